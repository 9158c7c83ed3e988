"""Writes the rules in `docs/rules/` from the pages that the bot shows: `python -m tools.handbook`.

A file for each game and language, `unsortiert.md` in English and `unsortiert.de.md` in German, with the same
pictures. Whoever changes a text or a figure runs it again.
"""

import re
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.pictures.paint import paint
from bot.texts import FALLBACK, language_name, languages, texts
from cogs.faces import FACES
from cogs.faces.cards import AS_TEXT, plain
from cogs.faces.sheets import Figure, Sheet

DOCS = Path(__file__).parents[1] / "docs"
RULES = DOCS / "rules"
PICTURES = DOCS / "images" / "rules"
WIDTH = 120
"""How long a line of a document is at most, in characters."""

_NOT_WRITTEN = {ord(AS_TEXT): None, ord("\u2060"): None}
"""What only messages need, lest suits are drawn as pictures and runs torn apart at the end of a line."""


_LOOKS_LIKE_A_LIST = re.compile(r"^(\s*\d*)([-+*.)] )")


def documents() -> Iterator[tuple[Path, str]]:
    """Every document with what has to stand in it."""
    for game in FACES:
        for language in languages():
            yield RULES / _file(game, language), _document(game, language)


def pictures() -> Iterator[tuple[Path, Figure]]:
    """Every picture in the documents, by its file."""
    for game, face in FACES.items():
        for language in languages():
            for figure in _figures(face.rules(texts(language))):
                yield PICTURES / _picture(game, language, figure), figure


def write() -> None:
    """Write all documents and paint their pictures; pictures that no document shows any more are deleted."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path, text in documents():
        path.write_text(text, encoding="utf-8")
    wanted = dict(pictures())
    for path in PICTURES.glob("*.png"):
        if path not in wanted:
            path.unlink()
    for path, figure in wanted.items():
        path.write_bytes(paint(figure.sketch))


def _document(game: str, language: str) -> str:
    say = texts(language)
    parts = [f"# {say(f'{game}-name')}", _others(game, language)]
    for sheet in FACES[game].rules(say):
        parts.append(f"## {sheet.title}")
        parts += [_part(game, language, one) for passage in sheet.passages for one in passage]
    parts.append(paragraph(say("rules-cases", file=f"{game}-cases.md")))
    return plain("\n\n".join(parts)).translate(_NOT_WRITTEN) + "\n"


def _others(game: str, language: str) -> str:
    """The way to the other languages."""
    others = [one for one in languages() if one != language]
    return " · ".join(f"[{language_name(one)}]({_file(game, one)})" for one in others)


def _file(game: str, language: str) -> str:
    return f"{game}.md" if language == FALLBACK else f"{game}.{language}.md"


def _picture(game: str, language: str, figure: Figure) -> str:
    return f"{game}-{language}-{figure.name}.png"


def _figures(sheets: Sequence[Sheet]) -> Iterator[Figure]:
    for sheet in sheets:
        for passage in sheet.passages:
            yield from (part for part in passage if isinstance(part, Figure))


def _part(game: str, language: str, part: str | Figure) -> str:
    if isinstance(part, Figure):
        return f"![{part.alt}](../images/rules/{_picture(game, language, part)})"
    return paragraph(part)


def paragraph(text: str) -> str:
    """Lines of a text, the items of a list below each other and parted from what goes before."""
    lines = [_wrapped(line) for line in text.splitlines()]
    return "\n".join(
        f"\n{line}" if number and _indent(line) and not _indent(lines[number - 1]) else line
        for number, line in enumerate(lines)
    )


def _wrapped(line: str) -> str:
    """A line in as many as it needs, of which none looks like a list because a number stands first."""
    first, *others = textwrap.wrap(line, WIDTH - 1, subsequent_indent=_indent(line))
    return "\n".join([first, *(_LOOKS_LIKE_A_LIST.sub(r"\1\\\2", other) for other in others)])


def _indent(line: str) -> str:
    """How far the later lines of a list's item are moved to the right; not at all where it is none."""
    return "  " if line.startswith("- ") else ""


if __name__ == "__main__":
    write()

"""Commands in the reader's language, as the page lists them and as they are typed out; knows none of them.

simcord lists commands by the names they were made with; on Discord everybody has them in their own language.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

Command = Mapping[str, Any]
"""A command, a part of one, an option or a choice, as it was registered with Discord."""

_ENTITIES = frozenset({"user", "channel", "role", "mentionable"})
"""Options whose candidates the page finds by the name that they were made with, which they therefore keep."""


def translated(catalog: Mapping[str, Any], commands: Iterable[Command], language: str) -> dict[str, Any]:
    """The page's list of commands with names, descriptions, options and choices in ``language``."""
    roots = {str(one["id"]): one for one in commands}
    entries = catalog.get("entries", [])
    return {
        **catalog,
        "entries": [_entry(shown, roots[shown["commandId"]], language) for shown in entries],
    }


def _entry(shown: Mapping[str, Any], root: Command, language: str) -> dict[str, Any]:
    parts = list(_parts(root, shown["path"]))
    options = zip(shown["options"], parts[-1].get("options") or [], strict=True)
    return {
        **shown,
        "invocation": " ".join(_in(language, part) for part in parts),
        "description": _in(language, parts[-1], "description"),
        "options": [_option(option, made, language) for option, made in options],
    }


def _option(shown: Mapping[str, Any], made: Command, language: str) -> dict[str, Any]:
    choices = [{"name": _in(language, one), "value": one["value"]} for one in made.get("choices") or []]
    return {
        **shown,
        "name": _option_name(shown["type"], made, language),
        "description": _in(language, made, "description"),
        "choices": choices,
    }


def _option_name(kind: str, made: Command, language: str) -> str:
    return str(made["name"]) if kind in _ENTITIES else _in(language, made)


def as_made(body: Mapping[str, Any], catalog: Mapping[str, Any], listed: Mapping[str, Any]) -> dict[str, Any]:
    """What the page asks for by the names of options in its ``listed`` catalog, by those of simcord's own."""
    asked = (body.get("command_id"), body.get("path"))
    made = next(
        (
            {
                said["name"]: known["name"]
                for said, known in zip(shown["options"], entry["options"], strict=True)
            }
            for entry, shown in zip(catalog.get("entries", []), listed.get("entries", []), strict=True)
            if (entry["commandId"], entry["path"]) == asked
        ),
        {},
    )
    options = body.get("options")
    renamed = {"focused": made.get(body.get("focused"), body.get("focused"))} if "focused" in body else {}
    if isinstance(options, Mapping):
        renamed["options"] = {made.get(name, name): value for name, value in options.items()}
    return {**body, **renamed}


def typed(content: object, catalog: Mapping[str, Any], commands: Iterable[Command]) -> dict[str, Any] | None:
    """The command that somebody typed out and sent as a message, which the page takes for one.

    In any language: whoever has heard of a command elsewhere may call it by the name it has there.
    """
    words = content.split() if isinstance(content, str) else []
    roots = {str(one["id"]): one for one in commands}
    for entry in catalog.get("entries", []):
        if _spells(words, roots[entry["commandId"]], entry["path"]):
            named = {"command_id": entry["commandId"], "schema_fingerprint": entry["schemaFingerprint"]}
            return {**named, "path": entry["path"], "options": {}}
    return None


def _spells(words: Sequence[str], root: Command, path: Sequence[str]) -> bool:
    """Whether words name the command at ``path`` below ``root``, each word in whatever language."""
    if len(words) != len(path) or not words[0].startswith("/"):
        return False
    said = (words[0].removeprefix("/"), *words[1:])
    return all(word in _names(part) for word, part in zip(said, _parts(root, path), strict=True))


def _parts(root: Command, path: Sequence[str]) -> Iterator[Command]:
    """A command and what is below it, down to the end of ``path``, which begins with its own name."""
    yield root
    for name in path[1:]:
        root = next(part for part in root["options"] if part["name"] == name)
        yield root


def _names(part: Command) -> set[str]:
    return {part["name"], *(part.get("name_localizations") or {}).values()}


def _in(language: str, part: Command, what: str = "name") -> str:
    """The name or description of something in a language; where it has none, what it was made with."""
    known: Mapping[str, str] = part.get(f"{what}_localizations") or {}
    found = (text for tag, text in known.items() if tag.partition("-")[0] == language)
    return str(next(found, part.get(what, "")))

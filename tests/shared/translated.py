"""The files of texts, entry by entry; knows no test."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import texts


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's way
        """One variable."""
        self.names.add(node.id.name)


def entries(language: str) -> list[ftl.EntryType]:
    """Everything in a language's files."""
    return [entry for path in files(language) for entry in parsed(path)]


def files(language: str) -> list[Path]:
    """The language's own file, then those of single games."""
    return [texts.FOLDER / f"{language}.ftl", *sorted(texts.FOLDER.glob(f"{language}.*.ftl"))]


def parsed(path: Path) -> list[ftl.EntryType]:
    """Everything in a file."""
    return FluentParser().parse(path.read_text(encoding="utf-8-sig")).body


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language with the variables of each."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def variants(language: str, key: str) -> list[str]:
    """What a message is told by, which is one choice between words: the words of its variants."""
    (entry,) = [one for one in entries(language) if isinstance(one, ftl.Message) and one.id.name == key]
    assert entry.value is not None
    (element,) = entry.value.elements
    assert isinstance(element, ftl.Placeable)
    assert isinstance(element.expression, ftl.SelectExpression)
    return [one.key.name for one in element.expression.variants if isinstance(one.key, ftl.Identifier)]

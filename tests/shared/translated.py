"""The files of texts, entry by entry; knows no test."""

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
    """Everything in a language's file."""
    text = (texts.FOLDER / f"{language}.ftl").read_text(encoding="utf-8-sig")
    return FluentParser().parse(text).body


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language with the variables of each."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found

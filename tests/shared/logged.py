"""What the bot logged as an error; knows no test."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class Errors(logging.Handler):
    """What was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the line."""
        self.lines.append(f"{record.name}: {self.format(record)}")

    def expected(self, part: str) -> None:
        """Check that exactly one error was logged, with ``part`` in it, and forgive it."""
        assert len(self.lines) == 1, self.lines
        assert part in self.lines.pop()


@contextmanager
def no_errors() -> Iterator[Errors]:
    """Hear what is logged meanwhile; fails when in the end there is an error that was not expected."""
    handler = Errors()
    logging.getLogger().addHandler(handler)
    try:
        yield handler
    finally:
        logging.getLogger().removeHandler(handler)
    assert not handler.lines

"""Has SQLAlchemy compile a statement once, so that running it costs only its values; knows no statement."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Dialect

from bot.store.queries import Row, Statement


class Prepared:
    """A statement for one set of columns, in one dialect."""

    def __init__(self, statement: Statement, columns: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(columns))
        self.text = compiled.string
        self._names = compiled.positiontup or []
        self._processors = {
            name: process
            for name in self._names
            if (process := compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            is not None
        }

    def values(self, row: Row) -> tuple[Any, ...]:
        """The values of a row as the database takes them, in the order of the statement."""
        process = self._processors
        return tuple(process[name](row[name]) if name in process else row[name] for name in self._names)


class Preparer:
    """Keeps what was prepared: there are few statements, and few sets of columns that change together."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._prepared: dict[tuple[Statement, tuple[str, ...]], Prepared] = {}

    def batch(self, statement: Statement, rows: Sequence[Row]) -> tuple[str, list[tuple[Any, ...]]]:
        """The statement's text with the values of each row; all rows have the same columns."""
        key = statement, tuple(rows[0])
        prepared = self._prepared.get(key)
        if prepared is None:
            prepared = self._prepared[key] = Prepared(*key, self._dialect)
        return prepared.text, [prepared.values(row) for row in rows]

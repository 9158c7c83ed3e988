"""Engine values to JSON and back, strictly; knows no game but by the type of its state."""

import json
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine.game import AnyGame

FORMAT = 1
"""The number of the form in which states are written; a change of any game's state type makes a new one."""


class Unreadable(ValueError):
    """Raised when a text is not exactly what `Codec.write` makes of some state."""


class Codec:
    """Writes and reads the states of one game."""

    def __init__(self, game: AnyGame) -> None:
        self._adapter: TypeAdapter[Any] = TypeAdapter(game.state_type)

    def write(self, state: Any) -> str:
        """The state as JSON with the number of its format."""
        return f'{{"format":{FORMAT},"state":{self._adapter.dump_json(state).decode()}}}'

    def read(self, text: str) -> Any:
        """The state back from its JSON.

        Raises `Unreadable` for anything else: another format, a field that is missing, unknown, of another
        type, or left to a default.
        """
        try:
            written = _opened(text)
            state = self._adapter.validate_json(json.dumps(written), strict=True)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            raise Unreadable(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from error
        except RecursionError:
            raise Unreadable("it is nested deeper than any state") from None
        # pydantic passes over unknown fields of dataclasses: only writing the state again shows them
        if json.loads(self._adapter.dump_json(state)) != written:
            raise Unreadable("it does not come out as it went in")
        return state


def _opened(text: str) -> Any:
    try:
        document = json.loads(text)
    except ValueError as error:
        raise Unreadable("it is not JSON") from error
    if not isinstance(document, dict) or document.keys() != {"format", "state"}:
        raise Unreadable("it is not a state with its format")
    if document["format"] != FORMAT or isinstance(document["format"], bool):
        raise Unreadable(f"its format is {document['format']!r}, not {FORMAT}")
    return document["state"]

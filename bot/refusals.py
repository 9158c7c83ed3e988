"""Why the table service does not do what somebody asked for; knows no text and no check."""

from enum import StrEnum

from bot.table import Table


class Refusal(StrEnum):
    """Why the service does not do what somebody asked for.

    All begin with the first two, and of a move the first group is checked in this order. In which order the
    others are is up to each function.
    """

    NO_TABLE = "no-table"
    ENDED = "ended"
    NOT_SEATED = "not-seated"
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"
    """The click answers a question that is no longer open."""
    ILLEGAL = "illegal"

    TABLE_HERE = "table-here"
    """The channel has a table already; it comes with the refusal."""
    RUNNING = "running"
    NOT_RUNNING = "not-running"
    RESTS = "rests"
    """Nobody is present, and no cards are dealt to a table where nobody is."""
    SEATED = "seated"
    FULL = "full"
    NO_COMPUTER = "no-computer"
    """There is no computer player to remove."""
    COMPUTERS_OFF = "computers-off"
    """The server lets no computer player sit down."""
    TOO_FEW = "too-few"
    NOT_HOST = "not-host"
    TOO_EARLY = "too-early"
    """The others have not waited for long enough to vote, or there is a time limit."""
    WAITED_FOR = "waited-for"
    """Who is waited for has no vote."""
    NO_SEAT = "no-seat"
    """There is no such seat, or nobody on it whom this could be about."""
    NOT_FREE = "not-free"
    """A person holds the seat, or somebody has asked for it already."""


class Refused(Exception):
    """Raised when the service refuses; nothing has changed."""

    def __init__(self, refusal: Refusal, table: Table | None = None) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
        self.table = table
        """The table as it stands, where there is one."""

"""What messages tell of a table besides its game, from the table as the service knows it; knows no view."""

from bot.table import Holder, Table
from cogs.faces.face import Facts, Presence, Sitter
from engine.game import Seat
from engine.registry import GAMES


def facts(table: Table, seat: Seat | None = None) -> Facts:
    """What a message for ``seat`` (None: for everybody) tells about a table besides its game."""
    return Facts(
        table=table.id,
        decision=table.revision if seat is None else table.decisions.get(seat, table.revision),
        sitters=tuple(sitter(table, holder) for holder in table.seats),
        options=GAMES[table.game].options(len(table.seats), table.choices.options),
        deadline=table.deadline,
        pace=table.choices.pace.value,
        late=tuple(sorted(table.late, key=table.late.__getitem__)),
        commitment=table.commitment,
        seed=table.seed,
        deck=table.choices.face,
        rests=table.rests,
        expires=table.expires,
        notes=table.notes,
        hints=table.choices.hints,
    )


def sitter(table: Table, holder: Holder) -> Sitter:
    """Who sits on one of its seats."""
    computer = holder.user_id is None
    return Sitter(
        holder.name,
        computer=computer,
        host=not computer and holder.user_id == table.host_id,
        instead_of="" if holder.former_id is None else holder.name,
        presence=_presence(holder),
        wish=holder.wish,
    )


def _presence(holder: Holder) -> Presence:
    if holder.user_id is None or not holder.missed:
        return Presence.HERE
    return Presence.AWAY if holder.attended else Presence.REPLACED

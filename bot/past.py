"""What is on record of a game that has ended, as its transcript and as people saw it; knows no store."""

import logging
from typing import Any

from bot.store import Record
from bot.table import Table
from engine.cards import Card
from engine.game import AnyGame
from engine.transcript import BadTranscript, Transcript, deal_ends

_LOG = logging.getLogger(__name__)


def transcript(table: Table, record: Record) -> Transcript:
    """All deals and moves of a table's game."""
    options = {"players": len(table.seats), **table.choices.options}
    deals = tuple(tuple(map(Card, cards.split())) for cards in record.deals)
    moves = tuple(f"{seat} {move}" for seat, move in record.moves)
    return Transcript(table.game, options, deals, moves)


def history(table: Table, record: Record, game: AnyGame) -> tuple[Any, ...]:
    """A spectator's view right after each deal; none where the record is damaged, and the log says so.

    That takes a few milliseconds, which is no more than a move does.
    """
    try:
        return tuple(game.view(state, None) for state in deal_ends(transcript(table, record)))
    except BadTranscript as bad:
        _LOG.warning("How the game of table %d went cannot be told: %s", table.id, bad)
        return ()

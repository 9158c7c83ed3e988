"""Moments of games that are worth looking at, each with what makes it one; knows no table, page and test.

Alex, Kim, Noa and a computer player sit there.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Any

from engine.registry import GAMES
from engine.scouting import moves as scouting
from engine.scouting.view import Phase as ScoutingPhase
from engine.scouting.view import View as ScoutingView
from engine.shithead import moves as shithead
from engine.shithead.ranks import GLASS, MAGIC, RANK, in_order
from engine.unsortiert.moves import Play, Take
from engine.unsortiert.view import Phase, View

if TYPE_CHECKING:
    from engine.shithead.view import View as ShitheadView

ALEX, KIM, NOA, COMPUTER = SEATS = range(4)

CHIPS = {"chips": 2}
"""What everybody begins with in Unsortiert, so that a game has a handful of deals."""


class Moment(StrEnum):
    """What has just come about."""

    LOBBY = "lobby"
    """Alex, Kim and Noa sit there, and the game could start."""
    TURN = "turn"
    """Alex is to play in mid-game, with a joker that can be several things and a reserve card of some use."""
    DRAWING = "drawing"
    """Alex has won a round with a draw card and is to place what was drawn."""
    LAST_OF_DEAL = "last-of-deal"
    """The computer player is about to end a deal."""
    LAST_OF_ALL = "last-of-all"
    """The computer player is about to end a game that Alex wins."""
    SCOUTING_TURN = "scouting-turn"
    """Alex can beat a show, scout from either end of it, and do both, each in several ways."""
    SCOUTING_DEAL = "scouting-last-of-deal"
    """The computer player is about to end the second deal by scouting, so that one hand costs nothing."""
    SCOUTING_END = "scouting-last-of-all"
    """The computer player is about to end a game that Alex wins."""
    SHITHEAD_CHOICE = "shithead-choice"
    """Alex and Kim still choose which cards lie open, and Alex has the highest one in hand."""
    SHITHEAD_TURN = "shithead-turn"
    """Alex is to play on glass in mid-game and has several of a rank; somebody has taken a pile."""
    SHITHEAD_END = "shithead-last-of-all"
    """The computer player is about to end a game that Alex wins."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Which game it is, and how the moment is known."""

    game: str
    wanted: Callable[[Any], bool] | None = None
    """Whether a state of a game in which somebody is to act is it; None for the lobby."""
    options: Mapping[str, int] = field(default_factory=dict)


def greedy(game: str, state: Any) -> tuple[int, Any]:
    """Who makes the next move, the last seat first where several may, and which."""
    seat = max(GAMES[game].to_act(state))
    view = GAMES[game].view(state, seat)
    return seat, GAMES[game].players["greedy"](view, Random(0))  # noqa: S311 - it leaves nothing to chance


def _seen(game: str, state: Any) -> Any:
    """What Alex sees; None while it is somebody else's turn."""
    return GAMES[game].view(state, ALEX) if GAMES[game].to_act(state) == (ALEX,) else None


def _after_computer(game: str, state: Any) -> Any:
    """What everybody sees after the computer player's move; None while it is somebody else's turn."""
    if GAMES[game].to_act(state) != (COMPUTER,):
        return None
    after, _ = GAMES[game].apply(state, *greedy(game, state))
    return GAMES[game].view(after, None)


def _turn(state: Any) -> bool:
    view: View | None = _seen("unsortiert", state)
    if view is None:
        return False
    plays = [move for move in view.legal if isinstance(move, Play)]
    groups = Counter((play.start, play.length) for play in plays)
    return (
        view.deal > 1
        and len(view.acts) > 1
        and any(isinstance(move, Take) for move in view.legal)
        and 4 <= len(groups) <= 9
        and any(readings > 1 and length > 1 for (_, length), readings in groups.items())
    )


def _drawing(state: Any) -> bool:
    view: View | None = _seen("unsortiert", state)
    return view is not None and view.phase is Phase.INSERT and len(view.hand) >= 4


def _ends_deal(state: Any) -> bool:
    after: View | None = _after_computer("unsortiert", state)
    return after is not None and not after.losers and after.result is not None and after.phase is Phase.DEAL


def _ends_game(state: Any) -> bool:
    after: View | None = _after_computer("unsortiert", state)
    return after is not None and bool(after.losers) and ALEX not in after.losers and after.deal > 3


def _scouting_turn(state: Any) -> bool:
    view: ScoutingView | None = _seen("scouting", state)
    if view is None:
        return False
    shows = [move for move in view.legal if isinstance(move, scouting.Show)]
    both = [move for move in view.legal if isinstance(move, scouting.ScoutShow)]
    joined = [move for move in both if move.start <= move.place < move.start + move.length]
    return (
        view.deal > 1
        and len(view.acts) == len(SEATS)
        and any(act.scouted for act in view.acts)
        and len(view.show) == 2
        and 2 <= len(shows) <= 6
        and len(view.hand) > 6
        and {move.end for move in both} == {*scouting.End}
        and any(move.end is scouting.End.LEFT and move.length > 2 for move in joined)
        and not all(view.markers)
    )


def _scouting_ends_deal(state: Any) -> bool:
    after: ScoutingView | None = _after_computer("scouting", state)
    if after is None or after.result is None or after.phase is not ScoutingPhase.DEAL:
        return False
    return after.deal == 2 and after.result.exempt is not None


def _scouting_ends_game(state: Any) -> bool:
    after: ScoutingView | None = _after_computer("scouting", state)
    return after is not None and after.winners == (ALEX,)


def _shithead_choice(state: Any) -> bool:
    if GAMES["shithead"].to_act(state) != (ALEX, KIM):
        return False
    view: ShitheadView = GAMES["shithead"].view(state, ALEX)
    cards = in_order((*view.hand, *view.open[ALEX]))
    return MAGIC.isdisjoint(RANK[card] for card in cards) and cards[-1] in view.hand


def _shithead_turn(state: Any) -> bool:
    view: ShitheadView | None = _seen("shithead", state)
    if view is None:
        return False
    plays = [move for move in view.legal if isinstance(move, shithead.Play)]
    return (
        len(view.hand) > 4
        and len(plays) > 4
        and max(play.count for play in plays) > 1
        and len(view.pile) > 4
        and any(act.cards and RANK[act.cards[0]] == GLASS for act in view.acts[-1:])
        and view.value is not None
        and max(view.hand_sizes) > len(view.hand)
        and not view.places
        and any(len(cards) < shithead.LYING for cards in view.open)
    )


def _shithead_ends(state: Any) -> bool:
    after: ShitheadView | None = _after_computer("shithead", state)
    return after is not None and after.ending is not None and after.places[0] == (ALEX,)


SIGHTS: Mapping[Moment, Sight] = {
    Moment.LOBBY: Sight("unsortiert", None, CHIPS),
    Moment.TURN: Sight("unsortiert", _turn, CHIPS),
    Moment.DRAWING: Sight("unsortiert", _drawing, CHIPS),
    Moment.LAST_OF_DEAL: Sight("unsortiert", _ends_deal, CHIPS),
    Moment.LAST_OF_ALL: Sight("unsortiert", _ends_game, CHIPS),
    Moment.SCOUTING_TURN: Sight("scouting", _scouting_turn),
    Moment.SCOUTING_DEAL: Sight("scouting", _scouting_ends_deal),
    Moment.SCOUTING_END: Sight("scouting", _scouting_ends_game),
    Moment.SHITHEAD_CHOICE: Sight("shithead", _shithead_choice),
    Moment.SHITHEAD_TURN: Sight("shithead", _shithead_turn),
    Moment.SHITHEAD_END: Sight("shithead", _shithead_ends),
}

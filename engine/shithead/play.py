"""What comes of a move in Shithead; knows no notation and no view."""

from engine.game import Seat
from engine.rows import clockwise, latest, replaced
from engine.shithead import opening
from engine.shithead.endings import after_play, end_if_over
from engine.shithead.events import Burnt, Drew, Event, Played, Refilled, Skipped, TookPile, WentOut
from engine.shithead.legal import check, playable
from engine.shithead.moves import Blind, Move, Open, Play
from engine.shithead.piles import burns
from engine.shithead.ranks import RANK, SKIP, in_order
from engine.shithead.state import Cards, Holding, State, Step
from engine.shithead.view import RECENT, Act, Deed


def apply(state: State, seat: Seat, move: Move) -> Step:
    """Make a move; raises `IllegalMove`."""
    check(state, seat, move)
    if isinstance(move, Play):
        return _play(state, seat, move)
    if isinstance(move, Open):
        return opening.choose(state, seat, move)
    if isinstance(move, Blind):
        return _turn(state, seat, move)
    return _take(state, seat, Deed.TAKE, (), state.held[seat])


def _play(state: State, seat: Seat, move: Play) -> Step:
    """The first cards of a rank leave the hand or, when that is empty, the open cards (S25, S26)."""
    own = state.held[seat]
    cards = own.hand or own.open
    start = [RANK[card] for card in cards].index(move.rank)
    end = start + move.count
    laid, kept = cards[start:end], cards[:start] + cards[end:]
    if own.hand:
        return _lay(state, seat, Deed.HAND, laid, Holding(kept, own.open, own.blind))
    return _lay(state, seat, Deed.OPEN, laid, Holding((), kept, own.blind))


def _turn(state: State, seat: Seat, move: Blind) -> Step:
    """Everybody sees the card; if it cannot be played it goes into the hand with the pile (S28)."""
    blind = state.held[seat].blind
    turned = (blind[move.place],)
    left = Holding((), (), blind[: move.place] + blind[move.place + 1 :])
    if turned[0] in playable(state):
        return _lay(state, seat, Deed.BLIND, turned, left)
    return _take(state, seat, Deed.BLIND, turned, left)


def _take(state: State, seat: Seat, deed: Deed, turned: Cards, left: Holding) -> Step:
    """The pile and a turned card go into the hand, and the next in order plays on an empty one (S30)."""
    gained = state.pile + turned
    act = Act(seat, deed, turned, taken=len(gained), burnt=0, skipped=(), out=False)
    taken = State(
        standing=state.standing,
        turn=clockwise(state.standing.playing, seat + 1)[0],
        held=replaced(state.held, seat, Holding(in_order(left.hand + gained), left.open, left.blind)),
        stock=state.stock,
        pile=(),
        burnt=state.burnt,
        turns=state.turns + 1,
        acts=latest(state.acts, act, RECENT),
    )
    after, more = end_if_over(taken)
    return after, (TookPile(act), *more)


def _lay(state: State, seat: Seat, deed: Deed, laid: Cards, left: Holding) -> Step:
    """Cards come onto the pile; they may burn it, skip others and be the seat's last ones.

    Who burns the pile goes on, unless that were the last cards (S24); then the next in order does.
    """
    pile = state.pile + laid
    gone = pile if burns(pile) else ()
    drawn = state.stock[: max(0, state.options.hand_size - len(left.hand))] if state.stock else ()
    if drawn:
        left = Holding(in_order(left.hand + drawn), left.open, left.blind)
    out = not left.size
    standing = after_play(state.standing, seat, out=out)
    coming = clockwise(standing.playing, seat + 1)
    skipped = () if gone else _skipped(coming, laid)
    act = Act(seat, deed, laid, 0, len(gone), skipped, out)  # none is taken; keywords are slower
    lain = State(
        standing=standing,
        turn=seat if gone and not out else coming[len(skipped) % len(coming)],
        held=replaced(state.held, seat, left),
        stock=state.stock[len(drawn) :],
        pile=() if gone else pile,
        burnt=state.burnt + gone,
        turns=state.turns + 1,
        acts=latest(state.acts, act, RECENT),
    )
    after, more = end_if_over(lain)
    return after, (*_told(after, act, drawn), *more)


def _skipped(coming: tuple[Seat, ...], laid: Cards) -> tuple[Seat, ...]:
    """Whom eights skip: one after the other of those who come, round and round (S22), if the game goes on."""
    if RANK[laid[0]] != SKIP or len(coming) == 1:
        return ()
    return tuple(coming[number % len(coming)] for number in range(len(laid)))


def _told(after: State, act: Act, drawn: Cards) -> list[Event]:
    """What everybody hears of cards that were laid, and the seat of those that it draws."""
    told: list[Event] = [Played(act)]
    if act.burnt:
        told.append(Burnt(act.burnt))
    if drawn:
        told += Drew(drawn, to=act.seat), Refilled(act.seat, len(drawn), len(after.stock))
    if act.skipped:
        told.append(Skipped(act.skipped))
    if act.out:
        told.append(WentOut(act.seat))
    return told

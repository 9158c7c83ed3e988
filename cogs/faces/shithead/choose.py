"""Which three cards shall lie open before a game of Shithead; while it is not Ready nothing has happened.

The selection stands in the step: `pick:024` are the first, third and fifth of one's cards in their order.
"""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Item

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.hints import hint_button
from cogs.faces.layout import button, message, rows, text
from cogs.faces.shithead.cards import draw
from cogs.faces.shithead.own import Own, own
from cogs.faces.shithead.own_cards import cards_shown
from cogs.faces.steps import FIRST_STEP, back
from cogs.faces.waiting import until
from engine.cards import Card
from engine.shithead.moves import LYING, Open
from engine.shithead.ranks import in_order
from engine.shithead.view import View

PICK = "pick"
"""The verb of the steps."""

_READY = "ready"
"""What the button says that cannot be pressed yet; as a step it makes no sense."""


def choose(say: Say, facts: Facts, view: View, step: str, notice: str) -> Illustrated:
    """One's hand and open cards as buttons, those that shall lie open marked, and what comes of it."""
    now = own(view)
    cards = in_order((*now.hand, *now.open))
    picked = _picked(now, cards, step)
    chosen = Own(
        hand=tuple(card for place, card in enumerate(cards) if place not in picked),
        open=tuple(card for place, card in enumerate(cards) if place in picked),
        blind=now.blind,
    )
    question = [f"### {say('shithead-choose-title')}", say("shithead-choose-how"), until(say, facts)]
    last = [
        _ready(say, facts, chosen.open),
        *hint_button(say, facts, view.legal, FIRST_STEP if chosen == now else _step(picked)),
        *([] if chosen == now else [back(say, facts)]),
    ]
    return message(
        text(notice, *question),
        *cards_shown(say, facts, chosen),
        *_toggles(say, facts, cards, picked),
        *rows(last),
    )


def _picked(now: Own, cards: Sequence[Card], step: str) -> Sequence[int]:
    """The places of the cards that a step says, in order; of those that lie open now where it says none."""
    verb, _, rest = step.partition(":")
    places = [place for place in range(len(cards)) if str(place) in rest]
    if verb == PICK and _step(places) == step:
        return places
    return [place for place, card in enumerate(cards) if card in now.open]


def _step(places: Sequence[int]) -> str:
    return f"{PICK}:{''.join(map(str, places))}"


def _toggles(say: Say, facts: Facts, cards: Sequence[Card], picked: Sequence[int]) -> list[ActionRow[Any]]:
    """A button for each card that says what the selection is then; the row is broken in the middle."""
    half = (len(cards) + 1) // 2
    buttons = [_toggle(say, facts, place, card, picked) for place, card in enumerate(cards)]
    return [*rows(buttons[:half]), *rows(buttons[half:])]


def _toggle(say: Say, facts: Facts, place: int, card: Card, picked: Sequence[int]) -> Item[Any]:
    there = place in picked
    what = _step(sorted({*picked} ^ {place}))
    label = say("shithead-choose-picked" if there else "shithead-choose-card", card=draw(say, [card]))
    style = ButtonStyle.success if there else ButtonStyle.secondary
    return button(facts.table, facts.decision, what, label, style)


def _ready(say: Say, facts: Facts, lying: tuple[Card, ...]) -> Item[Any]:
    """The button that makes the move, once exactly three cards are selected."""
    missing = LYING - len(lying)
    which = "ready" if not missing else "more" if missing > 0 else "less"
    label = say("shithead-choose-ready", which=which, count=abs(missing))
    what = _READY if missing else str(Open(lying))
    return button(facts.table, facts.decision, what, label, ButtonStyle.primary, disabled=bool(missing))

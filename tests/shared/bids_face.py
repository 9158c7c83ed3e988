"""The smallest face that a game can have, for the game of bids; the module is the `Face`."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from bids import BIDS, View
from tongues import speaking

from bot.pictures.illustrated import Illustrated
from bot.texts import Say
from cogs import faces
from cogs.faces.board import Story, public
from cogs.faces.cards import in_code, printed
from cogs.faces.face import Facts
from cogs.faces.layout import GREY, button, message, rows, text
from cogs.faces.lessons import Lesson, Told
from cogs.faces.more import about
from cogs.faces.over import own_end, way_on, won
from cogs.faces.result import behind
from cogs.faces.seats import seat_names
from cogs.faces.sheets import Sheet, start
from engine import registry
from engine.cards import Card
from engine.game import OptionValue

TEXTS = """
bids-name = Bids
bids-command = bids
bids-command-about = Open a table for a game of Bids
bids-option-deals = deals
bids-option-deals-about = How many deals are played
bids-settings-deals = Deals of Bids
bids-choice-deals = { $value ->
    [usual] 3 deals
   *[other] { $value } deals
}
bids-card = Your card: { $card }
bids-bid = Bid { $number }
bids-asked = { $names } still have to bid.
bids-sums = So far: { $sums }
bids-lost = You have lost.
bids-marks = ➤ still has to bid.
bids-rules-start-game = The lowest sum of bids loses.
bids-rules-start-bid = **2. Bid:** one, two or three.
bids-rules = All bid at once.
bids-story-card-dealt = { $to } gets { $card }
bids-story-has-bid = { $seat } has bid
bids-story-deal-ended = Bids: { $bids }
"""
"""What only this game says, as a file of its own."""


def register(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Put the game in both registries and its texts, copied to a new folder, beside the others'."""
    speaking(patch, folder, **{"en.bids": TEXTS})
    patch.setitem(registry._BY_KEY, "bids", BIDS)
    patch.setitem(faces._BY_KEY, "bids", sys.modules[__name__])


def decks() -> Mapping[str, Mapping[str, OptionValue]]:
    """One."""
    return MappingProxyType({"normal": {}})


def board(say: Say, facts: Facts, view: View) -> Illustrated:
    """Who still has to bid, and the sums."""
    asked = say("bids-asked", names=seat_names(say, facts, view.asked))
    seats = [*map(str, view.sums)]
    return public(say, facts, Story([f"### {say('bids-name')}"], asked, view.asked, [], seats), GREY)


def panel(say: Say, facts: Facts, view: View, step: str = "hand", notice: str = "") -> Illustrated:
    """One's card, and a button for each bid; there is no second step."""
    del step
    card = in_code([printed(say, Card(view.card))]) if view.card else ""
    bids = [
        button(facts.table, facts.decision, str(move), say("bids-bid", number=move.number))
        for move in view.legal
    ]
    told = _over(say, view) if view.over else [say("bids-card", card=card)]
    return message(text(notice, *told), *rows([*bids, way_on(say, facts, over=view.over)]))


def _over(say: Say, view: View) -> list[str]:
    """How the game has ended for who looks."""
    won_it = view.seat in view.winners
    return own_end(say, "bids", say("hand-won") if won_it else say("bids-lost"))


def result(say: Say, facts: Facts, view: View) -> Illustrated:
    """The sums."""
    sums = say("bids-sums", sums=" ".join(map(str, view.sums)))
    told = won(say, facts, "bids", view.winners, sums) if view.over else [f"### {say('bids-name')}", sums]
    return behind(say, facts, [told], over=view.over)


def moment(view: View) -> str:
    """The deal."""
    return str(view.sums)


def rules(say: Say) -> Sequence[Sheet]:
    """Two short pages."""
    playing = start(say, "bids", [say("bids-rules-start-bid")], len(course()))
    return playing, Sheet(say("bids-name"), ([say("bids-rules")],))


def course() -> Sequence[Lesson]:
    """There is no tutorial."""
    return ()


def answered(say: Say, facts: Facts, before: View, move: Any, after: View) -> Told:
    """Never asked, since there is no tutorial."""
    raise NotImplementedError


def more(say: Say, facts: Facts, view: View) -> Illustrated:
    """The pace, and what the mark on the board means."""
    del view
    return about(say, facts, GREY, marks=say("bids-marks"))

"""One's cards in Shithead as a picture, with what it says in words; knows no message around it."""

from collections.abc import Sequence

from bot.pictures.illustrated import Picture
from bot.pictures.sketches import Group, HandSketch
from bot.texts import Say
from cogs.faces.alts import as_alt
from cogs.faces.cards import plain
from cogs.faces.shithead.cards import draw, tiles
from cogs.faces.shithead.effects import effect, effect_word
from cogs.faces.shithead.marks import mark
from cogs.faces.shithead.offers import move_name
from cogs.faces.shithead.own import Own
from engine.cards import Card
from engine.shithead.moves import Play
from engine.shithead.ranks import RANK


def cards_picture(
    say: Say, cards: Own, playable: Sequence[tuple[Card, ...]] = (), pile: tuple[Card, ...] = ()
) -> Picture:
    """Hand, open and blind cards; marked are those that are ``playable`` on the pile, by rank."""
    groups = tuple(_group(say, cards.first.index(same[0]), same, pile) for same in playable)
    sketch = HandSketch(
        tiles(say, cards.hand),
        groups if cards.hand else (),
        numbered=False,
        word=say("shithead-picture-hand") if cards.hand and (cards.open or cards.blind) else "",
        open=tiles(say, cards.open),
        open_groups=() if cards.hand else groups,
        open_word=say("shithead-picture-open") if cards.open else "",
        blind=cards.blind,
        blind_word=say("shithead-picture-blind") if cards.blind else "",
    )
    fitting = ", ".join(_told(say, same, pile) for same in playable)
    words = [*_cards_told(say, cards), say("shithead-alt-playable", cards=fitting) if fitting else ""]
    return Picture(sketch, plain(as_alt(words)))


def _cards_told(say: Say, cards: Own) -> list[str]:
    return [
        say("shithead-alt-hand", cards=draw(say, cards.hand)) if cards.hand else say("shithead-alt-no-hand"),
        say("shithead-alt-open", cards=draw(say, cards.open)) if cards.open else "",
        say("alt-number", word=say("shithead-picture-blind"), count=cards.blind) if cards.blind else "",
    ]


def _group(say: Say, start: int, same: tuple[Card, ...], pile: tuple[Card, ...]) -> Group:
    done = effect(pile, same)
    return Group(start, len(same), mark(done, len(same)), effect_word(say, done, len(same)))


def _told(say: Say, same: tuple[Card, ...], pile: tuple[Card, ...]) -> str:
    """Cards of one rank, and what they do if all of them are played."""
    name = move_name(say, Play(RANK[same[0]], len(same)))
    done = effect_word(say, effect(pile, same), len(same))
    return say("shithead-alt-does", cards=name, does=done) if done else name

"""Hands and boards as pictures: loaded, told in words, and new after every move in the same message."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from player import Player
from playground_process import PlaygroundProcess
from playwright.sync_api import Browser, ViewportSize
from sights import Moment
from staged import stage

from bot.playground.world import OTHERS
from bot.texts import languages, texts

SCREENS = {"en": ViewportSize(width=1280, height=800), "de": ViewportSize(width=390, height=844)}


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    """Each in turn."""
    return str(request.param)


@pytest.fixture
def player(
    request: pytest.FixtureRequest, browser: Browser, tmp_path: Path, language: str
) -> Iterator[Player]:
    """Somebody who opens the page at the moment that the test names."""
    moment: Moment = request.param
    stage(tmp_path / "play.db", language, moment)
    with PlaygroundProcess(tmp_path / "play.db", "--lang", language) as playground:
        page = browser.new_page(viewport=SCREENS[language])
        player = Player(page, texts(language), f"{moment}-{language}")
        player.open(playground.url)
        player.press(player.say("button-my-hand"))
        yield player
        page.close()
        assert playground.stop() == 0
    assert "Traceback" not in playground.output


def moment(wanted: Moment) -> pytest.MarkDecorator:
    """Begin at this moment."""
    return pytest.mark.parametrize("player", [wanted], indirect=True, ids=str)


def begins(player: Player, key: str) -> str:
    """What an alt text says before it comes to the cards."""
    return player.say(key, card="|", cards="|", gaps="|").replace("\u2068", "").split("|")[0]


@moment(Moment.TURN)
def test_the_hand_is_replaced_in_its_place_by_each_step_of_a_choice_and_back(player: Player) -> None:
    """A hint, a joker's readings, a reserve card's places: until the last tap nothing has happened."""
    hand, private = player.picture(player.panel()), player.private().count()
    assert hand.alt.startswith(begins(player, "alt-hand"))
    player.press(player.say("button-hint"))
    assert "💡" in player.panel().inner_text()
    player.tap(player.with_more_readings())
    player.wait_for(player.say("unsortiert-read-how"))
    marked = player.picture(player.panel())
    assert marked.alt.startswith(begins(player, "alt-hand"))
    assert marked.source != hand.source
    player.shoot("joker")
    player.press(player.say("button-back"))
    player.tap(player.reserve_card())
    gaps = player.picture(player.panel())
    assert gaps.alt.partition(":")[0] != hand.alt.partition(":")[0]
    player.shoot("place")
    player.press(player.say("button-back"))
    again = player.picture(player.panel())
    assert again.alt == hand.alt
    assert player.private().count() == private


@moment(Moment.TURN)
def test_a_joker_that_was_called_something_is_gone_from_the_picture_and_told_on_the_board(
    player: Player,
) -> None:
    """Two taps, one move, which ends the round; the hand is still the same message."""
    joker = player.say("card-joker")
    board, hand = player.picture(player.boards().last), player.picture(player.panel())
    assert joker in hand.alt
    player.tap(player.with_more_readings())
    player.tap(player.choices()[0])
    after = player.picture(player.panel())
    assert joker not in after.alt
    assert player.private().count() == 1
    assert player.picture(player.boards().last, board.source).alt != board.alt
    assert joker in player.boards().last.inner_text()
    player.shoot("called")


@moment(Moment.TURN)
def test_a_reserve_card_that_was_taken_is_in_the_hand_and_off_the_board(player: Player) -> None:
    """At the place that was chosen, which is the first one offered."""
    board, hand = player.picture(player.boards().last), player.picture(player.panel())
    player.tap(player.reserve_card())
    player.tap(player.places())
    after = player.picture(player.panel())
    first = after.alt.removeprefix(begins(player, "alt-hand")).split(",")[0]
    assert first not in hand.alt
    assert after.alt.count(",") > hand.alt.partition(".")[0].count(",")
    assert player.picture(player.boards().last, board.source).alt != board.alt


@moment(Moment.DRAWING)
def test_each_drawn_card_is_shown_above_the_gaps_that_it_can_go_into(player: Player) -> None:
    """Another picture for each of the three, all in one message."""
    seen = []
    while player.places().count():
        gaps = player.picture(player.panel())
        seen.append(gaps.alt)
        player.tap(player.places())
    player.shoot("placed")
    assert len({*seen}) == len(seen) == 3
    assert player.private().count() == 1
    hand = player.picture(player.panel())
    assert hand.alt.startswith(begins(player, "alt-hand"))


@moment(Moment.SCOUTING_TURN)
def test_a_card_is_scouted_step_by_step_in_one_message(player: Player) -> None:
    """Which card, where to, and for Scout & Show what to show; each step leads back to the one before."""
    hand, private = player.picture(player.panel()), player.private().count()
    player.press(player.say("scouting-button-both"))
    player.wait_for(player.say("scouting-end-title"))
    player.tap(player.choices()[0])
    gaps = player.picture(player.panel())
    assert gaps.alt != hand.alt
    player.tap(player.places())
    player.wait_for(player.say("scouting-show-title"))
    widened = player.picture(player.panel())
    assert widened.alt.count(",") > hand.alt.count(",")
    for _ in range(3):
        player.press(player.say("button-back"))
    assert player.picture(player.panel()).alt == hand.alt
    assert player.private().count() == private


@moment(Moment.SCOUTING_TURN)
def test_a_scouted_card_is_in_the_hand_and_off_the_board(player: Player) -> None:
    """At the place that was chosen, which is the first one offered."""
    board, hand = player.picture(player.boards().last), player.picture(player.panel())
    player.tap(player.scouted_card())
    player.tap(player.places())
    after = player.picture(player.panel(), hand.source)
    first = after.alt.removeprefix(begins(player, "alt-hand")).split(",")[0]
    assert first not in hand.alt
    assert player.picture(player.boards().last, board.source).alt != board.alt
    player.shoot("scouted")


@moment(Moment.SHITHEAD_CHOICE)
def test_open_cards_are_chosen_by_tapping_and_nobody_sees_them_before_all_are_ready(player: Player) -> None:
    """The picture follows every tap, and the way back leads to the cards as they were dealt."""
    board, dealt = player.picture(player.boards().last), player.picture(player.panel())
    ready = player.say("shithead-choose-ready", which="ready", count=0)
    assert player.panel().get_by_role("button", name=ready, exact=True).is_enabled()
    player.tap(player.choices()[0])
    assert player.panel().get_by_role("button", name=ready, exact=True).count() == 0
    assert player.picture(player.panel(), dealt.source).alt != dealt.alt
    player.press(player.say("button-back"))
    assert player.picture(player.panel()).alt == dealt.alt
    player.press(ready)
    player.wait_for(player.say("shithead-hand-chosen"))
    player.wait_for(player.say("shithead-turn-choose", count=1, names=OTHERS[0]).replace("**", ""))
    assert player.picture(player.boards().last, board.source).alt != board.alt
    player.shoot("ready")


@moment(Moment.SHITHEAD_TURN)
def test_several_of_a_rank_are_played_with_one_tap(player: Player) -> None:
    """They are gone from the hand, and lie on the pile."""
    board, hand = player.picture(player.boards().last), player.picture(player.panel())
    player.tap(player.panel().get_by_role("button").filter(has_text="\N{MULTIPLICATION SIGN}2").first)
    after = player.picture(player.panel(), hand.source)
    told, left = (one.alt.partition(".")[0].split() for one in (hand, after))
    assert len(left) == len(told) - 2
    assert player.picture(player.boards().last, board.source).alt != board.alt
    player.shoot("several")

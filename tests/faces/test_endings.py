"""Whatever way a deal ends, each sentence of its result is true: held against every end of small deals."""

import pytest
from panels import FACE, content
from positions import GAME
from small_deals import ends

from bot.texts import languages, texts
from cogs.faces import Facts, Sitter
from cogs.faces.layout import message, text
from engine.game import Seat
from engine.unsortiert.combinations import STRENGTHS
from engine.unsortiert.moves import Kind
from engine.unsortiert.options import Options
from engine.unsortiert.plays import can_beat
from engine.unsortiert.state import State
from engine.unsortiert.view import Ending

NAMES = ("Anna", "Ben", "Cleo")
TOLD = Facts(table=7, decision=3, sitters=tuple(map(Sitter, NAMES)), options=Options(3, 3))

SENTENCES = {
    "en": {
        Ending.LAST: "Only {name} still held cards.",
        Ending.STUCK: "{name} could not beat and had no reserve card left.",
        Ending.DRAWS: "All the players left played their last cards, "
        "but {name} won the round and would have to draw.",
        Ending.ALL_OUT: "All the players left played their last cards; "
        "of them only the winner of the round gets away.",
    },
    "de": {
        Ending.LAST: "Nur {name} hatte noch Karten auf der Hand.",
        Ending.STUCK: "{name} konnte nicht überbieten und hatte keine Ersatzkarte mehr.",
        Ending.DRAWS: "Alle, die noch dabei waren, haben ihre letzten Karten gespielt, "
        "aber {name} hat die Runde gewonnen und müsste ziehen.",
        Ending.ALL_OUT: "Alle, die noch dabei waren, haben ihre letzten Karten gespielt; "
        "von ihnen kommt nur der Gewinner der Runde davon.",
    },
}
PAYS = {
    "en": ("{names} gives up a chip.", "{names} give up a chip each."),
    "de": ("{names} gibt einen Chip ab.", "{names} geben je einen Chip ab."),
}
BREAKS = {
    "en": (
        "{names} would have to give up a chip and has none left.",
        "{names} would have to give up a chip and have none left.",
    ),
    "de": (
        "{names} müsste einen Chip abgeben und hat keinen mehr.",
        "{names} müssten einen Chip abgeben und haben keinen mehr.",
    ),
}
LOSE = {"en": ("{names} loses.", "{names} lose."), "de": ("{names} verliert.", "{names} verlieren.")}
WIN = {
    "en": ("🏆 {names} wins!", "🏆 {names} win!"),
    "de": ("🏆 {names} gewinnt!", "🏆 {names} gewinnen!"),
}
PLAIN = {0x2068: None, 0x2069: None}
AND = {"en": " and ", "de": " und "}


def truth(state: State) -> tuple[Ending, list[Seat]]:
    """Why the deal ended and who loses it, from how everything lies, without asking the rules' own answer."""
    order, acts = state.round.order, state.acts
    holders = [seat for seat in order if state.hands[seat]]
    if len(acts) < len(order) and acts[-1].kind is not Kind.STOP:
        seat = order[len(acts)]
        assert state.best is not None
        assert not state.spares[seat]
        assert not can_beat(state.hands[seat], STRENGTHS[state.best.kind, state.best.number])
        return Ending.STUCK, [seat]
    if holders:
        assert len(holders) == 1
        return Ending.LAST, holders
    winner = max(acts, key=lambda act: STRENGTHS[act.kind, act.number]).seat
    if state.pile and any(act.kind is Kind.DRAW for act in acts):
        return Ending.DRAWS, [winner]
    return Ending.ALL_OUT, sorted(set(order) - {winner})


def line(language: str, forms: tuple[str, str], seats: list[Seat]) -> list[str]:
    """A sentence about these seats, in its form for one or for several; none about nobody."""
    *most, last = [NAMES[seat] for seat in seats] or [""]
    names = AND[language].join([", ".join(most), last]) if most else last
    return [forms[len(seats) > 1].format(names=names)] if seats else []


def told(language: str, chips: tuple[int, ...], ending: Ending, losers: list[Seat]) -> list[str]:
    """What a result has to say of the losers: why they lose, who pays, and who cannot."""
    return [
        SENTENCES[language][ending].format(name=NAMES[losers[0]]),
        *line(language, PAYS[language], [seat for seat in losers if chips[seat]]),
        *line(language, BREAKS[language], [seat for seat in losers if not chips[seat]]),
    ]


def finale(language: str, broke: list[Seat]) -> list[str]:
    """What a result says first of a game that these seats lost; nothing of one that goes on."""
    if not broke:
        return []
    winners = [seat for seat in range(len(NAMES)) if seat not in broke]
    won, lost = line(language, WIN[language], winners), line(language, LOSE[language], broke)
    say = texts(language)
    over = content(message(text(say("game-over", again=say("button-again"), command="unsortiert"))))
    return [*(f"## {text}" for text in won), *(f"### {text}" for text in lost), over]


@pytest.mark.parametrize("chips", [(1, 1, 0), (0, 0, 1)], ids=str)
def test_every_sentence_about_the_end_of_a_deal_is_true(chips: tuple[int, ...]) -> None:
    """For every end that there is, in every language, of one loser and of several."""
    met = set()
    for state in ends(chips):
        ending, losers = truth(state)
        met.add(ending)
        for language in languages():
            said = content(FACE.result(texts(language), TOLD, GAME.view(state, None))).splitlines()
            hands = next(number for number, text in enumerate(said) if text.startswith("**Anna**"))
            end = finale(language, [seat for seat in losers if not chips[seat]])
            assert said[: len(end)] == end
            assert said[len(end)] == f"### {texts(language)('unsortiert-result-title', deal=2)}".translate(
                PLAIN
            )
            assert said[len(end) + 1 : hands] == told(language, chips, ending, losers)
            assert bool(end) == (GAME.outcome(state) is not None)
    assert met == set(Ending)

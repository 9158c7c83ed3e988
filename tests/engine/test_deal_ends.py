"""The states in which deals end: one a deal, as the cards lay then, each before the next deal is dealt."""

import pytest

from engine.registry import GAMES
from engine.simulate import Played, play
from engine.transcript import BadTranscript, Transcript, deal_ends, replay

PLAYED = [
    play("unsortiert", ["greedy"] * players, bytes([players]) * 32, {"chips": 2}) for players in (3, 4, 5)
]


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: f"{len(played.names)} players")
def test_each_deal_ends_once_and_as_it_was_played(played: Played) -> None:
    """The outcomes are those of the play; the last state is the game's last one."""
    game, ends = GAMES["unsortiert"], list(deal_ends(played.transcript))
    assert tuple(game.deal_outcome(state) for state in ends) == played.results
    assert [game.view(state, None).deal for state in ends] == [*range(1, len(played.transcript.deals) + 1)]
    assert all(game.deck(state) is not None for state in ends[:-1])
    assert ends[-1] == [*replay(played.transcript)][-1]


@pytest.mark.parametrize("key", ["unsortiert", "scouting"])
def test_where_there_are_no_places_everybody_wins_or_loses(key: str) -> None:
    """Each deal, and so the game."""
    for played in (play(key, ["random"] * players, b"ends") for players in GAMES[key].seats):
        for outcome in played.results:
            assert sorted((*outcome.winners, *outcome.losers)) == [*range(len(played.names))]


def test_what_was_held_is_shown_as_it_lay() -> None:
    """Chips are paid by then; the next deal's hands are not dealt yet."""
    game = GAMES["unsortiert"]
    for state in deal_ends(PLAYED[0].transcript):
        view = game.view(state, None)
        assert view.result.chips == view.chips
        assert view.hand_sizes == tuple(map(len, view.result.hands))


def test_a_game_that_was_stopped_tells_the_deals_that_were_over() -> None:
    """The one that ran then has not ended."""
    whole = PLAYED[0].transcript
    ends = list(deal_ends(whole))
    cut = Transcript(whole.game, whole.options, whole.deals[:2], whole.moves[: _moves_of(whole, 2) - 1])
    assert list(deal_ends(cut)) == ends[:1]
    assert not list(deal_ends(Transcript(whole.game, whole.options, (), ())))


def test_a_broken_rule_has_its_place() -> None:
    """What was over before it was told."""
    whole = PLAYED[0].transcript
    broken = Transcript(whole.game, whole.options, whole.deals, (*whole.moves[:-1], "0 take:9:9"))
    told = deal_ends(broken)
    for _ in whole.deals[:-1]:
        next(told)
    with pytest.raises(BadTranscript, match=f"moves.{len(whole.moves) - 1}"):
        next(told)


def _moves_of(transcript: Transcript, deals: int) -> int:
    """After how many moves so many deals are over."""
    game, ended, before = GAMES[transcript.game], 0, 0
    for number, state in enumerate(replay(transcript)):
        deal = game.view(state, None).deal
        ended += deal > max(before, 1)
        before = deal
        if ended == deals:
            return number
    raise AssertionError

"""Reads how many moves a person has counted in positions of a game, and counts them; knows no game."""

from pathlib import Path

from engine.game import AnyGame


def rows(key: str) -> list[list[str]]:
    """The lines of a game's file, each by its columns, of which the last says how it was counted."""
    lines = (Path(__file__).parent / f"{key}-counts.txt").read_text(encoding="utf-8").splitlines()
    return [
        [column.strip() for column in line.split("|")] for line in lines if line and not line.startswith("#")
    ]


def sequences(game: AnyGame, state: object, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if depth == 0:
        return 1
    return sum(
        sequences(game, game.apply(state, seat, move)[0], depth - 1)
        for seat in game.to_act(state)
        for move in game.legal_moves(state, seat)
    )

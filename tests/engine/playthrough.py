"""Writes a game down as people can read and compare it; run as a script, it writes the golden files anew."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.simulate import play
from engine.transcript import Transcript, positions, write

GOLDEN = Path(__file__).parent / "golden"

GAMES: Mapping[str, tuple[str, Sequence[str], int]] = {
    "unsortiert-three": ("unsortiert", ("greedy", "random", "random"), 2),
    "unsortiert-four": ("unsortiert", ("greedy", "random", "greedy", "random"), 1),
    "unsortiert-five": ("unsortiert", ("random", "greedy", "random", "greedy", "random"), 1),
}
"""By the name of the golden file: the game, who sits there, and the chips."""


def _line(position: Mapping[str, Any]) -> str:
    """A position in one line."""
    best = position["best"]
    parts = (
        f"deal {position['deal']}",
        "over" if position["over"] else f"turn {position['turn']}",
        f"chips {' '.join(map(str, position['chips']))}",
        f"pile {position['pile']}",
        f"best {best['seat']} {best['kind']} {best['value']}" if best else "best -",
        f"drawn {position['drawn'] or '-'}",
        f"legal {len(position['legal'])}",
        " / ".join(" ".join(hand) for hand in position["hands"]),
        " / ".join(" ".join(cards) for cards in position["spares"]),
    )
    return " | ".join(parts)


def playthrough(transcript: Transcript) -> str:
    """Every move and the position that it leads to."""
    first, *rest = positions(transcript)
    lines = [_line(first)]
    for move, position in zip(transcript.moves, rest, strict=True):
        lines += [f"> {move}", _line(position)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play the golden games and write them down."""
    for name, (game, names, chips) in GAMES.items():
        transcript = play(game, names, name.encode(), {"chips": chips}).transcript
        (GOLDEN / f"{name}.json").write_text(write(transcript), encoding="utf-8")
        (GOLDEN / f"{name}.txt").write_text(playthrough(transcript), encoding="utf-8")


if __name__ == "__main__":
    main()

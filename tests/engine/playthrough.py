"""Writes a game down as people can read and compare it; run as a script, it writes the golden files anew."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.simulate import play
from engine.transcript import Transcript, positions, write

GOLDEN = Path(__file__).parent / "golden"

GAMES: Mapping[str, tuple[str, Sequence[str], Mapping[str, object]]] = {
    "unsortiert-three": ("unsortiert", ("greedy", "random", "random"), {"chips": 2}),
    "unsortiert-four": ("unsortiert", ("greedy", "random", "greedy", "random"), {"chips": 1}),
    "unsortiert-five": ("unsortiert", ("random", "greedy", "random", "greedy", "random"), {"chips": 1}),
    "scouting-three": ("scouting", ("greedy", "random", "random"), {}),
    "scouting-four": ("scouting", ("greedy",) * 4, {}),
    "scouting-five": ("scouting", ("random", "greedy", "greedy", "random", "greedy"), {}),
    "shithead-three": ("shithead", ("greedy", "random", "greedy"), {}),
    "shithead-four-glass": (
        "shithead",
        ("greedy", "random", "greedy", "random"),
        {"glass_keeps_seven": True},
    ),
    "shithead-five": ("shithead", ("random", "greedy", "greedy", "random", "greedy"), {}),
    "shithead-six": ("shithead", ("greedy",) * 6, {"glass_keeps_seven": False}),
}
"""By the name of the golden file: the game, who sits there, and what was chosen."""


def _line_of_unsortiert(position: Mapping[str, Any]) -> str:
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


def _line_of_scouting(position: Mapping[str, Any]) -> str:
    owner, show = position["owner"], " ".join(position["show"]) or "-"
    parts = (
        f"round {position['round']}",
        "over" if position["over"] else f"turn {position['turn']}",
        f"points {' '.join(map(str, position['points']))}",
        f"markers {' '.join('-x'[marker] for marker in position['markers'])}",
        f"show {'-' if owner is None else owner}: {show}",
        f"legal {len(position['legal'])}",
        " / ".join(" ".join(hand) for hand in position["hands"]),
    )
    return " | ".join(parts)


def _line_of_shithead(position: Mapping[str, Any]) -> str:
    parts = (
        "over" if position["over"] else f"turn {position['turn']}",
        f"places {' '.join('='.join(map(str, seats)) for seats in position['places']) or '-'}",
        f"stock {position['stock']}",
        f"pile {' '.join(position['pile']) or '-'}{' lower' if position['lower'] else ''}",
        f"legal {len(position['legal'])}",
        *(" / ".join(" ".join(cards) for cards in position[row]) for row in ("hands", "open", "blind")),
    )
    return " | ".join(parts)


LINES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "unsortiert": _line_of_unsortiert,
    "scouting": _line_of_scouting,
    "shithead": _line_of_shithead,
}
"""By game what makes a position a line."""


def playthrough(transcript: Transcript) -> str:
    """Every move and the position that it leads to."""
    line = LINES[transcript.game]
    first, *rest = positions(transcript)
    lines = [line(first)]
    for move, position in zip(transcript.moves, rest, strict=True):
        lines += [f"> {move}", line(position)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play the golden games and write them down."""
    for name, (game, names, chosen) in GAMES.items():
        transcript = play(game, names, name.encode(), chosen).transcript
        (GOLDEN / f"{name}.json").write_text(write(transcript), encoding="utf-8")
        (GOLDEN / f"{name}.txt").write_text(playthrough(transcript), encoding="utf-8")


if __name__ == "__main__":
    main()

### The game and its command

scouting-name = Scouting
scouting-command = scouting
scouting-command-about = Open a table of Scouting here

## A game played again (`unsortiert replay`)

scouting-story-dealt = Deal { $deal }. Seat { $starter } starts. Aside, unseen: { $aside } cards
scouting-story-hand-dealt = Seat { $to } is dealt { $cards }
scouting-story-showed = Seat { $seat } shows { $shown }: { $kind ->
    [single] single card
    [run] run
   *[set] set
}{ $points ->
    [0] .
    [one] . It beats { $beaten } of seat { $owner }: 1 point.
   *[other] . It beats { $beaten } of seat { $owner }: { $points } points.
}
scouting-story-scouted = Seat { $seat } scouts { $scouted } from seat { $owner }, who gets a point; { $left ->
    [0] nothing of the show is left.
   *[other] { $left } of the show left.
}
scouting-story-scouted-and-showed = Seat { $seat } gives its marker, scouts { $scouted } from seat { $owner }, who gets a point, and shows { $shown }: { $kind ->
    [single] single card
    [run] run
   *[set] set
}{ $points ->
    [0] .
    [one] . It beats { $beaten }: 1 point.
   *[other] . It beats { $beaten }: { $points } points.
}
scouting-story-placed = { $place ->
    [0] { $card } goes to the far left.
   *[other] { $card } goes in with { $place } to its left.
}
scouting-story-deal-ended = { $ending ->
    [empty] The deal ends: seat { $out } has laid its last cards.
    [round] The deal ends: all others only scouted, and it is the turn of seat { $exempt } again, whose hand costs nothing.
   *[limit] The deal ends after 300 turns.
} Points by seat: for beaten cards { $beaten }, for scouted ones { $scouted }, lost for hands { $lost }, together { $scores }. Sums by seat: { $points }. Hands by seat: { $hands }
scouting-story-game-ended = All have started a deal. Sums by seat: { $points }. The highest has seat { $winners }.

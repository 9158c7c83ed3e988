### The game, its command and choices

shithead-name = Shithead
shithead-command = shithead
shithead-command-about = Open a table of Shithead here
shithead-option-glass_keeps_seven = glass_keeps_seven
shithead-option-glass_keeps_seven-about = Whether a 3 on a 7 passes the order to go lower on
shithead-settings-glass_keeps_seven = A 3 on a 7 in Shithead
shithead-glass_keeps_seven = { $value ->
    [on] A 3 passes a 7’s order on
   *[other] A 3 lifts a 7’s order
}

## A game played again (`unsortiert replay`)

shithead-story-dealt = The deal. Open cards by seat: { $open }. In the stock: { $stock }
shithead-story-hand-dealt = Seat { $to } is dealt { $cards }
shithead-story-chose = Seat { $seat } has chosen its open cards:
shithead-story-chosen = { $cards }, and { $hand } for the hand.
shithead-story-revealed = All have chosen. Open cards by seat: { $open }. Seat { $seat } has the lowest card and starts.
shithead-story-played = { $deed ->
    [hand] Seat { $seat } plays { $cards }.
    [open] Seat { $seat } plays { $cards } of its open cards.
   *[blind] Seat { $seat } turns a blind card, { $cards }, and plays it.
}
shithead-story-took-pile = { $deed ->
    [blind] Seat { $seat } turns a blind card, { $cards }, which does not fit, and takes it with the pile: { $taken } cards.
   *[take] Seat { $seat } can play nothing and takes the pile: { $taken ->
        [one] 1 card.
       *[other] { $taken } cards.
    }
}
shithead-story-drew = It draws { $cards };
shithead-story-refilled = { $stock ->
    [0] the stock is empty.
   *[other] { $stock } left in the stock.
}
shithead-story-burnt = { $cards ->
    [one] The pile burns: 1 card is out of the game.
   *[other] The pile burns: { $cards } cards are out of the game.
}
shithead-story-skipped = Skipped: seat { $seats }.
shithead-story-went-out = Seat { $seat } is out.
shithead-story-game-ended = { $ending ->
    [last-one-left] The game ends: all but one are out.
   *[too-many-turns] The game ends after 1000 turns; of those still in it, fewer cards are better.
} From the first place to the last: seat { $places }

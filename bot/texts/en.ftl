### Everything a person reads, in English. The same keys and variables as in every other language.

## Cards

card-joker = Joker
card = { $rank ->
    [A] A{ $sign }·1
    [J] J{ $sign }·11
    [Q] Q{ $sign }·12
    [K] { $suit ->
        [S] K{ $sign }·Stop
        [C] K{ $sign }·Stop
       *[other] K{ $sign }·Draw
    }
   *[other] { $rank }{ $sign }
}
rank = { $rank }

## Combinations and moves

kind = { $kind ->
    [single] Single
    [run2] Run of two
    [pair] Pair
    [run3] Run of three
    [triple] Triple
    [stop] Stop card
   *[draw] Draw card
}
combination = { $kind ->
    [single] Single { $top }
    [run2] Run of two { $low }–{ $top }
    [pair] Pair of { $top ->
        [A] aces
        [J] jacks
        [Q] queens
       *[other] { $top }s
    }
    [run3] Run of three { $low }–{ $top }
   *[triple] Triple { $top ->
        [A] aces
        [J] jacks
        [Q] queens
       *[other] { $top }s
    }
}
act-played = { $name }: **{ $cards }** · { $combination }
act-took = { $name }: takes reserve card **{ $card }**
beat = To beat: **{ $combination }** ({ $cards }) by { $name }
beat-nothing = Nothing to beat yet: anything goes.

## Players

computer-name = Computer { $number }
names = { $most } and { $last }

## Board

board-title = Unsortiert · Deal { $deal } · Round { $round }
turn-play = **{ $name }** is to play.
turn-insert = { $count ->
    [one] **{ $name }** draws and has 1 card to place.
   *[other] **{ $name }** draws and has { $count } cards to place.
}
turn-deal = The next deal is on its way.
turn-over = The game is over.
deadline = Time runs out { $left }.
timed-out = { $name } ran out of time, so the computer moved.
seat-name = **{ $name }**
seat-host = **{ $name }** · Host
seat-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
seat-out = out of this deal
seat-reserve = { $count ->
    [0] no reserve
   *[other] Reserve: { $cards }
}
round-next = Then: { $names }
round-last = Last round
round-won = { $draws ->
    [0] { $name } won with { $cards }.
    [one] { $name } won with { $cards } and draws 1 card.
   *[other] { $name } won with { $cards } and draws { $draws } cards.
}
pile = { $count ->
    [0] The draw pile is empty.
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
button-my-hand = My hand
button-rules = Rules
button-more = More

## Hand

hand-your-turn = It is your turn
hand-you-open = You open the round
hand-out = You are out of this deal: no cards left.
hand-empty = You hold no cards.
hand-reserve = Your reserve: { $cards }
offer = { $cards } · { $kind }
offer-readings = { $cards } · { $kinds } …
select-plays = Play from place { $first } to { $last }
button-take = Reserve: take { $card }
button-refresh = Refresh
button-back = Back

## Second steps

read-title = { $cards }: as what?
read-how = The joker is what you call it. Nothing is played before you choose.
place-title = Take { $card }: where to?
insert-title = You drew { $card }: where to?
insert-more = { $count ->
    [0] It is the last one.
    [one] After it comes 1 more.
   *[other] After it come { $count } more.
}
place-only = Into your empty hand
place-first = Far left, before 1 · { $card }
place-last = Far right, after { $number } · { $card }
place-between = Between { $left } · { $before } and { $right } · { $after }
place-nothing = no new combination
place-breaks = { $made } – splits { $combination }
place-hint = { $place }: **{ $makes }**
select-place = { $total ->
    [1] Choose the place
   *[other] Choose the place ({ $number } of { $total })
}

## Results

result-title = Unsortiert · Deal { $deal } is over
result-none = No deal has ended yet.
result-why = { $ending ->
    [last] Only { $names } still held cards.
    [stuck] { $names } could not beat and had no reserve card left.
   *[all-out] Everybody laid their last cards; only the winner of the round gets away.
}
result-paid = { $count ->
    [one] { $names } gives up a chip.
   *[other] { $names } give up a chip each.
}
result-broke = { $count ->
    [one] { $names } would have to give up a chip and has none left.
   *[other] { $names } would have to give up a chip and have none left.
}
result-no-cards = no cards left
game-over = The game is over
game-lost = { $count ->
    [one] { $names } loses.
   *[other] { $names } lose.
}
game-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
game-seed =
    Shuffled with the seed
    `{ $seed }`
    Check it: SHA-256 of these bytes is the number that was shown at the start,
    `{ $commitment }`

## Pages

more-title = About this table
more-chips = { $count ->
    [one] Everybody began with 1 chip.
   *[other] Everybody began with { $count } chips.
}
more-pace = { $pace ->
    [minute] One minute for each move; after that the computer moves.
    [five-minutes] Five minutes for each move; after that the computer moves.
    [day] One day for each move; after that the computer moves.
   *[none] No time limit.
}
more-marks = On the board: ▶ is to play, ● is a chip, ○ a chip given away.
more-shuffle =
    The shuffle was fixed before the first card was dealt. The seed is shown at the end; its SHA-256 is
    `{ $commitment }`
rules-unsortiert =
    ### Unsortiert
    Never sort your hand. You may only play cards that are **next to each other**: one, two or three. Get rid of them all.

    **Combinations**, weak to strong: single, run of two, pair, run of three, triple. Within a kind the higher number wins; equal is not enough. A is 1, J is 11, Q is 12; the order inside does not matter, and Q-A is no run.

    **A round:** everybody has exactly one turn. Beat the best so far, or take one of your open reserve cards and put it anywhere into your hand. Whoever opens must play. The best combination wins the round and opens the next one. Without a reserve card you must beat if you can.

    **Joker:** any number from 1 to 12, alone or with its neighbours.
    **Stop card** (K♠ K♣): beats everything, ends the round at once, and you win it.
    **Draw card** (K♥ K♦): may always be played; the next one has to beat what lay before it. Whoever wins the round draws 3 cards (6 for both) one by one and puts each anywhere. Drawing comes first: with cards in hand again you are back in the deal.

    **A deal ends** when only one player still holds cards, or at once when somebody cannot beat and has no reserve card left: they lose a chip. If everybody lays their last cards in one round, all of them but its winner lose a chip.

    **The game ends** when somebody has to give up a chip and has none left: they lose, all others win.

### What people read of Unsortiert alone, in English. Every key begins with the name of the game.

## The game, its command and choices

unsortiert-name = Unsortiert
unsortiert-command = unsortiert
unsortiert-command-about = Open an Unsortiert table
unsortiert-option-chips = chips
unsortiert-option-chips-about = Chips each at the start
unsortiert-settings-chips = Chips
unsortiert-choice-chips = { $value ->
    [usual] 3 chips each, 2 with five
    [one] 1 chip each
   *[other] { $value } chips each
}
unsortiert-deck-about = { $deck ->
    [krass] Krass Kariert: numbers without suits
   *[normal] Normal playing cards
}
unsortiert-deck = { $deck ->
    [krass] Krass Kariert
   *[normal] Normal cards
}

## Cards and moves

unsortiert-card-king-full = { $suit ->
    [S] K{ $sign }·Stop
    [C] K{ $sign }·Stop
   *[other] K{ $sign }·Draw
}
unsortiert-card-king = { $suit ->
    [S] Stop{ $sign }
    [C] Stop{ $sign }
   *[other] Draw{ $sign }
}
unsortiert-card-sign = { $sign ->
    [stop] Stop
   *[draw] +3
}
unsortiert-card-chequered = { $sign ->
    [joker] X
    [stop] STOP
   *[draw] +3
}
unsortiert-kind = { $kind ->
    [single] Single
    [run2] Run of two
    [pair] Pair
    [run3] Run of three
    [triple] Triple
    [stop] Stop card
   *[draw] Draw card
}
unsortiert-combination = { $kind ->
    [single] Single { $rank ->
        [A] ace
        [J] jack
        [Q] queen
       *[other] { $top }
    }
    [run2] Run of two { $low }⁠–⁠{ $top }
    [pair] Pair of { $rank ->
        [A] aces
        [J] jacks
        [Q] queens
       *[other] { $top }s
    }
    [run3] Run of three { $low }⁠–⁠{ $top }
   *[triple] Triple of { $rank ->
        [A] aces
        [J] jacks
        [Q] queens
       *[other] { $top }s
    }
}
unsortiert-act-played = { $name }: { $cards } · { $told }
unsortiert-act-took = { $name }: takes reserve card { $card }
unsortiert-beat = To beat: **{ $told }** { $cards } by { $name }
unsortiert-beat-nothing = Nothing to beat yet: anything goes.
unsortiert-draw-lies = { $lying ->
    [one] A draw card is on the table
   *[other] Both draw cards are on the table
}: { $draws ->
    [0] the draw pile is empty, so nobody draws.
    [one] whoever wins this round draws **1** card.
   *[other] whoever wins this round draws **{ $draws }** cards.
}

## Board

unsortiert-board-where = Deal { $deal } · Round { $round } · Draw pile { $pile }
unsortiert-turn-insert = { $count ->
    [one] **{ $name }** draws and has 1 card to place.
   *[other] **{ $name }** draws and has { $count } cards to place.
}
unsortiert-seat-out = Out of this deal
unsortiert-seat-reserve = { $count ->
    [0] no reserve cards
   *[other] Reserve: { $cards }
}
unsortiert-round-next = Then: { $names }
unsortiert-round-last = { $draws ->
    [0] **Previous round:** { $name } won it.
    [one] **Previous round:** { $name } won it and drew 1 card.
   *[other] **Previous round:** { $name } won it and drew { $draws } cards.
}
unsortiert-round-won = { $draws ->
    [0] **Previous round:** { $name } won it with { $play }.
    [one] **Previous round:** { $name } won it with { $play } and drew 1 card.
   *[other] **Previous round:** { $name } won it with { $play } and drew { $draws } cards.
}
unsortiert-round-one = { $name } { $play }
unsortiert-round-play = { $cards } ({ $told })
unsortiert-round-others = Also played: { $plays }
unsortiert-round-played = **The last round:** { $plays }
unsortiert-round-takers = Took a reserve card: { $takers }

## Hand

unsortiert-hand-you-open = You open the round
unsortiert-hand-open-reserve = Whoever opens a round cannot take a reserve card.
unsortiert-hand-lost = You lose.
unsortiert-hand-out = You are out of this deal: no cards left.
unsortiert-hand-reserve = { $count ->
    [one] Your reserve card: { $cards }
   *[other] Your reserve cards: { $cards }
}
unsortiert-offer-readings = { $cards } · { $kinds } …
unsortiert-select-plays = Play: places { $first } to { $last }
unsortiert-button-take = Reserve: take { $card }

## Choosing

unsortiert-read-title = { $cards }: as what?
unsortiert-read-how = The joker is what you call it. Nothing is played before you choose.
unsortiert-place-title = Take { $card }: where to?
unsortiert-insert-title = You drew { $card }: where to?
unsortiert-insert-why = { $lying ->
    [one] You won a round with a draw card: that is why you draw.
   *[other] You won a round with both draw cards: that is why you draw.
}
unsortiert-insert-more = { $count ->
    [0] It is the last one.
    [1] One more follows.
    [2] Two more follow.
    [3] Three more follow.
    [4] Four more follow.
    [5] Five more follow.
   *[other] { $count } more follow.
}

## Pictures

unsortiert-board-round = Deal { $deal } · Round { $round }
unsortiert-picture-empty = Nothing played yet
unsortiert-picture-pile = Draw pile
unsortiert-picture-draws = for the winner
unsortiert-picture-placing = still to place
unsortiert-picture-took = Reserve
unsortiert-picture-chips = Chips
unsortiert-picture-kind = { $kind ->
    [single] Single
    [run2] Run
    [run3] Run
    [pair] Pair
    [triple] Triple
    [stop] Stop card
   *[draw] Draw card
}
unsortiert-picture-lies = { $kind } { $numbers }
unsortiert-alt-placing = { $name } draws and has to place { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
unsortiert-alt-beat = To beat: { $combination } by { $name }.
unsortiert-alt-chips = { $left } of { $all } chips
unsortiert-alt-reserve = reserve { $cards }
unsortiert-alt-out = out of this deal
unsortiert-alt-round = This round: { $acts }.
unsortiert-alt-chart = Chips after each deal, from the beginning:

## Hints

unsortiert-hint-take = { $take } → { $place }
unsortiert-hint-why = { $reason ->
    [only] there is nothing else to do.
    [sheds] it is the only play, and playing sheds cards.
    [most] it sheds the most cards at once.
    [most-weakly] no play sheds more cards, and no weaker one as many.
    [weakest] it is the weakest play you have; a stronger one stays for later.
    [no-weaker] it is the weakest play you have.
    [reads] these cards are gone either way, and nothing weaker can be made of them.
    [joins] what stays in your hand fits together best.
    [no-drawing] else you might well win a round that makes you draw cards.
    [makes] it makes **{ $makes }** there.
    [keeps] it tears nothing apart there.
    [aside] it fits nowhere, so it goes where it is least in the way.
   *[equal] your plays are all equally good.
}

## Results

unsortiert-result-title = Deal { $deal } is over
unsortiert-result-why = { $ending ->
    [last] Only { $names } still held cards.
    [stuck] { $names } could not beat and had no reserve card left.
    [draws] All the players left played their last cards, but { $names } won the round and would have to draw.
   *[all-out] All the players left played their last cards; of them only the winner of the round gets away.
}
unsortiert-result-paid = { $count ->
    [one] { $names } gives up a chip.
   *[other] { $names } give up a chip each.
}
unsortiert-result-broke = { $count ->
    [one] { $names } would have to give up a chip and has none left.
   *[other] { $names } would have to give up a chip and have none left.
}
unsortiert-result-lost = { $count ->
    [one] { $names } loses.
   *[other] { $names } lose.
}
unsortiert-result-acts = **The last round:**
unsortiert-result-chart = **Chips after each deal:**

## Pages

unsortiert-more-chips = { $count ->
    [one] { $seats } players, 1 chip each to begin with.
   *[other] { $seats } players, { $count } chips each to begin with.
}
unsortiert-more-marks = On the board: { $shown ->
    [pictured] ▶︎
   *[written] ➤
} is to play, ● is a chip, ○ a chip given away.

## Rules

unsortiert-rules-start-game = Get rid of all your cards. In each round everybody has one turn: **beat** what is on the table, or take a **reserve card**. Whoever made the highest play wins the round and opens the next. Whoever is the last with cards, or can neither beat nor take one, gives up a chip.
unsortiert-rules-start-hand = **2. Look:** **{ $hand }** shows your cards, to you alone. Their order never changes, and only neighbours can be played together:
unsortiert-rules-start-play = **3. Play:** When it is your turn, everything that you may play has a button or, if that is a lot, a line in a list. One tap plays it; “…” first asks what the joker should be.
unsortiert-rules-start-reserve = **4. Or take a reserve card:** Tap one and choose its place in your hand. Until then nothing has happened, and **{ $back }** leads back.
unsortiert-rules-aim-title = The game in short
unsortiert-rules-aim = Never sort your hand: the cards stay as they come. You may only play cards that are **next to each other** in it: one, two or three. Get rid of them all.
unsortiert-rules-gap = What you play leaves a gap, the gap closes, and cards that were apart become neighbours. The first and the last card of a hand are not neighbours.
unsortiert-rules-dealt = Everybody gets 10 cards (with five players 7) and two face-up reserve cards. The rest is the draw pile.
unsortiert-rules-open = Nobody sees your hand before the deal is over. Reserve cards, how many cards everybody holds, and chips are open to all.
unsortiert-rules-numbers = Most cards are numbers; these are the others, and the letters:
unsortiert-rules-card = { $card ->
    [number] Ace, jack, queen
    [X] Joker: any number
    [stop] Stop card
   *[draw] Draw card
}
unsortiert-rules-combinations-title = Combinations
unsortiert-rules-kinds = **From weak to strong:** single, run of two, pair, run of three, triple. Each kind beats all weaker ones, so any pair beats any run of two.
unsortiert-rules-higher = Within a kind the higher number wins; in a run the highest card counts. Equal is not enough. A is 1, J is 11, Q is 12, and Q-A is no run. The order inside a combination does not matter, and suits matter on kings only. So 10 8 9 is a run of three up to 10.
unsortiert-rules-round-title = A round
unsortiert-rules-round = Everybody who holds cards has one turn, clockwise. Whoever opens must play, but whatever they like. After that you choose:
    - Beat the highest combination so far, or play a king.
    - Or take one of your reserve cards and put it anywhere in your hand. You may do that even if you could play; without a reserve card you must play if you can.
unsortiert-rules-next = The highest combination wins the round, and whoever played it opens the next. If they have no cards left, whoever played the next-highest and still has cards opens; failing that, the nearest player with cards to the winner's right.
unsortiert-rules-example-title = A round, step by step
unsortiert-rules-example-round = Four play, clockwise: Anna, Ben, Carla, Dan. Anna opens with an 8. Ben beats it with a queen, which is 12. Carla has a 4 and a 5 next to each other: a run of two beats every single card.
unsortiert-rules-example-told = { $name }: { $told }
unsortiert-rules-example-dan = **Dan is next.** This is his hand, and these of his cards can beat Carla:
unsortiert-rules-example-could = The joker makes a pair or a triple with the 4s, a pair or a run with the 9; the draw card may be played on any turn. 3 and 4 are a run of two as well, but a lower one.
unsortiert-rules-example-takes = **Dan takes a reserve card instead**, though he could beat her. He puts his 8 between the joker and the 9:
unsortiert-rules-example-end = Now joker, 8 and 9 are a run of three: 7⁠–⁠8⁠–⁠9 or 8⁠–⁠9⁠–⁠10, as he likes. Everybody has had one turn. Carla's play is the highest, so she wins the round and opens the next; then come Dan, Anna, Ben.
unsortiert-rules-special-title = Joker, stop and draw cards
unsortiert-rules-joker = **Joker:** any number from 1 to 12, alone or with its neighbours. You say which when you play it. A 6 beside a joker can be:
unsortiert-rules-kings = **Kings** you may play on any turn, but only alone:
unsortiert-rules-stop = - **Stop card** (K♠︎ K♣︎): beats everything and ends the round at once; you win it. Whoever has not had their turn by then has none in this round.
unsortiert-rules-draw = - **Draw card** (K♥︎ K♦︎): the next player has to beat what was played before it; if nothing was, anything goes. If only draw cards were played, the opener wins the round. Whoever wins a round with a draw card draws 3 cards (6 with both, as far as the draw pile goes), one by one, and puts each anywhere in their hand.
unsortiert-rules-drawer = It is the winner who draws, not whoever played the draw card, and also a winner whose last cards these were. For who opens next, a draw card is the weakest of all.
unsortiert-rules-end-title = How it ends
unsortiert-rules-out = **Out** is whoever has no hand cards left at the end of a round, after drawing: they sit out until the next deal. Reserve cards do not count.
unsortiert-rules-deal-end = **A deal ends**, and whoever loses it gives up a chip:
    - After a round only one player holds cards: they lose it.
    - Somebody can play nothing and has no reserve card left: the deal ends at once, and only they lose it.
    - All the players left play their last cards in one round: all of them but its winner lose it. But if there are cards for the winner to draw, only the winner loses it.
unsortiert-rules-draws-first = In that last case the winner would have to draw and then be the only one with cards: that is why they lose. The cards themselves are not drawn any more.
unsortiert-rules-opener = The loser opens the next deal; if there are several, the first seat does, as at the beginning.
unsortiert-rules-chips = **Chips:** everybody begins with 3, with five players with 2; whoever opens the table can choose 1 to 5. Having none left is not the end yet.
unsortiert-rules-game-end = **The game ends** when somebody has to give up a chip and has none left. Whoever cannot pay loses, all others win.
unsortiert-rules-krass-title = Krass Kariert
unsortiert-rules-krass = `/unsortiert` also offers the deck of **Krass Kariert**. The game is the same, only the cards look different: the numbers 1 to 12, four of each, without suits or letters.
unsortiert-rules-krass-card = { $card ->
    [X] Joker: any number
    [stop] Stop card: a black king
   *[draw] Draw card: a red king
}
unsortiert-rules-krass-chips = Everybody begins with 3 chips then, however many play.

## Learning

unsortiert-learn-told-take = taking { $card }
unsortiert-learn-beat-title = beat it
unsortiert-learn-beat-story = Get rid of your cards. They stay as they come, and **only neighbours can be played together**. Anna has played an 8, Ben a queen (12), Carla 4 and 5: a run of two, which beats every single card. What beats that has a button below. Feel free to try everything: nobody is waiting.
unsortiert-learn-beat-ask = Single < run of two < **pair** < run of three < triple. What do you play?
unsortiert-learn-beat-pair = Any pair beats any run of two, however high. You are the last in this round, so you would win it and open the next. And the joker stays for later.
unsortiert-learn-beat-triple = It beats her, and three cards are gone at once. But a triple is the strongest there is, with your joker in it: a lot to spend on a 5.
unsortiert-learn-beat-four = The joker can be any number, so this is a pair of 4s and beats her. But there are two real 4s right beside it, and the joker is worth more than that.
unsortiert-learn-beat-nine = It beats her: a higher run of two, or a pair, whatever you call the joker. But two 4s do that as well, without the joker.
unsortiert-learn-beat-draw = A draw card may be played on any turn and beats nothing. You are the last one, so Carla wins with her run, and **whoever wins a round with a draw card draws three cards**. Clever, too! More of that in the fifth decision.
unsortiert-learn-beat-take = You may do that even if you could beat her. It matters where the card goes; that is the next decision.
unsortiert-learn-place-title = take a reserve card
unsortiert-learn-place-story = The same moment. You need not beat Carla: you may take one of your two reserve cards and **put it anywhere in your hand**. It costs you your turn and makes your hand longer, but also better.
unsortiert-learn-place-ask = Take the 8: **where in your hand does it do most?**
unsortiert-learn-place-best = Joker, 8 and 9 are neighbours now: a run of three, 7⁠–⁠8⁠–⁠9 or 8⁠–⁠9⁠–⁠10, and nothing is torn apart. One card more in your hand, but three of them can go at once.
unsortiert-learn-place-before = That makes a run of three with joker and 9. But it stands between 4 and joker, so the triple of 4s is gone.
unsortiert-learn-place-seven = 7 and 8 are a run of two now, and the 7 has a neighbour at last. Beside joker and 9 it would be three cards.
unsortiert-learn-place-torn = There it tears apart two cards that go together, and makes nothing itself.
unsortiert-learn-place-alone = It goes with nothing there, but tears nothing apart either. Look for neighbours that it fits.
unsortiert-learn-place-jack = Sharp! Joker, 9 and jack can be 9⁠–⁠10⁠–⁠11 now, and the jack has found a place for good.
unsortiert-learn-place-queen = Jack and queen: a run of two up to 12, the highest there is. On the other side of the queen it would make a run of three with joker and 9 as well.
unsortiert-learn-place-play = That is possible and fine. But look at what a reserve card can do here: try the 8.
unsortiert-learn-gap-title = close a gap
unsortiert-learn-gap-story = You took the 8 and put it between the joker and the 9. Carla's run won the round, and she opens the next one with a 6. Anna and Ben come after you.
unsortiert-learn-gap-ask = **What you play leaves a gap, and the gap closes.** Which card is in the way of others?
unsortiert-learn-gap-seven = 7 beats 6, and the gap closes: 2, 3 and 4 are neighbours now, a run of three! The weaker play is often the wiser one.
unsortiert-learn-gap-part = It beats the 6. But it comes out of your run of three with joker, 8 and 9, and the 7 would have been enough.
unsortiert-learn-gap-queen = No single card beats 12. But it is your best one, the 7 would have been enough, and nothing comes together where the queen was.
unsortiert-learn-gap-joker = The joker alone can be any number up to 12 and beats the 6. But it makes runs, pairs and triples: too good to go alone.
unsortiert-learn-gap-low = Any run of two beats any single card. But 3 and 4 are just what the 2 is waiting for: play the 7 first, and all three can go together.
unsortiert-learn-gap-fours = A pair beats the 6 by far, and two cards are gone. But the 7 would have been enough, and one of the 4s is needed for a run of three with 2 and 3.
unsortiert-learn-gap-spend = It beats the 6. But the joker is worth more than that, and where it was, nothing comes together.
unsortiert-learn-gap-much = Three cards gone at once, and hardly anybody will beat that. But it is a lot against a 6: what will you play against a pair or a run of three?
unsortiert-learn-gap-draw = Always allowed. The 6 is still to be beaten, and whoever wins the round draws three cards. But the 7 would have brought a run of three together.
unsortiert-learn-gap-take = Allowed, even if you could play. But your hand gets longer, and the 7 is just waiting to go.
unsortiert-learn-joker-title = the joker
unsortiert-learn-joker-story = You played the 7. Ben won with a 10 and opened with a pair of 6s; Carla has beaten it with a run of three: 6⁠–⁠7⁠–⁠8. Anna comes after you.
unsortiert-learn-joker-ask = Play joker, 8 and 9. **What should the joker be?**
unsortiert-learn-joker-high = The joker is the 10, and in a run the highest card counts: 8⁠–⁠9⁠–⁠10 is harder for Anna to beat than 7⁠–⁠8⁠–⁠9. You say what a joker is when you play it, each time anew.
unsortiert-learn-joker-low = As 7⁠–⁠8⁠–⁠9 it beats 6⁠–⁠7⁠–⁠8 as well. But the same cards can be 8⁠–⁠9⁠–⁠10, and Anna still comes after you.
unsortiert-learn-joker-triple = A triple beats every run of three. But 2, 3 and 4 were a run of three as well, and now the 4 is missing. Joker, 8 and 9 leave you that one.
unsortiert-learn-joker-draw = Always allowed, and you keep your runs. Anna has to beat Carla's 6⁠–⁠7⁠–⁠8 now, and whoever wins the round draws three cards. But three cards of yours could have gone.
unsortiert-learn-joker-take = Allowed, but your hand gets longer, and three cards of it could have gone.
unsortiert-learn-draw-title = the draw card
unsortiert-learn-draw-story = You won that round and opened the next with 2⁠–⁠3⁠–⁠4; Anna beat that. Now she opened with a pair of jacks, and Carla has beaten it with a pair of queens. You are the last in this round, with four cards, none of which can beat her.
unsortiert-learn-draw-ask = Play the draw card, or take the jack?
unsortiert-learn-draw-draw = Carla's pair is still the highest, so she wins the round – and **has to draw three cards**. You have three left, and once the queen is gone, 4 and 5 are neighbours. A stop card (K♠︎ K♣︎) does the opposite: it beats everything, ends the round at once, and you win it.
unsortiert-learn-draw-queen = Jack and queen are a run of two now, the highest there is. But it was your last reserve card: whoever cannot play and has none left loses the deal at once. And your hand has five cards instead of three.
unsortiert-learn-draw-alone = There the jack goes with nothing; beside the queen it would be a run of two. And it was your last reserve card: whoever cannot play and has none left loses the deal at once.
unsortiert-learn-end = You now know neighbours, reserve cards, the closing gap, jokers and draw cards. Whoever loses a deal gives up a chip; how that comes about is in `/rules`. In a game your hand looks just like this, and **{ $hint }** in it says what the computer would do.

## A game played again (`unsortiert replay`)

unsortiert-story-dealt = Deal { $deal }. Seat { $opener } opens. Reserve cards by seat: { $spares }
unsortiert-story-hand-dealt = Seat { $to } is dealt { $cards }
unsortiert-story-played = Seat { $seat } plays { $cards }: { $kind ->
    [single] single { $number }.
    [run2] run of two up to { $number }.
    [pair] pair of { $number }.
    [run3] run of three up to { $number }.
    [triple] triple of { $number }.
    [stop] stop card.
   *[draw] draw card.
}
unsortiert-story-took = Seat { $seat } takes reserve card { $cards }.
unsortiert-story-placed = { $place ->
    [0] { $card } goes to the far left.
   *[other] { $card } goes in with { $place } to its left.
}
unsortiert-story-drew = Seat { $to } draws { $card }.
unsortiert-story-drawn = { $draws_left ->
    [0] That was the last one.
   *[other] { $draws_left } more to place.
}
unsortiert-story-round-won = { $draws ->
    [0] Seat { $winner } wins the round.
   *[other] Seat { $winner } wins the round and with it { $draws } cards to draw.
}
unsortiert-story-went-out = Seat { $seat } is out of this deal.
unsortiert-story-deal-ended = { $ending ->
    [last] The deal ends: only seat { $losers } still holds cards.
    [stuck] The deal ends: seat { $losers } cannot beat and has no reserve card left.
    [draws] The deal ends: all have played their last cards, but seat { $losers } would have to draw.
   *[all-out] The deal ends: all have played their last cards; only the winner of the round gets away.
} { $losers_count ->
    [one] A chip is due from seat { $losers }.
   *[other] A chip each is due from seats { $losers }.
} Chips by seat: { $chips }. Hands by seat: { $hands }
unsortiert-story-game-ended = Seat { $losers } cannot pay and loses the game.

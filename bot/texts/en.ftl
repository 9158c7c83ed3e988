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
card-king = { $suit ->
    [S] Stop{ $sign }
    [C] Stop{ $sign }
   *[other] Draw{ $sign }
}
card-sign = { $sign ->
    [stop] Stop
   *[draw] +3
}
card-chequered = { $sign ->
    [joker] X
    [stop] STOP
   *[draw] +3
}
card-at = { $card } ({ $place })
card-bare = { $rank }{ $sign }
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
act-played = { $name }: { $cards } · { $told }
act-took = { $name }: takes reserve card { $card }
beat = To beat: **{ $combination }** { $cards } by { $name }
beat-nothing = Nothing to beat yet: anything goes.
draw-lies = { $lying ->
    [one] A draw card is on the table
   *[other] Both draw cards are on the table
}: { $draws ->
    [0] the draw pile is empty, so nobody draws.
    [one] whoever wins this round draws **1** card.
   *[other] whoever wins this round draws **{ $draws }** cards.
}

## Players

computer-name = Computer { $number }
computer-for = Computer for { $name }
names = { $most } and { $last }

## Board

title = Unsortiert
board-where = Deal { $deal } · Round { $round } · Draw pile { $pile }
turn-play = **{ $name }** is to play.
turn-insert = { $count ->
    [one] **{ $name }** draws and has 1 card to place.
   *[other] **{ $name }** draws and has { $count } cards to place.
}
turn-others = The others are playing.
turn-deal = The next deal is on its way.
turn-over = The game is over.
deadline = Time runs out { $left }.
timed-out = { $name } ran out of time, so the computer moved.
seat-name = **{ $name }**
seat-host = **{ $name }** · Host
seat-away = { $seat } · { $presence ->
    [away] away
   *[replaced] away: the computer plays
}
rests = **Everybody is away, so the game waits.**
rests-how = It goes on as soon as one of you taps anything, **{ $button }** for instance.
rests-ends = Otherwise it ends { $left }.
seat-cards = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
seat-out = Out of this deal
seat-reserve = { $count ->
    [0] no reserve cards
   *[other] Reserve: { $cards }
}
round-next = Then: { $names }
deal-last = **Deal { $deal }:** { $story }
round-last = { $draws ->
    [0] **Previous round:** { $name } won it.
    [one] **Previous round:** { $name } won it and drew 1 card.
   *[other] **Previous round:** { $name } won it and drew { $draws } cards.
}
button-my-hand = My hand
button-rules = Rules
button-more = More

## Hand

hand-your-turn = Your turn
hand-you-open = You open the round
hand-open-reserve = Whoever opens a round cannot take a reserve card.
hand-comes-back = When your turn comes, your moves appear here; after a long wait, press **{ $button }**.
hand-new-deal = A new deal, on a new board further down: **{ $button }** there brings your cards next to it.
hand-won = 🏆 You win!
hand-lost = You lose.
hand-out = You are out of this deal: no cards left.
hand-empty = You hold no cards.
hand-reserve = { $count ->
    [one] Your reserve card: { $cards }
   *[other] Your reserve cards: { $cards }
}
offer = { $cards } · { $told }
offer-readings = { $cards } · { $kinds } …
select-plays = Play: places { $first } to { $last }
button-take = Reserve: take { $card }
button-refresh = Refresh
button-back = Back

## Second steps

read-title = { $cards }: as what?
read-how = The joker is what you call it. Nothing is played before you choose.
place-title = Take { $card }: where to?
insert-title = You drew { $card }: where to?
insert-why = { $lying ->
    [one] You won a round with a draw card: that is why you draw.
   *[other] You won a round with both draw cards: that is why you draw.
}
insert-more = { $count ->
    [0] It is the last one.
    [1] One more follows.
    [2] Two more follow.
    [3] Three more follow.
    [4] Four more follow.
    [5] Five more follow.
   *[other] { $count } more follow.
}
place = { $place ->
    [only] Into your empty hand
    [first] Far left, before { $after }
    [last] Far right, after { $before }
   *[between] Between { $before } and { $after }
}
place-nothing = No new combination
place-breaks = { $made } – splits { $combination }
place-hints = What it can become:
place-hint = { $place }: **{ $makes }**
select-place = { $total ->
    [1] Choose the place
   *[other] Choose the place ({ $number } of { $total })
}

## Pictures

board-round = Deal { $deal } · Round { $round }
board-host = Host: { $name }
seat-numbered = { $number } = { $name }
picture-pile = Draw pile
picture-draws = for the winner
picture-placing = still to place
picture-empty = Nothing played yet
picture-took = Reserve
picture-no-cards = No cards
picture-deal = Deal
picture-chips = Chips
picture-kind = { $kind ->
    [single] Single
    [run2] Run
    [run3] Run
    [pair] Pair
    [triple] Triple
    [stop] Stop card
   *[draw] Draw card
}
picture-lies = { $kind } { $numbers }
span = { $first }–{ $last }
alt-hand = Your cards, counted from the left: { $cards }.
alt-card = { $place }: { $card }
alt-playable = To play, by places:
alt-marked = { $word }: { $places }.
alt-gaps = { $card } goes into one of the numbered gaps: { $gaps }.
alt-gap = ({ $gap })
alt-turn = { $name } is to play.
alt-placing = { $name } draws and has to place { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
alt-beat = To beat: { $combination } by { $name }.
alt-seat = { $number }. { $name }: { $told }.
alt-chips = { $left } of { $all } chips
alt-reserve = reserve { $cards }
alt-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
alt-out = out of this deal
alt-away = away
alt-lost = loses
alt-player = seat { $number }
alt-round = This round: { $acts }.
alt-number = { $word }: { $count }.
alt-result = What everybody held at the end:
alt-chart = Chips after each deal, from the beginning:

## The previous round in a few lines

round-won = { $draws ->
    [0] **Previous round:** { $name } won it with { $play }.
    [one] **Previous round:** { $name } won it with { $play } and drew 1 card.
   *[other] **Previous round:** { $name } won it with { $play } and drew { $draws } cards.
}
round-play = { $cards } ({ $told })
round-one = { $name } { $play }
round-others = Also played: { $plays }
round-played = **The last round:** { $plays }
round-takers = Took a reserve card: { $takers }
result-chart = **Chips after each deal:**
result-chart-line = { $name }: { $chips }
button-again = Play again

## Hints

button-hint = Hint
gaps-hint = { $count ->
    [one] Gap { $gaps }
   *[other] Gaps { $gaps }
}: **{ $makes }**
place-numbered = { $number }: { $place }
hint = 💡 The computer would choose **{ $move }**: { $why }
hint-take = { $take } → { $place }
hint-why = { $reason ->
    [only] there is nothing else to do.
    [sheds] it is the only play, and playing sheds cards.
    [most] it sheds the most cards at once.
    [most-weakly] no play sheds more cards, and no weaker one as many.
    [weakest] it is the weakest play you have; the strong ones stay for later.
    [joins] what stays in the hand fits together best.
    [no-drawing] it keeps you from winning a round that makes you draw cards.
    [makes] it makes **{ $makes }** there.
    [keeps] it tears nothing apart there.
    [aside] it fits nowhere, so it goes where it is least in the way.
   *[equal] your plays come to the same.
}

## Results

result-title = Deal { $deal } is over
result-none = No deal has ended yet.
result-why = { $ending ->
    [last] Only { $names } still held cards.
    [stuck] { $names } could not beat and had no reserve card left.
    [draws] All who were still in laid their last cards, but { $names } won the round and would have to draw.
   *[all-out] All who were still in laid their last cards; of them only the winner of the round gets away.
}
result-paid = { $count ->
    [one] { $names } gives up a chip.
   *[other] { $names } give up a chip each.
}
result-broke = { $count ->
    [one] { $names } would have to give up a chip and has none left.
   *[other] { $names } would have to give up a chip and have none left.
}
result-no-cards = No cards left
result-acts = **The last round:**
game-over = The game is over. **Play again** brings everybody back to the table; `/unsortiert` opens a new one.
game-lost = { $count ->
    [one] { $names } loses.
   *[other] { $names } lose.
}
game-won = { $count ->
    [one] 🏆 { $names } wins!
   *[other] 🏆 { $names } win!
}
shuffle-promise =
    To check the shuffle: SHA-256 of its seed, which is shown at the end
    `{ $commitment }`
shuffle-proof =
    To check the shuffle (the bot's documentation tells how, step by step: “How to check the shuffle”): its seed
    `{ $seed }`
    and the SHA-256 of these 32 bytes, as it was shown with the first deal
    `{ $commitment }`

## Pages

more-title = About this table
more-chips = { $count ->
    [one] { $seats } players, 1 chip each to begin with.
   *[other] { $seats } players, { $count } chips each to begin with.
}
more-pace = { $pace ->
    [minute] One minute for each move; after that the computer moves.
    [five-minutes] Five minutes for each move; after that the computer moves.
    [day] One day for each move; after that the computer moves.
   *[none] No time limit.
}
more-marks = On the board: ➤ is to play, ● is a chip, ○ a chip given away.

## Rules

command-rules = rules
command-rules-about = How the game is played, page by page
option-game = game
option-game-about = Which game
choice-game = { $game ->
   *[unsortiert] Unsortiert
}
button-leaf-back = ← Back
button-leaf-on = Next →
leaf-where = Page { $number } of { $total } · choose another
leaf-title = { $number }. { $title }
rules-start-title = How do I play here?
rules-start-game = Get rid of all your cards. In each round everybody has one turn: **beat** what is on the table, or take a **reserve card**. The highest play wins the round and opens the next. Whoever is the last with cards, or can neither beat nor take one, gives up a chip.
rules-start-sit = **1. Sit down:** `/unsortiert` opens a table. Tap **{ $join }**; its host can add computer players with **{ $computer }** and taps **{ $start }**.
rules-start-hand = **2. Look:** **{ $hand }** shows your cards, to you alone. Their order never changes, and only neighbours can be played together:
rules-start-play = **3. Play:** When it is your turn, everything that you may play has a button. One tap plays it; “…” first asks what the joker shall be.
rules-start-reserve = **4. Or take a reserve card:** Tap one and choose its place in your hand. Until then nothing has happened, and **{ $back }** leads back.
rules-start-help = **{ $hint }**, where a table has it, says what the computer would do. `/hand` brings back cards that are out of sight, `/table` the table. When your time runs out, the computer makes that move for you; tap anything and you are back.
rules-start-learn = **New here?** **{ $learn }** below, or `/learn` at any time: five decisions with the real buttons.
rules-aim-title = The game in short
rules-aim = Never sort your hand: the cards stay as they come. You may only play what lies **next to each other** in it: one, two or three cards. Get rid of them all.
rules-gap = What you play leaves a gap, the gap closes, and cards that were apart become neighbours. The first and the last card of a hand are not neighbours.
rules-dealt = Everybody gets 10 cards (with five players 7) and two open reserve cards. The rest is the draw pile.
rules-open = Nobody sees your hand before the deal is over. Reserve cards, how many cards everybody holds, and chips are open to all.
rules-numbers = Most cards are numbers; these are the others, and the letters:
rules-card = { $card ->
    [number] Ace, jack, queen
    [X] Joker: any number
    [stop] Stop card
   *[draw] Draw card
}
rules-combinations-title = Combinations
rules-kinds = **From weak to strong:** single, run of two, pair, run of three, triple. Each kind beats all weaker ones, so that any pair beats any run of two.
rules-higher = Within a kind the higher number wins, of a run the highest card counts; equal is not enough. A is 1, J is 11, Q is 12, and Q-A is no run. The order inside a combination does not matter, and suits matter on kings only. So 10 8 9 is a run of three up to 10.
rules-round-title = A round
rules-round = Everybody who holds cards has one turn, clockwise. Whoever opens must play, but whatever they like. After that you choose:
    - Beat the highest combination so far, or play a king.
    - Or take one of your reserve cards and put it anywhere in your hand. You may do that even if you could play; without a reserve card you must play if you can.
rules-next = The highest combination wins the round, and whoever laid it opens the next. If they have no cards left, whoever laid the next-highest and still has cards opens; failing that, the nearest player with cards to the winner's right.
rules-example-title = A round, step by step
rules-example-round = Four play, clockwise: Anna, Ben, Carla, Dan. Anna opens with an 8. Ben beats it with a queen, which is 12. Carla has a 4 and a 5 next to each other: a run of two beats every single card.
rules-example-told = { $name }: { $told }
rules-example-dan = **Dan is next.** This is his hand, and these of his cards can beat Carla:
rules-example-could = The joker makes a pair or a triple with the 4s, a pair or a run with the 9; the draw card may be played on any turn. 3 and 4 are a run of two as well, but a lower one.
rules-example-takes = **Dan takes a reserve card instead**, though he could beat her. He puts his 8 between joker and 9:
rules-example-end = Now joker, 8 and 9 are a run of three: 7⁠–⁠8⁠–⁠9 or 8⁠–⁠9⁠–⁠10, as he likes. Everybody has had one turn. Carla laid the highest, so that she wins the round and opens the next; then come Dan, Anna, Ben.
rules-special-title = Joker, stop and draw cards
rules-joker = **Joker:** any number from 1 to 12, alone or with its neighbours. You say which when you play it. A 6 beside a joker can be:
rules-kings = **Kings** you may play on any turn, but only alone:
rules-stop = - **Stop card** (K♠︎ K♣︎): beats everything and ends the round at once; you win it. Whoever has not had their turn by then has none in this round.
rules-draw = - **Draw card** (K♥︎ K♦︎): the next player has to beat what was played before it; if nothing was, anything goes. If only draw cards were played, the opener wins the round. Whoever wins a round with a draw card draws 3 cards (6 with both, as far as the pile goes), one by one, and puts each anywhere in their hand.
rules-drawer = It is the winner who draws, not whoever played the draw card, and also a winner whose last cards these were. For who opens next, a draw card is the weakest of all.
rules-end-title = How it ends
rules-out = **Out** is whoever has no hand cards left at the end of a round, after drawing: they sit out until the next deal. Reserve cards do not count.
rules-deal-end = **A deal ends**, and whoever loses it gives up a chip:
    - After a round only one player holds cards: they lose it.
    - Somebody can play nothing and has no reserve card left: the deal ends at once, and only they lose it.
    - All who are still in lay their last cards in one round: all of them but its winner lose it. But if there are cards for the winner to draw, only the winner loses it.
rules-draws-first = In the last case drawing comes first: after it the winner would be the only one with cards. As nobody else holds any, nothing is drawn, for it would change nothing.
rules-opener = The loser opens the next deal; if there are several, the first seat does, as at the beginning.
rules-chips = **Chips:** everybody begins with 3, with five players with 2; whoever opens the table can choose 1 to 5. Having none left is not the end yet.
rules-game-end = **The game ends** when somebody has to give up a chip and has none left. Whoever cannot pay loses, all others win.
rules-krass-title = Krass Kariert
rules-krass = `/unsortiert` also offers the deck of **Krass Kariert**. The game is the same, only the cards look different: the numbers 1 to 12, four of each, without suits or letters.
rules-krass-card = { $card ->
    [X] Joker: any number
    [stop] Stop card: a black king
   *[draw] Draw card: a red king
}
rules-krass-chips = Everybody begins with 3 chips then, however many play.
rules-alt-row = { $cards }: { $word }
rules-cases = If you want to know exactly: [every case, by number]({ $file }).

## Learning

command-learn = learn
command-learn-about = Try the game yourself: five decisions, explained
button-learn = Learn by playing
button-learn-next = Next decision
button-learn-finish = Finish
button-learn-again = Try something else
button-learn-anew = Once more
learn-title = Decision { $number } of { $total }: { $title }
learn-good = ✅ Good: { $told }
learn-possible = 🟡 Possible: { $told }
learn-told-take = taking { $card }
learn-hand = Your hand afterwards:
learn-told-play = { $cards } { $combination }
learn-gone = This exercise does not exist any more. Here is the first one.
learn-end-title = That was the tutorial
learn-end = That is all you need to know: neighbours, reserve cards, the closing gap, jokers, draw cards. In a game your hand looks just like this, and **{ $hint }** in it says what the computer would do.
learn-end-next = `/unsortiert` opens a table; **{ $computer }** seats computer players, if you want to try it alone. Everything else can be looked up in `/rules`.
learn-beat-title = beat it
learn-beat-story = Get rid of your cards. They stay as they lie, and **only neighbours can be played together**. Anna has laid an 8, Ben a queen (12), Carla 4 and 5: a run of two, which beats every single card. What beats that has a button below, and you may try everything: nobody is waiting.
learn-beat-ask = Single < run of two < **pair** < run of three < triple. What do you lay?
learn-beat-pair = Any pair beats any run of two, however high. You are the last of this round, so that you would win it and open the next. And the joker stays for later.
learn-beat-triple = It beats her, and three cards are gone at once. But a triple is the strongest there is, with your joker in it: a lot to spend on a 5.
learn-beat-four = The joker can be any number, so this is a pair of 4s and beats her. But there are two real 4s right beside it, and the joker is worth more than that.
learn-beat-nine = It beats her: a higher run of two, or a pair, whatever you call the joker. But two 4s do that as well, without the joker.
learn-beat-draw = A draw card may be played on any turn and beats nothing. You are the last one, so Carla wins with her run, and **whoever wins a round with a draw card draws three cards**. Clever, too! More of that in the fifth decision.
learn-beat-take = You may do that even if you could beat her. It matters where the card goes; that is the next decision.
learn-place-title = take a reserve card
learn-place-story = The same moment. You need not beat Carla: you may take one of your two reserve cards and **put it anywhere in your hand**. It costs you your turn and makes your hand longer, but also better.
learn-place-ask = Take the 8: **where in your hand does it do most?**
learn-place-best = Joker, 8 and 9 are neighbours now: a run of three, 7⁠–⁠8⁠–⁠9 or 8⁠–⁠9⁠–⁠10, and nothing is torn apart. One card more in your hand, but three of them can go at once.
learn-place-before = That makes a run of three with joker and 9. But it stands between 4 and joker, so that the triple of 4s is gone.
learn-place-seven = 7 and 8 are a run of two now, and the 7 has a neighbour at last. Beside joker and 9 it would be three cards.
learn-place-torn = There it tears apart two cards that go together, and makes nothing itself.
learn-place-alone = It goes with nothing there, but tears nothing apart either. Look for neighbours that it fits.
learn-place-jack = Sharp! Joker, 9 and jack can be 9⁠–⁠10⁠–⁠11 now, and the jack has found a place for good.
learn-place-queen = Jack and queen: a run of two up to 12, the highest there is. On the other side of the queen it would make a run of three with joker and 9 as well.
learn-place-play = That is possible and fine. But look at what a reserve card can do here: try the 8.
learn-gap-title = close a gap
learn-gap-story = You took the 8 and put it between joker and 9. Carla's run won the round, and she opens the next one with a 6. Anna and Ben come after you.
learn-gap-ask = **What you lay leaves a gap, and the gap closes.** Which card is in the way of others?
learn-gap-seven = 7 beats 6, and the gap closes: 2, 3 and 4 are neighbours now, a run of three! The weaker play is often the wiser one.
learn-gap-part = It beats the 6. But it comes out of your run of three with joker, 8 and 9, and the 7 would have been enough.
learn-gap-queen = No single card beats 12. But it is your best one, the 7 would have been enough, and nothing comes together where the queen was.
learn-gap-joker = The joker alone can be any number up to 12 and beats the 6. But it makes runs, pairs and triples: too good to go alone.
learn-gap-low = Any run of two beats any single card. But 3 and 4 are just what the 2 is waiting for: lay the 7 first, and all three can go together.
learn-gap-fours = A pair beats the 6 by far, and two cards are gone. But the 7 would have been enough, and one of the 4s is needed for a run of three with 2 and 3.
learn-gap-spend = It beats the 6. But the joker is worth more than that, and where it was, nothing comes together.
learn-gap-much = Three cards gone at once, and hardly anybody will beat that. But it is a lot against a 6: what will you lay against a pair or a run of three?
learn-gap-draw = Always allowed. The 6 is still to be beaten, and whoever wins the round draws three cards. But the 7 would have brought a run of three together.
learn-gap-take = Allowed, even if you could play. But your hand gets longer, and the 7 is just waiting to go.
learn-joker-title = the joker
learn-joker-story = You laid the 7. Ben won with a 10 and opened with a pair of 6s; Carla has beaten it with a run of three: 6⁠–⁠7⁠–⁠8. Anna comes after you.
learn-joker-ask = Lay joker, 8 and 9. **What shall the joker be?**
learn-joker-high = The joker is the 10, and of a run the highest card counts: 8⁠–⁠9⁠–⁠10 is harder to beat for Anna than 7⁠–⁠8⁠–⁠9. You say what a joker is when you play it, each time anew.
learn-joker-low = As 7⁠–⁠8⁠–⁠9 it beats 6⁠–⁠7⁠–⁠8 as well. But the same cards can be 8⁠–⁠9⁠–⁠10, and Anna still comes after you.
learn-joker-triple = A triple beats every run of three. But 2, 3 and 4 were a run of three as well, and now the 4 is missing. Joker, 8 and 9 leave you that one.
learn-joker-draw = Always allowed, and you keep your runs. Anna has to beat Carla's 6⁠–⁠7⁠–⁠8 now, and whoever wins the round draws three cards. But three cards of yours could have gone.
learn-joker-take = Allowed, but your hand gets longer, and three cards of it could have gone.
learn-draw-title = the draw card
learn-draw-story = You won that round and opened the next with 2⁠–⁠3⁠–⁠4; Anna beat that. Now she opened with a pair of jacks, and Carla has beaten it with a pair of queens. You are the last of this round, with four cards, none of which can beat her.
learn-draw-ask = Lay the draw card, or take the jack?
learn-draw-draw = Carla's pair is still the highest, so that she wins the round – and **has to draw three cards**. You have three left, and once the queen is gone, 4 and 5 are neighbours. A stop card (K♠︎ K♣︎) does the opposite: it beats everything, ends the round at once, and you win it.
learn-draw-queen = Jack and queen are a run of two now, the highest there is. But it was your last reserve card: whoever cannot play and has none left loses the deal at once. And your hand has five cards instead of three.
learn-draw-alone = There the jack goes with nothing; beside the queen it would be a run of two. And it was your last reserve card: whoever cannot play and has none left loses the deal at once.

## Commands

command-unsortiert = unsortiert
command-unsortiert-about = Open a table here
option-chips = chips
option-chips-about = Chips each at the start
option-face = cards
option-face-about = How the cards look
option-pace = pace
option-pace-about = Time limit for each move
option-computers = computers
option-computers-about = Computer players to add
option-hints = hints
option-hints-about = Whether players may ask for a hint
choice-hints = { $hints ->
    [off] Off
   *[on] On
}
choice-face = { $face ->
    [krass] Krass Kariert: numbers without suits
   *[normal] Normal playing cards
}
choice-pace = { $pace ->
    [minute] 1 minute
    [five-minutes] 5 minutes
    [day] 1 day
   *[none] No limit
}
command-hand = hand
command-hand-about = Look at your hand
command-table = table
command-table-about = Bring the table down here
command-leave = leave
command-leave-about = Leave this channel's table
command-end = end
command-end-about = End this channel's table
command-mod = mod
command-mod-about = Look after this server's tables
command-mod-tables = tables
command-mod-tables-about = Show all tables of this server
command-mod-end = end
command-mod-end-about = End a table, or all that are idle
command-mod-kick = kick
command-mod-kick-about = Remove somebody from a table
command-mod-skip = skip
command-mod-skip-about = Have the computer make the next move now
command-mod-seat = seat
command-mod-seat-about = Hand a seat to somebody else, or to the computer
option-table = table
option-table-about = Which table; if left out, the one in this channel
option-idle-hours = idle_hours
option-idle-hours-about = End all tables of this server where nobody has done anything for longer than this
option-player = player
option-player-about = Who has to leave
option-seat = seat
option-seat-about = Whose seat
option-to = to
option-to-about = Who gets it; if left out, the computer
opened = The table is open, and you are its host. { $who ->
    [people] Three to five people
   *[anybody] Three to five seats, people and computers
}: then press **{ $start }**.
opened-first = The table is open: { $who ->
    [nobody] press **{ $start }**
    [people] have others press **{ $join }**, then press **{ $start }**
   *[anybody] fill the seats with **{ $more }**, then press **{ $start }**
}; `/learn` teaches you the game in two minutes.
open-elsewhere = { $count ->
    [one] On this server tables are opened in { $channels } only.
   *[other] On this server tables are opened in these channels only: { $channels }
}
opened-not-shown = The table is open, but I could not post it here. Try `/table`.
table-moved = The table is at the bottom. { $link }
go-to-table = Go to the table
table-not-moved = I could not post the table here.

## Lobby

lobby-title = Unsortiert · who is in?
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · Host
lobby-seat-free = { $number }. free
lobby-seat-optional = { $number }. free, if you like
lobby-face = { $face ->
    [krass] Krass Kariert
   *[normal] Normal cards
}
lobby-chips = { $count ->
    [0] 3 chips each, with five players 2
    [one] 1 chip each
   *[other] { $count } chips each
}
lobby-pace = { $pace ->
    [minute] 1 minute a move
    [five-minutes] 5 minutes a move
    [day] 1 day a move
   *[none] no time limit
}
lobby-no-hints = no hints
lobby-people-only = people only
lobby-how = 3 to 5 play. The host starts.
lobby-closes = Closes { $left } if nobody presses anything.
button-join = Join
button-leave = Leave
button-computer-more = Computer +
button-computer-less = Computer −
button-start = Start
button-start-missing = { $count ->
    [one] 1 more needed
   *[other] { $count } more needed
}
button-cancel = Close table
joined = You sit at the table.
hand-in-lobby = You sit at the table. Your cards come as soon as the host starts.
hand-no-seat-lobby = You have no seat yet, but one is free.
hand-no-seat-full = You have no seat here, and the table is full.
hand-no-seat = You have no seat in this game. You are welcome to watch: the board shows everything that is public.
hand-seat-back = A computer player has your seat. You can take it back.
button-seat-back = Take my seat back

## Taking over a seat

wish-how = You can ask for a seat that a computer player has:
wish-waits = You have asked for seat { $number }. If you get it, your cards appear here.
wish-else = You can ask for another one instead:
wish-seat = { $number }. { $name } · { $wisher } asks for it
wish-asked = ✋ { $name } asks for this seat. The host decides.
wish-former = ✋ { $name } asks for this seat. The host or { $former } decides.
wish-refused = You did not get the seat.
wish-gone = That request is no longer open.
wish-not-yours = Only the host or whoever left this seat can decide that.
button-wish = Ask for seat { $number }
button-withdraw = Withdraw my request
button-grant = Seat { $number }: agree
button-decline = Seat { $number }: refuse

## What was done to the table

note = { $told } · { $when }
note-host = { $name } (host)
note-moderator = { $name } (moderator)
note-kicked = { $by } removed { $whom }.
note-skipped = { $by } had the computer move for { $whom }.
note-seated = { $by } gave the seat of { $whom } to { $to }.
note-unseated = { $by } gave the seat of { $whom } to a computer player.
note-granted = { $to } took over the seat of { $whom }.
note-voted = The others have voted: the computer plays for { $whom }.
note-gone = { $whom } is no longer a member of this server.
note-ended = { $by } ended the table.
note-again = { $by } opened the table again for everybody from the last game.

## Settings of a server

language-name = English
command-settings = settings
command-settings-about = What holds for the tables of this server
settings-title = Settings of this server
settings-how = They hold for tables opened from now on; open ones keep what they began with. Time, chips and hints are suggestions: whoever opens a table can choose otherwise.
settings-saved = ✅ Saved.
settings-choose = Choose …
settings-language = Language of the board
settings-language-about = Private answers are in the reader's own language.
settings-language-usual = The server's or the host's
settings-pace = Time for a move
settings-chips = Chips
settings-chips-each = { $count ->
    [0] 3 each, with five players 2
    [one] 1 each
   *[other] { $count } each
}
settings-turn = Turn messages
settings-turn-about = A message that mentions whoever is to play, gone once they have moved.
settings-turn-after = { $seconds ->
    [0] At once
    [60] After 1 minute
    [300] After 5 minutes
    [never] Never
   *[other] After { $seconds } seconds
}
settings-hints = Hints
settings-hints-about = Whether players may ask what the computer would do.
settings-computers = Computer players
settings-computers-about = Whether they may take seats in the lobby. One always plays on for whoever leaves.
settings-computers-are = { $computers ->
    [off] Not allowed
   *[on] Allowed
}
settings-channels = Channels
settings-channels-about = Where tables may be opened, also in threads and posts there.
settings-channels-all = Everywhere
settings-not-yours = Only members who may manage the server can change its settings.

## Voting, removing

button-vote = Let the computer move ({ $votes } of { $needed })
vote-counted = Your vote counts: { $votes } of { $needed }.
vote-carried = That was the last vote needed: the computer moves for them now, until they are back.
vote-already = You have already voted: { $votes } of { $needed }.
seat-of = { $number }. { $name }
select-remove = Remove a player …
remove-sure = { $stage ->
    [lobby] Remove { $name } from the table? The seat is free then, and they may sit down again.
   *[playing] Remove { $name } from the game? A computer player takes over their cards; they can return only if you agree.
}
remove-yes = Yes, remove
remove-done = { $name } was removed.
remove-gone = They no longer sit there.

## For moderators

mod-title = { $count ->
    [0] There are no tables on this server
    [one] 1 table on this server
   *[other] { $count } tables on this server
}
mod-stage = { $stage ->
    [lobby] lobby
    [rests] resting: all are away
    [deal] between two deals
   *[playing] running
}
mod-turn = to play: { $names }
mod-player = { $presence ->
    [here] { $name }
   *[away] { $name } (away)
}
mod-since = Last used { $when }
mod-no-board = no board
mod-still = { $unit ->
    [minutes] idle { $count } min
    [hours] idle { $count } h
   *[days] idle { $count } d
}
mod-place-gone = channel gone · table { $table }
mod-place-hidden = hidden channel · table { $table }
button-page-before = Back
button-page-after = More tables
mod-pick = I cannot find that here. Please pick one of the suggestions.
mod-end-how = Choose a table, or say how many hours (1 to { $most }) tables must have been idle; not both.
mod-none-idle = { $hours ->
    [one] No table has been idle for more than an hour.
   *[other] No table has been idle for more than { $hours } hours.
}
mod-ended-idle = { $count ->
    [one] I ended 1 idle table:
   *[other] I ended { $count } idle tables:
}
mod-more = and { $count } more.
mod-dealt = The next deal has begun.
refusal-rests = Everybody is away, so the game rests. It goes on as soon as one of its players taps anything.
mod-moved = Somebody moved at the same instant, so nothing was skipped.
mod-gone = By now somebody else sits there, or nobody. Nothing was changed.
mod-computer = A computer player has that seat already.
mod-no-player = Only people who are members of this server can have a seat.
mod-seated = { $name } has a seat at that table already.

## Leaving and ending

button-fresh-board = Table to the bottom
button-leave-game = Leave the game
button-end-game = End the game
leave-sure = { $stage ->
    [lobby] { $others ->
        [0] Leave this table? You are the last one here, so it closes.
       *[other] Leave this table?
    }
   *[playing] { $others ->
        [0] Leave the game? **You are the last one here, so it ends for good:** nobody wins, and nobody can come back to it, nor can those who left before you.
       *[other] Leave the game? A computer player goes on with your cards, and you may come back while the game runs.
    }
}
leave-yes = Yes, leave
leave-done = { $stage ->
    [lobby] You have left the table.
    [playing] You have left the game. A computer player goes on with your cards. While the game runs you can come back, here or by **{ $button }** under the board.
   *[ended] You have left. Nobody else was at the table, so it is closed.
}
end-sure = { $stage ->
    [lobby] Close this table? Nobody has played yet.
   *[playing] End this game for everybody? Nobody wins, and nothing can bring it back.
}
end-yes = Yes, end it
end-done = The table is closed.
button-keep = { $stage ->
    [lobby] No, better not
   *[playing] No, go on
}
kept = Everything stays as it is.
closed-title = Unsortiert · this table is closed
closed-why = { $reason ->
    [finished] The game was played to its end.
    [cancelled] It was cancelled before the game began.
    [stopped] The host or a moderator ended the game.
    [deserted] Nobody was left at the table.
    [expired] Nothing happened for too long.
    [lost] Its channel is gone.
   *[unreadable] I can no longer read how it stood, so I set it aside. I am sorry.
}
closed-by = { $reason ->
    [cancelled] It was cancelled before the game began: { $by }, { $when }.
   *[stopped] { $by } ended the game { $when }.
}
closed-again = `/unsortiert` opens a new one.
board-moved = The table has moved down. { $link }
transcript-stuck = The game's record would be here as a file, but I lack: { $permission }.
transcript-here = The whole game, deal by deal and move by move, for everybody who wants to look again:

## Reminders

reminder-turn = { $people }, { $count ->
    [one] it is your turn.
   *[other] it is your turn, each of you.
}
reminder-until = Time runs out { $left }.
reminder-half = ⏰ { $people }, { $count ->
    [one] it is your turn.
   *[other] it is your turn, each of you.
} Time runs out { $left }.
reminder-waiting = ⏰ { $people }, the table is waiting for you. { $count ->
    [one] Your turn began { $since }.
   *[other] Your turns began { $since }.
}
reminder-ending = ⏰ { $people }, nobody has moved for a long time. This game ends by itself { $left }; a move keeps it going.
reminder-resting = ⏰ Nobody has been here for a long time. This game ends by itself { $left }. If you play in it, **{ $button }** keeps it going.
reminder-vote = { $needed ->
    [one] If you would rather not wait: one vote is enough to let the computer move for them until they are back.
   *[other] If you would rather not wait: { $needed } votes let the computer move for them until they are back.
}

## Refusals

refusal-no-table = This table no longer exists. `/unsortiert` opens a new one.
refusal-ended = This game is over. `/unsortiert` opens a new one.
refusal-not-seated = You have no seat at this table.
refusal-not-there-then = Only who played in this game can bring its players together again. `/unsortiert` opens a table of your own.
refusal-not-your-turn = It is not your turn now.
refusal-stale = That button belonged to an earlier moment. This is how things stand now.
refusal-illegal = That is not possible now. Nothing was played.
refusal-table-here = There is a table in this channel already. `/table` brings it to the bottom.
refusal-table-here-link = There is a table in this channel already. { $link }
refusal-running = The game has begun already.
refusal-not-running = The game has not begun yet.
refusal-seated = You sit at this table already.
refusal-full = All the seats are taken.
refusal-no-computer = There is no computer player to take away.
refusal-computers-off = On this server only people may sit down at a table, no computer players.
refusal-too-few = Too few are here to start: three at least, people and computers.
refusal-too-few-people = Too few are here to start: it takes three people at least.
refusal-not-host = Only the host may do that.
refusal-too-early = You can vote only at tables without a time limit, after an hour's wait for the same move.
refusal-waited-for = Everybody is waiting for you: just make your move.
refusal-no-seat = There is nobody on that seat.
refusal-not-free = Somebody sits there, or asked for that seat before you did.
refusal-not-host-end = Only the host and members who may manage messages can end this table.
refusal-no-table-here = There is no table in this channel. `/unsortiert` opens one.

## Errors

error-unexpected = Something went wrong on my side. Nothing is lost; please try again.
error-old-button = This button is too old for me to understand. `/hand` shows your hand, `/table` the table.
error-outdated = This command has changed. Please type it again in a minute, or reload Discord.
error-option = That choice is not on offer. Please pick one that Discord shows you.
error-busy = The table is busy. Please try again in a moment.
error-server-only = I only deal cards in the channels of servers that I am a member of, not in private messages.
error-permissions = { $count ->
    [one] I need one more permission in this channel: { $permissions }. Whoever manages the server can give it to me.
   *[other] I need more permissions in this channel: { $permissions }. Whoever manages the server can give them to me.
}
error-board-stuck = I cannot show the board here, I lack: { $permissions }. Your move counts all the same.
error-not-shown = That is done, but I cannot show it at the table, I lack: { $permissions }.
permission = { $permission ->
    [read_messages] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
   *[attach_files] Attach Files
}

## The playground

playground-server = Playground
playground-channel = card-table
playground-topic = Type /unsortiert to open a table
playground-you = Alex
playground-moderators = Moderators
playground-welcome = **Welcome to the playground.** You are **{ $you }**.
    Type `/unsortiert` at the bottom, tap it in the list (or press Enter) and then the arrow on the right: a table opens. Fill the seats with **{ $more }** and press **{ $start }**.
    “Viewing as”, at the top of the page, lets you be { $first } or { $second } at the same table.

## A game played again (`unsortiert replay`)

story-game = { $game }: { $options }
story-columns = The number of each move, the cards in hand by seat before it, and what happened:
unsortiert-story-dealt = Deal { $deal }. Seat { $opener } opens. Reserve cards by seat: { $spares }
unsortiert-story-hand-dealt = Seat { $to } is dealt { $cards }
unsortiert-story-played = Seat { $seat } lays { $cards }: { $kind ->
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
    [draws] The deal ends: all have laid their last cards, but seat { $losers } would have to draw.
   *[all-out] The deal ends: all have laid their last cards; of them seat { $losers } did not win the round.
} A chip is due from seat { $losers }. Chips by seat: { $chips }. Hands by seat: { $hands }
unsortiert-story-game-ended = Seat { $losers } cannot pay and loses the game.
story-over = Over after { $moves } moves. Lost: seat { $losers }. Won: seat { $winners }.
story-goes-on = { $seats ->
    [none] Not over after { $moves } moves: the next deal is due.
   *[other] Not over after { $moves } moves: seat { $seats } to act.
}

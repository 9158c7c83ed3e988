### What people read of Shithead alone, in English. Every key begins with the name of the game.

## The game, its command and choices

shithead-name = Shithead
shithead-command = shithead
shithead-command-about = Open a Shithead table
shithead-option-glass_keeps_seven = glass
shithead-option-glass_keeps_seven-about = What must follow when a 3 lies on a 7
shithead-settings-glass_keeps_seven = Glass
shithead-choice-glass_keeps_seven = { $value ->
    [on] when a 3 lies on a 7, 7 or lower follows
   *[other] when a 3 lies on a 7, 7 or higher follows
}

## Cards and moves

shithead-play = { $count ->
    [one] { $letter }
   *[other] { $letter } ×{ $count }
}
shithead-effect = { $effect ->
    [reset] then anything goes
    [glass] glass
    [lower] then 7 or lower
    [skip] { $count ->
        [one] skips 1
       *[other] skips { $count }
    }
    [clear] burns the pile
   *[four] four: burns the pile
}
shithead-counts = { $counts ->
    [empty] **Anything goes:** the pile is empty.
    [glass] **Anything goes:** there is nothing but glass on the pile.
    [reset] **Anything goes** on a 2{ $glass ->
        [on], even through the glass on it.
       *[off].
    }
    [lower] **7 or lower** must follow, this once.
   *[higher] { $rank ->
        [J] **Jack or higher** must follow
        [Q] **Queen or higher** must follow
        [K] **King or higher** must follow
        [A] **An ace** must follow
       *[other] **{ $letter } or higher** must follow
    }{ $glass ->
        [on], seen through the glass on it.
       *[off].
    }
}
shithead-value = { $counts ->
    [lower] { $letter } or lower
   *[higher] { $rank ->
        [J] Jack or higher
        [Q] Queen or higher
        [K] King or higher
        [A] Only an ace
       *[other] { $letter } or higher
    }
}
shithead-always = 2, 3 and 10 may be played on anything.
shithead-pile = Pile ({ $count }): { $shown ->
    [more] … { $cards }
   *[all] { $cards }
}

## Board

shithead-turn-start = **{ $name }** has the lowest card and starts.
shithead-turn-choose = { $count ->
    [one] **{ $names }** is still choosing which three cards lie face up.
   *[other] **{ $names }** are choosing which three of their cards lie face up.
}
shithead-board-stock = Stock { $count }
shithead-board-burnt = Burnt { $count }
shithead-board-seven = When a 3 lies on a 7, 7 or lower follows
shithead-seat-open = Face up: { $cards }
shithead-seat-blind = { $count } face down
shithead-seat-chosen = has chosen
shithead-seat-out = Out, { $place }
shithead-act = { $deed ->
    [hand] { $name }: { $cards }
    [open] { $name }: { $cards } (face up)
    [blind] { $name }: { $cards } (face down)
    [misfit] { $name }: flips { $cards }, which does not fit, and takes { $taken } cards
   *[take] { $name }: takes the pile ({ $taken ->
        [one] 1 card
       *[other] { $taken } cards
    })
}
shithead-act-burnt = { $count ->
    [one] 1 card burns
   *[other] { $count } cards burn
}
shithead-act-skipped = { $count ->
    [one] { $names } is skipped
   *[other] { $names } are skipped
}
shithead-act-out = out ({ $place })
shithead-before = Before: { $acts }

## Hand

shithead-hand = Your hand ({ $count }): { $cards }
shithead-hand-open = Face up: { $cards }
shithead-hand-blind = Face down: { $count }
shithead-hand-you-start = You start
shithead-hand-start = You have the lowest card, { $card }: play it. Others of its rank may go with it.
shithead-hand-stuck = { $which ->
    [hand] No card in your hand fits.
    [first] No card in your hand fits, and your hand comes first.
   *[open] None of your face-up cards fits.
} { $count ->
    [one] Take the pile: 1 card.
   *[other] Take the pile: { $count } cards.
}
shithead-hand-play-open = Your hand is empty: now you play your face-up cards.
shithead-hand-turn-blind = Only face-down cards are left. Flip one: if it does not fit, you take it with the pile.
shithead-hand-chosen = You have chosen
shithead-hand-others = The others are still choosing.
shithead-hand-out = You are out: { $place }
shithead-hand-last = You are the Shithead.
shithead-hand-shared = You share the last place.
shithead-button-take = Take the pile
shithead-button-blind = Flip card { $number }
shithead-select-plays = Play: { $first } to { $last }

## Choosing

shithead-choose-title = Which three cards should lie face up?
shithead-choose-how = You play them only once hand and stock are gone: magic and high cards are worth most then. Tap cards to choose; you all choose at the same time.
shithead-choose-card = { $card }
shithead-choose-picked = ✓ { $card }
shithead-choose-ready = { $which ->
    [more] Ready: choose { $count } more
    [less] Ready: { $count } too many
   *[ready] Ready
}

## Pictures

shithead-picture-hand = Your hand
shithead-picture-open = Face up
shithead-picture-blind = Face down
shithead-picture-pile = Pile
shithead-picture-stock = Stock
shithead-picture-empty = The pile is empty
shithead-picture-choosing = Face-up cards are being chosen
shithead-picture-chosen = ready
shithead-picture-took = takes { $count }
shithead-picture-out = out
shithead-picture-burnt = burns
shithead-picture-skipped = skips { $count }
shithead-picture-blind-played = face down
shithead-alt-hand = Your hand: { $cards }.
shithead-alt-no-hand = Your hand is empty.
shithead-alt-open = Face up: { $cards }.
shithead-alt-playable = To play: { $cards }.
shithead-alt-does = { $cards } ({ $does })
shithead-alt-choosing = Still choosing face-up cards: { $seats }.
shithead-alt-counts = What may follow: { $value }.
shithead-alt-anything = anything
shithead-alt-out = out, { $place }
shithead-alt-seat-open = face up { $cards }
shithead-alt-pile = Pile of { $count }, on top { $cards }.
shithead-alt-acts = Last moves: { $acts }.

## Hints

shithead-hint-why = { $reason ->
    [only] nothing else is allowed.
    [opens] magic and high cards are worth most at the end, when the face-up cards are played.
    [opens-equal] equal cards can go together at the end, when the face-up cards are played.
    [blind] nobody knows what lies there, so one is as good as another.
    [out] these are your last cards.
    [burns] four of a rank burn the pile, and you play again.
    [start] the lowest card has to start, and one magic card is enough.
    [start-all] the lowest card has to start, and the others of its rank are gone with it.
    [lowest] low cards only get harder to play.
    [lowest-saves] low cards only get harder to play, and magic ones are kept.
    [lowest-all] low cards only get harder to play, and several of them are gone at once.
    [all] you can play no other rank, and several cards are gone at once.
    [saves] magic cards fit on anything, so keep them for when nothing else does.
    [saves-all] magic cards are better kept for when nothing else fits, and several others are gone at once.
    [magic] you can play only magic cards, and this one will be missed least.
    [magic-one] you can play only magic cards, and one of them is enough.
   *[magic-all] you can play only magic cards, and with no stock left several may go at once.
}

## Results

shithead-standing = { $others ->
    [0] { $role ->
        [last] { $place } **{ $name }** · Shithead
       *[other] { $place } **{ $name }**
    }
   *[other] { $place } **{ $name }** · shared
}
shithead-result-last = { $count ->
    [one] { $names } is the Shithead.
   *[other] { $names } share the last place.
}
shithead-result-turns = After { $turns } turns the game ends; of those still in it, whoever has fewer cards is ahead.

## Pages

shithead-more-players = { $seats } players; a hand is filled up to { $count } cards while the stock lasts.
shithead-more-seven = { $value ->
    [on] **A rule of this table:** after a 3 on a 7 the next player must still play 7 or lower.
   *[off] After a 3 on a 7 the 7 counts like any other card: the next player plays 7 or higher.
}
shithead-more-marks = On the board: { $shown ->
    [pictured] ▶︎
   *[written] ➤
} is to play or to choose.

## Rules

shithead-rules-start-game = Get rid of all your cards: the hand first, then the three face-up ones, finally the three face-down ones. Play **the same rank or a higher one** on the pile; if you cannot, you take the whole pile. First out wins, and whoever still has cards when all others are out is the **Shithead**.
shithead-rules-start-choose = **2. Choose:** **{ $hand }** shows your cards, to you alone. Before the first card is played, you all choose at the same time which three lie face up: tap them, then **{ $ready }**.
shithead-rules-start-play = **3. Play:** When it is your turn, everything that you may play has a button or, if that is a lot, a line in a list; **9 ×2** means two nines. One tap plays it; your hand is filled up by itself.
shithead-rules-start-take = **{ $take }** appears only when nothing fits.
shithead-rules-aim-title = The game in short
shithead-rules-aim = Three to six play, each for themselves, with 52 cards. From low to high: 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace. Suits do not matter.
shithead-rules-dealt = Everybody gets three cards **face down**, three **face up** on top of them, and a hand of three (with five or six players two). The rest is the stock. Nobody looks at face-down cards, not even at their own.
shithead-rules-choose = **Before the game** everybody may swap cards between their hand and their face-up cards, all at the same time. Magic cards, high ones and several of a rank are good to have face up, for later. Nobody sees what others have chosen until all have.
shithead-rules-first = **Whoever has the lowest card in hand starts:** it has to be played; others of its rank may go with it. It is looked for in this order: 4, 5, 6, 7, 8, 9, jack, queen, king, ace, then 10, 2, 3; clubs before diamonds, spades, hearts. After that it goes on clockwise.
shithead-rules-turn-title = Your turn
shithead-rules-turn = Play **the same rank as on the pile or a higher one**. On an empty pile anything goes.
shithead-rules-turn-row = { $number ->
    [1] Higher: fits
    [2] Equal: fits
   *[3] Too low
}
shithead-rules-several = Several cards of one rank may go together, as many as you like.
shithead-rules-take = **Whoever can play nothing takes the whole pile** into their hand, and the next player may play anything. You may not take it while you can play, not even to save a magic card.
shithead-rules-stock = **After each play** your hand is filled up to three cards (with five or six players to two) while the stock lasts. Whoever has more draws nothing. A drawn card cannot be added to what was just played.
shithead-rules-magic-title = Magic cards: 2, 3, 10
shithead-rules-magic = These may be played **on anything, at any time**:
shithead-rules-magic-row = { $number ->
    [1] Then anything goes
    [2] Glass
   *[3] Burns the pile
}
shithead-rules-ten = **10:** the pile burns, which means it is out of the game together with the 10, and you play again: only once, however many tens you play.
shithead-rules-glass = **A 3 is glass:** you see through it. What lies below still counts for the next player:
shithead-rules-glass-row = { $number ->
    [1] King or higher
    [2] Anything goes
   *[3] 7 or higher
}
shithead-rules-option = The last row: through glass the 7 still counts, but its “7 or lower” (next page) no longer does. Whoever opens a table can choose otherwise: then the next player still has to play 7 or lower.
shithead-rules-special-title = 7, 8 and four of a kind
shithead-rules-seven = **7:** the next player must play **7 or lower**, or a magic card. That binds only the next one; after that the same or higher must follow again.
shithead-rules-seven-row = { $number ->
    [1] Lower: fits
    [2] Too high
   *[3] Higher again
}
shithead-rules-eight = **8:** each one skips a player. With two players left one 8 means that you play again. A 7 or an 8 has to fit like any other card.
shithead-rules-eight-row = { $number ->
    [1] Skips one
   *[2] Skips two
}
shithead-rules-four = **Four of a rank on top of the pile** burn it, just like a 10, whoever played the first of them. Whoever plays the last one plays again.
shithead-rules-four-row = { $number ->
    [1] Burns
   *[2] Does not
}
shithead-rules-four-first = Nothing may lie between them, not even glass. Burning comes first: four sevens bind nobody, four eights skip nobody.
shithead-rules-lying-title = Face-up and face-down cards
shithead-rules-open = **Face-up cards** are played when your hand is empty and the stock is gone, by the same rules, several of a rank together. If none fits, you take the pile; then that hand has to go first, and your face-up cards wait.
shithead-rules-blind = **Face-down cards** come last, one a turn: choose one, and everybody sees it. If it fits, it is played and works as usual. If not, you take it with the pile, and your turn is over.
shithead-rules-end-title = Going out, and the places
shithead-rules-out = Whoever gets rid of their last card is **out**, whichever card it is. Another turn that it would bring is void; an 8 still skips. The next player goes on; after a burnt pile, with any card.
shithead-rules-places = First out wins. All others play on for their places until only one is left: **the Shithead**.
shithead-rules-turns = A game can go round in circles, so it ends after { $turns } turns: of those still in it, whoever has fewer cards is ahead; with equally many they share a place.

## Learning

shithead-learn-told-open = { $cards } face up
shithead-learn-choose-title = which cards lie face up
shithead-learn-choose-story = Get rid of all your cards: first those in your hand, then three face-up ones, last three face-down ones. Before the game starts you may swap cards between your hand and the face-up ones; the others do so at the same time. **2, 3 and 10 are magic** and fit on anything; otherwise the same or a higher card has to follow, up to the ace.
shithead-learn-choose-ask = You play them only once your hand is gone. **Which three should lie face up?** Tap a card to pick it or to put it back, then Ready.
shithead-learn-choose-best = The 10 fits on anything and burns the pile; king and ace are hard to beat. Low cards are easier to get rid of at the beginning, while everybody else plays low cards, too.
shithead-learn-choose-pair = Two of a rank can go together at the end: not bad. But at the end nines are often too low, while they go easily now.
shithead-learn-choose-nine = All but one of the best are there. The 9 will often be too low at the end; 10, king and ace are the better three.
shithead-learn-choose-ten = The 10 is magic: it fits on anything and burns the pile. In your hand it will be gone early; at the end it is worth most.
shithead-learn-choose-low = Low cards get harder and harder to play. At the end, with kings and aces on the pile, you will be stuck with one, and take the pile.
shithead-learn-higher-title = the same or higher
shithead-learn-higher-story = Say you chose 10, king and ace. Anna had the lowest card and started with a 4, Ben played a 5, Carla a 6. Now you.
shithead-learn-higher-ask = The same rank or a higher one has to follow. **What do you play?**
shithead-learn-higher-six = Equal is enough, and the low cards should go while they can. Two sixes lie there now: two more, and the pile burns. Your hand is filled up to three again.
shithead-learn-higher-nines = Both fit, and two cards are gone at once. But for these two new ones come from the stock, and the 6 stays: it will rarely fit again.
shithead-learn-higher-nine = It fits. But the 6 fits only now, a 9 later, too; and two nines can go together.
shithead-learn-magic-title = play magic or keep it
shithead-learn-magic-story = Say you played your 6 and drew a 2. Anna played an 8, which **skipped** Ben, and Carla a 9.
shithead-learn-magic-ask = The 2 is magic: it fits on anything, and then anything goes. **Use it now, or keep it?**
shithead-learn-magic-nines = The nines fit, so the magic card is kept for when nothing else does. Three nines lie on top now: whoever plays the fourth burns the pile and plays again.
shithead-learn-magic-nine = It fits, and the 2 is kept. But both nines could have gone together.
shithead-learn-magic-two = Always possible. But it helps the others, who may play anything now, and you will miss it when nothing else fits.
shithead-learn-seven-title = the seven
shithead-learn-seven-story = Say you played both nines. Anna could only play a 10: the pile was **burnt**, and she began a new one with a 4. Ben played a 6, Carla a 7.
shithead-learn-seven-ask = After a 7 the next player must play **7 or lower**, so your queen has no button. **What do you play?**
shithead-learn-seven-six = A 7 is the chance to get rid of a low card. It binds only you: for Anna the 6 counts, and 6 or higher has to follow again.
shithead-learn-seven-two = It fits on anything, on a 7 too. But the 6 fits right now, which is rare: keep the 2.
shithead-learn-glass-title = glass, or take the pile
shithead-learn-glass-story = Say you played the 6 and drew a 3. Anna played a jack, Ben a king. Carla had nothing as high and played a 3: **glass**. Through it the king still counts, and the stock is empty now.
shithead-learn-glass-ask = Without a magic card you would have to **take the pile**: then there is a single button for it. **Which one do you play?**
shithead-learn-glass-three = Glass on glass: Anna needs a king, an ace or a magic card, or she takes the whole pile. And the 2, after which anything goes, stays with you.
shithead-learn-glass-two = It saves you from the pile. But now Anna may play anything; after the 3 she would have needed a king, an ace or a magic card.
shithead-learn-end = That is all you need to know: the same or higher, magic cards, seven and eight, and the pile for whoever is stuck. In a game your hand looks just like this, and **{ $hint }** in it says what the computer would do.

## A game played again (`unsortiert replay`)

shithead-story-dealt = The deal. Face-up cards by seat: { $open }. In the stock: { $stock }
shithead-story-hand-dealt = Seat { $to } is dealt { $cards }
shithead-story-chose = Seat { $seat } has chosen its face-up cards:
shithead-story-chosen = { $cards }, and { $hand } for the hand.
shithead-story-revealed = All have chosen. Face-up cards by seat: { $open }. Seat { $seat } has the lowest card and starts.
shithead-story-played = { $deed ->
    [hand] Seat { $seat } plays { $cards }.
    [open] Seat { $seat } plays { $cards } from its face-up cards.
   *[blind] Seat { $seat } flips a face-down card, { $cards }, and plays it.
}
shithead-story-took-pile = { $deed ->
    [blind] Seat { $seat } flips a face-down card, { $cards }, which does not fit, and takes it with the pile: { $taken } cards.
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
shithead-story-skipped = { $seats_count ->
    [one] Skipped: seat { $seats }.
   *[other] Skipped: seats { $seats }.
}
shithead-story-went-out = Seat { $seat } is out.
shithead-story-game-ended = { $ending ->
    [last-one-left] The game ends: all but one are out.
   *[too-many-turns] The game ends after { $turns } turns; of those still in it, whoever has fewer cards is ahead.
} Seats from the winner to the last: { $places }

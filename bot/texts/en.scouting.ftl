### What people read of Scouting alone, in English. Every key begins with the name of the game.

## The game, its command and choices

scouting-name = Scouting
scouting-command = scouting
scouting-command-about = Open a Scouting table
scouting-deck-about = { $deck ->
    [krass] Krass Kariert: numbers without suits
   *[normal] Normal playing cards
}
scouting-deck = { $deck ->
    [krass] Krass Kariert
   *[normal] Normal cards
}

## Cards and moves

scouting-kind = { $kind ->
    [single] Single
    [run] Run
    [pair] Pair
    [triple] Triple
   *[four] Four of a kind
}
scouting-combination = { $kind ->
    [single] Single { $rank ->
        [A] ace
        [J] jack
        [Q] queen
       *[other] { $top }
    }
    [run] Run { $numbers }
    [pair] Pair of { $rank ->
        [A] aces
        [J] jacks
        [Q] queens
       *[other] { $top }s
    }
    [triple] Triple of { $rank ->
        [A] aces
        [J] jacks
        [Q] queens
       *[other] { $top }s
    }
   *[four] Four { $rank ->
        [A] aces
        [J] jacks
        [Q] queens
       *[other] { $top }s
    }
}
scouting-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
scouting-beat = To beat: **{ $told }** { $cards } by { $name }
scouting-board-beat = To beat: **{ $told }** by { $name }
scouting-beat-nothing = Nothing to beat: any show goes.
scouting-act-showed = { $name }: { $cards } · { $told }{ $gained ->
    [0] { "" }
   *[other] { " " }(+{ $gained })
}
scouting-act-scouted = { $name }: scouts { $card } (+1 for { $owner })
scouting-act-both = { $name }: Scout & Show with { $card } (+1 for { $owner }): { $cards } · { $told }{ $gained ->
    [0] { "" }
   *[other] { " " }(+{ $gained })
}
scouting-turns-left = { $count ->
    [one] This deal has gone on for a long time: after 1 more turn it ends.
   *[other] This deal has gone on for a long time: after { $count } more turns it ends.
}

## Board

scouting-board-deal = Deal { $deal } of { $deals }
scouting-turn-start = **{ $name }** starts this deal.
scouting-seat-marker = { $marker ->
    [ready] ◆ marker
   *[spent] ◇ marker spent
}
scouting-deal-best = { $count ->
    [one] { $names } did best: { $points }.
   *[other] { $names } did best: { $points } each.
}

## Hand

scouting-hand-you-start = You start the deal
scouting-hand-stakes = { $can ->
    [no] Nothing in your hand beats it.
   *[yes] Beat it: { $count ->
        [one] 1 point
       *[other] { $count } points
    } for you.
} Scout a card: 1 point for { $owner }.
scouting-hand-ends = ⚠️ If you only scout, the deal ends: then it is { $owner }'s turn again, and only their hand costs nothing.
scouting-hand-points = You have { $points }
scouting-hand-points-alone = You have { $points }.
scouting-hand-deal = Deal { $deal }: **{ $gained }** for you.
scouting-hand-standing = You have { $points }: { $others ->
    [0] { $place }.
   *[other] { $place }, shared.
}
scouting-hand-marker = { $marker ->
    [ready] you still have your marker for Scout & Show
    [idle] you still have your marker, but no Scout & Show is possible now
   *[spent] your marker is spent
}
scouting-select-shows = Show: places { $first } to { $last }
scouting-end = { $end ->
    [L] { $card } (left end)
    [R] { $card } (right end)
   *[only] { $card }
}
scouting-button-scout = Scout { $card }
scouting-button-both = Scout & Show …

## Choosing

scouting-place-title = Scout { $card }: where to?
scouting-end-title = Scout & Show: which card?
scouting-end-left = If you take { $card }, **{ $rest }** is left to beat
scouting-nothing-left = nothing
scouting-both-title = Scout & Show with { $card }: where to?
scouting-show-title = Scout & Show: what do you show?
scouting-place-shows = { $which ->
    [both] { $made } · to show: { $shows }
   *[shows] To show: { $shows }
}
scouting-cost = { $what ->
    [both] { $owner } will get a point, and your marker will be spent. Nothing has happened yet.
    [ends] { $owner } will get a point, and **the deal will end**. Nothing has happened yet.
   *[scout] { $owner } will get a point. Nothing has happened yet.
}

## Pictures

scouting-picture-empty = Nothing to beat: any show goes
scouting-picture-scouted = Scout
scouting-picture-both = Scout & Show
scouting-picture-points = Points
scouting-picture-gained = { $gained } · total { $points }
scouting-alt-lies = To beat: { $combination } ({ $cards }) by { $name }.
scouting-alt-marker = { $marker ->
    [ready] marker
   *[spent] marker spent
}
scouting-alt-lately = Last moves: { $acts }.
scouting-alt-act = { $did ->
    [showed] { $seat } shows { $cards }
    [scouted] { $seat } scouts { $card }
   *[both] { $seat } scouts { $card } and shows { $cards }
}
scouting-alt-gained = this deal { $gained }, total { $points }
scouting-alt-chart = Points after each deal, from the beginning:

## Hints

scouting-hint-steps = { " " }→{ " " }
scouting-hint-why = { $reason ->
    [only] there is nothing else to do.
    [out] those are your last cards, and the others pay for theirs.
    [stands] probably nobody will beat it, and whoever scouts from it gives you points.
    [stops] without a show now, the deal would probably end, and not in your favour.
    [completes] the scouted card is part of the show.
    [beats] it brings points for the cards that it beats.
    [most] there is nothing to beat, and no other show sheds as many cards.
    [tidies] there is nothing to beat, and what stays in your hand fits together best.
    [strong] there is nothing to beat, and your hand then has a show at least as strong as its best one is now.
    [balances] there is nothing to beat, and what this show may still bring counts for more than a hand that fits together better.
    [together] there is nothing to beat, and the computer estimates that this show and the rest of your hand bring the most together.
    [ends] the deal ends before it is your turn again, wherever the card goes.
    [joins] there the card joins others.
    [keeps] there your best show stays whole.
    [weak] your cards do not beat the show, and there the new one is least in the way.
    [least] there the card is least in the way.
   *[aside] the card joins nothing, and there it is least in the way.
}

## Results

scouting-result-title = Deal { $deal } of { $deals } is over
scouting-result-why = { $ending ->
    [empty] { $name } has shown their last cards.
    [round] Nobody beat { $name }'s show: it was their turn again, so their hand costs nothing.
   *[limit] The deal has had { $turns } turns, and no deal has more.
}
scouting-table = { $line ->
    [beaten] Beaten
    [scouted] Scouted
    [hand] In hand
    [deal] This deal
   *[sum] Total
}
scouting-result-seat = { $number } · **{ $name }**
scouting-result-acts = **The last moves:**
scouting-result-chart = **Points after each deal:**
scouting-result-most = { $count ->
    [one] The highest total: { $points }.
   *[other] They share the highest total: { $points }.
}

## Pages

scouting-more-game = { $seats } players, { $cards } cards each; { $aside } cards are set aside, unseen. { $deals } deals, so everybody starts one.
scouting-more-marks = { $shown ->
    [pictured] On the board: a ▶︎ marks who is to play, a gold ticket with “&” who has the marker for Scout & Show, a struck-through one who has spent it.
   *[written] On the board: ➤ is to play, ◆ has the marker for Scout & Show, ◇ has spent it.
} (+2) says how many points a move brought.
scouting-more-limit = A deal ends after { $turns } turns at the latest.

## Rules

scouting-rules-start-game = Earn points and get rid of your cards. On your turn you either **show** cards that beat the show on the table, for a point per beaten card, or **scout**: take a card of that show into your hand, which gives its owner a point. Cards left in your hand at the end of a deal cost points.
scouting-rules-start-hand = **2. Look:** **{ $hand }** shows your cards, to you alone. Their order never changes, and only neighbours can be shown together:
scouting-rules-start-show = **3. Show:** When it is your turn, every show that you may make has a button or, where there are very many, a line in a list. One tap shows it.
scouting-rules-start-scout = **4. Or scout:** Tap the card at one end of the show and choose its place in your hand. **Scout & Show …** asks for the card, its place, and then what you show. Until your last choice nothing has happened, and **{ $back }** leads back.
scouting-rules-aim-title = The game in short
scouting-rules-aim = Never sort your hand: the cards stay as they come. You may only show cards that are **next to each other** in it: a single card, equal cards, or consecutive ones.
scouting-rules-gap = What you show leaves a gap, the gap closes, and cards that were apart become neighbours. A scouted card, though, goes wherever you like. The first and the last card of a hand are not neighbours.
scouting-rules-dealt = Three to five play. With three everybody gets 12 cards, with four 11, with five 9; the rest is set aside, unseen. There are as many deals as players, and each of you starts one.
scouting-rules-open = Nobody sees your hand before the deal is over, nor where you put a card. How many cards everybody holds, which cards were scouted, markers and points are open to all.
scouting-rules-numbers = There are 48 cards, the numbers 1 to 12, each four times: A is 1, J is 11, Q is 12. There are neither kings nor jokers, and suits do not matter. `/scouting` also offers the cards of Krass Kariert, which are numbers only:
scouting-rules-letters = Ace, jack, queen
scouting-rules-chequered = Krass Kariert
scouting-rules-shows-title = Shows
scouting-rules-kinds = A show is a **single** card, a **set** of equal cards (pair, triple, four of a kind), or a **run**: two or more consecutive numbers, up or down, exactly as they lie in your hand.
scouting-rules-none = { $why ->
    [order] no run: wrong order
   *[corner] no run: 12 and 1
}
scouting-rules-beat = **What beats what:** more cards beat fewer. With equally many, a set beats a run. Otherwise the higher **lowest** card wins; equal is not enough. From weak to strong:
scouting-rules-scout-title = Scouting
scouting-rules-scout = Take the card from **one end** of the show and put it anywhere in your hand. Whoever showed it is its owner and gets **1 point**. What is left stays on the table, weaker than before, and still belongs to them. You may scout even if you could beat the show.
scouting-rules-empty = If you take the last card, there is nothing left to beat: the next player must show, whatever they like, and gets no points for it. Where there is no show, nobody can scout.
scouting-rules-example = **An example:** Ben's show was A⁠–⁠2⁠–⁠3⁠–⁠4; Carla has scouted the 4. Dan is next:
scouting-rules-example-hand = Nothing in Dan's hand beats three cards:
scouting-rules-example-takes = He scouts the ace and puts it between the 2 and the jack. Ben gets a point, and Dan has a run of three, 3⁠–⁠2⁠–⁠A:
scouting-rules-both-title = Scout & Show
scouting-rules-both = Everybody has a **marker**. Once in a deal you may spend it to do both in one turn: scout a card and show at once. In the next deal you have it again; it is worth no points.
scouting-rules-both-pair = You must then be able to show: your show has to beat what is **left** of the other one, with the scouted card or without it. If you take the last card, any show goes.
scouting-rules-both-example = Dan could have done that in the example: scout the ace and show 3⁠–⁠2⁠–⁠A at once.
scouting-rules-both-left = rest of Ben's show
scouting-rules-both-shown = Dan's show beats it
scouting-rules-both-points = Ben gets 1 point for the ace. Dan gets 2, since of a beaten show only the cards still on the table count.
scouting-rules-end-title = When a deal ends
scouting-rules-end = **Out of cards:** Somebody's show empties their hand. The deal ends at once.
scouting-rules-round = **Unbeaten:** All others only scouted, one after the other, and it is the turn of the show's owner again. The deal ends at once, and the owner's own hand costs nothing. Whoever would be the last to scout is warned beforehand if they can do anything else.
scouting-rules-round-empty = That holds even if the last of the others takes the last card of the show. A Scout & Show is a new show; it does not count as only scouting.
scouting-rules-limit = Nobody can play for ever: after { $turns } turns a deal ends, and no hand is spared.
scouting-rules-points-title = Points
scouting-rules-points = - **+1** for each card of a show that you beat, if it was still on the table.
    - **+1** for each card that others scouted from your shows.
    - **−1** for each card left in your hand when the deal ends, unless your show was unbeaten.
scouting-rules-last = The last show is beaten by nobody and counts for nobody. Totals below zero are possible.
scouting-rules-points-example = **An example:** Anna showed three 7s. Ben, Carla and Dan scouted one each, and it was her turn again ({ $names }):
scouting-rules-points-example-why = Anna's seven cards cost her nothing. Carla never beat anything and still holds 14 cards.
scouting-rules-game-end = **The game ends** when everybody has started a deal. The highest total wins; if several have it, they share the win.

## Learning

scouting-learn-told-scout = scouting { $card }
scouting-learn-told-both = Scout & Show with { $card }: { $shown }
scouting-learn-show-title = the first show
scouting-learn-show-story = Earn points and get rid of your cards. They stay as they come, and **only neighbours can be shown together**: equal numbers or consecutive ones. You start, and there is nothing to beat yet, so anything goes. Feel free to try everything: nobody is waiting.
scouting-learn-show-ask = Anna, Ben and Carla come after you. What do you show?
scouting-learn-show-run = More cards are harder to beat, and three are gone at once. **What you show leaves a gap, and the gap closes:** now the two 9s are neighbours, a pair!
scouting-learn-show-part = Allowed. But 5, 6 and 7 could go together: three cards beat any two, and once all three are gone the two 9s are neighbours.
scouting-learn-show-queen = A run of two, and a high one. But 5⁠–⁠6⁠–⁠7 is one card more, and more cards beat fewer, however high.
scouting-learn-show-single = Nearly everything beats a single card, and you would be rid of only one. Look for neighbours that go together.
scouting-learn-beat-title = beat it
scouting-learn-beat-story = Say you showed 5⁠–⁠6⁠–⁠7. Anna scouted your 7, which gave you a point. Ben beat what was left with 6⁠–⁠7⁠–⁠8; Carla scouted his 8. That leaves 6⁠–⁠7.
scouting-learn-beat-ask = **More cards beat fewer; with equally many, a set beats a run; otherwise the higher lowest card wins.** What beats Ben?
scouting-learn-beat-pair = A set beats a run of as many cards, so any pair beats any run of two. You get 2 points for the two cards, and where the 9s were, 3 and 2 come together: a run down.
scouting-learn-beat-run = Two cards each, both runs: the lowest card decides, and a jack beats a 6. You get 2 points. But the pair does that too, and where it was, 3 and 2 come together.
scouting-learn-beat-scout = You may scout even if you could beat it. But it gives Ben a point and you a card more; beating it gives you 2 points.
scouting-learn-beat-both = Scout & Show: both in one turn, once in a deal. It gives Ben a point, and you could have beaten him without it. Keep your marker.
scouting-learn-scout-title = scout
scouting-learn-scout-story = Say you showed the 9s and got 2 points. Anna beat them with a pair of 10s, and Ben beat those with A⁠–⁠2⁠–⁠3⁠–⁠4; Carla scouted his 4. Nothing in your hand beats three cards. So **scout**: take a card from either end and put it anywhere in your hand. Ben gets a point.
scouting-learn-scout-ask = Scout the ace or the 3: **where in your hand does it do most?**
scouting-learn-scout-three = 3, 2 and ace are a run of three now; down counts as well as up. And what is left of Ben's show is weaker: 2⁠–⁠3.
scouting-learn-scout-pair = Two 3s are a pair, and the 2 still has a 3 beside it. But with the ace behind the 2, three cards can go at once.
scouting-learn-scout-two = A run of two there. But the ace right behind the 2 makes a run of three: 3⁠–⁠2⁠–⁠A.
scouting-learn-scout-torn = There it tears jack and queen apart and makes nothing itself.
scouting-learn-scout-alone = It goes with nothing there. Look for neighbours that it fits: what could go beside the 3 and the 2?
scouting-learn-scout-both = That is Scout & Show, the next decision. First try what a scouted card can do in your hand.
scouting-learn-both-title = Scout & Show
scouting-learn-both-story = The same moment. Once in a deal you may spend your marker to **scout and show in one turn**. What you show has to beat what is left once you have taken the card.
scouting-learn-both-ask = Take the ace and show **three cards** with it.
scouting-learn-both-three = 3⁠–⁠2⁠–⁠A beats the 2⁠–⁠3 that was left: 2 points for you, 1 for Ben. One card came in and three are gone.
scouting-learn-both-queen = Jack and queen beat 2⁠–⁠3 as well: 2 points. But the ace stays in your hand, and for your marker you have only one card fewer than before.
scouting-learn-both-other = It beats the A⁠–⁠2 that is left: 2 points. But two cards for one that came in: with the ace between the 2 and the jack three could go.
scouting-learn-both-scout = You can always do that. But you still have your marker, and with it you could show at once.
scouting-learn-stop-title = stop the end
scouting-learn-stop-story = Say you showed 3⁠–⁠2⁠–⁠A. Anna beat it with three 7s, then Ben scouted one of them and Carla another. A single 7 is left, and after you it is Anna's turn again. **If all others only scout, the deal ends**, and only her hand costs nothing.
scouting-learn-stop-ask = You hold four cards, each of which would cost a point. What now?
scouting-learn-stop-run = Two cards beat one: a point for you, only two cards left, and the deal goes on. Now the others have to beat you. If nobody does before your next turn, or once you have shown your last cards, the deal ends in your favour.
scouting-learn-stop-half = It beats the 7, and the deal goes on. But jack and queen can go together: two cards gone, and harder to beat.
scouting-learn-stop-eight = 8 beats 7 and keeps jack and queen together, but almost anybody beats an 8. Two cards at once hold longer.
scouting-learn-stop-scout = Now all others have only scouted: the deal is over. Anna gets a point and pays nothing for her seven cards; you pay for five. To scout last is to give in.
scouting-learn-end = That is all you need to know: neighbours, what beats what, scouting, Scout & Show, and how a deal ends. In a game your hand looks just like this, and **{ $hint }** in it says what the computer would do.

## A game played again (`unsortiert replay`)

scouting-story-dealt = Deal { $deal }. Seat { $starter } starts. Set aside, unseen: { $aside } cards
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
scouting-story-scouted-and-showed = Seat { $seat } spends its marker, scouts { $scouted } from seat { $owner }, who gets a point, and shows { $shown }: { $kind ->
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
    [empty] The deal ends: seat { $out } has shown its last cards.
    [round] The deal ends: all others only scouted, and it is the turn of seat { $exempt } again, whose hand costs nothing.
   *[limit] The deal ends after { $turns } turns.
} Points by seat: for beaten cards { $beaten }, for scouted ones { $scouted }, lost for hands { $lost }, together { $scores }. Totals by seat: { $points }. Hands by seat: { $hands }
scouting-story-game-ended = All have started a deal. Totals by seat: { $points }. { $winners_count ->
    [one] The highest: seat { $winners }.
   *[other] The highest: seats { $winners }.
}

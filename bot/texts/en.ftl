### Everything a person reads, in English. The same keys and variables as in every other language.

## Cards

card-joker = Joker
card-number = { $rank ->
    [A] A{ $sign }·1
    [J] J{ $sign }·11
    [Q] Q{ $sign }·12
   *[other] { $rank }{ $sign }
}
card-at = { $card } ({ $place })
card-bare = { $rank }{ $sign }
rank = { $rank }

## Players

computer-name = Computer { $number }
computer-for = Computer for { $name }
names = { $most } and { $last }

## Board

turn-play = **{ $name }** is to play.
turn-others = The others are playing.
turn-deal = The next deal is on its way.
turn-over = The game is over.
deadline = Time runs out { $left }.
timed-out = { $names } ran out of time, so the computer moved.
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
deal-last = **Deal { $deal }:** { $story }
button-my-hand = My hand
button-rules = Rules
button-more = More

## Hand

hand-your-turn = Your turn
hand-comes-back = When your turn comes, your moves appear here; after a long wait, press **{ $button }**.
hand-new-deal = A new deal, on a new board further down: **{ $button }** there brings your cards next to it.
hand-won = 🏆 You win!
hand-place = { $others ->
    [0] { $place } for you.
   *[other] { $place } for you, shared.
}
hand-empty = You hold no cards.
offer = { $cards } · { $told }
button-refresh = Refresh
button-back = Back

## Second steps

place = { $place ->
    [only] Into your empty hand
    [first] Far left, before { $after }
    [last] Far right, after { $before }
   *[between] Between { $before } and { $after }
}
place-nothing = No new combination
place-hints = What it can become:
place-hint = { $place }: **{ $makes }**
place-breaks = { $made } – splits { $combination }
gaps-hint = { $count ->
    [one] Place { $gaps }
   *[other] Places { $gaps }
}: **{ $makes }**
select-place = { $total ->
    [1] Choose the place
   *[other] Choose the place ({ $number } of { $total })
}

## Pictures

board-host = Host: { $name }
seat-numbered = { $number } = { $name }
picture-no-cards = No cards
picture-deal = Deal
span = { $first }–{ $last }
alt-hand = Your cards, counted from the left: { $cards }.
alt-card = { $place }: { $card }
alt-playable = To play, by place:
alt-marked = { $word }: { $places }.
alt-gaps = { $card } goes into one of the numbered places: { $gaps }.
alt-gap = ({ $gap })
alt-turn = { $name } is to play.
alt-seat = { $number }. { $name }: { $told }.
alt-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
alt-away = away
alt-lost = loses
alt-player = seat { $number }
alt-number = { $word }: { $count }.
alt-result = What everybody held at the end:

## How a game went

result-progress = { $name }: { $numbers }
button-again = Play again

## Hints

button-hint = Hint
place-numbered = { $number }: { $place }
hint = 💡 The computer would choose **{ $move }**: { $why }

## Results

result-none = No deal has ended yet.
result-no-cards = No cards left
ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
ordinal-place = { $place } place
game-over = The game is over. **{ $again }** brings everybody back to the table; `/{ $command }` opens a new one.
game-won = { $count ->
    [one] 🏆 { $names } wins!
   *[other] 🏆 { $names } win!
}
shuffle-promise =
    SHA-256 of the seed, to check the shuffle by at the end:
    `{ $commitment }`
shuffle-proof =
    Was the shuffle fair? The bot's documentation says how to check it (“How to check the shuffle”). Its seed:
    `{ $seed }`
    The SHA-256 of these 32 bytes, as it was shown when the first cards were dealt:
    `{ $commitment }`

## Pages

more-title = About this table
more-pace = { $pace ->
    [minute] One minute for each move; after that the computer moves.
    [five-minutes] Five minutes for each move; after that the computer moves.
    [day] One day for each move; after that the computer moves.
   *[none] No time limit.
}

## Rules

command-rules = rules
command-rules-about = How the games are played
option-game = game
option-game-about = Which game
button-leaf-back = ← Back
button-leaf-on = Next →
leaf-where = Page { $number } of { $total } · choose another
leaf-head = { $game } · { $title }
leaf-title = { $number }. { $title }
rules-start-title = How do I play here?
rules-start-sit = **1. Sit down:** `/{ $command }` opens a table. Tap **{ $join }**; its host can add computer players with **{ $computer }** and taps **{ $start }**.
rules-start-help = **{ $hint }**, where a table has it, says what the computer would do. `/hand` brings back cards that are out of sight, `/table` the table. When your time runs out, the computer makes that move for you; tap anything and you are back.
rules-start-learn = **New here?** **{ $learn }** below, or `/learn` at any time: { $count ->
    [one] one decision
   *[other] { $count } decisions
} with the real buttons.
rules-alt-row = { $cards }: { $word }
rules-cases = If you want to know exactly: [every case, by number]({ $file }).

## Learning

command-learn = learn
command-learn-about = Try a game, step by step
button-learn = Learn by playing
button-learn-next = Next decision
button-learn-finish = Finish
button-learn-again = Try something else
button-learn-anew = Once more
learn-title = { $game } · Decision { $number } of { $total }: { $title }
learn-good = ✅ Good: { $told }
learn-possible = 🟡 Possible: { $told }
learn-hand = Your hand afterwards:
learn-told-play = { $cards } { $combination }
learn-none = There is no tutorial for { $game }. `/rules` says how it is played.
learn-gone = This exercise does not exist any more. Here is the first one.
learn-end-title = That was the tutorial
learn-end-next = `/{ $command }` opens a table; **{ $computer }** seats computer players, if you want to try it alone. Everything else can be looked up in `/rules`.

## Commands

option-face = cards
option-face-about = How the cards look
option-pace = pace
option-pace-about = Time limit for each move
option-computers = computers
option-computers-about = Computer players to add
option-hints = hints
option-hints-about = Whether hints are given
choice-hints = { $hints ->
    [off] Off
   *[on] On
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
    [nobody] Enough seats are filled: press **{ $start }**.
    [people] Fill { $least } to { $most } seats with people, then press **{ $start }**.
   *[anybody] Fill { $least } to { $most } seats with people and computers, then press **{ $start }**.
}
opened-first = The table is open: { $who ->
    [nobody] press **{ $start }**
    [people] have others press **{ $join }**, then press **{ $start }**
   *[anybody] fill the seats with **{ $more }**, then press **{ $start }**
}{ $lessons ->
    [0] .
    [one] ; `/learn` teaches you the game in one decision.
   *[other] ; `/learn` teaches you the game in { $lessons } decisions.
}
open-elsewhere = { $count ->
    [one] On this server tables are opened in { $channels } only.
   *[other] On this server tables are opened in these channels only: { $channels }
}
opened-not-shown = The table is open, but I could not post it here. Try `/table`.
table-moved = The table is back here. { $link }
go-to-table = Go to the table
table-not-moved = I could not post the table here.

## Lobby

lobby-title = { $game } · who is in?
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · Host
lobby-seat-free = { $number }. free
lobby-seat-optional = { $number }. free, if you like
lobby-pace = { $pace ->
    [minute] 1 minute a move
    [five-minutes] 5 minutes a move
    [day] 1 day a move
   *[none] no time limit
}
lobby-no-hints = no hints
lobby-people-only = people only
lobby-how = { $least } to { $most } play. The host starts.
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
note-gone = { $count ->
    [one] { $whom } is no longer a member of this server.
   *[other] { $whom } are no longer members of this server.
}
note-ended = { $by } ended the table.
note-again = { $by } opened the table again for everybody from the last game.

## Settings of a server

language-name = English
command-settings = settings
command-settings-about = Settings of this server
settings-title = Settings of this server
settings-how = They apply to tables opened from now on; open ones keep what they began with. Time, hints and what belongs to a single game are suggestions: whoever opens a table can choose otherwise.
settings-saved = ✅ Saved.
settings-choose = Choose …
settings-language = Language of the board
settings-language-about = Private answers are in the reader's own language.
settings-language-usual = The server's or the host's
settings-pace = Time for a move
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
settings-games = Options of a game
settings-games-about = What can be chosen for one game alone. Games without options of their own are not listed.
settings-games-choose = Choose a game …
settings-game-title = { $game } on this server
settings-game-how = Tables opened from now on begin with these; whoever opens one can choose otherwise.
settings-gone = That is not on offer any more, and nothing was changed. This is how things stand.
button-settings-back = ← All settings
button-settings-before = Options before
button-settings-after = More options
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
    [rests] waiting: all are away
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
refusal-rests = Everybody is away, so the game waits. It goes on as soon as one of its players taps anything.
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
game-unknown = Card game
closed-title = { $game } · this table is closed
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
closed-again = `/{ $command }` opens a new one.
board-moved = The table has moved down. { $link }
transcript-stuck = The game's record would be here as a file, but I lack: { $permission }.
transcript-here = The whole game, move by move, is in this file for everybody who wants to look again.

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

refusal-no-table = This table no longer exists. `/{ $command }` opens a new one.
refusal-ended = This game is over. `/{ $command }` opens a new one.
refusal-not-seated = You have no seat at this table.
refusal-not-there-then = Only those who played in this game can bring its players together again. `/{ $command }` opens a table of your own.
refusal-not-your-turn = It is not your turn now.
refusal-stale = That button belonged to an earlier moment. This is how things stand now.
refusal-illegal = That is not possible now. Nothing was played.
refusal-table-here = There is a table in this channel already. `/table` brings it to the bottom.
refusal-table-here-link = There is a table in this channel already. { $link }
refusal-running = The game has begun already.
refusal-not-running = The game has not begun yet.
refusal-seated = You sit at this table already.
refusal-full = All the seats are taken.
refusal-no-computer = There is no computer player to remove.
refusal-computers-off = On this server only people may sit down at a table, no computer players.
refusal-too-few = Too few are here to start: { $least } at least, people and computers.
refusal-too-few-people = Too few are here to start: it takes { $least } people at least.
refusal-not-host = Only the host may do that.
refusal-too-early = You can vote only at tables without a time limit, after an hour's wait for the same move.
refusal-waited-for = Everybody is waiting for you: just make your move.
refusal-no-seat = Nobody is in that seat.
refusal-not-free = Somebody sits there, or asked for that seat before you did.
refusal-not-host-end = Only the host and members who may manage messages can end this table.
refusal-no-table-here = There is no table in this channel. You open one with { $commands }.

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
playground-topic = Open a table with { $commands }
playground-you = Alex
playground-moderators = Moderators
playground-welcome = **Welcome to the playground.** You are **{ $you }**.
    Type `/{ $command }` at the bottom, tap it in the list (or press Enter) and then the arrow on the right: a table opens. Fill the seats with **{ $more }** and press **{ $start }**. The games of the house: { $commands }.
    “Viewing as”, at the top of the page, lets you be { $first } or { $second } at the same table.

## A game played again (`unsortiert replay`)

story-game = { $game }: { $options }
story-columns = The number of each move, the cards in hand by seat before it, and what happened:
story-over = Over after { $moves } moves.{ $losers_count ->
    [0] { "" }
    [one] { " " }Lost: seat { $losers }.
   *[other] { " " }Lost: seats { $losers }.
}{ $winners_count ->
    [one] { " " }Won: seat { $winners }.
   *[other] { " " }Won: seats { $winners }.
}
story-goes-on = { $seats_count ->
    [0] Not over after { $moves } moves: the next deal is due.
    [one] Not over after { $moves } moves: seat { $seats } to act.
   *[other] Not over after { $moves } moves: seats { $seats } to act.
}

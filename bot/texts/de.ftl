### Alles, was Menschen lesen, auf Deutsch. Dieselben Schlüssel und Variablen wie in jeder anderen Sprache.

## Karten

card-joker = Joker
card-number = { $rank ->
    [A] A{ $sign }·1
    [J] B{ $sign }·11
    [Q] D{ $sign }·12
   *[other] { $rank }{ $sign }
}
card-at = { $card } ({ $place })
card-bare = { $rank ->
    [J] B{ $sign }
    [Q] D{ $sign }
   *[other] { $rank }{ $sign }
}
rank = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}

## Mitspieler

computer-name = Computer { $number }
computer-for = Computer für { $name }
names = { $most } und { $last }

## Tisch

turn-play = **{ $name }** ist dran.
turn-others = Die anderen sind am Zug.
turn-deal = Gleich wird neu ausgeteilt.
turn-over = Das Spiel ist aus.
deadline = Die Zeit läuft { $left } ab.
timed-out = Die Zeit von { $names } war um, der Computer hat gespielt.
seat-name = **{ $name }**
seat-host = **{ $name }** · Gastgeber
seat-away = { $seat } · { $presence ->
    [away] abwesend
   *[replaced] abwesend: der Computer spielt
}
rests = **Alle sind weg, das Spiel wartet.**
rests-how = Es geht weiter, sobald einer von euch etwas antippt, etwa **{ $button }**.
rests-ends = Sonst endet es { $left }.
seat-cards = { $count ->
    [0] Keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
deal-last = **Durchgang { $deal }:** { $story }
button-my-hand = Meine Hand
button-rules = Regeln
button-more = Mehr

## Hand

hand-your-turn = Du bist dran
hand-comes-back = Bist du dran, stehen deine Züge von selbst hier; nach langem Warten drücke **{ $button }**.
hand-new-deal = Neu ausgeteilt, auf einem neuen Tisch weiter unten: **{ $button }** holt deine Karten dorthin.
hand-won = 🏆 Du gewinnst!
hand-place = { $others ->
    [0] { $place } für dich.
   *[other] { $place } für dich, geteilt.
}
hand-empty = Du hast keine Karten auf der Hand.
offer = { $cards } · { $told }
button-refresh = Aktualisieren
button-back = Zurück

## Zweite Schritte

place = { $place ->
    [only] Auf die leere Hand
    [first] Ganz links, vor { $after }
    [last] Ganz rechts, nach { $before }
   *[between] Zwischen { $before } und { $after }
}
place-nothing = Keine neue Kombination
place-hints = Was daraus werden kann:
place-hint = { $place }: **{ $makes }**
place-breaks = { $made } – trennt { $combination }
gaps-hint = { $count ->
    [one] Platz { $gaps }
   *[other] Plätze { $gaps }
}: **{ $makes }**
select-place = { $total ->
    [1] Wähle den Platz
   *[other] Wähle den Platz ({ $number } von { $total })
}

## Bilder

board-host = Gastgeber: { $name }
seat-numbered = { $number } = { $name }
picture-no-cards = Keine Karten
picture-deal = Durchgang
span = { $first }–{ $last }
alt-hand = Deine Karten, von links gezählt: { $cards }.
alt-card = { $place }: { $card }
alt-playable = Spielbar, nach Plätzen:
alt-marked = { $word }: { $places }.
alt-gaps = { $card } kommt auf einen der nummerierten Plätze: { $gaps }.
alt-gap = ({ $gap })
alt-turn = { $name } ist dran.
alt-seat = { $number }. { $name }: { $told }.
alt-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
alt-away = abwesend
alt-lost = verliert
alt-player = Platz { $number }
alt-number = { $word }: { $count }.
alt-result = Was jeder am Ende noch hatte:

## Wie ein Spiel verlief

result-progress = { $name }: { $numbers }
button-again = Noch einmal

## Tipps

button-hint = Tipp
place-numbered = { $number }: { $place }
hint = 💡 Der Computer würde **{ $move }** wählen: { $why }

## Ergebnisse

result-none = Noch ist kein Durchgang zu Ende.
result-no-cards = Keine Karten mehr
ordinal = { $number }.
ordinal-place = { $place } Platz
game-over = Das Spiel ist aus. **{ $again }** holt alle wieder an den Tisch; `/{ $command }` öffnet einen neuen.
game-won = { $count ->
    [one] 🏆 { $names } gewinnt!
   *[other] 🏆 { $names } gewinnen!
}
shuffle-promise =
    SHA-256 des Startwerts, mit dem sich das Mischen am Ende prüfen lässt:
    `{ $commitment }`
shuffle-proof =
    War das Mischen ehrlich? Wie man das prüft, steht in der Dokumentation des Bots, auf Englisch („How to check the shuffle“). Der Startwert:
    `{ $seed }`
    Der SHA-256 dieser 32 Bytes, wie er dastand, als die ersten Karten ausgeteilt wurden:
    `{ $commitment }`

## Seiten

more-title = Über diesen Tisch
more-pace = { $pace ->
    [minute] Eine Minute für jeden Zug; danach spielt der Computer.
    [five-minutes] Fünf Minuten für jeden Zug; danach spielt der Computer.
    [day] Ein Tag für jeden Zug; danach spielt der Computer.
   *[none] Ohne Zeitlimit.
}

## Regeln

command-rules = regeln
command-rules-about = Wie die Spiele gehen, Seite für Seite
option-game = spiel
option-game-about = Welches Spiel
button-leaf-back = ← Zurück
button-leaf-on = Weiter →
leaf-where = Seite { $number } von { $total } · andere wählen
leaf-head = { $game } · { $title }
leaf-title = { $number }. { $title }
rules-start-title = Wie spiele ich hier?
rules-start-sit = **1. Hinsetzen:** `/{ $command }` öffnet einen Tisch. Tippe auf **{ $join }**; der Gastgeber holt mit **{ $computer }** Computerspieler dazu und tippt auf **{ $start }**.
rules-start-help = **{ $hint }**, wenn der Tisch das anbietet, sagt, was der Computer täte. `/hand` holt Karten zurück, die du nicht mehr siehst, `/tisch` den Tisch. Ist deine Zeit um, macht der Computer diesen Zug für dich; tippe irgendetwas an, und du bist wieder da.
rules-start-learn = **Neu hier?** **{ $learn }** hier unten, oder jederzeit `/lernen`: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} mit den echten Knöpfen.
rules-alt-row = { $cards }: { $word }
rules-cases = Wer es genau wissen will: [jeder Fall, nach Nummern]({ $file }) (auf Englisch).

## Lernen

command-learn = lernen
command-learn-about = Probier ein Spiel aus: ein paar Entscheidungen, erklärt
button-learn = Spielend lernen
button-learn-next = Nächste Entscheidung
button-learn-finish = Fertig
button-learn-again = Etwas anderes probieren
button-learn-anew = Noch einmal
learn-title = { $game } · Entscheidung { $number } von { $total }: { $title }
learn-good = ✅ Gut: { $told }
learn-possible = 🟡 Möglich: { $told }
learn-hand = Deine Hand danach:
learn-told-play = { $cards } { $combination }
learn-none = Zu { $game } gibt es keine Übungen. Wie es geht, sagt `/regeln`.
learn-gone = Diese Aufgabe gibt es nicht mehr. Hier ist die erste.
learn-end-title = Das war alles
learn-end-next = `/{ $command }` öffnet einen Tisch; mit **{ $computer }** kommen Computerspieler dazu, wenn du erst allein probieren willst. Alles andere steht in `/regeln`.

## Befehle

option-face = karten
option-face-about = Wie die Karten aussehen
option-pace = bedenkzeit
option-pace-about = Zeit für jeden Zug
option-computers = computer
option-computers-about = Computer, die mitspielen
option-hints = tipps
option-hints-about = Ob man um einen Tipp bitten darf
choice-hints = { $hints ->
    [off] Aus
   *[on] An
}
choice-pace = { $pace ->
    [minute] 1 Minute
    [five-minutes] 5 Minuten
    [day] 1 Tag
   *[none] Ohne Limit
}
command-hand = hand
command-hand-about = Zeigt dir deine Hand
command-table = tisch
command-table-about = Holt den Tisch nach unten
command-leave = verlassen
command-leave-about = Verlässt den Tisch im Kanal
command-end = beenden
command-end-about = Beendet den Tisch im Kanal
command-mod = mod
command-mod-about = Kümmert sich um die Tische des Servers
command-mod-tables = tische
command-mod-tables-about = Zeigt alle Tische des Servers
command-mod-end = beenden
command-mod-end-about = Beendet einen Tisch oder alle, an denen nichts geschieht
command-mod-kick = entfernen
command-mod-kick-about = Entfernt jemanden von einem Tisch
command-mod-skip = überspringen
command-mod-skip-about = Lässt den nächsten Zug sofort den Computer machen
command-mod-seat = platz
command-mod-seat-about = Gibt einen Platz jemand anderem oder dem Computer
option-table = tisch
option-table-about = Welcher Tisch; ohne Angabe der in diesem Kanal
option-idle-hours = ruhe_stunden
option-idle-hours-about = Beendet alle Tische des Servers, an denen länger als so viele Stunden niemand etwas getan hat
option-player = spieler
option-player-about = Wer gehen muss
option-seat = platz
option-seat-about = Wessen Platz
option-to = an
option-to-about = Wer ihn bekommt; ohne Angabe der Computer
opened = Der Tisch steht, und du bist Gastgeber. { $who ->
    [nobody] Genug Plätze sind besetzt: Drücke **{ $start }**.
    [people] Besetze { $least } bis { $most } Plätze mit Menschen, dann drücke **{ $start }**.
   *[anybody] Besetze { $least } bis { $most } Plätze mit Menschen und Computern, dann drücke **{ $start }**.
}
opened-first = Der Tisch steht: { $who ->
    [nobody] Drücke **{ $start }**
    [people] Lass andere **{ $join }** drücken, dann drücke **{ $start }**
   *[anybody] Fülle die Plätze mit **{ $more }**, dann drücke **{ $start }**
}{ $lessons ->
    [0] .
    [one] ; `/lernen` bringt dir das Spiel in einer Entscheidung bei.
   *[other] ; `/lernen` bringt dir das Spiel in { $lessons } Entscheidungen bei.
}
open-elsewhere = { $count ->
    [one] Auf diesem Server werden Tische nur in { $channels } geöffnet.
   *[other] Auf diesem Server werden Tische nur in diesen Kanälen geöffnet: { $channels }
}
opened-not-shown = Der Tisch steht, aber ich konnte ihn hier nicht zeigen. Versuch es mit `/tisch`.
table-moved = Der Tisch ist wieder hier. { $link }
go-to-table = Zum Tisch
table-not-moved = Ich konnte den Tisch hier nicht zeigen.

## Lobby

lobby-title = { $game } · Wer spielt mit?
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · Gastgeber
lobby-seat-free = { $number }. frei
lobby-seat-optional = { $number }. frei, wenn ihr mögt
lobby-pace = { $pace ->
    [minute] 1 Minute je Zug
    [five-minutes] 5 Minuten je Zug
    [day] 1 Tag je Zug
   *[none] ohne Zeitlimit
}
lobby-no-hints = ohne Tipps
lobby-people-only = nur Menschen
lobby-how = Gespielt wird mit { $least } bis { $most } Leuten. Der Gastgeber startet.
lobby-closes = Schließt { $left }, wenn niemand etwas drückt.
button-join = Mitspielen
button-leave = Aufstehen
button-computer-more = Computer +
button-computer-less = Computer −
button-start = Start
button-start-missing = { $count ->
    [one] Noch 1 fehlt
   *[other] Noch { $count } fehlen
}
button-cancel = Tisch schließen
joined = Du sitzt am Tisch.
hand-in-lobby = Du sitzt am Tisch. Deine Karten kommen, sobald der Gastgeber startet.
hand-no-seat-lobby = Du hast noch keinen Platz, aber einer ist frei.
hand-no-seat-full = Du hast hier keinen Platz, und der Tisch ist voll.
hand-no-seat = Du hast in diesem Spiel keinen Platz. Schau gern zu: Alles Offene steht am Tisch.
hand-seat-back = Auf deinem Platz spielt ein Computer. Du kannst ihn ablösen.
button-seat-back = Zurück auf meinen Platz

## Einen Platz übernehmen

wish-how = Du kannst um einen Platz bitten, den ein Computer hat:
wish-waits = Du hast um Platz { $number } gebeten. Bekommst du ihn, stehen deine Karten hier.
wish-else = Du kannst stattdessen um einen anderen bitten:
wish-seat = { $number }. { $name } · { $wisher } bittet darum
wish-asked = ✋ { $name } möchte diesen Platz. Der Gastgeber entscheidet.
wish-former = ✋ { $name } möchte diesen Platz. Der Gastgeber oder { $former } entscheidet.
wish-refused = Du hast den Platz nicht bekommen.
wish-gone = Diese Bitte gibt es nicht mehr.
wish-not-yours = Darüber entscheidet nur der Gastgeber oder wer diesen Platz verlassen hat.
button-wish = Um Platz { $number } bitten
button-withdraw = Bitte zurückziehen
button-grant = Platz { $number }: ja
button-decline = Platz { $number }: nein

## Was am Tisch getan wurde

note = { $told } · { $when }
note-host = { $name } (Gastgeber)
note-moderator = { $name } (Moderation)
note-kicked = { $by } hat { $whom } entfernt.
note-skipped = { $by } hat den Computer für { $whom } spielen lassen.
note-seated = { $by } hat den Platz von { $whom } an { $to } gegeben.
note-unseated = { $by } hat den Platz von { $whom } einem Computer gegeben.
note-granted = { $to } hat den Platz von { $whom } übernommen.
note-voted = Die anderen haben abgestimmt: Für { $whom } spielt der Computer.
note-gone = { $count ->
    [one] { $whom } ist nicht mehr auf diesem Server.
   *[other] { $whom } sind nicht mehr auf diesem Server.
}
note-ended = { $by } hat den Tisch geschlossen.
note-again = { $by } hat den Tisch für alle aus dem letzten Spiel wieder geöffnet.

## Einstellungen eines Servers

language-name = Deutsch
command-settings = einstellungen
command-settings-about = Was für die Tische dieses Servers gilt
settings-title = Einstellungen dieses Servers
settings-how = Sie gelten für Tische, die ab jetzt geöffnet werden; wo schon einer steht, bleibt alles, wie es ist. Bedenkzeit, Tipps und was zu einem einzelnen Spiel gehört, sind Vorschläge: Wer einen Tisch öffnet, kann anders wählen.
settings-saved = ✅ Gespeichert.
settings-choose = Wähle …
settings-language = Sprache am Tisch
settings-language-about = Private Antworten liest jeder in seiner eigenen Sprache.
settings-language-usual = Vom Server oder Gastgeber
settings-pace = Bedenkzeit
settings-turn = Nachricht, wer dran ist
settings-turn-about = Sie erwähnt, wer dran ist, und verschwindet nach dem Zug.
settings-turn-after = { $seconds ->
    [0] Sofort
    [60] Nach 1 Minute
    [300] Nach 5 Minuten
    [never] Nie
   *[other] Nach { $seconds } Sekunden
}
settings-hints = Tipps
settings-hints-about = Ob man fragen darf, was der Computer täte.
settings-computers = Computer
settings-computers-about = Ob sie in der Lobby Plätze bekommen dürfen. Geht jemand, spielt immer einer für ihn weiter.
settings-computers-are = { $computers ->
    [off] Nicht erlaubt
   *[on] Erlaubt
}
settings-channels = Kanäle
settings-channels-about = Wo Tische geöffnet werden dürfen, auch in Threads und Beiträgen dort.
settings-channels-all = Überall
settings-games = Optionen eines Spiels
settings-games-about = Was es nur bei einem einzelnen Spiel zu wählen gibt. Spiele ohne eigene Optionen stehen nicht in der Liste.
settings-games-choose = Wähle ein Spiel …
settings-game-title = { $game } auf diesem Server
settings-game-how = Damit beginnen Tische, die ab jetzt geöffnet werden; wer einen öffnet, kann anders wählen.
settings-gone = Das steht nicht mehr zur Wahl, und nichts wurde geändert. So steht es jetzt.
button-settings-back = ← Alle Einstellungen
button-settings-before = Vorige Optionen
button-settings-after = Weitere Optionen
settings-not-yours = Einstellungen ändern darf nur, wer den Server verwalten darf.

## Abstimmen, entfernen

button-vote = Computer spielen lassen ({ $votes } von { $needed })
vote-counted = Deine Stimme zählt: { $votes } von { $needed }.
vote-carried = Das war die letzte Stimme, die noch fehlte: Ab jetzt spielt der Computer, bis jemand zurück ist.
vote-already = Du hast schon abgestimmt: { $votes } von { $needed }.
seat-of = { $number }. { $name }
select-remove = Spieler entfernen …
remove-sure = { $stage ->
    [lobby] { $name } vom Tisch entfernen? Der Platz ist dann frei, und { $name } kann sich wieder hinsetzen.
   *[playing] { $name } aus dem Spiel entfernen? Ein Computer spielt mit den Karten weiter, und zurückkommen geht nur, wenn du zustimmst.
}
remove-yes = Ja, entfernen
remove-done = { $name } ist nicht mehr dabei.
remove-gone = Auf diesem Platz sitzt jetzt jemand anders oder niemand.

## Für die Moderation

mod-title = { $count ->
    [0] Auf diesem Server steht kein Tisch
    [one] 1 Tisch auf diesem Server
   *[other] { $count } Tische auf diesem Server
}
mod-stage = { $stage ->
    [lobby] Lobby
    [rests] wartet: alle sind weg
    [deal] zwischen zwei Durchgängen
   *[playing] läuft
}
mod-turn = am Zug: { $names }
mod-player = { $presence ->
    [here] { $name }
   *[away] { $name } (abwesend)
}
mod-since = Zuletzt benutzt { $when }
mod-no-board = kein Tisch zu sehen
mod-still = { $unit ->
    [minutes] seit { $count } min ruhig
    [hours] seit { $count } h ruhig
   *[days] { $count ->
        [one] seit 1 Tag ruhig
       *[other] seit { $count } Tagen ruhig
    }
}
mod-place-gone = Kanal weg · Tisch { $table }
mod-place-hidden = verborgener Kanal · Tisch { $table }
button-page-before = Zurück
button-page-after = Weitere Tische
mod-pick = Das finde ich hier nicht. Bitte nimm einen der Vorschläge.
mod-end-how = Wähle einen Tisch, oder gib an, wie viele Stunden (1 bis { $most }) Ruhe gewesen sein muss; nicht beides.
mod-none-idle = { $hours ->
    [one] Kein Tisch ruht seit mehr als einer Stunde.
   *[other] Kein Tisch ruht seit mehr als { $hours } Stunden.
}
mod-ended-idle = { $count ->
    [one] Ich habe 1 ruhenden Tisch beendet:
   *[other] Ich habe { $count } ruhende Tische beendet:
}
mod-more = und { $count } weitere.
mod-dealt = Der nächste Durchgang hat begonnen.
refusal-rests = Alle sind weg, also wartet das Spiel. Es geht weiter, sobald einer seiner Spieler etwas antippt.
mod-moved = Im selben Augenblick hat jemand gespielt, also wurde nichts übersprungen.
mod-gone = Dort sitzt inzwischen jemand anders oder niemand. Es wurde nichts geändert.
mod-computer = Den Platz hat schon ein Computer.
mod-no-player = Einen Platz können nur Menschen haben, die auf diesem Server sind.
mod-seated = { $name } hat an diesem Tisch schon einen Platz.

## Aufstehen und beenden

button-fresh-board = Tisch nach unten
button-leave-game = Spiel verlassen
button-end-game = Spiel beenden
leave-sure = { $stage ->
    [lobby] { $others ->
        [0] Diesen Tisch verlassen? Außer dir ist niemand mehr hier, also wird er geschlossen.
       *[other] Diesen Tisch verlassen?
    }
   *[playing] { $others ->
        [0] Das Spiel verlassen? **Außer dir ist niemand mehr hier, also endet es endgültig:** Niemand gewinnt, und niemand kann zurückkommen, auch nicht, wer schon vor dir gegangen ist.
       *[other] Das Spiel verlassen? Ein Computer spielt mit deinen Karten weiter, und solange das Spiel läuft, kannst du zurückkommen.
    }
}
leave-yes = Ja, verlassen
leave-done = { $stage ->
    [lobby] Du hast den Tisch verlassen.
    [playing] Du hast das Spiel verlassen. Ein Computer spielt mit deinen Karten weiter. Solange das Spiel läuft, kannst du zurückkommen: hier oder mit **{ $button }** unter dem Tisch.
   *[ended] Du bist gegangen. Sonst war niemand mehr am Tisch, also ist er geschlossen.
}
end-sure = { $stage ->
    [lobby] Diesen Tisch schließen? Es wurde noch nicht gespielt.
   *[playing] Dieses Spiel für alle beenden? Niemand gewinnt, und nichts holt es zurück.
}
end-yes = Ja, beenden
end-done = Der Tisch ist geschlossen.
button-keep = { $stage ->
    [lobby] Nein, doch nicht
   *[playing] Nein, weiterspielen
}
kept = Alles bleibt, wie es ist.
game-unknown = Kartenspiel
closed-title = { $game } · Dieser Tisch ist geschlossen
closed-why = { $reason ->
    [finished] Das Spiel wurde zu Ende gespielt.
    [cancelled] Er wurde abgebrochen, bevor das Spiel begann.
    [stopped] Der Gastgeber oder die Moderation hat das Spiel beendet.
    [deserted] Niemand war mehr am Tisch.
    [expired] Es ist zu lange nichts geschehen.
    [lost] Seinen Kanal gibt es nicht mehr.
   *[unreadable] Ich kann nicht mehr lesen, wie er stand, und habe ihn beiseitegelegt. Das tut mir leid.
}
closed-by = { $reason ->
    [cancelled] Er wurde abgebrochen, bevor das Spiel begann: { $by }, { $when }.
   *[stopped] { $by } hat das Spiel beendet, { $when }.
}
closed-again = `/{ $command }` öffnet einen neuen.
board-moved = Der Tisch ist nach unten gerückt. { $link }
transcript-stuck = Die Mitschrift des Spiels läge hier als Datei, aber mir fehlt: { $permission }.
transcript-here = Das ganze Spiel, Zug für Zug, steht in dieser Datei, für alle, die nachsehen wollen.

## Erinnerungen

reminder-turn = { $people }, { $count ->
    [one] du bist dran.
   *[other] ihr seid dran.
}
reminder-until = Die Zeit läuft { $left } ab.
reminder-half = ⏰ { $people }, { $count ->
    [one] du bist dran.
   *[other] ihr seid dran.
} Die Zeit läuft { $left } ab.
reminder-waiting = ⏰ { $people }, { $count ->
    [one] der Tisch wartet auf dich. Dein Zug begann { $since }.
   *[other] der Tisch wartet auf euch. Eure Züge begannen { $since }.
}
reminder-ending = ⏰ { $people }, hier hat schon lange niemand mehr gespielt. Das Spiel endet { $left } von selbst; ein Zug hält es am Leben.
reminder-resting = ⏰ Hier war schon lange niemand mehr. Das Spiel endet { $left } von selbst. Spielst du mit, hält **{ $button }** es am Leben.
reminder-vote = { $needed ->
    [one] Wer nicht länger warten mag: Eine Stimme genügt, damit der Computer spielt, bis jemand zurückkommt.
   *[other] Wer nicht länger warten mag: { $needed } Stimmen genügen, damit der Computer spielt, bis jemand zurückkommt.
}

## Ablehnungen

refusal-no-table = Diesen Tisch gibt es nicht mehr. `/{ $command }` öffnet einen neuen.
refusal-ended = Dieses Spiel ist vorbei. `/{ $command }` öffnet ein neues.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-there-then = Nur wer in diesem Spiel dabei war, kann alle wieder an den Tisch holen. `/{ $command }` öffnet dir einen eigenen.
refusal-not-your-turn = Du bist jetzt nicht dran.
refusal-stale = Dieser Knopf gehörte zu einem früheren Moment. So steht es jetzt.
refusal-illegal = Das geht gerade nicht. Es wurde nichts gespielt.
refusal-table-here = In diesem Kanal steht schon ein Tisch. `/tisch` holt ihn nach unten.
refusal-table-here-link = In diesem Kanal steht schon ein Tisch. { $link }
refusal-running = Das Spiel läuft schon.
refusal-not-running = Das Spiel hat noch nicht begonnen.
refusal-seated = Du sitzt schon an diesem Tisch.
refusal-full = Alle Plätze sind besetzt.
refusal-no-computer = Es sitzt kein Computer am Tisch, der gehen könnte.
refusal-computers-off = Auf diesem Server dürfen nur Menschen an den Tisch, keine Computer.
refusal-too-few = Noch sind es zu wenige: mindestens { $least }, Menschen und Computer.
refusal-too-few-people = Noch sind es zu wenige: mindestens { $least } Menschen.
refusal-not-host = Das darf nur der Gastgeber.
refusal-too-early = Abgestimmt wird nur an Tischen ohne Zeitlimit und erst nach einer Stunde Warten auf denselben Zug.
refusal-waited-for = Alle warten auf dich: Spiel einfach, dafür braucht es keine Abstimmung.
refusal-no-seat = Auf diesem Platz sitzt niemand.
refusal-not-free = Dort sitzt jemand, oder jemand hat schon vor dir um den Platz gebeten.
refusal-not-host-end = Den Tisch beenden dürfen nur der Gastgeber und wer Nachrichten verwalten darf.
refusal-no-table-here = In diesem Kanal steht kein Tisch. Du öffnest einen mit { $commands }.

## Fehler

error-unexpected = Da ist bei mir etwas schiefgegangen. Es ist nichts verloren; versuch es bitte noch einmal.
error-old-button = Dieser Knopf ist so alt, dass ich ihn nicht mehr verstehe. `/hand` zeigt deine Hand, `/tisch` den Tisch.
error-outdated = Dieser Befehl hat sich geändert. Gib ihn bitte in einer Minute noch einmal ein, oder lade Discord neu.
error-option = Diese Auswahl gibt es nicht. Bitte nimm eine, die Discord dir zeigt.
error-busy = Am Tisch ist gerade viel los. Versuch es bitte gleich noch einmal.
error-server-only = Karten gebe ich nur in den Kanälen von Servern, auf denen ich Mitglied bin, nicht in privaten Nachrichten.
error-permissions = { $count ->
    [one] Mir fehlt in diesem Kanal noch eine Berechtigung: { $permissions }. Wer den Server verwaltet, kann sie mir geben.
   *[other] Mir fehlen in diesem Kanal Berechtigungen: { $permissions }. Wer den Server verwaltet, kann sie mir geben.
}
error-board-stuck = Ich kann den Tisch hier nicht zeigen, mir fehlt: { $permissions }. Dein Zug zählt trotzdem.
error-not-shown = Das ist erledigt, aber am Tisch kann ich es nicht zeigen, mir fehlt: { $permissions }.
permission = { $permission ->
    [read_messages] Kanal anzeigen
    [send_messages] Nachrichten senden
    [send_messages_in_threads] Nachrichten in Threads senden
   *[attach_files] Dateien anhängen
}

## Die Spielwiese

playground-server = Spielwiese
playground-channel = kartentisch
playground-topic = Einen Tisch öffnest du mit { $commands }
playground-you = Alex
playground-moderators = Moderation
playground-welcome = **Willkommen auf der Spielwiese.** Du bist **{ $you }**.
    Tippe unten `/{ $command }`, wähle es in der Liste (oder drücke Enter) und tippe dann rechts auf den Pfeil: Ein Tisch wird aufgemacht. Fülle die Plätze mit **{ $more }** und drücke **{ $start }**. Die Spiele des Hauses: { $commands }.
    Mit „Viewing as“, oben auf der Seite, bist du { $first } oder { $second } am selben Tisch.

## Ein Spiel noch einmal (`unsortiert replay`)

story-game = { $game }: { $options }
story-columns = Die Nummer jedes Zuges, die Handkarten je Platz vor ihm, und was geschah:
story-over = Aus nach { $moves } Zügen.{ $losers_count ->
    [0] { "" }
    [one] { " " }Verloren: Platz { $losers }.
   *[other] { " " }Verloren: Plätze { $losers }.
}{ $winners_count ->
    [one] { " " }Gewonnen: Platz { $winners }.
   *[other] { " " }Gewonnen: Plätze { $winners }.
}
story-goes-on = { $seats_count ->
    [0] Nicht aus nach { $moves } Zügen: Es wird neu ausgeteilt.
    [one] Nicht aus nach { $moves } Zügen: Platz { $seats } ist dran.
   *[other] Nicht aus nach { $moves } Zügen: Plätze { $seats } sind dran.
}

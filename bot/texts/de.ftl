### Alles, was Menschen lesen, auf Deutsch. Dieselben Schlüssel und Variablen wie in jeder anderen Sprache.

## Karten

card-joker = Joker
card = { $rank ->
    [A] A{ $sign }·1
    [J] B{ $sign }·11
    [Q] D{ $sign }·12
    [K] { $suit ->
        [S] K{ $sign }·Stop
        [C] K{ $sign }·Stop
       *[other] K{ $sign }·Zieh
    }
   *[other] { $rank }{ $sign }
}
rank = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}

## Kombinationen und Züge

kind = { $kind ->
    [single] Einzeln
    [run2] Zweierfolge
    [pair] Paar
    [run3] Dreierfolge
    [triple] Drilling
    [stop] Stoppkarte
   *[draw] Ziehkarte
}
combination = { $kind ->
    [single] Einzelne { $top }
    [run2] Zweierfolge { $low }–{ $top }
    [pair] Paar { $top ->
        [A] Asse
        [B] Buben
        [D] Damen
       *[other] { $top }er
    }
    [run3] Dreierfolge { $low }–{ $top }
   *[triple] Drilling { $top ->
        [A] Asse
        [B] Buben
        [D] Damen
       *[other] { $top }er
    }
}
act-played = { $name }: **{ $cards }** · { $combination }
act-took = { $name }: nimmt Ersatzkarte **{ $card }**
beat = Zu überbieten: **{ $combination }** ({ $cards }) von { $name }
beat-nothing = Noch nichts zu überbieten: Alles geht.

## Mitspieler

computer-name = Computer { $number }
names = { $most } und { $last }

## Tisch

board-title = Unsortiert · Durchgang { $deal } · Runde { $round }
turn-play = **{ $name }** ist dran.
turn-insert = { $count ->
    [one] **{ $name }** zieht und muss noch 1 Karte einstecken.
   *[other] **{ $name }** zieht und muss noch { $count } Karten einstecken.
}
turn-deal = Gleich wird neu ausgeteilt.
turn-over = Das Spiel ist aus.
deadline = Die Zeit läuft { $left } ab.
timed-out = Die Zeit von { $name } war um, der Computer hat gespielt.
seat-name = **{ $name }**
seat-host = **{ $name }** · Host
seat-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
seat-out = fertig für diesen Durchgang
seat-reserve = { $count ->
    [0] kein Ersatz
   *[other] Ersatz: { $cards }
}
round-next = Danach: { $names }
round-last = Letzte Runde
round-won = { $draws ->
    [0] { $name } gewinnt mit { $cards }.
    [one] { $name } gewinnt mit { $cards } und zieht 1 Karte.
   *[other] { $name } gewinnt mit { $cards } und zieht { $draws } Karten.
}
pile = { $count ->
    [0] Der Ziehstapel ist leer.
    [one] Ziehstapel: 1 Karte
   *[other] Ziehstapel: { $count } Karten
}
button-my-hand = Meine Hand
button-rules = Regeln
button-more = Mehr

## Hand

hand-your-turn = Du bist dran
hand-you-open = Du eröffnest die Runde
hand-out = Du bist fertig für diesen Durchgang: keine Karten mehr.
hand-empty = Du hast keine Karten auf der Hand.
hand-reserve = Dein Ersatz: { $cards }
offer = { $cards } · { $kind }
offer-readings = { $cards } · { $kinds } …
select-plays = Spielen ab Platz { $first } bis { $last }
button-take = Ersatz: { $card } nehmen
button-refresh = Aktualisieren
button-back = Zurück

## Zweite Schritte

read-title = { $cards }: als was?
read-how = Der Joker ist, was du ansagst. Gespielt wird erst, wenn du wählst.
place-title = { $card } nehmen: wohin?
insert-title = { $card } gezogen: wohin?
insert-more = { $count ->
    [0] Das ist die letzte.
    [one] Danach kommt noch 1 Karte.
   *[other] Danach kommen noch { $count } Karten.
}
place-only = Auf die leere Hand
place-first = Ganz links, vor 1 · { $card }
place-last = Ganz rechts, nach { $number } · { $card }
place-between = Zwischen { $left } · { $before } und { $right } · { $after }
place-nothing = keine neue Kombination
place-breaks = { $made } – trennt { $combination }
place-hint = { $place }: **{ $makes }**
select-place = { $total ->
    [1] Wähle den Platz
   *[other] Wähle den Platz ({ $number } von { $total })
}

## Ergebnisse

result-title = Unsortiert · Durchgang { $deal } ist vorbei
result-none = Noch ist kein Durchgang zu Ende.
result-why = { $ending ->
    [last] Nur { $names } hatte noch Karten auf der Hand.
    [stuck] { $names } konnte nicht überbieten und hatte keine Ersatzkarte mehr.
   *[all-out] Alle haben ihre letzten Karten gespielt; nur wer die Runde gewonnen hat, kommt davon.
}
result-paid = { $count ->
    [one] { $names } gibt einen Chip ab.
   *[other] { $names } geben je einen Chip ab.
}
result-broke = { $count ->
    [one] { $names } müsste einen Chip abgeben und hat keinen mehr.
   *[other] { $names } müssten einen Chip abgeben und haben keinen mehr.
}
result-no-cards = keine Karten mehr
game-over = Das Spiel ist aus
game-lost = { $count ->
    [one] { $names } verliert.
   *[other] { $names } verlieren.
}
game-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
game-seed =
    Gemischt mit dem Startwert
    `{ $seed }`
    So prüfst du es: SHA-256 dieser Bytes ist die Zahl, die am Anfang dastand,
    `{ $commitment }`

## Seiten

more-title = Über diesen Tisch
more-chips = { $count ->
    [one] Alle haben mit 1 Chip angefangen.
   *[other] Alle haben mit { $count } Chips angefangen.
}
more-pace = { $pace ->
    [minute] Eine Minute für jeden Zug; danach spielt der Computer.
    [five-minutes] Fünf Minuten für jeden Zug; danach spielt der Computer.
    [day] Ein Tag für jeden Zug; danach spielt der Computer.
   *[none] Ohne Zeitlimit.
}
more-marks = Auf dem Tisch: ▶ ist dran, ● ist ein Chip, ○ ein abgegebener.
more-shuffle =
    Wie gemischt wird, stand vor der ersten Karte fest. Am Ende wird der Startwert gezeigt; sein SHA-256 ist
    `{ $commitment }`
rules-unsortiert =
    ### Unsortiert
    Sortiere nie deine Hand. Du darfst nur Karten spielen, die **nebeneinander** stecken: eine, zwei oder drei. Werde alle los.

    **Kombinationen**, von schwach nach stark: einzelne Karte, Zweierfolge, Paar, Dreierfolge, Drilling. Innerhalb einer Art gewinnt die höhere Zahl; gleich hoch reicht nicht. A ist 1, B ist 11, D ist 12; die Reihenfolge innerhalb ist egal, und D-A ist keine Folge.

    **Eine Runde:** Jeder ist genau einmal dran. Überbiete das Beste bisher, oder nimm eine deiner offenen Ersatzkarten und steck sie an eine beliebige Stelle deiner Hand. Wer eröffnet, muss spielen. Die beste Kombination gewinnt die Runde und eröffnet die nächste. Ohne Ersatzkarte musst du überbieten, wenn du kannst.

    **Joker:** jede Zahl von 1 bis 12, allein oder mit seinen Nachbarn.
    **Stoppkarte** (K♠ K♣): schlägt alles, beendet die Runde sofort, und du gewinnst sie.
    **Ziehkarte** (K♥ K♦): darfst du immer spielen; der Nächste muss überbieten, was davor lag. Wer die Runde gewinnt, zieht 3 Karten (6 bei beiden) einzeln und steckt jede an eine beliebige Stelle. Erst wird gezogen: Wer wieder Karten hat, ist wieder im Durchgang.

    **Ein Durchgang endet**, wenn nur noch einer Karten auf der Hand hat, oder sofort, wenn jemand nicht überbieten kann und keine Ersatzkarte mehr hat: Er gibt einen Chip ab. Spielen alle in einer Runde ihre letzten Karten, geben alle außer dem Gewinner der Runde einen Chip ab.

    **Das Spiel endet**, wenn jemand einen Chip abgeben muss und keinen mehr hat: Er verliert, alle anderen gewinnen.

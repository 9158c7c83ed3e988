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
card-king = { $suit ->
    [S] Stop{ $sign }
    [C] Stop{ $sign }
   *[other] Zieh{ $sign }
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

## Kombinationen und Züge

kind = { $kind ->
    [single] Einzelkarte
    [run2] Zweierfolge
    [pair] Paar
    [run3] Dreierfolge
    [triple] Drilling
    [stop] Stoppkarte
   *[draw] Ziehkarte
}
combination = { $kind ->
    [single] Einzelkarte { $rank ->
        [A] Ass
        [J] Bube
        [Q] Dame
       *[other] { $top }
    }
    [run2] Zweierfolge { $low }⁠–⁠{ $top }
    [pair] Paar { $rank ->
        [A] Asse
        [J] Buben
        [Q] Damen
       *[other] { $top }er
    }
    [run3] Dreierfolge { $low }⁠–⁠{ $top }
   *[triple] Drilling { $rank ->
        [A] Asse
        [J] Buben
        [Q] Damen
       *[other] { $top }er
    }
}
act-played = { $name }: { $cards } · { $told }
act-took = { $name }: nimmt Ersatzkarte { $card }
beat = Zu überbieten: **{ $combination }** { $cards } von { $name }
beat-nothing = Noch nichts zu überbieten: Alles geht.
draw-lies = { $lying ->
    [one] Eine Ziehkarte liegt
   *[other] Beide Ziehkarten liegen
}: { $draws ->
    [0] Der Stapel ist leer, also zieht niemand.
    [one] Wer diese Runde gewinnt, zieht **1** Karte.
   *[other] Wer diese Runde gewinnt, zieht **{ $draws }** Karten.
}

## Mitspieler

computer-name = Computer { $number }
computer-for = Computer für { $name }
names = { $most } und { $last }

## Tisch

title = Unsortiert
board-where = Durchgang { $deal } · Runde { $round } · Ziehstapel { $pile }
turn-play = **{ $name }** ist dran.
turn-insert = { $count ->
    [one] **{ $name }** zieht und muss noch 1 Karte einstecken.
   *[other] **{ $name }** zieht und muss noch { $count } Karten einstecken.
}
turn-others = Die anderen sind am Zug.
turn-deal = Gleich wird neu ausgeteilt.
turn-over = Das Spiel ist aus.
deadline = Die Zeit läuft { $left } ab.
timed-out = Die Zeit von { $name } war um, der Computer hat gespielt.
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
seat-out = Fertig für diesen Durchgang
seat-reserve = { $count ->
    [0] keine Ersatzkarten
   *[other] Ersatz: { $cards }
}
round-next = Danach: { $names }
deal-last = **Durchgang { $deal }:** { $story }
round-last = { $draws ->
    [0] **Vorige Runde:** { $name } hat gewonnen.
    [one] **Vorige Runde:** { $name } hat gewonnen und 1 Karte gezogen.
   *[other] **Vorige Runde:** { $name } hat gewonnen und { $draws } Karten gezogen.
}
button-my-hand = Meine Hand
button-rules = Regeln
button-more = Mehr

## Hand

hand-your-turn = Du bist dran
hand-you-open = Du eröffnest die Runde
hand-open-reserve = Eine Ersatzkarte kannst du beim Eröffnen nicht nehmen.
hand-comes-back = Bist du dran, stehen deine Züge von selbst hier; nach langem Warten drücke **{ $button }**.
hand-new-deal = Neu ausgeteilt, auf einem neuen Tisch weiter unten: **{ $button }** holt deine Karten dorthin.
hand-won = 🏆 Du gewinnst!
hand-lost = Du verlierst.
hand-out = Du bist fertig für diesen Durchgang: keine Karten mehr.
hand-empty = Du hast keine Karten auf der Hand.
hand-reserve = { $count ->
    [one] Deine Ersatzkarte: { $cards }
   *[other] Deine Ersatzkarten: { $cards }
}
offer = { $cards } · { $told }
offer-readings = { $cards } · { $kinds } …
select-plays = Ausspielen: Platz { $first } bis { $last }
button-take = Ersatz: { $card } nehmen
button-refresh = Aktualisieren
button-back = Zurück

## Zweite Schritte

read-title = { $cards }: als was?
read-how = Der Joker ist, was du ansagst. Gespielt wird erst, wenn du wählst.
place-title = { $card } nehmen: wohin?
insert-title = { $card } gezogen: wohin?
insert-why = { $lying ->
    [one] Du hast eine Runde mit einer Ziehkarte gewonnen: Darum ziehst du.
   *[other] Du hast eine Runde mit beiden Ziehkarten gewonnen: Darum ziehst du.
}
insert-more = { $count ->
    [0] Das ist die letzte.
    [one] Danach kommt noch 1 Karte.
   *[other] Danach kommen noch { $count } Karten.
}
place = { $place ->
    [only] Auf die leere Hand
    [first] Ganz links, vor { $after }
    [last] Ganz rechts, nach { $before }
   *[between] Zwischen { $before } und { $after }
}
place-nothing = Keine neue Kombination
place-breaks = { $made } – trennt { $combination }
place-hints = Was daraus werden kann:
place-hint = { $place }: **{ $makes }**
select-place = { $total ->
    [1] Wähle den Platz
   *[other] Wähle den Platz ({ $number } von { $total })
}

## Bilder

board-round = Durchgang { $deal } · Runde { $round }
board-host = Gastgeber: { $name }
seat-numbered = { $number } = { $name }
picture-pile = Ziehstapel
picture-draws = für den Gewinner
picture-placing = einzustecken
picture-empty = Noch liegt nichts
picture-took = Ersatz
picture-no-cards = Keine Karten
picture-deal = Durchgang
picture-chips = Chips
picture-kind = { $kind ->
    [single] Einzelkarte
    [run2] Folge
    [run3] Folge
    [pair] Paar
    [triple] Drilling
    [stop] Stoppkarte
   *[draw] Ziehkarte
}
picture-lies = { $kind } { $numbers }
span = { $first }–{ $last }
alt-hand = Deine Karten, von links gezählt: { $cards }.
alt-card = { $place }: { $card }
alt-playable = Spielbar, nach Plätzen:
alt-marked = { $word }: { $places }.
alt-gaps = { $card } kommt in eine der nummerierten Lücken: { $gaps }.
alt-gap = ({ $gap })
alt-turn = { $name } ist dran.
alt-placing = { $name } zieht und muss noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} einstecken.
alt-beat = Zu überbieten: { $combination } von { $name }.
alt-seat = { $number }. { $name }: { $told }.
alt-chips = { $left } von { $all } Chips
alt-reserve = Ersatz { $cards }
alt-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
alt-out = fertig für diesen Durchgang
alt-away = abwesend
alt-lost = verliert
alt-player = Platz { $number }
alt-round = Diese Runde: { $acts }.
alt-number = { $word }: { $count }.
alt-result = Was jeder am Ende noch hatte:
alt-chart = Chips nach jedem Durchgang, vom Anfang an:

## Die vorige Runde in wenigen Zeilen

round-won = { $draws ->
    [0] **Vorige Runde:** { $name } hat mit { $play } gewonnen.
    [one] **Vorige Runde:** { $name } hat mit { $play } gewonnen und 1 Karte gezogen.
   *[other] **Vorige Runde:** { $name } hat mit { $play } gewonnen und { $draws } Karten gezogen.
}
round-play = { $cards } ({ $told })
round-one = { $name } { $play }
round-others = Außerdem gespielt: { $plays }
round-played = **Die letzte Runde:** { $plays }
round-takers = Ersatzkarte genommen: { $takers }
result-chart = **Chips nach jedem Durchgang:**
result-chart-line = { $name }: { $chips }
button-again = Noch einmal

## Tipps

button-hint = Tipp
gaps-hint = { $count ->
    [one] Lücke { $gaps }
   *[other] Lücken { $gaps }
}: **{ $makes }**
place-numbered = { $number }: { $place }
hint = 💡 Der Computer würde **{ $move }** wählen: { $why }
hint-take = { $take } → { $place }
hint-why = { $reason ->
    [only] Etwas anderes geht nicht.
    [sheds] Es ist das Einzige, was du spielen kannst, und wer spielt, wird Karten los.
    [most] Damit wirst du die meisten Karten auf einmal los.
    [most-weakly] Mehr Karten wirst du mit nichts los, und nichts Schwächeres schafft so viele.
    [weakest] Schwächer kannst du nicht spielen; was stark ist, bleibt dir für später.
    [joins] Was auf der Hand bleibt, passt so am besten zusammen.
    [no-drawing] So gewinnst du keine Runde, nach der du ziehen musst.
    [makes] Das gibt dort **{ $makes }**.
    [keeps] Dort reißt sie nichts auseinander.
    [aside] Sie passt nirgends dazu, da soll sie wenigstens nicht stören.
   *[equal] Deine Möglichkeiten sind alle gleich gut.
}

## Ergebnisse

result-title = Durchgang { $deal } ist vorbei
result-none = Noch ist kein Durchgang zu Ende.
result-why = { $ending ->
    [last] Nur { $names } hatte noch Karten auf der Hand.
    [stuck] { $names } konnte nicht überbieten und hatte keine Ersatzkarte mehr.
    [draws] Alle, die noch dabei waren, haben ihre letzten Karten gespielt, aber { $names } hat die Runde gewonnen und müsste ziehen.
   *[all-out] Alle, die noch dabei waren, haben ihre letzten Karten gespielt; von ihnen kommt nur der Gewinner der Runde davon.
}
result-paid = { $count ->
    [one] { $names } gibt einen Chip ab.
   *[other] { $names } geben je einen Chip ab.
}
result-broke = { $count ->
    [one] { $names } müsste einen Chip abgeben und hat keinen mehr.
   *[other] { $names } müssten einen Chip abgeben und haben keinen mehr.
}
result-no-cards = Keine Karten mehr
result-acts = **Die letzte Runde:**
game-over = Das Spiel ist aus. **Noch einmal** holt alle wieder an den Tisch; `/unsortiert` öffnet einen neuen.
game-lost = { $count ->
    [one] { $names } verliert.
   *[other] { $names } verlieren.
}
game-won = { $count ->
    [one] 🏆 { $names } gewinnt!
   *[other] 🏆 { $names } gewinnen!
}
shuffle-promise =
    Zum Prüfen des Mischens: SHA-256 des Startwerts, der am Ende gezeigt wird
    `{ $commitment }`
shuffle-proof =
    Zum Prüfen des Mischens (wie das geht, steht in der Dokumentation des Bots, auf Englisch: „How to check the shuffle“): der Startwert
    `{ $seed }`
    und der SHA-256 dieser 32 Bytes, wie er beim ersten Durchgang dastand
    `{ $commitment }`

## Seiten

more-title = Über diesen Tisch
more-chips = { $count ->
    [one] { $seats } Spieler, am Anfang je 1 Chip.
   *[other] { $seats } Spieler, am Anfang je { $count } Chips.
}
more-pace = { $pace ->
    [minute] Eine Minute für jeden Zug; danach spielt der Computer.
    [five-minutes] Fünf Minuten für jeden Zug; danach spielt der Computer.
    [day] Ein Tag für jeden Zug; danach spielt der Computer.
   *[none] Ohne Zeitlimit.
}
more-marks = Auf dem Tisch: ➤ ist dran, ● ist ein Chip, ○ ein abgegebener.

## Regeln

command-rules = regeln
command-rules-about = Wie gespielt wird, Seite für Seite
option-game = spiel
option-game-about = Welches Spiel
choice-game = { $game ->
   *[unsortiert] Unsortiert
}
button-leaf-back = ← Zurück
button-leaf-on = Weiter →
leaf-where = Seite { $number } von { $total } · andere wählen
leaf-title = { $number }. { $title }
rules-start-title = Wie spiele ich hier?
rules-start-game = Werde alle deine Karten los. In jeder Runde ist jeder einmal dran: **Überbiete**, was liegt, oder nimm eine **Ersatzkarte**. Das Höchste gewinnt die Runde und eröffnet die nächste. Wer als Letzter noch Karten hat oder weder überbieten noch eine nehmen kann, gibt einen Chip ab.
rules-start-sit = **1. Hinsetzen:** `/unsortiert` öffnet einen Tisch. Tippe auf **{ $join }**; der Gastgeber holt mit **{ $computer }** Computerspieler dazu und tippt auf **{ $start }**.
rules-start-hand = **2. Ansehen:** **{ $hand }** zeigt deine Karten, nur dir. Ihre Reihenfolge ändert sich nie, und nur Nachbarn lassen sich zusammen spielen:
rules-start-play = **3. Spielen:** Wenn du dran bist, hat alles, was du spielen darfst, einen Knopf. Einmal tippen, und es ist gespielt; „…“ fragt erst, was der Joker sein soll.
rules-start-reserve = **4. Oder eine Ersatzkarte nehmen:** Tippe eine an und wähle ihren Platz in deiner Hand. Bis dahin ist nichts passiert, und **{ $back }** führt zurück.
rules-start-help = **{ $hint }**, wenn der Tisch das anbietet, sagt, was der Computer täte. `/hand` holt Karten zurück, die du nicht mehr siehst, `/tisch` den Tisch. Ist deine Zeit um, macht der Computer diesen Zug für dich; tippe irgendetwas an, und du bist wieder da.
rules-start-learn = **Neu hier?** **{ $learn }** hier unten, oder jederzeit `/lernen`: fünf Entscheidungen mit den echten Knöpfen.
rules-aim-title = Das Spiel in Kürze
rules-aim = Sortiere nie deine Hand: Die Karten bleiben, wie sie kommen. Spielen darfst du nur, was in deiner Hand **nebeneinander** steckt: eine, zwei oder drei Karten. Werde alle los.
rules-gap = Was du spielst, hinterlässt eine Lücke, die Lücke schließt sich, und Karten, die getrennt waren, werden Nachbarn. Die erste und die letzte Karte einer Hand sind keine Nachbarn.
rules-dealt = Jeder bekommt 10 Karten (zu fünft 7) und zwei offene Ersatzkarten. Der Rest ist der Ziehstapel.
rules-open = Deine Hand sieht niemand, bevor der Durchgang zu Ende ist. Ersatzkarten, wie viele Karten jeder hat und die Chips sind für alle offen.
rules-numbers = Die meisten Karten sind Zahlen; hier sind die anderen und die Buchstaben:
rules-card = { $card ->
    [number] Ass, Bube, Dame
    [X] Joker: jede Zahl
    [stop] Stoppkarte
   *[draw] Ziehkarte
}
rules-combinations-title = Kombinationen
rules-kinds = **Von schwach nach stark:** Einzelkarte, Zweierfolge, Paar, Dreierfolge, Drilling. Jede Art schlägt alle schwächeren, jedes Paar also jede Zweierfolge.
rules-higher = Innerhalb einer Art gewinnt die höhere Zahl, bei Folgen zählt die höchste Karte; gleich hoch reicht nicht. A ist 1, B ist 11, D ist 12, und D-A ist keine Folge. Die Reihenfolge innerhalb der Kombination ist egal, Farben zählen nur bei Königen. 10 8 9 ist also eine Dreierfolge bis 10.
rules-round-title = Eine Runde
rules-round = Jeder, der Karten hat, ist einmal dran, im Uhrzeigersinn. Wer eröffnet, muss spielen, aber was er will. Danach hast du die Wahl:
    - Überbiete die bisher höchste Kombination, oder spiel einen König.
    - Oder nimm eine deiner Ersatzkarten und steck sie an eine beliebige Stelle deiner Hand. Das darfst du auch, wenn du spielen könntest; ohne Ersatzkarte musst du spielen, wenn du kannst.
rules-next = Die höchste Kombination gewinnt die Runde, und wer sie gelegt hat, eröffnet die nächste. Hat er keine Karten mehr, eröffnet, wer die nächsthöchste gelegt und noch Karten hat; sonst der Nächste mit Karten rechts vom Gewinner.
rules-example-title = Eine Runde, Schritt für Schritt
rules-example-round = Vier spielen, im Uhrzeigersinn: Anna, Ben, Carla, Dan. Anna eröffnet mit einer 8. Ben überbietet mit einer Dame, die ist 12. Carla hat 4 und 5 nebeneinander: Eine Zweierfolge schlägt jede Einzelkarte.
rules-example-told = { $name }: { $told }
rules-example-dan = **Jetzt ist Dan dran.** Das ist seine Hand, und diese Karten können Carla überbieten:
rules-example-could = Mit den 4ern wird der Joker zum Paar oder Drilling, mit der 9 zum Paar oder zur Folge; die Ziehkarte darf er immer spielen. Auch 3 und 4 sind eine Zweierfolge, aber eine niedrigere.
rules-example-takes = **Dan nimmt lieber eine Ersatzkarte**, obwohl er überbieten könnte. Er steckt seine 8 zwischen Joker und 9:
rules-example-end = Jetzt sind Joker, 8 und 9 eine Dreierfolge: 7⁠–⁠8⁠–⁠9 oder 8⁠–⁠9⁠–⁠10, wie er will. Alle waren einmal dran. Carla hat das Höchste gelegt: Sie gewinnt die Runde und eröffnet die nächste; nach ihr kommen Dan, Anna, Ben.
rules-special-title = Joker, Stopp- und Ziehkarten
rules-joker = **Joker:** jede Zahl von 1 bis 12, allein oder mit seinen Nachbarn. Beim Ausspielen sagst du an, welche. Eine 6 neben einem Joker kann sein:
rules-kings = **Könige** darfst du spielen, wann immer du dran bist, aber nur allein:
rules-stop = - **Stoppkarte** (K♠︎ K♣︎): schlägt alles und beendet die Runde sofort; du gewinnst sie. Wer bis dahin nicht dran war, kommt in dieser Runde nicht mehr dran.
rules-draw = - **Ziehkarte** (K♥︎ K♦︎): Der Nächste muss überbieten, was davor lag; lag nichts, geht alles. Liegen nur Ziehkarten, gewinnt, wer eröffnet hat. Wer eine Runde mit Ziehkarte gewinnt, zieht 3 Karten (bei beiden 6, soweit der Stapel reicht), eine nach der anderen, und steckt jede an eine beliebige Stelle seiner Hand.
rules-drawer = Es zieht, wer gewinnt, nicht, wer die Ziehkarte gespielt hat, und auch, wer gerade seine letzten Karten gelegt hat. Geht es darum, wer als Nächster eröffnet, ist eine Ziehkarte das Schwächste von allem.
rules-end-title = Wie es endet
rules-out = **Fertig** ist, wer am Ende einer Runde, nach dem Ziehen, keine Handkarten mehr hat: Er setzt bis zum nächsten Durchgang aus. Ersatzkarten zählen nicht.
rules-deal-end = **Ein Durchgang endet**, und wer ihn verliert, gibt einen Chip ab:
    - Nach einer Runde hat nur noch einer Karten auf der Hand: Er verliert.
    - Jemand kann nichts spielen und hat keine Ersatzkarte mehr: Dann ist sofort Schluss, und nur er verliert.
    - Alle, die noch dabei sind, legen in einer Runde ihre letzten Karten: Sie verlieren, nur der Gewinner der Runde nicht. Hat dieser aber Karten zu ziehen, verliert nur er.
rules-draws-first = Im letzten Fall geht das Ziehen vor: Danach hätte nur noch der Gewinner Karten. Da sonst niemand welche hat, wird gar nicht erst gezogen, denn es würde nichts ändern.
rules-opener = Den nächsten Durchgang eröffnet der Verlierer; gibt es mehrere, dann wie zu Beginn der erste Platz.
rules-chips = **Chips:** Jeder beginnt mit 3, zu fünft mit 2; wer den Tisch öffnet, kann 1 bis 5 wählen. Keinen mehr zu haben ist noch nicht das Ende.
rules-game-end = **Das Spiel endet**, wenn jemand einen Chip abgeben muss und keinen mehr hat. Wer nicht zahlen kann, verliert; alle anderen gewinnen.
rules-krass-title = Krass Kariert
rules-krass = `/unsortiert` bietet auch die Karten von **Krass Kariert** an. Das Spiel ist dasselbe, nur die Karten sehen anders aus: die Zahlen 1 bis 12, jede viermal, ohne Farben und Buchstaben.
rules-krass-card = { $card ->
    [X] Joker: jede Zahl
    [stop] Stoppkarte: schwarzer König
   *[draw] Ziehkarte: roter König
}
rules-krass-chips = Dann beginnt jeder mit 3 Chips, wie viele auch mitspielen.
rules-alt-row = { $cards }: { $word }
rules-cases = Wer es genau wissen will: [jeder Fall, nach Nummern]({ $file }) (auf Englisch).

## Lernen

command-learn = lernen
command-learn-about = Probier das Spiel aus: fünf Entscheidungen, erklärt
button-learn = Spielend lernen
button-learn-next = Nächste Entscheidung
button-learn-finish = Fertig
button-learn-again = Etwas anderes probieren
button-learn-anew = Noch einmal
learn-title = Entscheidung { $number } von { $total }: { $title }
learn-good = ✅ Gut: { $told }
learn-possible = 🟡 Möglich: { $told }
learn-told-take = { $card } nehmen
learn-hand = Deine Hand danach:
learn-told-play = { $cards } { $combination }
learn-gone = Diese Aufgabe gibt es nicht mehr. Hier ist die erste.
learn-end-title = Das war alles
learn-end = Du weißt alles, was du brauchst: Nachbarn, Ersatzkarten, die Lücke, die sich schließt, Joker, Ziehkarten. Im Spiel sieht deine Hand genauso aus, und **{ $hint }** darin sagt, was der Computer täte.
learn-end-next = `/unsortiert` öffnet einen Tisch; mit **{ $computer }** kommen Computerspieler dazu, wenn du erst allein probieren willst. Alles andere steht in `/regeln`.
learn-beat-title = überbieten
learn-beat-story = Werde deine Karten los. Sie bleiben, wie sie stecken, und **nur Nachbarn lassen sich zusammen spielen**. Anna hat eine 8 gelegt, Ben eine Dame (12), Carla 4 und 5: eine Zweierfolge, die jede Einzelkarte schlägt. Was das überbietet, hat unten einen Knopf. Probier ruhig alles aus: Niemand wartet.
learn-beat-ask = Einzelkarte < Zweierfolge < **Paar** < Dreierfolge < Drilling. Was legst du?
learn-beat-pair = Jedes Paar schlägt jede Zweierfolge, wie hoch sie auch ist. Du bist der Letzte in dieser Runde, würdest sie also gewinnen und die nächste eröffnen. Und den Joker hast du noch.
learn-beat-triple = Das schlägt sie, und drei Karten sind auf einmal weg. Aber ein Drilling ist das Stärkste überhaupt, und dein Joker steckt darin: sehr viel gegen eine 5.
learn-beat-four = Der Joker kann jede Zahl sein: Das ist also ein Paar 4er und schlägt sie. Aber gleich daneben stecken zwei echte 4er, und der Joker ist mehr wert.
learn-beat-nine = Das schlägt sie: eine höhere Zweierfolge oder ein Paar, je nachdem, was der Joker ist. Aber zwei 4er tun das auch, ganz ohne Joker.
learn-beat-draw = Eine Ziehkarte darfst du immer spielen; sie überbietet nichts. Du bist der Letzte, also gewinnt Carla mit ihrer Folge, und **wer eine Runde mit Ziehkarte gewinnt, zieht drei Karten**. Auch schlau! Mehr dazu in der fünften Entscheidung.
learn-beat-take = Das darfst du, auch wenn du überbieten könntest. Es kommt darauf an, wohin die Karte kommt; darum geht es gleich.
learn-place-title = Ersatzkarte nehmen
learn-place-story = Derselbe Augenblick. Du musst Carla nicht überbieten: Du darfst eine deiner zwei Ersatzkarten nehmen und **an eine beliebige Stelle deiner Hand stecken**. Das kostet dich den Zug und macht deine Hand länger, aber auch besser.
learn-place-ask = Nimm die 8: **Wo in deiner Hand bringt sie am meisten?**
learn-place-best = Joker, 8 und 9 sind jetzt Nachbarn: eine Dreierfolge, 7⁠–⁠8⁠–⁠9 oder 8⁠–⁠9⁠–⁠10, und nichts ist zerrissen. Eine Karte mehr auf der Hand, aber drei davon können auf einmal weg.
learn-place-before = Das ergibt mit Joker und 9 eine Dreierfolge. Aber die Karte steckt zwischen 4 und Joker, der Drilling 4er ist also weg.
learn-place-seven = 7 und 8 sind jetzt eine Zweierfolge, und die 7 hat endlich einen Nachbarn. Neben Joker und 9 wären es drei Karten.
learn-place-torn = Dort reißt sie zwei Karten auseinander, die zusammengehören, und ergibt selbst nichts.
learn-place-alone = Dort passt sie zu nichts, zerreißt aber auch nichts. Such Nachbarn, zu denen sie passt.
learn-place-jack = Scharf gesehen! Joker, 9 und Bube können jetzt 9⁠–⁠10⁠–⁠11 sein, und der Bube hat einen guten Platz.
learn-place-queen = Bube und Dame: eine Zweierfolge bis 12, höher geht keine. Auf der anderen Seite der Dame ergäbe er außerdem mit Joker und 9 eine Dreierfolge.
learn-place-play = Das geht und ist nicht verkehrt. Aber sieh dir an, was hier eine Ersatzkarte kann: Versuch es mit der 8.
learn-gap-title = die Lücke schließen
learn-gap-story = Du hast die 8 genommen und zwischen Joker und 9 gesteckt. Carla hat mit ihrer Folge die Runde gewonnen und eröffnet die nächste mit einer 6. Nach dir kommen Anna und Ben.
learn-gap-ask = **Was du legst, hinterlässt eine Lücke, und die schließt sich.** Welche Karte ist anderen im Weg?
learn-gap-seven = 7 schlägt 6, und die Lücke schließt sich: 2, 3 und 4 sind jetzt Nachbarn, eine Dreierfolge! Oft ist das Schwächere das Klügere.
learn-gap-part = Das schlägt die 6. Aber es reißt deine Dreierfolge aus Joker, 8 und 9 auseinander, und die 7 hätte gereicht.
learn-gap-queen = Keine Einzelkarte schlägt die 12. Aber sie ist deine beste, die 7 hätte gereicht, und wo die Dame war, kommt nichts zusammen.
learn-gap-joker = Der Joker allein kann jede Zahl bis 12 sein und schlägt die 6. Aber mit ihm werden Folgen, Paare und Drillinge daraus: zu schade, um allein zu gehen.
learn-gap-low = Jede Zweierfolge schlägt jede Einzelkarte. Aber genau auf 3 und 4 wartet die 2: Leg erst die 7, dann können alle drei zusammen weg.
learn-gap-fours = Ein Paar schlägt die 6 bei Weitem, und zwei Karten sind weg. Aber die 7 hätte gereicht, und eine 4 fehlt dann für eine Dreierfolge mit 2 und 3.
learn-gap-spend = Das schlägt die 6. Aber der Joker ist mehr wert, und wo er war, kommt nichts zusammen.
learn-gap-much = Drei Karten auf einmal weg, und kaum jemand wird das überbieten. Aber es ist viel gegen eine 6: Was legst du dann gegen ein Paar oder eine Dreierfolge?
learn-gap-draw = Immer erlaubt. Zu überbieten ist weiter die 6, und wer die Runde gewinnt, zieht drei Karten. Aber die 7 hätte eine Dreierfolge zusammengebracht.
learn-gap-take = Erlaubt, auch wenn du spielen könntest. Aber deine Hand wird länger, und die 7 wartet nur darauf, wegzukommen.
learn-joker-title = der Joker
learn-joker-story = Du hast die 7 gelegt. Ben hat mit einer 10 gewonnen und mit einem Paar 6er eröffnet; Carla hat es mit einer Dreierfolge überboten: 6⁠–⁠7⁠–⁠8. Nach dir kommt Anna.
learn-joker-ask = Leg Joker, 8 und 9. **Was soll der Joker sein?**
learn-joker-high = Der Joker ist die 10, und bei Folgen zählt die höchste Karte: 8⁠–⁠9⁠–⁠10 kann Anna schwerer überbieten als 7⁠–⁠8⁠–⁠9. Was ein Joker ist, sagst du beim Ausspielen an, jedes Mal neu.
learn-joker-low = Als 7⁠–⁠8⁠–⁠9 schlägt es 6⁠–⁠7⁠–⁠8 auch. Aber dieselben Karten können 8⁠–⁠9⁠–⁠10 sein, und nach dir kommt noch Anna.
learn-joker-triple = Ein Drilling schlägt jede Dreierfolge. Aber auch 2, 3 und 4 waren eine Dreierfolge, und jetzt fehlt die 4. Joker, 8 und 9 lassen sie dir.
learn-joker-draw = Immer erlaubt, und du behältst deine Folgen. Anna muss jetzt Carlas 6⁠–⁠7⁠–⁠8 überbieten, und wer die Runde gewinnt, zieht drei Karten. Aber drei von deinen hätten weg sein können.
learn-joker-take = Erlaubt, aber deine Hand wird länger, und drei Karten davon hätten weg sein können.
learn-draw-title = die Ziehkarte
learn-draw-story = Die Runde hast du gewonnen und die nächste mit 2⁠–⁠3⁠–⁠4 eröffnet; das hat Anna überboten. Jetzt hat sie mit einem Paar Buben eröffnet, und Carla hat es mit einem Paar Damen überboten. Du bist der Letzte in dieser Runde, mit vier Karten, von denen keine sie schlägt.
learn-draw-ask = Ziehkarte legen oder den Buben nehmen?
learn-draw-draw = Carlas Paar ist weiter das Höchste: Sie gewinnt die Runde – und **muss drei Karten ziehen**. Du hast noch drei, und ist erst die Dame weg, sind 4 und 5 Nachbarn. Eine Stoppkarte (K♠︎ K♣︎) tut das Gegenteil: Sie schlägt alles, beendet die Runde sofort, und du gewinnst sie.
learn-draw-queen = Bube und Dame sind jetzt eine Zweierfolge, höher geht keine. Aber es war deine letzte Ersatzkarte: Wer nichts spielen kann und keine mehr hat, verliert den Durchgang sofort. Und du hast fünf Karten statt drei.
learn-draw-alone = Dort passt der Bube zu nichts; neben der Dame wäre es eine Zweierfolge. Und es war deine letzte Ersatzkarte: Wer nichts spielen kann und keine mehr hat, verliert den Durchgang sofort.

## Befehle

command-unsortiert = unsortiert
command-unsortiert-about = Öffnet hier einen Tisch
option-chips = chips
option-chips-about = Chips für jeden zu Beginn
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
choice-face = { $face ->
    [krass] Krass Kariert: Zahlen ohne Farben
   *[normal] Normale Spielkarten
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
    [people] Drei bis fünf Menschen
   *[anybody] Drei bis fünf Plätze, Menschen und Computer
}: Dann drücke **{ $start }**.
opened-first = Der Tisch steht: { $who ->
    [nobody] Drücke **{ $start }**
    [people] Lass andere **{ $join }** drücken, dann drücke **{ $start }**
   *[anybody] Fülle die Plätze mit **{ $more }**, dann drücke **{ $start }**
}; `/lernen` bringt dir das Spiel in zwei Minuten bei.
open-elsewhere = { $count ->
    [one] Auf diesem Server werden Tische nur in { $channels } geöffnet.
   *[other] Auf diesem Server werden Tische nur in diesen Kanälen geöffnet: { $channels }
}
opened-not-shown = Der Tisch steht, aber ich konnte ihn hier nicht zeigen. Versuch es mit `/tisch`.
table-moved = Der Tisch ist jetzt ganz unten. { $link }
go-to-table = Zum Tisch
table-not-moved = Ich konnte den Tisch hier nicht zeigen.

## Lobby

lobby-title = Unsortiert · Wer spielt mit?
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · Gastgeber
lobby-seat-free = { $number }. frei
lobby-seat-optional = { $number }. frei, wenn ihr mögt
lobby-face = { $face ->
    [krass] Krass Kariert
   *[normal] Normale Karten
}
lobby-chips = { $count ->
    [0] je 3 Chips, zu fünft 2
    [one] je 1 Chip
   *[other] je { $count } Chips
}
lobby-pace = { $pace ->
    [minute] 1 Minute je Zug
    [five-minutes] 5 Minuten je Zug
    [day] 1 Tag je Zug
   *[none] ohne Zeitlimit
}
lobby-no-hints = ohne Tipps
lobby-people-only = nur Menschen
lobby-how = Gespielt wird zu dritt, zu viert oder zu fünft. Der Gastgeber startet.
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
note-gone = { $whom } ist nicht mehr auf diesem Server.
note-ended = { $by } hat den Tisch geschlossen.
note-again = { $by } hat den Tisch für alle aus dem letzten Spiel wieder geöffnet.

## Einstellungen eines Servers

language-name = Deutsch
command-settings = einstellungen
command-settings-about = Was für die Tische dieses Servers gilt
settings-title = Einstellungen dieses Servers
settings-how = Sie gelten für Tische, die ab jetzt geöffnet werden; wo schon einer steht, bleibt alles, wie es ist. Bedenkzeit, Chips und Tipps sind Vorschläge: Wer einen Tisch öffnet, kann anders wählen.
settings-saved = ✅ Gespeichert.
settings-choose = Wähle …
settings-language = Sprache am Tisch
settings-language-about = Private Antworten liest jeder in seiner eigenen Sprache.
settings-language-usual = Vom Server oder Gastgeber
settings-pace = Bedenkzeit
settings-chips = Chips
settings-chips-each = { $count ->
    [0] Je 3, zu fünft 2
    [one] Je 1
   *[other] Je { $count }
}
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
    [rests] ruht: alle sind weg
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
refusal-rests = Alle sind weg, also ruht das Spiel. Es geht weiter, sobald einer seiner Spieler etwas antippt.
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
closed-title = Unsortiert · Dieser Tisch ist geschlossen
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
closed-again = `/unsortiert` öffnet einen neuen.
board-moved = Der Tisch ist nach unten gerückt. { $link }
transcript-stuck = Die Mitschrift des Spiels läge hier als Datei, aber mir fehlt: { $permission }.
transcript-here = Das ganze Spiel, Durchgang für Durchgang und Zug für Zug, für alle, die nachsehen wollen:

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

refusal-no-table = Diesen Tisch gibt es nicht mehr. `/unsortiert` öffnet einen neuen.
refusal-ended = Dieses Spiel ist vorbei. `/unsortiert` öffnet ein neues.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-there-then = Nur wer in diesem Spiel dabei war, kann alle wieder an den Tisch holen. `/unsortiert` öffnet dir einen eigenen.
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
refusal-too-few = Noch sind es zu wenige: mindestens drei, Menschen und Computer.
refusal-too-few-people = Noch sind es zu wenige: mindestens drei Menschen.
refusal-not-host = Das darf nur der Gastgeber.
refusal-too-early = Abgestimmt wird nur an Tischen ohne Zeitlimit und erst nach einer Stunde Warten auf denselben Zug.
refusal-waited-for = Alle warten auf dich: Spiel einfach, dafür braucht es keine Abstimmung.
refusal-no-seat = Auf diesem Platz sitzt niemand.
refusal-not-free = Dort sitzt jemand, oder jemand hat schon vor dir um den Platz gebeten.
refusal-not-host-end = Den Tisch beenden dürfen nur der Gastgeber und wer Nachrichten verwalten darf.
refusal-no-table-here = In diesem Kanal steht kein Tisch. `/unsortiert` öffnet einen.

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
playground-topic = Mit /unsortiert öffnest du einen Tisch
playground-you = Alex
playground-moderators = Moderation
playground-welcome = **Willkommen auf der Spielwiese.** Du bist **{ $you }**.
    Tippe unten `/unsortiert`, wähle es in der Liste (oder drücke Enter) und tippe dann rechts auf den Pfeil: Ein Tisch wird aufgemacht. Fülle die Plätze mit **{ $more }** und drücke **{ $start }**.
    Mit „Viewing as“, oben auf der Seite, bist du { $first } oder { $second } am selben Tisch.

## Ein Spiel noch einmal (`unsortiert replay`)

story-game = { $game }: { $options }
story-columns = Die Nummer jedes Zuges, die Handkarten je Platz vor ihm, und was geschah:
unsortiert-story-dealt = Durchgang { $deal }. Platz { $opener } eröffnet. Ersatzkarten je Platz: { $spares }
unsortiert-story-hand-dealt = Platz { $to } bekommt { $cards }
unsortiert-story-played = Platz { $seat } spielt { $cards }: { $kind ->
    [single] Einzelkarte { $number }.
    [run2] Zweierfolge bis { $number }.
    [pair] Paar { $number }er.
    [run3] Dreierfolge bis { $number }.
    [triple] Drilling { $number }er.
    [stop] Stoppkarte.
   *[draw] Ziehkarte.
}
unsortiert-story-took = Platz { $seat } nimmt Ersatzkarte { $cards }.
unsortiert-story-placed = { $place ->
    [0] { $card } kommt ganz nach links.
   *[other] { $card } kommt hinein, links davon stecken { $place }.
}
unsortiert-story-drew = Platz { $to } zieht { $card }.
unsortiert-story-drawn = { $draws_left ->
    [0] Das war die letzte.
   *[other] Noch { $draws_left } einzustecken.
}
unsortiert-story-round-won = { $draws ->
    [0] Platz { $winner } gewinnt die Runde.
   *[other] Platz { $winner } gewinnt die Runde und muss { $draws } Karten ziehen.
}
unsortiert-story-went-out = Platz { $seat } ist fertig für diesen Durchgang.
unsortiert-story-deal-ended = { $ending ->
    [last] Der Durchgang ist vorbei: Nur Platz { $losers } hat noch Karten.
    [stuck] Der Durchgang ist vorbei: Platz { $losers } kann nicht überbieten und hat keine Ersatzkarte mehr.
    [draws] Der Durchgang ist vorbei: Alle haben ihre letzten Karten gespielt, aber Platz { $losers } müsste ziehen.
   *[all-out] Der Durchgang ist vorbei: Alle haben ihre letzten Karten gespielt; Platz { $losers } hat die Runde nicht gewonnen.
} Einen Chip gibt ab: Platz { $losers }. Chips je Platz: { $chips }. Hände je Platz: { $hands }
unsortiert-story-game-ended = Platz { $losers } kann nicht zahlen und verliert das Spiel.
story-over = Aus nach { $moves } Zügen. Verloren: Platz { $losers }. Gewonnen: Platz { $winners }.
story-goes-on = { $seats ->
    [none] Nicht aus nach { $moves } Zügen: Es wird neu ausgeteilt.
   *[other] Nicht aus nach { $moves } Zügen: Platz { $seats } ist dran.
}

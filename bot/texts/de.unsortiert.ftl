### Was nur bei Unsortiert zu lesen ist, auf Deutsch. Jeder Schlüssel beginnt mit dem Namen des Spiels.

## Das Spiel, sein Befehl und was man wählt

unsortiert-name = Unsortiert
unsortiert-command = unsortiert
unsortiert-command-about = Öffnet hier einen Tisch für Unsortiert
unsortiert-option-chips = chips
unsortiert-option-chips-about = Chips für jeden zu Beginn
unsortiert-settings-chips = Chips
unsortiert-choice-chips = { $value ->
    [usual] je 3 Chips, zu fünft 2
    [one] je 1 Chip
   *[other] je { $value } Chips
}
unsortiert-deck-about = { $deck ->
    [krass] Krass Kariert: Zahlen ohne Farben
   *[normal] Normale Spielkarten
}
unsortiert-deck = { $deck ->
    [krass] Krass Kariert
   *[normal] Normale Karten
}

## Karten und Züge

unsortiert-card-king-full = { $suit ->
    [S] K{ $sign }·Stop
    [C] K{ $sign }·Stop
   *[other] K{ $sign }·Zieh
}
unsortiert-card-king = { $suit ->
    [S] Stop{ $sign }
    [C] Stop{ $sign }
   *[other] Zieh{ $sign }
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
    [single] Einzelkarte
    [run2] Zweierfolge
    [pair] Paar
    [run3] Dreierfolge
    [triple] Drilling
    [stop] Stoppkarte
   *[draw] Ziehkarte
}
unsortiert-combination = { $kind ->
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
unsortiert-act-played = { $name }: { $cards } · { $told }
unsortiert-act-took = { $name }: nimmt Ersatzkarte { $card }
unsortiert-beat = Zu überbieten: **{ $told }** { $cards } von { $name }
unsortiert-beat-nothing = Noch nichts zu überbieten: Alles geht.
unsortiert-draw-lies = { $lying ->
    [one] Eine Ziehkarte liegt
   *[other] Beide Ziehkarten liegen
}: { $draws ->
    [0] Der Ziehstapel ist leer, also zieht niemand.
    [one] Wer diese Runde gewinnt, zieht **1** Karte.
   *[other] Wer diese Runde gewinnt, zieht **{ $draws }** Karten.
}

## Tisch

unsortiert-board-where = Durchgang { $deal } · Runde { $round } · Ziehstapel { $pile }
unsortiert-turn-insert = { $count ->
    [one] **{ $name }** zieht und muss noch 1 Karte einstecken.
   *[other] **{ $name }** zieht und muss noch { $count } Karten einstecken.
}
unsortiert-seat-out = Fertig für diesen Durchgang
unsortiert-seat-reserve = { $count ->
    [0] keine Ersatzkarten
   *[other] Ersatz: { $cards }
}
unsortiert-round-next = Danach: { $names }
unsortiert-round-last = { $draws ->
    [0] **Vorige Runde:** { $name } hat gewonnen.
    [one] **Vorige Runde:** { $name } hat gewonnen und 1 Karte gezogen.
   *[other] **Vorige Runde:** { $name } hat gewonnen und { $draws } Karten gezogen.
}
unsortiert-round-won = { $draws ->
    [0] **Vorige Runde:** { $name } hat mit { $play } gewonnen.
    [one] **Vorige Runde:** { $name } hat mit { $play } gewonnen und 1 Karte gezogen.
   *[other] **Vorige Runde:** { $name } hat mit { $play } gewonnen und { $draws } Karten gezogen.
}
unsortiert-round-one = { $name } { $play }
unsortiert-round-play = { $cards } ({ $told })
unsortiert-round-others = Außerdem gespielt: { $plays }
unsortiert-round-played = **Die letzte Runde:** { $plays }
unsortiert-round-takers = Ersatzkarte genommen: { $takers }

## Hand

unsortiert-hand-you-open = Du eröffnest die Runde
unsortiert-hand-open-reserve = Eine Ersatzkarte kannst du beim Eröffnen nicht nehmen.
unsortiert-hand-lost = Du verlierst.
unsortiert-hand-out = Du bist fertig für diesen Durchgang: keine Karten mehr.
unsortiert-hand-reserve = { $count ->
    [one] Deine Ersatzkarte: { $cards }
   *[other] Deine Ersatzkarten: { $cards }
}
unsortiert-offer-readings = { $cards } · { $kinds } …
unsortiert-select-plays = Ausspielen: Platz { $first } bis { $last }
unsortiert-button-take = Ersatz: { $card } nehmen

## Wählen

unsortiert-read-title = { $cards }: als was?
unsortiert-read-how = Der Joker ist, was du ansagst. Gespielt wird erst, wenn du wählst.
unsortiert-place-title = { $card } nehmen: wohin?
unsortiert-insert-title = { $card } gezogen: wohin?
unsortiert-insert-why = { $lying ->
    [one] Du hast eine Runde mit einer Ziehkarte gewonnen: Darum ziehst du.
   *[other] Du hast eine Runde mit beiden Ziehkarten gewonnen: Darum ziehst du.
}
unsortiert-insert-more = { $count ->
    [0] Das ist die letzte.
    [one] Danach kommt noch 1 Karte.
   *[other] Danach kommen noch { $count } Karten.
}

## Bilder

unsortiert-board-round = Durchgang { $deal } · Runde { $round }
unsortiert-picture-empty = Noch liegt nichts
unsortiert-picture-pile = Ziehstapel
unsortiert-picture-draws = für den Gewinner
unsortiert-picture-placing = einzustecken
unsortiert-picture-took = Ersatz
unsortiert-picture-chips = Chips
unsortiert-picture-kind = { $kind ->
    [single] Einzelkarte
    [run2] Folge
    [run3] Folge
    [pair] Paar
    [triple] Drilling
    [stop] Stoppkarte
   *[draw] Ziehkarte
}
unsortiert-picture-lies = { $kind } { $numbers }
unsortiert-alt-placing = { $name } zieht und muss noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} einstecken.
unsortiert-alt-beat = Zu überbieten: { $combination } von { $name }.
unsortiert-alt-chips = { $left } von { $all } Chips
unsortiert-alt-reserve = Ersatz { $cards }
unsortiert-alt-out = fertig für diesen Durchgang
unsortiert-alt-round = Diese Runde: { $acts }.
unsortiert-alt-chart = Chips nach jedem Durchgang, vom Anfang an:

## Tipps

unsortiert-hint-take = { $take } → { $place }
unsortiert-hint-why = { $reason ->
    [only] Etwas anderes geht nicht.
    [sheds] Es ist das Einzige, was du spielen kannst, und wer spielt, wird Karten los.
    [most] Damit wirst du die meisten Karten auf einmal los.
    [most-weakly] Mehr Karten wirst du mit nichts los, und nichts Schwächeres schafft so viele.
    [weakest] Schwächer kannst du nicht spielen; etwas Stärkeres bleibt dir für später.
    [no-weaker] Schwächer kannst du nicht spielen.
    [reads] Diese Karten sind so oder so weg, und schwächer geht es mit ihnen nicht.
    [joins] Was auf der Hand bleibt, passt so am besten zusammen.
    [no-drawing] Sonst gewinnst du womöglich eine Runde, nach der du ziehen musst.
    [makes] Das gibt dort **{ $makes }**.
    [keeps] Dort reißt sie nichts auseinander.
    [aside] Sie passt nirgends dazu, da soll sie wenigstens nicht stören.
   *[equal] Deine Möglichkeiten sind alle gleich gut.
}

## Ergebnisse

unsortiert-result-title = Durchgang { $deal } ist vorbei
unsortiert-result-why = { $ending ->
    [last] Nur { $names } hatte noch Karten auf der Hand.
    [stuck] { $names } konnte nicht überbieten und hatte keine Ersatzkarte mehr.
    [draws] Alle, die noch dabei waren, haben ihre letzten Karten gespielt, aber { $names } hat die Runde gewonnen und müsste ziehen.
   *[all-out] Alle, die noch dabei waren, haben ihre letzten Karten gespielt; von ihnen kommt nur der Gewinner der Runde davon.
}
unsortiert-result-paid = { $count ->
    [one] { $names } gibt einen Chip ab.
   *[other] { $names } geben je einen Chip ab.
}
unsortiert-result-broke = { $count ->
    [one] { $names } müsste einen Chip abgeben und hat keinen mehr.
   *[other] { $names } müssten einen Chip abgeben und haben keinen mehr.
}
unsortiert-result-lost = { $count ->
    [one] { $names } verliert.
   *[other] { $names } verlieren.
}
unsortiert-result-acts = **Die letzte Runde:**
unsortiert-result-chart = **Chips nach jedem Durchgang:**

## Seiten

unsortiert-more-chips = { $count ->
    [one] { $seats } Spieler, am Anfang je 1 Chip.
   *[other] { $seats } Spieler, am Anfang je { $count } Chips.
}
unsortiert-more-marks = Auf dem Tisch: { $shown ->
    [pictured] ▶︎
   *[written] ➤
} ist dran, ● ist ein Chip, ○ ein abgegebener.

## Regeln

unsortiert-rules-start-game = Werde alle deine Karten los. In jeder Runde ist jeder einmal dran: **Überbiete**, was liegt, oder nimm eine **Ersatzkarte**. Wer das Höchste gelegt hat, gewinnt die Runde und eröffnet die nächste. Wer als Letzter noch Karten hat oder weder überbieten noch eine nehmen kann, gibt einen Chip ab.
unsortiert-rules-start-hand = **2. Ansehen:** **{ $hand }** zeigt deine Karten, nur dir. Ihre Reihenfolge ändert sich nie, und nur Nachbarn lassen sich zusammen spielen:
unsortiert-rules-start-play = **3. Spielen:** Wenn du dran bist, hat alles, was du spielen darfst, einen Knopf oder, wenn es sehr viel ist, eine Zeile in einer Liste. Einmal tippen, und es ist gespielt; „…“ fragt erst, was der Joker sein soll.
unsortiert-rules-start-reserve = **4. Oder eine Ersatzkarte nehmen:** Tippe eine an und wähle ihren Platz in deiner Hand. Bis dahin ist nichts passiert, und **{ $back }** führt zurück.
unsortiert-rules-aim-title = Das Spiel in Kürze
unsortiert-rules-aim = Sortiere nie deine Hand: Die Karten bleiben, wie sie kommen. Spielen darfst du nur, was in deiner Hand **nebeneinander** steckt: eine, zwei oder drei Karten. Werde alle los.
unsortiert-rules-gap = Was du spielst, hinterlässt eine Lücke, die Lücke schließt sich, und Karten, die getrennt waren, werden Nachbarn. Die erste und die letzte Karte einer Hand sind keine Nachbarn.
unsortiert-rules-dealt = Jeder bekommt 10 Karten (zu fünft 7) und zwei offene Ersatzkarten. Der Rest ist der Ziehstapel.
unsortiert-rules-open = Deine Hand sieht niemand, bevor der Durchgang zu Ende ist. Ersatzkarten, wie viele Karten jeder hat und die Chips sind für alle offen.
unsortiert-rules-numbers = Die meisten Karten sind Zahlen; hier sind die anderen und die Buchstaben:
unsortiert-rules-card = { $card ->
    [number] Ass, Bube, Dame
    [X] Joker: jede Zahl
    [stop] Stoppkarte
   *[draw] Ziehkarte
}
unsortiert-rules-combinations-title = Kombinationen
unsortiert-rules-kinds = **Von schwach nach stark:** Einzelkarte, Zweierfolge, Paar, Dreierfolge, Drilling. Jede Art schlägt alle schwächeren, jedes Paar also jede Zweierfolge.
unsortiert-rules-higher = Innerhalb einer Art gewinnt die höhere Zahl, bei Folgen zählt die höchste Karte; gleich hoch reicht nicht. A ist 1, B ist 11, D ist 12, und D-A ist keine Folge. Die Reihenfolge innerhalb der Kombination ist egal, Farben zählen nur bei Königen. 10 8 9 ist also eine Dreierfolge bis 10.
unsortiert-rules-round-title = Eine Runde
unsortiert-rules-round = Jeder, der Karten hat, ist einmal dran, im Uhrzeigersinn. Wer eröffnet, muss spielen, aber was er will. Danach hast du die Wahl:
    - Überbiete die bisher höchste Kombination, oder spiel einen König.
    - Oder nimm eine deiner Ersatzkarten und steck sie an eine beliebige Stelle deiner Hand. Das darfst du auch, wenn du spielen könntest; ohne Ersatzkarte musst du spielen, wenn du kannst.
unsortiert-rules-next = Die höchste Kombination gewinnt die Runde, und wer sie gelegt hat, eröffnet die nächste. Hat er keine Karten mehr, eröffnet, wer die nächsthöchste gelegt und noch Karten hat; sonst der Nächste mit Karten rechts vom Gewinner.
unsortiert-rules-example-title = Eine Runde, Schritt für Schritt
unsortiert-rules-example-round = Vier spielen, im Uhrzeigersinn: Anna, Ben, Carla, Dan. Anna eröffnet mit einer 8. Ben überbietet mit einer Dame, die ist 12. Carla hat 4 und 5 nebeneinander: Eine Zweierfolge schlägt jede Einzelkarte.
unsortiert-rules-example-told = { $name }: { $told }
unsortiert-rules-example-dan = **Jetzt ist Dan dran.** Das ist seine Hand, und diese Karten können Carla überbieten:
unsortiert-rules-example-could = Mit den 4ern wird der Joker zum Paar oder Drilling, mit der 9 zum Paar oder zur Folge; die Ziehkarte darf er immer spielen. Auch 3 und 4 sind eine Zweierfolge, aber eine niedrigere.
unsortiert-rules-example-takes = **Dan nimmt lieber eine Ersatzkarte**, obwohl er überbieten könnte. Er steckt seine 8 zwischen Joker und 9:
unsortiert-rules-example-end = Jetzt sind Joker, 8 und 9 eine Dreierfolge: 7⁠–⁠8⁠–⁠9 oder 8⁠–⁠9⁠–⁠10, wie er will. Alle waren einmal dran. Carla hat das Höchste gelegt: Sie gewinnt die Runde und eröffnet die nächste; nach ihr kommen Dan, Anna, Ben.
unsortiert-rules-special-title = Joker, Stopp- und Ziehkarten
unsortiert-rules-joker = **Joker:** jede Zahl von 1 bis 12, allein oder mit seinen Nachbarn. Beim Ausspielen sagst du an, welche. Eine 6 neben einem Joker kann sein:
unsortiert-rules-kings = **Könige** darfst du spielen, wann immer du dran bist, aber nur allein:
unsortiert-rules-stop = - **Stoppkarte** (K♠︎ K♣︎): schlägt alles und beendet die Runde sofort; du gewinnst sie. Wer bis dahin nicht dran war, kommt in dieser Runde nicht mehr dran.
unsortiert-rules-draw = - **Ziehkarte** (K♥︎ K♦︎): Der Nächste muss überbieten, was davor lag; lag nichts, geht alles. Liegen nur Ziehkarten, gewinnt, wer eröffnet hat. Wer eine Runde mit Ziehkarte gewinnt, zieht 3 Karten (bei beiden 6, soweit der Ziehstapel reicht), eine nach der anderen, und steckt jede an eine beliebige Stelle seiner Hand.
unsortiert-rules-drawer = Es zieht, wer gewinnt, nicht, wer die Ziehkarte gespielt hat, und auch, wer gerade seine letzten Karten gelegt hat. Geht es darum, wer als Nächster eröffnet, ist eine Ziehkarte das Schwächste von allem.
unsortiert-rules-end-title = Wie es endet
unsortiert-rules-out = **Fertig** ist, wer am Ende einer Runde, nach dem Ziehen, keine Handkarten mehr hat: Er setzt bis zum nächsten Durchgang aus. Ersatzkarten zählen nicht.
unsortiert-rules-deal-end = **Ein Durchgang endet**, und wer ihn verliert, gibt einen Chip ab:
    - Nach einer Runde hat nur noch einer Karten auf der Hand: Er verliert.
    - Jemand kann nichts spielen und hat keine Ersatzkarte mehr: Dann ist sofort Schluss, und nur er verliert.
    - Alle, die noch dabei sind, legen in einer Runde ihre letzten Karten: Sie verlieren, nur der Gewinner der Runde nicht. Hat dieser aber Karten zu ziehen, verliert nur er.
unsortiert-rules-draws-first = In diesem letzten Fall müsste der Gewinner ziehen und hätte dann als Einziger Karten: Darum verliert er. Gezogen wird dafür nicht mehr.
unsortiert-rules-opener = Den nächsten Durchgang eröffnet der Verlierer; gibt es mehrere, dann wie zu Beginn der erste Platz.
unsortiert-rules-chips = **Chips:** Jeder beginnt mit 3, zu fünft mit 2; wer den Tisch öffnet, kann 1 bis 5 wählen. Keinen mehr zu haben ist noch nicht das Ende.
unsortiert-rules-game-end = **Das Spiel endet**, wenn jemand einen Chip abgeben muss und keinen mehr hat. Wer nicht zahlen kann, verliert; alle anderen gewinnen.
unsortiert-rules-krass-title = Krass Kariert
unsortiert-rules-krass = `/unsortiert` bietet auch die Karten von **Krass Kariert** an. Das Spiel ist dasselbe, nur die Karten sehen anders aus: die Zahlen 1 bis 12, jede viermal, ohne Farben und Buchstaben.
unsortiert-rules-krass-card = { $card ->
    [X] Joker: jede Zahl
    [stop] Stoppkarte: schwarzer König
   *[draw] Ziehkarte: roter König
}
unsortiert-rules-krass-chips = Dann beginnt jeder mit 3 Chips, wie viele auch mitspielen.

## Lernen

unsortiert-learn-told-take = { $card } nehmen
unsortiert-learn-beat-title = überbieten
unsortiert-learn-beat-story = Werde deine Karten los. Sie bleiben, wie sie kommen, und **nur Nachbarn lassen sich zusammen spielen**. Anna hat eine 8 gelegt, Ben eine Dame (12), Carla 4 und 5: eine Zweierfolge, die jede Einzelkarte schlägt. Was das überbietet, hat unten einen Knopf. Probier ruhig alles aus: Niemand wartet.
unsortiert-learn-beat-ask = Einzelkarte < Zweierfolge < **Paar** < Dreierfolge < Drilling. Was legst du?
unsortiert-learn-beat-pair = Jedes Paar schlägt jede Zweierfolge, wie hoch sie auch ist. Du bist der Letzte in dieser Runde, würdest sie also gewinnen und die nächste eröffnen. Und den Joker hast du noch.
unsortiert-learn-beat-triple = Das schlägt sie, und drei Karten sind auf einmal weg. Aber ein Drilling ist das Stärkste überhaupt, und dein Joker steckt darin: sehr viel gegen eine 5.
unsortiert-learn-beat-four = Der Joker kann jede Zahl sein: Das ist also ein Paar 4er und schlägt sie. Aber gleich daneben stecken zwei echte 4er, und der Joker ist mehr wert.
unsortiert-learn-beat-nine = Das schlägt sie: eine höhere Zweierfolge oder ein Paar, je nachdem, was der Joker ist. Aber zwei 4er tun das auch, ganz ohne Joker.
unsortiert-learn-beat-draw = Eine Ziehkarte darfst du immer spielen; sie überbietet nichts. Du bist der Letzte, also gewinnt Carla mit ihrer Folge, und **wer eine Runde mit Ziehkarte gewinnt, zieht drei Karten**. Auch schlau! Mehr dazu in der fünften Entscheidung.
unsortiert-learn-beat-take = Das darfst du, auch wenn du überbieten könntest. Es kommt darauf an, wohin die Karte kommt; darum geht es gleich.
unsortiert-learn-place-title = Ersatzkarte nehmen
unsortiert-learn-place-story = Derselbe Augenblick. Du musst Carla nicht überbieten: Du darfst eine deiner zwei Ersatzkarten nehmen und **an eine beliebige Stelle deiner Hand stecken**. Das kostet dich den Zug und macht deine Hand länger, aber auch besser.
unsortiert-learn-place-ask = Nimm die 8: **Wo in deiner Hand bringt sie am meisten?**
unsortiert-learn-place-best = Joker, 8 und 9 sind jetzt Nachbarn: eine Dreierfolge, 7⁠–⁠8⁠–⁠9 oder 8⁠–⁠9⁠–⁠10, und nichts ist zerrissen. Eine Karte mehr auf der Hand, aber drei davon können auf einmal weg.
unsortiert-learn-place-before = Das ergibt mit Joker und 9 eine Dreierfolge. Aber die Karte steckt zwischen 4 und Joker, der Drilling 4er ist also weg.
unsortiert-learn-place-seven = 7 und 8 sind jetzt eine Zweierfolge, und die 7 hat endlich einen Nachbarn. Neben Joker und 9 wären es drei Karten.
unsortiert-learn-place-torn = Dort reißt sie zwei Karten auseinander, die zusammengehören, und ergibt selbst nichts.
unsortiert-learn-place-alone = Dort passt sie zu nichts, zerreißt aber auch nichts. Such Nachbarn, zu denen sie passt.
unsortiert-learn-place-jack = Scharf gesehen! Joker, 9 und Bube können jetzt 9⁠–⁠10⁠–⁠11 sein, und der Bube hat einen guten Platz.
unsortiert-learn-place-queen = Bube und Dame: eine Zweierfolge bis 12, höher geht keine. Auf der anderen Seite der Dame ergäbe er außerdem mit Joker und 9 eine Dreierfolge.
unsortiert-learn-place-play = Das geht und ist nicht verkehrt. Aber sieh dir an, was hier eine Ersatzkarte kann: Versuch es mit der 8.
unsortiert-learn-gap-title = die Lücke schließen
unsortiert-learn-gap-story = Du hast die 8 genommen und zwischen Joker und 9 gesteckt. Carla hat mit ihrer Folge die Runde gewonnen und eröffnet die nächste mit einer 6. Nach dir kommen Anna und Ben.
unsortiert-learn-gap-ask = **Was du legst, hinterlässt eine Lücke, und die schließt sich.** Welche Karte ist anderen im Weg?
unsortiert-learn-gap-seven = 7 schlägt 6, und die Lücke schließt sich: 2, 3 und 4 sind jetzt Nachbarn, eine Dreierfolge! Oft ist das Schwächere das Klügere.
unsortiert-learn-gap-part = Das schlägt die 6. Aber es reißt deine Dreierfolge aus Joker, 8 und 9 auseinander, und die 7 hätte gereicht.
unsortiert-learn-gap-queen = Keine Einzelkarte schlägt die 12. Aber sie ist deine beste, die 7 hätte gereicht, und wo die Dame war, kommt nichts zusammen.
unsortiert-learn-gap-joker = Der Joker allein kann jede Zahl bis 12 sein und schlägt die 6. Aber mit ihm werden Folgen, Paare und Drillinge daraus: zu schade, um allein zu gehen.
unsortiert-learn-gap-low = Jede Zweierfolge schlägt jede Einzelkarte. Aber genau auf 3 und 4 wartet die 2: Leg erst die 7, dann können alle drei zusammen weg.
unsortiert-learn-gap-fours = Ein Paar schlägt die 6 bei Weitem, und zwei Karten sind weg. Aber die 7 hätte gereicht, und eine 4 fehlt dann für eine Dreierfolge mit 2 und 3.
unsortiert-learn-gap-spend = Das schlägt die 6. Aber der Joker ist mehr wert, und wo er war, kommt nichts zusammen.
unsortiert-learn-gap-much = Drei Karten auf einmal weg, und kaum jemand wird das überbieten. Aber es ist viel gegen eine 6: Was legst du dann gegen ein Paar oder eine Dreierfolge?
unsortiert-learn-gap-draw = Immer erlaubt. Zu überbieten ist weiter die 6, und wer die Runde gewinnt, zieht drei Karten. Aber die 7 hätte eine Dreierfolge zusammengebracht.
unsortiert-learn-gap-take = Erlaubt, auch wenn du spielen könntest. Aber deine Hand wird länger, und die 7 wartet nur darauf, wegzukommen.
unsortiert-learn-joker-title = der Joker
unsortiert-learn-joker-story = Du hast die 7 gelegt. Ben hat mit einer 10 gewonnen und mit einem Paar 6er eröffnet; Carla hat es mit einer Dreierfolge überboten: 6⁠–⁠7⁠–⁠8. Nach dir kommt Anna.
unsortiert-learn-joker-ask = Leg Joker, 8 und 9. **Was soll der Joker sein?**
unsortiert-learn-joker-high = Der Joker ist die 10, und bei Folgen zählt die höchste Karte: 8⁠–⁠9⁠–⁠10 kann Anna schwerer überbieten als 7⁠–⁠8⁠–⁠9. Was ein Joker ist, sagst du beim Ausspielen an, jedes Mal neu.
unsortiert-learn-joker-low = Als 7⁠–⁠8⁠–⁠9 schlägt es 6⁠–⁠7⁠–⁠8 auch. Aber dieselben Karten können 8⁠–⁠9⁠–⁠10 sein, und nach dir kommt noch Anna.
unsortiert-learn-joker-triple = Ein Drilling schlägt jede Dreierfolge. Aber auch 2, 3 und 4 waren eine Dreierfolge, und jetzt fehlt die 4. Joker, 8 und 9 lassen sie dir.
unsortiert-learn-joker-draw = Immer erlaubt, und du behältst deine Folgen. Anna muss jetzt Carlas 6⁠–⁠7⁠–⁠8 überbieten, und wer die Runde gewinnt, zieht drei Karten. Aber drei von deinen hätten weg sein können.
unsortiert-learn-joker-take = Erlaubt, aber deine Hand wird länger, und drei Karten davon hätten weg sein können.
unsortiert-learn-draw-title = die Ziehkarte
unsortiert-learn-draw-story = Die Runde hast du gewonnen und die nächste mit 2⁠–⁠3⁠–⁠4 eröffnet; das hat Anna überboten. Jetzt hat sie mit einem Paar Buben eröffnet, und Carla hat es mit einem Paar Damen überboten. Du bist der Letzte in dieser Runde, mit vier Karten, von denen keine sie schlägt.
unsortiert-learn-draw-ask = Ziehkarte legen oder den Buben nehmen?
unsortiert-learn-draw-draw = Carlas Paar ist weiter das Höchste: Sie gewinnt die Runde – und **muss drei Karten ziehen**. Du hast noch drei, und ist erst die Dame weg, sind 4 und 5 Nachbarn. Eine Stoppkarte (K♠︎ K♣︎) tut das Gegenteil: Sie schlägt alles, beendet die Runde sofort, und du gewinnst sie.
unsortiert-learn-draw-queen = Bube und Dame sind jetzt eine Zweierfolge, höher geht keine. Aber es war deine letzte Ersatzkarte: Wer nichts spielen kann und keine mehr hat, verliert den Durchgang sofort. Und du hast fünf Karten statt drei.
unsortiert-learn-draw-alone = Dort passt der Bube zu nichts; neben der Dame wäre es eine Zweierfolge. Und es war deine letzte Ersatzkarte: Wer nichts spielen kann und keine mehr hat, verliert den Durchgang sofort.
unsortiert-learn-end = Du kennst jetzt Nachbarn, Ersatzkarten, die Lücke, die sich schließt, Joker und Ziehkarten. Wer einen Durchgang verliert, gibt einen Chip ab; wie es dazu kommt, steht in `/regeln`. Im Spiel sieht deine Hand genauso aus, und **{ $hint }** darin sagt, was der Computer täte.

## Ein Spiel noch einmal (`unsortiert replay`)

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
   *[all-out] Der Durchgang ist vorbei: Alle haben ihre letzten Karten gespielt; nur der Gewinner der Runde kommt davon.
} { $losers_count ->
    [one] Einen Chip gibt ab: Platz { $losers }.
   *[other] Je einen Chip geben ab: Plätze { $losers }.
} Chips je Platz: { $chips }. Hände je Platz: { $hands }
unsortiert-story-game-ended = Platz { $losers } kann nicht zahlen und verliert das Spiel.

### Was nur bei Scouting zu lesen ist, auf Deutsch. Jeder Schlüssel beginnt mit dem Namen des Spiels.

## Das Spiel, sein Befehl und was man wählt

scouting-name = Scouting
scouting-command = scouting
scouting-command-about = Öffnet hier einen Tisch für Scouting
scouting-deck-about = { $deck ->
    [krass] Krass Kariert: Zahlen ohne Farben
   *[normal] Normale Spielkarten
}
scouting-deck = { $deck ->
    [krass] Krass Kariert
   *[normal] Normale Karten
}

## Karten und Züge

scouting-kind = { $kind ->
    [single] Einzelkarte
    [run] Folge
    [pair] Paar
    [triple] Drilling
   *[four] Vierling
}
scouting-combination = { $kind ->
    [single] Einzelkarte { $rank ->
        [A] Ass
        [J] Bube
        [Q] Dame
       *[other] { $top }
    }
    [run] Folge { $numbers }
    [pair] Paar { $rank ->
        [A] Asse
        [J] Buben
        [Q] Damen
       *[other] { $top }er
    }
    [triple] Drilling { $rank ->
        [A] Asse
        [J] Buben
        [Q] Damen
       *[other] { $top }er
    }
   *[four] Vierling { $rank ->
        [A] Asse
        [J] Buben
        [Q] Damen
       *[other] { $top }er
    }
}
scouting-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scouting-beat = Zu schlagen: **{ $told }** { $cards } von { $name }
scouting-board-beat = Zu schlagen: **{ $told }** von { $name }
scouting-beat-nothing = Nichts zu schlagen: Jede Show geht.
scouting-act-showed = { $name }: { $cards } · { $told }{ $gained ->
    [0] { "" }
   *[other] { " " }(+{ $gained })
}
scouting-act-scouted = { $name }: scoutet { $card } (+1 für { $owner })
scouting-act-both = { $name }: Scout & Show mit { $card } (+1 für { $owner }): { $cards } · { $told }{ $gained ->
    [0] { "" }
   *[other] { " " }(+{ $gained })
}
scouting-turns-left = { $count ->
    [one] Dieser Durchgang dauert schon lange: Nach 1 weiteren Zug ist Schluss.
   *[other] Dieser Durchgang dauert schon lange: Nach { $count } weiteren Zügen ist Schluss.
}

## Tisch

scouting-board-deal = Durchgang { $deal } von { $deals }
scouting-turn-start = **{ $name }** beginnt diesen Durchgang.
scouting-seat-marker = { $marker ->
    [ready] ◆ Marker
   *[spent] ◇ Marker weg
}
scouting-deal-best = { $count ->
    [one] Am besten war { $names }: { $points }.
   *[other] Am besten waren { $names }: je { $points }.
}

## Hand

scouting-hand-you-start = Du beginnst den Durchgang
scouting-hand-stakes = { $can ->
    [no] Nichts auf deiner Hand schlägt das.
   *[yes] Schlagen: { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } für dich.
} Eine Karte scouten: 1 Punkt für { $owner }.
scouting-hand-ends = ⚠️ Scoutest du nur, endet der Durchgang: Dann ist { $owner } wieder dran, und nur die Hand von { $owner } kostet nichts.
scouting-hand-points = Du hast { $points }
scouting-hand-points-alone = Du hast { $points }.
scouting-hand-deal = Durchgang { $deal }: **{ $gained }** für dich.
scouting-hand-standing = Du hast { $points }: { $others ->
    [0] { $place }.
   *[other] { $place }, geteilt.
}
scouting-hand-marker = { $marker ->
    [ready] dein Marker für Scout & Show ist noch da
    [idle] dein Marker ist noch da, aber Scout & Show geht jetzt nicht
   *[spent] dein Marker ist weg
}
scouting-select-shows = Show: Platz { $first } bis { $last }
scouting-end = { $end ->
    [L] { $card } (links)
    [R] { $card } (rechts)
   *[only] { $card }
}
scouting-button-scout = Scouten: { $card }
scouting-button-both = Scout & Show …

## Wählen

scouting-place-title = { $card } scouten: wohin?
scouting-end-title = Scout & Show: Welche Karte?
scouting-end-left = Nimmst du { $card }, bleibt zu schlagen: **{ $rest }**
scouting-nothing-left = nichts
scouting-both-title = Scout & Show mit { $card }: wohin?
scouting-show-title = Scout & Show: Was legst du?
scouting-place-shows = { $which ->
    [both] { $made } · zu legen: { $shows }
   *[shows] Zu legen: { $shows }
}
scouting-cost = { $what ->
    [both] { $owner } bekommt einen Punkt, und dein Marker ist verbraucht, sobald du die Show wählst. Bis dahin ist nichts passiert.
    [ends] { $owner } bekommt einen Punkt, und **der Durchgang endet**. Noch ist nichts passiert.
   *[scout] { $owner } bekommt einen Punkt. Noch ist nichts passiert.
}

## Bilder

scouting-picture-empty = Nichts liegt: Jede Show geht
scouting-picture-scouted = Scout
scouting-picture-both = Scout & Show
scouting-picture-points = Punkte
scouting-picture-gained = { $gained } · Summe { $points }
scouting-alt-lies = Zu schlagen: { $combination } ({ $cards }) von { $name }.
scouting-alt-marker = { $marker ->
    [ready] Marker
   *[spent] Marker weg
}
scouting-alt-lately = Zuletzt: { $acts }.
scouting-alt-act = { $did ->
    [showed] { $seat } legt { $cards }
    [scouted] { $seat } scoutet { $card }
   *[both] { $seat } scoutet { $card } und legt { $cards }
}
scouting-alt-gained = Durchgang { $gained }, Summe { $points }
scouting-alt-chart = Punkte nach jedem Durchgang, vom Anfang an:

## Tipps

scouting-hint-steps = { " " }→{ " " }
scouting-hint-why = { $reason ->
    [only] Etwas anderes geht nicht.
    [out] Das sind deine letzten Karten, und die anderen zahlen für ihre.
    [stands] Das schlägt wohl niemand, und wer davon scoutet, gibt dir Punkte.
    [stops] Ohne Show wäre der Durchgang wohl gleich zu Ende, und nicht zu deinen Gunsten.
    [completes] Die gescoutete Karte gehört zur Show.
    [beats] Das bringt Punkte für die geschlagenen Karten.
    [most] Zu schlagen ist nichts, und mit keiner anderen Show wirst du so viele Karten los.
    [tidies] Zu schlagen ist nichts, und was auf der Hand bleibt, passt so am besten zusammen.
    [strong] Zu schlagen ist nichts, und auf der Hand hast du danach eine Show, die mindestens so stark ist wie bisher deine beste.
    [balances] Zu schlagen ist nichts, und was diese Show noch bringen kann, zählt mehr als eine Hand, die besser zusammenpasst.
    [together] Zu schlagen ist nichts, und der Computer schätzt, dass diese Show und der Rest deiner Hand zusammen am meisten bringen.
    [ends] Der Durchgang endet, bevor du wieder dran bist, egal wohin die Karte kommt.
    [joins] Dort passt die Karte zu anderen.
    [keeps] Dort bleibt deine beste Show ganz.
    [weak] Deine Karten schlagen die Show nicht, und die neue stört dort am wenigsten.
    [least] Dort stört die Karte am wenigsten.
   *[aside] Die Karte passt nirgends dazu, und dort stört sie am wenigsten.
}

## Ergebnisse

scouting-result-title = Durchgang { $deal } von { $deals } ist vorbei
scouting-result-why = { $ending ->
    [empty] { $name } hat die letzten Handkarten gelegt.
    [round] Niemand hat die Show von { $name } geschlagen: { $name } war wieder dran und zahlt nichts für die eigene Hand.
   *[limit] Der Durchgang hatte { $turns } Züge, mehr gibt es nicht.
}
scouting-table = { $line ->
    [beaten] Geschlagen
    [scouted] Gescoutet
    [hand] Handkarten
    [deal] Durchgang
   *[sum] Summe
}
scouting-result-seat = { $number } · **{ $name }**
scouting-result-acts = **Die letzten Züge:**
scouting-result-chart = **Punkte nach jedem Durchgang:**
scouting-result-most = { $count ->
    [one] Die höchste Summe: { $points }.
   *[other] Sie teilen sich die höchste Summe: { $points }.
}

## Seiten

scouting-more-game = { $seats } Spieler, je { $cards } Karten; { $aside } Karten liegen ungesehen beiseite. { $deals } Durchgänge, damit jeder einen beginnt.
scouting-more-marks = { $shown ->
    [pictured] Auf dem Tisch: ▶︎ zeigt, wer dran ist, ein goldenes Ticket mit „&“, wer den Marker für Scout & Show noch hat, ein durchgestrichenes, wer nicht mehr.
   *[written] Auf dem Tisch: ➤ ist dran, ◆ hat den Marker für Scout & Show noch, ◇ nicht mehr.
} (+2) sagt, wie viele Punkte ein Zug gebracht hat.
scouting-more-limit = Ein Durchgang endet spätestens nach { $turns } Zügen.

## Regeln

scouting-rules-start-game = Sammle Punkte und werde Karten los. Bist du dran, legst du eine **Show**, die schlägt, was liegt: 1 Punkt je geschlagener Karte. Oder du **scoutest**: Du nimmst eine Karte der Show auf die Hand, und ihr Besitzer bekommt 1 Punkt. Was du am Ende eines Durchgangs noch auf der Hand hast, kostet Punkte.
scouting-rules-start-hand = **2. Ansehen:** **{ $hand }** zeigt deine Karten, nur dir. Ihre Reihenfolge ändert sich nie, und nur Nachbarn lassen sich zusammen legen:
scouting-rules-start-show = **3. Show legen:** Wenn du dran bist, hat jede Show, die du legen darfst, einen Knopf oder, wenn es sehr viele sind, eine Zeile in einer Liste. Einmal tippen, und sie liegt.
scouting-rules-start-scout = **4. Oder scouten:** Tippe die Karte an einem Ende der Show an und wähle ihren Platz in deiner Hand. **Scout & Show …** fragt nach der Karte, ihrem Platz und dann nach deiner Show. Bis zur letzten Wahl ist nichts passiert, und **{ $back }** führt zurück.
scouting-rules-aim-title = Das Spiel in Kürze
scouting-rules-aim = Sortiere nie deine Hand: Die Karten bleiben, wie sie kommen. Legen darfst du nur, was in deiner Hand **nebeneinander** steckt: eine Karte, gleiche Karten oder Karten, die aufeinanderfolgen.
scouting-rules-gap = Was du legst, hinterlässt eine Lücke, die Lücke schließt sich, und Karten, die getrennt waren, werden Nachbarn. Eine gescoutete Karte dagegen kommt hin, wo du willst. Die erste und die letzte Karte einer Hand sind keine Nachbarn.
scouting-rules-dealt = Gespielt wird zu dritt bis zu fünft. Zu dritt bekommt jeder 12 Karten, zu viert 11, zu fünft 9; der Rest liegt ungesehen beiseite. Es gibt so viele Durchgänge wie Mitspieler, und jeder beginnt einen.
scouting-rules-open = Deine Hand sieht niemand, bevor der Durchgang zu Ende ist, auch nicht, wohin du eine Karte steckst. Wie viele Karten jeder hat, welche gescoutet wurden, Marker und Punkte sind für alle offen.
scouting-rules-numbers = Es gibt 48 Karten, die Zahlen 1 bis 12, jede viermal: A ist 1, B ist 11, D ist 12. Könige und Joker gibt es nicht, und die Farben sind egal. `/scouting` bietet auch die Karten von Krass Kariert an, die nur Zahlen sind:
scouting-rules-letters = Ass, Bube, Dame
scouting-rules-chequered = Krass Kariert
scouting-rules-shows-title = Shows
scouting-rules-kinds = Eine Show ist eine **Einzelkarte**, ein **Satz** gleicher Karten (Paar, Drilling, Vierling) oder eine **Folge**: zwei oder mehr Zahlen, die aufeinanderfolgen, aufwärts oder abwärts, genau so, wie sie in deiner Hand stecken.
scouting-rules-none = { $why ->
    [order] keine Folge: vertauscht
   *[corner] keine Folge: 12 und 1
}
scouting-rules-beat = **Was schlägt was:** Mehr Karten schlagen weniger. Bei gleich vielen schlägt ein Satz eine Folge. Sonst gewinnt die höhere **niedrigste** Karte; gleich hoch reicht nicht. Von schwach nach stark:
scouting-rules-scout-title = Scouten
scouting-rules-scout = Nimm die Karte von **einem Ende** der Show und steck sie an eine beliebige Stelle deiner Hand. Wer die Show gelegt hat, ist ihr Besitzer und bekommt **1 Punkt**. Der Rest bleibt liegen, schwächer als vorher, und gehört weiter ihm. Scouten darfst du auch, wenn du die Show schlagen könntest.
scouting-rules-empty = Nimmst du die letzte Karte, liegt nichts mehr: Der Nächste muss eine Show legen, egal welche, und bekommt dafür keine Punkte. Wo nichts liegt, kann niemand scouten.
scouting-rules-example = **Ein Beispiel:** Bens Show war A⁠–⁠2⁠–⁠3⁠–⁠4; Carla hat die 4 gescoutet. Jetzt ist Dan dran:
scouting-rules-example-hand = Nichts auf Dans Hand schlägt drei Karten:
scouting-rules-example-takes = Er scoutet das Ass und steckt es zwischen 2 und Bube. Ben bekommt einen Punkt, und Dan hat eine Dreierfolge, 3⁠–⁠2⁠–⁠A:
scouting-rules-both-title = Scout & Show
scouting-rules-both = Jeder hat einen **Marker**. Einmal im Durchgang darfst du ihn abgeben und beides in einem Zug tun: eine Karte scouten und gleich eine Show legen. Im nächsten Durchgang hast du ihn wieder; Punkte bringt er keine.
scouting-rules-both-pair = Dann musst du auch legen können: Deine Show muss schlagen, was von der anderen **übrig** ist, mit der gescouteten Karte oder ohne sie. Nimmst du die letzte Karte, geht jede Show.
scouting-rules-both-example = Im Beispiel hätte Dan das tun können: das Ass scouten und gleich 3⁠–⁠2⁠–⁠A legen.
scouting-rules-both-left = Rest von Bens Show
scouting-rules-both-shown = Dans Show schlägt ihn
scouting-rules-both-points = Ben bekommt 1 Punkt für das Ass. Dan bekommt 2, denn von einer geschlagenen Show zählen nur die Karten, die noch liegen.
scouting-rules-end-title = Wann ein Durchgang endet
scouting-rules-end = **Keine Karten mehr:** Jemand legt mit einer Show seine letzten Karten. Dann ist sofort Schluss.
scouting-rules-round = **Ungeschlagen:** Alle anderen haben der Reihe nach nur gescoutet, und der Besitzer der Show ist wieder dran. Dann ist sofort Schluss, und seine eigene Hand kostet ihn nichts. Wer als Letzter scouten würde und auch anders könnte, wird vorher gewarnt.
scouting-rules-round-empty = Das gilt auch, wenn der Letzte der anderen die letzte Karte der Show nimmt. Ein Scout & Show ist eine neue Show und zählt nicht als nur gescoutet.
scouting-rules-limit = Ewig dauert kein Durchgang: Nach { $turns } Zügen ist Schluss, und jede Hand kostet.
scouting-rules-points-title = Punkte
scouting-rules-points = - **+1** für jede Karte einer Show, die du schlägst, wenn sie noch lag.
    - **+1** für jede Karte, die andere aus deinen Shows gescoutet haben.
    - **−1** für jede Karte auf deiner Hand, wenn der Durchgang endet, außer deine Show war ungeschlagen.
scouting-rules-last = Die letzte Show schlägt niemand mehr, also zählt sie für niemanden. Auch Summen unter null sind möglich.
scouting-rules-points-example = **Ein Beispiel:** Anna hat drei 7er gelegt. Ben, Carla und Dan haben je einen gescoutet, und sie war wieder dran ({ $names }):
scouting-rules-points-example-why = Annas sieben Karten kosten sie nichts. Carla hat nie etwas geschlagen und noch 14 Karten auf der Hand.
scouting-rules-game-end = **Das Spiel endet**, wenn jeder einen Durchgang begonnen hat. Die höchste Summe gewinnt; wer genauso viel hat, gewinnt mit.

## Lernen

scouting-learn-told-scout = { $card } scouten
scouting-learn-told-both = Scout & Show mit { $card }: { $shown }
scouting-learn-show-title = die erste Show
scouting-learn-show-story = Sammle Punkte und werde Karten los. Sie bleiben, wie sie kommen, und **nur Nachbarn lassen sich zusammen legen**: gleiche Zahlen oder Zahlen, die aufeinanderfolgen. Du beginnst, und noch liegt nichts: Alles geht. Probier ruhig alles aus: Niemand wartet.
scouting-learn-show-ask = Nach dir kommen Anna, Ben und Carla. Was legst du?
scouting-learn-show-run = Mehr Karten sind schwerer zu schlagen, und drei sind auf einmal weg. **Was du legst, hinterlässt eine Lücke, und die schließt sich:** Jetzt sind die beiden 9er Nachbarn, ein Paar!
scouting-learn-show-part = Erlaubt. Aber 5, 6 und 7 können zusammen weg: Drei Karten schlagen jede Show aus zweien, und sind alle drei weg, werden die beiden 9er Nachbarn.
scouting-learn-show-queen = Eine Zweierfolge, und eine hohe. Aber 5⁠–⁠6⁠–⁠7 ist eine Karte mehr, und mehr Karten schlagen weniger, wie hoch die auch sind.
scouting-learn-show-single = Eine einzelne Karte schlägt fast jeder, und du wärst nur eine Karte los. Such Nachbarn, die zusammengehören.
scouting-learn-beat-title = schlagen
scouting-learn-beat-story = Angenommen, du hast 5⁠–⁠6⁠–⁠7 gelegt. Anna hat deine 7 gescoutet, das gab dir einen Punkt. Ben hat den Rest mit 6⁠–⁠7⁠–⁠8 geschlagen; Carla hat seine 8 gescoutet. Jetzt liegt 6⁠–⁠7.
scouting-learn-beat-ask = **Mehr Karten schlagen weniger; bei gleich vielen schlägt ein Satz eine Folge; sonst gewinnt die höhere niedrigste Karte.** Womit schlägst du Ben?
scouting-learn-beat-pair = Ein Satz schlägt eine Folge aus gleich vielen Karten, jedes Paar also jede Zweierfolge. Du bekommst 2 Punkte für die zwei Karten, und wo die 9er waren, kommen 3 und 2 zusammen: eine Folge abwärts.
scouting-learn-beat-run = Je zwei Karten, beides Folgen: Dann zählt die niedrigste Karte, und ein Bube schlägt eine 6. Du bekommst 2 Punkte. Aber das Paar schafft es auch, und wo es war, kommen 3 und 2 zusammen.
scouting-learn-beat-scout = Scouten darfst du auch, wenn du schlagen könntest. Aber Ben bekommt einen Punkt und du eine Karte mehr; schlägst du, bekommst du 2 Punkte.
scouting-learn-beat-both = Scout & Show: beides in einem Zug, einmal im Durchgang. Ben bekommt einen Punkt, und du hättest ihn auch so schlagen können. Heb dir den Marker auf.
scouting-learn-scout-title = scouten
scouting-learn-scout-story = Angenommen, du hast die 9er gelegt und 2 Punkte bekommen. Anna hat sie mit einem Paar 10er geschlagen, Ben das mit A⁠–⁠2⁠–⁠3⁠–⁠4; Carla hat seine 4 gescoutet. Nichts auf deiner Hand schlägt drei Karten. Also **scoute**: Nimm eine Karte von einem der Enden und steck sie an eine beliebige Stelle deiner Hand. Ben bekommt einen Punkt.
scouting-learn-scout-ask = Scoute das Ass oder die 3: **Wo in deiner Hand bringt die Karte am meisten?**
scouting-learn-scout-three = 3, 2 und Ass sind jetzt eine Dreierfolge; abwärts gilt genauso wie aufwärts. Und was von Bens Show übrig ist, ist schwächer: 2⁠–⁠3.
scouting-learn-scout-pair = Zwei 3er sind ein Paar, und die 2 hat weiter eine 3 neben sich. Aber mit dem Ass hinter der 2 können drei Karten auf einmal weg.
scouting-learn-scout-two = Das gibt dort eine Zweierfolge. Aber das Ass gleich hinter der 2 gibt eine Dreierfolge: 3⁠–⁠2⁠–⁠A.
scouting-learn-scout-torn = Dort reißt sie Bube und Dame auseinander und ergibt selbst nichts.
scouting-learn-scout-alone = Dort passt sie zu nichts. Such Nachbarn, zu denen sie passt: Was könnte neben die 3 und die 2 gehören?
scouting-learn-scout-both = Das ist Scout & Show, die nächste Entscheidung. Probier erst, was eine gescoutete Karte auf deiner Hand kann.
scouting-learn-both-title = Scout & Show
scouting-learn-both-story = Derselbe Augenblick. Einmal im Durchgang darfst du deinen Marker abgeben und **in einem Zug scouten und eine Show legen**. Sie muss schlagen, was übrig ist, wenn du die Karte genommen hast.
scouting-learn-both-ask = Nimm das Ass und leg mit ihm **drei Karten**.
scouting-learn-both-three = 3⁠–⁠2⁠–⁠A schlägt die 2⁠–⁠3, die noch lag: 2 Punkte für dich, 1 für Ben. Eine Karte ist gekommen, drei sind weg.
scouting-learn-both-queen = Bube und Dame schlagen 2⁠–⁠3 auch: 2 Punkte. Aber das Ass bleibt auf deiner Hand, und für deinen Marker hast du nur eine Karte weniger als vorher.
scouting-learn-both-other = Das schlägt die A⁠–⁠2, die noch liegt: 2 Punkte. Aber nur zwei Karten für eine, die kam: Mit dem Ass zwischen 2 und Bube können drei weg.
scouting-learn-both-scout = Das geht immer. Aber deinen Marker hast du noch, und mit ihm könntest du gleich eine Show legen.
scouting-learn-stop-title = das Ende aufhalten
scouting-learn-stop-story = Angenommen, du hast 3⁠–⁠2⁠–⁠A gelegt. Anna hat es mit drei 7ern geschlagen, dann hat Ben einen davon gescoutet und Carla noch einen. Übrig ist eine 7, und nach dir ist Anna wieder dran. **Wenn alle anderen nur scouten, endet der Durchgang**, und nur ihre Hand kostet nichts.
scouting-learn-stop-ask = Du hast noch vier Karten, und jede würde einen Punkt kosten. Was jetzt?
scouting-learn-stop-run = Zwei Karten schlagen eine: ein Punkt für dich, nur noch zwei Karten auf der Hand, und der Durchgang geht weiter. Jetzt müssen die anderen dich schlagen. Tut es keiner, bis du wieder dran bist, oder legst du deine letzten Karten, endet er zu deinen Gunsten.
scouting-learn-stop-half = Das schlägt die 7, und der Durchgang geht weiter. Aber Bube und Dame können zusammen weg: zwei Karten auf einmal, und schwerer zu schlagen.
scouting-learn-stop-eight = 8 schlägt 7, und Bube und Dame bleiben zusammen. Aber eine 8 schlägt fast jeder; zwei Karten auf einmal halten länger.
scouting-learn-stop-scout = Jetzt haben alle anderen nur gescoutet: Der Durchgang ist zu Ende. Anna bekommt einen Punkt und zahlt nichts für ihre sieben Karten; du zahlst für fünf. Wer als Letzter scoutet, gibt auf.
scouting-learn-end = Du weißt alles, was du brauchst: Nachbarn, was was schlägt, Scouten, Scout & Show und wie ein Durchgang endet. Im Spiel sieht deine Hand genauso aus, und **{ $hint }** darin sagt, was der Computer täte.

## Ein Spiel noch einmal (`unsortiert replay`)

scouting-story-dealt = Durchgang { $deal }. Platz { $starter } beginnt. Ungesehen beiseite: { $aside } Karten
scouting-story-hand-dealt = Platz { $to } bekommt { $cards }
scouting-story-showed = Platz { $seat } legt { $shown }: { $kind ->
    [single] Einzelkarte
    [run] Folge
   *[set] Satz
}{ $points ->
    [0] .
    [one] . Geschlagen ist { $beaten } von Platz { $owner }: 1 Punkt.
   *[other] . Geschlagen sind { $beaten } von Platz { $owner }: { $points } Punkte.
}
scouting-story-scouted = Platz { $seat } scoutet { $scouted } von Platz { $owner }, der einen Punkt bekommt; { $left ->
    [0] von der Show ist nichts übrig.
   *[other] von der Show übrig: { $left }.
}
scouting-story-scouted-and-showed = Platz { $seat } gibt seinen Marker ab, scoutet { $scouted } von Platz { $owner }, der einen Punkt bekommt, und legt { $shown }: { $kind ->
    [single] Einzelkarte
    [run] Folge
   *[set] Satz
}{ $points ->
    [0] .
    [one] . Geschlagen ist { $beaten }: 1 Punkt.
   *[other] . Geschlagen sind { $beaten }: { $points } Punkte.
}
scouting-story-placed = { $place ->
    [0] { $card } kommt ganz nach links.
   *[other] { $card } kommt hinein, links davon stecken { $place }.
}
scouting-story-deal-ended = { $ending ->
    [empty] Der Durchgang ist vorbei: Platz { $out } hat seine letzten Karten gelegt.
    [round] Der Durchgang ist vorbei: Alle anderen haben nur gescoutet, und Platz { $exempt } ist wieder dran; seine Hand kostet nichts.
   *[limit] Der Durchgang ist nach { $turns } Zügen vorbei.
} Punkte je Platz: für geschlagene Karten { $beaten }, für gescoutete { $scouted }, verloren für Handkarten { $lost }, zusammen { $scores }. Summen je Platz: { $points }. Hände je Platz: { $hands }
scouting-story-game-ended = Alle haben einen Durchgang begonnen. Summen je Platz: { $points }. { $winners_count ->
    [one] Die höchste: Platz { $winners }.
   *[other] Die höchste: Plätze { $winners }.
}

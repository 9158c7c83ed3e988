### Was nur bei Shithead zu lesen ist, auf Deutsch. Jeder Schlüssel beginnt mit dem Namen des Spiels.

## Das Spiel, sein Befehl und was man wählt

shithead-name = Shithead
shithead-command = shithead
shithead-command-about = Öffnet hier einen Tisch für Shithead
shithead-option-glass_keeps_seven = glas
shithead-option-glass_keeps_seven-about = Was folgen muss, wenn eine 3 auf einer 7 liegt
shithead-settings-glass_keeps_seven = Glas
shithead-choice-glass_keeps_seven = { $value ->
    [on] liegt eine 3 auf einer 7, folgt 7 oder niedriger
   *[other] liegt eine 3 auf einer 7, folgt 7 oder höher
}

## Karten und Züge

shithead-play = { $count ->
    [one] { $letter }
   *[other] { $letter } ×{ $count }
}
shithead-effect = { $effect ->
    [reset] dann geht alles
    [glass] Glas
    [lower] dann 7 oder niedriger
    [skip] { $count ->
        [one] 1 setzt aus
       *[other] { $count } setzen aus
    }
    [clear] verbrennt den Stapel
   *[four] Vierling: verbrennt den Stapel
}
shithead-counts = { $counts ->
    [empty] **Alles geht:** Der Stapel ist leer.
    [glass] **Alles geht:** Auf dem Stapel liegt nur Glas.
    [reset] **Alles geht** auf eine 2{ $glass ->
        [on], auch durch das Glas darauf.
       *[off].
    }
    [lower] **7 oder niedriger** muss folgen, nur dieses eine Mal.
   *[higher] { $rank ->
        [J] **Bube oder höher** muss folgen
        [Q] **Dame oder höher** muss folgen
        [K] **König oder höher** muss folgen
        [A] **Ein Ass** muss folgen
       *[other] **{ $letter } oder höher** muss folgen
    }{ $glass ->
        [on], durch das Glas darauf gesehen.
       *[off].
    }
}
shithead-value = { $counts ->
    [lower] { $letter } oder niedriger
   *[higher] { $rank ->
        [J] Bube oder höher
        [Q] Dame oder höher
        [K] König oder höher
        [A] Nur ein Ass
       *[other] { $letter } oder höher
    }
}
shithead-always = 2, 3 und 10 gehen auf alles.
shithead-pile = Stapel ({ $count }): { $shown ->
    [more] … { $cards }
   *[all] { $cards }
}

## Tisch

shithead-turn-start = **{ $name }** hat die niedrigste Karte und beginnt.
shithead-turn-choose = { $count ->
    [one] **{ $names }** wählt noch, welche drei Karten offen liegen.
   *[other] **{ $names }** wählen, welche drei ihrer Karten offen liegen.
}
shithead-board-stock = Ziehstapel { $count }
shithead-board-burnt = Verbrannt { $count }
shithead-board-seven = Liegt eine 3 auf einer 7, folgt 7 oder niedriger
shithead-seat-open = Offen: { $cards }
shithead-seat-blind = { $count } verdeckt
shithead-seat-chosen = hat gewählt
shithead-seat-out = Fertig, { $place }
shithead-act = { $deed ->
    [hand] { $name }: { $cards }
    [open] { $name }: { $cards } (offen)
    [blind] { $name }: { $cards } (verdeckt)
    [misfit] { $name }: deckt { $cards } auf, was nicht passt, und nimmt { $taken } Karten
   *[take] { $name }: nimmt den Stapel ({ $taken ->
        [one] 1 Karte
       *[other] { $taken } Karten
    })
}
shithead-act-burnt = { $count ->
    [one] 1 Karte verbrannt
   *[other] { $count } Karten verbrannt
}
shithead-act-skipped = { $count ->
    [one] { $names } setzt aus
   *[other] { $names } setzen aus
}
shithead-act-out = fertig ({ $place })
shithead-before = Davor: { $acts }

## Hand

shithead-hand = Deine Hand ({ $count }): { $cards }
shithead-hand-open = Offen: { $cards }
shithead-hand-blind = Verdeckt: { $count }
shithead-hand-you-start = Du beginnst
shithead-hand-start = Du hast die niedrigste Karte, { $card }: Spiel sie. Andere von gleichem Wert dürfen mit.
shithead-hand-stuck = { $which ->
    [hand] Keine deiner Handkarten passt.
    [first] Keine deiner Handkarten passt, und die Hand kommt zuerst.
   *[open] Keine deiner offenen Karten passt.
} { $count ->
    [one] Nimm den Stapel auf: 1 Karte.
   *[other] Nimm den Stapel auf: { $count } Karten.
}
shithead-hand-play-open = Deine Hand ist leer: Jetzt spielst du deine offenen Karten.
shithead-hand-turn-blind = Du hast nur noch verdeckte Karten. Deck eine auf: Passt sie nicht, nimmst du sie mit dem Stapel auf.
shithead-hand-chosen = Du hast gewählt
shithead-hand-others = Die anderen wählen noch.
shithead-hand-out = Du bist fertig: { $place }
shithead-hand-last = Du bist der Shithead.
shithead-hand-shared = Du teilst dir den letzten Platz.
shithead-button-take = Stapel aufnehmen
shithead-button-blind = Karte { $number } aufdecken
shithead-select-plays = Spielen: { $first } bis { $last }

## Wählen

shithead-choose-title = Welche drei Karten sollen offen liegen?
shithead-choose-how = Sie kommen erst dran, wenn Hand und Ziehstapel weg sind: Dann sind magische und hohe Karten am meisten wert. Tippe Karten an; ihr wählt alle gleichzeitig.
shithead-choose-card = { $card }
shithead-choose-picked = ✓ { $card }
shithead-choose-ready = { $which ->
    [more] Bereit: noch { $count } wählen
    [less] Bereit: { $count } zu viel
   *[ready] Bereit
}

## Bilder

shithead-picture-hand = Deine Hand
shithead-picture-open = Offen
shithead-picture-blind = Verdeckt
shithead-picture-pile = Stapel
shithead-picture-stock = Ziehstapel
shithead-picture-empty = Der Stapel ist leer
shithead-picture-choosing = Die offenen Karten werden gewählt
shithead-picture-chosen = bereit
shithead-picture-took = nimmt { $count }
shithead-picture-out = fertig
shithead-picture-burnt = verbrennt
shithead-picture-skipped = { $count ->
    [one] 1 setzt aus
   *[other] { $count } setzen aus
}
shithead-picture-blind-played = verdeckt
shithead-alt-hand = Deine Hand: { $cards }.
shithead-alt-no-hand = Deine Hand ist leer.
shithead-alt-open = Offen: { $cards }.
shithead-alt-playable = Spielbar: { $cards }.
shithead-alt-does = { $cards } ({ $does })
shithead-alt-choosing = Es wählen noch offene Karten: { $seats }.
shithead-alt-counts = Was folgen darf: { $value }.
shithead-alt-anything = alles
shithead-alt-out = fertig, { $place }
shithead-alt-seat-open = offen { $cards }
shithead-alt-pile = Stapel mit { $count }, oben { $cards }.
shithead-alt-acts = Zuletzt: { $acts }.

## Tipps

shithead-hint-why = { $reason ->
    [only] Etwas anderes ist nicht erlaubt.
    [opens] Magische und hohe Karten sind am Ende am meisten wert, wenn die offenen Karten drankommen.
    [opens-equal] Gleiche Karten dürfen am Ende zusammen weg, wenn die offenen Karten drankommen.
    [blind] Niemand weiß, was da liegt, also ist eine so gut wie die andere.
    [out] Das sind deine letzten Karten.
    [burns] Vier gleiche Karten verbrennen den Stapel, und du bist noch einmal dran.
    [start] Die niedrigste Karte muss beginnen, und eine magische genügt.
    [start-all] Die niedrigste Karte muss beginnen, und die anderen von ihrem Wert sind gleich mit weg.
    [lowest] Niedrige Karten wirst du immer schwerer los.
    [lowest-saves] Niedrige Karten wirst du immer schwerer los, und magische hebst du dir auf.
    [lowest-all] Niedrige Karten wirst du immer schwerer los, und so sind mehrere auf einmal weg.
    [all] Sonst kannst du nichts spielen, und so sind mehrere auf einmal weg.
    [saves] Magische Karten gehen auf alles, also heb sie dir auf, bis sonst nichts passt.
    [saves-all] Magische Karten hebst du dir besser auf, bis sonst nichts passt, und so sind mehrere andere auf einmal weg.
    [magic] Du kannst nur magische Karten spielen, und diese fehlt dir später am wenigsten.
    [magic-one] Du kannst nur magische Karten spielen, und eine davon genügt.
   *[magic-all] Du kannst nur magische Karten spielen, und ohne Ziehstapel dürfen mehrere auf einmal weg.
}

## Ergebnisse

shithead-standing = { $others ->
    [0] { $role ->
        [last] { $place } **{ $name }** · Shithead
       *[other] { $place } **{ $name }**
    }
   *[other] { $place } **{ $name }** · geteilt
}
shithead-result-last = { $count ->
    [one] { $names } ist der Shithead.
   *[other] { $names } teilen sich den letzten Platz.
}
shithead-result-turns = Nach { $turns } Zügen ist das Spiel aus; von denen, die noch dabei sind, liegt vorn, wer weniger Karten hat.

## Seiten

shithead-more-players = { $seats } Spieler; die Hand wird auf { $count } Karten aufgefüllt, solange der Ziehstapel reicht.
shithead-more-seven = { $value ->
    [on] **Eine Regel dieses Tisches:** Nach einer 3 auf einer 7 muss auch der Nächste noch 7 oder niedriger legen.
   *[off] Nach einer 3 auf einer 7 zählt die 7 wie jede andere Karte: Der Nächste legt 7 oder höher.
}
shithead-more-marks = Auf dem Tisch: { $shown ->
    [pictured] ▶︎
   *[written] ➤
} ist dran oder wählt.

## Regeln

shithead-rules-start-game = Werde alle deine Karten los: erst die Hand, dann die drei offenen, zuletzt die drei verdeckten. Leg **den gleichen Wert oder einen höheren** auf den Stapel; wer das nicht kann, nimmt den ganzen Stapel auf. Wer zuerst fertig ist, gewinnt, und wer noch Karten hat, wenn alle anderen fertig sind, ist der **Shithead**.
shithead-rules-start-choose = **2. Wählen:** **{ $hand }** zeigt deine Karten, nur dir. Vor der ersten Karte wählt ihr alle gleichzeitig, welche drei offen liegen: Tippe sie an, dann **{ $ready }**.
shithead-rules-start-play = **3. Spielen:** Bist du dran, hat alles, was du spielen darfst, einen Knopf oder, wenn es sehr viel ist, eine Zeile in einer Liste; **9 ×2** heißt zwei Neunen. Ein Tipp spielt es; deine Hand füllt sich von selbst auf.
shithead-rules-start-take = **{ $take }** erscheint nur, wenn nichts passt.
shithead-rules-aim-title = Das Spiel in Kürze
shithead-rules-aim = Drei bis sechs spielen, jeder für sich, mit 52 Karten. Von niedrig nach hoch: 2, 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König, Ass. Die Farben spielen keine Rolle.
shithead-rules-dealt = Jeder bekommt drei Karten **verdeckt**, darauf drei **offen** und drei auf die Hand (zu fünft oder sechst zwei). Der Rest ist der Ziehstapel. Verdeckte Karten sieht sich niemand an, auch nicht die eigenen.
shithead-rules-choose = **Vor dem Spiel** darf jeder Handkarten gegen offene tauschen, alle gleichzeitig. Magische, hohe und mehrere gleiche Karten liegen gut offen, für später. Was andere gewählt haben, sieht man erst, wenn alle gewählt haben.
shithead-rules-first = **Es beginnt, wer die niedrigste Karte auf der Hand hat:** Sie muss gespielt werden, andere von gleichem Wert dürfen mit. Gesucht wird in dieser Reihenfolge: 4, 5, 6, 7, 8, 9, Bube, Dame, König, Ass, dann 10, 2, 3; Kreuz vor Karo, Pik, Herz. Dann geht es im Uhrzeigersinn weiter.
shithead-rules-turn-title = Dein Zug
shithead-rules-turn = Leg **den gleichen Wert wie auf dem Stapel oder einen höheren**. Auf den leeren Stapel geht alles.
shithead-rules-turn-row = { $number ->
    [1] Höher: passt
    [2] Gleich: passt
   *[3] Zu niedrig
}
shithead-rules-several = Mehrere Karten von einem Wert dürfen zusammen gelegt werden, so viele du willst.
shithead-rules-take = **Wer nichts spielen kann, nimmt den ganzen Stapel** auf die Hand, und der Nächste legt, was er will. Wer spielen kann, darf ihn nicht aufnehmen, auch nicht, um eine magische Karte zu sparen.
shithead-rules-stock = **Nach jedem Ausspielen** wird deine Hand auf drei Karten aufgefüllt (zu fünft oder sechst auf zwei), solange der Ziehstapel reicht. Wer mehr hat, zieht nichts. Eine gezogene Karte kann man nicht mehr dazulegen.
shithead-rules-magic-title = Magische Karten: 2, 3, 10
shithead-rules-magic = Sie dürfen **jederzeit auf alles** gespielt werden:
shithead-rules-magic-row = { $number ->
    [1] Dann geht alles
    [2] Glas
   *[3] Verbrennt alles
}
shithead-rules-ten = **10:** Der Stapel verbrennt, ist also samt der 10 aus dem Spiel, und du bist noch einmal dran: nur einmal, wie viele Zehnen du auch legst.
shithead-rules-glass = **Die 3 ist Glas:** Man sieht hindurch. Was darunter liegt, zählt für den Nächsten weiter:
shithead-rules-glass-row = { $number ->
    [1] König oder höher
    [2] Alles geht
   *[3] 7 oder höher
}
shithead-rules-option = Die letzte Reihe: Durch Glas zählt die 7 weiter, aber „7 oder niedriger“ (nächste Seite) gilt nicht mehr. Wer einen Tisch öffnet, kann es anders wählen: Dann muss auch der Nächste noch 7 oder niedriger legen.
shithead-rules-special-title = 7, 8 und Vierling
shithead-rules-seven = **7:** Der Nächste muss **7 oder niedriger** legen, oder eine magische Karte. Das bindet nur ihn; danach muss wieder das Gleiche oder Höheres folgen.
shithead-rules-seven-row = { $number ->
    [1] Niedriger: passt
    [2] Zu hoch
   *[3] Wieder höher
}
shithead-rules-eight = **8:** Für jede setzt ein Spieler aus. Zu zweit heißt eine 8, dass du noch einmal dran bist. 7 und 8 müssen passen wie jede andere Karte.
shithead-rules-eight-row = { $number ->
    [1] Einer setzt aus
   *[2] Zwei setzen aus
}
shithead-rules-four = **Vier gleiche Karten oben auf dem Stapel** verbrennen ihn wie eine 10, gleich wer die erste davon gelegt hat. Wer die letzte legt, ist noch einmal dran.
shithead-rules-four-row = { $number ->
    [1] Verbrennt
   *[2] Verbrennt nicht
}
shithead-rules-four-first = Nichts darf dazwischen liegen, auch kein Glas. Das Verbrennen kommt zuerst: Vier Siebenen binden niemanden, bei vier Achten setzt keiner aus.
shithead-rules-lying-title = Offene und verdeckte Karten
shithead-rules-open = **Offene Karten** spielst du, wenn deine Hand leer und der Ziehstapel weg ist, nach denselben Regeln, mehrere gleiche auch zusammen. Passt keine, nimmst du den Stapel auf; dann muss erst diese Hand weg, und die offenen Karten warten.
shithead-rules-blind = **Verdeckte Karten** kommen zuletzt, eine je Zug: Wähl eine, alle sehen sie. Passt sie, gilt sie als gespielt und wirkt wie sonst auch. Passt sie nicht, nimmst du sie mit dem Stapel auf, und dein Zug ist vorbei.
shithead-rules-end-title = Fertig, und die Plätze
shithead-rules-out = Wer seine letzte Karte loswird, ist **fertig**, welche es auch ist. Ein weiterer Zug, den sie brächte, verfällt; eine 8 lässt trotzdem aussetzen. Der Nächste macht weiter, nach einem verbrannten Stapel mit irgendeiner Karte.
shithead-rules-places = Wer zuerst fertig ist, gewinnt. Die anderen spielen um ihre Plätze weiter, bis nur noch einer übrig ist: **der Shithead**.
shithead-rules-turns = Ein Spiel kann sich im Kreis drehen, deshalb endet es nach { $turns } Zügen: Von denen, die noch dabei sind, liegt vorn, wer weniger Karten hat; bei gleich vielen wird der Platz geteilt.

## Lernen

shithead-learn-told-open = { $cards } sollen offen liegen
shithead-learn-choose-title = welche Karten offen liegen
shithead-learn-choose-story = Werde alle deine Karten los: erst die auf der Hand, dann drei offene, zuletzt drei verdeckte. Vor dem Spiel darfst du Handkarten gegen offene tauschen; die anderen tun es gleichzeitig. **2, 3 und 10 sind magisch** und gehen auf alles; sonst muss das Gleiche oder Höheres folgen, bis hinauf zum Ass.
shithead-learn-choose-ask = Offene Karten spielst du erst, wenn deine Hand weg ist. **Welche drei sollen offen liegen?** Tippe eine Karte an, um sie zu wählen oder zurückzulegen, dann Bereit.
shithead-learn-choose-best = Die 10 geht auf alles und verbrennt den Stapel, König und Ass sind schwer zu überbieten. Niedrige Karten wird man am Anfang leichter los, solange auch die anderen niedrige legen.
shithead-learn-choose-pair = Zwei gleiche können am Ende zusammen weg: nicht schlecht. Aber am Ende sind Neunen oft zu niedrig, und jetzt gehen sie leicht.
shithead-learn-choose-nine = Bis auf eine liegen die besten da. Die 9 wird am Ende oft zu niedrig sein; 10, König und Ass sind die besseren drei.
shithead-learn-choose-ten = Die 10 ist magisch: Sie geht auf alles und verbrennt den Stapel. Auf der Hand ist sie früh weg; am Ende ist sie am meisten wert.
shithead-learn-choose-low = Niedrige Karten wird man immer schwerer los. Am Ende, wenn Könige und Asse liegen, bleibst du darauf sitzen und nimmst den Stapel auf.
shithead-learn-higher-title = gleich oder höher
shithead-learn-higher-story = Angenommen, du hast 10, König und Ass gewählt. Anna hatte die niedrigste Karte und begann mit einer 4, Ben legte eine 5, Carla eine 6. Jetzt du.
shithead-learn-higher-ask = Der gleiche Wert oder ein höherer muss folgen. **Was legst du?**
shithead-learn-higher-six = Gleich genügt, und niedrige Karten sollen weg, solange es geht. Jetzt liegen zwei Sechsen da: noch zwei, und der Stapel verbrennt. Deine Hand ist wieder auf drei aufgefüllt.
shithead-learn-higher-nines = Beide passen, und zwei Karten sind auf einmal weg. Aber dafür kommen zwei neue vom Ziehstapel, und die 6 bleibt: Die passt so bald nicht wieder.
shithead-learn-higher-nine = Sie passt. Aber die 6 passt nur jetzt, eine 9 auch später; und zwei Neunen können zusammen weg.
shithead-learn-magic-title = magisch spielen oder sparen
shithead-learn-magic-story = Angenommen, du hast die 6 gelegt und eine 2 gezogen. Anna legte eine 8, deshalb **setzte** Ben **aus**. Carla legte eine 9.
shithead-learn-magic-ask = Die 2 ist magisch: Sie geht auf alles, und dann geht alles. **Jetzt spielen oder sparen?**
shithead-learn-magic-nines = Die Neunen passen, also sparst du die magische Karte, bis sonst nichts passt. Oben liegen jetzt drei Neunen: Wer die vierte legt, verbrennt den Stapel und ist noch einmal dran.
shithead-learn-magic-nine = Sie passt, und die 2 ist gespart. Aber beide Neunen hätten zusammen weg können.
shithead-learn-magic-two = Immer möglich. Aber sie hilft den anderen, die nun alles legen dürfen, und sie fehlt dir, wenn sonst nichts passt.
shithead-learn-seven-title = die Sieben
shithead-learn-seven-story = Angenommen, du hast beide Neunen gelegt. Anna konnte nur eine 10 legen: Der Stapel ist **verbrannt**, und sie begann einen neuen mit einer 4. Ben legte eine 6, Carla eine 7.
shithead-learn-seven-ask = Nach einer 7 muss der Nächste **7 oder niedriger** legen, deshalb hat deine Dame keinen Knopf. **Was legst du?**
shithead-learn-seven-six = Eine 7 ist die Gelegenheit, eine niedrige Karte loszuwerden. Sie bindet nur dich: Für Anna zählt die 6, und es muss wieder 6 oder höher folgen.
shithead-learn-seven-two = Sie geht auf alles, auch auf eine 7. Aber die 6 passt gerade jetzt, und das kommt selten vor: Spar die 2.
shithead-learn-glass-title = Glas, oder den Stapel aufnehmen
shithead-learn-glass-story = Angenommen, du hast die 6 gelegt und eine 3 gezogen. Anna legte einen Buben, Ben einen König. Carla hatte nichts, was hoch genug war, und legte eine 3: **Glas**. Durch sie hindurch zählt der König weiter, und der Ziehstapel ist jetzt leer.
shithead-learn-glass-ask = Ohne magische Karte müsstest du **den Stapel aufnehmen**: Dann gibt es dafür einen einzigen Knopf. **Welche legst du?**
shithead-learn-glass-three = Glas auf Glas: Anna braucht einen König, ein Ass oder eine magische Karte, sonst nimmt sie den ganzen Stapel auf. Und die 2, nach der alles geht, behältst du.
shithead-learn-glass-two = Sie rettet dich vor dem Stapel. Aber jetzt darf Anna alles legen; nach der 3 hätte sie einen König, ein Ass oder eine magische Karte gebraucht.
shithead-learn-end = Mehr musst du nicht wissen: gleich oder höher, magische Karten, Sieben und Acht, und der Stapel für den, bei dem nichts passt. Im Spiel sieht deine Hand genauso aus, und **{ $hint }** darin sagt, was der Computer täte.

## Ein Spiel noch einmal (`unsortiert replay`)

shithead-story-dealt = Es wird ausgeteilt. Offene Karten je Platz: { $open }. Im Ziehstapel: { $stock }
shithead-story-hand-dealt = Platz { $to } bekommt { $cards }
shithead-story-chose = Platz { $seat } hat seine offenen Karten gewählt:
shithead-story-chosen = { $cards }, und { $hand } auf die Hand.
shithead-story-revealed = Alle haben gewählt. Offene Karten je Platz: { $open }. Platz { $seat } hat die niedrigste Karte und beginnt.
shithead-story-played = { $deed ->
    [hand] Platz { $seat } spielt { $cards }.
    [open] Platz { $seat } spielt { $cards } von den offenen Karten.
   *[blind] Platz { $seat } deckt eine verdeckte Karte auf, { $cards }, und spielt sie.
}
shithead-story-took-pile = { $deed ->
    [blind] Platz { $seat } deckt eine verdeckte Karte auf, { $cards }, die nicht passt, und nimmt sie mit dem Stapel: { $taken } Karten.
   *[take] Platz { $seat } kann nichts spielen und nimmt den Stapel: { $taken ->
        [one] 1 Karte.
       *[other] { $taken } Karten.
    }
}
shithead-story-drew = Nachgezogen: { $cards };
shithead-story-refilled = { $stock ->
    [0] der Ziehstapel ist leer.
   *[other] noch { $stock } im Ziehstapel.
}
shithead-story-burnt = { $cards ->
    [one] Der Stapel verbrennt: 1 Karte ist aus dem Spiel.
   *[other] Der Stapel verbrennt: { $cards } Karten sind aus dem Spiel.
}
shithead-story-skipped = { $seats_count ->
    [one] Platz { $seats } setzt aus.
   *[other] Plätze { $seats } setzen aus.
}
shithead-story-went-out = Platz { $seat } ist fertig.
shithead-story-game-ended = { $ending ->
    [last-one-left] Das Spiel ist aus: Alle bis auf einen sind fertig.
   *[too-many-turns] Das Spiel ist nach { $turns } Zügen aus; von denen, die noch dabei sind, liegt vorn, wer weniger Karten hat.
} Plätze am Tisch, vom Sieger bis zum Letzten: { $places }

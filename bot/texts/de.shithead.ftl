### Das Spiel, sein Befehl und was man wählt

shithead-name = Shithead
shithead-command = shithead
shithead-command-about = Öffnet hier einen Tisch für Shithead
shithead-option-glass_keeps_seven = drei_auf_sieben
shithead-option-glass_keeps_seven-about = Ob eine 3 auf einer 7 die Pflicht, tiefer zu gehen, weitergibt
shithead-settings-glass_keeps_seven = Eine 3 auf einer 7 bei Shithead
shithead-glass_keeps_seven = { $value ->
    [on] Eine 3 gibt die Pflicht der 7 weiter
   *[other] Eine 3 hebt die Pflicht der 7 auf
}

## Ein Spiel noch einmal (`unsortiert replay`)

shithead-story-dealt = Es wird ausgeteilt. Offene Karten je Platz: { $open }. Im Vorrat: { $stock }
shithead-story-hand-dealt = Platz { $to } bekommt { $cards }
shithead-story-chose = Platz { $seat } hat seine offenen Karten gewählt:
shithead-story-chosen = { $cards }, und { $hand } auf die Hand.
shithead-story-revealed = Alle haben gewählt. Offene Karten je Platz: { $open }. Platz { $seat } hat die niedrigste Karte und beginnt.
shithead-story-played = { $deed ->
    [hand] Platz { $seat } spielt { $cards }.
    [open] Platz { $seat } spielt { $cards } von den offenen Karten.
   *[blind] Platz { $seat } deckt eine blinde Karte auf, { $cards }, und spielt sie.
}
shithead-story-took-pile = { $deed ->
    [blind] Platz { $seat } deckt eine blinde Karte auf, { $cards }, die nicht passt, und nimmt sie mit dem Stapel: { $taken } Karten.
   *[take] Platz { $seat } kann nichts spielen und nimmt den Stapel: { $taken ->
        [one] 1 Karte.
       *[other] { $taken } Karten.
    }
}
shithead-story-drew = Nachgezogen: { $cards };
shithead-story-refilled = { $stock ->
    [0] der Vorrat ist leer.
   *[other] noch { $stock } im Vorrat.
}
shithead-story-burnt = { $cards ->
    [one] Der Stapel brennt: 1 Karte ist aus dem Spiel.
   *[other] Der Stapel brennt: { $cards } Karten sind aus dem Spiel.
}
shithead-story-skipped = Übersprungen: Platz { $seats }.
shithead-story-went-out = Platz { $seat } ist fertig.
shithead-story-game-ended = { $ending ->
    [last-one-left] Das Spiel ist aus: Alle bis auf einen sind fertig.
   *[too-many-turns] Das Spiel ist nach 1000 Zügen aus; von denen, die noch dabei sind, sind weniger Karten besser.
} Vom ersten Platz bis zum letzten: Platz { $places }

### Das Spiel und sein Befehl

scouting-name = Scouting
scouting-command = scouting
scouting-command-about = Hier einen Tisch für Scouting eröffnen

## Ein Spiel noch einmal (`unsortiert replay`)

scouting-story-dealt = Durchgang { $deal }. Platz { $starter } beginnt. Ungesehen beiseite: { $aside } Karten
scouting-story-hand-dealt = Platz { $to } bekommt { $cards }
scouting-story-showed = Platz { $seat } zeigt { $shown }: { $kind ->
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
scouting-story-scouted-and-showed = Platz { $seat } gibt seinen Marker ab, scoutet { $scouted } von Platz { $owner }, der einen Punkt bekommt, und zeigt { $shown }: { $kind ->
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
   *[limit] Der Durchgang ist nach 300 Zügen vorbei.
} Punkte je Platz: für geschlagene Karten { $beaten }, für gescoutete { $scouted }, verloren für Handkarten { $lost }, zusammen { $scores }. Summen je Platz: { $points }. Hände je Platz: { $hands }
scouting-story-game-ended = Alle haben einen Durchgang begonnen. Summen je Platz: { $points }. Die höchste hat Platz { $winners }.

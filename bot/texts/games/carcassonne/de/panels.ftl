# Die privaten Ansichten und ihre Knöpfe.
button-look-map = Landschaft
button-look-fields = Wiesen
button-look-left = Übrige Plättchen
button-look-fit = Wo passt was?
button-part = Bild { $number }: { $first } … { $last }
button-other-place = Anderer Platz
button-turned = { $number } ({ $degrees }°)
button-follower = { $number } { $kind } { $grows ->
    [done] +{ $now }
    [no] { $now }
   *[yes] { $now }–{ $could }
 }
button-confirm-turn = Bestätigen: { $follower }{ $gold ->
    [no] {""}
   *[other] , Gold auf { $gold }
 }{ $points ->
    [0] {""}
   *[other] , +{ $points }
 }
confirm-no-follower = kein Gefolgsmann
confirm-follower = Gefolgsmann { $kind ->
    [city] in { $segment }
    [monastery] ins Kloster
   *[other] auf { $segment }
 }
button-take-ingot = Goldstück von { $place } nehmen

panel-place = { $count ->
    [one] **Plättchen { $tile }** passt auf einen Platz.
   *[other] **Plättchen { $tile }** passt auf { $count } Plätze. Wähle einen; bis du bestätigst, kannst du alles ändern.
 }
panel-place-line = - **{ $place }**: { $does }
panel-draft = **Plättchen { $tile } auf { $place }{ $turned }** · { $followers }
panel-segment = **{ $number }** { $segment }: { $done ->
    [yes] sofort { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
     }
   *[no] { now-and-possible }
 }
panel-segment-held = **{ $number }** { $segment }: besetzt von { $names }
panel-ingot-next = - Dann wählt { $name } ein Goldstück.
panel-ingot = **Welches Goldstück nimmst du?** Für die anderen macht es einen Unterschied:
panel-claim = - **{ $place }** ({ $ingots }), { $others ->
    [0] nur für dich
   *[other] auch für { $names }
 }: du bekommst insgesamt { $sure ->
    [yes] { $least }
   *[no] { $least } bis { $most }
 }
panel-second-ingot = Zweites Goldstück auf **{ $place }**: { $features }.
choice-held-by-you = { $shared ->
    [yes] { kind-name } von { $names } und dir
   *[no] { kind-name } von dir
}
panel-which = Davon hat dein Plättchen mehrere. Wähle eins nach seiner Nummer.
panel-not-there = Plättchen { $tile } passt nicht auf { $place }, wie auch immer gedreht.
panel-no-fields = Noch steht kein Gefolgsmann auf einer Wiese.
panel-left = { $count ->
    [0] **Es ist kein Plättchen mehr zu ziehen.**
    [one] **Noch { $count } Plättchen ist zu ziehen.**
   *[other] **Noch { $count } Plättchen sind zu ziehen;** die Reihenfolge kennt niemand.
 }
panel-map = **Die ganze Landschaft**, { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }
panel-fields = **Wiesen mit Gefolgsleuten**, wenn jetzt Schluss wäre:
panel-fields-then = **Wiesen mit Gefolgsleuten**, wenn nach diesem Zug Schluss wäre:
panel-field = - { $line }
panel-fit = Wähle ein Plättchen, und ich sage dir, wo es gerade passen würde.
panel-fits = **Plättchen { $tile }**: { $shows }.
    Noch zu ziehen: { $left }. Es würde jetzt passen auf { $places }.
panel-fits-nowhere = **Plättchen { $tile }**: { $shows }.
    Noch zu ziehen: { $left }. Es passt zurzeit nirgends.

choose-place = Platz wählen{ $parts ->
    [1] {" …"}
   *[other] { " " }({ $number } von { $parts }) …
 }
choose-place-grows = { kind-name } mit dir: { now-and-possible }
choose-second-ingot = Zweites Goldstück auf …
choose-second-ingot-on = Zweites Goldstück auf { $place }
choose-tile-from = Plättchen { $first } … { $last }
choose-tile-left = { $tile } × { $count }

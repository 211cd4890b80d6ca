# Eine Partie noch einmal sehen: die Wiedergabe Zug um Zug, die Animation und der Befehl `piazza replay`.
command-table-replay = wiedergabe
command-table-replay-description = Diese Partie Zug um Zug ansehen (nur du siehst es)
button-replay = Wiedergabe
button-animation = Animation

replay-title = ## Wiedergabe: { $game }
    -# { $place }
replay-turn = Zug { $number } von { $count } · Runde { $round } · { $name }
replay-turn-going-on = Zug { $number } von { $count } · Runde { $round } · { $name } · noch nicht zu Ende
replay-beginning = Vor dem ersten { $count ->
    [0] Zug
    [one] Zug
   *[other] von { $count } Zügen
 }
replay-jump = Zu einem Zug springen
replay-option = { $number } · { $name }
replay-option-beginning = Der Anfang
replay-animation = ## Animation: { $game }
animation-waits = 🎞️ Ich zeichne die ganze Partie …
replay-animation-alt = Animation von „{ $game }“ mit dem Spielplan nach { $turns ->
    [one] dem einzigen Zug
   *[other] jedem von { $turns } Zügen
 }. Es spielten { $names }. { $result }
replay-animation-winners = { $count ->
    [one] Gewonnen hat { $winners }.
   *[other] Gemeinsam gewonnen haben { $winners }.
 }

replay-page-title = { $game }, mit { $names }
replay-page-number = Aufzeichnung { $number }: { $title }
replay-page-games = Piazza: Partien aus Aufzeichnungen
replay-page-running = Diese Partie ist noch nicht zu Ende.
menu-replay = Ab hier nachspielen
menu-whatif = Was wäre, wenn – ab hier

# The pages of `piazza gallery` and `piazza replay`.
gallery-title = Piazza: alle Bilder
gallery-picture = { $game }: { $what }
replay-page-animation = Die ganze Partie
replay-page-keys = ← und → führen von Zug zu Zug.
replay-page-all = Alles auf einmal zeigen
replay-page-end = Das Ende
page-contents = Alle Bilder
page-keys = ← und → blättern durch die Bilder.
page-back = ← Zurück
page-forward = Weiter →
page-top = ↑ Nach oben
gallery-plain-start-few = der Anfang, kleinster Tisch
gallery-plain-start-many = der Anfang, größter Tisch
gallery-plain-middle-few = mitten in einer Partie, kleinster Tisch
gallery-plain-middle-many = mitten in einer Partie, größter Tisch
gallery-plain-end-few = das Ende, kleinster Tisch
gallery-plain-end-many = das Ende, größter Tisch
gallery-plain-hand-few = eine Hand, kleinster Tisch
gallery-plain-hand-many = eine Hand, größter Tisch
gallery-plain-player-few = eine Person, kleinster Tisch
gallery-plain-player-many = eine Person, größter Tisch
gallery-plain-score-few = die Wertung, kleinster Tisch
gallery-plain-score-many = die Wertung, größter Tisch

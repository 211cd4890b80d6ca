# Was der Zug und die Bilder jedes Spiels sagen.
none = nichts
button-take-turn = Zug machen
button-hand = Meine Hand
button-more = Mehr
button-back = Zurück
button-answer = Auswählen …
button-take-back = Zurücknehmen
button-ask-to-take-back = Rücknahme erfragen
button-rematch = Revanche
panel-turn-over = **Erledigt.** Dein Zug ist zu Ende.
panel-take-back = Du kannst das zurücknehmen, bis jemand anders zieht.
panel-game-over = **Erledigt.** Die Partie ist zu Ende. Das Ergebnis steht im Kanal.
picture-round = Runde { $round }
picture-over = Partie zu Ende
picture-shared = Geteilter Sieg
picture-turn = { $name } am Zug
picture-seat = Spieler { $seat }
picture-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 }
board-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
 }
picture-alt-rest = Alles Weitere steht im Text.
picture-alt-more = Der ganze Tisch in Worten: /tisch zeigen text:true.
board-more = { $count ->
    [one] … und { $count } Zeile mehr
   *[other] … und { $count } Zeilen mehr
 }
picture-place = Platz
label-score = { $count ->
    [one] Punkt
   *[other] Punkte
 }
picture-growth = { label-score } nach Runden
picture-end-axis = Ende
picture-round-axis = Runde
picture-final-scoring = Schlusswertung
picture-final-points = Endstand
picture-gain = +{ $points }
picture-alt-ahead = Vorn: { $leads }.
picture-alt-ahead-from = { $name } ab Runde { $turn }
picture-alt-ahead-even = gleichauf ab Runde { $turn }
picture-alt-ahead-end = { $name } am Ende
picture-alt-ahead-even-end = gleichauf am Ende
picture-alt-grown = { $name }: { $points }; am Ende { $score }.
points = { $count } { label-score }
turn-time-of = { $name }: { $time }
panel-others-act = **Erledigt.** Jetzt sind die anderen dran.

# Die Wahl einer Aktion, in einem Spiel ohne eigene Tafeln dafür und im Sandkasten.
button-play = Spielen
button-end-my-turn = Zug beenden
asked-to-end = beende deinen Zug
button-confirm = Bestätigen
panel-choose = **Du bist am Zug in { $game }**: { $asked }.
panel-confirm = **{ $action }?**
choose-action = Wähle eine Aktion
choose-kind = Was tun?
choose-way = { $kind }: wie?
choose-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
 }
choose-page-back = ◀ Seite { $page } von { $pages }
choose-page-on = Seite { $page } von { $pages } ▶

# Was jedes Spiel sagt, das dafür keine eigenen Worte hat.
any-gained = Du hast bekommen: { $what }
any-gained-part = { $what } ({ $label })
any-and-more = { $names } und { $count } weitere
any-event = { $name }: { $what }.
any-event-of-none = { $what }.
any-refusal = Das geht jetzt nicht: { $reason }.
any-impossible = Das geht jetzt nicht.
any-asked = wähle, was du tust
any-seat = Spieler { $number }
any-empty = leer
any-yes = ja
any-no = nein
any-not = nicht { $what }
any-place = { $place } **{ $name }**
any-score = { $place } **{ $name }**: { $score }{ $items }
choose-any-variant = Variante

figures-none = Für { $game } gibt es keine Statistik.
rules-none = Für { $game } gibt es keine Regeln.

command-game = Dein Zug in { $game }
command-game-play = spielen
command-game-play-description = Einen Zug machen
option-game-play-action = aktion
option-game-play-action-description = Dein Zug

answer-interrupted = Entschuldige, ich starte gerade neu und konnte das nicht beenden. Nichts hat sich geändert; versuch es gleich noch einmal.

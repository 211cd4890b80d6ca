# Was der Zug und die Bilder jedes Spiels sagen.
none = nichts
button-hand = Meine Hand
button-more = Mehr
button-back = Zurück
button-take-back = Zurücknehmen
button-ask-to-take-back = Um Zurücknahme bitten
button-rematch = Revanche
panel-turn-over = **Erledigt.** Dein Zug ist zu Ende.
panel-take-back = Du kannst ihn zurücknehmen, bis jemand anders zieht.
panel-game-over = **Erledigt.** Das Spiel ist zu Ende; die Schlusswertung steht im Kanal.
picture-round = Runde { $round }
picture-turn = { $name } am Zug
picture-seat = Spieler { $seat }
picture-growth = Siegpunkte, Zug um Zug
picture-growth-end = Ende
points = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
 }
turn-time-of = { $name }: { $time }
panel-others-act = **Erledigt.** Jetzt sind die anderen dran.

# Die Wahl einer Aktion, in einem Spiel ohne eigene Tafeln dafür und im Sandkasten.
button-play = Spielen
button-end-my-turn = Zug beenden
asked-to-end = nur noch deinen Zug beenden
button-confirm = Bestätigen
panel-choose = **Du bist am Zug in { $game }**: { $asked }.
panel-confirm = **{ $action }?**
choose-action = Wähle eine Aktion
choose-kind = Was tun?
choose-way = { $kind }: Wähle, wie
choose-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
 }
choose-page-back = ◀ Seite { $page } von { $pages }
choose-page-on = Seite { $page } von { $pages } ▶

# Was jedes Spiel sagt, das dafür keine eigenen Worte hat.
any-event = { $name }: { $what }.
any-refusal = Das geht jetzt nicht: { $reason }.
any-asked = wähle, was du tust
any-yes = ja
any-no = nein
any-score = { $place } **{ $name }**: { $score } ({ $items })
choose-any-variant = Variante

figures-none = Für { $game } werden keine Zahlen geführt.
rules-none = Regeln von { $game } kann ich nicht zeigen.

command-game = Dein Zug in { $game }
command-game-play = spielen
command-game-play-description = Mach einen Zug, oder wähle einen von allen, die jetzt möglich sind
option-game-play-action = aktion
option-game-play-action-description = Welcher Zug; vorgeschlagen werden nur mögliche

refused-not-your-turn = { $count ->
    [one] { $names } ist am Zug. Ich sage dir, wenn du dran bist.
   *[other] { $names } sind am Zug. Ich sage dir, wenn du dran bist.
 }
refused-other-rules = Die Regeln dieses Spiels haben sich geändert, seit dieser Tisch begonnen hat, darum kann hier niemand mehr ziehen. Eröffne einen neuen Tisch mit `/tisch neu`.
refused-other-game = An diesem Tisch wird { $game } gespielt. Nimm den Befehl dieses Spiels oder die Knöpfe unter der neuesten Nachricht.
refused-no-hands = In { $game } hält niemand etwas verborgen: `/tisch zeigen` zeigt alles.
refused-no-hints = In { $game } gibt es keine Tipps.
refused-no-reviews = Von { $game } gibt es keine Rückblicke.

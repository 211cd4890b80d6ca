# Statistik, Ergebnisse und Wertungszahlen.
command-stats = statistik
command-stats-description = Sehen, wie deine Partien ausgingen (nur für dich); als DM von allen Servern
option-stats-player = spieler
option-stats-player-description = Wessen Partien (Standard: deine)
option-stats-game = spiel
option-stats-game-description = Welches Spiel (Standard: das zuletzt gespielte)
command-leaderboard = rangliste
command-leaderboard-description = Die besten Wertungszahlen auf diesem Server zeigen (nur für dich)
option-leaderboard-game = spiel
option-leaderboard-game-description = Welches Spiel
option-leaderboard-variant = variante
option-leaderboard-variant-description = Welche Variante; jede hat eigene Wertungszahlen
command-table-figures = statistik
command-table-figures-description = Die Statistik einer beendeten Partie zeigen (nur für dich)

button-stats = Meine Statistik
button-leaderboard = Rangliste

button-figures = Statistik
button-final-board = Spielplan
button-record = Protokoll

figures-heading = ## Statistik: { $game }
figures-title = { $seats }
figures-seat = **{ $number }** { $name }
figures-not-yet = Die Statistik würde Verdecktes verraten, deshalb gibt es sie erst nach der Partie.

# Die Namen der Zahlen stehen in schmalen Tabellen: höchstens 16 Zeichen.

stats-title = ## { $name }: { $game }
stats-here = -# Partien auf diesem Server
stats-everywhere = -# Partien auf allen Servern
stats-nothing = Hier ist noch keine Partie zu Ende gegangen. Eröffne einen Tisch mit `/tisch neu`, oder tritt einem bei.
stats-own-only = In einer DM zeige ich nur deine eigenen Partien. Auf einem Server zeigt `/statistik spieler:` auch die von anderen.
stats-games = { $count ->
    [one] **{ $count } beendete Partie**, { $won } gewonnen ({ percent })
   *[other] **{ $count } beendete Partien**, { $won } gewonnen ({ percent })
 }
stats-by-seats = { $count ->
    [one] Zu { $seats }: { $count } Partie, { $won } gewonnen ({ percent })
   *[other] Zu { $seats }: { $count } Partien, { $won } gewonnen ({ percent })
 }
stats-conceded = Davon aufgegeben oder vorzeitig verlassen: { $count }
stats-agreed = { $count ->
    [one] Gemeinsam beendet: { $count } Partie
   *[other] Gemeinsam beendet: { $count } Partien
 }
stats-abandoned = { $count ->
    [one] Abgebrochen: { $count } Partie
   *[other] Abgebrochen: { $count } Partien
 }
stats-rating-people = { $kind ->
    [provisional] **Wertungszahl { $points }** (vorläufig): Spielstärke { $strength } ± { $margin }, gewertete Partien: { $count }
   *[sure] **Wertungszahl { $points }**: Spielstärke { $strength } ± { $margin }, gewertete Partien: { $count }
 }
stats-rating-computers = { $kind ->
    [provisional] Mit Computerspielern: **{ $points }** (vorläufig): Spielstärke { $strength } ± { $margin }, gewertete Partien: { $count }
   *[sure] Mit Computerspielern: **{ $points }**: Spielstärke { $strength } ± { $margin }, gewertete Partien: { $count }
 }
stats-score = **Ergebnis**: { $average } im Schnitt, { $highest } als Bestes
stats-figures = Durchschnitt und Höchstwert:
stats-form = { $count ->
    [one] **Letzte Partie**: { $form }
   *[other] **Letzte { $count } Partien**, die neueste zuerst: { $form }
 }
stats-form-won = gewonnen
rank = { $place }.
stats-form-place = { rank } von { $seats }
stats-form-conceded = aufgegeben
stats-form-agreed = gemeinsam beendet
stats-form-abandoned = abgebrochen

percent = { $percent } %
decimal = { $whole },{ $tenth }

leaderboard-title = ## Rangliste: { $game }
    -# { $count } Spieler · Seite { $page } von { $pages }
leaderboard-game = { $game } · { $variant }
leaderboard-nobody = Auf diesem Server hat noch niemand eine gewertete Partie „{ $game }“ beendet. Dafür braucht es mindestens zwei Menschen; eröffne einen Tisch mit `/tisch neu`.
leaderboard-line = { $games ->
    [one] **{ $place }** { $name }: **{ $points }**, { $games } Partie, { $won } gewonnen
   *[other] **{ $place }** { $name }: **{ $points }**, { $games } Partien, { $won } gewonnen
 }
leaderboard-provisional = { $line } · vorläufig
leaderboard-you = { $line } · du
leaderboard-computers = **Computerspieler**, getrennt gewertet:
leaderboard-computer = { $games ->
    [one] 🤖 { $name }: **{ $points }**, { $games } Partie, { $won } gewonnen
   *[other] 🤖 { $name }: **{ $points }**, { $games } Partien, { $won } gewonnen
 }
leaderboard-legend = -# Die Wertungszahl ist die vorsichtig geschätzte Spielstärke; alle beginnen bei 1000. Vorläufig: weniger als { $count } gewertete Partien.

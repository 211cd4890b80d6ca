# Statistik, Ergebnisse und Wertungszahlen.
command-stats = statistik
command-stats-description = Deine Ergebnisse zeigen; als DM von allen Servern
option-stats-player = spieler
option-stats-player-description = Wessen Partien (ohne Angabe: deine)
option-stats-game = spiel
option-stats-game-description = Welches Spiel (ohne Angabe: dein letztes)
command-leaderboard = rangliste
command-leaderboard-description = Die besten Wertungszahlen auf diesem Server zeigen
option-leaderboard-game = spiel
option-leaderboard-game-description = Welches Spiel
option-leaderboard-variant = variante
option-leaderboard-variant-description = Welche Variante (jede hat eigene Wertungszahlen)
command-table-figures = statistik
command-table-figures-description = Die Statistik einer beendeten Partie zeigen

button-stats = Meine Statistik
button-leaderboard = Rangliste

button-figures = Statistik
button-final-board = Spielplan
button-record = Als Datei speichern

figures-heading = ## Statistik: { $game }
figures-title = { $seats }
figures-seat = **{ $letter }** { $name }
figures-not-yet = Die Statistik würde Verdecktes verraten. Du siehst sie nach der Partie.

# Die Namen der Zahlen stehen in schmalen Tabellen: höchstens 16 Zeichen.

stats-title = ## { $name }: { $game }
stats-here = -# Partien auf diesem Server
stats-everywhere = -# Partien auf allen Servern
stats-nothing = Hier wurde noch keine Partie zu Ende gespielt. Eröffne eine in einem Kanal mit `/tisch neu`.
menu-stats = Statistik
stats-of-bot = Bots haben keine Ergebnisse. Die der Computerspieler stehen in `/rangliste`.
stats-own-only = Als DM zeige ich nur deine eigenen Partien. Für andere nutze auf einem Server `/statistik spieler:`.
stats-games = **{ $count } { $count ->
    [one] beendete Partie
   *[other] beendete Partien
 }**, { $won } gewonnen ({ percent })
stats-by-seats = Zu { $seats }: { $count } { $count ->
    [one] Partie
   *[other] Partien
 }, { $won } gewonnen ({ percent })
stats-conceded = Davon aufgegeben oder vorzeitig verlassen: { $count }
stats-agreed = Gemeinsam beendet: { $count }
stats-abandoned = Abgebrochen: { $count }
stats-rating-people = **Wertungszahl { $points }**{ $kind ->
    [provisional] {" "}(vorläufig)
   *[sure] {""}
 }: Spielstärke { $strength } ± { $margin }, Ranglistenpartien: { $count }
stats-rating-computers = Mit Computerspielern: **{ $points }**{ $kind ->
    [provisional] {" "}(vorläufig)
   *[sure] {""}
 }: Spielstärke { $strength } ± { $margin }, Ranglistenpartien: { $count }
stats-score = **Ergebnis**: im Schnitt { $average }, Bestwert { $highest }
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
leaderboard-nobody = Hier hat noch niemand eine Ranglistenpartie „{ $game }“ beendet. Eröffne eine mit `/tisch neu`; dafür braucht es mindestens zwei Menschen.
leaderboard-line = **{ $place }** { $name }: **{ $points }**, { $games } { $games ->
    [one] Partie
   *[other] Partien
 }, { $won } gewonnen
leaderboard-provisional = { $line } · vorläufig
leaderboard-you = { $line } · du
leaderboard-computers = **Computerspieler**, in einer eigenen Liste:
leaderboard-computer = 🤖 { $name }: **{ $points }**, { $games } { $games ->
    [one] Partie
   *[other] Partien
 }, { $won } gewonnen
leaderboard-legend = -# Die Wertungszahl schätzt die Spielstärke vorsichtig; Start bei 1000. Vorläufig: weniger als { $count } Ranglistenpartien.

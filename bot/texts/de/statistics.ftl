# Zahlen, Ergebnisse, Spielstärke.
command-stats = statistik
command-stats-description = Wie deine Partien ausgingen, nur für dich; als Direktnachricht die von allen Servern
option-stats-player = spieler
option-stats-player-description = Wessen Partien (ohne Angabe deine)
option-stats-game = spiel
option-stats-game-description = Welches Spiel (ohne Angabe das zuletzt gespielte)
command-leaderboard = rangliste
command-leaderboard-description = Wer auf diesem Server am stärksten spielt, nur für dich
option-leaderboard-game = spiel
option-leaderboard-game-description = Welches Spiel
option-leaderboard-variant = variante
option-leaderboard-variant-description = Welche Variante des Spiels; jede wird für sich gewertet
command-table-figures = zahlen
command-table-figures-description = Was jeder in einer beendeten Partie getan hat, in Zahlen, nur für dich

button-stats = Meine Statistik
button-leaderboard = Rangliste

button-figures = Zahlen
button-final-board = Spielplan
button-record = Protokoll

figures-heading = ## Zahlen: { $game }
figures-title = **Zahlen**, für jeden eine Spalte: { $seats }
figures-seat = **{ $number }** { $name }
figures-not-yet = Die Zahlen würden Verdecktes verraten, darum gibt es sie erst, wenn das Spiel zu Ende ist.

# Die Namen der Zahlen stehen in schmalen Tabellen: höchstens 16 Zeichen.

stats-title = ## { $name }: { $game }
stats-here = -# Partien auf diesem Server
stats-everywhere = -# Partien auf allen Servern
stats-nothing = Hier ist noch keine Partie zu Ende gegangen. Eröffne mit `/tisch neu` einen Tisch, oder tritt einem bei; was du spielst, zählt von da an.
stats-own-only = In einer Direktnachricht erzähle ich jedem nur von den eigenen Partien. Auf einem Server zeigt `/statistik spieler:`, wie die Partien von jemandem dort ausgingen.
stats-games = { $count ->
    [one] **{ $count } Partie** mit Ergebnis, { $won } gewonnen ({ percent })
   *[other] **{ $count } Partien** mit Ergebnis, { $won } gewonnen ({ percent })
 }
stats-by-seats = { $count ->
    [one] Zu { $seats } am Tisch: { $count } Partie, { $won } gewonnen ({ percent })
   *[other] Zu { $seats } am Tisch: { $count } Partien, { $won } gewonnen ({ percent })
 }
stats-conceded = { $count ->
    [one] Davon aufgegeben oder vorzeitig verlassen: { $count } Partie
   *[other] Davon aufgegeben oder vorzeitig verlassen: { $count } Partien
 }
stats-agreed = { $count ->
    [one] Einvernehmlich ohne Ergebnis beendet: { $count } Partie
   *[other] Einvernehmlich ohne Ergebnis beendet: { $count } Partien
 }
stats-abandoned = { $count ->
    [one] Tisch abgebrochen, ohne Ergebnis: { $count } Partie
   *[other] Tisch abgebrochen, ohne Ergebnis: { $count } Partien
 }
stats-rating-people = { $kind ->
    [provisional] **Wertungszahl { $points }**, vorläufig: Spielstärke { $strength }, auf { $margin } genau; gewertete Partien: { $count }
   *[sure] **Wertungszahl { $points }**: Spielstärke { $strength }, auf { $margin } genau; gewertete Partien: { $count }
 }
stats-rating-computers = { $kind ->
    [provisional] Mit Computerspielern am Tisch: **{ $points }**, vorläufig: Spielstärke { $strength }, auf { $margin } genau; gewertete Partien: { $count }
   *[sure] Mit Computerspielern am Tisch: **{ $points }**: Spielstärke { $strength }, auf { $margin } genau; gewertete Partien: { $count }
 }
stats-score = **Ergebnis**: { $average } im Schnitt, { $highest } als Bestes
stats-figures = Zahlen, im Schnitt und höchstens:
stats-form = { $count ->
    [one] **Letzte Partie**: { $form }
   *[other] **Letzte { $count } Partien**, die neueste zuerst: { $form }
 }
stats-form-won = gewonnen
rank = { $place }.
stats-form-place = { rank } von { $seats }
stats-form-conceded = aufgegeben
stats-form-agreed = einvernehmlich beendet
stats-form-abandoned = Tisch abgebrochen

percent = { $percent } %
decimal = { $whole },{ $tenth }

leaderboard-title = ## Rangliste: { $game }
    -# { $count } Spieler · Seite { $page } von { $pages }
leaderboard-game = { $game } · { $variant }
leaderboard-nobody = Auf diesem Server hat noch niemand eine gewertete Partie „{ $game }“ beendet. Gewertet wird an Tischen mit Wertung und mindestens zwei Menschen; `/tisch neu` eröffnet einen.
leaderboard-line = { $games ->
    [one] **{ $place }** { $name }: **{ $points }**, { $games } Partie, { $won } gewonnen
   *[other] **{ $place }** { $name }: **{ $points }**, { $games } Partien, { $won } gewonnen
 }
leaderboard-provisional = { $line } · vorläufig
leaderboard-you = { $line } · du
leaderboard-computers = **Computerspieler**, gesondert bewertet nach den Partien, in denen sie saßen:
leaderboard-computer = { $games ->
    [one] 🤖 { $name }: **{ $points }**, { $games } Partie, { $won } gewonnen
   *[other] 🤖 { $name }: **{ $points }**, { $games } Partien, { $won } gewonnen
 }
leaderboard-legend = -# Die Zahl ist die Spielstärke, die so gut wie sicher mindestens erreicht ist; alle beginnen bei 1000. Vorläufig: weniger als { $count } gewertete Partien.

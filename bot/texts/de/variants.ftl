# Die Varianten der Spiele: für den Tisch gewählt, in der Einladung gezeigt.
variant-short = 🃏 { $variant }
choose-other-game = Lieber dieses Spiel spielen
variant-done = Geändert: { $variant }.

stats-by-variant = { $count ->
    [one] { $variant }: { $count } Partie, { $won } gewonnen ({ percent })
   *[other] { $variant }: { $count } Partien, { $won } gewonnen ({ percent })
 }

option-table-new-variant = variante
option-table-new-variant-description = Variante, etwa mit Erweiterung (ohne Angabe: Grundspiel)
option-table-new-again = wieder
option-table-new-again-description = Wie dein letzter Tisch hier oder der letzte auf dem Server, außer was du jetzt angibst

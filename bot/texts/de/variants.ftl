# Die Varianten der Spiele: für den Tisch gewählt, in der Einladung gezeigt.
variant-short = 🃏 { $variant }
choose-other-game = Lieber dieses Spiel spielen
variant-done = Geändert: { $variant }.
refused-no-variant = So lässt sich dieses Spiel nicht spielen. Wähle eine Variante in der Einladung.

stats-by-variant = { $count ->
    [one] { $variant }: { $count } Partie, { $won } gewonnen ({ percent })
   *[other] { $variant }: { $count } Partien, { $won } gewonnen ({ percent })
 }

option-table-new-variant = variante
option-table-new-variant-description = Variante, etwa mit Erweiterung (ohne Angabe: Grundspiel)
option-table-new-again = wieder
option-table-new-again-description = Wie dein letzter Tisch hier oder der letzte auf dem Server, außer was du jetzt angibst
refused-no-former-table = Auf diesem Server gab es noch keinen Tisch. Nenne das Spiel und was du möchtest.

# Die Varianten der Spiele: mit dem Tisch gewählt, in seiner Einladung genannt.
variant-short = 🃏 { $variant }
variant-done = Geändert: { $variant }.
refused-no-variant = So kann dieses Spiel nicht gespielt werden. Unter der Einladung siehst du, was zur Wahl steht.

stats-by-variant = { $count ->
    [one] { $variant }: { $count } Partie, { $won } gewonnen ({ percent })
   *[other] { $variant }: { $count } Partien, { $won } gewonnen ({ percent })
 }

option-table-new-variant = variante
option-table-new-variant-description = Welche Variante des Spiels, etwa mit Erweiterung (ohne Angabe das einfache Spiel)

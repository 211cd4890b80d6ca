# Die Varianten der Spiele: mit dem Tisch gewählt, in seiner Einladung genannt.
variant-carrara-base = Ohne Erweiterung
variant-carrara-base-terms = Das Grundspiel, wie in der Anleitung.
variant-carrara-base-line = 🃏 Ohne Erweiterung.
variant-carrara-expansion = Mit Erweiterung
variant-carrara-expansion-terms = Karten, auch Hauskarten, 8er-Gebäude, Sonderwertungen.
variant-carrara-expansion-line = 🃏 **Mit Erweiterung**, auch mit Hauskarten: Karten, 8er-Gebäude, Sonderwertungen.
variant-carrara-documented = Mit Erweiterung, nur dokumentierte Karten
variant-carrara-documented-terms = Karten, 8er-Gebäude, Sonderwertungen; nur Karten, die dokumentiert sind.
variant-carrara-documented-line = 🃏 **Mit Erweiterung**, nur dokumentierte Karten: Karten, 8er-Gebäude, Sonderwertungen.
choose-variant-carrara = Erweiterung
variant-short = 🃏 { $variant }
variant-done = Geändert: { $variant }.
refused-no-variant = So kann dieses Spiel nicht gespielt werden. Unter der Einladung siehst du, was zur Wahl steht.

stats-by-variant = { $count ->
    [one] { $variant }: { $count } Partie, { $won } gewonnen ({ $percent } %)
   *[other] { $variant }: { $count } Partien, { $won } gewonnen ({ $percent } %)
 }

option-table-new-expansion = erweiterung
option-table-new-expansion-description = Ob mit der Erweiterung gespielt wird, und mit welchen Karten (ohne Angabe ohne sie)

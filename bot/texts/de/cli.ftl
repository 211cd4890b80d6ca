# Die Kommandozeile.
terminal-piazza = Brettspiele auf Discord. Ohne Befehl: run.
terminal-usage = Aufruf:
terminal-commands = Befehle
terminal-command = BEFEHL
terminal-options = Optionen
terminal-arguments = Argumente
terminal-help = Diese Hilfe zeigen.
terminal-run = Mit Discord verbinden (ohne Token: der Playground).
terminal-playground = Alles im Browser ausprobieren, ohne Discord.
terminal-playground-port = Der Port der Seite (Standard: ein freier).
terminal-selfplay = Computerspieler spielen lassen, Partien aufzeichnen.
terminal-selfplay-game = Das Spiel (Standard: { $game }).
terminal-selfplay-seats = Die Zahl der Spieler.
terminal-selfplay-games = Die Zahl der Partien (Standard: 1).
terminal-selfplay-seed = Startwert des Zufalls; gleicher Wert, gleiche Partien (Standard: 0).
terminal-selfplay-players = Computerspieler in Zugreihenfolge, mit Kommas getrennt (Standard: die einfachsten).
terminal-selfplay-out = Eine Datei für die Aufzeichnungen (Standard: ausgeben).
terminal-selfplay-done = { $count ->
    [one] 1 Partie in { $file }.
   *[other] { $count } Partien in { $file }.
}
terminal-selfplay-options = Optionen des Spiels, mit Kommas getrennt (Standard: keine).
terminal-wrong-options = Mit diesen Optionen lässt sich { $game } nicht spielen: { $why }.
terminal-verify = Aufzeichnungen von Partien prüfen (eine je Zeile).
terminal-verify-file = Eine Datei mit Aufzeichnungen in JSON, eine je Zeile; - liest die Standardeingabe.
terminal-gallery = Alle Arten von Bildern in einen Ordner zeichnen.
terminal-gallery-out = Der Ordner; wird bei Bedarf angelegt.

terminal-no-token = DISCORD_TOKEN ist nicht gesetzt; der Playground startet.
terminal-no-token-no-playground = DISCORD_TOKEN ist nicht gesetzt, und der Playground ist nicht installiert. Du bekommst ihn mit „uv run piazza“ im Quelltext.
terminal-no-playground = Der Playground ist nicht installiert. Du bekommst ihn mit „uv run piazza“ im Quelltext.
terminal-wrong-use = { $why } (siehe „{ $program } --help“)
terminal-number = keine ganze Zahl von { $least } bis { $most }
terminal-output-lost = Die Ausgabe lässt sich nicht schreiben: { $why }
terminal-unreadable = { $file } lässt sich nicht lesen: { $why }
terminal-foreign-folder = { $folder } enthält andere Dateien. Wähle einen leeren oder neuen Ordner.
terminal-unwritable = { $folder } lässt sich nicht schreiben: { $why }
terminal-gallery-done = { $count } Bilder. Öffne { $folder }/index.html.
gallery-title = Piazza: alle Bilder
terminal-verified = { $count ->
    [0] Keine Aufzeichnungen.
    [one] 1 Aufzeichnung, in Ordnung.
   *[other] { $count } Aufzeichnungen, alle in Ordnung.
}
terminal-unknown-game = Unbekanntes Spiel „{ $game }“. Zur Wahl: { $known }
terminal-unknown-player = Unbekannter Computerspieler „{ $player }“. Zur Wahl: { $known }
terminal-number-of-seats = Das Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
terminal-players-for-seats = { $players } Spieler für { $seats } Plätze.

setting-unknown = { $name }: unbekannte Einstellung. Meinst du { $nearest }?
setting-token = { $name }: kein Token; es enthält Leerzeichen, Zeilenumbrüche oder Zeichen außerhalb von ASCII.
setting-path = { $name }: „{ $value }“ ist kein Dateipfad.
setting-choice = { $name }: „{ $value }“ ist keins von { $choices }.
setting-number = { $name }: „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.
setting-seconds = { $name }: „{ $value }“ ist keine Zahl von Sekunden zwischen { $least } und { $most }.
setting-server = { $name }: keine Adresse eines PostgreSQL-Servers wie postgresql://user:password@host/database.
setting-address = { $name }: „{ $value }“ ist keine Adresse wie http://127.0.0.1:8080/api/v10.
setting-file-not-utf8 = { $file } ist nicht UTF-8.
setting-file-unreadable = { $file } lässt sich nicht lesen: { $why }
setting-own-content = { $file }: { $why }.
setting-file-line = { $file }, Zeile { $line }: nicht NAME=WERT.
setting-file-line-of = { $file }, Zeile { $line }: nicht in der Form { $name }=WERT.
setting-file-twice = { $file }, Zeile { $line }: { $name } ist doppelt gesetzt.

# `piazza arena`.
terminal-arena = Computerspieler gegeneinander antreten lassen.
terminal-arena-players = Die Computerspieler, mit Kommas getrennt (Standard: alle). Mit Wiederholungen: für jeden Platz einen. „master:3000“ denkt 3.000 Simulationen lang nach, „master:20s“ 20 Sekunden.
terminal-arena-seats = Die Spielerzahlen, mit Kommas getrennt (Standard: 2).
terminal-arena-games = Partien je Zusammenstellung (Standard: 20).
terminal-arena-thinking = Bedenkzeit suchender Spieler je Zug: Simulationen (250) oder Sekunden (2s); Standard: { $simulations }.
terminal-jobs = Gleichzeitige Partien, jede in einem eigenen Prozess (Standard: eine je Kern).
terminal-not-thinking = weder Simulationen (250) noch Sekunden (2s, 0.5s)
terminal-not-seats = keine mit Kommas getrennten Spielerzahlen
terminal-own-thinking = „{ $player }“: Nach dem Doppelpunkt stehen Simulationen (master:250) oder Sekunden (master:2s).
terminal-players-differ = Eine Arena braucht zwei verschiedene Computerspieler. Zur Wahl: { $known }

arena-line-up = { $players } ({ $seats } Plätze, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, durchschnittlich { $rounds } Runden)
arena-player = Spieler
arena-seats = Plätze
arena-wins = Siege
arena-interval = zu 95 % sicher
arena-score = Punkte im Schnitt
arena-range = { $low } bis { $high }
arena-times = Millisekunden je Entscheidung
arena-decisions = Entscheidungen
arena-median = Median
arena-p95 = 95. Perzentil
arena-longest = längste

# `piazza train`.
terminal-train = Das Netz der Computerspieler eines Spiels trainieren.
terminal-train-game = Das Spiel.
terminal-train-seats = Die Spielerzahl (Standard: 2).
terminal-train-games = Partien gegen sich selbst (Standard: { $games }).
terminal-train-seed = Startwert des Zufalls; derselbe ergibt dasselbe Netz (Standard: 1).
terminal-train-compare = Partien je Vergleich mit dem bisherigen Netz (Standard: { $games }).
terminal-train-only-policy = Das bisherige Netz behalten; nur lernen, welche Züge die Suche zuerst ansieht.
terminal-train-only-calibration = Behalten, womit Stellungen beurteilt werden; nur die Chancen den Ergebnissen der Partien anpassen.
terminal-train-out = Der Ordner für das Netz und alles, was zum Fortsetzen nötig ist (Standard: training).
terminal-no-numpy = Zum Training fehlt numpy. Installiere Piazza mit dem Extra „train“.
terminal-nothing-learned = { $game } hat kein Netz, das sich trainieren lässt.
terminal-other-plan = In { $folder } liegt ein Training mit anderen Einstellungen. Wähle mit --out einen anderen Ordner.
terminal-no-checkpoint = Das Training in { $folder } lässt sich nicht fortsetzen, seine Datei ist beschädigt. Lösche sie oder wähle mit --out einen anderen Ordner.
train-compared = Nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: gewinnt { $share } gegen das bisherige Netz (zu 95 % sicher: { $low } bis { $high }).
train-done = Das Netz liegt in { $file }.
train-calibrated = Die Kalibrierung liegt in { $file }.

# Fehler in Aufzeichnungen von Partien.
record-wrong = Aufzeichnung { $number }: { $why }
record-wrong-move = Aufzeichnung { $number }, Zug { $move }: { $why }
record-missing = { $path } fehlt
record-unknown-key = { $path } gehört nicht dorthin
record-too-long = länger als { $most } Byte
record-byte-order-mark = beginnt mit einer Byte-Reihenfolge-Marke, die es in JSON nicht gibt
record-not-utf8 = nicht UTF-8 (Byte { $at })
record-not-json = kein JSON (Zeichen { $at })
record-nested-too-deeply = zu tief verschachtelt
record-key-twice = { $key } kommt zweimal vor
record-number-too-long = die Zahl { $number } ist zu lang
record-not-a-whole-number = { $number } ist keine ganze Zahl
record-draw-missing = eine zufällige Ziehung fehlt
record-wrong-number-drawn = { $have } zufällig gezogen statt { $need }
record-drawn-not-there = zufällig gezogen, aber nicht vorhanden: { $drawn }
record-draw-unused = mehr zufällig gezogen, als der Zug braucht
terminal-no-records = Keine Datei mit Aufzeichnungen: Keine der ersten { $count } Zeilen ist eine.

# Die Seiten von `piazza gallery` und `piazza replay`.
page-contents = Alle Bilder
page-keys = ← und → blättern durch die Bilder.
page-back = ← Zurück
page-forward = Weiter →
page-top = ↑ Nach oben
gallery-picture = { $game }: { $what }
replay-page-animation = Die ganze Partie

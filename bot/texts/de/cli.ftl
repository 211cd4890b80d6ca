# Was der Befehl `piazza` sagt.
terminal-piazza = Brettspiele auf Discord, eine Partie je Kanal, im Tempo der Spieler. Ohne Befehl: run.
terminal-usage = Aufruf:
terminal-commands = Befehle
terminal-command = BEFEHL
terminal-options = Optionen
terminal-arguments = Argumente
terminal-help = Zeigt diese Hilfe.
terminal-run = Verbindet mit Discord; ohne Token startet der Spielplatz.
terminal-playground = Alles im Browser ausprobieren, ohne Discord.
terminal-playground-port = Der Port der Seite; ohne Angabe einer, der frei ist.
terminal-selfplay = Lässt Computerspieler spielen und schreibt ihre Protokolle.
terminal-selfplay-game = Das Spiel (ohne Angabe { $game }).
terminal-selfplay-seats = Die Zahl der Spieler.
terminal-selfplay-games = Die Zahl der Partien (ohne Angabe 1).
terminal-selfplay-seed = Wo der Zufall beginnt; gleiche Zahl, gleiche Partien (ohne Angabe 0).
terminal-selfplay-players = Die Computerspieler in Zugreihenfolge, durch Kommas getrennt; ohne Angabe die einfachsten.
terminal-selfplay-out = Eine Datei für die Aufzeichnungen; ohne sie werden sie ausgegeben.
terminal-selfplay-done = { $count ->
    [one] 1 Partie in { $file }.
   *[other] { $count } Partien in { $file }.
}
terminal-selfplay-options = Die Optionen des Spiels, die gelten sollen, mit Kommas dazwischen; keine, wenn es fehlt.
terminal-wrong-options = Mit diesen Optionen lässt sich { $game } nicht spielen: { $why }.
terminal-verify = Prüft Partieprotokolle von überallher, eines je Zeile.
terminal-verify-file = Eine Datei mit Protokollen in JSON, eines je Zeile; - liest die Standardeingabe.
terminal-gallery = Zeichnet alle Arten von Bildern in einen Ordner, zum Ansehen.
terminal-gallery-out = Der Ordner; fehlt er, wird er angelegt.

terminal-no-token = DISCORD_TOKEN ist nicht gesetzt: Der Spielplatz im Browser startet.
terminal-no-token-no-playground = DISCORD_TOKEN ist nicht gesetzt, und der Spielplatz ist nicht installiert: Er gehört zum Quelltext und zu „uv run piazza“.
terminal-no-playground = Der Spielplatz ist nicht installiert: Er gehört zum Quelltext und zu „uv run piazza“.
terminal-wrong-use = { $why } („{ $program } --help“ zeigt, wie es geht)
terminal-number = keine ganze Zahl von { $least } bis { $most }
terminal-output-lost = Die Ausgabe lässt sich nicht schreiben: { $why }
terminal-unreadable = { $file } lässt sich nicht lesen: { $why }
terminal-foreign-folder = In { $folder } liegen andere Dateien, deshalb schreibe ich nichts hinein. Nenne einen leeren oder neuen Ordner.
terminal-unwritable = { $folder } lässt sich nicht schreiben: { $why }
terminal-gallery-done = { $count } Bilder; { $folder }/index.html zeigt sie alle.
gallery-title = Piazza: alle Bilder
terminal-verified = { $count ->
    [0] Keine Protokolle.
    [one] 1 Protokoll, und es stimmt.
   *[other] { $count } Protokolle, und alle stimmen.
}
terminal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }
terminal-unknown-player = Einen Computerspieler „{ $player }“ gibt es nicht; es gibt: { $known }
terminal-number-of-seats = Mit { $seats } geht es nicht; es braucht { $least } bis { $most } Spieler.
terminal-players-for-seats = Die Zahl der Spieler ({ $players }) ist nicht die der Plätze ({ $seats }).

setting-unknown = { $name }: Diese Einstellung gibt es nicht; gemeint ist vielleicht { $nearest }.
setting-token = { $name }: Ein Token hat keine Leerzeichen, Zeilenumbrüche oder Zeichen außerhalb von ASCII.
setting-path = { $name }: „{ $value }“ ist kein Pfad einer Datei.
setting-choice = { $name }: „{ $value }“ ist keines von { $choices }.
setting-number = { $name }: „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.
setting-seconds = { $name }: „{ $value }“ ist keine Zahl von Sekunden von { $least } bis { $most }.
setting-server = { $name }: Das ist keine Adresse eines PostgreSQL-Servers wie postgresql://user:password@host/database.
setting-address = { $name }: „{ $value }“ ist keine Adresse wie http://127.0.0.1:8080/api/v10.
setting-file-not-utf8 = { $file } ist nicht in UTF-8 geschrieben.
setting-file-unreadable = { $file } lässt sich nicht lesen: { $why }
setting-own-content = { $file }: { $why }.
setting-file-line = { $file }, Zeile { $line }: nicht NAME=WERT.
setting-file-line-of = { $file }, Zeile { $line }: { $name } ist nicht als { $name }=WERT geschrieben.
setting-file-twice = { $file }, Zeile { $line }: { $name } steht hier zum zweiten Mal.

# Was `piazza arena` sagt.
terminal-arena = Lässt Computerspieler wetteifern: Wer gewinnt wie oft?
terminal-arena-players = Die Computerspieler, durch Kommas getrennt; ohne Angabe alle.
terminal-arena-seats = Die Zahlen der Plätze, durch Kommas getrennt (ohne Angabe 2).
terminal-arena-games = Die Zahl der Partien für jede Zusammenstellung der Spieler (ohne Angabe 20).
terminal-arena-thinking = Wie lange ein suchender Spieler über einen Zug nachdenken darf: Simulationen (250) oder Sekunden (2s); ohne Angabe { $simulations }.
terminal-arena-jobs = Wie viele Partien gleichzeitig gespielt werden, jede in einem eigenen Prozess (ohne Angabe 1).
terminal-not-thinking = weder Simulationen wie 250 noch Sekunden wie 2s oder 0.5s
terminal-not-seats = keine Zahlen von Plätzen, durch Kommas getrennt
terminal-players-differ = Eine Arena braucht mindestens zwei verschiedene Computerspieler; es gibt: { $known }

arena-line-up = { $players } ({ $seats } Plätze, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, im Schnitt { $rounds } Runden)
arena-player = Spieler
arena-seats = Plätze
arena-wins = Siege
arena-interval = zu 95 % sicher
arena-score = Punkte im Schnitt
arena-range = { $low } bis { $high }
arena-times = Millisekunden für eine Entscheidung
arena-decisions = Entscheidungen
arena-median = Median
arena-p95 = 95. von 100
arena-longest = längste

# Was an der Aufzeichnung einer Partie nicht stimmt.
record-wrong = Aufzeichnung { $number }: { $why }
record-wrong-move = Aufzeichnung { $number }, Zug { $move }: { $why }
record-missing = { $path } fehlt
record-unknown-key = { $path } gehört nicht dorthin
record-too-long = länger als { $most } Byte
record-byte-order-mark = beginnt mit einer Byte-Reihenfolge-Marke, die es in JSON nicht gibt
record-not-utf8 = nicht in UTF-8 geschrieben (Byte { $at })
record-not-json = kein JSON (Zeichen { $at })
record-nested-too-deeply = zu tief verschachtelt
record-key-twice = { $key } kommt zweimal vor
record-number-too-long = die Zahl { $number } ist zu lang
record-not-a-whole-number = { $number } ist keine ganze Zahl
record-draw-missing = es fehlt, was zufällig gezogen wurde
record-wrong-number-drawn = { $have } zufällig gezogen, es müssen aber { $need } sein
record-drawn-not-there = zufällig gezogen, aber nicht vorhanden: { $drawn }
record-draw-unused = es wurde mehr zufällig gezogen, als der Zug braucht
terminal-no-records = Das ist keine Datei mit Aufzeichnungen: Keine der ersten { $count } Zeilen ist eine.

# Die Seiten von `piazza gallery` und `piazza replay`.
page-contents = Alle Bilder
page-keys = Die Pfeiltasten ← und → führen von Bild zu Bild.
page-back = ← Zurück
page-forward = Weiter →
page-top = ↑ Nach oben
gallery-picture = { $game }: { $what }
replay-page-animation = Die ganze Partie

# Was `piazza arena` sagt.
terminal-arena = Lässt Computerspieler wetteifern: Wer gewinnt wie oft?
terminal-arena-players = Die Computerspieler, durch Kommas getrennt; ohne Angabe alle.
terminal-arena-seats = Die Zahlen der Plätze, durch Kommas getrennt (ohne Angabe 2).
terminal-arena-games = Die Zahl der Partien für jede Zusammenstellung der Spieler (ohne Angabe 20).
terminal-arena-thinking = Wie lange ein suchender Spieler über einen Zug nachdenken darf: Simulationen (250) oder Sekunden (2s); ohne Angabe { $simulations }.
terminal-arena-jobs = Wie viele Partien gleichzeitig gespielt werden, jede in einem eigenen Prozess (ohne Angabe 1).
terminal-not-thinking = weder Simulationen wie 250 noch Sekunden wie 2s oder 0.5s
terminal-not-seats = keine Zahlen von Plätzen, durch Kommas getrennt
terminal-players-once = Jeder Computerspieler lässt sich einmal nennen, und mindestens einer muss es sein.

arena-line-up = { $players } ({ $seats } Plätze, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, im Schnitt { $rounds } Runden)
arena-player = Spieler
arena-seats = Plätze
arena-wins = Siege
arena-interval = zu 95 % sicher
arena-score = Punkte im Schnitt
arena-rate = { $rate } %
arena-range = { $low } bis { $high } %
arena-times = Millisekunden für eine Entscheidung
arena-decisions = Entscheidungen
arena-median = Median
arena-p95 = 95. von 100
arena-longest = längste

# Für den Betrieb: die Datenbank prüfen, sichern und wiederherstellen.
terminal-check = Alle gespeicherten Partien nachspielen und Schäden melden.
terminal-check-table = Nur den Tisch mit dieser Nummer prüfen.
terminal-backup = Die Datenbank in eine geprüfte Datei sichern.
terminal-backup-file = Die Zieldatei; eine ältere Sicherung dieses Namens wird ersetzt, sobald die neue geprüft ist.
terminal-backup-damaged = Die Sicherung auch behalten, wenn sie beschädigte Partien enthält.
terminal-restore = Eine Sicherung wiederherstellen (vorher den Bot anhalten).
terminal-restore-file = Die Sicherung.

store-missing = PIAZZA_DATABASE: { $path } gibt es nicht. Gib den richtigen Pfad an, oder starte den Bot, er legt die Datenbank an.
store-empty = PIAZZA_DATABASE: { $path } ist leer. Gib den richtigen Pfad an, oder starte den Bot, er legt die Datenbank an.
store-older-schema = PIAZZA_DATABASE: { $path } stammt von einer älteren Version von Piazza (Schema { $detail }). Starte den Bot einmal, um sie zu aktualisieren.

check-good = { $tables ->
    [0] Noch keine Tische; die Datenbank ist unbeschädigt.
    [one] 1 Tisch mit { $rows } Zeilen, keine Schäden.
   *[other] { $tables } Tische mit { $rows } Zeilen, keine Schäden.
 }
check-no-table = --table: In dieser Datenbank gibt es keinen Tisch { $table }.
check-bad = Beschädigt: { $bad } von { $tables ->
    [one] 1 Tisch.
   *[other] { $tables } Tischen.
 } Siehe „Checking“ in .github/docs/hosting.md.
check-file-bad = Die Datei selbst ist beschädigt: { $why }. Stelle eine Sicherung wieder her (piazza restore).
check-other-rules = { $tables ->
    [one] 1 davon wurde nach anderen Regeln gespielt als heute und nicht nachgespielt.
   *[other] { $tables } davon wurden nach anderen Regeln gespielt als heute und nicht nachgespielt.
 }
check-progress = { $done } von { $tables } Tischen geprüft …

damage-of-table = Tisch { $table }: { $what }
damage-of-row = Tisch { $table }, Zeile { $seq }: { $what }
damage-no-table = Diesen Tisch gibt es nicht.
damage-no-such-game = Unbekanntes Spiel: { $game }.
damage-row-missing = Diese Zeile des Protokolls fehlt.
damage-not-begun = Es gibt ein Protokoll, obwohl er nicht begonnen hat.
damage-seats = Dieses Spiel geht nicht zu { $count }.
damage-setup = Der Aufbau weicht ab bei { $path }: gespeichert { $stored }, aus der Stellung folgt { $right }.
damage-position = Die Stellung weicht ab bei { $path }: gespeichert { $stored }, nach den Regeln { $right }.
damage-action = Die Aktion weicht ab bei { $path }: gespeichert { $stored }, der Bot tut hier { $right }.
damage-events = Die Ereignisse weichen ab bei { $path }: gespeichert { $stored }, nach den Regeln { $right }.
damage-reveals = Ob etwas aufgedeckt wurde, weicht ab: gespeichert { $stored }, nach den Regeln { $right } ({ $path }).
damage-turn-ended = Ob damit ein Zug zu Ende war, weicht ab: gespeichert { $stored }, nach den Regeln { $right } ({ $path }).
damage-results = Die Ergebnisse weichen ab bei { $path }: gespeichert { $stored }, die Partie endete mit { $right }.
damage-to-act = Wer am Zug ist, weicht ab bei { $path }: gespeichert { $stored }, nach den Regeln { $right }.
damage-bad-data = Nicht nachspielbar: { $why }
damage-illegal = Gegen die Regeln: { $why }
damage-back-to = Es führt zurück zu Zeile { $back_to }, die nicht davor steht.
damage-nobody = Dazu ist kein Spieler gespeichert.
damage-not-ended = Der Tisch läuft noch, nach den Regeln ist die Partie aber zu Ende.
damage-not-over = Der Tisch ist beendet, nach den Regeln ist die Partie aber nicht zu Ende.
damage-announced = Zeile { $announced } wurde gemeldet, es gibt sie aber nicht.
damage-unreadable = Nicht lesbar: { $why }
damage-restless = Er hat sich bei jedem Lesen verändert; prüfe ihn noch einmal.

backup-made = { $games ->
    [one] Gesichert und geprüft: { $file } (1 Tisch, { $size }).
   *[other] Gesichert und geprüft: { $file } ({ $games } Tische, { $size }).
 }
backup-made-damaged = Gesichert: { $file } ({ $size }), obwohl { $bad ->
    [one] 1 Tisch beschädigt ist.
   *[other] { $bad } Tische beschädigt sind.
 }
backup-is-store = { $file } ist die Datenbank selbst. Wähle eine andere Datei.
backup-in-use = { $file } ist die Datenbank eines Bots, keine Sicherung. Sie wurde nicht verändert; wähle eine andere Datei.
backup-not-a-backup = { $file } ist keine Sicherung von Piazza. Sie wurde nicht verändert; wähle eine andere Datei.
backup-no-folder = { $file }: Den Ordner gibt es nicht.
backup-unwritable = { $file } lässt sich nicht schreiben: { $why }
backup-unreadable = Die Datenbank lässt sich nicht lesen: { $why }. Es wurde keine Sicherung gemacht und { $file } nicht verändert.
backup-damaged-file = Die Datenbank ist beschädigt: { $why }. Es wurde keine Sicherung gemacht und { $file } nicht verändert. Stelle eine frühere Sicherung wieder her (piazza restore).
backup-damaged-games = In der Datenbank { $bad ->
    [one] ist ein Tisch beschädigt ({ $first }).
   *[other] sind { $bad } Tische beschädigt ({ $first }).
 } Es wurde keine Sicherung gemacht und { $file } nicht verändert. Mehr zeigt „piazza check“; mit --even-damaged wird trotzdem gesichert.

restore-done = { $games ->
    [one] Wiederhergestellt: { $file } ({ $made }, 1 Tisch).
   *[other] Wiederhergestellt: { $file } ({ $made }, { $games } Tische).
 }
restore-kept = Die bisherige Datenbank heißt jetzt { $former }.
restore-made-at = gesichert am { $time } UTC
restore-made-unknown = nicht von piazza backup gemacht
restore-is-store = { $file } ist die Datenbank selbst. Wähle eine Sicherung.
restore-missing = { $file } gibt es nicht. Wähle eine Sicherung.
restore-not-a-store = { $file } ist keine Sicherung von Piazza. Nichts wurde verändert.
restore-newer = { $file } stammt von einer neueren Version von Piazza (Schema { $detail }). Nichts wurde verändert; aktualisiere den Bot.
restore-unreadable = { $file } lässt sich nicht lesen: { $why }. Nichts wurde verändert.
restore-damaged-file = { $file } ist beschädigt: { $why }. Nichts wurde verändert.
restore-damaged-games = In { $file } { $bad ->
    [one] ist ein Tisch beschädigt ({ $first }).
   *[other] sind { $bad } Tische beschädigt ({ $first }).
 } Nichts wurde verändert; mit --even-damaged wird sie trotzdem wiederhergestellt.
terminal-restore-damaged = Die Sicherung auch wiederherstellen, wenn sie beschädigte Partien enthält.
restore-unwritable = Der Ordner der Datenbank ist nicht beschreibbar: { $why }. Nichts wurde verändert.

store-in-the-way = PIAZZA_DATABASE: { $path } ist keine Datenbank von Piazza. Sie wurde nicht verändert; verschiebe sie zuerst.
size-kilobytes = { $number } kB
size-megabytes = { $number } MB
size-gigabytes = { $number } GB

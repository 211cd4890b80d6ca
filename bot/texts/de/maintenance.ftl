# Was liest, wer den Bot betreibt und einen Speicher prüft, sichert und zurückholt.
terminal-check = Spielt jede gespeicherte Partie nach und nennt Schäden.
terminal-check-table = Die Nummer des einzigen Tisches, der geprüft werden soll.
terminal-backup = Sichert den Speicher in eine Datei; der Bot darf laufen.
terminal-backup-file = Die Datei, die entstehen soll; eine frühere Sicherung dieses Namens wird ersetzt, sobald die neue gut ist.
terminal-backup-damaged = Die Sicherung auch behalten, wenn Partien darin beschädigt sind.
terminal-restore = Macht eine Sicherung zum Speicher; kein Bot darf laufen.
terminal-restore-file = Die Sicherung.

store-missing = PIAZZA_DATABASE: { $path } gibt es nicht. Nenne den Speicher, oder starte den Bot: Er legt einen an.
store-empty = PIAZZA_DATABASE: { $path } ist leer. Nenne den Speicher, oder starte den Bot: Er legt einen an.
store-older-schema = PIAZZA_DATABASE: { $path } stammt von einer älteren Piazza (Schema { $detail }). Starte den Bot einmal, er bringt ihn auf den neuesten Stand.

check-good = { $tables ->
    [0] Noch keine Tische; der Speicher ist heil.
    [one] 1 Tisch mit { $rows } Zeilen: alles in Ordnung.
   *[other] { $tables } Tische mit { $rows } Zeilen: alles in Ordnung.
 }
check-bad = Beschädigt: { $bad } von { $tables ->
    [one] 1 Tisch.
   *[other] { $tables } Tischen.
 } Was zu tun ist, steht in .github/docs/hosting.md unter „Checking“.
check-file-bad = Die Datei selbst ist beschädigt: { $why }. Hole eine Sicherung zurück (piazza restore).
check-other-rules = { $tables ->
    [one] 1 davon wurde nach anderen Regeln gespielt als heute und nicht nachgespielt.
   *[other] { $tables } davon wurden nach anderen Regeln gespielt als heute und nicht nachgespielt.
 }
check-progress = { $done } von { $tables } Tischen geprüft …

damage-of-table = Tisch { $table }: { $what }
damage-of-row = Tisch { $table }, Zeile { $seq }: { $what }
damage-no-table = Einen solchen Tisch gibt es nicht.
damage-no-such-game = Kein Spiel heißt hier { $game }.
damage-row-missing = Diese Zeile seines Protokolls fehlt.
damage-not-begun = Es gibt ein Protokoll, obwohl er nicht begonnen hat.
damage-seats = Zu { $count } lässt sich dieses Spiel nicht spielen.
damage-setup = Woraus ausgeteilt wurde, weicht ab bei { $path }: Gespeichert ist { $stored }, aus der Stellung folgt { $right }.
damage-position = Die Stellung weicht ab bei { $path }: Gespeichert ist { $stored }, nach den Regeln ist es { $right }.
damage-action = Die Aktion weicht ab bei { $path }: Gespeichert ist { $stored }, der Bot tut hier { $right }.
damage-events = Was geschah, weicht ab bei { $path }: Gespeichert ist { $stored }, nach den Regeln ist es { $right }.
damage-reveals = Ob etwas ans Licht kam, weicht ab: Gespeichert ist { $stored }, nach den Regeln ist es { $right } ({ $path }).
damage-turn-ended = Ob damit ein Zug zu Ende ging, weicht ab: Gespeichert ist { $stored }, nach den Regeln ist es { $right } ({ $path }).
damage-results = Die Ergebnisse weichen ab bei { $path }: Gespeichert ist { $stored }, herausgekommen ist { $right }.
damage-to-act = Wer am Zug ist, weicht ab bei { $path }: Gespeichert ist { $stored }, nach den Regeln ist es { $right }.
damage-bad-data = Das lässt sich nicht nachspielen: { $why }
damage-illegal = Die Regeln erlauben das nicht: { $why }
damage-back-to = Es führt zurück zu Zeile { $back_to }, die nicht davor liegt.
damage-nobody = Niemand hat es getan.
damage-not-ended = Nach den Regeln ist die Partie zu Ende, aber der Tisch läuft.
damage-not-over = Der Tisch ist zu Ende, aber nach den Regeln ist es die Partie nicht.
damage-announced = Zeile { $announced } wurde verkündet, es gibt sie nicht.
damage-unreadable = Er lässt sich nicht lesen: { $why }
damage-restless = Er hat sich bei jedem Lesen verändert; prüfe ihn noch einmal.

backup-made = { $games ->
    [one] Gesichert und geprüft: { $file } (1 Tisch, { $size }).
   *[other] Gesichert und geprüft: { $file } ({ $games } Tische, { $size }).
 }
backup-made-damaged = Gesichert: { $file } ({ $size }), obwohl { $bad ->
    [one] 1 Tisch beschädigt ist.
   *[other] { $bad } Tische beschädigt sind.
 }
backup-not-sqlite = PIAZZA_DATABASE ist keine Datei, sondern ein PostgreSQL-Server: Sichere ihn mit pg_dump, und hole ihn mit pg_restore zurück.
backup-is-store = { $file } ist der Speicher selbst. Nenne eine andere Datei.
backup-in-use = { $file } ist oder war der Speicher eines laufenden Bots, keine Sicherung. Die Datei blieb, wie sie ist; nenne eine andere.
backup-not-a-backup = { $file } ist keine Sicherung von Piazza. Sie blieb, wie sie ist; nenne eine andere Datei.
backup-no-folder = { $file }: Den Ordner dafür gibt es nicht.
backup-unwritable = { $file } lässt sich nicht schreiben: { $why }
backup-unreadable = Der Speicher lässt sich nicht lesen: { $why }. Es entstand keine Sicherung; { $file } blieb, wie sie war.
backup-damaged-file = Der Speicher ist beschädigt: { $why }. Es entstand keine Sicherung; { $file } blieb, wie sie war. Hole eine frühere zurück (piazza restore).
backup-damaged-games = Im Speicher { $bad ->
    [one] ist ein Tisch beschädigt ({ $first }).
   *[other] sind { $bad } Tische beschädigt ({ $first }).
 } Es entstand keine Sicherung; { $file } blieb, wie sie war. „piazza check“ sagt mehr, --even-damaged sichert trotzdem.

restore-done = { $games ->
    [one] Zurückgeholt: { $file } ({ $made }, 1 Tisch) ist jetzt der Speicher.
   *[other] Zurückgeholt: { $file } ({ $made }, { $games } Tische) ist jetzt der Speicher.
 }
restore-kept = Der bisherige Speicher liegt als { $former } daneben.
restore-made-at = gesichert am { $time } UTC
restore-made-unknown = nicht von piazza backup gemacht
restore-is-store = { $file } ist der Speicher selbst. Nenne eine Sicherung.
restore-missing = { $file } gibt es nicht. Nenne eine Sicherung.
restore-not-a-store = { $file } ist kein Speicher von Piazza. Nichts wurde verändert.
restore-newer = { $file } stammt von einer neueren Piazza (Schema { $detail }). Nichts wurde verändert; aktualisiere den Bot.
restore-unreadable = { $file } lässt sich nicht lesen: { $why }. Nichts wurde verändert.
restore-damaged-file = { $file } ist beschädigt: { $why }. Nichts wurde verändert.
restore-damaged-games = In { $file } { $bad ->
    [one] ist ein Tisch beschädigt ({ $first }).
   *[other] sind { $bad } Tische beschädigt ({ $first }).
 } Nichts wurde verändert; --even-damaged holt sie trotzdem zurück.
terminal-restore-damaged = Die Sicherung auch zurückholen, wenn Partien darin beschädigt sind.
restore-unwritable = In den Ordner des Speichers lässt sich nicht schreiben: { $why }. Der Speicher blieb, wie er war.

store-in-the-way = PIAZZA_DATABASE: { $path } ist kein Speicher von Piazza. Die Datei blieb, wie sie ist; räume sie erst weg.
size-kilobytes = { $number } kB
size-megabytes = { $number } MB
size-gigabytes = { $number } GB

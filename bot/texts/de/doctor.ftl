# `piazza doctor`: eine Zeile je Thema, mit Befund und Abhilfe.
terminal-doctor = Alles prüfen, was der Bot braucht, und Lösungen vorschlagen.
doctor-mark-ok = gut
doctor-mark-warning = WARNUNG
doctor-mark-fault = FEHLER
doctor-mark-skipped = –
doctor-summary = { $faults ->
    [0] { $warnings ->
        [0] Alles in Ordnung.
        [one] Kein Fehler, 1 Warnung.
       *[other] Kein Fehler, { $warnings } Warnungen.
    }
    [one] { $warnings ->
        [0] 1 Fehler.
        [one] 1 Fehler, 1 Warnung.
       *[other] 1 Fehler, { $warnings } Warnungen.
    }
   *[other] { $warnings ->
        [0] { $faults } Fehler.
        [one] { $faults } Fehler, 1 Warnung.
       *[other] { $faults } Fehler, { $warnings } Warnungen.
    }
 }

doctor-subject-settings = Einstellungen
doctor-settings-none = { $file } gibt es nicht; es gelten nur Umgebungsvariablen.
doctor-settings-read = { $file } ist in Ordnung.
doctor-settings-open = { $file } enthält das Token und ist für andere Benutzer dieses Rechners lesbar. Abhilfe: chmod 600
doctor-settings-wrong = { $why } Behebe das zuerst; die anderen Einstellungen wurden nicht geprüft.

doctor-subject-programs = Programme
doctor-programs-found = Piazza { $piazza }, discord.py { $discord }, Python { $python }.
doctor-programs-missing = { $package } ist nicht installiert. Installiere den Bot neu (uv sync).

doctor-subject-token = Token
doctor-token-none = DISCORD_TOKEN ist nicht gesetzt, deshalb startet „piazza“ den Playground. Discord wird nicht geprüft.
doctor-token-refused = Discord lehnt DISCORD_TOKEN ab. Kopiere es noch einmal aus dem Entwicklerportal, unter „Bot“.
doctor-token-unreachable = Discord ist nicht erreichbar: { $why } Prüfe das Netzwerk dieses Rechners. Discord wird sonst nicht geprüft.
doctor-token-accepted = Discord nimmt es an; der Bot heißt { $name }.

doctor-subject-clock = Uhr
doctor-clock-right = Sie stimmt mit der von Discord überein.
doctor-clock-wrong = Sie geht { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
 } falsch. Schalte die Netzwerkzeit ein (zum Beispiel: timedatectl set-ntp true).
doctor-clock-unknown = Discord hat keine Uhrzeit geschickt.

doctor-subject-intents = Intents
doctor-intents-none = Es sind keine privilegierten eingeschaltet, und es werden keine gebraucht.
doctor-intents-more = Im Entwicklerportal eingeschaltet, aber nicht gebraucht: { $names }. Du kannst sie ausschalten.

doctor-subject-clicks = Klicks
doctor-clicks-elsewhere = Discord schickt sie an eine Webadresse, der Bot bekommt keine. Leere „Interactions Endpoint URL“ im Entwicklerportal.

doctor-subject-connections = Verbindungen
doctor-connections-enough = Der Bot kann sich heute noch { $count ->
    [one] einmal
   *[other] { $count }-mal
 } verbinden.
doctor-connections-few = Der Bot kann sich in { $hours ->
    [one] der nächsten Stunde
   *[other] den nächsten { $hours } Stunden
 } nur noch { $count ->
    [one] einmal
   *[other] { $count }-mal
 } verbinden. Etwas startet ihn immer wieder; sieh in sein Protokoll.

doctor-subject-shards = Shards
doctor-shards-few = { $count ->
    [one] Alle Server teilen sich 1 Verbindung
   *[other] Die Server sind auf { $count } Verbindungen verteilt
 }, Discord empfiehlt aber { $more }. Setze PIAZZA_SHARDS=auto oder für alle Prozesse eine größere Zahl.
doctor-shards-some = Dieser Prozess hat { $own } von { $count } Verbindungen; jede der anderen muss genau ein anderer Prozess haben.
doctor-shards-all = { $count ->
    [one] 1 Verbindung reicht für alle Server.
   *[other] { $count } Verbindungen reichen für alle Server.
 }

doctor-subject-server = Server
doctor-server-lacks = { $name } ({ $id }) erlaubt dem Bot nicht: { $rights }. Die Serververwaltung kann es seiner Rolle erlauben.

doctor-subject-servers = Server
doctor-servers-none = Der Bot ist noch auf keinem Server. Siehe „Inviting the bot to your server“ in der README.
doctor-servers-well = { $count ->
    [one] Auf 1 Server hat er alle nötigen Rechte.
   *[other] Auf { $count } Servern hat er alle nötigen Rechte.
 }
doctor-servers-unanswered = Keine Antwort von Discord ({ $why }). Versuch es später noch einmal.

doctor-subject-channel = Kanal
doctor-channel-lacks = In „{ $name }“ auf { $server }, wo Tisch { $table } spielt, fehlt dem Bot: { $rights }. Die Serververwaltung kann es ihm dort erlauben.

doctor-subject-channels = Kanäle
doctor-channels-lost = { $count ->
    [one] 1 Tisch hat keinen Kanal mehr (Tisch { $tables }): Der Kanal ist gelöscht oder für den Bot unsichtbar, oder der Bot ist nicht mehr auf dem Server. Lass ihn wieder hinein, oder beende den Tisch mit /admin beenden.
   *[other] { $count } Tische haben keinen Kanal mehr (Tische { $tables }): Die Kanäle sind gelöscht oder für den Bot unsichtbar, oder der Bot ist nicht mehr auf den Servern. Lass ihn wieder hinein, oder beende die Tische mit /admin beenden.
 }
doctor-channels-well = { $count ->
    [one] In 1 Kanal mit einer Partie hat er alle nötigen Rechte.
   *[other] In { $count } Kanälen mit einer Partie hat er alle nötigen Rechte.
 }

doctor-subject-commands = Befehle
doctor-commands-there = { $count ->
    [one] 1 ist registriert und aktuell.
   *[other] Alle { $count } sind registriert und aktuell.
 }
doctor-commands-none = { $count ->
    [one] Der einzige Befehl ist nicht registriert.
   *[other] Keiner der { $count } Befehle ist registriert.
 } Starte den Bot einmal mit PIAZZA_SYNC_COMMANDS=true.
doctor-commands-other = Veraltet: { $names }. Starte den Bot einmal mit PIAZZA_SYNC_COMMANDS=true.

doctor-subject-pictures = Bilder
doctor-pictures-drawn = Schriften gefunden, das Zeichnen klappt.
doctor-pictures-broken = Das Zeichnen misslingt ({ $why }). Installiere den Bot neu (uv sync).

doctor-subject-thinking = Denken
doctor-thinking-begins = { $count ->
    [one] Ein Prozess für Computerspieler startet und antwortet; 1 darf laufen.
   *[other] Ein Prozess für Computerspieler startet und antwortet; { $count } dürfen laufen.
 }
doctor-thinking-broken = Kein Prozess für Computerspieler startet ({ $why }). Prüfe die Grenzen für Prozesse und Speicher.

doctor-subject-store = Datenbank
doctor-store-server = { $server } antwortet; dort gibt es { $tables ->
    [one] 1 Tisch.
   *[other] { $tables } Tische.
 }
doctor-store-none = { $path } gibt es noch nicht; der erste Start legt es an.
doctor-store-no-place = { $path } lässt sich nicht anlegen: { $folder } ist nicht beschreibbar. Ändere das, oder setze PIAZZA_DATABASE.
doctor-store-unusable = { $why }
doctor-store-damaged = { $path } ist beschädigt: { $why } Halte den Bot an und stelle eine Sicherung wieder her (piazza restore).
doctor-store-not-writable = { $path } oder der Ordner ist für dich nicht beschreibbar (Schema { $schema }, { $size }). Rufe das als Benutzer des Bots auf, oder gib ihm Schreibrechte.
doctor-store-older = { $path } hat Schema { $schema } ({ $size }); der nächste Start aktualisiert es auf { $today }. Sichere es vorher.
doctor-store-in-use = { $path } ist unbeschädigt (Schema { $schema }, { $size }); ein Bot benutzt es gerade.
doctor-store-free = { $path } ist unbeschädigt (Schema { $schema }, { $size }); kein Bot benutzt es.

doctor-subject-room = Platte
doctor-room-server = Auf dem Datenbankserver nicht geprüft.
doctor-room-enough = { $free } frei, die Datenbank braucht { $used }.
doctor-room-little = Nur { $free } frei, die Datenbank braucht { $used }. Schaffe bald Platz, oder verschiebe die Datenbank (PIAZZA_DATABASE).
doctor-room-none = Nur { $free } frei, die Datenbank braucht { $used }. Schaffe jetzt Platz, sonst lassen sich keine Züge speichern.

doctor-subject-backups = Sicherungen
doctor-backups-server = Den Datenbankserver sicherst du mit pg_dump.
doctor-backups-not-wanted = Ausgeschaltet. Setze PIAZZA_BACKUPS, oder rufe jede Nacht „piazza backup“ auf.
doctor-backups-not-writable = { $folder } ist nicht beschreibbar. Ändere das, oder setze PIAZZA_BACKUPS auf einen anderen Ordner.
doctor-backups-none = In { $folder } gibt es noch keine; ein laufender Bot macht in wenigen Minuten eine. Wenn nicht, sieh in sein Protokoll.
doctor-backups-damaged = Die neueste, { $file }, enthält beschädigte Tische. „piazza check“ listet sie auf.
doctor-backups-old = Die neueste, { $file }, ist { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
 } alt. Warum es keine neuere gibt, steht im Protokoll des Bots.
doctor-backups-there = { $count ->
    [one] 1,
   *[other] { $count }, die neueste
 } { $hours ->
    [0] keine Stunde alt.
    [one] 1 Stunde alt.
   *[other] { $hours } Stunden alt.
 }

# Was `piazza doctor` sagt: eine Zeile je Gegenstand, was er fand, und was zu tun ist.
terminal-doctor = Sieht nach allem, was der Bot braucht: Was ist zu tun?
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
doctor-settings-none = { $file } gibt es nicht; die Einstellungen kommen allein aus der Umgebung.
doctor-settings-read = { $file } ist in Ordnung.
doctor-settings-open = { $file } enthält das Token, und andere auf dieser Maschine dürfen es lesen. Nimm ihnen das: chmod 600
doctor-settings-wrong = { $why } Alles Weitere wird erst angesehen, wenn das stimmt.

doctor-subject-programs = Programme
doctor-programs-found = Piazza { $piazza }, discord.py { $discord }, Python { $python }.
doctor-programs-missing = { $package } ist nicht installiert. Installiere den Bot neu (uv sync).

doctor-subject-token = Token
doctor-token-none = DISCORD_TOKEN ist nicht gesetzt; „piazza“ startet den Spielplatz. Was Discord betrifft, bleibt hier aus.
doctor-token-refused = Discord nimmt DISCORD_TOKEN nicht an. Kopiere es noch einmal aus dem Entwicklerportal, unter „Bot“.
doctor-token-unreachable = Discord ist nicht zu erreichen: { $why } Sieh nach dem Netz dieser Maschine; was Discord sonst betrifft, bleibt aus.
doctor-token-accepted = Discord nimmt es an; der Bot heißt { $name }.

doctor-subject-clock = Uhr
doctor-clock-right = Sie geht wie die von Discord.
doctor-clock-wrong = Sie geht { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
 } falsch. Lass die Maschine sie nach dem Netz stellen (etwa: timedatectl set-ntp true).
doctor-clock-unknown = Discord hat die Zeit nicht genannt.

doctor-subject-intents = Intents
doctor-intents-none = Keine besonderen sind eingeschaltet, und keine werden gebraucht.
doctor-intents-more = Im Entwicklerportal eingeschaltet, aber nicht gebraucht: { $names }. Du kannst sie ausschalten.

doctor-subject-clicks = Klicks
doctor-clicks-elsewhere = Die Anwendung schickt sie an eine Adresse im Netz, der Bot bekommt keine. Leere „Interactions Endpoint URL“ im Entwicklerportal.

doctor-subject-connections = Verbindungen
doctor-connections-enough = Discord lässt den Bot sich heute noch { $count ->
    [one] einmal
   *[other] { $count }-mal
 } verbinden.
doctor-connections-few = Discord lässt den Bot sich nur noch { $count ->
    [one] einmal
   *[other] { $count }-mal
 } verbinden, in { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
 } wieder öfter. Etwas startet ihn immer wieder; sein Protokoll sagt, was.

doctor-subject-shards = Shards
doctor-shards-few = { $count ->
    [one] Die Server des Bots teilen sich 1 Verbindung
   *[other] Die Server des Bots sind auf { $count } Verbindungen verteilt
 }, Discord empfiehlt aber { $more }. Setze PIAZZA_SHARDS=auto oder für alle Prozesse eine größere Zahl.
doctor-shards-some = Dieser Prozess hat { $own } von { $count } Verbindungen; jede der anderen muss genau ein anderer Prozess haben.
doctor-shards-all = { $count ->
    [one] 1 Verbindung reicht für alle Server.
   *[other] { $count } Verbindungen reichen für alle Server.
 }

doctor-subject-server = Server
doctor-server-lacks = { $name } ({ $id }) gibt dem Bot nicht: { $rights }. Wer den Server verwaltet, kann es der Rolle des Bots geben.

doctor-subject-servers = Server
doctor-servers-none = Der Bot ist noch auf keinem. Lade ihn ein: README, „Inviting the bot to your server“.
doctor-servers-well = { $count ->
    [one] Auf 1 Server darf er alles, was er braucht.
   *[other] Auf { $count } Servern darf er alles, was er braucht.
 }
doctor-servers-unanswered = Discord hat es nicht gesagt ({ $why }). Versuch es später noch einmal.

doctor-subject-channel = Kanal
doctor-channel-lacks = In „{ $name }“ auf { $server } spielt Tisch { $table }, und dem Bot fehlt dort: { $rights }. Wer den Server verwaltet, kann es ihm in diesem Kanal geben.

doctor-subject-channels = Kanäle
doctor-channels-lost = { $count ->
    [one] 1 Tisch hat keinen Platz mehr (Tisch { $tables }): Sein Kanal ist weg oder vor dem Bot verborgen, oder der Bot ist nicht mehr auf dem Server. War das nicht so gemeint, lass den Bot wieder hinein; was zu Ende ist, beendet ein Verwalter mit /admin beenden.
   *[other] { $count } Tische haben keinen Platz mehr (Tische { $tables }): Ihre Kanäle sind weg oder vor dem Bot verborgen, oder der Bot ist nicht mehr auf den Servern. War das nicht so gemeint, lass den Bot wieder hinein; was zu Ende ist, beendet ein Verwalter mit /admin beenden.
 }
doctor-channels-well = { $count ->
    [one] In 1 Kanal, in dem gespielt wird, darf er alles, was er braucht.
   *[other] In { $count } Kanälen, in denen gespielt wird, darf er alles, was er braucht.
 }

doctor-subject-commands = Befehle
doctor-commands-there = { $count ->
    [one] Der einzige ist angemeldet und auf dem neuesten Stand.
   *[other] Alle { $count } sind angemeldet und auf dem neuesten Stand.
 }
doctor-commands-none = { $count ->
    [one] Der einzige Befehl ist
   *[other] Keiner der { $count } Befehle ist
 } angemeldet. Starte den Bot einmal mit PIAZZA_SYNC_COMMANDS=true.
doctor-commands-other = Nicht, wie diese Version sie hat: { $names }. Starte den Bot einmal mit PIAZZA_SYNC_COMMANDS=true.

doctor-subject-pictures = Bilder
doctor-pictures-drawn = Die Schriften sind da, und das Zeichnen gelingt.
doctor-pictures-broken = Sie lassen sich nicht zeichnen ({ $why }). Installiere den Bot neu (uv sync).
doctor-no-png = kein PNG

doctor-subject-thinking = Denken
doctor-thinking-begins = { $count ->
    [one] Ein Prozess für Computerspieler beginnt und antwortet; 1 darf laufen.
   *[other] Ein Prozess für Computerspieler beginnt und antwortet; { $count } dürfen laufen.
 }
doctor-thinking-broken = Kein Prozess für Computerspieler beginnt ({ $why }). Sieh nach den Grenzen für Prozesse und Speicher.

doctor-subject-store = Speicher
doctor-store-server = Der Server { $server } antwortet; er hat { $tables ->
    [one] 1 Tisch.
   *[other] { $tables } Tische.
 }
doctor-store-none = { $path } gibt es noch nicht; der erste Start legt es an.
doctor-store-no-place = { $path } lässt sich nicht anlegen: In { $folder } darf nicht geschrieben werden. Erlaube es, oder setze PIAZZA_DATABASE.
doctor-store-unusable = { $why }
doctor-store-damaged = { $path } ist beschädigt: { $why } Halte den Bot an und hole eine Sicherung zurück (piazza restore).
doctor-store-not-writable = { $path } oder der Ordner lässt sich von dem, der das hier aufruft, nicht schreiben (Schema { $schema }, { $size }). Rufe es als Benutzer des Bots auf, oder erlaube ihm das Schreiben.
doctor-store-older = { $path } hat Schema { $schema } ({ $size }); der nächste Start bringt es auf { $today }. Sichere es vorher.
doctor-store-in-use = { $path } ist heil (Schema { $schema }, { $size }), und ein Bot läuft darauf.
doctor-store-free = { $path } ist heil (Schema { $schema }, { $size }); kein Bot läuft darauf.

doctor-subject-room = Platte
doctor-room-server = Nach der des Servers wird nicht gesehen.
doctor-room-enough = { $free } sind frei, der Speicher braucht { $used }.
doctor-room-little = Nur { $free } sind frei, der Speicher braucht { $used }. Schaff bald Platz, oder leg den Speicher anderswohin (PIAZZA_DATABASE).
doctor-room-none = Nur { $free } sind frei, der Speicher braucht { $used }. Schaff jetzt Platz: Ohne ihn lässt sich kein Zug behalten.

doctor-subject-backups = Sicherungen
doctor-backups-server = Die des Servers macht pg_dump.
doctor-backups-not-wanted = Der Bot macht keine. Setze PIAZZA_BACKUPS, oder rufe jede Nacht „piazza backup“ auf.
doctor-backups-not-writable = In { $folder } darf nicht geschrieben werden. Erlaube es, oder setze PIAZZA_BACKUPS auf einen anderen Ordner.
doctor-backups-none = In { $folder } ist noch keine; ein laufender Bot macht binnen Minuten eine. Wenn nicht, sagt sein Protokoll, warum.
doctor-backups-damaged = Die neueste, { $file }, ist von einem Speicher mit beschädigten Tischen. „piazza check“ sagt, welche.
doctor-backups-old = Die neueste, { $file }, ist { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
 } alt. Das Protokoll des Bots sagt, warum seither keine entstand.
doctor-backups-there = { $count ->
    [one] 1 liegt da; sie ist
   *[other] { $count } liegen da; die neueste ist
 } { $hours ->
    [0] keine Stunde alt.
    [one] 1 Stunde alt.
   *[other] { $hours } Stunden alt.
 }

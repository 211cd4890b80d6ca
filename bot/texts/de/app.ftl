# Fehler in der Konfiguration beim Start, und die Antwort auf einen Klick, den ein Neustart abbricht.
store-not-a-file = PIAZZA_DATABASE: { $path } ist keine Datei. Wähle eine Datei, die der Bot anlegen oder benutzen kann.
store-not-a-database = PIAZZA_DATABASE: { $path } ist keine Datenbank. Sie wurde nicht verändert; wähle eine andere Datei.
store-not-ours = PIAZZA_DATABASE: { $path } gehört einem anderen Programm. Sie wurde nicht verändert; wähle eine andere Datei.
store-newer-schema = PIAZZA_DATABASE: { $path } stammt von einer neueren Version von Piazza (Schema { $detail }). Sie wurde nicht verändert; aktualisiere den Bot.
store-read-only = PIAZZA_DATABASE: { $path } ist schreibgeschützt. Gib dem Bot Schreibrechte, oder wähle eine andere Datei.
store-locked = PIAZZA_DATABASE: { $path } ist von einem anderen Programm gesperrt. Schließe es und starte neu.
store-in-use = PIAZZA_DATABASE: { $path } wird schon von einem anderen Piazza benutzt. Beende es zuerst.
store-unreadable = PIAZZA_DATABASE: { $path } ist nicht benutzbar ({ $detail }).
token-refused = DISCORD_TOKEN: Discord lehnt dieses Token ab. Kopiere es noch einmal aus dem Entwicklerportal.
discord-unreachable = Discord ist nicht erreichbar: { $why }

setting-listening = { $name }: „{ $value }“ ist weder ein Port (1 bis 65535) noch ein Rechner mit Port, etwa 127.0.0.1:9464.
metrics-unavailable = PIAZZA_METRICS: { $address } ist nicht verfügbar ({ $why }). Wähle einen anderen Port, oder beende das Programm, das ihn benutzt.
answer-interrupted = Entschuldige, ich starte gerade neu und konnte das nicht beenden. Nichts hat sich geändert; versuch es gleich noch einmal.

store-damaged = PIAZZA_DATABASE: { $path } ist beschädigt ({ $detail }). Sie wurde nicht verändert. Sieh mit „piazza check“ nach, was betroffen ist, und stelle mit „piazza restore“ eine Sicherung wieder her.
store-no-driver = PIAZZA_DATABASE: { $path } braucht das Paket asyncpg. Installiere es (pip install asyncpg, oder piazza[postgres]).
store-unreachable = PIAZZA_DATABASE: keine Verbindung zu { $path } ({ $detail }).
store-refused = PIAZZA_DATABASE: { $path } lehnt die Anmeldung des Bots ab ({ $detail }).
store-on-server = PIAZZA_DATABASE ist ein PostgreSQL-Server ({ $path }), dieser Befehl braucht aber eine Datenbankdatei. Nimm die Werkzeuge des Servers, etwa pg_dump und pg_restore.
setting-shards = { $name }: „{ $value }“ ist weder auto noch eine Zahl von 0 bis { $most }.
setting-shard-ids = { $name }: „{ $value }“ ist keine Liste von Shards wie 0-3 oder 0, 2, 5.
setting-shard-ids-beyond = { $name }: Shards zählen von 0 bis eins unter { $shards }; dort muss hier eine Zahl stehen.

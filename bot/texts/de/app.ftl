# Was Betreiber lesen, wenn der Bot so nicht starten oder laufen kann, und was jemand liest, dessen Klick ein Neustart abbrach.
store-not-a-file = PIAZZA_DATABASE: { $path } ist keine Datei. Nenne eine Datei, die der Bot anlegen oder benutzen darf.
store-not-a-database = PIAZZA_DATABASE: { $path } ist keine Datenbank. Sie blieb, wie sie ist; nenne eine andere Datei.
store-not-ours = PIAZZA_DATABASE: { $path } ist die Datenbank eines anderen Programms. Sie blieb, wie sie ist; nenne eine andere Datei.
store-newer-schema = PIAZZA_DATABASE: { $path } wurde von einem neueren Piazza geschrieben (Schema { $detail }). Sie blieb, wie sie ist; aktualisiere den Bot.
store-read-only = PIAZZA_DATABASE: { $path } ist schreibgeschützt. Erlaube dem Bot zu schreiben oder nenne eine andere Datei.
store-locked = PIAZZA_DATABASE: { $path } ist von einem anderen Programm gesperrt. Schließe es und starte neu.
store-in-use = PIAZZA_DATABASE: { $path } wird von einem anderen Piazza benutzt. Beende zuerst jenes.
store-unreadable = PIAZZA_DATABASE: { $path } kann nicht benutzt werden ({ $detail }).
token-refused = DISCORD_TOKEN: Discord nimmt dieses Token nicht an. Kopiere es noch einmal aus dem Entwicklerportal.
discord-unreachable = Discord ist nicht zu erreichen: { $why }

setting-listening = { $name }: „{ $value }“ ist weder ein Port von 1 bis 65535 noch ein Rechner mit einem solchen, etwa 127.0.0.1:9464.
metrics-unavailable = PIAZZA_METRICS: Unter { $address } lässt sich nichts anbieten ({ $why }). Wähle einen anderen Port, oder halte an, was diesen benutzt.
answer-interrupted = Entschuldige, ich werde gerade neu gestartet und musste das abbrechen; geändert hat sich dadurch nichts. Versuche es gleich noch einmal: Alle Knöpfe gehen weiterhin.

store-no-driver = PIAZZA_DATABASE: { $path } braucht das Paket asyncpg. Installiere es (pip install asyncpg, oder piazza[postgres]).
store-unreachable = PIAZZA_DATABASE: { $path } kann nicht benutzt werden ({ $detail }).
store-refused = PIAZZA_DATABASE: { $path } lässt den Bot nicht herein ({ $detail }).
store-on-server = PIAZZA_DATABASE nennt einen PostgreSQL-Server ({ $path }). Dieser Befehl ist für einen Speicher in einer Datei; nimm die Mittel des Servers, etwa pg_dump und pg_restore.
setting-shards = { $name }: „{ $value }“ ist weder auto noch eine Zahl von 0 bis { $most }.
setting-shard-ids = { $name }: „{ $value }“ ist keine Liste von Shards wie 0-3 oder 0, 2, 5.
setting-shard-ids-beyond = { $name }: Shards zählen von 0 bis eins unter { $shards }, und dort muss dafür eine Zahl stehen.

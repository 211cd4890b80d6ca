# Was der Betreiber liest, wenn der Bot nicht starten kann, und was der Spielplatz sagt.
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
playground-ready = Der Spielplatz ist offen: { $url }
playground-how = Öffne die Adresse im Browser, tippe /table new und spiele. Das Menü oben wechselt zwischen den Leuten im Kanal. Strg+C beendet ihn.
playground-intro = Willkommen auf dem Spielplatz. Tippe `/table new` und wähle das Spiel, füge mit einem Klick einen Computerspieler hinzu und drücke **Beginnen**.

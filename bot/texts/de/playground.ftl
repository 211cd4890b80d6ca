# Der Playground.
playground-ready = Playground: { $url }
playground-how = Öffne die Adresse im Browser und drücke „Gegen Anfänger spielen“, oder tippe /table new. Das Menü oben wechselt zwischen Personen, Kanälen und Direktnachrichten. Befehle haben hier ihre englischen Namen. Strg+C beendet den Playground.
playground-intro = Wähle ein Spiel: Drücke **Gegen Anfänger spielen** oder **Lernen**, oder eröffne einen Tisch mit `/table new`.
playground-game = **{ $game }** · { $seats } Spieler
    { $about }
playground-second = Ein zweiter Kanal, für eine weitere Partie.
playground-port-in-use = Port { $port } ist schon belegt. Nimm einen anderen mit --port oder lass die Angabe weg.
playground-port-unusable = Port { $port } ist nicht verwendbar: { $why }
# Das Menü oben auf der Seite: jemand in einem Kanal oder in Direktnachrichten.
playground-manager = { $name } (Verwaltung)
playground-german = { $name } (Deutsch)
playground-in-channel = #{ $channel }: { $who }
playground-in-private = DM: { $who }

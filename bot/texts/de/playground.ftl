# Der Spielplatz.
playground-ready = Der Spielplatz ist offen: { $url }
playground-how = Öffne die Adresse im Browser, tippe /table new, füge einen Computerspieler hinzu und drücke Start. Das Menü oben wechselt zwischen Leuten, Kanälen und Direktnachrichten. Strg+C beendet ihn.
playground-intro = Tippe `/table new`, füge einen Computerspieler hinzu und drücke **Start**. Das Spiel ist dir neu? Probier `/learn`.
playground-second = Ein zweiter Kanal, für ein weiteres Spiel zur gleichen Zeit.
playground-port-in-use = Port { $port } ist schon belegt. Nimm einen anderen mit --port oder lass die Angabe weg.
playground-port-unusable = Port { $port } ist nicht verwendbar: { $why }
# Das Menü oben auf der Seite: jemand in einem Kanal oder in Direktnachrichten.
playground-manager = { $name } (Verwaltung)
playground-german = { $name } (Deutsch)
playground-in-channel = #{ $channel }: { $who }
playground-in-private = DM: { $who }

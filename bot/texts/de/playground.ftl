# Der Spielplatz.
playground-ready = Der Spielplatz ist offen: { $url }
playground-how = Öffne die Adresse im Browser, tippe /table new und spiele. Das Menü oben wechselt zwischen den Leuten im Kanal. Strg+C beendet ihn.
playground-intro = Willkommen auf dem Spielplatz. Tippe `/table new` und wähle das Spiel, füge mit einem Klick einen Computerspieler hinzu und drücke **Beginnen**.

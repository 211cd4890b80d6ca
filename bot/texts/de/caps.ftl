refused-too-many-tables = Du sitzt schon an { $most } Tischen, und um mehr kann ich mich für einen Menschen nicht kümmern. Ist eines dieser Spiele zu Ende oder hast du eine Einladung verlassen, ist wieder Platz; `/partien` zählt sie alle auf.
refused-too-many-followed = Du folgst schon { $most } Spielen, und von mehr kann ich einem Menschen nicht erzählen. `/tisch entfolgen` schafft Platz, im Kanal eines Spiels, das dir nicht mehr wichtig ist.
refused-too-many-followers = Diesem Spiel folgen schon { $most } Leute, und mehr kann ich nicht davon erzählen. Mit `/tisch zeigen` kannst du es dir jederzeit ansehen.
refused-log-full = In diesem Spiel wurde so viel ausprobiert und zurückgenommen, dass sich nichts mehr zurücknehmen lässt. Alles andere geht weiter wie immer.
setting-too-long = { $name }: Ein Wert hat höchstens { $most } Zeichen.
setting-file-too-long = { $file } ist zu lang: So eine Datei hat höchstens { $most } Zeichen.

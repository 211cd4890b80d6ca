# Was über jemanden gespeichert ist, und wie man es bekommt oder löscht.
command-privacy = datenschutz
command-privacy-description = Gespeichertes über dich sehen, exportieren oder löschen
option-privacy-action = aktion
option-privacy-action-description = Zeigen, exportieren oder löschen (ohne Angabe: zeigen)
choice-privacy-show = zeigen
choice-privacy-export = exportieren
choice-privacy-delete = löschen

privacy-title = ## Was ich über dich speichere
privacy-nothing = Ich habe nichts über dich gespeichert.
privacy-who = Überall ist deine Discord-ID gespeichert, bei Plätzen auch dein damaliger Name.
privacy-wishes = ⚙️ **Deine Einstellungen**: Hinweise, Ruhezeit, Zeitzone, Abwesenheit und Sprache.
privacy-no-wishes = ⚙️ **Deine Einstellungen**: unverändert.
privacy-seats = 🪑 **{ $count } { $count ->
    [one] Platz
   *[other] Plätze
 }** ({ $states }), mit Zügen, Uhren und den Nachrichten, in denen du erwähnt wurdest.
privacy-state-invitation = { $count } noch nicht begonnen
privacy-state-running = { $count } laufend
privacy-state-over = { $count } beendet
privacy-state-abandoned = { $count } abgebrochen
privacy-results = 🏆 **{ $count } { $count ->
    [one] Ergebnis
   *[other] Ergebnisse
 }**, für die Statistik.
privacy-ratings = 📈 **{ $count } { $count ->
    [one] Wertungszahl
   *[other] Wertungszahlen
 }**, für Ranglisten.
privacy-followed = 👁️ **{ $count } { $count ->
    [one] Tisch, dem du folgst
   *[other] Tische, denen du folgst
 }**, und was du davon gesehen hast.
privacy-answers = 🗳️ **{ $count } { $count ->
    [one] offene Abstimmung
   *[other] offene Abstimmungen
 }** von dir oder über dich, bis zur Entscheidung.
privacy-notes = 📝 **{ $count } private { $count ->
    [one] Notiz
   *[other] Notizen
 }** zu Tischen.
privacy-orders = 📌 **{ $count } { $count ->
    [one] Vorgabe
   *[other] Vorgaben
 }**, offen oder ausgeführt.
privacy-named = 💬 **{ $count } { $count ->
    [one] Eintrag
   *[other] Einträge
 }** zu Tischen, an denen du keinen Platz hast: Du wurdest dort gefragt oder erwähnt, hast einen Platz abgegeben oder den Tisch verwaltet.
privacy-leagues = 🏅 **{ $count } { $count ->
    [one] Ligasaison**, in der
   *[other] Ligasaisons**, in denen
 } du dabei bist oder warst oder die du geleitet hast, mit deinem Namen.
privacy-puzzles = 🧩 **{ $count } { $count ->
    [one] Antwort
   *[other] Antworten
 }** auf Stellungen des Tages, mit deiner Wertung.
privacy-mined = 🧩 **{ $count } { $count ->
    [one] Stellung
   *[other] Stellungen
 }** des Tages, gewesen oder künftig, aus Partien, in denen du mitgespielt hast.
privacy-outside = **Was ich nicht löschen kann**: Nachrichten auf Discord, gespeicherte Dateien und Kopien meiner Betreiber.
privacy-backups = Gelöschtes bleibt noch etwa { $days } { $days ->
    [one] Tag
   *[other] Tage
 } in meinen Sicherungen.
privacy-more = Deine Nachrichten lese ich nicht, und ich gebe nichts weiter, außer was `/einstellungen teilen` erlaubt.

button-privacy-export = Als Datei holen
button-privacy-delete = Löschen …
button-privacy-delete-now = Endgültig löschen
button-privacy-keep = Alles behalten

privacy-exported = Alles, was ich über dich speichere. Nur du siehst diese Nachricht.

privacy-ask = ## Alles über dich löschen?
    Das lässt sich nicht rückgängig machen.
privacy-ask-wishes = ⚙️ Deine Einstellungen, Notizen, Vorgaben, Angebote und offenen Stimmen werden gelöscht, und du folgst keinem Tisch mehr.
privacy-ask-results = 🏆 Deine Wertungszahlen werden gelöscht, deine Ergebnisse anonym.
privacy-ask-seats = 🪑 In vergangenen Partien heißt dein Platz „{ $nobody }“, damit die anderen ihre Partien behalten.
privacy-ask-invitations = 🚪 Du verlässt alle Tische, die noch nicht begonnen haben.
privacy-ask-leagues = 🏅 Du verlässt alle Ligen. In ihren Tabellen und Protokollen wird dein Platz anonym.
privacy-ask-puzzles = 🧩 Deine Antworten auf Stellungen des Tages und deine Wertung dafür werden gelöscht, ebenso alle Stellungen aus Partien, in denen du mitgespielt hast.
privacy-deleted = Alles über dich ist gelöscht. In vergangenen Partien bleibt ein anonymer Platz.
privacy-deleted-nothing = Es gab nichts zu löschen.
privacy-still-playing = Du spielst noch in **{ $count } { $count ->
    [one] laufenden Partie
   *[other] laufenden Partien
 }** mit, darum kann ich noch nichts löschen. Spiel erst zu Ende, oder steig aus, mit **{ button-more }** unter der neuesten Nachricht einer Partie.

# Wer dort saß und alles über sich löschen ließ.
nobody = Person { $number }

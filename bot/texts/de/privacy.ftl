# Was über jemanden gespeichert ist, und wie man es bekommt oder löscht.
command-privacy = datenschutz
command-privacy-description = Zeigen, was ich über dich speichere, als Datei holen oder löschen
option-privacy-action = aktion
option-privacy-action-description = Zeigen, als Datei holen oder löschen (Standard: zeigen)
choice-privacy-show = zeigen
choice-privacy-export = als Datei holen
choice-privacy-delete = löschen

privacy-title = ## Was ich über dich speichere
privacy-nothing = Ich habe nichts über dich gespeichert.
privacy-who = Überall ist deine Discord-ID gespeichert, bei deinen Plätzen auch der Name, den du damals hattest.
privacy-wishes = ⚙️ **Deine Einstellungen**: Hinweise, Ruhezeit, Zeitzone, Abwesenheit und Sprache, damit ich dich so erreiche, wie du möchtest.
privacy-no-wishes = ⚙️ **Deine Einstellungen**: keine, du hast nichts geändert.
privacy-seats = { $count ->
    [one] 🪑 **{ $count } Platz** an einem Tisch ({ $states }), mit seinen Zügen, seiner Uhr und den Nachrichten, in denen du erwähnt wurdest, damit deine Partien weitergehen und sich nachspielen lassen.
   *[other] 🪑 **{ $count } Plätze** an Tischen ({ $states }), mit ihren Zügen, Uhren und den Nachrichten, in denen du erwähnt wurdest, damit deine Partien weitergehen und sich nachspielen lassen.
 }
privacy-state-invitation = { $count } noch nicht begonnen
privacy-state-running = { $count } laufend
privacy-state-over = { $count } beendet
privacy-state-abandoned = { $count } abgebrochen
privacy-results = { $count ->
    [one] 🏆 **{ $count } Ergebnis**, für die Statistik.
   *[other] 🏆 **{ $count } Ergebnisse**, für die Statistik.
 }
privacy-ratings = { $count ->
    [one] 📈 **{ $count } Wertungszahl**, für die Rangliste eines Servers.
   *[other] 📈 **{ $count } Wertungszahlen**, für die Ranglisten von Servern.
 }
privacy-followed = { $count ->
    [one] 👁️ **{ $count } Tisch**, dem du folgst, und was du davon gesehen hast.
   *[other] 👁️ **{ $count } Tische**, denen du folgst, und was du davon gesehen hast.
 }
privacy-answers = { $count ->
    [one] 🗳️ **{ $count } offene Abstimmung**, an der du teilgenommen hast oder die dich betrifft, bis sie entschieden ist.
   *[other] 🗳️ **{ $count } offene Abstimmungen**, an denen du teilgenommen hast oder die dich betreffen, bis sie entschieden sind.
 }
privacy-outside = **Was ich nicht löschen kann**: Nachrichten auf Discord, Dateien, die jemand gespeichert hat, und Kopien derer, die mich betreiben.
privacy-backups = { $days ->
    [one] In meinen Sicherungen bleibt Gelöschtes noch etwa { $days } Tag.
   *[other] In meinen Sicherungen bleibt Gelöschtes noch etwa { $days } Tage.
 }
privacy-more = Deine Nachrichten lese ich nicht, und ich gebe nichts davon weiter.

button-privacy-export = Als Datei holen
button-privacy-delete = Löschen …
button-privacy-delete-now = Endgültig löschen
button-privacy-keep = Alles behalten
button-privacy = Zurück

privacy-exported = Alles, was ich gerade über dich speichere. Nur du siehst diese Nachricht.

privacy-ask = ## Alles über dich löschen?
    Das lässt sich nicht rückgängig machen.
privacy-ask-wishes = ⚙️ Deine Einstellungen, die Tische, denen du folgst, und deine Antworten auf offene Abstimmungen werden gelöscht.
privacy-ask-results = 🏆 Deine Wertungszahlen werden gelöscht, deine Ergebnisse anonym. Die anderen behalten ihre.
privacy-ask-seats = 🪑 In beendeten und abgebrochenen Partien bleibt ein anonymer Platz, etwa „{ $nobody }“, damit die anderen ihre Partien behalten.
privacy-ask-invitations = 🚪 An Tischen, die noch nicht begonnen haben, wird dein Platz frei.
privacy-deleted = Alles über dich ist gelöscht. In beendeten Partien bleibt ein anonymer Platz.
privacy-deleted-nothing = Es gab nichts zu löschen.
privacy-kept = Es hat sich nichts geändert.
privacy-still-playing = { $count ->
    [one] Du spielst noch in **{ $count } laufenden Partie** mit, deshalb kann ich noch nichts löschen. Spiel sie zu Ende, übergib deinen Platz (`/tisch übergeben`) oder gib auf (`/tisch aufgeben`), dann komm wieder.
   *[other] Du spielst noch in **{ $count } laufenden Partien** mit, deshalb kann ich noch nichts löschen. Spiel sie zu Ende, übergib deine Plätze (`/tisch übergeben`) oder gib auf (`/tisch aufgeben`), dann komm wieder.
 }
refused-still-playing = Du spielst noch in einer laufenden Partie mit, deshalb kann noch nichts gelöscht werden. `/datenschutz` zeigt, in welcher.

# Wer dort saß und alles über sich löschen ließ.
nobody = Person { $number }

# Was über jemanden gespeichert ist, und wie man es bekommt und löschen lässt.
command-privacy = datenschutz
command-privacy-description = Sieh, was ich über dich speichere und wozu, hol es als Datei oder lass es löschen
option-privacy-action = aktion
option-privacy-action-description = Nur ansehen, als Datei holen oder (nach einer Rückfrage) löschen lassen
choice-privacy-show = zeigen, was gespeichert ist
choice-privacy-export = als Datei holen
choice-privacy-delete = löschen

privacy-title = ## Was ich über dich speichere
privacy-nothing = Nichts: keine Einstellung, keinen Platz, kein Ergebnis und keine Wertung von dir.
privacy-who = Bei allem steht deine Discord-Nummer, bei deinen Plätzen auch der Name, den du beim Hinsetzen hattest.
privacy-wishes = ⚙️ **Deine Einstellungen**: wo ich dir sage, dass du am Zug bist, Ruhezeit, Zeitzone, bis wann du weg bist, deine Sprache. Damit ich dich so rufe, wie du es möchtest.
privacy-no-wishes = ⚙️ **Deine Einstellungen**: keine, du hast nichts geändert.
privacy-seats = { $count ->
    [one] 🪑 **{ $count } Platz** an einem Tisch ({ $states }), mit jedem Zug von dort, seiner Uhr und den Nachrichten, die dich gerufen haben. Damit deine Partien weitergehen und man sie nachlesen und nachspielen kann.
   *[other] 🪑 **{ $count } Plätze** an Tischen ({ $states }), mit jedem Zug von dort, ihren Uhren und den Nachrichten, die dich gerufen haben. Damit deine Partien weitergehen und man sie nachlesen und nachspielen kann.
 }
privacy-state-invitation = { $count } noch nicht begonnen
privacy-state-running = { $count } laufend
privacy-state-over = { $count } beendet
privacy-state-abandoned = { $count } abgebrochen
privacy-results = { $count ->
    [one] 🏆 **{ $count } Ergebnis** einer Partie, für die Statistik.
   *[other] 🏆 **{ $count } Ergebnisse** von Partien, für die Statistik.
 }
privacy-ratings = { $count ->
    [one] 📈 **{ $count } Wertung**, für die Rangliste eines Servers.
   *[other] 📈 **{ $count } Wertungen**, für die Ranglisten von Servern.
 }
privacy-followed = { $count ->
    [one] 👁️ **{ $count } Tisch**, dem du folgst, und was du davon gesehen hast.
   *[other] 👁️ **{ $count } Tische**, denen du folgst, und was du davon gesehen hast.
 }
privacy-answers = { $count ->
    [one] 🗳️ **{ $count } offene Frage** an einem Tisch, die du beantwortet hast oder die dich betrifft, bis sie entschieden ist.
   *[other] 🗳️ **{ $count } offene Fragen** an Tischen, die du beantwortet hast oder die dich betreffen, bis sie entschieden sind.
 }
privacy-outside = **Was nicht in meiner Hand liegt**: Nachrichten, die schon in Kanälen und Direktnachrichten von Discord stehen, Dateien, die jemand gespeichert hat, und Sicherungskopien derer, die mich betreiben.
privacy-more = Was du schreibst, lese ich nicht; nichts davon geht an irgendjemand anderen.

button-privacy-export = Als Datei holen
button-privacy-delete = Löschen …
button-privacy-delete-now = Endgültig löschen
button-privacy-keep = Alles behalten
button-privacy = Zurück

privacy-exported = Alles, was ich über dich speichere, Tabelle für Tabelle, wie es jetzt steht. Nur du siehst diese Nachricht.

privacy-ask = ## Alles über dich löschen?
    Das lässt sich nicht rückgängig machen. Es heißt:
privacy-ask-wishes = ⚙️ Deine Einstellungen werden gelöscht, ebenso, welchen Tischen du folgst, und deine Antworten auf offene Fragen.
privacy-ask-results = 🏆 Deine Ergebnisse verlieren deinen Namen, deine Wertungen werden gelöscht; was die anderen gewonnen oder verloren haben, bleibt ihnen.
privacy-ask-seats = 🪑 In beendeten und abgebrochenen Partien bleibt ein namenloser Platz, etwa „{ $nobody }“, damit die anderen ihre Partien behalten.
privacy-ask-invitations = 🚪 An Tischen, deren Partie noch nicht begonnen hat, wird dein Platz frei.
privacy-deleted = Alles über dich ist gelöscht. In beendeten Partien bleibt ein namenloser Platz.
privacy-deleted-nothing = Es gab nichts über dich, das ich hätte löschen können.
privacy-kept = Es hat sich nichts geändert.
privacy-still-playing = { $count ->
    [one] In **{ $count } laufenden Partie** zählen die anderen noch auf dich, deshalb kann ich noch nichts löschen. Spiel sie zu Ende, gib deinen Platz mit `/tisch übergeben` weiter oder gib mit `/tisch aufgeben` auf; dann komm wieder hierher.
   *[other] In **{ $count } laufenden Partien** zählen die anderen noch auf dich, deshalb kann ich noch nichts löschen. Spiel sie zu Ende, gib deine Plätze mit `/tisch übergeben` weiter oder gib mit `/tisch aufgeben` auf; dann komm wieder hierher.
 }
refused-still-playing = Die anderen zählen in einer laufenden Partie noch auf dich, deshalb kann noch nichts gelöscht werden. `/datenschutz` zeigt, in welcher.

# Wer dort saß und alles über sich löschen ließ.
nobody = Person { $number }

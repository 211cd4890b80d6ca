# Ein Tisch: seine Einladung, und was alle davon sehen.
invitation-title = ## { $game }
invitation-seats = { $taken } von { $seats } Plätzen besetzt:
seat-host = 👑 { $name } (Gastgeber)
seat-person = 👤 { $name }
seat-computer = 🤖 { $name } (Computer)
seat-stand-in = 🤖 { $name } (Computer als Vertretung)
seat-conceded = 🏳️ { $name } hat aufgegeben; ein Computer spielt zu Ende
invitation-free = ▫️ { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
 }
invitation-asked = ⏳ { $mention }: Spielst du mit?
invitation-rematch = Drücke **Beitreten**, um mitzuspielen. Sind alle Gefragten da, beginnt die Partie; der Gastgeber kann auch **Beginnen** drücken.
invitation-players = { $seats } Spieler
invitation-invitation = Mit **Beitreten** bist du dabei. Der Gastgeber startet mit **Beginnen**, wenn alle da sind.
invitation-full = Der Gastgeber startet mit **Beginnen**.
invitation-running = ▶️ Die Partie hat begonnen.
invitation-over = Die Partie ist zu Ende.
invitation-abandoned = Dieser Tisch wurde abgebrochen.

button-join = Beitreten
button-leave = Verlassen
button-start = Beginnen
button-computer-out = Computer entfernen
button-to-table = Zum Tisch
button-log = Verlauf
button-rules = Regeln
button-show-text = Als Text zeigen
vote-take-back-agree = Zustimmen
vote-take-back-refuse = Ablehnen
button-abandon = Tisch abbrechen
button-abandon-not = Weiterspielen
button-page-first = ⏮ Anfang
button-page-back = ◀ Zurück
button-page-on = Weiter ▶
button-page-last = Ende ⏭

new-done = Dein Tisch „{ $game }“ ist offen. Die Einladung steht unten im Kanal.
new-done-elsewhere = Dein Tisch für { $game } ist offen.
new-unnamed = Du hast kein Spiel genannt, darum ist das nur ein Vorschlag: In der Einladung kannst du ein anderes wählen.
new-seats = „{ $game }“ ist für { $seats } Spieler.
join-done = Du bist dabei: { $game }. Der Gastgeber startet die Partie.
leave-done = Du hast den Tisch verlassen.
leave-given-up = Du warst zuletzt allein; der Tisch wurde abgebrochen.
computer-added = { $level } (Computer) ist dabei.
computer-removed = { $name } (Computer) ist weg.
start-done = Die Partie beginnt. Weiter geht’s unten im Kanal.

show-turn = { $role ->
    [answer] Gefragt
   *[turn] Am Zug
 }: { $names }.
show-your-turn = ➡️ Du bist { $role ->
    [answer] gefragt
   *[turn] am Zug
 }: { $asked }.
show-to-end = Zug noch nicht beendet: { $names }.
show-whole = 📄 Hier war nicht für alles Platz: In der Datei steht das Ganze.
show-abandoned = Dieser Tisch wurde ohne Ergebnis abgebrochen.

log-title = ## Verlauf: { $game }
    -# Seite { $page } von { $pages }
log-begins = ▶️ Zugreihenfolge: { $names }. { $start } beginnt.
log-line = **{ $number }** { $line }
log-line-taken-back = ~~{ $number } { $line }~~ ↩️
log-taken-back = ↩️ { $name } hat das Durchgestrichene zurückgenommen.

hand-title = ## { $game }: deine Hand
hand-title-your-turn = ## { $game }: deine Hand
    ➡️ Du bist { $role ->
    [answer] gefragt
   *[turn] am Zug
 }.
hand-no-games = Du spielst nirgends mit. Eröffne in einem Kanal mit `/tisch neu` einen Tisch, oder tritt einem bei.
hand-none = In keiner deiner Partien hast du eine Hand. `/partien` zeigt sie alle.
hand-where = { $title }
    -# Tisch { $table } · { $place }

rules-title = ## Regeln: { $game }
    -# Kapitel { $number } von { $chapters }
rules-choose = Kapitel

more-title = **{ $game }**: weitere Möglichkeiten
more-leaving = -# Aufhören? **Übergeben**, im Kanal: Jemand bekommt deinen Platz. **Beenden**: Stimmen alle zu, gewinnt niemand. **Aufgeben**: Du bist raus.

take-back-done = ↩️ Zurückgenommen.
take-back-drawn-anew = -# Zustimmen konnten nur Computer, darum ist alles, was von jetzt an ans Licht kommt, neu gezogen.
take-back-ask = { $names } im Kanal fragen, ob du das zurücknehmen darfst? Dein Zug ist zu Ende, seither wurde gespielt oder etwas aufgedeckt, darum müssen alle zustimmen.
button-take-back-ask = Fragen
take-back-asked = Im Kanal gefragt: { $names }. Stimmen alle zu, ist es zurückgenommen.
vote-question = ↩️ { $name } möchte das zurücknehmen:
vote-asked = { $mentions }: Einverstanden? Der Zug ist zu Ende, seither wurde gespielt oder etwas aufgedeckt, darum müssen alle zustimmen.
vote-agreed-so-far = ✅ Zugestimmt: { $names }
vote-granted = ✅ Alle haben zugestimmt. Zurückgenommen.
vote-refused = ❌ { $name } ist dagegen. Der Zug bleibt.
vote-void = ⌛ Die Partie ist weitergegangen, die Abstimmung vorbei.

abandoned = **{ $game }**: Dieser Tisch wurde abgebrochen. In einem Kanal eröffnest du mit `/tisch neu` einen neuen.
abandon-ask = Diesen Tisch ({ $game }) abbrechen? Die Partie endet sofort für alle, ohne Ergebnis.
abandon-done = Der Tisch ist abgebrochen.
nothing-changed = Nichts hat sich geändert.

export-done = Die Aufzeichnung der Partie, zum Aufbewahren, Nachspielen und Prüfen.
export-secret = ⚠️ Die Aufzeichnung einer laufenden Partie, mit allem Verdeckten. Du bekommst es als Betreiber des Bots.

apology = Da ist leider etwas schiefgegangen{ $table ->
    [none] {""}
   *[other] {" "}(Tisch { $table })
 }. Nichts hat sich geändert. Bitte versuch es noch einmal.

apology-damaged = Das geht leider nicht: Die gespeicherten Partien des Bots sind beschädigt, und sein Betreiber muss sie erst reparieren. Nichts hat sich geändert.
apology-full = Im Moment lässt sich leider nichts speichern: Der Speicherplatz des Bots ist voll, und sein Betreiber muss erst Platz schaffen. Nichts hat sich geändert.

answer-lost = Die Antwort ließ sich leider nicht anzeigen. Falls du gerade gezogen hast, gilt dein Zug: siehe `/partien`.

right-view-channel = Kanal anzeigen
right-send-messages = Nachrichten senden
right-send-messages-in-threads = Nachrichten in Threads senden
right-attach-files = Dateien anhängen
right-read-message-history = Nachrichtenverlauf anzeigen

list-and = { $first } und { $last }

setting-too-long = { $name }: höchstens { $most } Zeichen.
setting-file-too-long = { $file } ist zu lang: höchstens { $most } Zeichen.

# Wie man Auswahlen schreibt: das Wort zwischen zwei Teilen, und Wörter, die allein nichts benennen.
typed-and = und
typed-small-words = der die das den dem des ein eine einen einem einer eines von vom auf in im am an zu zum zur als bis um für aus mit ohne nach ab bei oder nicht kein keine keinen nichts wenn falls ist es du dein deine ich mein meine mich mir sein ihr dies dann mehr weniger meist alle alles beide andere anderen sonst außer nur

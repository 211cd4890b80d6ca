# Was jeder Tisch sagt, was immer dort gespielt wird.
invitation-title = ## { $game }
invitation-seats = { $taken } von { $seats } Plätzen besetzt:
invitation-host = 👑 { $name } (Gastgeber)
invitation-player = 👤 { $name }
invitation-computer = 🤖 { $name } (Computer)
invitation-free = ▫️ frei
invitation-players = { $least ->
    [one] { $least } bis { $most } Spieler
   *[other] { $least }–{ $most } Spieler
 }
invitation-invitation = Mit **Beitreten** nimmst du Platz. Wenn alle da sind, startet der Gastgeber mit **Beginnen**.
invitation-running = ▶️ Das Spiel hat begonnen.
invitation-over = Das Spiel ist zu Ende.
invitation-abandoned = Dieser Tisch wurde abgebrochen.

button-join = Beitreten
button-leave = Verlassen
button-start = Beginnen
button-computer-out = Computer wegnehmen
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

new-done = Dein Tisch für „{ $game }“ ist offen, du bist der Gastgeber. Die Einladung steht in diesem Kanal.
new-seats = „{ $game }“ ist für { $least }–{ $most } Spieler.
join-done = Du bist dabei: { $game }. Der Gastgeber startet das Spiel.
leave-done = Du hast den Tisch verlassen.
leave-given-up = Außer dir saß niemand mehr am Tisch, also wurde er abgebrochen. Einen neuen eröffnet man mit `/tisch neu`.
computer-added = { $level } (Computer) ist dabei.
computer-removed = Der zuletzt dazugenommene Computerspieler ist weg.
start-done = Das Spiel beginnt. Der erste Zug steht im Kanal.

show-turn = Am Zug: { $names }.
show-your-turn = ➡️ Du bist am Zug: { $asked }.
show-to-end = { $count ->
    [one] { $names } muss noch den Zug beenden.
   *[other] { $names } müssen noch den Zug beenden.
 }
show-over = Das Spiel ist zu Ende. Gewonnen: { $winners }.
show-abandoned = Dieser Tisch wurde abgebrochen, ohne Ergebnis für alle.

log-title = ## Verlauf: { $game }
    -# Seite { $page } von { $pages }
log-begins = ▶️ { $names } nahmen in dieser Reihenfolge Platz; Startspieler: { $start }.
log-line = **{ $number }** { $line }
log-line-taken-back = ~~{ $number } { $line }~~ ↩️
log-taken-back = ↩️ { $name } hat zurückgenommen, was oben durchgestrichen ist.

hand-title = ## { $game }: deine Hand
hand-title-your-turn = ## { $game }: deine Hand
    ➡️ Du bist am Zug.
hand-no-games = Du spielst gerade nirgends mit. Eröffne in einem Kanal mit `/tisch neu` einen Tisch, oder tritt dort einem bei.
hand-more-games = { $count ->
    [one] Du spielst noch in { $count } weiteren Spiel, in { $channels }. Mit `/hand` siehst du dort deine Hand.
   *[other] Du spielst noch in { $count } weiteren Spielen, in { $channels }. Mit `/hand` siehst du dort deine Hand.
 }

rules-title = ## Regeln: { $game }
    -# Kapitel { $number } von { $chapters }
rules-choose = Kapitel

more-title = **{ $game }**: weitere Möglichkeiten
more-leaving = -# Aufhören? **Übergeben**: Jemand anders bekommt deinen Platz. **Beenden**: Wenn alle einverstanden sind, endet die Partie ohne Sieger. **Aufgeben**: Du gibst deinen Platz endgültig auf.

undo-done = ↩️ Zurückgenommen.
undo-no-longer = Das Spiel ist seither weitergegangen, also müssen die anderen zustimmen.
undo-asked = Das betrifft auch die anderen, also habe ich im Kanal gefragt: { $names }. Sobald alle zustimmen, ist es zurückgenommen.
vote-question = ↩️ { $name } möchte das zurücknehmen:
vote-asked = { $mentions }: Einverstanden? Inzwischen hat jemand gezogen, oder Verdecktes kam ans Licht; darum müssen alle zustimmen.
vote-agreed-so-far = ✅ Zugestimmt: { $names }
vote-granted = ✅ Alle haben zugestimmt. Es ist zurückgenommen.
vote-refused = ❌ { $name } ist nicht einverstanden. Es bleibt, wie es gespielt wurde.
vote-void = ⌛ Das Spiel ist weitergegangen; diese Frage ist erledigt.

abandoned = **{ $game }**: Dieser Tisch wurde abgebrochen. Einen neuen eröffnet man mit `/tisch neu`.
abandon-ask = Diesen Tisch mit „{ $game }“ für alle abbrechen? Das Spiel endet dann sofort für alle, ohne dass sie gefragt werden, und ohne Ergebnis für irgendwen.
abandon-done = Der Tisch ist abgebrochen.
abandon-not-done = Es bleibt alles, wie es war.

export-done = Das Protokoll der Partie, zum Aufheben, Nachspielen und Prüfen.
export-secret = ⚠️ Das Protokoll einer laufenden Partie, nur für dich als Betreiber des Bots. Es enthält alles Verdeckte.

apology = { $table ->
    [none] Entschuldige, bei mir ist etwas schiefgegangen. Geändert hat sich nichts, das Spiel steht wie zuvor. Versuch es bitte noch einmal.
   *[other] Entschuldige, bei mir ist etwas schiefgegangen (Tisch { $table }). Geändert hat sich nichts, das Spiel steht wie zuvor. Versuch es bitte noch einmal.
 }

answer-lost = Entschuldige, mit meiner Antwort ist etwas schiefgegangen. Hast du gerade gezogen, so gilt der Zug; `/tisch zeigen` zeigt, wie das Spiel steht.

refused-moved-on = Das Spiel ist inzwischen weitergegangen.
refused-crowded = Gerade wird mehr geklickt, als ich beantworten kann. Es ist nichts passiert; versuche es bitte in ein paar Sekunden noch einmal.
refused-no-table = In diesem Kanal steht kein Tisch. Eröffne einen mit `/tisch neu`.
refused-channel-taken = In diesem Kanal steht schon ein Tisch, und ein Kanal fasst nur einen. Tritt ihm bei, oder eröffne deinen in einem anderen Kanal oder Thread.
refused-not-at-table = Du spielst hier nicht mit. Du kannst mit `/tisch zeigen` zusehen oder in einem anderen Kanal einen eigenen Tisch eröffnen.
refused-not-at-table-yet = Du sitzt noch nicht an diesem Tisch. Mit **Beitreten** nimmst du Platz.
refused-not-started = Das Spiel hat noch nicht begonnen. Sobald genug da sind, kann beginnen, wer eingeladen hat.
refused-started = Das Spiel hat schon begonnen. Mit `/tisch zeigen` kannst du zusehen.
refused-started-playing = Du spielst hier schon mit. Zum Aussteigen: `/tisch aufgeben` oder `/tisch übergeben`.
refused-table-over = Dieses Spiel ist zu Ende. Eröffne mit `/tisch neu` einen neuen Tisch.
refused-already-seated = Du bist schon dabei. Der Gastgeber startet das Spiel, wenn alle da sind.
refused-table-full = { $seats ->
    [one] Der einzige Platz ist besetzt. Wenn jemand geht, kannst du beitreten.
   *[other] Alle { $seats } Plätze sind besetzt. Wenn jemand geht, kannst du beitreten.
 }
refused-too-few-players = { $have ->
    [one] Zum Start fehlen noch Mitspieler ({ $need } nötig, { $have } ist da). Warte auf andere, oder nimm einen Computerspieler dazu.
   *[other] Zum Start fehlen noch Mitspieler ({ $need } nötig, { $have } sind da). Warte auf andere, oder nimm einen Computerspieler dazu.
 }
refused-host-only = Das kann nur, wer eingeladen hat: { $host }.
refused-no-computer = Einen solchen Computerspieler gibt es an diesem Tisch nicht. Mit `/tisch computer` kannst du einen dazunehmen.
refused-nothing-to-take-back = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
refused-no-proposal = Diese Frage ist erledigt; abzustimmen gibt es nichts mehr.
refused-own-proposal = Das hast du selbst gefragt; jetzt antworten die anderen.
refused-not-asked = Diese Frage geht an andere am Tisch.
refused-not-over = Das Protokoll enthält alles Verdeckte; darum gibt es das erst, wenn das Spiel zu Ende ist.
refused-conceded = Du hast aufgegeben, und ein Computerspieler spielt deinen Platz zu Ende. Mit `/tisch zeigen` kannst du weiter zusehen.
refused-question-open = Im Kanal steht schon eine solche Frage. Sobald sie beantwortet ist, kannst du deine stellen.
refused-not-absent = Wer dort sitzt, spielt auch: Übergeben kann den Platz nur, wem er gehört. Andere können fragen, wenn jemand abwesend ist oder ein Computerspieler dort sitzt.
refused-seat-conceded = Wer dort saß, hat aufgegeben, und ein Computerspieler spielt den Platz zu Ende; übernehmen kann ihn niemand mehr.
refused-which-seat = Mehrere Plätze kommen in Frage, oder keiner. Sag mit `spieler`, welchen du meinst: den eines Computerspielers oder einer abwesenden Person.
refused-sits-there = Diese Person hat schon einen Platz an diesem Tisch. Wähle jemanden, der hier noch nicht mitspielt.
refused-no-person = Einen Platz bekommt nur eine Person von diesem Server, kein Bot. Ein Computerspieler springt von selbst ein, wenn jemand aufgibt.
refused-cannot-see = Diese Person sieht diesen Kanal nicht und könnte also nicht spielen. Gib ihr erst Zugang, oder wähle jemand anderen.
refused-nobody-to-agree = An diesem Tisch ist niemand da, der zustimmen könnte; darum kann niemand einen Platz übernehmen.
refused-not-understood = Das habe ich nicht verstanden: { $text }. Wähle einen der Vorschläge, die beim Tippen erscheinen.
refused-thread-locked = Dieser Thread ist gesperrt, deshalb kann ich hier nichts schreiben. Die Moderation kann ihn entsperren oder mir das Recht *Threads verwalten* geben.
refused-rights-missing = Mir fehlt in diesem Kanal ein Recht: { $rights }. Wer den Server verwaltet, kann es mir geben.

right-view-channel = Kanal anzeigen
right-send-messages = Nachrichten senden
right-send-messages-in-threads = Nachrichten in Threads senden
right-attach-files = Dateien anhängen
right-read-message-history = Nachrichtenverlauf anzeigen

list-and = { $first } und { $last }

refused-too-many-tables = Du sitzt schon an { $most } Tischen, und um mehr kann ich mich für einen Menschen nicht kümmern. Ist eines dieser Spiele zu Ende oder hast du eine Einladung verlassen, ist wieder Platz; `/partien` zählt sie alle auf.
refused-too-many-followed = Du folgst schon { $most } Spielen, und von mehr kann ich einem Menschen nicht erzählen. `/tisch entfolgen` schafft Platz, im Kanal eines Spiels, das dir nicht mehr wichtig ist.
refused-too-many-followers = Diesem Spiel folgen schon { $most } Leute, und mehr kann ich nicht davon erzählen. Mit `/tisch zeigen` kannst du es dir jederzeit ansehen.
refused-log-full = In diesem Spiel wurde so viel ausprobiert und zurückgenommen, dass sich nichts mehr zurücknehmen lässt. Alles andere geht weiter wie immer.
setting-too-long = { $name }: Ein Wert hat höchstens { $most } Zeichen.
setting-file-too-long = { $file } ist zu lang: So eine Datei hat höchstens { $most } Zeichen.

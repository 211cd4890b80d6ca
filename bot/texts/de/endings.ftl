# Wie Partien enden und wer gewonnen hat; wie ein Platz weitergegeben wird oder eine Partie vor der Zeit endet.
command-table-hand-over = übergeben
command-table-hand-over-description = Einen Platz übergeben, wenn alle einverstanden sind
option-table-hand-over-to = an
option-table-hand-over-to-description = Wer ihn bekommt; du selbst für den eines Computers
option-table-hand-over-player = spieler
option-table-hand-over-player-description = Platz eines Computers oder von jemand Abwesendem (ohne Angabe: deiner)
command-table-concede = aufgeben
command-table-concede-description = Endgültig aufgeben; die anderen spielen weiter oder siegen
command-table-end = beenden
command-table-end-description = Alle fragen, ob die Partie ohne Sieger enden soll

button-hand-over = Platz übergeben …
button-take-over = Platz übernehmen …
button-concede-ask = Aufgeben …
button-end-ask = Gemeinsam beenden …
button-concede = Aufgeben
button-end-propose = Die anderen fragen
button-end-now = Partie beenden

vote-hand-over-agree = Zustimmen
vote-hand-over-refuse = Ablehnen
vote-end-agree = Partie beenden
vote-end-refuse = Weiterspielen

hand-over-choose = Welchen Platz willst du übergeben?
hand-over-own = Mein Platz
seat-of = Platz von { $name }
hand-over-none = Gerade kannst du nach keinem Platz fragen: Dort muss ein Computer sitzen oder jemand, der abwesend ist.
hand-over-to = Wer soll den Platz von { $name } übernehmen? Alle müssen zustimmen, auch die Person selbst.
hand-over-to-own = Wer soll deinen Platz übernehmen? Alle anderen am Tisch müssen zustimmen, auch die Person selbst.
hand-over-person = Person wählen
hand-over-question-own = 🔄 { $former } möchte den Platz an { $name } übergeben.
hand-over-question-self = 🔄 { $name } möchte den Platz von { $former } übernehmen.
hand-over-question-other = 🔄 { $asker } schlägt vor, dass { $name } den Platz von { $former } übernimmt.
hand-over-asked = { $mentions }: Einverstanden? Bis dahin bleibt die Hand verdeckt. Spielt ruhig weiter.
hand-over-waits = Ich habe im Kanal gefragt: { $names }. Stimmen alle zu, wechselt der Platz.
hand-over-done = ✅ Alle haben zugestimmt. { $name } hat den Platz.
hand-over-refused = ❌ { $name } ist dagegen. Der Platz bleibt, wie er ist.
vote-over = ⌛ Diese Abstimmung ist vorbei.

concede-ask-wins = { $count ->
    [one] Aufgeben? Die Partie endet, und { $names } gewinnt. Das lässt sich nicht zurücknehmen.
   *[other] Aufgeben? Die Partie endet, und { $names } gewinnen. Das lässt sich nicht zurücknehmen.
 }
concede-ask-computer = Aufgeben? Ein Computer ({ $computer }) spielt für dich zu Ende, und du kommst auf jeden Fall auf den letzten Platz. Das lässt sich nicht zurücknehmen.
concede-or = -# Unter **{ button-more }** gibt es auch **{ button-hand-over }** (nur im Kanal), um deinen Platz weiterzugeben, und **{ button-end-ask }**, um alle zu fragen.
concede-done-over = Du hast aufgegeben. { $gone ->
    [yes] Die Partie ist zu Ende.
   *[no] Das Ergebnis steht im Kanal.
 }
concede-done = Du hast aufgegeben. Ein Computer spielt für dich zu Ende.

end-ask = { $names } fragen, ob die Partie enden soll? Stimmen alle zu, gewinnt niemand. Sonst geht sie weiter.
end-ask-alone = Die Partie beenden? Niemand muss zustimmen, niemand gewinnt.
end-or = -# Willst nur du aufhören? **{ button-concede-ask }**, die anderen spielen weiter. Der Gastgeber kann im Kanal ohne Rückfrage abbrechen (`/tisch abbrechen`); dann zählt die Partie nicht.
abandon-or = -# Willst nur du aufhören? **{ button-concede-ask }** Alle fragen: **{ button-end-ask }** Beides steht unter **{ button-more }**.
end-waits = Ich habe im Kanal gefragt: { $names }. Stimmen alle zu, ist die Partie zu Ende.
end-done = Die Partie ist zu Ende, ohne Sieger.
end-question = 🤝 { $name } möchte die Partie ohne Sieger beenden.
end-asked = { $mentions }: Einverstanden? Bis alle zustimmen, geht die Partie weiter.
end-granted = ✅ Alle haben zugestimmt. Die Partie ist zu Ende.
end-refused = ❌ { $name } will weiterspielen.
question-withdrawn = ↩️ { $name } hat die Frage zurückgezogen.

game-over = 🏆 **Die Partie ist zu Ende.{ $count ->
    [0] { "" }
    [one] { " " }{ $winners } gewinnt.
   *[other] { " " }{ $winners } gewinnen gemeinsam.
 }**
show-over = { $count ->
    [0] Die Partie ist zu Ende.
    [one] Die Partie ist zu Ende. { $winners } hat gewonnen.
   *[other] Die Partie ist zu Ende. { $winners } haben gemeinsam gewonnen.
 }
ended-conceded = { $count ->
    [0] 🏳️ **Die Partie ist zu Ende. Aufgegeben: { $names }.**
    [one] 🏆 **{ $winners } gewinnt. Aufgegeben: { $names }.**
   *[other] 🏆 **{ $winners } gewinnen gemeinsam. Aufgegeben: { $names }.**
 }
ended-agreed = 🤝 **Die Partie ist einvernehmlich beendet. Niemand gewinnt.**
ended-last = -# Vorzeitig gegangen, daher auf dem letzten Platz: { $names }.
standing-heading = Punkte bei Spielende:

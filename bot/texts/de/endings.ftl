# Wie ein Platz weitergegeben wird oder eine Partie endet, bevor die Regeln sie beenden.
command-table-hand-over = übergeben
command-table-hand-over-description = Einen Platz jemand anderem übergeben, wenn alle einverstanden sind
option-table-hand-over-to = an
option-table-hand-over-to-description = Wer den Platz bekommt; du selbst, um den eines Computerspielers zu übernehmen
option-table-hand-over-player = spieler
option-table-hand-over-player-description = Wessen Platz: der eines Computerspielers oder von jemand Abwesendem (Standard: deiner)
command-table-concede = aufgeben
command-table-concede-description = Deinen Platz aufgeben; die anderen spielen weiter oder gewinnen
command-table-end = beenden
command-table-end-description = Alle fragen, ob die Partie hier ohne Sieger enden soll

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
hand-over-of = Platz von { $name }
hand-over-none = Gerade kannst du keinen Platz übergeben oder übernehmen. Fragen kannst du nach dem Platz eines Computerspielers oder von jemand Abwesendem.
hand-over-to = Wer soll den Platz von { $name } übernehmen? Alle am Tisch müssen zustimmen, und auch die Person selbst.
hand-over-person = Person wählen
hand-over-question-own = 🔄 { $former } möchte den Platz an { $name } übergeben.
hand-over-question-self = 🔄 { $name } möchte den Platz von { $former } übernehmen.
hand-over-question-other = 🔄 { $asker } schlägt vor, dass { $name } den Platz von { $former } übernimmt.
hand-over-asked = { $mentions }: Einverstanden? Bis alle zugestimmt haben, bleibt der Platz, wie er ist, und die Hand verdeckt. Spielt ruhig weiter.
hand-over-waits = Ich habe { $names } im Kanal gefragt. Wenn alle zustimmen, wechselt der Platz.
hand-over-done = ✅ Alle haben zugestimmt. { $name } hat den Platz übernommen.
hand-over-refused = ❌ { $name } ist nicht einverstanden. Der Platz bleibt, wie er ist.
hand-over-void = ⌛ Diese Abstimmung ist vorbei. Der Platz bleibt, wie er ist.

concede-ask-wins = Aufgeben? Dann ist die Partie zu Ende, und gewonnen haben: { $names }. Das lässt sich nicht zurücknehmen.
concede-ask-computer = Aufgeben? Ein Computerspieler ({ $computer }) spielt für dich zu Ende, und du kommst auf den letzten Platz, egal wie er abschneidet. Das lässt sich nicht zurücknehmen.
concede-or = -# Soll jemand anderes deinen Platz bekommen? `/tisch übergeben`. Wollen alle aufhören? `/tisch beenden`.
concede-done-over = Du hast aufgegeben, und die Partie ist zu Ende. Das Ergebnis steht im Kanal.
concede-done = Du hast aufgegeben. Ein Computerspieler spielt für dich zu Ende.

end-ask = { $names } fragen, ob die Partie hier enden soll? Wenn alle zustimmen, ist sie zu Ende, und niemand gewinnt. Will jemand weiterspielen, geht sie weiter.
end-ask-alone = Die Partie hier beenden? Außer dir muss niemand zustimmen. Gewonnen hat dann niemand.
end-or = -# Willst nur du aufhören? `/tisch aufgeben`, die anderen spielen weiter. Der Gastgeber kann den Tisch ohne Rückfrage abbrechen: `/tisch abbrechen`. Dann zählt die Partie für niemanden.
abandon-or = -# Willst nur du aufhören? `/tisch aufgeben`. Wollen alle aufhören? `/tisch beenden`.
end-waits = Ich habe { $names } im Kanal gefragt. Wenn alle zustimmen, ist die Partie zu Ende.
end-done = Die Partie ist zu Ende, ohne Sieger. Die letzte Nachricht steht im Kanal.
end-question = 🤝 { $name } möchte die Partie hier ohne Sieger beenden.
end-asked = { $mentions }: Einverstanden? Wenn alle zustimmen, ist die Partie zu Ende. Bis dahin geht sie weiter.
end-granted = ✅ Alle haben zugestimmt. Die Partie ist zu Ende.
end-refused = ❌ { $name } will weiterspielen.
end-void = ⌛ Diese Abstimmung ist vorbei.
question-withdrawn = ↩️ { $name } hat die Frage zurückgezogen.

ended-conceded = { $count ->
    [0] 🏳️ **Die Partie ist zu Ende. Aufgegeben: { $names }.**
    [one] 🏆 **Die Partie ist zu Ende. Aufgegeben: { $names }. Gewonnen: { $winners }.**
   *[other] 🏆 **Die Partie ist zu Ende. Aufgegeben: { $names }. Gemeinsam gewonnen: { $winners }.**
 }
ended-agreed = 🤝 **Die Partie ist zu Ende: Alle wollten hier aufhören. Niemand gewinnt.**
ended-last = -# Vorzeitig gegangen und deshalb auf dem letzten Platz: { $names }.
standing-heading = Punkte bei Spielende:

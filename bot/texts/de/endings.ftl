# Wie ein Platz weitergegeben wird oder eine Partie endet, bevor die Regeln sie beenden.
command-table-hand-over = übergeben
command-table-hand-over-description = Einen Platz an eine andere Person übergeben, wenn alle am Tisch einverstanden sind
option-table-hand-over-to = an
option-table-hand-over-to-description = Wer den Platz übernehmen soll; du selbst, um den eines Computerspielers zu übernehmen
option-table-hand-over-player = spieler
option-table-hand-over-player-description = Wessen Platz: der eines Computerspielers oder einer abwesenden Person (ohne Angabe deiner)
command-table-concede = aufgeben
command-table-concede-description = Aufgeben und ausscheiden; die anderen spielen weiter oder haben gewonnen
command-table-end = beenden
command-table-end-description = Alle anderen fragen, ob die Partie hier ohne Sieger enden soll

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

hand-over-choose = Welcher Platz soll übergeben werden?
hand-over-own = Mein Platz
hand-over-of = Platz von { $name }
hand-over-none = Es gibt keinen Platz, den du übergeben oder übernehmen könntest. Frag nach dem eines Computerspielers, oder wenn jemand abwesend ist.
hand-over-to = Wer soll den Platz von { $name } übernehmen? Sobald alle am Tisch zugestimmt haben und auch, wen du wählst, gehört dieser Person der Platz mit allem, was darauf ist.
hand-over-person = Person wählen
hand-over-question-own = 🔄 { $former } möchte den Platz an { $name } übergeben.
hand-over-question-self = 🔄 { $name } möchte den Platz von { $former } übernehmen.
hand-over-question-other = 🔄 { $asker } schlägt vor, dass { $name } den Platz von { $former } übernimmt.
hand-over-asked = { $mentions }: Einverstanden? Bis alle zugestimmt haben, bleibt der Platz, wie er ist, und seine Hand verdeckt; das Spiel geht inzwischen weiter.
hand-over-waits = Ich habe im Kanal gefragt: { $names }. Sobald alle zustimmen, wechselt der Platz.
hand-over-done = ✅ Alle haben zugestimmt. { $name } hat den Platz übernommen.
hand-over-refused = ❌ { $name } ist nicht einverstanden. Der Platz bleibt, wie er ist.
hand-over-void = ⌛ Diese Frage ist erledigt; der Platz bleibt, wie er ist.

concede-ask-wins = Willst du aufgeben? Die Partie endet damit, und gewonnen haben: { $names }. Zurücknehmen lässt sich das nicht.
concede-ask-computer = Willst du aufgeben? Ein Computerspieler ({ $computer }) spielt deinen Platz zu Ende, und was er auch daraus macht: Du kommst auf den letzten Platz. Zurücknehmen lässt sich das nicht.
concede-or = -# Möchte jemand anderes deinen Platz, so übergibst du ihn mit `/tisch übergeben`. Wollen lieber alle hier aufhören, fragt `/tisch beenden` danach.
concede-done-over = Du hast aufgegeben, und die Partie ist zu Ende. Das Ende steht im Kanal.
concede-done = Du hast aufgegeben. Ein Computerspieler spielt deinen Platz zu Ende.

end-ask = { $names } fragen, ob die Partie hier enden soll? Sobald alle zustimmen, ist sie zu Ende, und niemand hat gewonnen; möchte jemand weiterspielen, geht sie weiter.
end-ask-alone = Die Partie hier beenden? Zustimmen muss niemand sonst; sie ist dann zu Ende, und niemand hat gewonnen.
end-or = -# Willst nur du aufhören, so gib mit `/tisch aufgeben` allein auf; die anderen spielen weiter. Den Tisch kann der Gastgeber ohne Rückfrage für alle abbrechen: `/tisch abbrechen`; dann gibt es kein Ergebnis.
abandon-or = -# Willst nur du aufhören, so gib mit `/tisch aufgeben` auf. Wollen es alle, so endet die Partie mit `/tisch beenden` gemeinsam.
end-waits = Ich habe im Kanal gefragt: { $names }. Sobald alle zustimmen, ist die Partie zu Ende.
end-done = Die Partie ist zu Ende, ohne Sieger. Das Ende steht im Kanal.
end-question = 🤝 { $name } möchte die Partie hier ohne Sieger beenden.
end-asked = { $mentions }: Einverstanden? Wenn alle zustimmen, ist die Partie zu Ende. Bis dahin geht sie weiter.
end-granted = ✅ Alle haben zugestimmt. Die Partie ist zu Ende.
end-refused = ❌ { $name } möchte lieber weiterspielen.
end-void = ⌛ Diese Frage ist erledigt.
question-withdrawn = ↩️ { $name } hat die Frage zurückgezogen.

ended-conceded = { $count ->
    [0] 🏳️ **Die Partie ist zu Ende. Geschlagen gegeben: { $names }.**
    [one] 🏆 **Die Partie ist zu Ende. Geschlagen gegeben: { $names }. Gewonnen: { $winners }.**
   *[other] 🏆 **Die Partie ist zu Ende. Geschlagen gegeben: { $names }. Gemeinsam gewonnen: { $winners }.**
 }
ended-agreed = 🤝 **Die Partie ist zu Ende: Alle waren einverstanden, hier aufzuhören. Gewonnen hat niemand.**
ended-last = -# Nicht bis zum Ende dabei und darum auf dem letzten Platz: { $names }.
standing-heading = Punkte bei Spielende:

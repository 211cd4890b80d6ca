# Die öffentlichen Nachrichten eines Tisches.
turn-now = { $count ->
    [one] ➡️ { $name }, du bist am Zug in **{ $game }** (Tisch { $table }): { $asked }.
   *[other] ➡️ { $name }, ihr seid am Zug in **{ $game }** (Tisch { $table }): { $asked }.
 }
game-begins = 🏛️ Das Spiel beginnt mit { $names }, in dieser Reihenfolge. Startspieler: { $start }.
taken-back = ↩️ { $name } hat den letzten Zug zurückgenommen.
game-over = { $count ->
    [one] 🏆 **Das Spiel ist zu Ende. Gewonnen: { $winners }.**
   *[other] 🏆 **Das Spiel ist zu Ende. Gemeinsam gewonnen: { $winners }.**
 }
rematch-opened = Der neue Tisch ist eröffnet; wer noch einmal spielen möchte, setzt sich mit einem Klick dazu.
replay-whole = 🎞️ Die ganze Partie noch einmal, Zug für Zug.

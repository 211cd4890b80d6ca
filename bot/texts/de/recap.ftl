# Was seit dem letzten Zug geschehen ist, und der Weg zum nächsten Spiel.
recap-move = ### 🕰️ Seit deinem letzten Zug
recap-look = ### 🕰️ Seit du zuletzt nachgesehen hast
recap-beginning = ### 🕰️ Was bisher geschah
recap-since = { $title } · <t:{ $at }:R>
recap-since-look = { $title } · erste Neuigkeit <t:{ $at }:R>
recap-since-beginning = { $title } · begonnen <t:{ $at }:R>
recap-player = **{ $name }**: { $did }.
recap-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
recap-points = { $then } → { points }
recap-points-same = weiterhin { points }
button-recap-board = Spielplan zeigen
button-recap-turns = Zug für Zug
button-next-game = Nächste Partie

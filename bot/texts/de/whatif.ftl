# Was wäre, wenn: zum Ausprobieren, nur für einen selbst, von dort aus, wo eine Partie steht.
command-table-whatif = ausprobieren
command-table-whatif-description = Züge ausprobieren (nur du siehst es; nichts zählt)
option-table-whatif-turn = zug
option-table-whatif-turn-description = Zug, nach dem es losgeht; 0: Anfang (ohne Angabe: jetzt)

button-whatif = Was wäre, wenn?
button-whatif-turn = 🤖 Computer ziehen lassen
button-whatif-on = 🤖 Bis zu meinem Zug
button-whatif-back = ↩ Zurück
button-whatif-begin = ⏮ Von vorn
button-whatif-anew = 🎲 Neu mischen
button-whatif-leave = Beenden

whatif-band = PROBE · hier zählt nichts
whatif-title = ## 🧪 Was wäre, wenn?
    🚧 **Nur zur Probe: Hier zählt nichts, und beim Beenden ist alles weg.**
whatif-made-up = -# Was alle gesehen haben, bleibt; der Rest ist ausgedacht.
whatif-made-up-draws = -# Gezogenes ist ausgedacht.
whatif-earlier = -# Die Partie ist inzwischen weiter.
whatif-nothing-yet = Wähle unten Züge, für dich und für die anderen.
whatif-turn-own = ➡️ **Du** bist { $role ->
    [answer] gefragt
   *[turn] am Zug
 }: { $asked }.
whatif-turn-other = ➡️ **{ $name }** ist { $role ->
    [answer] gefragt
   *[turn] am Zug
 }: { $asked }.
whatif-hand = 🖐️ Deine Hand: { $hand }
whatif-hand-of = 🖐️ Hand von { $name }: { $hand }
whatif-over = 🏁 Hier wäre die Partie zu Ende. Gewonnen { $count ->
    [one] hätte
   *[other] hätten
 } **{ $winners }**.
whatif-left = 🧹 Probe beendet.

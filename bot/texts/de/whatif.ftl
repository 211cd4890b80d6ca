# Was wäre, wenn: zum Ausprobieren, nur für einen selbst, von dort aus, wo ein Spiel steht.
command-table-whatif = ausprobieren
command-table-whatif-description = Ausprobieren, was wäre, wenn: nur für dich, und nichts davon zählt
option-table-whatif-turn = zug
option-table-whatif-turn-description = Nach welchem Zug es beginnt, 0 ist der Anfang (ohne Angabe, wo das Spiel steht)

button-whatif = Was wäre, wenn?
button-whatif-turn = 🤖 Computer spielt diesen Zug
button-whatif-on = 🤖 Bis zu meinem Zug
button-whatif-back = ↩ Zurück
button-whatif-begin = ⏮ Von vorn
button-whatif-anew = 🎲 Neu geben
button-whatif-leave = Sandkasten verlassen

whatif-band = SANDKASTEN · nichts hier zählt
whatif-title = ## 🧪 Was wäre, wenn?
    🚧 **Ein Sandkasten: Nichts hier zählt, niemand sonst sieht es, und wenn du ihn verlässt, ist er weg.**
whatif-made-up = -# Was dir verborgen ist, wurde neu gegeben: Gezogenes und die Hände der anderen sind ausgedacht.
whatif-made-up-draws = -# Was niemand weiß, wurde neu gegeben: Gezogenes ist ausgedacht.
whatif-earlier = -# Er begann an einer früheren Stelle; das Spiel ist seitdem weitergegangen.
whatif-nothing-yet = Noch ist nichts ausprobiert. Wähle unten, für dich und für die anderen; was sich ändert, ist im Bild markiert.
whatif-turn-own = ➡️ **Du** bist am Zug: { $asked }.
whatif-turn-other = ➡️ **{ $name }** ist am Zug: { $asked }. Wähle an dieser Stelle selbst, oder lass einen Computerspieler ziehen.
whatif-hand = 🖐️ Deine Hand: { $hand }
whatif-hand-made-up = 🎭 Hand von { $name }, ausgedacht: { $hand }
whatif-hand-of = 🖐️ Hand von { $name }: { $hand }
whatif-over = { $count ->
    [one] 🏁 Hier wäre das Spiel zu Ende. Gewonnen hätte **{ $winners }**
   *[other] 🏁 Hier wäre das Spiel zu Ende. Gewonnen hätten **{ $winners }**
 }
whatif-left = 🧹 Du hast den Sandkasten verlassen, und nichts davon ist geblieben. Das Spiel steht wie zuvor.

refused-no-what-if = Dieses Spiel zählt für die Wertung; darum denken alle selbst, solange es läuft. Ist es zu Ende, kannst du mit `/tisch ausprobieren` von jedem Zug aus alles versuchen.
refused-too-deep = Tiefer geht es in einem Sandkasten nicht. Geh ein paar Züge zurück, oder fang von vorn an und versuch etwas anderes.

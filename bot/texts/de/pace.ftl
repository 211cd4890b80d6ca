# Wie zügig gespielt wird: Uhren, Erinnerungen, leere Zeitkonten, und Computerspieler an jemandes Stelle.
pace-none = Ohne Uhr
pace-relaxed = Gemütlich
pace-normal = Normal
pace-brisk = Zügig
pace-none-terms = Ohne Zeitlimit
pace-terms = Erinnerung nach { $reminder }, Zeitkonto { $bank } plus { $gain } je Zug
button-rate = Mit Wertung spielen
button-rate-not = Ohne Wertung spielen
invitation-pace = ⏳ Erinnerung nach { $reminder }; Zeitkonto { $bank } plus { $gain } je Zug. Ist es leer, verliert niemand: Die anderen entscheiden, wie es weitergeht.

span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
 }
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
 }
span-minutes = { $count ->
    [0] weniger als eine Minute
    [one] { $count } Minute
   *[other] { $count } Minuten
 }
span-two = { $first } { $second }

turn-time = ⏳ Zeit bis <t:{ $ends }:f> (<t:{ $ends }:R>).
turn-time-later = ⏳ Die Zeit läuft ab <t:{ $begins }:f>, bis <t:{ $ends }:f> (<t:{ $ends }:R>).
turn-time-up = ⏳ Das Zeitkonto ist leer (<t:{ $ends }:R>).
bank-title = ⏳ Zeitkonten ({ $pace }):
bank-left = { $name }: noch { $left }
bank-runs = { $name }: bis <t:{ $ends }:f> (<t:{ $ends }:R>)
bank-later = { $name }: noch { $left }, läuft ab <t:{ $begins }:f>
bank-empty = { $name }: leer (<t:{ $ends }:R>)
bank-stand-in = { $name }: noch { $left }; es spielt ein Computerspieler

vote-absent-question = ⏳ { $name } ist seit <t:{ $since }:f> am Zug, und das Zeitkonto ist leer (<t:{ $ends }:R>). Dadurch verliert niemand; wie soll es weitergehen?
vote-absent-about = ⏳ Das Zeitkonto von { $name } war leer, und die Frage war, wie es weitergeht.
vote-absent-asked = { $mentions }: Mehr als die Hälfte von euch entscheidet. Haben nach { $gain } nicht alle geantwortet, gelten die Antworten bis dahin.
vote-absent-so-far = { $choice }: { $names }
vote-absent-wait = Warten
vote-absent-turn = Ein Computer spielt diesen Zug
vote-absent-seat = Ein Computer spielt bis zur Rückkehr
vote-absent-answer-wait = ⏳ Warten
vote-absent-answer-turn = 🤖 Diesen Zug
vote-absent-answer-seat = 🤖 Bis zur Rückkehr
vote-absent-void = ⌛ Dieser Zug ist vorbei, oder jemand anderes spielt ihn; die Frage ist erledigt.

button-resume = Wieder selbst spielen
resume-done = 👋 Willkommen zurück! Du spielst wieder selbst.
resume-done-your-turn = 👋 Willkommen zurück! Du spielst wieder selbst, und du bist am Zug.
refused-stands-in = Zurzeit spielt ein Computerspieler für dich. Nimm deinen Platz mit dem Knopf oder mit `/tisch fortsetzen` wieder ein; dann entscheidest du wieder selbst.
refused-waited-for = Diese Frage geht an die anderen: Sie warten auf dich. Sobald du deinen Zug gemacht hast, ist sie erledigt.
refused-nobody-stands-in = Hier spielt kein Computerspieler für dich; du entscheidest selbst.

option-table-new-pace = tempo
option-table-new-pace-description = Zeitlimit (ohne Angabe keins)
option-table-new-rated = wertung
option-table-new-rated-description = Ob das Ergebnis für die Rangliste zählt (ohne Angabe nicht)
command-table-resume = fortsetzen
command-table-resume-description = Nimm deinen Platz vom Computerspieler zurück, der für dich spielt

# Die Einstellungen eines Tisches: in seiner Einladung und hinter deren Knopf Weitere Einstellungen.
terms-pace = { $pace ->
    [none] Uhr: keine
   *[other] Uhr: { $name }
 }
terms-rated = Wertung: ja
terms-unrated = Wertung: nein
terms-stand-in = Vertretung: { $level }
terms-open-hands = Offene Hände
terms-chosen = { $setting }: { $chosen }
terms-title = ⚙️ **Weitere Einstellungen**
    Die Vertretung ist der Computerspieler, der für alle einspringt, die abwesend sind oder aufgeben. Partien mit Wertung zählen für die Rangliste.
button-settings = Weitere Einstellungen
button-open-hands = Hände offenlegen
button-hide-hands = Hände verdecken

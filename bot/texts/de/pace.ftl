# Tempo: Uhren, Erinnerungen, abgelaufene Bedenkzeit, und Computerspieler als Vertretung.
pace-none = Ohne Uhr
pace-relaxed = Gemütlich
pace-normal = Normal
pace-brisk = Zügig
# Eine Zeile auf dem Handy: wie viel Zeit, dass erinnert wird, und was am Ende geschieht.
pace-terms = { $pace ->
    [none] Kein Ende; erinnert nach 1, 3, 7 Tagen, dann wöchentlich
    [brisk] { $bank } je Zug; Erinnerungen; Abstimmung
   *[other] { $bank }, +{ $gain } je Zug; Erinnerungen; Abstimmung
 }
pace-choice = { $name }: { pace-terms }
invitation-pace = ⏳ { $pace ->
    [brisk] Bedenkzeit: { $bank } für jeden Zug.
   *[other] Bedenkzeit: { $bank }, plus { $gain } je Zug, und für jeden Zug mindestens { $floor }.
 } Bis zu { $most } Erinnerungen, die letzte { $gain } vor Ablauf. Läuft die Zeit ab, verliert niemand: Die anderen entscheiden, wie es weitergeht.

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
turn-time-later = ⏳ Zeit ab <t:{ $begins }:f> bis <t:{ $ends }:f> (<t:{ $ends }:R>).
# Nach der Zeile davor, in einer Erinnerung.
turn-time-then = Danach entscheiden die anderen, wie es weitergeht.
turn-time-up = ⏳ Die Bedenkzeit ist abgelaufen (<t:{ $ends }:R>).
bank-title = ⏳ Bedenkzeit ({ $pace }):
bank-left = { $name }: noch { $left }
bank-runs = { $name }: bis <t:{ $ends }:f> (<t:{ $ends }:R>)
bank-later = { $name }: noch { $left }, ab <t:{ $begins }:f>
bank-empty = { $name }: abgelaufen (<t:{ $ends }:R>)
bank-stand-in = { $name }: noch { $left }; es spielt ein Computer

vote-absent-question = ⏳ { $name } ist seit <t:{ $since }:f> { $role ->
    [answer] gefragt
   *[turn] am Zug
 }, die Bedenkzeit ist abgelaufen (<t:{ $ends }:R>). Niemand verliert. Wie soll es weitergehen?
vote-absent-about = ⏳ Die Bedenkzeit von { $name } ist abgelaufen.
vote-absent-left = 🚪 { $name } hat den Server verlassen. Wie soll es weitergehen?
vote-absent-asked = { $count ->
    [one] { $mentions } entscheidet.
   *[other] { $mentions }: Die Mehrheit entscheidet, nach { $gain } die bis dahin abgegebenen Stimmen.
}
vote-absent-asked-again = { $count ->
    [one] { $mentions } entscheidet und hat noch nicht geantwortet.
   *[other] { $mentions }: Bisher hat niemand geantwortet, deshalb entscheidet die nächste Stimme.
}
vote-absent-or = -# Oder im Kanal übernimmt jemand den Platz (`/tisch übergeben`), ihr beendet die Partie gemeinsam (`/tisch beenden`), oder die Serververwaltung greift ein (`/admin übergeben`).
vote-absent-so-far = { $choice }: { $names }
vote-absent-wait = Warten
vote-absent-turn = Computer spielt diesen Zug
vote-absent-seat = Computer spielt bis zur Rückkehr
vote-absent-answer-wait = ⏳ Warten
vote-absent-answer-turn = 🤖 Diesen Zug
vote-absent-answer-seat = 🤖 Bis zur Rückkehr
vote-absent-void = ⌛ Der Zug ist vorbei, die Abstimmung geschlossen.

button-resume = Wieder selbst spielen
resume-done = 👋 Willkommen zurück! Du spielst wieder selbst.
resume-done-your-turn = 👋 Willkommen zurück! Du spielst wieder selbst und bist { $role ->
    [answer] gefragt
   *[turn] am Zug
 }.

option-table-new-pace = tempo
option-table-new-pace-description = Die Uhr (ohne Angabe: keine)
option-table-new-rated = rangliste
option-table-new-rated-description = Ob die Partie für die Rangliste zählt (ohne Angabe: nein)
command-table-resume = fortsetzen
command-table-resume-description = Deinen Platz vom Computer zurücknehmen

# Die Einstellungen eines Tisches: in seiner Einladung und hinter deren Knopf Weitere Einstellungen.
terms-pace = { $pace ->
    [none] Uhr: keine
   *[other] Uhr: { $name }
 }
terms-rated = Rangliste: ja
terms-unrated = Rangliste: nein
terms-stand-in = Vertretung: { $level }
terms-open-hands = Offene Hände
terms-chosen = { $setting }: { $chosen }
button-settings = Weitere Einstellungen

# Das Formular der Einstellungen: was darin gewählt wird.
terms-pick-pace = Uhr
terms-pick-stand-in = Vertretung für Abwesende
terms-pick-stand-in-means = Sie springt ein, wenn jemand fehlt oder aufgibt.
terms-pick-rated = Für die Rangliste
terms-pick-rated-means = Ergebnisse zählen für die Rangliste
terms-pick-open = Alle sehen alle Hände
terms-pick-more = Außerdem
terms-changed = Geändert.

# Eine Partie finden: `/spielen`, die Angebote, die man damit macht, und was daraus wird.
command-play = spielen
command-play-description = Finde eine Partie: an einem offenen Tisch, oder sag, was du spielen möchtest
option-play-game = spiel
option-play-game-description = Welches Spiel (ohne Angabe: jedes)
option-play-variant = variante
option-play-variant-description = Welche Variante (ohne Angabe: jede)
option-play-players = personen
option-play-players-description = Zu wievielt (ohne Angabe: egal)
option-play-pace = tempo
option-play-pace-description = Die Uhr (ohne Angabe: egal)
option-play-until = bis
option-play-until-description = Wie lange dein Angebot gilt (ohne Angabe: eine Woche)
option-play-keep = behalten
option-play-keep-description = Dieses Angebot behalten, auch wenn du anders einen Tisch findest (ohne Angabe: nein)
option-play-with-1 = mit
option-play-with-1-description = Jemanden fragen, statt ein Angebot zu machen
option-play-with-2 = mit2
option-play-with-2-description = Und noch jemanden
option-play-with-3 = mit3
option-play-with-3-description = Und noch jemanden
option-play-with-4 = mit4
option-play-with-4-description = Und noch jemanden

play-seats-title = ## Freie Plätze für dich
    Tritt einem dieser Tische bei, oder mach ein Angebot.
button-play-offer = Lieber ein Angebot machen
play-terms-any = jedes Spiel
play-terms-players = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
 }
play-offered = 📣 **Dein Angebot gilt** bis <t:{ $until }:f>: { $terms }.
    Sobald genug Leute zusammenpassen, öffne ich den Tisch, die Partie beginnt, und ich sage es allen einmal. Deine anderen Angebote enden damit.
play-kept = 📣 **Dein Angebot gilt** bis <t:{ $until }:f>: { $terms }.
    Sobald genug Leute zusammenpassen, öffne ich den Tisch, die Partie beginnt, und ich sage es allen einmal. Es gilt auch dann noch, wenn du anders einen Tisch findest.
play-offers-seen = -# `/partien` zeigt es und zieht es zurück.
play-away = 💤 Es ruht, bis du zurück bist: Du bist bis <t:{ $until }:D> abwesend.
play-no-room = 🪑 Es sind genug Leute da, aber in diesem Kanal läuft schon eine Partie. Gib `/spielen` in einem freien Kanal oder Thread ein, dann geht es los.
play-matched = 🎲 **{ $game }** hat begonnen, mit { $names }.
play-asked = 📨 Ich habe { $names } gefragt. Die Partie beginnt, sobald alle dabei sind.
play-asked-too-many = Ihr wärt { $count }, aber du hast { $players } Personen gewählt.

button-play-offers = { $count ->
    [one] Dein Angebot
   *[other] Deine { $count } Angebote
 }
play-offers-title = ## Deine Angebote
play-offers-none = Du hast keine Angebote. Mit `/spielen` machst du eines.
play-offer-line = { $terms } · { $channel ->
    [none] {""}
   *[other] { $channel } ·{" "}
 }bis <t:{ $until }:f>
play-offer-rests = -# 💤 Es ruht, solange du abwesend bist.
play-offer-kept = -# Es gilt auch dann noch, wenn du anders einen Tisch findest.
button-play-withdraw = Zurückziehen
play-withdrawn = Zurückgezogen.

privacy-offers = 📣 **{ $count } { $count ->
    [one] Angebot** zu spielen, mit deinem Namen, bis es abläuft.
   *[other] Angebote** zu spielen, mit deinem Namen, bis sie ablaufen.
 }

# What is offered when a table has been opened, and asking people in their menu.
new-usual = 🔁 { $terms }{ $others ->
    [none] {""}
   *[other] , mit { $others }
 }
new-usual-done = Dein Tisch für { $game } ist jetzt wie üblich. Drücke **Beginnen**, wenn alle da sind.
new-usual-asked = Dein Tisch für { $game } ist jetzt wie üblich. Die Partie beginnt, sobald alle Gefragten dabei sind.
new-fitting = 📣 Würde auch gern so spielen: { $names }.
button-usual = Das Übliche
button-ask-fitting = { $count ->
    [one] Fragen
   *[other] Alle { $count } fragen
 }
ask-fitting-none = Niemand ist mehr zu fragen: Sie haben eine andere Partie gefunden, oder du hast sie gefragt.
rematch-joined = Du bist bei der Revanche dabei. Die Partie beginnt, sobald alle Gefragten dabei sind.
menu-invite = Zu einer Partie einladen
invite-self = Das bist du selbst. Wähle das im Menü von jemand anderem.
invite-which = Was möchtest du mit { $name } spielen?
invite-there = Schon gefragt oder dabei: { $names }.

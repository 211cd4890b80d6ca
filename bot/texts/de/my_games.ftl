# Die eigenen Spiele überall, und die Tische eines Servers.
games-title = ## Deine Partien
games-none = Du hast keine Partie. In einem Kanal findet `/spielen` eine, `/tisch neu` eröffnet eine, und mit `/tisch folgen` siehst du einer zu.
games-section-playing = ### Du spielst mit
games-section-invitation = ### Noch nicht begonnen
page-number = -# Seite { $page } von { $pages }
games-head = **{ $url ->
    [none] { $game }
   *[other] [{ $game }]({ $url })
 }** · Tisch { $table }{ $channel ->
    [none] {""}
   *[other] {" "}· { $channel }
 }
games-your-turn = ➡️ **Du bist { $role ->
    [answer] gefragt
   *[turn] am Zug
 }** (<t:{ $since }:R>): { $asked }.
games-asked = ❓ Eine Frage wartet auf deine Antwort.
games-to-move = { $role ->
    [answer] Gefragt
   *[turn] Am Zug
 }: { $names } (<t:{ $since }:R>).
games-time-own = ⏳ Deine Bedenkzeit { $over ->
    [yes] endete
   *[no] endet
 } <t:{ $ends }:R> (<t:{ $ends }:f>).
games-time = ⏳ Die Bedenkzeit von { $name } { $over ->
    [yes] endete
   *[no] endet
 } <t:{ $ends }:R> (<t:{ $ends }:f>).
games-stand-in-own = 🤖 Ein Computer spielt für dich. Mit **{ button-resume }** übernimmst du.
games-stand-in = 🤖 Ein Computer spielt für { $name }.
games-away-own = 💤 Du bist abwesend und am { $until } zurück.
games-away = 💤 { $name } ist abwesend und am { $until } zurück.
games-news = 🆕 Neues, seit du zuletzt nachgesehen hast.
games-seats = { $taken } von { $seats } Plätzen besetzt: { $names }.
games-players = Runde { $round }: { $names }.
table-line = **{ $game }** · Tisch { $table } · { $channel }
button-open = Öffnen

tables-title = ## Tische auf diesem Server
tables-none = Auf diesem Server läuft keine Partie, die du sehen kannst. Eröffne eine mit `/tisch neu`.
tables-section-running = ### Laufende Partien
tables-section-invitation = ### Offene Einladungen

button-go-on = Antworten
button-tables = Andere Tische
show-agreed = Die Partie wurde einvernehmlich beendet, ohne Sieger.

command-games = partien
command-games-description = Deine laufenden Partien überall; wo du am Zug bist, zuerst
option-table-show-all = alle
option-table-show-all-description = Alle Tische dieses Servers

# Einem Tisch als Zuschauer folgen.
games-section-gone = ### Außer Reichweite
games-gone-channel = Der Kanal wurde gelöscht.
games-gone-server = Auf diesem Server bin ich nicht mehr. Werde ich wieder eingeladen, geht die Partie weiter.
games-gone-left = Du hast den Server verlassen. Trittst du ihm wieder bei, spielst du weiter.
button-abandon-ask = Abbrechen …
games-section-following = ### Du folgst
button-follow = Folgen
button-unfollow = Nicht mehr folgen
follow-done = 👁️ Du folgst **{ $game }** (Tisch { $table }). Du findest die Partie unter `/partien`, und im Kanal hebt `/tisch zeigen` Neues hervor.{ $told ->
    [yes] {" "}Ich sage dir, wenn sie zu Ende ist.
   *[no] {""}
 }
follow-not-any-more = Du folgst der Partie **{ $game }** (Tisch { $table }) nicht mehr.
follow-not = Du folgst dieser Partie nicht.
follow-seated = Du spielst hier selbst mit. Siehe `/partien`.

command-table-follow = folgen
command-table-follow-description = Der Partie in diesem Kanal folgen, ohne mitzuspielen
command-table-unfollow = entfolgen
command-table-unfollow-description = Dieser Partie nicht mehr folgen

# Eine Notiz, die sich ein Spieler zu einem Tisch macht.
command-note = notiz
command-note-description = Deine private Notiz zum Tisch dieses Kanals (nur du siehst sie)
option-note-text = text
option-note-text-description = Was du dir merken willst; ersetzt deine bisherige Notiz
button-note = Notiz
button-note-edit = Schreiben
button-note-delete = Löschen
note-title = ### 📝 Deine Notiz zu diesem Tisch
note-none = Noch leer.
note-about = -# Nur du siehst sie.
note-typed-title = Deine Notiz zu diesem Tisch
note-typed-label = Was du dir merken willst

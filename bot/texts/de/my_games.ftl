# Die eigenen Spiele überall, und die Tische eines Servers.
games-title = ## Deine Partien
games-none = Du hast im Moment keine Partie. Eröffne in einem Kanal eines Servers mit `/tisch neu` einen Tisch, setz dich dort dazu, oder folge mit `/tisch folgen` einer Partie.
games-section-playing = ### Du spielst mit
games-section-invitation = ### Noch nicht begonnen
games-page = -# Seite { $page } von { $pages }
games-head = **{ $number }. { $game }** · Tisch { $table } · { $channel }
games-your-turn = ➡️ **Du bist am Zug** (<t:{ $since }:R>): { $asked }.
games-to-move = Am Zug: { $names } (<t:{ $since }:R>).
games-time-own = ⏳ Dein Zeitkonto läuft <t:{ $ends }:R> ab.
games-time = ⏳ Das Zeitkonto von { $name } läuft <t:{ $ends }:R> ab.
games-stand-in-own = 🤖 Ein Computerspieler spielt für dich; mit `/tisch fortsetzen` übernimmst du wieder.
games-stand-in = 🤖 Ein Computerspieler spielt für { $name }.
games-away-own = 💤 Du bist bis { $until } abwesend.
games-away = 💤 { $name } ist bis { $until } abwesend.
games-news = 🆕 Seit du zuletzt nachgesehen hast, ist etwas geschehen.
games-seats = { $taken } von { $seats } Plätzen besetzt: { $names }.
games-players = Runde { $round }: { $names }.
games-open = { $number }. { $game }

tables-title = ## Tische auf diesem Server
tables-none = Auf diesem Server läuft im Moment keine Partie, die du sehen kannst. Eröffne mit `/tisch neu` einen Tisch.
tables-section-running = ### Laufende Partien
tables-section-invitation = ### Offene Einladungen

button-tables = Andere Tische
show-agreed = Die Partie ist vorbei: Alle waren einverstanden, sie ohne Sieger zu beenden.

command-games = partien
command-games-description = Deine laufenden Partien überall; wo du am Zug bist, zuerst
option-table-show-all = alle
option-table-show-all-description = Alle Tische dieses Servers statt des Tischs in diesem Kanal

# Einem Tisch als Zuschauer folgen.
games-section-following = ### Du folgst
button-follow = Folgen
button-unfollow = Nicht mehr folgen
follow-done = 👁️ Du folgst jetzt der Partie **{ $game }** (Tisch { $table }). Sie steht in deinen `/partien`, `/tisch zeigen` hebt hier hervor, was für dich neu ist, und wenn sie vorbei ist, bekommst du eine Direktnachricht.
follow-not-any-more = Du folgst der Partie **{ $game }** (Tisch { $table }) nicht mehr.
follow-not = Du folgst dieser Partie nicht.
follow-seated = Du sitzt selbst an diesem Tisch und erfährst alles, was hier geschieht. Deine Partien stehen in `/partien`.

command-table-follow = folgen
command-table-follow-description = Der Partie in diesem Kanal folgen, ohne mitzuspielen
command-table-unfollow = entfolgen
command-table-unfollow-description = Der Partie in diesem Kanal nicht mehr folgen

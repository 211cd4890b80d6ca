# Die Stellung des Tages: das Lösen, das Urteil, das geteilte Ergebnis, die tägliche Nachricht.
command-puzzle = aufgabe
command-puzzle-description = Die Stellung des Tages lösen (nur du siehst es)
option-puzzle-text = text
option-puzzle-text-description = Den Tisch in Worten beschreiben (für Vorleseprogramme)

button-puzzle = Lösen
button-puzzle-text = In Worten
button-puzzle-yesterday = Lösung von gestern
button-puzzle-today = Stellung von heute
button-puzzle-solution = Lösung zeigen
button-puzzle-share = Ergebnis teilen
button-puzzle-try = Ausprobieren

puzzle-title = ## 🧩 Stellung des Tages: { $game }
puzzle-where = <t:{ $day }:D> · { $names } · { $origin ->
    [table] aus einer Partie, die hier gespielt wurde
   *[computers] aus einer Partie von Computerspielern
 }
puzzle-asked = **Du bist { $name }. Finde deinen besten Zug.** Deine erste Antwort zählt; bis dein Zug vorbei ist oder etwas gezogen wird, kannst du sie zurücknehmen.
puzzle-asked-all = **Finde den besten Zug für { $name }.** Drück **{ button-puzzle }**: Nur du siehst deine Antwort.
puzzle-player = Spieler { $number }
puzzle-alt-more = Der ganze Tisch in Worten: /aufgabe text:true.
puzzle-new = -# Neu für dich? `/lernen spiel:{ $game }` bringt dir das Spiel in etwa fünf Minuten bei.
puzzle-finish = ⏳ Der Tag ist vorbei, aber du kannst noch fertig antworten, bis du dir die Lösung ansiehst.
puzzle-none = 🧩 Heute gibt es keine Stellung. Versuch es morgen wieder.
puzzle-withdrawn = 🧩 Stellung des Tages, <t:{ $day }:D>: Sie wird nicht mehr gezeigt. `/aufgabe` zeigt die heutige.
puzzle-weighs = 💭 Ich wäge deine Antwort ab …

puzzle-best = ## ✅ Das ist der beste Zug
puzzle-good = ## 👍 Ein guter Zug
    Mit dem besten ist deine Gewinnchance etwa { $cost ->
        [one] { $cost } Prozentpunkt
       *[other] { $cost } Prozentpunkte
    } höher.
puzzle-miss = ## ❌ Es geht besser
    Mit dem besten Zug ist deine Gewinnchance etwa { $cost ->
        [one] { $cost } Prozentpunkt
       *[other] { $cost } Prozentpunkte
    } höher.
puzzle-past = ## 🧩 Die Lösung
puzzle-of = -# { $game } · <t:{ $day }:D>
puzzle-yours = Dein Zug: { $turn }.
puzzle-solution = **Am besten: { $turn }.**
puzzle-standing = 🔥 { $streak ->
    [one] { $streak } Tag in Folge
   *[other] { $streak } Tage in Folge
 }{ $longest ->
    [0] { "" }
   *[other] { " " }(längste Folge: { $longest })
 } · { $change ->
    [none] Wertungszahl { $points }
   *[other] Wertungszahl { $points } ({ $change })
 }
puzzle-all = Bisher { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
 }: ✅ { $best } · 👍 { $good } · ❌ { $miss }
puzzle-next = Die nächste Stellung kommt <t:{ $next }:R>.

puzzle-card-title = Stellung des Tages
puzzle-card-best = hat den besten Zug gefunden
puzzle-card-good = hat einen guten Zug gefunden
puzzle-card-miss = hat den besten Zug nicht gefunden
puzzle-card = 🧩 **{ $name }** { $result }: { $game }, <t:{ $day }:D>.
puzzle-card-days = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
 }
puzzle-card-points = Wertung
puzzle-shared = 🧩 Dein Ergebnis hast du hier schon geteilt: { $link }

# Die Nachricht auf einem Server.
option-admin-places-puzzles = aufgaben
option-admin-places-puzzles-description = Ein Kanal für die Stellung des Tages
places-puzzles-none = 🧩 **Stellung des Tages**: kein Kanal gewählt; sie wird nicht gepostet.
places-puzzles = 🧩 **Stellung des Tages**: Sie kommt jeden Tag in { $channel }, als Nächstes <t:{ $next }:f>.
places-puzzles-hour = Posten um … ({ $zone })
button-places-puzzles-off = Stellung nicht mehr posten

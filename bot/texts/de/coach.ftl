# Der Trainer jedes Spiels: Tipps, Rückblick und das Diagramm der Gewinnchancen.
command-table-hint = tipp
command-table-hint-description = Tipps (nur du siehst sie; nicht in Ranglistenpartien)
command-table-review = rückblick
command-table-review-description = Rückblick auf diese Partie: Gewinnchancen, teuerste Fehler
button-hint = Tipp
button-review = Rückblick

hint-thinking = 💭 Ich denke über deinen Zug nach …
hint-title = ## Tipp
    -# { $rough ->
        [yes] Grob geschätzt
       *[no] Geschätzt
     }; was als Nächstes gezogen wird, kann alles ändern.
hint-equal = Etwa gleich gut sind:
hint-hopeless = Gewinnen kannst du kaum noch. Das Beste, was noch geht:
hint-hopeless-place = Gewinnen kannst du kaum noch. Damit hältst du Platz { $place } von { $seats }:
hint-line = **{ $action }**
button-hint-choose = Wählen
hint-chance = Gewinnchance: etwa { percent }.
hint-chance-least = Gewinnchance: unter { percent }.
hint-chance-most = Gewinnchance: über { percent }.
hint-expected = Voraussichtlich etwa { points }, { $margin }.
hint-ahead = { $points } vor { $name }
hint-behind = { $points } hinter { $name }
hint-level = gleichauf mit { $name }
hint-less = Das { $count ->
    [one] ist
   *[other] sind
 } { points } weniger als bei 1.
hint-unsure = Grob geschätzt.
hint-then = { $first }, dann { $next }
hint-only = Etwas anderes geht nicht.

better-because = Dafür sprach: { $reasons }.

review-waits = 🔎 Ich gehe die Partie Zug für Zug durch. Das dürfte gegen <t:{ $ready }:t> fertig sein. **{ button-review }** zeigt es dann.
review-title = ## Rückblick: { $game }
    -# Geschätzte Gewinnchancen über { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
review-turning = ⚖️ **Wendepunkt: Zug { $turn }.** { $what }
    Die Gewinnchance von { $whom } ging von { $before } auf { $after }.
review-turning-mistake = Siehe Fehler **{ $mark }**: Der bessere Zug hätte { $name } { $cost } mehr gelassen.
review-steady = ⚖️ Kein einzelner Zug hat die Chancen stark verändert.
review-mistakes = ❗ **Die teuersten Fehler von { $name }**{ $whose ->
    [other] { " " }(aus eigener Sicht)
   *[own] { "" }
 }
review-flawless = ✅ Bei **{ $name }** habe ich keine Fehler gefunden.
review-mistake = **{ $mark }** · Zug { $turn }, Gewinnchance −{ $cost }: { $done }.
    Besser: **{ $better }.** { $why }
review-jump = Einen Zug auf dem Spielplan ansehen
review-option-turning = Wendepunkt: Zug { $turn } · { $name }
review-option-mistake = { $mark } · Zug { $turn } · { $name }

picture-chances = Gewinnchancen
picture-turn-axis = Zug
picture-mistakes = Fehler
picture-turning = Wendepunkt: Zug { $turn }
picture-turning-point = Wendepunkt
picture-mistake-cost = −{ $cost }
picture-chance-gained = +{ $gained }
picture-alt-leads = Beste Gewinnchancen: { $leads }.
picture-alt-lead-first = { $name } von Anfang an
picture-alt-lead = { $name } ab Zug { $turn }
picture-alt-lead-even = gleichauf ab Zug { $turn }
picture-alt-changes = Die Führung wechselte { $count } Mal; ab Zug { $turn } hatte { $name } die besten Gewinnchancen.
picture-alt-chances = Gewinnchancen in Prozent nach Zug { $moments }.
picture-alt-chances-of = { $name }: { $chances }.
picture-alt-mistake = Fehler { $mark }: { $name }, Zug { $turn }.
picture-alt-mistake-cost = Fehler { $mark }: { $name }, Zug { $turn }, Gewinnchance −{ $cost }.
picture-alt-chances-result = Endstand: { $results }.

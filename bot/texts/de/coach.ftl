# Der Trainer jedes Spiels: Tipps, solange es läuft, Rückblick nach dem Ende, und das Diagramm der Siegchancen.
command-table-hint = tipp
command-table-hint-description = Die besten Aktionen für deinen Zug (nur für dich; nicht in gewerteten Partien)
command-table-review = rückblick
command-table-review-description = Siegchancen Zug für Zug und die teuersten Fehler dieser beendeten Partie
button-hint = Tipp
button-review = Rückblick

hint-thinking = 💭 Ich denke über deinen Zug nach …
hint-title = ## Tipp
    -# Nur für dich. Das sind Schätzungen; was als Nächstes gezogen wird, kann alles ändern.
hint-equal = Etwa gleich gut sind:
hint-hopeless = Gewinnen kannst du kaum noch. Das ist das Beste, was noch geht:
hint-line = **{ $number }. { $action }**
hint-chance = Siegchance: etwa { percent }.
hint-chance-least = Siegchance: unter { percent }.
hint-chance-most = Siegchance: über { percent }.
hint-expected = { $points ->
    [one] Voraussichtlich etwa { $points } Siegpunkt.
   *[other] Voraussichtlich etwa { $points } Siegpunkte.
 }
hint-expected-place = { $points ->
    [one] Voraussichtlich Platz { $place } von { $seats } mit etwa { $points } Siegpunkt.
   *[other] Voraussichtlich Platz { $place } von { $seats } mit etwa { $points } Siegpunkten.
 }
hint-unsure = (grob geschätzt)
hint-all-unsure = (Alles nur grob geschätzt.)
hint-then = { $first }, dann { $next }
hint-only = Etwas anderes kannst du nicht tun.

refused-rated-no-hints = In gewerteten Partien gibt es keine Tipps. Nach dem Ende zeigt dir `/tisch rückblick`, was besser gewesen wäre.
refused-hint-not-to-move = Tipps gibt es, wenn du am Zug bist. Ich sage dir Bescheid.
refused-no-review-yet = Der Rückblick verrät Verdecktes, darum gibt es ihn erst nach der Partie: mit `/tisch rückblick`.
refused-nothing-to-review = Hier gibt es nichts zu besprechen: Es wurde kein Zug gespielt, oder der Tisch wurde abgebrochen.

review-waits = 🔎 Ich gehe die Partie Zug für Zug durch. Der Rückblick kommt hierher <t:{ $ready }:R>.
review-title = ## Rückblick: { $game }
    -# Geschätzte Siegchancen vor { $turns ->
        [one] dem einen Zug
       *[other] jedem der { $turns } Züge
    }
review-turning = ⚖️ **Wendepunkt: Zug { $turn }, { $name }.** { $what }
    Die Siegchance von { $whom } ging von { $before } auf { $after }.
review-turning-mistake = Das war Fehler **{ $letter }** unten.
review-steady = ⚖️ Kein Wendepunkt: Kein einzelner Zug hat die Chancen stark verändert.
review-mistakes = ❗ **Die teuersten Fehler von { $name }**
review-flawless = ✅ Bei **{ $name }** habe ich keine Fehler gefunden.
review-mistake = **{ $letter }** · Zug { $turn }, Siegchance −{ $cost }: { $done }.
    Besser: **{ $better }.** { $why }
review-jump = Einen Zug auf dem Spielplan ansehen
review-option-turning = Wendepunkt: Zug { $turn } · { $name }
review-option-mistake = { $letter } · Zug { $turn } · { $name }

picture-chances = Siegchancen
picture-turning = Wendepunkt: Zug { $turn }
picture-alt-leads = Die besten Siegchancen: { $leads }.
picture-alt-lead-first = { $name } von Anfang an
picture-alt-lead = { $name } ab Zug { $turn }
picture-alt-changes = Die Führung wechselte { $count } Mal; ab Zug { $turn } hatte { $name } die besten Siegchancen.
picture-alt-chances = Siegchancen in Prozent, nach Zug { $moments }.
picture-alt-chances-of = { $name }: { $chances }.
picture-alt-mistake = Fehler { $letter }: { $name }, Zug { $turn }.
picture-alt-chances-more = Alles Weitere steht im Text.

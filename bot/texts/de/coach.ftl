# Der Trainer jedes Spiels: Tipps, solange es läuft, Rückblick nach dem Ende, und das Diagramm der Siegchancen.
command-table-hint = tipp
command-table-hint-description = Fragen, welche Aktionen jetzt die besten sind; nur für dich, nicht an gewerteten Tischen
command-table-review = rückblick
command-table-review-description = Sehen, wie die Chancen in dieser beendeten Partie standen und welche Fehler am teuersten waren
button-hint = Tipp
button-review = Rückblick

hint-thinking = 💭 Ich denke über deinen Zug nach …
hint-title = ## Tipp
    -# Nur für dich. Die Chancen sind geschätzt, in Schritten von 5 %; was als Nächstes gezogen wird, kann alles ändern.
hint-line = **{ $number }. { $action }**
hint-chance = Siegchance: etwa { $percent } %.
hint-chance-least = Siegchance: unter 5 %.
hint-chance-most = Siegchance: über 95 %.
hint-unsure = (Das habe ich mir nur kurz angesehen.)
hint-all-unsure = (Das alles habe ich mir nur kurz angesehen.)
hint-then = { $first }, dann { $next }
hint-only = Zu wählen gibt es nichts: Das ist alles, was du tun kannst.

refused-rated-no-hints = Das ist ein gewerteter Tisch: Hier spielen alle ohne Tipps. Nach dem Ende sagt dir `/tisch rückblick`, was besser gewesen wäre.
refused-hint-not-to-move = Einen Tipp bekommt, wer am Zug ist, und das bist du gerade nicht. Ich sage dir, wenn du dran bist.
refused-no-review-yet = Der Rückblick verrät alles Verdeckte; darum gibt es ihn erst, wenn das Spiel zu Ende ist: mit `/tisch rückblick`.
refused-nothing-to-review = Hier gibt es nichts zu besprechen: Es wurde kein Zug gespielt, oder das Spiel wurde abgebrochen.

review-waits = 🔎 Ich sehe mir diese Partie noch einmal an, Zug um Zug. Der Rückblick kommt hierher <t:{ $ready }:R>.
review-title = ## Rückblick: { $game }
    -# Siegchancen, geschätzt vor jedem Zug; die Partie hatte { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }.
review-turning = ⚖️ **Der Wendepunkt: Zug { $turn }, { $name }.** { $what }
    Die Chancen von { $whom } gingen von { $before } % auf { $after } %.
review-turning-mistake = Das war Fehler **{ $number }** unten.
review-steady = ⚖️ Einen Wendepunkt gab es nicht: Kein Zug hat die Chancen stark verändert.
review-mistakes = ❗ **Die teuersten Fehler von { $name }**
review-flawless = ✅ **{ $name }** hat keinen Fehler gemacht, den ich erkennen könnte.
review-mistake = **{ $number }** · Zug { $turn }, Siegchance −{ $cost } %: { $done }.
    Besser: **{ $better }.** { $why }
review-jump = Einen Zug auf dem Spielplan ansehen
review-option-turning = Wendepunkt: Zug { $turn } · { $name }
review-option-mistake = { $number } · Zug { $turn } · { $name }

picture-chances = Siegchancen
picture-percent = { $percent } %
picture-turning = Wendepunkt: Zug { $turn }
picture-alt-leads = Die besten Siegchancen: { $leads }.
picture-alt-lead-first = { $name } von Anfang an
picture-alt-lead = { $name } ab Zug { $turn }
picture-alt-changes = Die Führung wechselte { $count } Mal; ab Zug { $turn } hatte { $name } die besten Siegchancen.
picture-alt-chances = Siegchancen in Prozent, nach Zug { $moments }.
picture-alt-chances-of = { $name }: { $chances }.
picture-alt-mistake = Fehler { $number }: { $name }, Zug { $turn }.
picture-alt-chances-more = Alles Weitere steht im Text.

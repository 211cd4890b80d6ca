# Persönliche Einstellungen: Hinweise, Ruhezeit, Abwesenheit; und wie Tage und Stunden getippt werden.
command-settings = einstellungen
command-settings-description = Hinweise, Ruhezeit, Zeitzone, Abwesenheit
command-settings-show = zeigen
command-settings-show-description = Deine Einstellungen zeigen und ändern
command-settings-notices = hinweise
command-settings-notices-description = Wählen, wie du erfährst, was dich angeht: dein Zug, Fragen, das Ende
option-settings-notices-where = wo
option-settings-notices-where-description = Im Kanal, per Direktnachricht, beides oder gar nicht
option-settings-notices-place = für
option-settings-notices-place-description = Nur für diesen Tisch oder Server; „überall“ beendet auch solche Ausnahmen
command-settings-quiet = ruhe
command-settings-quiet-description = Stunden ohne Pings wählen
option-settings-quiet-begin = von
option-settings-quiet-begin-description = Beginn: 22, 22:30 … oder aus
option-settings-quiet-end = bis
option-settings-quiet-end-description = Ende (ohne Angabe: wie bisher oder acht Stunden später)
option-settings-quiet-zone = zeitzone
option-settings-quiet-zone-description = Deine Zeitzone: eine Stadt darin
command-settings-digest = tagesnachricht
command-settings-digest-description = Eine Direktnachricht am Tag über alle deine Tische
option-settings-digest-at = um
option-settings-digest-at-description = Wann: 7, 18:30, 19 Uhr … oder aus
command-settings-zone = zeitzone
command-settings-zone-description = Deine Zeitzone wählen
option-settings-zone-zone = zeitzone
option-settings-zone-zone-description = Eine Stadt darin, etwa Wien oder New York
command-settings-away = abwesend
command-settings-away-description = Bis zu einem Tag abwesend: keine Pings, Uhren angehalten
option-settings-away-until = bis
option-settings-away-until-description = Dein letzter Tag: 3 Tage, Freitag, 1.12. …
command-settings-end-turns = zugende
command-settings-end-turns-description = Züge von selbst enden lassen, wenn du nichts mehr tun musst
option-settings-end-turns-automatic = automatisch
option-settings-end-turns-automatic-description = True: Züge enden von selbst. False: Du beendest sie
command-settings-share = teilen
command-settings-share-description = Wählen, ob deine Partien anderen gezeigt werden dürfen
option-settings-share-games = partien
option-settings-share-games-description = Gar nicht, ohne deinen Namen oder mit ihm
command-settings-back = zurück
command-settings-back-description = Deine Abwesenheit beenden

choice-notices-channel = im Kanal des Tisches
choice-notices-direct = per Direktnachricht
choice-notices-both = im Kanal und per Direktnachricht
choice-notices-for-everywhere = überall
choice-notices-for-server = diesen Server
choice-notices-for-table = diesen Tisch
choice-sharing-nothing = gar nicht
choice-sharing-unnamed = ohne meinen Namen
choice-sharing-named = mit meinem Namen
settings-wish-table = 📍 An Tisch { $table } ({ $game }): **{ $where }**.
settings-wish-server = 📍 Auf dem Server { $server }: **{ $where }**.
choice-notices-none = gar nicht

settings-title = ## Deine Einstellungen
settings-where-channel = 🔔 Was dich angeht (dein Zug, Fragen, das Ende), sage ich dir mit einer Erwähnung **im Kanal des Tisches**.
settings-where-direct = 🔔 Was dich angeht (dein Zug mit deiner Hand, Fragen, das Ende), sage ich dir per **Direktnachricht**.
settings-where-both = 🔔 Was dich angeht (dein Zug, Fragen, das Ende), sage ich dir mit einer Erwähnung **im Kanal des Tisches** und per **Direktnachricht**.
settings-where-none = 🔕 Ich **melde mich nicht**, auch nicht, wenn du am Zug bist. Siehe `/partien`.
settings-closed = ⚠️ Discord blockiert meine Direktnachrichten, darum erwähne ich dich im Kanal. Erlaube sie auf einem gemeinsamen Server, und wähle sie hier noch einmal.
settings-quiet = 🌙 **Keine Pings von { $from } bis { $until } Uhr**; sie kommen danach.
settings-digest = 📬 Direktnachrichten kommen **einmal am Tag um { $time }**, alle in einer. Deine Bedenkzeit läuft; wo dann nur wenig übrig wäre, sage ich es dir gleich.
settings-no-digest = Keine Tagesnachricht
settings-quiet-none = 🌙 Du hast **keine Ruhezeit**.
settings-zone = { $zone ->
    [UTC] 🕰️ Deine Zeitzone ist **UTC** (jetzt { $time } Uhr). Ändern mit `/einstellungen zeitzone`.
   *[other] 🕰️ Deine Zeitzone ist **{ $city }** (`{ $zone }`, jetzt { $time } Uhr). Ändern mit `/einstellungen zeitzone`.
 }
settings-zone-unknown = 🕰️ Deine **Zeitzone** kenne ich noch nicht. Wählen mit `/einstellungen zeitzone`.
settings-zone-guess = ❓ **Ist es bei dir { $time } Uhr?** Wenn nicht, wähle unten deine Zeitzone. Bis dahin richte ich mich nach { $city } (dort { $assumed } Uhr).
settings-ends-turns = ⏭️ Deine Züge **enden von selbst**, sobald du nichts mehr tun musst.
settings-ends-turns-not = ⏭️ **Du beendest deine Züge** selbst, solange noch etwas möglich ist.
settings-sharing-nothing = 🧩 **Wer den Tisch nicht sieht**, bekommt nichts von deinen Partien gezeigt, auch nicht als **Stellung des Tages**, und dein Name wird nur am Tisch genannt.
settings-sharing-unnamed = 🧩 Deine beendeten Partien dürfen anderen **ohne deinen Namen** gezeigt werden, wenn alle zustimmen, die mitgespielt haben: als **Stellung des Tages**, oder wenn jemand sie in einem anderen Kanal teilt. Was geteilt ist, bleibt dort.
settings-sharing-named = 🧩 Deine beendeten Partien dürfen anderen gezeigt werden, wenn alle zustimmen, die mitgespielt haben: als **Stellung des Tages**, oder wenn jemand sie in einem anderen Kanal teilt. Was geteilt ist, bleibt dort. **Dein Name darf genannt werden**, wo eine Partie gezeigt wird.
settings-away = ✈️ Du bist **abwesend bis <t:{ $until }:F>** (<t:{ $until }:R>). Keine Pings, deine Uhren sind angehalten, und ein Tisch, der auf dich wartet, erfährt davon.
settings-here = ✈️ Du bist **da**. Bist du abwesend, sind deine Uhren angehalten.

settings-choose-where = Sag mir, was mich angeht …
settings-choose-from = Ruhezeit von …
settings-choose-until = Ruhezeit bis …
settings-choose-zone = Zeitzone
settings-choose-away = Abwesend bis …
settings-choose-sharing = Meine Partien anderen zeigen …
settings-sharing-label-nothing = Meine Partien anderen nicht zeigen
settings-sharing-label-unnamed = Meine Partien zeigen, ohne meinen Namen
settings-sharing-label-named = Meine Partien zeigen, mit meinem Namen
settings-where-label-channel = Im Kanal des Tisches
settings-where-label-direct = Per Direktnachricht, mit meiner Hand
settings-where-label-both = Im Kanal und per Direktnachricht
settings-where-label-none = Gar nicht
settings-from-label = Ruhe von { $time } Uhr
settings-until-label = Ruhe bis { $time } Uhr
settings-no-quiet = Keine Ruhezeit
settings-zone-label = { $city } (jetzt { $time } Uhr)
settings-away-label = Letzter Tag: { $date }
settings-away-days = { $days ->
    [1] bis einschließlich morgen
    [7] für 1 Woche
    [14] für 2 Wochen
    [28] für 4 Wochen
   *[other] für { $days } Tage
 }
button-i-am-back = Ich bin zurück
button-still-away = Noch abwesend
away-but-plays = ✈️ Du bist als **abwesend bis <t:{ $until }:f>** eingetragen. Bist du zurück? { $notices ->
    [none] Wenn nicht, bleiben deine Uhren bis dahin angehalten.
   *[other] Wenn du nichts sagst, melde ich mich an diesem Tisch trotzdem, sobald du am Zug bist. Deine Uhren bleiben angehalten.
 }
away-still = ✈️ In Ordnung: Du bist abwesend bis <t:{ $until }:f>. Keine Pings, und deine Uhren bleiben angehalten.
button-right-time = Ja, { $time } Uhr
button-end-turns-by-itself = Züge automatisch beenden
button-end-turns-by-hand = Züge selbst beenden
button-my-settings = Meine Einstellungen

settings-gone = Viel Spaß! Dein letzter Tag abwesend: { $date }. { $count ->
    [0] Gerade wartet kein Tisch auf dich.
    [one] Der Tisch, der auf dich wartet, weiß Bescheid.
   *[other] Die { $count } Tische, die auf dich warten, wissen Bescheid.
 } Andere erfahren es, sobald du dort am Zug bist.
settings-back = Willkommen zurück! { $count ->
    [0] Keine Partie wartet auf dich.
    [one] { $count } Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich, die dringendste zuerst.
 }
settings-not-away = Du warst nicht abwesend.
settings-which-day = „{ $typed }“ kann mehrere Tage bedeuten. Bis wann bist du abwesend?

incident-away = ✈️ { $name } ist abwesend und am <t:{ $until }:D> zurück.
show-away = ✈️ { $name } ist abwesend und am <t:{ $until }:D> zurück (<t:{ $until }:R>).

date = { $weekday }, { $day }. { $month }
date-ahead = { $days ->
    [0] { $date } (heute)
    [1] { $date } (morgen)
   *[other] { $date } (in { $days } Tagen)
 }
date-weekdays = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
date-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
time-of-day = { $hour }:{ $minute }
zone-choice = { $city }: jetzt { $time } Uhr ({ $zone })

# Wörter, die Menschen tippen und die alle verstanden werden; _ ist ein Leerzeichen.
typed-off = aus keine nein
typed-noon = mittag mittags
typed-midnight = mitternacht
typed-o-clock = uhr
typed-filler = in bis am an nächsten nächste nächster kommenden den dem der zum für ende
typed-one = ein eine einer einem einen
typed-today = heute
typed-tomorrow = morgen
typed-day-after = übermorgen
typed-days = tag tage tagen
typed-weeks = woche wochen

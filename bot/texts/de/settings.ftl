# Persönliche Einstellungen: Hinweise, Ruhezeit, Abwesenheit; und wie Tage und Stunden getippt werden.
command-settings = einstellungen
command-settings-description = Hinweise, Ruhezeit, Zeitzone, Abwesenheit
command-settings-show = zeigen
command-settings-show-description = Alle deine Einstellungen zeigen und ändern (nur für dich)
command-settings-notices = hinweise
command-settings-notices-description = Wählen, wo ich dir sage, dass du am Zug bist
option-settings-notices-where = wo
option-settings-notices-where-description = Im Kanal, per Direktnachricht, beides oder gar nicht
command-settings-quiet = ruhe
command-settings-quiet-description = Die Stunden wählen, in denen ich dich nicht anstupse
option-settings-quiet-begin = von
option-settings-quiet-begin-description = Beginn deiner Ruhezeit: 22, 22:30 … oder aus
option-settings-quiet-end = bis
option-settings-quiet-end-description = Ende (Standard: wie bisher oder acht Stunden später)
option-settings-quiet-zone = zeitzone
option-settings-quiet-zone-description = Deine Zeitzone: eine Stadt darin
command-settings-zone = zeitzone
command-settings-zone-description = Deine Zeitzone wählen
option-settings-zone-zone = zeitzone
option-settings-zone-zone-description = Eine Stadt darin, etwa Wien oder New York
command-settings-away = abwesend
command-settings-away-description = Dich bis zu einem Tag abmelden: keine Hinweise, und deine Uhren stehen
option-settings-away-until = bis
option-settings-away-until-description = Dein letzter abwesender Tag, etwa: 3 Tage, Freitag, 1.12.
command-settings-end-turns = zugende
command-settings-end-turns-description = Ob dein Zug von selbst endet, wenn nur noch Freiwilliges übrig ist
option-settings-end-turns-automatic = automatisch
option-settings-end-turns-automatic-description = True: Dein Zug endet von selbst. False: Du beendest ihn mit einem Klick
command-settings-back = zurück
command-settings-back-description = Deine Abwesenheit beenden

choice-notices-channel = im Kanal des Tisches
choice-notices-direct = per Direktnachricht
choice-notices-both = im Kanal und per Direktnachricht
choice-notices-none = gar nicht

settings-title = ## Deine Einstellungen
settings-where-channel = 🔔 Wenn du am Zug bist, erwähne ich dich **im Kanal des Tisches**.
settings-where-direct = 🔔 Wenn du am Zug bist, schreibe ich dir eine **Direktnachricht** mit dem Bild deiner Hand.
settings-where-both = 🔔 Wenn du am Zug bist, erwähne ich dich **im Kanal des Tisches** und schreibe dir eine **Direktnachricht** mit dem Bild deiner Hand.
settings-where-none = 🔕 Wenn du am Zug bist, **melde ich mich nicht**. `/partien` zeigt deine Partien, zuerst die, in denen du am Zug bist.
settings-closed = ⚠️ Discord lässt mich dir nicht schreiben, deshalb erwähne ich dich im Kanal des Tisches. Erlaube Direktnachrichten von einem gemeinsamen Server, und wähle sie dann hier noch einmal.
settings-quiet = 🌙 Zwischen **{ $from }** und **{ $until }** Uhr stupse ich dich nicht an; Nachrichten warten bis zum Ende deiner Ruhezeit.
settings-quiet-none = 🌙 Du hast **keine Ruhezeit**: Ich darf mich jederzeit melden.
settings-zone = 🕰️ Deine Zeitzone ist **{ $city }** (`{ $zone }`), dort ist es jetzt { $time } Uhr. Ändern mit `/einstellungen zeitzone`.
settings-ends-turns = ⏭️ Dein Zug **endet von selbst**, wenn nur noch Freiwilliges übrig ist.
settings-ends-turns-not = ⏭️ Wenn nur noch Freiwilliges übrig ist, **beendest du deinen Zug** selbst.
settings-away = ✈️ Du bist **abwesend bis <t:{ $until }:F>** (<t:{ $until }:R>). Ich melde mich nicht, deine Uhren sind angehalten, und deine Tische wissen Bescheid.
settings-here = ✈️ Du bist **da**. Während du abwesend bist, sind deine Uhren angehalten, und deine Tische wissen Bescheid.

settings-choose-where = Sag mir, dass ich am Zug bin …
settings-choose-from = Ruhezeit von …
settings-choose-until = Ruhezeit bis …
settings-choose-zone = Zeitzone
settings-choose-away = Abwesend bis …
settings-where-label-channel = Im Kanal des Tisches
settings-where-label-direct = Per Direktnachricht, mit dem Bild meiner Hand
settings-where-label-both = Beides: im Kanal und per Direktnachricht
settings-where-label-none = Gar nicht
settings-from-label = Ruhe von { $time } Uhr
settings-until-label = Ruhe bis { $time } Uhr
settings-no-quiet = Keine Ruhezeit
settings-zone-label = { $city } (jetzt { $time } Uhr)
settings-away-label = Abwesend bis { $date }
settings-away-days = { $days ->
    [1] bis morgen
    [7] für 1 Woche
    [14] für 2 Wochen
    [28] für 4 Wochen
   *[other] für { $days } Tage
 }
button-i-am-back = Ich bin zurück
button-end-turns-by-itself = Meine Züge automatisch beenden
button-end-turns-by-hand = Meine Züge selbst beenden
button-my-settings = Meine Einstellungen

settings-gone = Viel Spaß! Du bist bis zum Ende dieses Tages abwesend (in deiner Zeitzone).
settings-back = { $count ->
    [0] Willkommen zurück! Gerade wartet keine Partie auf dich.
    [one] Willkommen zurück! { $count } Partie wartet auf dich.
   *[other] Willkommen zurück! { $count } Partien warten auf dich, die am längsten wartende zuerst.
 }
settings-not-away = Du warst nicht abwesend, es hat sich nichts geändert.
settings-which-day = „{ $typed }“ kann mehrere Tage meinen. Welcher ist dein letzter abwesender Tag?
refused-zone-unknown = „{ $text }“ passt nicht zu genau einer Zeitzone. Tippe eine größere Stadt in deiner Nähe und wähle einen Vorschlag.
refused-not-an-hour = „{ $text }“ habe ich nicht als Uhrzeit verstanden. Tippe sie wie `22`, `22:30` oder `22 Uhr`, oder `aus` für keine Ruhezeit.
refused-not-a-day = „{ $text }“ habe ich nicht als Tag verstanden. Tippe ihn wie `3 Tage`, `Freitag`, `morgen` oder `1.12.`
refused-day-past = „{ $text }“ ist schon vorbei. Tippe einen Tag ab heute, etwa `3 Tage`, `Freitag` oder `morgen`.

refused-quiet-all-day = Eine Ruhezeit braucht zwei verschiedene Zeiten. Soll ich mich nie melden, wähle `gar nicht` mit `/einstellungen hinweise`.
refused-away-when = Du kannst höchstens { $days } Tage abwesend sein.

incident-away = ✈️ { $name } ist abwesend bis <t:{ $until }:D>.
turn-away = ✈️ { $name } ist abwesend bis <t:{ $until }:D>.
show-away = ✈️ { $name } ist abwesend bis <t:{ $until }:D> (<t:{ $until }:R>).

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

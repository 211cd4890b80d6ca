# Was jemand wünscht: wo er von seinen Zügen erfährt, Ruhezeiten, Abwesenheit. Und wie Tage und Stunden getippt werden.
command-settings = einstellungen
command-settings-description = Wo ich dir sage, dass du am Zug bist, wann du Ruhe willst, bis wann du weg bist
command-settings-show = zeigen
command-settings-show-description = Sieh alle deine Einstellungen und ändere sie mit einem Klick, nur für dich
command-settings-notices = hinweise
command-settings-notices-description = Wähle, wo ich dir sage, dass du am Zug bist
option-settings-notices-where = wo
option-settings-notices-where-description = Im Kanal des Tisches, per Direktnachricht, beides oder gar nicht
command-settings-quiet = ruhe
command-settings-quiet-description = Wähle die Stunden des Tages, in denen ich dich nicht rufe
option-settings-quiet-begin = von
option-settings-quiet-begin-description = Wann deine Ruhezeit beginnt, etwa: 22, 22:30; oder: aus
option-settings-quiet-end = bis
option-settings-quiet-end-description = Wann sie endet (wie bisher oder acht Stunden später, wenn du nichts sagst)
option-settings-quiet-zone = zeitzone
option-settings-quiet-zone-description = Die Zeitzone, in der du lebst, nach einer Stadt darin
command-settings-zone = zeitzone
command-settings-zone-description = Wähle die Zeitzone, in der du lebst
option-settings-zone-zone = zeitzone
option-settings-zone-zone-description = Eine Stadt darin, etwa: Wien, New York
command-settings-away = weg
command-settings-away-description = Sag, bis wann du weg bist: Deine Uhren stehen, nichts ruft dich
option-settings-away-until = bis
option-settings-away-until-description = Der letzte Tag, an dem du weg bist, etwa: 3 Tage, Freitag, 1.12.
command-settings-back = zurück
command-settings-back-description = Sag, dass du wieder da bist

choice-notices-channel = im Kanal des Tisches
choice-notices-direct = per Direktnachricht
choice-notices-both = im Kanal und per Direktnachricht
choice-notices-none = gar nicht

settings-title = ## Deine Einstellungen
settings-where-channel = 🔔 Wenn du am Zug bist, erwähne ich dich **im Kanal des Tisches**.
settings-where-direct = 🔔 Wenn du am Zug bist, sage ich es dir **per Direktnachricht**, mit dem Bild deiner Hand.
settings-where-both = 🔔 Wenn du am Zug bist, erwähne ich dich **im Kanal des Tisches** und sage es dir **per Direktnachricht**, mit dem Bild deiner Hand.
settings-where-none = 🔕 Wenn du am Zug bist, rufe ich dich **gar nicht**. `/partien` zeigt dir deine Partien, zuerst die, in denen du am Zug bist.
settings-closed = ⚠️ Discord hat mich dir nicht schreiben lassen, deshalb erwähne ich dich stattdessen im Kanal des Tisches. Erlaube Direktnachrichten von einem gemeinsamen Server und wähle sie dann hier noch einmal.
settings-quiet = 🌙 Zwischen **{ $from }** und **{ $until }** Uhr ruft dich nichts; was dann kommt, wartet, bis deine Ruhezeit vorbei ist.
settings-quiet-none = 🌙 Du hast **keine Ruhezeit**: Ich rufe dich zu jeder Tageszeit.
settings-zone = 🕰️ Deine Zeitzone ist **{ $city }** (`{ $zone }`), dort ist es jetzt { $time } Uhr. `/einstellungen zeitzone` kennt alle anderen.
settings-away = ✈️ Du bist **weg bis <t:{ $until }:F>** (<t:{ $until }:R>). Bis dahin ruft dich nichts, deine Uhren stehen, und deine Tische sehen es.
settings-here = ✈️ Du bist **da**. Wenn du weggehst, stehen deine Uhren, bis du zurück bist, und deine Tische sehen es.

settings-choose-where = Wo sage ich dir, dass du am Zug bist?
settings-choose-from = Ruhezeit von …
settings-choose-until = Ruhezeit bis …
settings-choose-zone = Zeitzone
settings-choose-away = Weg bis …
settings-where-label-channel = Im Kanal des Tisches
settings-where-label-direct = Per Direktnachricht, mit dem Bild meiner Hand
settings-where-label-both = Beides: im Kanal und per Direktnachricht
settings-where-label-none = Gar nicht
settings-from-label = Ruhe von { $time } Uhr
settings-until-label = Ruhe bis { $time } Uhr
settings-no-quiet = Keine Ruhezeit
settings-zone-label = { $city } (jetzt { $time } Uhr)
settings-away-label = Weg bis { $date }
settings-away-days = { $days ->
    [1] bis morgen
    [7] für 1 Woche
    [14] für 2 Wochen
    [28] für 4 Wochen
   *[other] für { $days } Tage
 }
button-i-am-back = Ich bin zurück
button-my-settings = Meine Einstellungen

settings-gone = Hab eine gute Zeit! Du bist weg bis zum Ende dieses Tages in deiner Zeitzone.
settings-back = { $count ->
    [0] Willkommen zurück! Im Augenblick wartet keine Partie auf dich.
    [one] Willkommen zurück! { $count } Partie wartet auf dich.
   *[other] Willkommen zurück! { $count } Partien warten auf dich, die am längsten wartende zuerst.
 }
settings-not-away = Du warst nicht weg, also hat sich nichts geändert.
settings-which-day = „{ $typed }“ kann mehrere Tage meinen. Welcher ist der letzte, an dem du weg bist?
refused-zone-unknown = Zu „{ $text }“ habe ich nicht genau eine Zeitzone gefunden. Tippe eine größere Stadt in deiner Nähe und wähle einen der Vorschläge.
refused-not-an-hour = „{ $text }“ habe ich nicht als Uhrzeit verstanden. Tippe sie wie `22`, `22:30` oder `22 Uhr`, oder `aus` für keine Ruhezeit.
refused-not-a-day = „{ $text }“ habe ich nicht als Tag verstanden. Tippe ihn wie `3 Tage`, `Freitag`, `morgen` oder `1.12.`
refused-day-past = „{ $text }“ ist schon vorbei. Tippe einen Tag ab heute, etwa `3 Tage`, `Freitag` oder `morgen`.

refused-quiet-all-day = Eine Ruhezeit, die endet, wenn sie beginnt, ließe mich dich nie erreichen. Wähle zwei verschiedene Zeiten, oder mit `/einstellungen hinweise`, dass ich dich `gar nicht` rufe.
refused-away-when = Du kannst höchstens { $days } Tage abwesend sein.

incident-away = ✈️ { $name } ist weg bis <t:{ $until }:D>.
turn-away = ✈️ { $name } ist weg bis <t:{ $until }:D>.
show-away = ✈️ { $name } ist weg bis <t:{ $until }:D> (<t:{ $until }:R>).

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

# Wörter, die Menschen tippen; jedes davon wird verstanden.
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

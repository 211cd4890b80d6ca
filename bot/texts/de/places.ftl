# Die Kanäle, die ein Server für alle Tische wählt, und die Threads dort.
command-admin-places = orte
command-admin-places-description = Die Kanäle für die Tische dieses Servers wählen
option-admin-places-games = partien
option-admin-places-games-description = Ein Kanal oder Forum, in dem jeder neue Tisch einen eigenen Thread bekommt

places-title = ## Kanäle für Tische
places-games-none = 🧵 **Partien**: keiner gewählt; jede Partie bleibt in dem Kanal, in dem sie eröffnet wird.
places-games = 🧵 **Partien**: Jeder neue Tisch bekommt einen eigenen Thread in { $channel }, außer er wird in einem Thread eröffnet.
places-games-gone = -# ⚠️ Ich kann diesen Kanal nicht sehen; Partien bleiben, wo sie eröffnet werden.
places-missing = -# ⚠️ Mir fehlt dort: { $rights }. Bis dahin bleiben Partien, wo sie eröffnet werden.
places-tags = -# 🏷️ Gibt es in diesem Forum Tags namens „{ room-tag-open }“, „{ room-tag-running }“ und „{ room-tag-over }“, zeige ich damit, wie weit jede Partie ist.
places-tags-missing = -# 🏷️ Um die Tags eines Beitrags zu ändern, fehlt mir dort: { $rights }.
button-places-games-off = Kein Kanal für Partien

room-tag-open = offen
room-tag-running = läuft
room-tag-over = vorbei
room-name = { $game }: { $names }
room-begins = Ein Tisch für **{ $game }**.
room-opened = 🧵 Er ist in { $channel }.
room-missing = -# 🧵 Er hätte einen eigenen Thread in { $channel }, aber mir fehlt dort: { $rights }.
room-not-now = -# 🧵 Ein eigener Thread in { $channel } ließ sich gerade nicht eröffnen.

right-create-public-threads = Öffentliche Threads erstellen
right-manage-threads = Threads verwalten

# Die Nachricht mit den freien Plätzen.
option-admin-places-seats = freie_plätze
option-admin-places-seats-description = Ein Kanal für eine Nachricht, die alle freien Plätze zeigt
option-admin-places-ping = ping
option-admin-places-ping-description = Eine Rolle, die dort bei neuen Tischen gepingt wird, höchstens einmal am Tag
places-seats-none = 🪑 **Freie Plätze**: kein Kanal gewählt; keine Nachricht zeigt sie.
places-seats = 🪑 **Freie Plätze**: Eine Nachricht in { $channel } zeigt sie, aus Kanälen, die dort alle sehen können. Sie pingt { $role ->
    [none] niemanden
   *[other] { $role }, höchstens einmal am Tag
 }.
places-channel-gone = -# ⚠️ Ich kann diesen Kanal nicht sehen.
places-channel-missing = -# ⚠️ Mir fehlt dort: { $rights }.
places-ping-everyone = Wähle eine Rolle für alle, die gern spielen; ich pinge nicht den ganzen Server.
button-places-seats-off = Keine Nachricht mit freien Plätzen
button-places-ping-off = Niemanden pingen

seats-title = ## Freie Plätze
seats-none = Im Moment keine. Sag mir, dass du mitspielen würdest; sind es genug, öffne ich einen Tisch.
seats-table = **{ $game }** · { $channel }
seats-more = -# Und { $count } weitere: siehe die Tische dieses Servers.
seats-ping = -# 🔔 { $role }
button-seats-too = Ich würde mitspielen

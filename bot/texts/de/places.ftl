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

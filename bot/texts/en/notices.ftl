# Notices to one person; where it is a direct message, `name` is `direct`.
notice-turn = { $name ->
    [direct] 🔔 It is your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] 🔔 { $name }, it is your turn in **{ $game }** (table { $table }): { $asked }.
 }
notice-reminder = { $name ->
    [direct] ⏰ It is still your turn in **{ $game }** (table { $table }): { $asked }.
   *[other] ⏰ { $name }, it is still your turn in **{ $game }** (table { $table }): { $asked }.
 }
notice-closed = 🔔 { $name }, it is your turn in **{ $game }** (table { $table }): { $asked }.
    -# I wanted to tell you by direct message, but Discord does not let me. From now on I tell you here. To change that, allow direct messages from this server and choose them again with `/settings notices`.
notice-end = 🏁 The game **{ $game }** (table { $table }) that you follow is over.

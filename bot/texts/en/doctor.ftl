# What `piazza doctor` says: a line a subject, what was found, and what to do.
terminal-doctor = Look at everything the bot needs, and tell what to do.
doctor-mark-ok = ok
doctor-mark-warning = WARNING
doctor-mark-fault = FAULT
doctor-mark-skipped = –
doctor-summary = { $faults ->
    [0] { $warnings ->
        [0] Everything is well.
        [one] No faults, 1 warning.
       *[other] No faults, { $warnings } warnings.
    }
    [one] { $warnings ->
        [0] 1 fault.
        [one] 1 fault, 1 warning.
       *[other] 1 fault, { $warnings } warnings.
    }
   *[other] { $warnings ->
        [0] { $faults } faults.
        [one] { $faults } faults, 1 warning.
       *[other] { $faults } faults, { $warnings } warnings.
    }
 }

doctor-subject-settings = Settings
doctor-settings-none = { $file } does not exist; settings come from the environment alone.
doctor-settings-read = { $file } is in order.
doctor-settings-open = { $file } holds the token and others on this machine may read it. Take that from them: chmod 600
doctor-settings-wrong = { $why } The rest is not looked at until that is put right.

doctor-subject-programs = Programs
doctor-programs-found = Piazza { $piazza }, discord.py { $discord }, Python { $python }.
doctor-programs-missing = { $package } is not installed. Install the bot anew (uv sync).

doctor-subject-token = Token
doctor-token-none = DISCORD_TOKEN is not set; “piazza” starts the playground. Whatever concerns Discord is left out here.
doctor-token-refused = Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal, under “Bot”.
doctor-token-unreachable = Discord cannot be reached: { $why } Look at this machine’s network; the rest that concerns Discord is left out.
doctor-token-accepted = Discord accepts it; the bot is called { $name }.

doctor-subject-clock = Clock
doctor-clock-right = it agrees with Discord’s.
doctor-clock-wrong = it is { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 } off. Let the machine set it by the network (such as: timedatectl set-ntp true).
doctor-clock-unknown = Discord did not tell the time.

doctor-subject-intents = Intents
doctor-intents-none = none that are privileged are switched on, and none are needed.
doctor-intents-more = switched on in the developer portal, but not needed: { $names }. You may switch them off.

doctor-subject-clicks = Clicks
doctor-clicks-elsewhere = the application sends them to an address on the web, so that the bot gets none. Empty “Interactions Endpoint URL” in the developer portal.

doctor-subject-connections = Connections
doctor-connections-enough = Discord lets the bot connect { $count ->
    [one] once
   *[other] { $count } times
 } more today.
doctor-connections-few = Discord lets the bot connect only { $count ->
    [one] once
   *[other] { $count } times
 } more in the next { $hours ->
    [one] hour
   *[other] { $hours } hours
 }. Something starts it again and again; its log tells why.

doctor-subject-shards = Shards
doctor-shards-few = { $count ->
    [one] the bot’s servers share 1 connection
   *[other] the bot’s servers are spread over { $count } connections
 }, but Discord recommends { $more }. Set PIAZZA_SHARDS=auto, or a greater number for all processes.
doctor-shards-some = this process has { $own } of { $count } connections; see to it that other processes have each of the others, once.
doctor-shards-all = { $count ->
    [one] 1 connection is enough for all servers.
   *[other] { $count } connections are enough for all servers.
 }

doctor-subject-server = Server
doctor-server-lacks = { $name } ({ $id }) does not give the bot: { $rights }. Whoever manages the server can give it to the bot’s role.

doctor-subject-servers = Servers
doctor-servers-none = the bot is on none yet. Invite it: README, “Inviting the bot to your server”.
doctor-servers-well = { $count ->
    [one] on 1 server it may do everything that it needs.
   *[other] on { $count } servers it may do everything that it needs.
 }
doctor-servers-unanswered = Discord did not tell ({ $why }). Try again later.

doctor-subject-channel = Channel
doctor-channel-lacks = in “{ $name }” on { $server } table { $table } has its game, and the bot lacks there: { $rights }. Whoever manages the server can give it to the bot in that channel.

doctor-subject-channels = Channels
doctor-channels-lost = { $count ->
    [one] 1 table has no place any more (table { $tables }): its channel is gone, or hidden from the bot, or the bot is no longer on that server. If it was not meant so, let the bot in again; a manager ends what is over with /admin end.
   *[other] { $count } tables have no place any more (tables { $tables }): their channels are gone, or hidden from the bot, or the bot is no longer on those servers. If it was not meant so, let the bot in again; a manager ends what is over with /admin end.
 }
doctor-channels-well = { $count ->
    [one] in 1 channel with a game it may do everything that it needs.
   *[other] in { $count } channels with a game it may do everything that it needs.
 }

doctor-subject-commands = Commands
doctor-commands-there = { $count ->
    [one] the only one is registered and up to date.
   *[other] all { $count } are registered and up to date.
 }
doctor-commands-none = none of the { $count ->
    [one] 1 command is
   *[other] { $count } commands are
 } registered yet. Start the bot once with PIAZZA_SYNC_COMMANDS=true.
doctor-commands-other = not as this version has them: { $names }. Start the bot once with PIAZZA_SYNC_COMMANDS=true.

doctor-subject-pictures = Pictures
doctor-pictures-drawn = the fonts are there, and drawing works.
doctor-pictures-broken = they cannot be drawn ({ $why }). Install the bot anew (uv sync).
doctor-no-png = no PNG

doctor-subject-thinking = Thinking
doctor-thinking-begins = { $count ->
    [one] a process for computer players begins and answers; 1 may run.
   *[other] a process for computer players begins and answers; { $count } may run.
 }
doctor-thinking-broken = no process for computer players begins ({ $why }). Look at the limits for processes and memory.

doctor-subject-store = Store
doctor-store-server = the server { $server } answers; it holds { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
 }
doctor-store-none = { $path } does not exist yet; the first start makes it.
doctor-store-no-place = { $path } cannot be made: { $folder } cannot be written. Allow it, or set PIAZZA_DATABASE.
doctor-store-unusable = { $why }
doctor-store-damaged = { $path } is damaged: { $why } Stop the bot and restore a backup (piazza restore).
doctor-store-not-writable = { $path } or its folder cannot be written by whoever runs this (schema { $schema }, { $size }). Run this as the bot’s user, or allow that user to write there.
doctor-store-older = { $path } is of schema { $schema } ({ $size }); the next start brings it to { $today }. Back it up before.
doctor-store-in-use = { $path } is whole (schema { $schema }, { $size }), and a bot runs on it.
doctor-store-free = { $path } is whole (schema { $schema }, { $size }); no bot runs on it.

doctor-subject-room = Disk
doctor-room-server = that of the server is not looked at.
doctor-room-enough = { $free } are free, the store takes { $used }.
doctor-room-little = only { $free } are free, the store takes { $used }. Make room soon, or put the store elsewhere (PIAZZA_DATABASE).
doctor-room-none = only { $free } are free, the store takes { $used }. Make room now: without it no move can be kept.

doctor-subject-backups = Backups
doctor-backups-server = those of the server are made with pg_dump.
doctor-backups-not-wanted = the bot makes none. Set PIAZZA_BACKUPS, or call “piazza backup” each night.
doctor-backups-not-writable = { $folder } cannot be written. Allow it, or set PIAZZA_BACKUPS to another folder.
doctor-backups-none = there is none in { $folder } yet; a running bot makes one within minutes. If it does not, its log tells why.
doctor-backups-damaged = the newest, { $file }, is of a store with damaged tables. “piazza check” tells which.
doctor-backups-old = the newest, { $file }, is { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 } old. The bot’s log tells why there is none since.
doctor-backups-there = { $count ->
    [one] 1 is kept; it is
   *[other] { $count } are kept; the newest is
 } { $hours ->
    [0] less than an hour old.
    [one] 1 hour old.
   *[other] { $hours } hours old.
 }

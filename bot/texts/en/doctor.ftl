# `piazza doctor`: one line per subject, with what was found and what to do.
doctor-summary = { $faults ->
    [0] { $warnings ->
        [0] No problems found.
        [one] No errors, 1 warning.
       *[other] No errors, { $warnings } warnings.
    }
    [one] { $warnings ->
        [0] 1 error.
        [one] 1 error, 1 warning.
       *[other] 1 error, { $warnings } warnings.
    }
   *[other] { $warnings ->
        [0] { $faults } errors.
        [one] { $faults } errors, 1 warning.
       *[other] { $faults } errors, { $warnings } warnings.
    }
 }

doctor-subject-settings = Settings
doctor-settings-none = { $file } doesn’t exist; using environment variables only.
doctor-settings-read = { $file } is fine.
doctor-settings-open = { $file } contains the token, and other users of this machine can read it. Fix: chmod 600
doctor-settings-wrong = { $why } Fix this first; other settings weren’t checked.

doctor-subject-programs = Programs
doctor-programs-found = Piazza { $piazza }, discord.py { $discord }, Python { $python }.
doctor-programs-missing = { $package } is not installed. Reinstall the bot (uv sync).

doctor-subject-token = Token
doctor-token-none = DISCORD_TOKEN is not set, so “piazza” starts the playground. Checks of Discord are skipped.
doctor-token-needed = DISCORD_TOKEN is not set, and the playground is not installed. Enter the bot’s token.
doctor-token-refused = Discord rejects DISCORD_TOKEN. Copy it again from the developer portal, under “Bot”.
doctor-token-unreachable = can’t reach Discord: { $why } Check this machine’s network. Other checks of Discord are skipped.
doctor-token-accepted = Discord accepts it; the bot is called { $name }.

doctor-subject-invite = Invite
doctor-invite-link = a server’s manager adds the bot at { $link }

doctor-subject-clock = Clock
doctor-clock-right = in sync with Discord’s.
doctor-clock-wrong = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 } off. Turn on network time (for example: timedatectl set-ntp true).
doctor-clock-unknown = Discord sent no time to compare with.

doctor-subject-intents = Intents
doctor-intents-none = no privileged intents are on, and none are needed.
doctor-intents-more = on in the developer portal but not needed: { $names }. You can turn them off.

doctor-subject-clicks = Clicks
doctor-clicks-elsewhere = Discord sends them to a web address, so the bot gets none. Clear “Interactions Endpoint URL” in the developer portal.

doctor-subject-connections = Connections
doctor-connections-enough = the bot can connect { $count ->
    [one] once
   *[other] { $count } times
 } more today.
doctor-connections-few = the bot can connect only { $count ->
    [one] once
   *[other] { $count } times
 } more in the next { $hours ->
    [one] hour
   *[other] { $hours } hours
 }. Something keeps restarting it; see its log.

doctor-subject-shards = Shards
doctor-shards-few = { $count ->
    [one] all servers share 1 connection
   *[other] the servers are spread over { $count } connections
 }, but Discord recommends { $more }. Set PIAZZA_SHARDS=auto, or a higher number for all processes.
doctor-shards-some = this process has { $own } of { $count } connections; make sure that each of the others belongs to exactly one other process.
doctor-shards-all = { $count ->
    [one] 1 connection is enough for all servers.
   *[other] { $count } connections are enough for all servers.
 }

doctor-subject-server = Server
doctor-server-lacks = { $name } ({ $id }) doesn’t allow the bot: { $rights }. A server manager can give its role these permissions.

doctor-subject-servers = Servers
doctor-servers-none = the bot isn’t on any server yet. See “Inviting the bot to your server” in the README.
doctor-servers-well = { $count ->
    [one] it has all permissions it needs on 1 server.
   *[other] it has all permissions it needs on { $count } servers.
 }
doctor-servers-unanswered = no answer from Discord ({ $why }). Try again later.

doctor-subject-channel = Channel
doctor-channel-lacks = in “{ $name }” on { $server }, { $use ->
    [games] chosen for tables
    [seats] chosen for the open seats
    [puzzles] chosen for the position of the day
    [league] where a league and its tables are
    [post] where a league is
   *[other] where table { $use } plays
 }, the bot lacks: { $rights }. A server manager can give it these permissions there.
doctor-channel-gone = on { $server }, the channel { $use ->
    [seats] that was chosen for the open seats is deleted or hidden from the bot. A server manager can choose another with /admin places.
    [puzzles] that was chosen for the position of the day is deleted or hidden from the bot. A server manager can choose another with /admin places.
    [games] that was chosen for tables is deleted or hidden from the bot. A server manager can choose another with /admin places.
   *[other] of a league is deleted or hidden from the bot. Its organiser can move its post to another with /league show, under Manage.
 }

doctor-subject-role = Role
doctor-role-gone = on { $server }, the role that the winner of a league should get no longer exists. The organiser can choose another under Manage.
doctor-role-lacks = on { $server }, the winner of a league should get the role “{ $name }”, but the bot lacks: { $rights }. A server manager can give it this permission.
doctor-role-above = on { $server }, the winner of a league should get the role “{ $name }”, which is above the bot’s own. A server manager can drag the bot’s role above it.

doctor-subject-channels = Channels
doctor-channels-lost = { $count ->
    [one] 1 table has lost its channel (table { $tables }): the channel is deleted or hidden from the bot, or the bot is no longer on the server. Let the bot back in, or end the table with /admin end.
   *[other] { $count } tables have lost their channels (tables { $tables }): the channels are deleted or hidden from the bot, or the bot is no longer on the servers. Let the bot back in, or end the tables with /admin end.
 }
doctor-channels-well = { $count ->
    [one] it has all permissions it needs in 1 channel with a game, or chosen for games.
   *[other] it has all permissions it needs in { $count } channels with a game, or chosen for games.
 }

doctor-subject-commands = Commands
doctor-commands-there = { $count ->
    [one] 1 is registered and up to date.
   *[other] all { $count } are registered and up to date.
 }
doctor-commands-none = { $count ->
    [one] the only one is not registered.
   *[other] none of { $count } is registered.
 } Start the bot once with PIAZZA_SYNC_COMMANDS=true.
doctor-commands-other = out of date: { $names }. Start the bot once with PIAZZA_SYNC_COMMANDS=true.

doctor-subject-game = Game
doctor-game-found = { $line }

doctor-subject-pictures = Pictures
doctor-pictures-drawn = fonts found, drawing works.
doctor-pictures-broken = drawing fails ({ $why }). Reinstall the bot (uv sync).

doctor-subject-health = Health page
doctor-health-free = PIAZZA_METRICS can be used; no bot is answering there.
doctor-health-well = a bot answers, and all is well.
doctor-health-failing = a bot answers, and says that this fails: { $parts }. See “Health and metrics” in .github/docs/hosting.md.
doctor-health-unusable = { $why }

doctor-subject-thinking = Thinking
doctor-thinking-begins = { $count ->
    [one] a process for computer players starts and responds; 1 may run.
   *[other] a process for computer players starts and responds; { $count } may run.
 }
doctor-thinking-broken = no process for computer players starts ({ $why }). Check the limits for processes and memory.

doctor-subject-store = Database
doctor-store-server = { $server } responds; it has { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
 }
doctor-store-none = { $path } doesn’t exist yet; the first start creates it.
doctor-store-no-place = can’t create { $path }: { $folder } is not writable. Make it writable, or set PIAZZA_DATABASE.
doctor-store-unusable = { $why }
doctor-store-damaged = { $path } is damaged: { $why }. Stop the bot and restore a backup (piazza restore).
doctor-store-not-writable = you can’t write to { $path } or its folder (schema { $schema }, { $size }). Run this as the bot’s user, or make it writable for that user.
doctor-store-older = { $path } has schema { $schema } ({ $size }); the next start updates it to { $today }. Back it up first.
doctor-store-in-use = { $path } is intact (schema { $schema }, { $size }); a bot is using it.
doctor-store-free = { $path } is intact (schema { $schema }, { $size }); no bot is using it.

doctor-subject-room = Disk
doctor-room-server = not checked on the database server.
doctor-room-enough = { $free } free, the database takes { $used }.
doctor-room-little = only { $free } free, the database takes { $used }. Free some space soon, or move the database (PIAZZA_DATABASE).
doctor-room-none = only { $free } free, the database takes { $used }. Free some space now, or moves can’t be saved.

doctor-subject-backups = Backups
doctor-backups-server = on a server none are scheduled. Run “piazza backup”, or pg_dump, every night.
doctor-backups-not-wanted = turned off. Set PIAZZA_BACKUPS, or run “piazza backup” every night.
doctor-backups-not-writable = { $folder } is not writable. Make it writable, or set PIAZZA_BACKUPS to another folder.
doctor-backups-none = none in { $folder } yet; a running bot makes one within minutes. If it doesn’t, see its log.
doctor-backups-damaged = the newest, { $file }, contains damaged tables. “piazza check” lists them.
doctor-backups-old = the newest, { $file }, is { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 } old. The bot’s log says why there’s no newer one.
doctor-backups-there = { $count ->
    [one] 1,
   *[other] { $count }, the newest
 } { $hours ->
    [0] less than an hour old.
    [one] 1 hour old.
   *[other] { $hours } hours old.
 }

# What the command `piazza` says.
terminal-piazza = Host board games on Discord, one game a channel, played at the players' own pace. Without a command: run.
terminal-usage = Usage:
terminal-commands = Commands
terminal-command = COMMAND
terminal-options = Options
terminal-arguments = Arguments
terminal-help = Show this help and leave.
terminal-run = Connect to Discord, or without a token start the playground.
terminal-playground = Try everything in the browser, without Discord.
terminal-playground-port = The port of the page; one that is free if it is left out.
terminal-selfplay = Let computer players play, and write records, one a line.
terminal-selfplay-game = The game to play ({ $game } if it is left out).
terminal-selfplay-seats = The number of players.
terminal-selfplay-games = The number of games (1 if it is left out).
terminal-selfplay-seed = Where chance begins; the same seed makes the same games (0 if it is left out).
terminal-selfplay-players = The computer players in turn order, with commas between them; the simplest if it is left out.
terminal-selfplay-out = A file for the records; without it, they are printed.
terminal-selfplay-done = { $count ->
    [one] 1 game in { $file }.
   *[other] { $count } games in { $file }.
}
terminal-selfplay-options = The options of the game to switch on, with commas between them; none if it is left out.
terminal-wrong-options = { $game } cannot be played with these options: { $why }.
terminal-verify = Check records from anyone, one a line.
terminal-verify-file = A file of records in JSON, one a line; - reads the standard input.
terminal-gallery = Draw every kind of picture into a folder, to look at them.
terminal-gallery-out = The folder; it is made if it is missing.

terminal-no-token = DISCORD_TOKEN is not set: starting the playground in the browser.
terminal-no-token-no-playground = DISCORD_TOKEN is not set, and the playground is not installed: it comes with a checkout and “uv run piazza”.
terminal-no-playground = The playground is not installed: it comes with a checkout and “uv run piazza”.
terminal-wrong-use = { $why } (“{ $program } --help” shows how to use it)
terminal-number = not a whole number from { $least } to { $most }
terminal-output-lost = The output cannot be written: { $why }
terminal-unreadable = { $file } cannot be read: { $why }
terminal-foreign-folder = { $folder } holds other files, so I write nothing there. Name an empty or a new folder.
terminal-unwritable = { $folder } cannot be written: { $why }
terminal-gallery-done = { $count } pictures; { $folder }/index.html shows them all.
gallery-title = Piazza: all pictures
terminal-verified = { $count ->
    [0] No records.
    [one] 1 record, and it is good.
   *[other] { $count } records, all of them good.
}
terminal-unknown-game = There is no game “{ $game }”; there is: { $known }
terminal-unknown-player = There is no computer player “{ $player }”; there is: { $known }
terminal-number-of-seats = { $seats } cannot play; it takes { $least } to { $most } players.
terminal-players-for-seats = The number of players ({ $players }) is not that of the seats ({ $seats }).

setting-unknown = { $name }: there is no such setting; did you mean { $nearest }?
setting-token = { $name }: a token has no spaces, line breaks or letters beyond ASCII.
setting-path = { $name }: “{ $value }” is no path of a file.
setting-choice = { $name }: “{ $value }” is not one of { $choices }.
setting-number = { $name }: “{ $value }” is not a whole number from { $least } to { $most }.
setting-seconds = { $name }: “{ $value }” is not a number of seconds from { $least } to { $most }.
setting-server = { $name }: this is no address of a PostgreSQL server such as postgresql://user:password@host/database.
setting-address = { $name }: “{ $value }” is not an address such as http://127.0.0.1:8080/api/v10.
setting-file-not-utf8 = { $file } is not written in UTF-8.
setting-file-unreadable = { $file } cannot be read: { $why }
setting-own-content = { $file }: { $why }.
setting-file-line = { $file }, line { $line }: not NAME=VALUE.
setting-file-line-of = { $file }, line { $line }: { $name } is not written as { $name }=VALUE.
setting-file-twice = { $file }, line { $line }: { $name } is set a second time.

# What `piazza arena` says.
terminal-arena = Let computer players compete, and tell who wins how often.
terminal-arena-players = The computer players, with commas between them; all of them if it is left out.
terminal-arena-seats = The numbers of seats, with commas between them (2 if it is left out).
terminal-arena-games = The number of games for each choice of players (20 if it is left out).
terminal-arena-thinking = What a searching player may think about a move: simulations (250) or seconds (2s); { $simulations } if it is left out.
terminal-arena-jobs = How many games are played at the same time, each in a process of its own (1 if it is left out).
terminal-not-thinking = neither simulations such as 250 nor seconds such as 2s or 0.5s
terminal-not-seats = no numbers of seats with commas between them
terminal-players-differ = An arena needs at least two different computer players; there are: { $known }

arena-line-up = { $players } ({ $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rounds } rounds on average)
arena-player = player
arena-seats = seats
arena-wins = wins
arena-interval = 95% sure
arena-score = mean score
arena-range = { $low } to { $high }
arena-times = Milliseconds for a decision
arena-decisions = decisions
arena-median = median
arena-p95 = 95th of 100
arena-longest = longest

# What is wrong with a record of a game.
record-wrong = record { $number }: { $why }
record-wrong-move = record { $number }, move { $move }: { $why }
record-missing = { $path } is missing
record-unknown-key = { $path } doesn’t belong there
record-too-long = longer than { $most } bytes
record-byte-order-mark = begins with a byte order mark, which JSON doesn’t have
record-not-utf8 = not written in UTF-8 (byte { $at })
record-not-json = not JSON (character { $at })
record-nested-too-deeply = nested too deeply
record-key-twice = { $key } is there twice
record-number-too-long = the number { $number } is too long
record-not-a-whole-number = { $number } is not a whole number
record-draw-missing = a random draw is missing
record-wrong-number-drawn = { $have } drawn at random, but it has to be { $need }
record-drawn-not-there = drawn at random, but not there: { $drawn }
record-draw-unused = more was drawn at random than the move needs
terminal-no-records = This is not a file of records: none of its first { $count } lines is one.

# The pages of `piazza gallery` and `piazza replay`.
page-contents = All pictures
page-keys = The arrow keys ← and → go from picture to picture.
page-back = ← Back
page-forward = Forward →
page-top = ↑ Top
gallery-picture = { $game }: { $what }
replay-page-animation = The whole game

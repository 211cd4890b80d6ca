# The command line.
terminal-piazza = Host board games on Discord. Without a command: run.
terminal-usage = Usage:
terminal-commands = Commands
terminal-command = COMMAND
terminal-options = Options
terminal-arguments = Arguments
terminal-help = Show this help and exit.
terminal-run = Connect to Discord (without a token: the playground).
terminal-playground = Try everything in the browser, without Discord.
terminal-playground-port = The page’s port (default: a free one).
terminal-selfplay = Run games between computer players and print records.
terminal-selfplay-game = The game (default: { $game }).
terminal-selfplay-seats = The number of players.
terminal-selfplay-games = The number of games (default: 1).
terminal-selfplay-seed = Random seed; the same seed gives the same games (default: 0).
terminal-selfplay-players = Computer players in turn order, comma-separated (default: the simplest).
terminal-selfplay-out = A file for the records (default: print them).
terminal-selfplay-done = { $count ->
    [one] 1 game in { $file }.
   *[other] { $count } games in { $file }.
}
terminal-selfplay-options = Options of the game to turn on, comma-separated (default: none).
terminal-wrong-options = { $game } can’t be played with these options: { $why }.
terminal-verify = Verify game records (one per line).
terminal-verify-file = A file of JSON records, one per line; - reads standard input.
terminal-gallery = Draw every kind of picture into a folder.
terminal-gallery-out = The folder; created if missing.

terminal-no-token = DISCORD_TOKEN is not set; starting the playground.
terminal-no-token-no-playground = DISCORD_TOKEN is not set, and the playground is not installed. To use it, run “uv run piazza” in a checkout.
terminal-no-playground = The playground is not installed. To use it, run “uv run piazza” in a checkout.
terminal-wrong-use = { $why } (see “{ $program } --help”)
terminal-number = not a whole number from { $least } to { $most }
terminal-output-lost = The output can’t be written: { $why }
terminal-unreadable = { $file } can’t be read: { $why }
terminal-foreign-folder = { $folder } contains other files. Choose an empty or new folder.
terminal-unwritable = { $folder } can’t be written: { $why }
terminal-gallery-done = { $count } pictures. Open { $folder }/index.html.
terminal-verified = { $count ->
    [0] No records.
    [one] 1 record, OK.
   *[other] { $count } records, all OK.
}
terminal-unknown-game = Unknown game “{ $game }”. Choose from: { $known }
terminal-unknown-player = Unknown computer player “{ $player }”. Choose from: { $known }
terminal-number-of-seats = The game is for { $least } to { $most } players, not { $seats }.
terminal-players-for-seats = { $players } players were given for { $seats } seats.

setting-unknown = { $name }: unknown setting. Did you mean { $nearest }?
setting-token = { $name }: not a token; it contains spaces, line breaks or non-ASCII characters.
setting-path = { $name }: “{ $value }” is not a file path.
setting-choice = { $name }: “{ $value }” is not one of { $choices }.
setting-number = { $name }: “{ $value }” is not a whole number from { $least } to { $most }.
setting-seconds = { $name }: “{ $value }” is not a number of seconds from { $least } to { $most }.
setting-server = { $name }: not the address of a PostgreSQL server, such as postgresql://user:password@host/database.
setting-address = { $name }: “{ $value }” is not an address such as http://127.0.0.1:8080/api/v10.
setting-file-not-utf8 = { $file } is not UTF-8.
setting-file-unreadable = { $file } can’t be read: { $why }
setting-own-content = { $file }: { $why }.
setting-file-line = { $file }, line { $line }: not NAME=VALUE.
setting-file-line-of = { $file }, line { $line }: not in the form { $name }=VALUE.
setting-file-twice = { $file }, line { $line }: { $name } is set twice.

# `piazza arena`.
terminal-arena = Let computer players compete, and show who wins how often.
terminal-arena-players = The computer players, comma-separated (default: all). With repeats: one for each seat. “master:3000” thinks for 3,000 simulations, “master:20s” for 20 seconds.
terminal-arena-seats = Numbers of seats, comma-separated (default: 2).
terminal-arena-games = Games for each combination of players (default: 20).
terminal-arena-thinking = Thinking per move of searching players: simulations (250) or seconds (2s); default: { $simulations }.
terminal-jobs = Games to run at once, each in its own process (default: one per core).
terminal-not-thinking = neither simulations (250) nor seconds (2s, 0.5s)
terminal-not-seats = not comma-separated numbers of seats
terminal-own-thinking = “{ $player }”: after the colon come simulations (master:250) or seconds (master:2s).
terminal-players-differ = An arena needs two different computer players. Choose from: { $known }

arena-line-up = { $players } ({ $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}, average { $rounds } rounds)
arena-player = player
arena-seats = seats
arena-wins = wins
arena-interval = 95% sure
arena-score = mean score
arena-range = { $low } to { $high }
arena-times = Milliseconds per decision
arena-decisions = decisions
arena-median = median
arena-p95 = 95th percentile
arena-longest = longest

# `piazza train`.
terminal-train = Train the network of a game’s computer players by self-play.
terminal-train-game = The game.
terminal-train-seats = The number of players (default: 2).
terminal-train-games = Games of self-play (default: { $games }).
terminal-train-seed = Random seed; the same seed gives the same network (default: 1).
terminal-train-compare = Games of each comparison with the network in use (default: { $games }).
terminal-train-only-policy = Keep the network in use, and learn only which turns the search looks at first.
terminal-train-only-calibration = Keep what judges positions, and fit what makes its chances agree with the results of games.
terminal-train-out = The folder for the network and for what’s needed to resume (default: training).
terminal-no-numpy = Training needs numpy. Install Piazza with its extra “train”.
terminal-nothing-learned = { $game } has no network to train.
terminal-other-plan = { $folder } holds a training with other settings. Choose another folder with --out.
terminal-no-checkpoint = The training in { $folder } can’t be resumed, as its file is damaged. Delete it or choose another folder with --out.
train-compared = After { $games ->
    [one] 1 game
   *[other] { $games } games
}: wins { $share } against the network in use (95% sure: { $low } to { $high }).
train-done = The network is in { $file }.
train-calibrated = The calibration is in { $file }.

# Errors in records of games.
record-wrong = record { $number }: { $why }
record-wrong-move = record { $number }, move { $move }: { $why }
record-missing = { $path } is missing
record-unknown-key = { $path } doesn’t belong there
record-too-long = longer than { $most } bytes
record-byte-order-mark = starts with a byte order mark, which isn’t valid JSON
record-not-utf8 = not UTF-8 (byte { $at })
record-not-json = not JSON (character { $at })
record-nested-too-deeply = nested too deeply
record-key-twice = { $key } appears twice
record-number-too-long = the number { $number } is too long
record-not-a-whole-number = { $number } is not a whole number
record-draw-missing = a random draw is missing
record-wrong-number-drawn = { $have } drawn at random instead of { $need }
record-drawn-not-there = drawn at random, but not there: { $drawn }
record-draw-unused = more drawn at random than the move needs
terminal-no-records = Not a file of records: none of its first { $count } lines is one.

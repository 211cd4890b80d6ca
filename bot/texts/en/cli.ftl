# The command line.
terminal-selfplay-done = { $count ->
    [one] 1 game in { $file }.
   *[other] { $count } games in { $file }.
}
terminal-puzzles-done = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $file }.
terminal-endless = The game goes on and on: { $why }. “piazza conformance” says more.
terminal-wrong-options = { $game } can’t be played with these options: { $why }.

terminal-verified = { $count ->
    [0] No records.
    [one] 1 record, OK.
   *[other] { $count } records, all OK.
}
terminal-unknown-player = Unknown computer player “{ $player }”. Choose from: { $known }
terminal-number-of-seats = The game is for { $possible } players, not { $seats }.
terminal-players-for-seats = --players names { $players } for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.

setting-unknown = { $name }: unknown setting. Did you mean { $nearest }?
setting-token = { $name }: not a token; it contains spaces, line breaks or non-ASCII characters.
setting-path = { $name }: “{ $value }” is not a file path.
setting-not-folder = { $name }: “{ $value }” is not a folder.
setting-choice = { $name }: “{ $value }” is not one of { $choices }.
setting-number = { $name }: “{ $value }” is not a whole number from { $least } to { $most }.
setting-seconds = { $name }: “{ $value }” is not a number of seconds from { $least } to { $most }.
setting-server = { $name }: not the address of a PostgreSQL server, such as postgresql://user:password@host/database.
setting-address = { $name }: “{ $value }” is not an address such as http://127.0.0.1:8080/api/v10.
setting-of-file = { $name }: { $why }
setting-file-not-utf8 = { $file } is not UTF-8.
setting-file-unreadable = { $file } can’t be read: { $why }.
setting-own-content = { $file }: { $why }.
setting-file-line = { $file }, line { $line }: not NAME=VALUE.
setting-file-line-of = { $file }, line { $line }: not in the form { $name }=VALUE.
setting-file-twice = { $file }, line { $line }: { $name } is set twice.

# `piazza arena`.
terminal-own-budget = “{ $player }”: after the colon come simulations (master:250) or seconds (master:2s).
terminal-players-differ = An arena needs two different computer players. Choose from: { $known }

arena-line-up = { $players } ({ $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}, average { $rounds } rounds)

# `piazza train`.
terminal-nothing-learned = { $game } has no network to train.
terminal-other-plan = { $folder } holds a training with other settings. Choose another folder with --out.
terminal-no-checkpoint = The training in { $folder } can’t be resumed, as its file is damaged. Delete it or choose another folder with --out.
train-compared = After { $games ->
    [one] 1 game
   *[other] { $games } games
}: wins { $share } against the network in use (95% sure: { $sure }).
train-calibrated = { $variants } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}): wins and forecasts by seat differ by up to { $before } hundredths before, and by { $after } ± { $error } after, in games held out.

# `piazza` without a token: the playground, whose page is in `playground.ftl`.
playground-ready = Playground: { $url }
playground-how = Open it in a browser and press Play against Novice, or type /table new. The menu at the top switches between people, channels and direct messages. Commands have their English names here. Ctrl+C ends it.
playground-port-in-use = Port { $port } is already in use. Choose another with --port, or leave it out.
playground-port-unusable = Port { $port } can’t be used: { $why }

# Errors in records of games.
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

terminal-replay-done = { $count ->
    [0] No records.
    [one] 1 game; { $folder }/index.html shows it.
   *[other] { $count } games; { $folder }/index.html lists them.
 }

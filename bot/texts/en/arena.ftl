# What `piazza arena` says.
terminal-arena = Let computer players compete, and tell who wins how often.
terminal-arena-players = The computer players, with commas between them; all of them if it is left out.
terminal-arena-seats = The numbers of seats, with commas between them (2 if it is left out).
terminal-arena-games = The number of games for each choice of players (20 if it is left out).
terminal-arena-thinking = What a searching player may think about a move: simulations (250) or seconds (2s); { $simulations } if it is left out.
terminal-arena-jobs = How many games are played at the same time, each in a process of its own (1 if it is left out).
terminal-not-thinking = neither simulations such as 250 nor seconds such as 2s or 0.5s
terminal-not-seats = no numbers of seats with commas between them
terminal-players-once = Every computer player can be named once, and one at least has to be.

arena-line-up = { $players } ({ $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rounds } rounds on average)
arena-player = player
arena-seats = seats
arena-wins = wins
arena-interval = 95 % sure
arena-score = mean score
arena-rate = { $rate } %
arena-range = { $low } to { $high } %
arena-times = Milliseconds for a decision
arena-decisions = decisions
arena-median = median
arena-p95 = 95th of 100
arena-longest = longest

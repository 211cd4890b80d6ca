# Statistics, results and ratings.
command-stats = stats
command-stats-description = See how your games went; in a DM, on all servers
option-stats-player = player
option-stats-player-description = Whose games (default: yours)
option-stats-game = game
option-stats-game-description = Which game (default: your latest)
command-leaderboard = leaderboard
command-leaderboard-description = See the best ratings on this server
option-leaderboard-game = game
option-leaderboard-game-description = Which game
option-leaderboard-variant = variant
option-leaderboard-variant-description = Which variant (each has its own ratings)
command-table-figures = statistics
command-table-figures-description = See the statistics of a finished game

button-stats = My statistics
button-leaderboard = Leaderboard

button-figures = Statistics
button-final-board = Final board
button-record = Save as a file

figures-heading = ## Statistics: { $game }
figures-title = { $seats }
figures-seat = **{ $letter }** { $name }
figures-not-yet = Statistics would reveal hidden information. You’ll see them when the game is over.

# Labels of figures stand in narrow tables: at most 16 characters.

stats-title = ## { $name }: { $game }
stats-here = -# Games on this server
stats-everywhere = -# Games on all servers
stats-nothing = No games have ended here yet. In a channel, open one with `/table new`.
menu-stats = Stats
stats-of-bot = Bots have no results. Those of the computer players are in `/leaderboard`.
stats-own-only = In a DM, I only show your own games. On a server, use `/stats player:`.
stats-games = **{ $count } finished { $count ->
    [one] game
   *[other] games
 }**, { $won } won ({ percent })
stats-by-seats = { $seats } players: { $count } { $count ->
    [one] game
   *[other] games
 }, { $won } won ({ percent })
stats-conceded = Conceded or left early: { $count } of these
stats-agreed = Ended by agreement: { $count }
stats-abandoned = Abandoned: { $count }
stats-rating-people = **Rating { $points }**{ $kind ->
    [provisional] {" "}(provisional)
   *[sure] {""}
 }: strength { $strength } ± { $margin }, { $count } rated games
stats-rating-computers = With computer players: **{ $points }**{ $kind ->
    [provisional] {" "}(provisional)
   *[sure] {""}
 }: strength { $strength } ± { $margin }, { $count } rated games
stats-score = **Score**: average { $average }, best { $highest }
stats-figures = Average and highest:
stats-form = { $count ->
    [one] **Last game**: { $form }
   *[other] **Last { $count } games**, newest first: { $form }
 }
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
stats-form-won = won
stats-form-place = { rank } of { $seats }
stats-form-conceded = conceded
stats-form-agreed = ended by agreement
stats-form-abandoned = abandoned

percent = { $percent }%
decimal = { $whole }.{ $tenth }

leaderboard-title = ## Leaderboard: { $game }
    -# { $count } { $count ->
    [one] player
   *[other] players
 } · page { $page } of { $pages }
leaderboard-game = { $game } · { $variant }
leaderboard-nobody = No one here has finished a rated game of { $game }. Open one with `/table new`; it needs two people or more.
leaderboard-line = **{ $place }** { $name }: **{ $points }**, { $games } { $games ->
    [one] game
   *[other] games
 }, { $won } won
leaderboard-provisional = { $line } · provisional
leaderboard-you = { $line } · you
leaderboard-computers = **Computer players**, rated separately:
leaderboard-computer = 🤖 { $name }: **{ $points }**, { $games } { $games ->
    [one] game
   *[other] games
 }, { $won } won
leaderboard-legend = -# The rating is a conservative estimate of strength, starting at 1000. Provisional: fewer than { $count } rated games.

# Statistics, results and ratings.
command-stats = stats
command-stats-description = See how your games went (only you see it); in a DM, on all servers
option-stats-player = player
option-stats-player-description = Whose games (default: yours)
option-stats-game = game
option-stats-game-description = Which game (default: the one you played last)
command-leaderboard = leaderboard
command-leaderboard-description = See who has the best rating on this server (only you see it)
option-leaderboard-game = game
option-leaderboard-game-description = Which game
option-leaderboard-variant = variant
option-leaderboard-variant-description = Which variant; each has its own ratings
command-table-figures = statistics
command-table-figures-description = See the statistics of a finished game (only you see it)

button-stats = My statistics
button-leaderboard = Leaderboard

button-figures = Statistics
button-final-board = Final board
button-record = Record

figures-heading = ## Statistics: { $game }
figures-title = { $seats }
figures-seat = **{ $number }** { $name }
figures-not-yet = Statistics would reveal hidden information, so they’re shown when the game is over.

# Labels of figures stand in narrow tables: at most 16 characters.

stats-title = ## { $name }: { $game }
stats-here = -# Games on this server
stats-everywhere = -# Games on all servers
stats-nothing = No games have ended here yet. Open a table with `/table new`, or join one.
stats-own-only = In a DM I only show your own games. On a server, `/stats player:` shows someone else’s.
stats-games = { $count ->
    [one] **{ $count } finished game**, { $won } won ({ percent })
   *[other] **{ $count } finished games**, { $won } won ({ percent })
 }
stats-by-seats = { $count ->
    [one] { $seats } players: { $count } game, { $won } won ({ percent })
   *[other] { $seats } players: { $count } games, { $won } won ({ percent })
 }
stats-conceded = Conceded or left early: { $count } of these
stats-agreed = { $count ->
    [one] Ended by agreement: { $count } game
   *[other] Ended by agreement: { $count } games
 }
stats-abandoned = { $count ->
    [one] Abandoned: { $count } game
   *[other] Abandoned: { $count } games
 }
stats-rating-people = { $kind ->
    [provisional] **Rating { $points }** (provisional): strength { $strength } ± { $margin }, { $count } rated games
   *[sure] **Rating { $points }**: strength { $strength } ± { $margin }, { $count } rated games
 }
stats-rating-computers = { $kind ->
    [provisional] With computer players: **{ $points }** (provisional): strength { $strength } ± { $margin }, { $count } rated games
   *[sure] With computer players: **{ $points }**: strength { $strength } ± { $margin }, { $count } rated games
 }
stats-score = **Score**: { $average } on average, { $highest } at best
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
    { $count ->
    [one] -# { $count } player · page { $page } of { $pages }
   *[other] -# { $count } players · page { $page } of { $pages }
 }
leaderboard-game = { $game } · { $variant }
leaderboard-nobody = No one on this server has finished a rated game of { $game } yet. Rated games need at least two people; open one with `/table new`.
leaderboard-line = { $games ->
    [one] **{ $place }** { $name }: **{ $points }**, { $games } game, { $won } won
   *[other] **{ $place }** { $name }: **{ $points }**, { $games } games, { $won } won
 }
leaderboard-provisional = { $line } · provisional
leaderboard-you = { $line } · you
leaderboard-computers = **Computer players**, rated separately:
leaderboard-computer = { $games ->
    [one] 🤖 { $name }: **{ $points }**, { $games } game, { $won } won
   *[other] 🤖 { $name }: **{ $points }**, { $games } games, { $won } won
 }
leaderboard-legend = -# The rating is a conservative estimate of strength; everyone starts at 1000. Provisional: fewer than { $count } rated games.

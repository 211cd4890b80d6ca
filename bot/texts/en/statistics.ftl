# Figures, results, ratings.
command-stats = stats
command-stats-description = How your games went, for you alone; in a direct message those of all servers
option-stats-player = player
option-stats-player-description = Whose games (your own unless you say otherwise)
option-stats-game = game
option-stats-game-description = Which game (the one played last unless you say otherwise)
command-leaderboard = leaderboard
command-leaderboard-description = Who is rated best on this server, for you alone
option-leaderboard-game = game
option-leaderboard-game-description = Which game
option-leaderboard-variant = variant
option-leaderboard-variant-description = Which variant of the game; each is rated on its own
command-table-figures = figures
command-table-figures-description = What each player did in a finished game, in figures, for you alone

button-stats = My statistics
button-leaderboard = Leaderboard

button-figures = Figures
button-final-board = Final board
button-record = Record

figures-heading = ## Figures: { $game }
figures-title = **Figures**, a column for each: { $seats }
figures-seat = **{ $number }** { $name }
figures-not-yet = The figures would tell what is hidden, so they are shown when the game is over.

# Labels of figures stand in narrow tables: at most 16 characters.

stats-title = ## { $name }: { $game }
stats-here = -# Games on this server
stats-everywhere = -# Games on all servers
stats-nothing = No game has ended here yet. Open a table with `/table new`, or join one; whatever you play will count.
stats-own-only = In a direct message I tell everyone only about their own games. On a server, `/stats player:` shows how someone’s games there went.
stats-games = { $count ->
    [one] **{ $count } game** with a result, { $won } won ({ percent })
   *[other] **{ $count } games** with a result, { $won } won ({ percent })
 }
stats-by-seats = { $count ->
    [one] With { $seats } at the table: { $count } game, { $won } won ({ percent })
   *[other] With { $seats } at the table: { $count } games, { $won } won ({ percent })
 }
stats-conceded = { $count ->
    [one] Conceded or left early: { $count } game of these
   *[other] Conceded or left early: { $count } games of these
 }
stats-agreed = { $count ->
    [one] Ended by agreement, without a result: { $count } game
   *[other] Ended by agreement, without a result: { $count } games
 }
stats-abandoned = { $count ->
    [one] Table given up, without a result: { $count } game
   *[other] Table given up, without a result: { $count } games
 }
stats-rating-people = { $kind ->
    [provisional] **Rating { $points }**, provisional: strength { $strength }, give or take { $margin }; rated games: { $count }
   *[sure] **Rating { $points }**: strength { $strength }, give or take { $margin }; rated games: { $count }
 }
stats-rating-computers = { $kind ->
    [provisional] With computer players at the table: **{ $points }**, provisional: strength { $strength }, give or take { $margin }; rated games: { $count }
   *[sure] With computer players at the table: **{ $points }**: strength { $strength }, give or take { $margin }; rated games: { $count }
 }
stats-score = **Score**: { $average } on average, { $highest } at best
stats-figures = Figures, average and highest:
stats-form = { $count ->
    [one] **Last game**: { $form }
   *[other] **Last { $count } games**, the newest first: { $form }
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
stats-form-abandoned = table given up

percent = { $percent }%
decimal = { $whole }.{ $tenth }

leaderboard-title = ## Leaderboard: { $game }
    { $count ->
    [one] -# { $count } player · page { $page } of { $pages }
   *[other] -# { $count } players · page { $page } of { $pages }
 }
leaderboard-game = { $game } · { $variant }
leaderboard-nobody = Nobody on this server has finished a rated game of { $game } yet. Games count at rated tables with at least two people; `/table new` opens one.
leaderboard-line = { $games ->
    [one] **{ $place }** { $name }: **{ $points }**, { $games } game, { $won } won
   *[other] **{ $place }** { $name }: **{ $points }**, { $games } games, { $won } won
 }
leaderboard-provisional = { $line } · provisional
leaderboard-you = { $line } · you
leaderboard-computers = **Computer players**, rated apart by the games they sat in:
leaderboard-computer = { $games ->
    [one] 🤖 { $name }: **{ $points }**, { $games } game, { $won } won
   *[other] 🤖 { $name }: **{ $points }**, { $games } games, { $won } won
 }
leaderboard-legend = -# The rating is the strength that is almost certain at least; all begin at 1000. Provisional: fewer than { $count } rated games.

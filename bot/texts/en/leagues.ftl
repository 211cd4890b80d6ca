# Leagues.
refused-league-phase = { $phase ->
    [sign_up] The season hasn’t begun yet.
    [running] The season is running.
    [paused] The season is paused.
   *[over] The season is over.
 } So that can’t be done now.
refused-league-joined = That person is in this season already.
refused-league-not-in = That person isn’t in this season.
refused-league-full = This season is full, with { $most } members. If someone leaves, you can join.
refused-league-last-round = The last round is drawn already. Join the next season.
refused-league-no-game = There’s no such result, or it was struck already.
refused-league-followed = The next season has been opened already.

# The variants of games: chosen for the table, shown in its invitation.
variant-short = 🃏 { $variant }
choose-other-game = Play this game instead
variant-done = Changed: { $variant }.

stats-by-variant = { $count ->
    [one] { $variant }: { $count } game, { $won } won ({ percent })
   *[other] { $variant }: { $count } games, { $won } won ({ percent })
 }

option-table-new-variant = variant
option-table-new-variant-description = Variant, such as an expansion (default: the basic game)
option-table-new-again = again
option-table-new-again-description = Same again: like your last table here, or the server’s last one, apart from what you name now

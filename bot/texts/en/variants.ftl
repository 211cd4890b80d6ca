# The variants of games: chosen with the table, told in its invitation.
variant-short = 🃏 { $variant }
variant-done = Changed: { $variant }.
refused-no-variant = This game cannot be played like that. Under the invitation you see what can be chosen.

stats-by-variant = { $count ->
    [one] { $variant }: { $count } game, { $won } won ({ percent })
   *[other] { $variant }: { $count } games, { $won } won ({ percent })
 }

option-table-new-variant = variant
option-table-new-variant-description = Which variant of the game, such as with an expansion (the plain game unless you say otherwise)

# The variants of games: chosen with the table, told in its invitation.
variant-carrara-base = Without the expansion
variant-carrara-base-terms = The base game, as in the rulebook.
variant-carrara-base-line = 🃏 Without the expansion.
variant-carrara-expansion = With the expansion
variant-carrara-expansion-terms = Cards, house cards too, buildings of cost 8, special scorings.
variant-carrara-expansion-line = 🃏 **With the expansion**, house cards too: cards, buildings of cost 8, special scorings.
variant-carrara-documented = With the expansion, documented cards only
variant-carrara-documented-terms = Cards, buildings of cost 8, special scorings; only cards that are documented.
variant-carrara-documented-line = 🃏 **With the expansion**, documented cards only: cards, buildings of cost 8, special scorings.
choose-variant-carrara = Expansion
variant-short = 🃏 { $variant }
variant-done = Changed: { $variant }.
refused-no-variant = This game cannot be played like that. Under the invitation you see what can be chosen.

stats-by-variant = { $count ->
    [one] { $variant }: { $count } game, { $won } won ({ $percent }%)
   *[other] { $variant }: { $count } games, { $won } won ({ $percent }%)
 }

option-table-new-expansion = expansion
option-table-new-expansion-description = Whether to play with the expansion, and with which cards (without unless you say otherwise)

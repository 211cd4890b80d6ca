command-group = carcassonne
command-group-description = Your turn in Carcassonne
command-place = place
command-place-description = Lay your tile and place a follower: your whole turn
option-place-where = where
option-place-where-description = Place, such as: L14
option-place-turn = turn
option-place-turn-description = How the tile is turned: its number in the picture, or degrees clockwise, such as: 2 or 90
option-place-follower = follower
option-place-follower-description = Number or kind, such as: 2, city; or: none
option-place-gold = gold
option-place-gold-description = Only for a gold tile: the place of the second ingot, such as: M15
command-take = take
command-take-description = Take an ingot, where it’s yours to choose which
option-take-where = where
option-take-where-description = Place of the ingot, such as: L14
# What people may type for no follower, separated by commas.
typed-none = none, no, no follower, nothing

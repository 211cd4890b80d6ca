# Why something is refused, and what is possible instead.
illegal-tile-first = Lay your tile first.
illegal-tile-placed = You’ve already laid your tile. Place a follower or end your turn, after the second ingot if it’s a gold tile.
illegal-gold-first = First put the second ingot on a tile around your gold tile.
illegal-no-gold-to-place = There’s no ingot to put down now. Place a follower or end your turn.
illegal-ingot-first = Ingots are being shared out. Choose the one you take first.
illegal-no-ingot-to-take = There’s no ingot to choose now. Place a follower or end your turn.
illegal-no-claim = There’s no ingot for you at { $place }. Choose one of the tiles that your turn’s panel names.
illegal-other-tile-drawn = You’ve drawn tile { $tile }, so lay that one.
illegal-no-such-turn = { $count ->
    [one] Tile { $tile } looks the same whichever way it’s turned. Lay it as it is.
   *[other] Tile { $tile } can be turned in only { $count } ways. Choose one of those.
 }
illegal-place-taken = There’s already a tile at { $place }. Choose an empty place beside a tile.
illegal-no-tile-beside = No tile shares an edge with { $place }. Choose a place beside a tile.
illegal-edges-differ = The tile doesn’t match there ({ $place }, to the { $sides }). Turn it, or choose another place.
illegal-not-around = { $place } isn’t one of the eight places around your gold tile. Choose a tile there.
illegal-no-tile-there = There’s no tile at { $place }. Choose one of the tiles around your gold tile.
illegal-no-such-segment = That isn’t on your tile: { $segment }. Choose something that is, or no follower.
illegal-no-followers-left = All your { $followers } followers are out. They return when what they’re on is completed; end your turn without one.
illegal-no-farmers = In this game no followers go on fields. Choose a road, city or monastery, or no follower.
illegal-feature-held = There’s already a follower { $feature ->
    [city] in the city
    [monastery] in the monastery
    [road] on the road
   *[field] in the field
 }: { $names }. Choose something else, or no follower.

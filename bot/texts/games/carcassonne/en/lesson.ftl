# The lesson. The labels of answers are places, or segments by their numbers.
lesson-segment = { $number } { $kind }
lesson-tile-title = Laying a tile
lesson-tile = You play against { $name }. Together you build one map, tile by tile, and score for roads, cities, monasteries and fields that your followers stand on. The start tile lies at M20.
    You’ve drawn a tile with a city on one side. It must share an edge with a tile, and every edge that touches must match. The picture shows where it fits, and at each place the numbers of the turns, listed on the right, in which it does. Where do you lay it?
lesson-tile-how = **{ button-take-turn }** shows this picture with a list of places.
lesson-tile-city = Right: city meets city. Nothing of it is open now, so the city is completed.
lesson-tile-road = The start tile has a road there, your tile a field.
lesson-tile-field = You can, but it completes nothing. At M19 your tile completes a city.
lesson-follower-title = A follower
lesson-follower = Now you may place **one** of your seven followers on the tile you’ve just laid. Each part of it has a number.
    Completed cities score 2 points per tile. Where does your follower go?
lesson-follower-how = the buttons below the picture say what each part would score. **{ kind-keep-follower }** is chosen until you choose another.
lesson-follower-city = 4 points at once, and your follower comes straight back.
lesson-follower-field = You can, but a follower on a field stays there to the end, and the city would score 4 points now.
lesson-follower-none = You can, but then no one scores the city.
lesson-monastery-title = Monasteries
lesson-monastery = { $name } has a follower on the road. You’ve laid a monastery at M21.
    A monastery scores 1 point for itself and 1 for each of the eight tiles around it, so 9 when it’s surrounded. At the end it scores what’s there. What do you do?
lesson-monastery-how = “3–9” on a button means: 3 points if the game ended now, 9 possible.
lesson-monastery-monastery = Good: two tiles are already around it, and each further one adds a point.
lesson-monastery-field = You can, but no completed city touches that field, so it would score nothing yet.
lesson-monastery-none = You can, but you still have all seven followers.
lesson-farmer-title = Fields
lesson-farmer = You’ve laid a crossing at L20, where roads end. It touches { $name }’s road in the east.
    {""}**Fields** are separated by roads and cities. A follower there is a farmer: he stays to the end of the game, and the field then scores **3 points for every completed city it touches**. What do you do?
lesson-farmer-how = **{ button-look-fields }** shows all fields with their farmers and cities.
lesson-farmer-held = Roads, cities and fields that hold a follower are taken, wherever it stands.
lesson-farmer-road = You can: 1 point now, 2 with one more tile. But the field in the north touches a completed city, and more may follow.
lesson-farmer-field = A good place: the field reaches the completed city at M19, 3 points already. But farmers never come back, so don’t use them all.
lesson-farmer-none = You can, but a free field that touches a completed city is worth a follower this early.
lesson-share-title = Sharing
lesson-share = { $name }’s road is growing, and she’s begun a city. You can’t place a follower on her road, but what was separate can be joined by a later tile.
    If several players tie for the most followers on something, **each** of them gets all its points. You’ve drawn a bend. What do you do?
lesson-share-how = choose the place first, then the turn of the tile; you see it as it will lie.
lesson-share-held = There it continues her road.
lesson-share-beside = Clever: one tile between your road and hers, and you share it.
lesson-share-away = You can, but that just makes her road longer.
lesson-join-title = Joining
lesson-join = { $name } has completed her city. You’ve drawn another bend. Her road ends open at O20, yours at N21.
    Where do you lay it?
lesson-join-how = in the channel, `/carcassonne place where:O21 turn:90 follower:none` does it in one line.
lesson-join-join = Now it’s one road with one follower of each. Whoever completes it, you both score.
lesson-join-own = You can, and your road grows by one. But at O21 you’d share all six tiles.
lesson-join-back = All edges that touch must match, in the north and in the east.
lesson-fields-title = Farmers again
lesson-fields = { $name } closed the road with her monastery, and you both scored 7 points. You’ve laid a tile at L19 that begins a city.
    Fields grow together, too: yours now touches two completed cities, { $field } points so far. What do you do?
lesson-fields-how = **{ button-look-fields }** is under every turn.
lesson-fields-city = Right: one more tile completes it, for 4 points, and it will then be the third city your field touches.
lesson-fields-field = Your own farmer counts as well.
lesson-fields-none = You can, but one more tile completes this city, and then your follower is back.
lesson-gold-title = The Gold Mines
lesson-gold = In the variant with the **Gold Mines** some tiles show a mine. Say you’ve drawn one and laid it at L18, where your city goes on. One ingot lies on it; you put another on a tile around it, also at a corner.
    Ingots belong to everything on their tile: whoever scores a road, city or monastery when it’s completed takes those on its tiles. Fields give none. Where do you put the second one?
lesson-gold-how = the panel proposes a tile, and the button that confirms your turn names it.
lesson-gold-city = Right: if you complete your city, you take both. The more you have, the more each is worth: 3 ingots bring 3 points, 4 bring 8.
lesson-gold-field = You can, but nothing is open at M19: its city is completed, and fields give no gold.
lesson-end-title = The end
lesson-end = Your field is worth { $field } points at the end. The score is { $mine } to { $theirs }, and you have { $left } followers left.
    After the last of 72 tiles, everything with followers scores: unfinished roads and cities 1 point per tile and shield, monasteries what’s around them, and the fields.
    Followers are scarce: use them where they soon come back. For a first game there’s a variant without fields; once you know the game, try the Gold Mines.

# Sharing: a line of play or a whole game as a public message, and as a page to keep.
button-share = Share
button-share-post = Post
button-share-page = Get the page
button-share-reviewed = Add the turning point
button-try = Try it

share-ask = 👀 This is what everyone in { $place } will see, with { $what ->
    [game] the animation and a page to keep
   *[turns] a page to keep
 }. { $named ->
    [all] { "" }
    [apart] Some people there may not see the table; everyone who played has agreed to that. Players are named only if they want that (`/settings share`).{ " " }
   *[agreed] People are named there only if they want that (`/settings share`).{ " " }
 }Nothing is there until you press **{ button-share-post }**.
share-ask-elsewhere = 👀 Anyone who may write there can post this in { $place }, or in any channel whose readers can all see that one. You can get the page anywhere.
share-in = Choose another channel…
share-posted = 📣 It will be in { $place } in a moment.
share-already = 📣 It has been posted in { $place } already.
share-drawing = 📄 Drawing the page …
share-page = 📄 This page opens in any browser, also offline. People are named in it only if they want that (`/settings share`).
share-by = -# Shared by { $name }
share-turns = { $count ->
    [one] turn { $last }
   *[other] turns { $first }–{ $last }
 }
share-title-turns = { $game }: { $turns }
share-title-line = { $game }: what if, { $turn ->
    [0] from the beginning
   *[other] after turn { $turn }
 }?
share-title-game = { $game }: the whole game, { $count ->
    [one] one turn
   *[other] { $count } turns
 }
share-not-played = 🧪 Tried out, not played. What is hidden is made up.
share-choose = Begin with an earlier turn
share-before = Before
share-band-turn = After turn { $turn }

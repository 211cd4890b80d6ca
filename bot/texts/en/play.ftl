# What every game's turn and pictures say.
none = none
button-take-turn = Take your turn
button-hand = My hand
button-more = More
button-back = Back
button-answer = Choose…
button-take-back = Take back
button-ask-to-take-back = Ask to take back
button-rematch = Rematch
panel-turn-over = **Done.** Your turn is over.
panel-take-back = You can take it back until someone else moves.
panel-game-over = **Done.** The game is over. The result is in the channel.
picture-round = Round { $round }
picture-over = Game over
picture-shared = Shared victory
picture-turn = { $name }’s turn
picture-seat = Player { $seat }
picture-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
 }
board-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
picture-alt-rest = The rest is in the text.
picture-alt-more = The whole table in words: /table show text:true.
board-more = { $count ->
    [one] … and { $count } more line
   *[other] … and { $count } more lines
 }
picture-place = Place
label-score = { $count ->
    [one] point
   *[other] points
 }
picture-growth = { label-score }, round by round
picture-end-axis = End
picture-round-axis = Round
picture-final-scoring = Final scoring
picture-final-points = Final points
picture-gain = +{ $points }
picture-alt-ahead = In the lead: { $leads }.
picture-alt-ahead-from = { $name } from round { $turn } on
picture-alt-ahead-even = even from round { $turn } on
picture-alt-ahead-end = { $name } at the end
picture-alt-ahead-even-end = even at the end
picture-alt-grown = { $name }: { $points }; at the end { $score }.
points = { $count } { label-score }
turn-time-of = { $name }: { $time }
panel-others-act = **Done.** Now it’s up to the others.

# Choosing an action, in a game that has no panels of its own for it, and in the sandbox.
button-play = Play
button-end-my-turn = End turn
asked-to-end = end your turn
button-confirm = Confirm
panel-choose = **Your turn in { $game }**: { $asked }.
panel-confirm = **{ $action }?**
choose-action = Choose an action
choose-kind = What to do?
choose-way = { $kind }: how?
choose-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
 }
choose-page-back = ◀ Page { $page } of { $pages }
choose-page-on = Page { $page } of { $pages } ▶

# What every game says that has no words of its own for it.
any-gained = You got: { $what }
any-gained-part = { $what } ({ $label })
any-and-more = { $names } and { $count } more
any-event = { $name }: { $what }.
any-event-of-none = { $what }.
any-refusal = That’s not possible now: { $reason }.
any-impossible = That’s not possible now.
any-asked = choose what to do
any-seat = player { $number }
any-empty = empty
any-yes = yes
any-no = no
any-not = not { $what }
any-place = { $place } **{ $name }**
any-score = { $place } **{ $name }**: { $score }{ $items }
choose-any-variant = Variant

figures-none = There are no statistics for { $game }.
rules-none = There are no rules for { $game }.

command-game = Your turn in { $game }
command-game-play = play
command-game-play-description = Make a move
option-game-play-action = action
option-game-play-action-description = Your move

answer-interrupted = Sorry, I’m restarting and couldn’t finish that. Nothing has changed; please try again in a moment.

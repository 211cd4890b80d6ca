# What every game's turn and pictures say.
none = none
button-hand = My hand
button-more = More
button-back = Back
button-take-back = Take back
button-ask-to-take-back = Ask to take back
button-rematch = Rematch
panel-turn-over = **Done.** Your turn is over.
panel-take-back = You can take it back until someone else moves.
panel-game-over = **Done.** The game is over. The result is in the channel.
picture-round = Round { $round }
picture-turn = { $name }’s turn
picture-seat = Player { $seat }
picture-growth = Points, turn by turn
picture-growth-end = End
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
turn-time-of = { $name }: { $time }
panel-others-act = **Done.** Now it’s up to the others.

# Choosing an action, in a game that has no panels of its own for it, and in the sandbox.
button-play = Play
button-end-my-turn = End turn
asked-to-end = one click left: end your turn
button-confirm = Confirm
panel-choose = **Your turn in { $game }**: { $asked }.
panel-confirm = **{ $action }?**
choose-action = Choose an action
choose-kind = What to do?
choose-way = { $kind }: choose how
choose-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
 }
choose-page-back = ◀ Page { $page } of { $pages }
choose-page-on = Page { $page } of { $pages } ▶

# What every game says that has no words of its own for it.
any-event = { $name }: { $what }.
any-refusal = That’s not possible now: { $reason }.
any-asked = choose what to do
any-yes = yes
any-no = no
any-score = { $place } **{ $name }**: { $score } ({ $items })
choose-any-variant = Variant

figures-none = No figures are kept for { $game }.
rules-none = I have no rules of { $game } to show.

command-game = Your turn in { $game }
command-game-play = play
command-game-play-description = Make a move, or choose one from all possible moves
option-game-play-action = action
option-game-play-action-description = Which move (only possible ones are suggested)

refused-not-your-turn = { $count ->
    [one] It’s { $names }’s turn. I’ll tell you when it’s yours.
   *[other] It’s the turn of { $names }. I’ll tell you when it’s yours.
 }
refused-other-rules = The rules of this game have changed since this table started, so no one can play on here. Open a new table with `/table new`.
refused-other-game = This table plays { $game }. Use its command or the buttons under the newest message.
refused-no-hands = Nothing is hidden in { $game }: `/table show` shows everything.
refused-no-hints = There are no hints in { $game }.
refused-no-reviews = There are no reviews of { $game }.

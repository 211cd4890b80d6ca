# What if: a private sandbox that goes on from where a game stands.
command-table-whatif = whatif
command-table-whatif-description = Try out moves from here (only you see it, and nothing counts)
option-table-whatif-turn = turn
option-table-whatif-turn-description = Turn to start after, 0 for the beginning (default: now)

button-whatif = What if?
button-whatif-turn = 🤖 Computer plays this turn
button-whatif-on = 🤖 Skip to my turn
button-whatif-back = ↩ Back
button-whatif-begin = ⏮ Start over
button-whatif-anew = 🎲 Reshuffle
button-whatif-leave = Close the sandbox

whatif-band = SANDBOX · nothing counts here
whatif-title = ## 🧪 What if?
    🚧 **A sandbox: nothing counts here, only you see it, and it’s gone when you close it.**
whatif-made-up = -# What everyone has seen stays; the rest is made up.
whatif-made-up-draws = -# Draws are made up.
whatif-earlier = -# This starts from an earlier point; the game has moved on.
whatif-nothing-yet = Choose moves below, for yourself and for the others. Changes are marked in the picture.
whatif-turn-own = ➡️ **Your turn**: { $asked }.
whatif-turn-other = ➡️ **{ $name }’s turn**: { $asked }. Choose for them, or let the computer play.
whatif-hand = 🖐️ Your hand: { $hand }
whatif-hand-of = 🖐️ { $name }’s hand: { $hand }
whatif-over = { $count ->
    [one] 🏁 The game would end here. Winner: **{ $winners }**
   *[other] 🏁 The game would end here. Winners: **{ $winners }**
 }
whatif-left = 🧹 Sandbox closed.

refused-no-what-if = This is a rated game, so no outside help while it runs. Afterwards you can try out any turn with `/table whatif`.
refused-too-deep = The sandbox can’t go any deeper. Go back a few moves, or start over.

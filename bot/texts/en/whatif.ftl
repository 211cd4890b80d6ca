# What if: a private sandbox that goes on from where a game stands.
command-table-whatif = whatif
command-table-whatif-description = Try out what would happen, for you alone: nothing of it counts
option-table-whatif-turn = turn
option-table-whatif-turn-description = After which turn to begin, 0 being the deal (where the game stands unless you say otherwise)

button-whatif = What if?
button-whatif-turn = 🤖 Computer plays this turn
button-whatif-on = 🤖 On to my turn
button-whatif-back = ↩ Back
button-whatif-begin = ⏮ Start over
button-whatif-anew = 🎲 Deal anew
button-whatif-leave = Leave the sandbox

whatif-band = SANDBOX · nothing here counts
whatif-title = ## 🧪 What if?
    🚧 **A sandbox: nothing here counts, nobody else sees it, and it is gone when you leave it.**
whatif-made-up = -# What is hidden from you was dealt anew: draws and other hands are made up.
whatif-made-up-draws = -# What nobody knows was dealt anew: draws are made up.
whatif-earlier = -# It began at an earlier moment of the game, which has moved on since.
whatif-nothing-yet = Nothing tried yet. Choose below, for yourself and for the others; what changes is marked in the picture.
whatif-turn-own = ➡️ **You** are to move: { $asked }.
whatif-turn-other = ➡️ **{ $name }** is to move: { $asked }. Choose for them, or let a computer player do it.
whatif-hand = 🖐️ Your hand: { $hand }
whatif-hand-made-up = 🎭 Hand of { $name }, made up: { $hand }
whatif-hand-of = 🖐️ Hand of { $name }: { $hand }
whatif-over = { $count ->
    [one] 🏁 Here the game would be over. Winner: **{ $winners }**
   *[other] 🏁 Here the game would be over. Winners: **{ $winners }**
 }
whatif-left = 🧹 You have left the sandbox, and nothing of it was kept. The game stands as before.

refused-no-what-if = This game counts for the rating, so everyone thinks for themselves while it runs. When it is over, you can try out everything from any turn with `/table whatif`.
refused-too-deep = A sandbox goes no deeper than this. Go back a few moves, or start over and try something else.

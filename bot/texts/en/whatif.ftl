# What if: a private sandbox that goes on from where a game stands.
command-table-whatif = whatif
command-table-whatif-description = Try out moves (only you see it; nothing counts)
option-table-whatif-turn = turn
option-table-whatif-turn-description = Turn to start after, 0 for the beginning (default: now)

button-whatif = What if?
button-whatif-turn = 🤖 Let computer play
button-whatif-on = 🤖 Skip to my turn
button-whatif-back = ↩ Back
button-whatif-begin = ⏮ Start over
button-whatif-anew = 🎲 Reshuffle
button-whatif-leave = Close sandbox

whatif-band = SANDBOX · nothing counts here
whatif-title = ## 🧪 What if?
    🚧 **A sandbox: nothing here counts, and closing it clears it.**
whatif-made-up = -# What everyone has seen stays; the rest is made up.
whatif-made-up-draws = -# Draws are made up.
whatif-earlier = -# The game has moved on since this point.
whatif-nothing-yet = Choose moves below, for yourself and for the others.
whatif-turn-own = ➡️ **{ $role ->
    [answer] You’re asked
   *[turn] Your turn
 }**: { $asked }.
whatif-turn-other = ➡️ **{ $role ->
    [answer] { $name } is asked
   *[turn] { $name }’s turn
 }**: { $asked }.
whatif-hand = 🖐️ Your hand: { $hand }
whatif-hand-of = 🖐️ { $name }’s hand: { $hand }
whatif-over = 🏁 The game would end here. { $count ->
    [one] Winner
   *[other] Winners
 }: **{ $winners }**
whatif-left = 🧹 Sandbox closed.

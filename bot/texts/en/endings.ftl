# How games end, who has won, and ways in which a seat changes hands or a game ends before its rules end it.
command-table-hand-over = hand-over
command-table-hand-over-description = Hand a seat to someone else, if everyone agrees
option-table-hand-over-to = to
option-table-hand-over-to-description = The new player; yourself to take over a computer’s seat
option-table-hand-over-player = player
option-table-hand-over-player-description = A computer’s or absent player’s seat (default: yours)
command-table-concede = concede
command-table-concede-description = Give up your seat for good; the others play on or win
command-table-end = end
command-table-end-description = Ask everyone to end the game now, without a winner

button-hand-over = Hand over a seat…
button-take-over = Take over a seat…
button-concede-ask = Concede…
button-end-ask = End by agreement…
button-concede = Concede
button-end-propose = Ask the others
button-end-now = End the game

vote-hand-over-agree = Agree
vote-hand-over-refuse = Refuse
vote-end-agree = End the game
vote-end-refuse = Play on

hand-over-choose = Which seat do you want to hand over?
hand-over-own = My seat
seat-of = { $name }’s seat
hand-over-none = There’s no seat you can ask for right now. It has to be a computer’s or an absent player’s.
hand-over-to = Who should take over { $name }’s seat? They and everyone at the table have to agree.
hand-over-to-own = Who should take over your seat? They and everyone else at the table have to agree.
hand-over-person = Choose a person
hand-over-question-own = 🔄 { $former } would like to hand their seat to { $name }.
hand-over-question-self = 🔄 { $name } would like to take over { $former }’s seat.
hand-over-question-other = 🔄 { $asker } suggests that { $name } takes over { $former }’s seat.
hand-over-asked = { $mentions }: do you agree? Until then, the hand stays hidden. Keep playing.
hand-over-waits = I’ve asked { $names } in the channel. If everyone agrees, the seat changes hands.
hand-over-done = ✅ Everyone agreed. { $name } has the seat.
hand-over-refused = ❌ { $name } disagrees. The seat stays as it is.
vote-over = ⌛ This vote is over.

concede-ask-wins = { $count ->
    [one] Concede? The game ends, and { $names } wins. You can’t undo this.
   *[other] Concede? The game ends, and { $names } win. You can’t undo this.
 }
concede-ask-computer = Concede? A computer ({ $computer }) will finish for you, and you’ll be placed last whatever it scores. You can’t undo this.
concede-or = -# Under **{ button-more }** there is also **{ button-hand-over }** (only in the channel) to give your seat to someone, and **{ button-end-ask }** to ask everyone to stop.
concede-done-over = You’ve conceded. { $gone ->
    [yes] The game is over.
   *[no] The result is in the channel.
 }
concede-done = You’ve conceded. A computer will finish for you.

end-ask = Ask { $names } to end the game? If everyone agrees, no one wins. If anyone wants to continue, the game goes on.
end-ask-alone = End the game? No one has to agree, and no one wins.
end-or = -# To leave alone, use **{ button-concede-ask }** instead; the others play on. In the channel, the host can abandon the table without asking: `/table abandon`. Then it doesn’t count for anyone.
abandon-or = -# To leave alone: **{ button-concede-ask }**. To ask everyone: **{ button-end-ask }** Both are under **{ button-more }**.
end-waits = I’ve asked { $names } in the channel. If everyone agrees, the game is over.
end-done = The game is over, without a winner.
end-question = 🤝 { $name } would like to end the game without a winner.
end-asked = { $mentions }: do you agree? Until you all do, the game goes on.
end-granted = ✅ Everyone agreed. The game is over.
end-refused = ❌ { $name } wants to play on.
question-withdrawn = ↩️ { $name } withdrew the question.

game-over = 🏆 **The game is over.{ $count ->
    [0] { "" }
    [one] { " " }{ $winners } wins.
   *[other] { " " }{ $winners } win together.
 }**
show-over = { $count ->
    [0] The game is over.
    [one] The game is over. { $winners } won.
   *[other] The game is over. { $winners } won together.
 }
ended-conceded = { $count ->
    [0] 🏳️ **Game over: { $names } conceded.**
    [one] 🏆 **{ $winners } wins: { $names } conceded.**
   *[other] 🏆 **{ $winners } win together: { $names } conceded.**
 }
ended-agreed = 🤝 **The game is over by agreement. No one wins.**
ended-last = -# { $names } left early and are placed last.
standing-heading = Points when it ended:

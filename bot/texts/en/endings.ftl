# Ways in which a seat changes hands or a game ends before its rules end it.
command-table-hand-over = hand-over
command-table-hand-over-description = Hand a seat to another person, if everyone agrees
option-table-hand-over-to = to
option-table-hand-over-to-description = The new player; choose yourself to take over a computer player’s seat
option-table-hand-over-player = player
option-table-hand-over-player-description = Whose seat: a computer player’s or an absent person’s (default: yours)
command-table-concede = concede
command-table-concede-description = Give up your seat for good; the others play on or win
command-table-end = end
command-table-end-description = Ask everyone to end the game here, without a winner

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
hand-over-of = { $name }’s seat
hand-over-none = You can’t hand over or take over a seat right now. You can ask for a computer player’s seat, or for an absent player’s.
hand-over-to = Who should take over { $name }’s seat? Everyone at the table has to agree, and so does the new player.
hand-over-person = Choose a person
hand-over-question-own = 🔄 { $former } would like to hand their seat to { $name }.
hand-over-question-self = 🔄 { $name } would like to take over { $former }’s seat.
hand-over-question-other = 🔄 { $asker } suggests that { $name } takes over { $former }’s seat.
hand-over-asked = { $mentions }: do you agree? Until you all have, the seat stays as it is and its hand stays hidden. Keep playing meanwhile.
hand-over-waits = I’ve asked { $names } in the channel. When everyone agrees, the seat changes hands.
hand-over-done = ✅ Everyone agreed. { $name } has taken over the seat.
hand-over-refused = ❌ { $name } disagrees. The seat stays as it is.
hand-over-void = ⌛ This vote is over. The seat stays as it is.

concede-ask-wins = Concede? The game ends here, and { $names } will have won. You can’t undo this.
concede-ask-computer = Concede? A computer player ({ $computer }) will finish for you, and you’ll be placed last whatever it scores. You can’t undo this.
concede-or = -# To give your seat to someone else, use `/table hand-over`. To ask everyone to stop here, use `/table end`.
concede-done-over = You’ve conceded, and the game is over. The result is in the channel.
concede-done = You’ve conceded. A computer player finishes the game for you.

end-ask = Ask { $names } to end the game here? If everyone agrees, it’s over and no one wins. If anyone wants to continue, the game goes on.
end-ask-alone = End the game here? No one else has to agree. It will be over, and no one wins.
end-or = -# To stop alone, use `/table concede`; the others play on. The host can abandon the table without asking: `/table abandon`. Then the game doesn’t count for anyone.
abandon-or = -# To stop alone, use `/table concede`. To ask everyone to end the game, use `/table end`.
end-waits = I’ve asked { $names } in the channel. When everyone agrees, the game is over.
end-done = The game is over, without a winner. The last message is in the channel.
end-question = 🤝 { $name } would like to end the game here, without a winner.
end-asked = { $mentions }: do you agree? When you all do, the game is over. Until then it goes on.
end-granted = ✅ Everyone agreed. The game is over.
end-refused = ❌ { $name } wants to play on.
end-void = ⌛ This vote is over.
question-withdrawn = ↩️ { $name } has withdrawn the question.

ended-conceded = { $count ->
    [0] 🏳️ **The game is over: { $names } conceded.**
    [one] 🏆 **The game is over: { $names } conceded. { $winners } wins.**
   *[other] 🏆 **The game is over: { $names } conceded. { $winners } win together.**
 }
ended-agreed = 🤝 **The game is over: everyone agreed to end it here. No one wins.**
ended-last = -# { $names } left early and are placed last.
standing-heading = Points when it ended:

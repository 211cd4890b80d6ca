# Ways in which a seat changes hands or a game ends before its rules end it.
command-table-hand-over = hand-over
command-table-hand-over-description = Hand a seat to another person, if all at the table agree
option-table-hand-over-to = to
option-table-hand-over-to-description = Who is to take over the seat; yourself to take over a computer player’s
option-table-hand-over-player = player
option-table-hand-over-player-description = Whose seat: a computer player’s or an absent person’s (yours unless you say otherwise)
command-table-concede = concede
command-table-concede-description = Concede: give up your own seat for good, while the others play on or have won
command-table-end = end
command-table-end-description = Ask all others whether to end the game here, without a winner

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

hand-over-choose = Which seat is to be handed over?
hand-over-own = My seat
hand-over-of = { $name }’s seat
hand-over-none = There is no seat that you could hand over or take over. Ask for one while somebody is absent, or a computer player’s.
hand-over-to = Who is to take over the seat of { $name }? As soon as all at the table have agreed, and whoever you choose as well, the seat with everything on it is theirs.
hand-over-person = Choose a person
hand-over-question-own = 🔄 { $former } would like to hand the seat to { $name }.
hand-over-question-self = 🔄 { $name } would like to take over the seat of { $former }.
hand-over-question-other = 🔄 { $asker } proposes that { $name } take over the seat of { $former }.
hand-over-asked = { $mentions }: do you agree? Until all of you have, the seat stays as it is, and its hand hidden; the game goes on meanwhile.
hand-over-waits = I have asked in the channel: { $names }. As soon as all agree, the seat changes hands.
hand-over-done = ✅ All agreed. { $name } has taken over the seat.
hand-over-refused = ❌ { $name } does not agree. The seat stays as it is.
hand-over-void = ⌛ This question is closed; the seat stays as it is.

concede-ask-wins = Concede? The game ends here, and { $names } will have won. This cannot be taken back.
concede-ask-computer = Concede? A computer player ({ $computer }) plays your seat to the end, and whatever it makes of it, you come last. This cannot be taken back.
concede-or = -# If somebody else would like your seat, `/table hand-over` hands it to them. If all would rather stop here, `/table end` asks them.
concede-done-over = You have conceded, and the game is over. The end is in the channel.
concede-done = You have conceded. A computer player plays your seat to the end.

end-ask = Ask { $names } whether to end the game here? As soon as all agree, it is over and nobody has won; one who would rather play on, and it goes on.
end-ask-alone = End the game here? Nobody else has to agree; it is over then, and nobody has won.
end-or = -# If you alone want to stop, `/table concede` gives up your seat, and the others play on. To give the whole table up without asking anybody is for its host: `/table abandon`; then nothing of the game counts for anybody.
abandon-or = -# If you alone want to stop, `/table concede` gives up your seat. If all want to, `/table end` ends the game by agreement.
end-waits = I have asked in the channel: { $names }. As soon as all agree, the game is over.
end-done = The game is over, without a winner. The end is in the channel.
end-question = 🤝 { $name } would like to end the game here, without a winner.
end-asked = { $mentions }: do you agree? When all of you do, the game is over. It goes on until then.
end-granted = ✅ All agreed. The game is over.
end-refused = ❌ { $name } would rather play on.
end-void = ⌛ This question is closed.
question-withdrawn = ↩️ { $name } has withdrawn the question.

ended-conceded = { $count ->
    [0] 🏳️ **The game is over: { $names } conceded.**
    [one] 🏆 **The game is over: { $names } conceded. { $winners } wins.**
   *[other] 🏆 **The game is over: { $names } conceded. { $winners } win together.**
 }
ended-agreed = 🤝 **The game is over: all agreed to end it here. Nobody has won.**
ended-last = -# { $names } did not stay to the end and come last in the result.
standing-heading = Points when it ended:

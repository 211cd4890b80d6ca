# What has happened since someone’s last turn, and the way to their next game.
recap-move = ### 🕰️ Since your last turn
recap-look = ### 🕰️ Since you last looked
recap-beginning = ### 🕰️ What has happened so far
button-recap-board = Show the board
button-next-game = Next game

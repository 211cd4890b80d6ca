# What has happened since someone's last turn, and the way to their next game.
recap-move = ### 🕰️ Since your last turn
recap-look = ### 🕰️ Since you last looked
recap-beginning = ### 🕰️ What has happened so far
button-hand-picture = My hand as a picture
button-next-game = Next game

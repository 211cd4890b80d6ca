# Lessons: what is the same in every game.
command-learn = learn
command-learn-description = Learn a game in about five minutes
option-learn-game = game
option-learn-game-description = Which game

learn-title = ## Lesson: { $game }
    -# Step { $step } of { $steps } · { $title }
learn-opponent = Lucia
learn-right = ✅ { $why }
learn-weaker = 💡 { $why }
learn-refused = ❌ { $refusal }
    { $why }
learn-refused-early = ❌ { $why }
learn-happened = > { $line }
learn-how = -# 🎲 In a game: { $how }

button-learn-again = Start over

button-learn = Learn
button-play-novice = Play against { $level }
learn-play-on-server = To play, use `/table new` on a server I’m on.
play-novice-started = { $game } has started. It continues below, in this channel.
play-novice-on-server = I can’t open a table here. Use `/table new` on a server I’m on.

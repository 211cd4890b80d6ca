# Lessons: what is the same in every game.
command-learn = learn
command-learn-description = Learn a game in about five minutes, for you alone, against a scripted opponent
option-learn-game = game
option-learn-game-description = Which game to learn

learn-title = ## Lesson: { $game }
    -# Step { $step } of { $steps } · { $title }
learn-opponent = Lucia
learn-right = ✅ { $why }
learn-weaker = 💡 { $why }
learn-refused = ❌ { $refusal }
    { $why }
learn-happened = > { $line }
learn-how = -# 🎲 In a game: { $how }

button-learn-back = ◀ Back
button-learn-again = From the beginning

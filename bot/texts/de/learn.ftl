# Lektionen: was in jedem Spiel gleich ist.
command-learn = lernen
command-learn-description = Ein Spiel in etwa fünf Minuten lernen, nur für dich, gegen eine Gegnerin mit festen Zügen
option-learn-game = spiel
option-learn-game-description = Welches Spiel du lernen möchtest

learn-title = ## Lektion: { $game }
    -# Schritt { $step } von { $steps } · { $title }
learn-opponent = Lucia
learn-right = ✅ { $why }
learn-weaker = 💡 { $why }
learn-refused = ❌ { $refusal }
    { $why }
learn-happened = > { $line }
learn-how = -# 🎲 Im Spiel: { $how }

button-learn-back = ◀ Zurück
button-learn-again = Von vorn

# Lektionen: was in jedem Spiel gleich ist.
command-learn = lernen
command-learn-description = Ein Spiel in etwa fünf Minuten lernen
option-learn-game = spiel
option-learn-game-description = Welches Spiel

learn-title = ## Lektion: { $game }
    -# Schritt { $step } von { $steps } · { $title }
learn-opponent = Lucia
learn-right = ✅ { $why }
learn-weaker = 💡 { $why }
learn-refused = ❌ { $refusal }
    { $why }
learn-refused-early = ❌ { $why }
learn-happened = > { $line }
learn-how = -# 🎲 In einer Partie: { $how }

button-learn-again = Von vorn

button-learn = Lernen
button-play-novice = Gegen { $level } spielen
learn-play-on-server = Zum Spielen: `/tisch neu` auf einem Server, auf dem ich bin.
play-novice-started = Deine Partie „{ $game }“ läuft. Weiter geht’s unten im Kanal.
play-novice-on-server = Hier kann ich keinen Tisch eröffnen. Nutze `/tisch neu` auf einem Server, auf dem ich bin.

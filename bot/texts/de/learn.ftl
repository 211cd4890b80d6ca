# Lektionen: was in jedem Spiel gleich ist.
command-learn = lernen
command-learn-description = Ein Spiel in etwa fünf Minuten lernen (nur für dich)
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
learn-how = -# 🎲 In einer Partie: { $how }

button-learn-back = ◀ Zurück
button-learn-again = Von vorn

button-learn = Lernen
button-play-novice = Gegen { $level } spielen
learn-play-on-server = Zum Spielen: `/tisch neu` in einem Kanal eines Servers, auf dem ich bin.
play-novice-started = Deine Partie „{ $game }“ läuft. Der erste Zug steht in diesem Kanal.
play-novice-on-server = Hier kann ich keinen Tisch eröffnen. Das geht mit `/tisch neu` in einem Kanal eines Servers, auf dem ich bin.
refused-not-alone = Du bist nicht allein an diesem Tisch. Mit **Beginnen** spielst du mit allen, die da sind.

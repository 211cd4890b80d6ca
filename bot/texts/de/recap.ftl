# Was seit dem letzten Zug geschehen ist, und der Weg zum nächsten Spiel.
recap-move = ### 🕰️ Seit deinem letzten Zug
recap-look = ### 🕰️ Seit du zuletzt nachgesehen hast
recap-beginning = ### 🕰️ Was bisher geschah
button-recap-board = Spielplan zeigen
button-next-game = Nächste Partie

# Was am Tisch neben dem Spiel geschieht.
incident-handed-over = 🔄 { $former } hat den Platz an { $name } übergeben.
incident-conceded = 🏳️ { $name } hat aufgegeben.
incident-agreed = 🤝 Alle waren einverstanden, die Partie hier ohne Sieger zu beenden.
incident-abandoned = 🛑 Die Partie wurde abgebrochen.
incident-abandoned-by = 🛑 { $name } hat die Partie abgebrochen.
incident-waited = ⏳ Die anderen warten auf { $name }; es gibt mehr Zeit.
incident-stand-in = { $one_turn ->
    [yes] 🤖 Ein Computerspieler ({ $computer }) übernimmt diesen Zug für { $name }.
   *[no] 🤖 Ein Computerspieler ({ $computer }) spielt für { $name }, bis { $name } zurück ist. Mit `/table resume` geht das jederzeit.
 }
incident-resumed = 👋 { $name } ist zurück und spielt wieder selbst.

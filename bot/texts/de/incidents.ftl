# Was am Tisch neben dem Spiel geschieht.
incident-handed-over = 🔄 { $name } hat den Platz von { $former } übernommen.
incident-conceded = 🏳️ { $name } hat sich geschlagen gegeben.
incident-conceded-and-left = 🏳️ { $name } hat sich geschlagen gegeben und kommt auf den letzten Platz. Ein Computerspieler ({ $computer }) spielt für { $name } zu Ende.
incident-agreed = 🤝 Alle waren einverstanden, die Partie hier ohne Sieger zu beenden.
incident-abandoned = 🛑 Der Tisch wurde aufgegeben, ohne Ergebnis für alle.
incident-abandoned-by = 🛑 { $name } hat den Tisch aufgegeben, ohne Ergebnis für alle.
incident-waited = ⏳ Die anderen warten auf { $name }; es gibt mehr Zeit.
incident-stand-in = { $one_turn ->
    [yes] 🤖 Ein Computerspieler ({ $computer }) übernimmt diesen Zug für { $name }.
   *[no] 🤖 Ein Computerspieler ({ $computer }) spielt für { $name }, bis { $name } zurück ist. Mit `/tisch fortsetzen` geht das jederzeit.
 }
incident-resumed = 👋 { $name } ist zurück und spielt wieder selbst.

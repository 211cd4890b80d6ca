# Der Playground.
playground-intro = Wähle ein Spiel: Drücke **Gegen Anfänger spielen** oder **Lernen**, oder eröffne einen Tisch mit `/table new`.
playground-game = **{ $game }** · { $seats } Spieler
    { $about }
playground-second = Ein zweiter Kanal, für eine weitere Partie.
# Das Menü oben auf der Seite: jemand in einem Kanal oder in Direktnachrichten.
playground-manager = { $name } (Verwaltung)
playground-german = { $name } (Deutsch)
playground-in-channel = #{ $channel }: { $who }
playground-in-private = DM: { $who }

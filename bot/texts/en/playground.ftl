# The playground.
playground-ready = Playground: { $url }
playground-how = Open it in a browser and press Play against Novice, or type /table new. The menu at the top switches between people, channels and direct messages. Commands have their English names here. Ctrl+C ends it.
playground-intro = Choose a game: press **Play against Novice** or **Learn**, or open a table with `/table new`.
playground-game = **{ $game }** · { $seats } players
    { $about }
playground-second = A second channel, for another game.
playground-port-in-use = Port { $port } is already in use. Choose another with --port, or leave it out.
playground-port-unusable = Port { $port } can’t be used: { $why }
# The menu at the top of the page: a person in a channel or in direct messages.
playground-manager = { $name } (manager)
playground-german = { $name } (Deutsch)
playground-in-channel = #{ $channel }: { $who }
playground-in-private = DM: { $who }

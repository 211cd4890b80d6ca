# The playground.
playground-intro = Choose a game: press **Play against Novice** or **Learn**, or open a table with `/table new`.
playground-game = **{ $game }** · { $seats } players
    { $about }
playground-second = A second channel, for another game.
# The menu at the top of the page: a person in a channel or in direct messages.
playground-manager = { $name } (manager)
playground-german = { $name } (Deutsch)
playground-in-channel = #{ $channel }: { $who }
playground-in-private = DM: { $who }

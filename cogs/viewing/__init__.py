"""Looking at a game: hands, log, replay, rules, the end."""

"""Drawing without any game: scenes, sprites, fonts, colours, and encoding."""

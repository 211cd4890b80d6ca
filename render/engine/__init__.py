"""Drawing independent of any game: scenes, sprites, fonts, colours, and encoding."""

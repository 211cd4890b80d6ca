"""The private panels of Carrara: choose, see what it costs or brings, confirm."""

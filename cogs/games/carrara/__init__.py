"""The Palaces of Carrara in Discord."""

"""Alt texts and the text board."""

"""Alt texts, the text board, and the words in pictures."""

"""Charts of a game: the chances of winning turn by turn, and the points round by round."""

"""The private panels of Carcassonne: a place, then turn, follower and gold, then the confirmation."""

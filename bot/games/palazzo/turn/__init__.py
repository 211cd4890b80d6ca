"""What seats can do in a turn, a module for each kind of action: how it is checked, and what it leads to."""

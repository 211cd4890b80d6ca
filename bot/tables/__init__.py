"""Tables: everything that people and computer players can do at a table, in and around the game."""

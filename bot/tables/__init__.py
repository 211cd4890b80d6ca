"""Tables: everything that people and computer players can do at one, in play and beside it."""

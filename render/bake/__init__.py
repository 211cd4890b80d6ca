"""Development only: renders the drawings of every `art` folder into the atlas beside it."""

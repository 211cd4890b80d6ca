"""Development only: renders the drawings of every `art` folder into the atlas next to it."""

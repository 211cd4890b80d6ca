"""Vector art of Carcassonne's tiles and pieces, baked into the atlas."""

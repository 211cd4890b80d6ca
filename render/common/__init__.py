"""What the pictures of every game have in common: icons, charts, names, alt texts."""

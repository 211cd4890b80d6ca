"""What a tile is painted of; one unit is a hundredth of its width, and all that stands is upright in every turn."""

"""Pictures of chosen positions, for the gallery."""

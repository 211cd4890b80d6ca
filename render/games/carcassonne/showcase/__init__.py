"""Pictures of chosen positions, for the gallery and the chapters of the rules."""

"""The cards of the expansion: data in TOML, read strictly, and what they count and score."""

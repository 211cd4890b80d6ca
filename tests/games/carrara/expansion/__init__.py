"""The expansion of Carrara."""

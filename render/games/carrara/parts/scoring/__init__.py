"""The parts of a scoring's preview."""

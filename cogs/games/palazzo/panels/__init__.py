"""The private panels of Palazzo: what to do, the confirmation, laying cards, and building."""

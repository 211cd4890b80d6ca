"""The private panels of Palazzo: what to do, the confirmation, and building."""

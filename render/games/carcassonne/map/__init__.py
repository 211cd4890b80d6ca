"""The map as a scene: which part of it is seen and how large, and what lies on it."""

"""The state of the stand-in for Discord: people, places, messages, interactions."""

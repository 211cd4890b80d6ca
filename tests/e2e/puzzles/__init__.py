"""The position of the day as people meet it."""

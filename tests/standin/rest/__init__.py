"""The REST API of the stand-in for Discord. Importing the modules with its routes registers them."""

from tests.standin.rest import account, channels, commands, interactions

__all__ = ["account", "channels", "commands", "interactions"]

"""Discord for a bot in a process of its own: SimCord's world behind HTTP and a gateway on loopback."""

from tests.local_discord.process import BotProcess
from tests.local_discord.server import LocalDiscord
from tests.local_discord.world import Channel, Guild, Interaction, Message, Person

__all__ = ["BotProcess", "Channel", "Guild", "Interaction", "LocalDiscord", "Message", "Person"]

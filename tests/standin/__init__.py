"""Discord for a bot in a process of its own: SimCord's world behind HTTP and a gateway on loopback."""

from tests.standin.process import BotProcess
from tests.standin.server import StandIn
from tests.standin.world import Channel, Guild, Interaction, Message, Person

__all__ = ["BotProcess", "Channel", "Guild", "Interaction", "Message", "Person", "StandIn"]

"""A local stand-in for Discord: REST API v10 and gateway on loopback, for a client in a separate process."""

from tests.standin.attachments import Attachment
from tests.standin.faults import Fault
from tests.standin.interactions import Interaction
from tests.standin.messages import Message
from tests.standin.people import Person
from tests.standin.places import Channel, Guild
from tests.standin.process import BotProcess
from tests.standin.server import StandIn

__all__ = ["Attachment", "BotProcess", "Channel", "Fault", "Guild", "Interaction", "Message", "Person", "StandIn"]

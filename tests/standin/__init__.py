"""A local stand-in for Discord: REST API v10 and gateway on loopback, for a client in a separate process."""

from tests.standin.process import BotProcess
from tests.standin.server import StandIn
from tests.standin.state.attachments import Attachment
from tests.standin.state.faults import Fault
from tests.standin.state.interactions import Interaction
from tests.standin.state.messages import Message
from tests.standin.state.people import Person
from tests.standin.state.places import Channel, Guild

__all__ = ["Attachment", "BotProcess", "Channel", "Fault", "Guild", "Interaction", "Message", "Person", "StandIn"]

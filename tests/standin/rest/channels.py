"""Routes for channels and the messages in them."""

from typing import Any

from tests.standin.rest.router import Call, route
from tests.standin.state import composing
from tests.standin.state.errors import ApiError, cannot_message, missing_access, missing_permissions, unknown
from tests.standin.state.messages import Message
from tests.standin.state.places import DIRECT, THREAD, Channel, bits
from tests.standin.state.world import World

JSON = dict[str, Any]

_MESSAGES = "/channels/{channel}/messages"


def _channel(world: World, call: Call, *needed: str) -> Channel:
    channel = world.channels.get(call.number("channel"))
    if channel is None:
        raise unknown("Channel")
    if channel.guild is not None:
        if not channel.guild.present or not channel.permissions & bits("view_channel"):
            raise missing_access()
        if bits(*needed) & ~channel.permissions:
            raise missing_permissions()
    return channel


def _own(world: World, channel: Channel, call: Call) -> Message:
    message = composing.find(world, channel, call.number("message"))
    if message.author is not world.bot:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    return message


@route("GET", "/channels/{channel}")
def channel(world: World, call: Call) -> JSON:
    """Return a channel."""
    return _channel(world, call).payload()


@route("POST", "/channels/{channel}/typing")
def typing(world: World, call: Call) -> None:
    """Accept a typing indicator."""
    _channel(world, call, "send_messages")


@route("GET", _MESSAGES)
def history(world: World, call: Call) -> list[JSON]:
    """List messages, newest first."""
    messages = _channel(world, call, "read_message_history").messages
    if "before" in call.query:
        messages = [message for message in messages if message.id < int(call.query["before"])]
    if "after" in call.query:
        messages = [message for message in messages if message.id > int(call.query["after"])]
        return [message.payload() for message in reversed(messages[: int(call.query.get("limit", 50))])]
    return [message.payload() for message in reversed(messages[-int(call.query.get("limit", 50)) :])]


@route("POST", _MESSAGES)
def post(world: World, call: Call) -> JSON:
    """Post a message, or return the first one if the same nonce is enforced again."""
    seen = _channel(world, call)
    sending = "send_messages_in_threads" if seen.kind == THREAD else "send_messages"
    place = _channel(world, call, sending, *(["attach_files"] if call.files else []))
    person = place.recipient
    if place.kind == DIRECT and person is not None and not (person.accepts_messages and person.guilds):
        raise cannot_message()
    nonce = str(call.form.get("nonce") or "")
    enforced = bool(nonce and call.form.get("enforce_nonce"))
    first = world.nonces.get(nonce)
    if enforced and first is not None and world.clock.now() - first[0] < world.nonce_seconds:
        return first[1].payload()
    message = composing.create(world, place, call.form, call.files)
    if nonce:
        world.nonces.pop(nonce, None)
        world.nonces[nonce] = (world.clock.now(), message)
        if len(world.nonces) > 10_000:
            del world.nonces[next(iter(world.nonces))]
    world.show(message)
    return message.payload()


@route("GET", _MESSAGES + "/{message}")
def fetch(world: World, call: Call) -> JSON:
    """Return one message."""
    place = _channel(world, call, "read_message_history")
    return composing.find(world, place, call.number("message")).payload()


@route("PATCH", _MESSAGES + "/{message}")
def edit(world: World, call: Call) -> JSON:
    """Edit one of the bot's messages."""
    message = _own(world, _channel(world, call, *(["attach_files"] if call.files else [])), call)
    composing.edit(world, message, call.form, call.files)
    return message.payload()


@route("DELETE", _MESSAGES + "/{message}")
def delete(world: World, call: Call) -> None:
    """Delete one message."""
    place = _channel(world, call)
    message = composing.find(world, place, call.number("message"))
    if message.author is not world.bot:
        _channel(world, call, "manage_messages")
    world.delete(message)


@route("PUT", _MESSAGES + "/pins/{message}")
@route("PUT", "/channels/{channel}/pins/{message}")
def pin(world: World, call: Call) -> None:
    """Pin a message."""
    _pin(world, call, pinned=True)


@route("DELETE", _MESSAGES + "/pins/{message}")
@route("DELETE", "/channels/{channel}/pins/{message}")
def unpin(world: World, call: Call) -> None:
    """Unpin a message."""
    _pin(world, call, pinned=False)


def _pin(world: World, call: Call, *, pinned: bool) -> None:
    message = composing.find(world, _channel(world, call, "pin_messages"), call.number("message"))
    message.pinned = pinned
    world.update(message)

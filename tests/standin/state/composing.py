"""Creating and editing messages from the bot's requests: everything is checked before any change."""

import copy
from typing import Any

from tests.standin.state.attachments import Attachment, Upload, check_uploads
from tests.standin.state.errors import invalid, unknown
from tests.standin.state.limits import COMPONENTS_V2, FILE, GALLERY, THUMBNAIL, check_filled, check_message, walk
from tests.standin.state.messages import EPHEMERAL, LOADING, SILENT, Message, mentioned
from tests.standin.state.people import Person
from tests.standin.state.places import Channel
from tests.standin.state.times import now
from tests.standin.state.world import World

JSON = dict[str, Any]

# the flags that may be set when sending
_NO_EMBEDS = 1 << 2
_SENDABLE = _NO_EMBEDS | EPHEMERAL | SILENT | COMPONENTS_V2


def create(world: World, channel: Channel, body: JSON, files: list[Upload], viewer: Person | None = None) -> Message:
    """Create a message without showing it yet."""
    flags = (body.get("flags") or 0) & _SENDABLE & ~EPHEMERAL | (EPHEMERAL if viewer else 0)
    message = Message(channel, world.bot, viewer, flags=flags)
    _check(body, flags, files)
    reference = body.get("message_reference")
    if reference is not None:
        if int(reference["message_id"]) not in world.messages and reference.get("fail_if_not_exists", True):
            raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        message.reference = {"channel_id": str(channel.id), **reference}
    check_filled(body.get("content") or "", body.get("embeds") or [], body.get("components") or [], len(files))
    _check_media(body.get("components") or [], [upload.filename for upload in files])
    _fill(world, message, body, files)
    message.nonce = None if body.get("nonce") is None else str(body["nonce"])
    ids = mentioned(message.text, message.allowed_mentions)
    message.pinged = [person for number, person in world.people.items() if number in ids]
    return message


def edit(world: World, message: Message, body: JSON, files: list[Upload]) -> None:
    """Edit a message, and report that to the bot."""
    flags = message.flags & ~LOADING
    if (wanted := body.get("flags")) is not None:
        # components v2 can be added to a message, but never removed
        flags = flags & ~_NO_EMBEDS | wanted & (_NO_EMBEDS | COMPONENTS_V2)
    after: JSON = {key: body.get(key, getattr(message, key)) for key in ("content", "embeds", "components")}
    _check({**body, **after}, flags, files)
    kept = _kept(message, body)
    check_filled(after["content"] or "", after["embeds"] or [], after["components"] or [], len(kept) + len(files))
    if "components" in body:
        _check_media(body["components"] or [], [each.filename for each in kept] + [each.filename for each in files])
    message.flags = flags
    message.attachments = kept
    _fill(world, message, body, files)
    message.edited = now()
    message.edits += 1
    world.update(message)


def find(world: World, channel: Channel, number: int) -> Message:
    """Find a message in a channel; ephemeral ones cannot be found this way."""
    message = world.messages.get(number)
    if message is None or message.channel is not channel or message.ephemeral:
        raise unknown("Message")
    return message


def _check(body: JSON, flags: int, files: list[Upload]) -> None:
    check_message(body, flags)
    check_uploads(body, files)


def _kept(message: Message, body: JSON) -> list[Attachment]:
    if body.get("attachments") is None:
        return message.attachments
    named = {str(item["id"]) for item in body["attachments"]}
    return [attachment for attachment in message.attachments if str(attachment.id) in named]


def _fill(world: World, message: Message, body: JSON, files: list[Upload]) -> None:
    described = {str(item["id"]): item.get("description") for item in body.get("attachments") or []}
    stored = [world.shelf.store(message.channel.id, upload, described.get(str(upload.index))) for upload in files]
    message.attachments = message.attachments + stored
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "components" in body:
        message.components = _placed(body["components"] or [], message.attachments)
    if "allowed_mentions" in body:
        message.allowed_mentions = body["allowed_mentions"]


def _media(components: list[JSON]) -> list[tuple[str, JSON]]:
    """List all places where a component refers to a file."""
    found: list[tuple[str, JSON]] = []
    for path, component in walk(components):
        if component.get("type") == GALLERY:
            items = enumerate(component["items"])
            found += [(f"{path}.items.{index}.media", item["media"]) for index, item in items]
        elif component.get("type") == THUMBNAIL:
            found.append((f"{path}.media", component["media"]))
        elif component.get("type") == FILE:
            found.append((f"{path}.file", component["file"]))
    return found


def _check_media(components: list[JSON], names: list[str]) -> None:
    for path, media in _media(components):
        scheme, _, name = media["url"].partition("://")
        if scheme == "attachment" and name not in names:
            raise invalid(
                f"{path}.url",
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "The referenced attachment was not found",
            )
        if scheme not in ("attachment", "http", "https"):
            raise invalid(f"{path}.url", "URL_TYPE_INVALID_SCHEME", f"Scheme {scheme!r} is not supported.")


def _placed(components: list[JSON], attachments: list[Attachment]) -> list[JSON]:
    """Return the components with a number for each and the address of each file, as Discord does."""
    placed = copy.deepcopy(components)
    taken = {component.get("id") for _, component in walk(placed)}
    number = 0
    for _, component in walk(placed):
        if not component.get("id"):
            number = next(free for free in range(number + 1, number + 100) if free not in taken)
            component["id"] = number
    by_name = {attachment.filename: attachment for attachment in attachments}
    by_url = {attachment.url: attachment for attachment in attachments}
    for _, media in _media(placed):
        known = by_name.get(media["url"].removeprefix("attachment://")) or by_url.get(media["url"])
        if known is not None:
            written = known.payload()
            shown = ("url", "proxy_url", "content_type", "width", "height")
            media.update({key: written[key] for key in shown if key in written})
            media["attachment_id"] = str(known.id)
    return placed

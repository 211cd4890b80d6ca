"""A record of what the bot sent: to whom, of which kind, and whom it pinged."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from tests.e2e.world import World

SILENT = 1 << 12


class Sent(NamedTuple):
    """A request of the bot's: in the channel or in someone's direct messages."""

    place: str
    what: str
    pinged: tuple[str, ...] = ()


class Diary:
    """Reads what the bot sends from its requests."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._read = len(world.env.http_requests)
        self._places = {world.channel.id: "channel"}
        self._people = {person.id: name for name, person in world.people.items()}
        for name, person in world.people.items():
            self._places[person.user.dm_channel.id] = name

    def page(self) -> list[Sent]:
        """Return what was sent since the last call, and what lost its controls or was deleted."""
        requests = self._world.env.http_requests[self._read :]
        self._read += len(requests)
        found = []
        for request in requests:
            match = re.fullmatch(r"/channels/(\d+)/messages(/\d+)?", request.path)
            if match is None or int(match[1]) not in self._places or request.method == "GET":
                continue
            if request.method == "PATCH" and _does((request.json or {}).get("components", [])):
                continue  # a turn message that says how far its turn is
            place = self._places[int(match[1])]
            if request.method == "POST":
                found.append(self._posted(place, request.json or {}))
            else:
                found.append(Sent(place, {"PATCH": "strip", "DELETE": "clean"}[request.method]))
        return found

    def _posted(self, place: str, message: dict[str, Any]) -> Sent:
        pinged = message.get("allowed_mentions", {}).get("users", [])
        assert bool(message.get("flags", 0) & SILENT) == (place == "channel" and not pinged)
        names = tuple(sorted(self._people[int(user)] for user in pinged))
        return Sent(place, _kind(message["components"]), names)


def _walk(components: list[dict[str, Any]]) -> Any:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))


def _does(components: list[dict[str, Any]]) -> set[str]:
    return {part["custom_id"].split(":")[1] for part in _walk(components) if "custom_id" in part}


def _kind(components: list[dict[str, Any]]) -> str:
    parts, does = list(_walk(components)), _does(components)
    text = "\n".join(part["content"] for part in parts if part.get("type") == 10)
    if any(what.startswith("vote_") for what in does):
        return "vote"
    if text.startswith("⏰"):
        return "reminder"
    if text.startswith("🔔"):
        return "why" if "-# Discord" in text else "notice"
    if "play" in does:
        return "turn"
    if "rematch" in does:
        return "end"
    return "told" if does == {"more"} else "other"

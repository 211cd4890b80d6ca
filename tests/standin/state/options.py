"""Converting a typed slash command into the data of an interaction, refusing what Discord's client refuses."""

from typing import TYPE_CHECKING, Any

from tests.standin.state.commands import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND

if TYPE_CHECKING:
    from tests.standin.state.people import Person
    from tests.standin.state.places import Channel

JSON = dict[str, Any]

BOOLEAN, USER, CHANNEL, MENTIONABLE = 5, 6, 7, 9
_TYPES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}


class NotPossible(LookupError):
    """Discord's client does not allow this: there is no such command, option or choice."""


def command_data(
    command: JSON, path: list[str], values: dict[str, Any], channel: "Channel", focus: str | None = None
) -> JSON:
    """Build the data of a command, or of an autocomplete if `focus` is the option being typed."""
    nested, declared = _descend(command, path)
    resolved: JSON = {}
    options = [
        _option(option, values[option["name"]], channel, resolved, focused=option["name"] == focus)
        for option in declared
        if option["name"] in values
    ]
    names = {option["name"] for option in declared}
    if unknown := set(values) - names:
        raise NotPossible(f"/{' '.join(path)} has no option {sorted(unknown)}, only {sorted(names)}")
    missing = [option["name"] for option in declared if option.get("required") and option["name"] not in values]
    if missing and focus is None:
        raise NotPossible(f"/{' '.join(path)} needs {missing}")
    for step in reversed(nested):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return {**data, "resolved": resolved} if resolved else data


def _descend(command: JSON, path: list[str]) -> tuple[list[JSON], list[JSON]]:
    nested: list[JSON] = []
    options: list[JSON] = command.get("options") or []
    for name in path[1:]:
        found = [each for each in options if each["name"] == name and each["type"] in (SUBCOMMAND, GROUP)]
        if not found:
            raise NotPossible(f"/{command['name']} has no {name!r}, only {[each['name'] for each in options]}")
        nested.append(found[0])
        options = found[0].get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise NotPossible(f"/{' '.join(path)} is incomplete: {[each['name'] for each in options]}")
    return nested, options


def _option(option: JSON, value: Any, channel: "Channel", resolved: JSON, *, focused: bool) -> JSON:
    kind, name = option["type"], option["name"]
    written: JSON = {"name": name, "type": kind}
    if focused:
        if not option.get("autocomplete"):
            raise NotPossible(f"option {name!r} has no autocomplete")
        return {**written, "value": str(value), "focused": True}
    if kind in (USER, MENTIONABLE):
        return {**written, "value": _person(value, channel, resolved)}
    if kind == CHANNEL:
        resolved.setdefault("channels", {})[str(value.id)] = {**value.payload(), "permissions": str(value.permissions)}
        return {**written, "value": str(value.id)}
    if not _fits(kind, value):
        raise NotPossible(f"option {name!r} of type {kind} cannot be {value!r}")
    allowed = [choice["value"] for choice in option.get("choices") or []]
    if allowed and value not in allowed:
        raise NotPossible(f"option {name!r} can be {allowed}, not {value!r}")
    size = len(value) if kind == STRING else value
    low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if not option.get(low, size) <= size <= option.get(high, size):
        raise NotPossible(f"option {name!r} cannot be {value!r}: {option.get(low)} to {option.get(high)}")
    if kind == STRING and size > 6000:
        raise NotPossible(f"option {name!r} is too long")
    return {**written, "value": value}


def _fits(kind: int, value: Any) -> bool:
    # True is an int in Python, but not for Discord
    return isinstance(value, _TYPES.get(kind, ())) and (kind == BOOLEAN or not isinstance(value, bool))


def _person(person: "Person", channel: "Channel", resolved: JSON) -> str:
    resolved.setdefault("users", {})[str(person.id)] = person.payload()
    if channel.guild is not None and person.id in channel.guild.members | {person.world.bot.id: person.world.bot}:
        member = person.member(channel.guild)
        del member["user"]
        resolved.setdefault("members", {})[str(person.id)] = {**member, "permissions": "0"}
    return str(person.id)

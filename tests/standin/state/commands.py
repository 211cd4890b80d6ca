"""The registry of the bot's commands, with Discord's limits for them."""

import re
from collections.abc import Iterator
from typing import Any

from tests.standin.state.errors import ApiError, invalid, unknown
from tests.standin.state.times import snowflake

JSON = dict[str, Any]

ENTRY_POINT = 4
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
_NAME = re.compile(r"[-_'\w]{1,32}")


class Commands:
    """All registered commands, per server and global."""

    def __init__(self, application: int) -> None:
        self._application = application
        self._registered: dict[int | None, list[JSON]] = {}

    def all(self, guild: int | None) -> list[JSON]:
        """List the commands registered for a server, or the global ones."""
        return list(self._registered.get(guild, []))

    def available(self, guild: int | None) -> list[JSON]:
        """List the commands that a person can call in a server, or in direct messages."""
        own = self.all(guild) if guild is not None else []
        return own + self.all(None)

    def get(self, guild: int | None, number: int) -> JSON:
        """Return a command by its id; raise ApiError."""
        for command in self.all(guild):
            if command["id"] == str(number):
                return command
        raise unknown("Application Command")

    def replace(self, guild: int | None, bodies: list[JSON]) -> list[JSON]:
        """Register exactly these commands; those with known names keep their ids."""
        slash = [body for body in bodies if body.get("type", 1) == 1]
        if len(slash) > 100:
            raise ApiError(400, 30032, "Maximum number of application commands reached (100).")
        if len({(body.get("name"), body.get("type", 1)) for body in bodies}) < len(bodies):
            raise invalid("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        kept = {body["name"] for body in bodies if body.get("type", 1) == ENTRY_POINT}
        if any(command["type"] == ENTRY_POINT and command["name"] not in kept for command in self.all(guild)):
            raise ApiError(400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.")
        for index, body in enumerate(bodies):
            check_command(body, str(index))
        former = {(command["name"], command["type"]): command["id"] for command in self.all(guild)}
        self._registered[guild] = [
            self._complete(body, guild, former.get((body["name"], body.get("type", 1)))) for body in bodies
        ]
        return self.all(guild)

    def put(self, guild: int | None, body: JSON) -> JSON:
        """Register one command, replacing one with the same name."""
        others = [
            command
            for command in self.all(guild)
            if (command["name"], command["type"]) != (body.get("name"), body.get("type", 1))
        ]
        self.replace(guild, [*others, body])
        return self.all(guild)[-1]

    def change(self, guild: int | None, number: int, body: JSON) -> JSON:
        """Change one command."""
        command = self.get(guild, number)
        changed = {**command, **body}
        check_command(changed, "command")
        command.update(changed)
        return command

    def remove(self, guild: int | None, number: int) -> None:
        """Remove one command."""
        self._registered[guild].remove(self.get(guild, number))

    def _complete(self, body: JSON, guild: int | None, number: str | None) -> JSON:
        return {
            "description": "",
            "type": 1,
            "options": [],
            "default_member_permissions": None,
            "nsfw": False,
            **({"contexts": [0, 1], "integration_types": [0]} if guild is None else {"guild_id": str(guild)}),
            **{key: value for key, value in body.items() if value is not None},
            "id": number or str(snowflake()),
            "application_id": str(self._application),
            "version": str(snowflake()),
        }


def check_command(body: JSON, path: str) -> None:
    """Refuse a command that exceeds a limit."""
    if body.get("type", 1) != 1:
        _words(body, path, 32)
        return
    _check_named(body, path)
    _check_options(body.get("options") or [], f"{path}.options", depth=0)
    if (total := sum(_size(part) for part in _parts(body))) > 8000:
        raise invalid(
            path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size (8000): {total} characters."
        )


def _check_options(options: list[JSON], path: str, depth: int) -> None:
    if len(options) > 25:
        raise invalid(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    names = [option.get("name") for option in options]
    if len(set(names)) < len(names):
        raise invalid(path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_USED", "Option name has already been used.")
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        raise invalid(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and values cannot be mixed.")
    optional = False
    for index, option in enumerate(options):
        here = f"{path}.{index}"
        _check_named(option, here)
        if option["type"] in (SUBCOMMAND, GROUP):
            if depth + (option["type"] == SUBCOMMAND) > 2:
                raise invalid(f"{here}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply.")
            _check_options(option.get("options") or [], f"{here}.options", depth + 1)
            continue
        if option.get("required") and optional:
            raise invalid(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        check_choices(option.get("choices") or [], f"{here}.choices")


def check_choices(choices: list[JSON], path: str) -> None:
    """Refuse choices, fixed or of an autocomplete, that are too many or too long."""
    if len(choices) > 25:
        raise invalid(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for index, choice in enumerate(choices):
        for name in [choice["name"], *(choice.get("name_localizations") or {}).values()]:
            if not 1 <= len(name) <= 100:
                raise invalid(f"{path}.{index}.name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= 100:
            raise invalid(f"{path}.{index}.value", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def _check_named(thing: JSON, path: str) -> None:
    for name in _words(thing, path, 32):
        if not _NAME.fullmatch(name) or name != name.lower():
            raise invalid(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for text in [thing.get("description") or "", *(thing.get("description_localizations") or {}).values()]:
        if not 1 <= len(text) <= 100:
            raise invalid(f"{path}.description", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def _words(thing: JSON, path: str, high: int) -> list[str]:
    names = [thing.get("name") or "", *(thing.get("name_localizations") or {}).values()]
    if any(not 1 <= len(name) <= high for name in names):
        raise invalid(f"{path}.name", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {high} in length.")
    return names


def _parts(thing: JSON) -> Iterator[JSON]:
    yield thing
    yield from thing.get("choices") or []
    for option in thing.get("options") or []:
        yield from _parts(option)


def _size(part: JSON) -> int:
    # the language with the longest text counts
    texts = [
        [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()] for key in ("name", "description")
    ]
    value = part.get("value")
    return sum(max(map(len, words)) for words in texts) + len(value if isinstance(value, str) else "")

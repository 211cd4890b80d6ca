"""Routes for registering the bot's commands, globally and for one server."""

from typing import Any

from tests.standin.rest.router import Call, route
from tests.standin.state.errors import ApiError, missing_access
from tests.standin.state.world import World

JSON = dict[str, Any]

_GLOBAL = "/applications/{application}/commands"
_LOCAL = "/applications/{application}/guilds/{guild}/commands"


def _scope(world: World, call: Call) -> int | None:
    if call.number("application") != world.application:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    if "guild" not in call.names:
        return None
    guild = world.guilds.get(call.number("guild"))
    if guild is None or not guild.present:
        raise missing_access()
    return guild.id


@route("GET", _GLOBAL)
@route("GET", _LOCAL)
def registered(world: World, call: Call) -> list[JSON]:
    """List the commands."""
    return world.commands.all(_scope(world, call))


@route("PUT", _GLOBAL)
@route("PUT", _LOCAL)
def replace(world: World, call: Call) -> list[JSON]:
    """Register exactly these commands."""
    return world.commands.replace(_scope(world, call), call.body)


@route("POST", _GLOBAL)
@route("POST", _LOCAL)
def put(world: World, call: Call) -> JSON:
    """Register one command."""
    return world.commands.put(_scope(world, call), call.form)


@route("GET", _GLOBAL + "/{command}")
@route("GET", _LOCAL + "/{command}")
def one(world: World, call: Call) -> JSON:
    """Return one command."""
    return world.commands.get(_scope(world, call), call.number("command"))


@route("PATCH", _GLOBAL + "/{command}")
@route("PATCH", _LOCAL + "/{command}")
def change(world: World, call: Call) -> JSON:
    """Change one command."""
    return world.commands.change(_scope(world, call), call.number("command"), call.form)


@route("DELETE", _GLOBAL + "/{command}")
@route("DELETE", _LOCAL + "/{command}")
def remove(world: World, call: Call) -> None:
    """Delete one command."""
    world.commands.remove(_scope(world, call), call.number("command"))

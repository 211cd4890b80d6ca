"""Routes about the bot itself, its application, the gateway and people."""

from typing import Any

from tests.standin.rest.router import Call, route
from tests.standin.state.errors import cannot_message, missing_access, unknown
from tests.standin.state.people import Person
from tests.standin.state.places import Guild
from tests.standin.state.world import World

JSON = dict[str, Any]


@route("GET", "/users/@me")
def own_account(world: World, call: Call) -> JSON:
    """Return the bot's account."""
    return {**world.bot.payload(), "verified": True, "mfa_enabled": False, "locale": "en-US", "flags": 0}


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def own_application(world: World, call: Call) -> JSON:
    """Return the bot's application."""
    return {
        "id": str(world.application),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": world.bot.payload(),
        "flags": world.flags,
        "team": None,
        "bot": world.bot.payload(),
        "approximate_guild_count": len(world.guilds),
        "interactions_endpoint_url": world.endpoint,
    }


@route("GET", "/applications/{application}/emojis")
def own_emojis(world: World, call: Call) -> JSON:
    """Return the application's emojis, of which there are none."""
    return {"items": []}


@route("GET", "/gateway", needs_token=False)
def gateway(world: World, call: Call) -> JSON:
    """Return the gateway's address."""
    return {"url": world.shelf.address.replace("http", "ws", 1)}


@route("GET", "/gateway/bot")
def gateway_for_bot(world: World, call: Call) -> JSON:
    """Return the gateway's address and the recommended number of shards."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
    return {**gateway(world, call), "shards": 1, "session_start_limit": limit}


@route("POST", "/users/@me/channels")
def open_direct(world: World, call: Call) -> JSON:
    """Open the direct-message channel with a person."""
    person = world.people.get(int(call.form["recipient_id"]))
    if person is None:
        raise cannot_message()
    return world.direct(person).payload()


@route("GET", "/users/@me/guilds")
def own_guilds(world: World, call: Call) -> list[JSON]:
    """List the servers that the bot is in, one page at a time."""
    after, limit = int(call.query.get("after", "0")), int(call.query.get("limit", "200"))
    found = sorted((each for each in world.guilds.values() if each.present), key=lambda each: each.id)
    return [
        {"id": str(each.id), "name": each.name, "icon": None, "owner": False, "permissions": str(each.bot_permissions)}
        for each in [each for each in found if each.id > after][:limit]
    ]


@route("DELETE", "/users/@me/guilds/{guild}")
def leave(world: World, call: Call) -> None:
    """Leave a server."""
    _guild(world, call).expel_bot()


@route("GET", "/users/{user}")
def account(world: World, call: Call) -> JSON:
    """Return a person's account."""
    return _person(world, call).payload()


@route("GET", "/guilds/{guild}")
def guild(world: World, call: Call) -> JSON:
    """Return a server."""
    return _guild(world, call).payload()


@route("GET", "/guilds/{guild}/channels")
def channels(world: World, call: Call) -> list[JSON]:
    """List a server's channels."""
    listed: list[JSON] = _guild(world, call).payload()["channels"]
    return listed


@route("GET", "/guilds/{guild}/members/{user}")
def member(world: World, call: Call) -> JSON:
    """Return a member of a server."""
    guild, person = _guild(world, call), _person(world, call)
    if person is not world.bot and person.id not in guild.members:
        raise unknown("Member")
    return person.member(guild)


def _guild(world: World, call: Call) -> Guild:
    found = world.guilds.get(call.number("guild"))
    if found is None:
        raise unknown("Guild")
    if not found.present:
        raise missing_access()
    return found


def _person(world: World, call: Call) -> Person:
    number = call.number("user")
    found = world.bot if number == world.bot.id else world.people.get(number)
    if found is None:
        raise unknown("User")
    return found

"""The stand-in's interface for tests: a server on a free loopback port that they populate, control and observe."""

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import web

from tests.standin.gateway import Gateway, Manner
from tests.standin.rest.handler import PREFIX, Rest
from tests.standin.rest.ratelimits import RateLimits
from tests.standin.state.faults import Fault, Hook
from tests.standin.state.people import Person
from tests.standin.state.places import Guild
from tests.standin.state.times import snowflake
from tests.standin.state.world import Request, World

T = TypeVar("T")


class StandIn:
    """Discord on this machine, for the duration of an ``async with``.

    ``keep`` limits how many messages per channel and ephemeral messages per person are kept, and lets old interactions
    be dropped; ``keep_bytes`` limits the bytes of all files. ``requests_a_second`` and ``posts`` (a number and its
    seconds, per channel) enable rate limits.
    """

    def __init__(
        self,
        *,
        keep: int | None = None,
        keep_bytes: int = 256 * 1024 * 1024,
        requests_a_second: int | None = None,
        posts: tuple[int, float] | None = None,
    ) -> None:
        self.world = World(keep=keep, keep_bytes=keep_bytes)
        self.gateway = Gateway(self.world)
        self._rest = Rest(self.world, RateLimits(self.world.clock, requests_a_second, posts))
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_route("*", PREFIX + "/{path:.*}", self._rest.handle)
        app.router.add_get("/attachments/{path:.*}", self._rest.attachment)
        app.router.add_get("/", self.gateway.handle)
        app.router.add_get("/gateway", self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.world.shelf.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.gateway.open = False
        self.gateway.abort()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def address(self) -> str:
        """The address of the API, for ``discord.http.Route.BASE``."""
        return self.world.shelf.address + PREFIX

    @property
    def gateway_address(self) -> str:
        """The address of the gateway, for ``DiscordWebSocket.DEFAULT_GATEWAY``."""
        return self.world.shelf.address.replace("http", "ws", 1)

    @property
    def token(self) -> str:
        """The token with which the bot must identify."""
        return self.world.token

    @property
    def requests(self) -> list[Request]:
        """All requests that have been answered."""
        return list(self.world.requests)

    @property
    def refusals(self) -> list[Request]:
        """The requests that were refused, failed or lost."""
        return [request for request in self.world.requests if not 200 <= request.status < 300]

    @property
    def commands(self) -> list[dict[str, Any]]:
        """The commands that are registered globally."""
        return self.world.commands.all(None)

    def environment(self) -> dict[str, str]:
        """Return the settings with which our client connects to this stand-in."""
        return {"PIAZZA_DISCORD_API": self.address, "DISCORD_TOKEN": self.token}

    def guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """Create a server that the bot is in."""
        guild = Guild(self.world, name, locale)
        self.world.guilds[guild.id] = guild
        self.world.tell("GUILD_CREATE", guild.payload(), guild=guild)
        return guild

    def person(self, name: str, *, locale: str = "en-US") -> Person:
        """Create a person who is in no server yet."""
        return self.world.person(name, locale=locale)

    async def wait_ready(self, *, after: int = 0, within: float = 10.0) -> None:
        """Wait until the bot is connected and has identified itself more than `after` times."""
        gateway = self.gateway
        await self.until(lambda: gateway.live and gateway.identified > after, within)

    async def until(self, predicate: Callable[[], T], within: float = 5.0) -> T:
        """Wait until the predicate, checked on every change, returns something true, and return that."""
        try:
            return await self.world.changes.until(predicate, within)
        except TimeoutError:
            last = "\n".join(map(str, list(self.world.requests)[-10:]))
            raise TimeoutError(f"not within {within} s; the last requests were:\n{last}") from None

    def inject(
        self,
        method: str,
        pattern: str,
        *,
        status: int | None = None,
        code: int = 0,
        times: int | None = 1,
        retry_after: float = 0.1,
        everywhere: bool = False,
        before_effect: bool = True,
        drop: bool = False,
        call: Hook | None = None,
    ) -> Fault:
        """Inject a fault into the next requests that match, such as ``"POST", "/channels/*/messages"``.

        ``*`` matches one segment of the path, ``**`` any number; ``times=None`` means without limit. Either the
        response has this status, or the connection is dropped. With ``before_effect=False`` the request has taken
        effect and only its response is replaced or lost. ``call`` is awaited at that moment; alone, it changes no
        response.
        """
        return self.world.faults.add(
            Fault(
                method,
                pattern,
                status=status,
                code=code,
                times=times,
                retry_after=retry_after,
                everywhere=everywhere,
                before_effect=before_effect,
                drop=drop,
                call=call,
            )
        )

    def calm(self) -> None:
        """Remove all faults."""
        self.world.faults.clear()

    def advance(self, seconds: float) -> None:
        """Move the server's clock forward, which ages interactions, tokens, nonces and rate limits."""
        self.world.clock.advance(seconds)

    async def drop_gateway(self, *, resumable: bool = True, manner: Manner = "close") -> None:
        """Drop the gateway connections: by closing them, by asking the bot to reconnect, or by aborting them."""
        await self.gateway.drop(resumable=resumable, manner=manner)

    async def revoke_token(self) -> str:
        """Replace the bot's token and return the new one; the old one is refused by the API and the gateway."""
        self.world.token = f"renewed.{snowflake()}"
        await self.gateway.refuse()
        return self.world.token

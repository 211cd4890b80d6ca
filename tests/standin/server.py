"""The stand-in as a test holds it: started on a free port of loopback, filled with people, steered and watched."""

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import web

from tests.standin.faults import Fault, Hook
from tests.standin.gateway import Gateway, Manner
from tests.standin.people import Person
from tests.standin.places import Guild
from tests.standin.ratelimits import RateLimits
from tests.standin.rest import PREFIX, Rest
from tests.standin.times import snowflake
from tests.standin.world import Request, World

T = TypeVar("T")


class StandIn:
    """Discord on this machine, for the time of an ``async with``.

    ``keep`` bounds how many messages of a channel and ephemerals of a person are remembered, and lets interactions be
    forgotten in time; ``keep_bytes`` bounds the bytes of all files. ``requests_a_second`` and ``posts`` (so many in so
    many seconds, per channel) switch rate limits on.
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
        """Give the address of the API, for ``discord.http.Route.BASE``."""
        return self.world.shelf.address + PREFIX

    @property
    def gateway_address(self) -> str:
        """Give the address of the gateway, for ``DiscordWebSocket.DEFAULT_GATEWAY``."""
        return self.world.shelf.address.replace("http", "ws", 1)

    @property
    def token(self) -> str:
        """Give the token with which the bot must identify."""
        return self.world.token

    @property
    def requests(self) -> list[Request]:
        """List all requests that have been answered."""
        return list(self.world.requests)

    @property
    def refusals(self) -> list[Request]:
        """List the requests that were refused, failed or lost."""
        return [request for request in self.world.requests if not 200 <= request.status < 300]

    @property
    def commands(self) -> list[dict[str, Any]]:
        """List the commands that are registered globally."""
        return self.world.commands.all(None)

    def environment(self) -> dict[str, str]:
        """Give the settings with which our client connects to this stand-in."""
        return {"PIAZZA_DISCORD_API": self.address, "DISCORD_TOKEN": self.token}

    def guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """Make a server that the bot is in."""
        guild = Guild(self.world, name, locale)
        self.world.guilds[guild.id] = guild
        self.world.tell("GUILD_CREATE", guild.payload(), guild=guild)
        return guild

    def person(self, name: str, *, locale: str = "en-US") -> Person:
        """Make a person who is in no server yet."""
        return self.world.person(name, locale=locale)

    async def wait_ready(self, *, after: int = 0, within: float = 10.0) -> None:
        """Wait until the bot is connected and has identified itself more than so many times."""
        gateway = self.gateway
        await self.until(lambda: gateway.live and gateway.identified > after, within)

    async def until(self, predicate: Callable[[], T], within: float = 5.0) -> T:
        """Wait until the predicate gives something true, looked at on every change, and return that."""
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
        """Order a fault for the next requests that match, such as ``"POST", "/channels/*/messages"``.

        A ``*`` stands for one step of the path, ``**`` for any number; ``times=None`` is without end. Either a status
        is answered, or the connection is dropped. With ``before_effect=False`` the request has taken effect and only
        its answer is replaced or lost. ``call`` is awaited at that very moment; alone, it changes no answer.
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
        """Call off all faults."""
        self.world.faults.clear()

    def advance(self, seconds: float) -> None:
        """Move the server's clock forward: interactions, tokens, nonces and rate limits grow older."""
        self.world.clock.advance(seconds)

    async def drop_gateway(self, *, resumable: bool = True, manner: Manner = "close") -> None:
        """Cut the gateway: properly, by asking the bot to reconnect, or without a word."""
        await self.gateway.drop(resumable=resumable, manner=manner)

    async def revoke_token(self) -> str:
        """Give the bot a new token; the old one counts no longer, for requests and the gateway."""
        self.world.token = f"renewed.{snowflake()}"
        await self.gateway.refuse()
        return self.world.token

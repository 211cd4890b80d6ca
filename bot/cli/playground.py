"""The bot in the browser, without Discord: our own client in a simulated Discord, with a few people in two channels."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextvars import Context, ContextVar
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import discord
import simcord
from simcord import Preview
from simcord.preview import _action_plans, _dependencies, _markdown, _snapshot

from bot.app.client import Piazza, create_client
from bot.app.config import Config
from bot.cli.terminal import WrongUse
from bot.games import GAMES
from bot.services.worker_pool import WorkerPool
from bot.texts import Texts, texts
from bot.texts.games import game_texts
from bot.texts.numbers import write_range
from bot.texts.printable import say, system_message
from cogs.core.buttons import first_steps_buttons
from cogs.core.panel import Panel, layout

MANAGER: Final = "Anna"
GERMAN: Final = "Carla"
PEOPLE: Final = (MANAGER, "Bruno", GERMAN, "Dario")
CHANNELS: Final = ("games", "games-2")
NAME: Final = "Piazza"
CLICK_TIMEOUT: Final = 3.0
"""Seconds that the page waits for the consequences of a click; later ones are shown once they happen."""


def run(config: Config, port: int | None) -> int:
    """Serve the playground's page until it is closed; return the exit status, or raise WrongUse."""
    logging.basicConfig(level=logging.WARNING)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(config, port or 0))
    return 0


class _Workers(WorkerPool):
    """Worker processes for which the simulated Discord does not wait, so that clicks are answered meanwhile."""

    env: simcord.Env

    async def run(self, *arguments: Any, **limits: Any) -> Any:
        return await self._meanwhile(super().run(*arguments, **limits))

    async def _meanwhile(self, work: Coroutine[Any, Any, Any]) -> Any:
        # in a separate context, so that SimCord does not count the work among the bot's tasks and wait for it
        job: asyncio.Task[Any] = Context().run(asyncio.ensure_future, work)
        return await self.env.external_wait(job, reason="a worker process")


async def _run(config: Config, port: int) -> None:
    t = texts(config.language)
    with tempfile.TemporaryDirectory(prefix="piazza-") as folder:
        config = replace(
            config,
            database=Path(folder) / "playground.sqlite3",
            server=None,
            backups=None,
            shards=0,
            shard_ids=(),
            sync_commands=True,
        )
        client = create_client(config, workers=_Workers)
        env = _Workers.env = simcord.Env(client, check_errors=False, settle_timeout=CLICK_TIMEOUT)
        catch_up(env)
        await env.start()
        with env.time_context():
            # in a separate context, so that it waits for real time and SimCord does not wait for it
            clock = Context().run(asyncio.ensure_future, keep_time(env))
            try:
                await _serve(env, client, t, port)
            finally:
                clock.cancel()
                await client.close()
                await env.shutdown()


async def _serve(env: simcord.Env, client: Piazza, t: Texts, port: int) -> None:
    assert client.user is not None
    await client.user.edit(username=NAME)
    places = await _places(env, client, t)
    page = PlaygroundPage(env, places, port)
    try:
        await page.__aenter__()
    except simcord.SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise WrongUse(_unusable(port, error.__cause__)) from None
        raise
    try:
        _print(say("playground-ready", url=page.url))
        _print(say("playground-how"))
        await page.wait_closed()
    finally:
        await page.close()


async def _places(env: simcord.Env, client: Piazza, t: Texts) -> list[PlaygroundPlace]:
    """Make a server with people and channels, and return the places of the page, the first channel's first."""
    guild = env.create_guild(NAME)
    managers = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    users = {name: env.create_user(name) for name in PEOPLE}
    people = {name: guild.add_member(user, roles=[managers] if name == MANAGER else []) for name, user in users.items()}
    env.backend.subscribers.insert(0, _speaking({users[GERMAN].id: "de"}))
    channels = [guild.create_text_channel(name) for name in CHANNELS]
    first, second = channels
    panels = [(first, Panel((t.say("playground-intro"),))), (second, Panel((t.say("playground-second"),)))]
    panels += [
        (first, Panel((_describe_game(t, game),), rows=(buttons,)))
        for game in GAMES
        if (buttons := first_steps_buttons(t, game))
    ]
    for channel, panel in panels:
        await client.get_partial_messageable(channel.id).send(view=layout(panel, client.command_mentions))
    marked = ((MANAGER, "manager"), (GERMAN, "german"))
    who = dict(zip(PEOPLE, PEOPLE, strict=True)) | {
        name: t.say(f"playground-{what}", name=name) for name, what in marked
    }
    return [
        *(
            PlaygroundPlace(t.say("playground-in-channel", who=who[name], channel=channel.name or ""), person, channel)
            for channel in channels
            for name, person in people.items()
        ),
        *(
            PlaygroundPlace(t.say("playground-in-private", who=who[name]), user, user.dm_channel)
            for name, user in users.items()
        ),
    ]


def _describe_game(t: Texts, game: str) -> str:
    words, seats = game_texts(t, game), GAMES[game].meta.seats
    count = write_range(seats[0], seats[-1])
    return t.say("playground-game", game=words.name, about=words.about(), seats=count)


def _speaking(languages: Mapping[int, str]) -> Callable[[str, Any], None]:
    """Return a listener that sets the language of each person's client; in SimCord everyone has English."""

    def listen(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            payload["locale"] = languages.get(int(user["id"]), payload["locale"])

    return listen


def _unusable(port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return say("playground-port-in-use", port=str(port))
    return say("playground-port-unusable", port=str(port), why=system_message(error))


def _print(line: str) -> None:
    print(line, file=sys.stdout, flush=True)  # noqa: T201 - the page's address is what this command is for


CLOCK_STEP: Final = 0.1
"""Seconds between two readings of the clock, a small part of those in which the bot must answer."""
FIRST_PAGE_AFTER: Final = 1.0
"""Seconds after which a page shows what a click has changed so far."""
_CLICKS: Final = ("click", "select")
_CHANNEL: ContextVar[simcord.ChannelHandle] = ContextVar("channel of the page that is being served")


@dataclass(frozen=True, slots=True)
class PlaygroundPlace:
    """A person in a channel, or in their direct messages: an entry of the page's menu."""

    label: str
    actor: simcord.MemberActor | simcord.UserHandle
    channel: simcord.ChannelHandle

    @property
    def key(self) -> str:
        """The unique key in the menu."""
        return f"{self.actor.id}-{self.channel.id}"


class PlaygroundPage(Preview):
    """A preview that shows each change as soon as it happens, in the place that the reader chooses."""

    def __init__(self, env: simcord.Env, places: Sequence[PlaygroundPlace], port: int) -> None:
        self._places = {place.key: place for place in places}
        self._first = places[0]
        _channel_names.update((str(place.channel.id), place.channel.name) for place in places if place.channel.name)
        self._seen: dict[str, int] = {}
        """By page: how many requests the bot had made when it was published."""
        self._begun = 0.0
        """When the action that is being carried out began, by the monotonic clock."""
        self._since: dict[str, dict[str, int]] = {}
        """By page and message: the revision of the page since which the message's controls are the same."""
        super().__init__(
            env,
            self._first.channel,
            (self._first.actor,),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )

    @property
    def channel(self) -> simcord.ChannelHandle:
        """The channel of the page that is being served; SimCord's preview has only one."""
        return _CHANNEL.get(self._first.channel)

    @channel.setter
    def channel(self, channel: simcord.ChannelHandle) -> None:
        pass  # set by SimCord to the first place's

    def _viewer(self, viewer_id: Any) -> Any:
        if viewer_id not in self._places:
            raise simcord.SetupError("unknown place")
        return self._places[viewer_id].actor

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        newest = self._initial_target(self._first.actor, self._first.channel.id)
        assert self._python is not None
        self._python.target_id = self._python.window_end_id = newest  # SimCord opens a page where this one stands
        return super()._open_page(None, target_id)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        page = self._get_page(context_id)
        _CHANNEL.set(self._channel_of(page))
        if isinstance(body, dict) and self._still_there(page, body):
            body = {**body, "published_revision": page.revision}
        if self._active_action is None:
            self._begun = time.monotonic()
        return await super()._action(context_id, body)

    def _channel_of(self, page: Any) -> simcord.ChannelHandle:
        return next(place.channel for place in self._places.values() if place.channel.id == page.channel_id)

    def _still_there(self, page: Any, body: Mapping[str, Any]) -> bool:
        """Return whether what was clicked is unchanged, though something else on the page has changed since."""
        seen = body.get("published_revision")
        if not isinstance(seen, int) or body.get("kind") not in _CLICKS:
            return isinstance(seen, int)
        since = self._since.get(page.id, {}).get(str(body.get("target_id")))
        return since is not None and since <= seen

    def _prepare_action(self, page: Any, kind: str, body: Mapping[str, Any]) -> Any:
        plan: Callable[[Any, int], Awaitable[dict[str, Any]]] = super()._prepare_action(page, kind, body)

        async def go(action: Any, cursor: int) -> dict[str, Any]:
            if kind == "viewer":
                page.channel_id = self._places[str(body.get("viewer_id"))].channel.id
            try:
                return await plan(action, cursor)
            except TimeoutError:  # the bot goes on working, and the page will show what comes of it
                finished: dict[str, Any] = self._finish_action(page, action, "settled", cursor)
                self._publish(page)
                return finished

        return go

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        if page is self._python and reason != "initial":
            return  # nobody sees it
        self._seen[page.id] = len(self.env.http_requests)
        self._advance_presentation_time()
        before = page.snapshot.get("messages", {})
        super()._publish(page, reason=reason)
        page.snapshot["viewers"] = [{"id": place.key, "name": place.label} for place in self._places.values()]
        page.snapshot["viewerId"] = f"{page.viewer.id}-{page.channel_id}"
        since = self._since.get(page.id, {})
        self._since[page.id] = {
            key: since.get(key, page.revision) if _controls(before.get(key)) == _controls(message) else page.revision
            for key, message in page.snapshot["messages"].items()
        }

    def _page_payload(self, page: Any) -> dict[str, Any]:
        """Return the present content, which the page requests twice a second."""
        settling = self._active_action is not None and time.monotonic() < self._begun + FIRST_PAGE_AFTER
        if not settling and self._seen.get(page.id) != len(self.env.http_requests):
            self._publish(page)
        return super()._page_payload(page)


def catch_up(env: simcord.Env) -> None:
    """Set the simulated Discord's clock, which begins at a fixed time and stands still, to the present time."""
    env.backend.advance_clock(max(0.0, time.time() - env.now().timestamp()))


async def keep_time(env: simcord.Env) -> None:
    """Let the simulated Discord's clock go on, also while no page asks for anything.

    The bot waits by it before it acknowledges a click, for which it has 3 seconds.
    """
    while True:
        catch_up(env)
        await asyncio.sleep(CLOCK_STEP)


def _controls(message: Mapping[str, Any] | None) -> Any:
    return None if message is None else message["components"]


_build_parser = _markdown._markdown_parser
_parsers: dict[int, tuple[Any, dict[str, Any]]] = {}
_channel_names: dict[str, str] = {}
"""The names of the page's channels by their ids; in direct messages SimCord leaves mentions of channels unnamed."""


def _parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """Return SimCord's Markdown parser for a kind of text, cached: building it takes longer than using it.

    SimCord builds one for every text of a page, so that a page with a whole game would take seconds.
    """
    if id(policy) not in _parsers:
        known: dict[str, Any] = {}
        _parsers[id(policy)] = _build_parser(policy, known), known
    parser, known = _parsers[id(policy)]
    known.clear()
    known.update(context, channels={**_channel_names, **context.get("channels", {})})
    return parser


def _may_reference(read: Any, kind: str, identity: Any) -> bool:
    """Return whether a page may show a reference; in direct messages SimCord blots out the commands of servers."""
    return kind == "command" or bool(_may_show(read, kind, identity))


_may_show = _dependencies._DependencyRead.entity
_dependencies._DependencyRead.entity = _may_reference  # type: ignore[assignment]
_markdown._markdown_parser = _parser
# half of SimCord's number of messages: with their pictures, switching to another person after a game took seconds
vars(_snapshot).update(HISTORY_WINDOW_SIZE=26)
vars(_action_plans).update(HISTORY_WINDOW_SIZE=26, HISTORY_STEP=13)

"""The playground's page: SimCord's preview of one channel, extended to several channels and direct messages.

SimCord has no public door for any of this: the methods with an underscore that are overridden here are the only use
of its inner parts, and its version is pinned.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final

import simcord
from simcord import Preview
from simcord.preview import _action_plans, _dependencies, _markdown, _snapshot

SOON: Final = 1.0
"""Seconds after which a page shows what a click has changed so far."""
_CLICKS: Final = ("click", "select")
_CHANNEL: ContextVar[simcord.ChannelHandle] = ContextVar("channel of the page that is being served")


@dataclass(frozen=True, slots=True)
class Place:
    """A person in a channel, or in their direct messages: an entry of the page's menu."""

    label: str
    actor: simcord.MemberActor | simcord.UserHandle
    channel: simcord.ChannelHandle

    @property
    def key(self) -> str:
        """What the menu calls it; no two places have the same."""
        return f"{self.actor.id}-{self.channel.id}"


class PlaygroundPage(Preview):
    """A preview that shows each change as soon as it happens, in the place that the reader chooses."""

    def __init__(self, env: simcord.Env, places: Sequence[Place], port: int) -> None:
        self._places = {place.key: place for place in places}
        self._first = places[0]
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
        catch_up(self.env)
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
        if kind != "viewer":
            return plan

        async def go(action: Any, cursor: int) -> dict[str, Any]:
            page.channel_id = self._places[str(body.get("viewer_id"))].channel.id
            return await plan(action, cursor)

        return go

    async def _run_interaction_action(
        self, page: Any, action: Any, cursor: int, awaited: Any, *, republish_all: bool = False
    ) -> dict[str, Any]:
        try:
            return await super()._run_interaction_action(page, action, cursor, awaited, republish_all=republish_all)
        except TimeoutError:  # the bot goes on working, and the page will show what comes of it
            finished: dict[str, Any] = self._finish_action(page, action, "settled", cursor)
            self._publish(page)
            return finished

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
        """Return what the page shows now; it asks for that twice a second."""
        catch_up(self.env)
        settling = self._active_action is not None and time.monotonic() < self._begun + SOON
        if not settling and self._seen.get(page.id) != len(self.env.http_requests):
            self._publish(page)
        return super()._page_payload(page)


def catch_up(env: simcord.Env) -> None:
    """Set the simulated Discord's clock, which begins at a fixed time and stands still, to the present time."""
    env.backend.advance_clock(max(0.0, time.time() - env.now().timestamp()))


def _controls(message: Mapping[str, Any] | None) -> Any:
    return None if message is None else message["components"]


_build_parser = _markdown._markdown_parser
_parsers: dict[int, tuple[Any, dict[str, Any]]] = {}


def _parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """Return SimCord's Markdown parser for a kind of text, made once: making it takes longer than using it.

    SimCord makes one for every text of a page, so that a page with a whole game on it would take seconds.
    """
    if id(policy) not in _parsers:
        known: dict[str, Any] = {}
        _parsers[id(policy)] = _build_parser(policy, known), known
    parser, known = _parsers[id(policy)]
    known.clear()
    known.update(context)
    return parser


def _allowed(read: Any, kind: str, identity: Any) -> bool:
    """Return whether a page may show a reference; in direct messages SimCord blots out the commands of servers."""
    return kind == "command" or bool(_may_show(read, kind, identity))


_may_show = _dependencies._DependencyRead.entity
_dependencies._DependencyRead.entity = _allowed  # type: ignore[assignment]
_markdown._markdown_parser = _parser
# half as many messages as SimCord shows: with their pictures, it took seconds to change to another person after a game
vars(_snapshot).update(HISTORY_WINDOW_SIZE=26)
vars(_action_plans).update(HISTORY_WINDOW_SIZE=26, HISTORY_STEP=13)

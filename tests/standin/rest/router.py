"""The table of the API's routes: each handler is a plain function, so that its effect is atomic."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.standin.state.attachments import Upload
from tests.standin.state.world import World

JSON = dict[str, Any]


@dataclass
class Call:
    """One request to the API, read completely."""

    method: str
    path: str
    query: dict[str, str]
    authorization: str | None = None
    body: Any = None
    files: list[Upload] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """Return an id from the path."""
        return int(self.names[name])

    @property
    def form(self) -> JSON:
        """The body of a request that must have one."""
        return self.body if isinstance(self.body, dict) else {}


Handler = Callable[[World, Call], Any]


@dataclass(frozen=True)
class Route:
    """A route with its handler."""

    method: str
    pattern: re.Pattern[str]
    handler: Handler
    needs_token: bool


ROUTES: list[Route] = []


def route(method: str, path: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Register a function for a path such as ``/channels/{channel}``."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, pattern, handler, needs_token))
        return handler

    return register


def find(call: Call) -> Route | None:
    """Find the route of a request, and set the call's names from its path."""
    for known in ROUTES:
        if known.method == call.method and (match := known.pattern.fullmatch(call.path)):
            call.names = match.groupdict()
            return known
    return None

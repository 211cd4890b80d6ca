"""The table of the API's routes: each a plain function, so that its effect is never half done."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.standin.attachments import Upload
from tests.standin.world import World

JSON = dict[str, Any]


@dataclass
class Call:
    """One request to the API, read in full."""

    method: str
    path: str
    query: dict[str, str]
    authorization: str | None = None
    body: Any = None
    files: list[Upload] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """Read an id from the path."""
        return int(self.names[name])

    @property
    def form(self) -> JSON:
        """Give the body of a request that must have one."""
        return self.body if isinstance(self.body, dict) else {}


Handler = Callable[[World, Call], Any]


@dataclass(frozen=True)
class Route:
    """A route with what it needs and does."""

    method: str
    pattern: re.Pattern[str]
    handler: Handler
    needs_token: bool


ROUTES: list[Route] = []


def route(method: str, path: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Put a function into the table for a path such as ``/channels/{channel}``."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, pattern, handler, needs_token))
        return handler

    return register


def find(call: Call) -> Route | None:
    """Find the route of a request and read the names in its path."""
    for known in ROUTES:
        if known.method == call.method and (match := known.pattern.fullmatch(call.path)):
            call.names = match.groupdict()
            return known
    return None

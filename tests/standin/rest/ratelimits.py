"""Discord's rate limits, off unless a test asks for them."""

import time
from collections import deque
from dataclasses import dataclass, field

from tests.standin.rest.router import Call
from tests.standin.state.errors import rate_limited
from tests.standin.state.times import Clock


@dataclass
class Window:
    """A sliding window that allows `limit` requests in `seconds`."""

    limit: int
    seconds: float
    taken: deque[float] = field(default_factory=deque)

    def take(self, now: float) -> float:
        """Take one request; return how many seconds to wait if none is left, else 0."""
        while self.taken and now - self.taken[0] >= self.seconds:
            self.taken.popleft()
        if len(self.taken) >= self.limit:
            return self.seconds - (now - self.taken[0])
        self.taken.append(now)
        return 0.0


class RateLimits:
    """The global limit on requests, and one on posts for each channel."""

    def __init__(self, clock: Clock, everywhere: int | None, posts: tuple[int, float] | None) -> None:
        self._clock = clock
        self._everywhere = None if everywhere is None else Window(everywhere, 1.0)
        self._posts = posts
        self._channels: dict[str, Window] = {}

    def check(self, call: Call) -> dict[str, str]:
        """Count a request or refuse it; return the headers that report what is left."""
        now = self._clock.now()
        # responses to interactions and their followups do not count
        if self._everywhere and not call.path.startswith(("/interactions/", "/webhooks/")):
            wait = self._everywhere.take(now)
            if wait:
                raise rate_limited(wait, everywhere=True)
        if self._posts is None or call.method != "POST" or not call.path.endswith("/messages"):
            return {}
        window = self._channels.setdefault(call.path, Window(*self._posts))
        wait = window.take(now)
        headers = self._headers(window, now)
        if wait:
            error = rate_limited(wait, everywhere=False)
            error.headers |= headers
            raise error
        return headers

    def _headers(self, window: Window, now: float) -> dict[str, str]:
        after = window.seconds - (now - window.taken[0])
        return {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - len(window.taken)),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": "posts",
        }

"""Fault injection: errors, rate limits, lost responses, and hooks at the moment of a request."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

Hook = Callable[[], Awaitable[Any]]


@dataclass
class Fault:
    """One injected fault: which requests it matches, their response, and whether they take effect."""

    method: str
    pattern: str
    status: int | None = None
    code: int = 0
    times: int | None = 1
    retry_after: float = 0.1
    everywhere: bool = False
    before_effect: bool = True
    drop: bool = False
    call: Hook | None = None
    hits: int = 0
    _regex: re.Pattern[str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        parts = re.split(r"(\*\*|\*)", self.pattern)
        steps = {"*": "[^/]+", "**": ".*"}
        self._regex = re.compile("".join(steps.get(part, re.escape(part)) for part in parts))

    @property
    def instead(self) -> bool:
        """Whether the request is answered, or its connection cut, without taking effect."""
        return self.before_effect and (self.status is not None or self.drop)

    @property
    def spent(self) -> bool:
        """Whether the fault has been applied as often as requested."""
        return self.times is not None and self.hits >= self.times

    def meets(self, method: str, path: str) -> bool:
        """Return whether the fault applies to a request."""
        return not self.spent and self.method in ("*", method) and self._regex.fullmatch(path) is not None


class Faults:
    """All injected faults, in the order in which they are applied."""

    def __init__(self) -> None:
        self._ordered: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Inject a fault."""
        self._ordered.append(fault)
        return fault

    def strike(self, method: str, path: str) -> Fault | None:
        """Return the first fault that applies to a request, and count it; None if there is none."""
        self._ordered = [fault for fault in self._ordered if not fault.spent]
        for fault in self._ordered:
            if fault.meets(method, path):
                fault.hits += 1
                return fault
        return None

    def clear(self) -> None:
        """Remove all faults."""
        self._ordered.clear()

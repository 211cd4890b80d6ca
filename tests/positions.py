"""Access to a table's full position, which only the rules and tests read."""

from __future__ import annotations

from typing import Any, Protocol


class _Holding(Protocol):
    @property
    def position(self) -> object: ...


def position_of(table: _Holding) -> Any:
    """Return a table's position, hidden parts included."""
    return table.position

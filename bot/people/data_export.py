"""The export of everything stored about a person, for them to download."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Json
from bot.store.privacy import export
from bot.store.store import Store

_EXACT = 2**53
"""From here on many programs read JSON numbers inexactly; Discord's ids are larger."""


async def personal_data(store: Store, user: int) -> Json:
    """Return everything stored about a person, and nothing about anyone else; large numbers are strings."""
    return _exact(await export(store, user))


def _exact(value: Any) -> Any:
    """Convert numbers that many programs could not read exactly to strings."""
    if isinstance(value, dict):
        return {key: _exact(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_exact(each) for each in value]
    return str(value) if isinstance(value, int) and abs(value) >= _EXACT else value

"""Redealing of hidden information: as a game's types say what is hidden or, where they cannot, as its tests do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from bot.games.contract import AnyGame
from bot.games.hidden import View, deal_anew, hide, hides, items_in, secrets, values_of

Redeal = Callable[[Any, int | None, bool, Random], Any]
"""Redeals what a seat, or with None an onlooker, may not know; the flag says whether hands are open."""


def redeal_of(game: AnyGame) -> Redeal | None:
    """Return the function that redeals a game's hidden information; None if it has none."""
    try:
        found: Redeal = import_module(f"tests.games.{game.meta.name}.hidden").redeal
    except ModuleNotFoundError:
        if game.kinds is None or not hides(game.kinds.position):
            return None
        return partial(_by_types, game)
    return found


def _by_types(game: AnyGame, position: Any, seat: int | None, open_hands: bool, chance: Random) -> Any:
    """Draw anew what has few values, and mix everything else that is hidden."""
    kind: Any = type(position)
    seen = hide(position, seat, open_hands or game.rules.outcome(position) is not None)
    if isinstance(game.views.view(position, seat, False), View):
        return game.views.determinize(View(seat, seen, ()), chance)
    items = {secret.item for secret in secrets(kind)}
    there = {item: [*items_in(kind, position, item)] for item in items if values_of(item) is None}
    return deal_anew(seen, there, chance)

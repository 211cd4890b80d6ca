"""The options of a game: how the tiles are split into the three stacks, if not as in the house default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.codec import short
from bot.games.contract import BadData

EVEN_STACKS: Final = "even_stacks"
"""All tiles are shuffled and cut into three."""
OWN_STACKS: Final = "own_stacks"
"""The split of an owner's box is used."""
OPTIONS: Final = (EVEN_STACKS, OWN_STACKS)


def check_options(options: Mapping[str, bool]) -> None:
    """Raise BadData unless options are known, chosen, and not both."""
    for name, chosen in options.items():
        if name not in OPTIONS:
            raise BadData("options." + short(name).strip("'"), "unknown option")
        if not chosen:
            raise BadData(f"options.{name}", "left out unless chosen")
    if len(options) > 1:
        raise BadData("options", "one split of the tiles only")

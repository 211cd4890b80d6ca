"""Autocomplete of Carrara's commands: only legal choices, with their prices or gains."""

from __future__ import annotations

from typing import Any

from bot.games.carrara.components import TYPES, Blocks
from bot.games.carrara.position import CarraraPosition
from tests.e2e.games.carrara.stage import midgame
from tests.e2e.world import World
from tests.games.carrara.positions import board

GAME = "carrara"

OPTIONS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("carrara buy", "segment", {}),
    ("carrara buy", "blocks", {"segment": "2"}),
    ("carrara build", "building", {}),
    ("carrara build", "city", {"building": "palazzo3"}),
    ("carrara build", "blocks", {"building": "palazzo3", "city": "massa"}),
    ("carrara score", "what", {}),
    ("carrara object", "object", {}),
)
"""Every option with autocomplete, and the options that must be filled in first."""


def ready(**changes: Any) -> CarraraPosition:
    blocks, built = Blocks(red=2, green=2, black=1), board("villa3 pisa, porta2 massa")
    return midgame(**{"coins": 5, "blocks": blocks, "buildings": built, "types_scored": (TYPES[5],), **changes})


async def test_each_option_suggests_what_is_legal(world: World) -> None:
    """With price or gain, and filtered by the typed text."""
    found = await world.begin(ready())
    mover = world.by_seat(found, 0)

    async def types(command: str, option: str, typed: str = "", **filled: Any) -> dict[Any, str]:
        choices = await mover.autocomplete(world.channel, command, option, typed, **filled)
        return {choice["value"]: choice["name"] for choice in choices}

    assert await types("carrara buy", "segment") == {
        "I": "I: 1 blue (2)",
        "II": "II: 1 white (5), 1 yellow (4), 1 red (3), 1 green (2), 1 blue (1), 1 black (free)",
        "III": "III: 1 white (4)",
        "IV": "IV: 1 yellow (2)",
        "V": "V: 1 red (free)",
        "VI": "VI: 1 green (free)",
    }
    for typed in ("3", "III", "iii", "seg 3", "segment III", " Seg. 3"):
        assert list(await types("carrara buy", "segment", typed)) == ["III"], typed
    blocks = await types("carrara buy", "blocks", segment="2")
    assert blocks["1 white, 1 black"] == "1 white, 1 black: 5 coins"
    assert blocks["1 black"] == "1 black: free"
    assert list(await types("carrara build", "building")) == ["palazzo3", "porta5", "castello2"]
    fits = "Castello 2: in Lucca, Viareggio, Massa, Lerici"
    assert await types("carrara build", "building", city="lucca") == {"castello2": fits}
    cities = await types("carrara build", "city", building="castello2")
    assert list(cities) == ["lucca", "viareggio", "massa", "lerici"]
    assert cities["lucca"] == "Lucca: scores 4 points and 1 flag"
    paid = await types("carrara build", "blocks", building="palazzo3", city="massa")
    assert list(paid.values()) == ["1 red, 2 green", "2 red, 1 green"], "the least valuable first"
    assert await types("carrara score", "what") == {"porta": "Porta (type): 2 points and 1 gate"}
    assert await types("carrara object", "object") == {}, "first comes the action"

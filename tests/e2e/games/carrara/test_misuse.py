"""Every refusal of Carrara's commands is private and precise, and changes nothing."""

from __future__ import annotations

from typing import Any

from bot.games.carrara.components import CITIES, TYPES, Blocks
from bot.games.carrara.position import CarraraPosition
from tests.e2e.games.carrara.stage import FULL_WHEEL, midgame
from tests.e2e.reading import EN
from tests.e2e.stage import nothing_changes
from tests.e2e.world import World, controls, has, refusal, shown
from tests.games.carrara.positions import board, player

GAME = "carrara"

Case = tuple[str, dict[str, Any], str, dict[str, Any]]
"""A command, its options, and the text key of the refusal with its facts."""

COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("buy", {}),
    ("buy", {"turn": True}),
    ("buy", {"segment": "2", "blocks": "1 white"}),
    ("build", {}),
    ("build", {"building": "villa3", "city": "massa"}),
    ("score", {}),
    ("score", {"what": "villa"}),
    ("object", {}),
    ("object", {"object": "crown"}),
    ("announce", {}),
    ("end", {}),
)
"""Every command of the game, with its options and without."""


def middle(**changes: Any) -> CarraraPosition:
    position = midgame(**{"coins": 4, "blocks": Blocks(red=1, green=2), "types_scored": (TYPES[5],), **changes})
    return player(position, 1, cities_scored=(CITIES[0],), buildings=board("villa1 livorno, villa2 livorno"))


async def check(world: World, name: str, *cases: Case) -> None:
    """Let someone try things that are all refused, and check that nothing else happens."""
    found = await world.table()
    async with nothing_changes(world, found):
        for command, options, key, facts in cases:
            result = await world.people[name].slash(world.channel, f"carrara {command}", **options)
            assert refusal(result) == EN.say(key, **facts), (command, options)


async def test_illegal_actions_are_refused(world: World) -> None:
    """Those that come too early, cannot be paid for or are not available."""
    found = await world.begin(middle())
    mover = found.names[0]
    await check(
        world,
        mover,
        ("buy", {"segment": "2", "blocks": "white"}, "illegal-not-enough-coins", {"need": 5, "have": 4}),
        ("buy", {"segment": "7", "blocks": "white"}, "illegal-no-such-segment", {"segment": "7"}),
        (
            "build",
            {"building": "Porta", "city": "massa"},
            "illegal-number-missing",
            {"type": "Porta", "buildings": "Porta 5"},
        ),
    )


async def test_blocks_that_do_not_pay(world: World) -> None:
    """They are refused with the mistake and what would fit, and the panel leads on."""
    found = await world.begin(middle())
    mover = world.by_seat(found, 0)
    palazzo = {"building": "Palazzo 3"}
    fits = EN.say("panel-fits", city="Massa", ways="1 red, 2 green", **palazzo)
    elsewhere = EN.say("panel-fits-elsewhere", city="Pisa", cities="Viareggio, Massa and Lerici", **palazzo)
    refused = EN.say("illegal-blocks-not-accepted", city="Pisa", blocks="1 red, 2 green")
    async with nothing_changes(world, found):
        for city, blocks, expected in (
            ("massa", "1 white, 2 green", f"{EN.say('illegal-blocks-not-owned', blocks='1 white')}\n{fits}"),
            ("pisa", "1 red, 2 green", f"{refused}\n{elsewhere}"),
            ("pisa", None, f"{refused}\n{elsewhere}"),
        ):
            typed = {"blocks": blocks} if blocks else {}
            result = await mover.slash(world.channel, "carrara build", building="palazzo3", city=city, **typed)
            assert refusal(result) == expected
            assert has(shown(result), "carrara_construct" if city == "massa" else "carrara_city")
        too_dear = await mover.slash(world.channel, "carrara build", building="porta5", city="lerici")
        assert refusal(too_dear) == EN.say("panel-fits-nowhere", building="Porta 5", blocks="1 red, 2 green")
        assert not controls(shown(too_dear))


async def test_blocks_that_are_still_in_the_bag_are_refused(world: World) -> None:
    """Before the wheel is turned nobody knows what the first segment gets from the bag; to buy that, one turns it."""
    wheel = (*FULL_WHEEL[:-1], Blocks(blue=1))
    short = (Blocks(), *wheel[1:])
    found = await world.begin(middle(wheel=short, bag=Blocks(white=3)))
    tried = ("all", "alles", "1 white", "1 blue, 1 white")
    await check(
        world, found.names[0], *(("buy", {"segment": "1", "blocks": each}, "illegal-not-drawn", {}) for each in tried)
    )

"""The wheel of the market: all its blocks, large and clear of the spokes, with the prices that are charged."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.actions import TakeBlocks, TurnWheel
from bot.games.carrara.components import COLOURS, SEGMENTS, Blocks
from bot.games.carrara.events import BlocksTaken
from bot.games.carrara.position import CarraraPhase, deal
from bot.games.carrara.rules import play
from bot.games.carrara.view import CarraraSeatView, CarraraView, view
from bot.texts.games.carrara.describe import market_alt
from render.engine.scene import Box
from render.games.carrara.page import CarraraPage
from render.games.carrara.pages.wheel import wheel_alt, wheel_page
from tests.render.games.carrara import expanded
from tests.render.games.carrara.positions import PLAIN_NAMES, crowded, full_wheel, moment
from tests.render.games.carrara.test_market import BOARD, market
from tests.render.shown import boxes, icons, signs, words

PRICE_HIGH = 30
"""The least height of a tab with a price, which at 400 pixels for a whole picture is 11 high."""
BUYING = replace(full_wheel(3, 5), phase=CarraraPhase.BUYING)


def blocks(page: CarraraPage, segment: int) -> dict[str, Box]:
    """Return the blocks and piles that lie in a segment, 1 to 6, by their names."""
    return {what: box for what, box in boxes(page, f"wheel/{segment}/block/").items() if what.count("/") == 4}


@pytest.mark.parametrize("view", [BOARD, crowded(), *(full_wheel(3, number) for number in range(12))])
def test_every_block_is_in_its_segment(view: CarraraView) -> None:
    """Equal blocks are one pile, its number and its price at the foot, apart, which leave the sign free."""
    page = market(view)
    found = boxes(page)
    for segment, there in enumerate(view.wheel, 1):
        counts = dict.fromkeys((colour.key for colour in COLOURS), 0)
        for what, box in blocks(page, segment).items():
            piled = words(page, f"{what}/count")
            count, tag = (found.get(f"{what}/{each}") for each in ("count", "tag"))
            assert tag is not None
            assert tag.y >= box.y + 0.59 * box.height
            assert box.x <= tag.x
            assert tag.right <= box.right
            assert tag.height >= PRICE_HIGH
            if count is not None:
                assert count.y >= tag.y
                assert box.x <= count.x
                assert count.right <= tag.x
            counts[what.split("/")[3]] += int(piled[0].lstrip("×")) if piled else 1
        assert [*counts.values()] == [*there]


@pytest.mark.parametrize("variant", ["base", "expansion"])
@pytest.mark.parametrize("turned", [False, True])
def test_the_prices_on_blocks_are_those_charged(variant: str, turned: bool) -> None:
    """Whatever is bought next costs what its tag says: after the turn of the wheel, unless that may be left out."""
    chance = random.Random(7)
    position = deal(2, carrara.VARIANTS[variant], chance)
    position = position._replace(players=tuple(player._replace(coins=99) for player in position.players))
    for _ in range(3 + turned):
        position = play(position, position.turn, TurnWheel(), chance).position._replace(phase=CarraraPhase.ACTION)
    if turned:
        position = position._replace(phase=CarraraPhase.BUYING)
    page, moved = market(view(position, None)), not turned and variant == "base"
    bought = play(position, position.turn, TurnWheel(), chance).position if moved else position
    for segment, there in enumerate(position.wheel):
        for colour in (each for each in COLOURS if there[each]):
            action = TakeBlocks((segment + moved) % SEGMENTS + 1, Blocks(**{colour.key: 1}))
            (paid,) = play(bought, bought.turn, action, chance).events
            assert isinstance(paid, BlocksTaken)
            tag = f"wheel/{segment + 1}/block/{colour.key}/1/tag"
            assert words(page, tag) == [str(paid.price)]
            assert signs(page, tag) == ["price" if paid.price else "price-free"]


@pytest.mark.parametrize(
    ("view", "seen", "told"),
    [
        (BOARD, ["Prices", "after turning"], "Wheel, with prices after it turns (bag: "),
        (expanded.middle(), ["Prices", "if not turned"], "Wheel, with prices without turning it (bag: "),
        (replace(BOARD, phase=CarraraPhase.BUYING), ["Prices", "now"], ". Wheel (bag: "),
        (replace(expanded.middle(), phase=CarraraPhase.BUYING), ["Prices", "now"], ". Wheel (bag: "),
    ],
)
def test_the_wheel_says_which_prices_it_shows(view: CarraraView, seen: list[str], told: str) -> None:
    """Beside the wheel and in the alt text: those after its turn, those without one, or the present ones."""
    assert words(market(view), "prices/") == seen
    # an arrow that is struck out says that the wheel was not turned, not that it may stay
    assert signs(market(view), "wheel/turned") + signs(market(view), "wheel/unturned") == ["wheel-turned"] * (
        seen[1] == "after turning"
    )
    assert told in market_alt(view, PLAIN_NAMES[: len(view.players)], "en")
    assert words(market(replace(view, wheel=(Blocks(),) * SEGMENTS)), "prices/") == []


def test_unaffordable_blocks_are_marked() -> None:
    """Their tags have another shape, and the blocks are faded."""
    page = wheel_page(BUYING, PLAIN_NAMES, "en", coins=2, chosen=4)
    faded = {each.sprite for each in icons(page, "wheel/").values() if each.faded}

    assert faded == {"priced-white"}
    assert {*signs(page, "wheel/4/block/white/1/tag")} == {"price-short"}
    assert {*signs(page, "wheel/4/block/yellow/1/tag")} == {"price"}


def test_beside_the_wheel_is_what_its_viewer_has() -> None:
    """Coins, and blocks of every colour in the same place, grey where there are none."""
    seen = view(moment(4, 9, 33).position, 1)
    assert isinstance(seen, CarraraSeatView)
    page = wheel_page(seen, PLAIN_NAMES, "en", seen.hand.coins)

    assert words(page, "coins") == ["Your coins", str(seen.hand.coins)]
    for colour in COLOURS:
        what, number = f"own/{colour.key}", seen.hand.blocks[colour]
        assert words(page, f"{what}/count") == [str(number)]
        assert icons(page)[what].faded == (not number)


@pytest.mark.parametrize("chosen", [None, 3])
def test_the_alt_text_names_the_chosen_segment(chosen: int | None) -> None:
    """In its title, before what lies on the wheel."""
    title, _, _ = wheel_alt(BUYING, "en", chosen=chosen).partition(":")
    assert title.endswith("segment III chosen") is (chosen is not None)

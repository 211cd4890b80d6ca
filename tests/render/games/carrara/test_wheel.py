"""The wheel of the market: all its blocks, large and clear of the spokes, with the prices that are charged."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.actions import TakeBlocks, TurnWheel
from bot.games.carrara.components import COLOURS, SEGMENTS, Blocks, Objects
from bot.games.carrara.events import BlocksTaken
from bot.games.carrara.position import Phase
from bot.games.carrara.view import Hand, View
from bot.texts.games.carrara.describe import market_alt
from render.engine.scene import Box, Icon
from render.games.carrara.art.blocks import PRICED_SIGN, PRICED_SIGN_AT
from render.games.carrara.page import Page
from render.games.carrara.pages.wheel import wheel_page
from tests.render.games.carrara import expanded
from tests.render.games.carrara.positions import PLAIN_NAMES, crowded, full_wheel, own
from tests.render.games.carrara.test_market import BOARD, market
from tests.render.shown import boxes, icons, labels, names, signs, words

DISC, DISC_AT = 24.6 / 576, 263 / 576
"""The radius of the disc with the number of a segment, and how far out it is, as shares of the side of the wheel."""
STONE = 516 / 576
"""The width of the stone within the rim, as a share of the side of the wheel."""
SPOKE = 5
"""The width of a spoke of the wheel."""
BUYING = replace(full_wheel(3, 5), phase=Phase.BUYING)


def blocks(page: Page, segment: int) -> dict[str, Box]:
    """Return the blocks and piles that lie in a segment, 1 to 6, by their names."""
    return {what: box for what, box in boxes(page, f"wheel/{segment}/block/").items() if what.count("/") == 4}


@pytest.mark.parametrize("view", [BOARD, crowded(), *(full_wheel(3, number) for number in range(12))])
def test_every_block_is_in_its_segment(view: View) -> None:
    """Blocks are drawn one by one, or where there are many in piles with their number."""
    page = market(view)
    for segment, there in enumerate(view.wheel, 1):
        counts = dict.fromkeys((colour.key for colour in COLOURS), 0)
        for what in blocks(page, segment):
            piled = words(page, f"{what}/count")
            counts[what.split("/")[3]] += int(piled[0].lstrip("×")) if piled else 1
        assert [*counts.values()] == [*there]


@pytest.mark.parametrize("variant", ["base", "expansion"])
@pytest.mark.parametrize("turned", [False, True])
def test_the_prices_on_blocks_are_those_charged(variant: str, turned: bool) -> None:
    """Whatever is bought next costs what its tag says: after the turn of the wheel, unless that may be left out."""
    chance = random.Random(7)
    position = carrara.deal(2, carrara.VARIANTS[variant], chance)
    position = position._replace(players=tuple(player._replace(coins=99) for player in position.players))
    for _ in range(3 + turned):
        position = carrara.play(position, position.turn, TurnWheel(), chance).position._replace(phase=Phase.ACTION)
    if turned:
        position = position._replace(phase=Phase.BUYING)
    page, moved = market(carrara.view(position, None)), not turned and variant == "base"
    bought = carrara.play(position, position.turn, TurnWheel(), chance).position if moved else position
    for segment, there in enumerate(position.wheel):
        for colour in (each for each in COLOURS if there[each]):
            action = TakeBlocks((segment + moved) % SEGMENTS + 1, Blocks(**{colour.key: 1}))
            (paid,) = carrara.play(bought, bought.turn, action, chance).events
            assert isinstance(paid, BlocksTaken)
            tag = f"wheel/{segment + 1}/block/{colour.key}/1/tag"
            assert words(page, tag) == [str(paid.price)]
            assert signs(page, tag) == ["price" if paid.price else "price-free"]


@pytest.mark.parametrize(
    ("view", "seen", "told"),
    [
        (BOARD, ["Prices", "after turning"], "Wheel, with prices after it turns (bag: "),
        (expanded.middle(), ["Prices", "if not turned"], "Wheel, with prices without turning it (bag: "),
        (replace(BOARD, phase=Phase.BUYING), ["Prices", "now"], ". Wheel (bag: "),
        (replace(expanded.middle(), phase=Phase.BUYING), ["Prices", "now"], ". Wheel (bag: "),
    ],
)
def test_it_is_said_which_prices_are_shown(view: View, seen: list[str], told: str) -> None:
    """Beside the wheel and in the alt text: those after its turn, those without one, or those of now."""
    assert words(market(view), "prices/") == seen
    assert told in market_alt(view, PLAIN_NAMES[: len(view.players)], "en")
    assert words(market(replace(view, wheel=(Blocks(),) * SEGMENTS)), "prices/") == []


def test_what_a_seat_cannot_pay_for_is_marked() -> None:
    """Its tag has another shape, and the block is faded."""
    page = wheel_page(BUYING, PLAIN_NAMES, "en", coins=2, chosen=4)
    faded = {each.sprite for each in icons(page).values() if each.faded}
    yellow, white = BUYING.wheel[3].yellow, BUYING.wheel[3].white

    assert faded == {"priced-white", "block-yellow", "block-white"}
    assert {*signs(page, "wheel/4/block/white/1/tag")} == {"price-short"}
    assert {*signs(page, "wheel/4/block/yellow/1/tag")} == {"price"}
    assert signs(page, "chosen") == ["segment-chosen-4"]
    assert words(page, "affordable/4/") == ["2"]
    beside = [each for each in page.elements if isinstance(each, Icon) and each.what.startswith("affordable/4/block")]
    assert [each.sprite for each in beside] == ["block-yellow"] * yellow + ["block-white"] * white
    assert [each.faded for each in beside] == [False] + [True] * (yellow + white - 1)
    assert signs(page, "legend/") == ["price-short"]
    assert "too expensive" in words(page, "legend/price-short")


def test_beside_the_wheel_is_only_what_its_player_has() -> None:
    """The seat's badge is in the head; no colour is shown of which there is no block, and none at all is said."""
    held = Blocks(yellow=2, black=11), Blocks()
    page, empty = (wheel_page(own(BUYING, 1, Hand(7, each, Objects())), PLAIN_NAMES, "en", coins=7) for each in held)

    assert signs(page, "badge") == ["seat-1"]
    assert (signs(page, "own/"), signs(empty, "own/")) == (["block-yellow", "block-black"], [])
    assert words(page, "own/") == ["Your blocks", "2", "11"]
    assert words(empty, "own/") == ["Your blocks", "nothing"]
    assert words(page, "title") == ["Prices now"]


@pytest.mark.parametrize("segment", range(SEGMENTS))
@pytest.mark.parametrize("number", range(1, 12))
def test_blocks_are_large_and_clear_of_all_others(number: int, segment: int) -> None:
    """They are at least 50 pixels wide, up to six in a segment at least 60, and up to three are larger, in one size.

    Prices are at least 40 pixels high, and 44 where blocks are laid one by one; each hangs from the lower right of its
    block, whose sign can be seen. Blocks are on the bisector, and with their tags off spokes, hub, rim and number.
    """
    page = market(full_wheel(segment, number))
    found, there = boxes(page), blocks(page, segment + 1)
    wheel, sides = found["wheel"], [box.width for box in there.values()]
    prices = [label.size for label in labels(page, end="/tag/price").values()]
    assert min(prices) >= (44 if number <= 6 else 40)
    assert min(sides) >= (76 if number <= 3 else 64 if number == 4 else 60 if number <= 6 else 50)
    assert number > 3 or {*sides} == {76}

    x, y = wheel.x + wheel.width / 2, wheel.y + wheel.height / 2
    corners = [(a - x, b - y) for box in there.values() for a in (box.x, box.right) for b in (box.y, box.bottom)]
    middle = math.radians(60 * segment - 90)
    disc = DISC_AT * wheel.width * math.cos(middle), DISC_AT * wheel.width * math.sin(middle)
    means = [sum(each) / len(corners) for each in zip(*corners, strict=True)]
    assert abs(means[1] * math.cos(middle) - means[0] * math.sin(middle)) <= 12
    tags = [what for what in names(page, "wheel/", "/tag") if what.count("/") == 5]
    assert tags
    for sign, spoke in (1, middle - math.pi / 6), (-1, middle + math.pi / 6):
        within = [sign * (b * math.cos(spoke) - a * math.sin(spoke)) for a, b in corners]
        assert min(within) >= (5 if number <= 3 else 3) + SPOKE / 2
        for tag in map(found.__getitem__, tags):
            a, b = tag.x + tag.width / 2 - x, tag.y + tag.height / 2 - y
            assert sign * (b * math.cos(spoke) - a * math.sin(spoke)) >= (tag.width + SPOKE) / 2
    for what in tags:
        block, tag = found[what.removesuffix("/tag")], found[what]
        a, b = tag.x + tag.width / 2, tag.y + tag.height / 2
        assert (found["hub"].width * 0.93 + tag.width) / 2 <= math.hypot(a - x, b - y)
        assert math.hypot(a - x, b - y) <= (STONE * wheel.width - tag.width) / 2
        assert math.dist((a - x, b - y), disc) >= DISC * wheel.width + tag.width / 2
        cut = block.x + PRICED_SIGN_AT[0] / 96 * block.width, block.y + PRICED_SIGN_AT[1] / 96 * block.width
        assert math.dist(cut, (a, b)) - PRICED_SIGN / 96 * block.width >= tag.width * (0.4 if number <= 6 else 0.2)
        assert block.x + block.width / 2 < a
        assert block.y + block.height / 2 < b


@pytest.mark.parametrize("there", [(1, 1, 1, 1, 1, 1), (2, 2, 2, 2, 2, 1), (2, 2, 2, 1, 1, 0)])
def test_one_of_each_colour_in_a_segment_is_still_large_enough(there: tuple[int, ...]) -> None:
    """Blocks are at least 44 pixels wide in the first turn, and so are piles of all colours."""
    page = market(replace(BOARD, wheel=(Blocks(*there), *BOARD.wheel[1:])))

    assert min(box.width for box in blocks(page, 1).values()) >= 44

"""The wheel of the market shows every block, with the price that is charged for it."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.actions import TakeBlocks, TurnWheel
from bot.games.carrara.components import COLOURS, SEGMENTS, Blocks, Objects
from bot.games.carrara.events import BlocksTaken
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.view import Hand, View
from bot.texts.games.carrara.describe import market_alt
from render.engine.scene import Icon, Label
from render.games.carrara.art.blocks import PRICED_SIGN, PRICED_SIGN_AT
from render.games.carrara.page import Page
from render.games.carrara.pages.wheel import wheel_page
from tests.render.games.carrara import expanded
from tests.render.games.carrara.market_pages import BOARD, icons, market, words
from tests.render.games.carrara.positions import PLAIN_NAMES, crowded, full_wheel, own

DISC, DISC_AT = 24.6 / 576, 263 / 576
"""The radius of the disc with the number of a segment, and how far out it is, as shares of the side of the wheel."""
STONE = 516 / 576
"""The width of the stone within the rim, as a share of the side of the wheel."""
SPOKE = 5
"""The width of a spoke of the wheel."""


def _blocks(page: Page, segment: int) -> Blocks:
    """Count the blocks that are drawn in a segment, 1 to 6, one by one or in piles."""
    counts = dict.fromkeys(COLOURS, 0)
    for colour in COLOURS:
        what = f"wheel/{segment}/block/{colour.key}/"
        for name in {each.what for each in page.elements if isinstance(each, Icon) and each.what.startswith(what)}:
            if name.count("/") == what.count("/"):
                number = words(page, f"{name}/count")
                counts[colour] += int(number[0].lstrip("×")) if number else 1
    return Blocks(*counts.values())


@pytest.mark.parametrize("view", [BOARD, crowded(), *(full_wheel(3, number) for number in range(12))])
def test_every_block_is_in_its_segment(view: View) -> None:
    """Blocks are drawn one by one, or where there are many in piles with their number."""
    page = market(view)

    assert [_blocks(page, segment) for segment in range(1, SEGMENTS + 1)] == list(view.wheel)


@pytest.mark.parametrize("variant", ["base", "expansion"])
@pytest.mark.parametrize("turned", [False, True])
def test_the_prices_on_blocks_are_those_charged(variant: str, turned: bool) -> None:
    """Whatever is bought next costs what its tag says: after the turn of the wheel, unless that may be left out."""
    chance = random.Random(7)
    position = carrara.deal(2, carrara.VARIANTS[variant], chance)
    position = _rich(position)
    for _ in range(3):
        position = carrara.play(position, position.turn, TurnWheel(), chance).position._replace(phase=Phase.ACTION)
    if turned:
        position = carrara.play(position, position.turn, TurnWheel(), chance).position
    page = market(carrara.view(position, None))
    moved = not turned and variant == "base"
    bought = carrara.play(position, position.turn, TurnWheel(), chance).position if moved else position
    for segment, blocks in enumerate(position.wheel):
        for colour in COLOURS:
            if blocks[colour]:
                place = (segment + moved) % SEGMENTS + 1
                action = TakeBlocks(place, Blocks(**{colour.key: 1}))
                (paid,) = carrara.play(bought, bought.turn, action, chance).events
                assert isinstance(paid, BlocksTaken)
                tags = words(page, f"wheel/{segment + 1}/block/{colour.key}/1/tag")
                assert tags == [str(paid.price)]
                sprite = "price" if paid.price else "price-free"
                assert icons(page, f"wheel/{segment + 1}/block/{colour.key}/1/tag") == [sprite]


@pytest.mark.parametrize(
    ("view", "shown", "told"),
    [
        (BOARD, ["Prices", "after turning"], "Wheel, with prices after it turns (bag: "),
        (expanded.middle(), ["Prices", "if not turned"], "Wheel, with prices without turning it (bag: "),
        (replace(BOARD, phase=Phase.BUYING), ["Prices", "now"], ". Wheel (bag: "),
        (replace(expanded.middle(), phase=Phase.BUYING), ["Prices", "now"], ". Wheel (bag: "),
    ],
)
def test_it_is_said_which_prices_are_shown(view: View, shown: list[str], told: str) -> None:
    """Beside the wheel and in the alt text: those after its turn, those without one, or those of now."""
    page = market(view)

    assert words(page, "prices/") == shown
    assert told in market_alt(view, PLAIN_NAMES[: len(view.players)], "en")
    assert words(market(replace(view, wheel=(Blocks(),) * SEGMENTS)), "prices/") == []


def _rich(position: Position) -> Position:
    return position._replace(players=tuple(player._replace(coins=99) for player in position.players))


def test_what_a_seat_cannot_pay_for_is_marked() -> None:
    """Its tag has another shape, and the block is faded."""
    view = replace(full_wheel(3, 5), phase=Phase.BUYING)
    page = wheel_page(view, PLAIN_NAMES, "en", coins=2, chosen=4)
    faded = {each.sprite for each in page.elements if isinstance(each, Icon) and each.faded}

    beside = [each for each in page.elements if isinstance(each, Icon) and each.what.startswith("affordable/4/block")]
    assert faded == {"priced-white", "block-yellow", "block-white"}
    assert set(icons(page, "wheel/4/block/white/1/tag")) == {"price-short"}
    assert set(icons(page, "wheel/4/block/yellow/1/tag")) == {"price"}
    assert icons(page, "chosen") == ["segment-chosen-4"]
    assert words(page, "affordable/4/") == ["2"]
    assert [(each.sprite, each.faded) for each in beside] == [
        ("block-yellow", False),
        *[("block-yellow", True)] * (full_wheel(3, 5).wheel[3].yellow - 1),
        *[("block-white", True)] * full_wheel(3, 5).wheel[3].white,
    ]
    assert icons(page, "legend/") == ["price-short"]
    assert "too expensive" in words(page, "legend/price-short")


def test_beside_the_wheel_is_only_what_its_player_has() -> None:
    """The seat's badge is in the head; no colour is shown of which there is no block, and none at all is said."""
    view = replace(full_wheel(3, 5), phase=Phase.BUYING)
    page = wheel_page(own(view, 1, Hand(7, Blocks(yellow=2, black=11), Objects())), PLAIN_NAMES, "en", coins=7)
    empty = wheel_page(own(view, 1, Hand(7, Blocks(), Objects())), PLAIN_NAMES, "en", coins=7)

    assert icons(page, "badge") == ["seat-1"]
    assert icons(page, "own/") == ["block-yellow", "block-black"]
    assert words(page, "own/") == ["Your blocks", "2", "11"]
    assert icons(empty, "own/") == []
    assert words(empty, "own/") == ["Your blocks", "nothing"]
    assert words(page, "title") == ["Prices now"]


@pytest.mark.parametrize("number", range(1, 12))
def test_blocks_are_large(number: int) -> None:
    """They are at least 50 pixels wide, up to six in a segment at least 60, and up to three are larger, in one size.

    Prices are at least 40 pixels high, and 44 where blocks are laid one by one.
    """
    for segment in range(SEGMENTS):
        page = market(full_wheel(segment, number))
        sides = [each.box.width for each in page.elements if each.what.count("/") == 4 and "/block/" in each.what]
        prices = [each.size for each in page.elements if isinstance(each, Label) and each.what.endswith("/tag/price")]

        assert min(prices) >= (44 if number <= 6 else 40)
        assert min(sides) >= 50
        assert number > 6 or min(sides) >= 60
        assert number != 4 or min(sides) >= 64
        assert number > 3 or set(sides) == {76}


@pytest.mark.parametrize("number", range(1, 12))
def test_blocks_are_off_the_spokes(number: int) -> None:
    """Up to three are at least 5 pixels off, more 3; all are on the bisector, tags off spokes, hub, rim, numbers."""
    for segment in range(SEGMENTS):
        page = market(full_wheel(segment, number))
        wheel, hub = (each.box for what in ("wheel", "hub") for each in page.elements if each.what == what)
        x, y = wheel.x + wheel.width / 2, wheel.y + wheel.height / 2
        blocks = [each.box for each in page.elements if each.what.count("/") == 4 and "/block/" in each.what]
        corners = [(a - x, b - y) for box in blocks for a in (box.x, box.right) for b in (box.y, box.bottom)]
        tags = [each.box for each in page.elements if each.what.endswith("/tag")]
        spokes = [math.radians(60 * segment - 120), math.radians(60 * segment - 60)]
        middle = math.radians(60 * segment - 90)
        disc = DISC_AT * wheel.width * math.cos(middle), DISC_AT * wheel.width * math.sin(middle)

        for sign, spoke in zip((1, -1), spokes, strict=True):
            within = [sign * (b * math.cos(spoke) - a * math.sin(spoke)) for a, b in corners]
            assert min(within) >= (5 if number <= 3 else 3) + SPOKE / 2
            for tag in tags:
                a, b = tag.x + tag.width / 2 - x, tag.y + tag.height / 2 - y
                assert sign * (b * math.cos(spoke) - a * math.sin(spoke)) >= (tag.width + SPOKE) / 2
                assert math.hypot(a, b) >= (hub.width * 0.93 + tag.width) / 2
                assert math.dist((a, b), disc) >= DISC * wheel.width + tag.width / 2
                assert math.hypot(a, b) <= (STONE * wheel.width - tag.width) / 2
        means = [sum(each) / len(corners) for each in zip(*corners, strict=True)]
        assert abs(means[1] * math.cos(middle) - means[0] * math.sin(middle)) <= 12


@pytest.mark.parametrize("number", range(1, 12))
def test_prices_leave_the_signs_of_blocks(number: int) -> None:
    """Each block's sign can be seen, as its price hangs from its own lower right, hardly beyond the block."""
    for segment in range(SEGMENTS):
        boxes = {each.what: each.box for each in market(full_wheel(segment, number)).elements}
        tags = [what for what in boxes if what.startswith("wheel/") and what.endswith("/tag")]
        assert tags
        for what in tags:
            block, tag = boxes[what.removesuffix("/tag")], boxes[what]
            sign = block.x + PRICED_SIGN_AT[0] / 96 * block.width, block.y + PRICED_SIGN_AT[1] / 96 * block.width
            off = math.dist(sign, (tag.x + tag.width / 2, tag.y + tag.height / 2)) - PRICED_SIGN / 96 * block.width
            assert off >= tag.width * (0.4 if number <= 6 else 0.2)
            assert block.x + block.width / 2 < tag.x + tag.width / 2
            assert block.y + block.height / 2 < tag.y + tag.height / 2

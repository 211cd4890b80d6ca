"""The shelf of the market shows each object, whether it is for sale, and how many are left."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.scene import Icon, Plate
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.market.objects import compartments
from tests.render.checks import inside
from tests.render.eyes import contrast
from tests.render.games.carrara import expanded
from tests.render.games.carrara.market_pages import BARE, BOARD, icons, market, words

PARTS = "icon", "count", "count/supply"


def test_objects_show_supply_and_sale() -> None:
    """The supply is a number; a struck coin is on what is not for sale; both rows are named once."""
    page = market()

    assert BOARD.on_sale
    for kind in OBJECTS:
        sold = kind not in BOARD.on_sale
        assert words(page, f"objects/{kind}/count") == [str(BOARD.supply[kind])]
        assert icons(page, f"objects/{kind}/icon/sold") == ["coin-gone"] * sold
    assert words(page, "objects/price") == [str(OBJECT_PRICE)]
    assert words(page, "objects/supply") == ["Supply"]
    assert words(market(replace(BOARD, on_sale=())), "objects/price") == []


@pytest.mark.parametrize("on_sale", [(), OBJECTS[:2], OBJECTS])
def test_only_what_is_for_sale_is_in_colour(on_sale: tuple[Object, ...]) -> None:
    """An object that has been sold is faded, in a darker compartment if none is left for scorings either."""
    page = market(replace(BARE, on_sale=on_sale))

    for kind in OBJECTS:
        icon = next(each for each in page.elements if each.what == f"objects/{kind}/icon")
        assert isinstance(icon, Icon)
        assert icon.faded == (kind not in on_sale)
        gone = not BARE.supply[kind] and kind not in on_sale
        assert any(each.what == f"ground/objects/{kind}" for each in page.elements) == gone


@pytest.mark.parametrize("view", [replace(BOARD, on_sale=()), expanded.middle()])
def test_counts_leave_their_objects(view: View) -> None:
    """No count hides anything of an object, of which a struck coin hides only a corner; all are in one compartment."""
    page = market(view)
    boxes = {each.what: each.box for each in page.elements if each.what.startswith("objects/")}
    for kind, well in zip(OBJECTS, compartments(view.cards is not None), strict=True):
        icon, plate, count = (boxes[f"objects/{kind}/{part}"] for part in PARTS)
        assert inside(count, plate)
        assert inside(icon, well)
        assert inside(plate, well)
        assert not icon.meets(plate)
        if (coin := boxes.get(f"objects/{kind}/icon/sold")) is not None:
            assert not coin.meets(plate)
            assert coin.right <= icon.x + icon.width // 2
            assert coin.bottom <= icon.y + 2 * icon.height // 3


@pytest.mark.parametrize("view", [BOARD, expanded.middle()])
def test_the_price_is_on_the_shelf(view: View) -> None:
    """Its plaque is before the objects, and below it before the counts another one says what these are."""
    boxes = {each.what: each.box for each in market(view).elements}
    price, supply = boxes["objects/price"], boxes["objects/supply"]

    for plaque in (price, supply):
        assert inside(plaque, boxes["shelf"])
        assert plaque.right < compartments(view.cards is not None)[0].x
    assert not price.meets(supply)
    for what, plaque in (("price/coins", price), ("price/coin", price), ("supply/head", supply)):
        assert inside(boxes[f"objects/{what}"], plaque)
    for plaque, beside in ((price, "icon"), (supply, "count")):
        box = boxes[f"objects/crown/{beside}"]
        assert plaque.y < box.y + box.height // 2 < plaque.bottom


def test_objects_stand_out_on_the_shelf() -> None:
    """The darkest tenth of each contrasts with its compartment; a count of none is in a dark hollow."""
    page = market(BARE)
    shown = [
        each
        for each in page.elements
        if isinstance(each, Icon) and each.what.startswith("objects/") and each.what.endswith("/icon")
    ]

    assert [each.sprite for each in shown] == [f"object-{kind}" for kind in OBJECTS]
    plates = {each.what: each.fill for each in page.elements if isinstance(each, Plate)}
    counts = [plates[f"objects/{kind}/count"] for kind in OBJECTS]
    assert [fill == theme.MARBLE for fill in counts] == [bool(BARE.supply[kind]) for kind in OBJECTS]
    hollow = {fill for fill in counts if fill != theme.MARBLE}
    assert [contrast(fill, theme.MARBLE) > 7 for fill in hollow] == [True]
    for each in shown:
        image = Image.new("RGBA", (each.box.width, each.box.height), each.on)
        image.alpha_composite(atlas().sprite(each.sprite, *image.size, False))
        pixels = image.convert("RGB").tobytes()
        colours = [f"#{pixels[place : place + 3].hex()}" for place in range(0, len(pixels), 3)]
        assert sorted(contrast(colour, each.on) for colour in colours)[len(colours) * 9 // 10] >= 3

"""The market shows wheel, display and objects, with the prices that are charged, always in the same places."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from PIL import Image

from bot.games import carrara
from bot.games.carrara.actions import TakeBlocks, TurnWheel
from bot.games.carrara.components import COLOURS, OBJECT_PRICE, OBJECTS, SEGMENTS, Blocks, Objects
from bot.games.carrara.events import BlocksTaken, Declined, Event
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.view import Hand, View
from bot.games.contract import Outcome
from render.engine import theme
from render.engine.picture import ALT_LIMIT
from render.engine.scene import Icon, Label, Plate
from render.games.carrara.art.blocks import PRICED_SIGN, PRICED_SIGN_AT
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.wheel import wheel_page
from render.games.carrara.parts.market.victory import STAGE
from render.games.carrara.words.market_alt import market_alt
from tests.render.checks import inside, overlaps
from tests.render.eyes import contrast
from tests.render.games.carrara import expanded
from tests.render.games.carrara.positions import (
    HARD_NAMES,
    NO_NAMES,
    PLAIN_NAMES,
    crowded,
    finished,
    full_wheel,
    fullest,
    moment,
    own,
    scattered,
)

BOARD = carrara.view(moment(4, 9, 33).position, None)
BARE = replace(BOARD, supply=Objects(0, 1, 2, 0, 5, 3))
DISC, DISC_AT = 24.6 / 576, 263 / 576
"""The radius of the disc with the number of a segment, and how far out it is, as shares of the side of the wheel."""
STONE = 516 / 576
"""The width of the stone within the rim, as a share of the side of the wheel."""
SPOKE = 5
"""The width of a spoke of the wheel."""


def _page(view: View = BOARD, language: str = "en", events: Sequence[Event] = (), band: str = "") -> Page:
    return market_page(view, PLAIN_NAMES[: len(view.players)], language, events, band)


def _icons(page: Page, what: str) -> list[str]:
    return [each.sprite for each in page.elements if isinstance(each, Icon) and each.what.startswith(what)]


def _words(page: Page, what: str) -> list[str]:
    return [each.text for each in page.elements if isinstance(each, Label) and each.what.startswith(what)]


def _blocks(page: Page, segment: int) -> Blocks:
    """Count the blocks that are drawn in a segment, 1 to 6, one by one or in piles."""
    counts = dict.fromkeys(COLOURS, 0)
    for colour in COLOURS:
        what = f"wheel/{segment}/block/{colour.key}/"
        for name in {each.what for each in page.elements if isinstance(each, Icon) and each.what.startswith(what)}:
            if name.count("/") == what.count("/"):
                number = _words(page, f"{name}/count")
                counts[colour] += int(number[0].lstrip("×")) if number else 1
    return Blocks(*counts.values())


@pytest.mark.parametrize("view", [BOARD, crowded(), *(full_wheel(3, number) for number in range(12))])
def test_every_block_is_in_its_segment(view: View) -> None:
    """Blocks are drawn one by one, or where there are many in piles with their number."""
    page = _page(view)

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
    page = _page(carrara.view(position, None))
    moved = not turned and variant == "base"
    bought = carrara.play(position, position.turn, TurnWheel(), chance).position if moved else position
    for segment, blocks in enumerate(position.wheel):
        for colour in COLOURS:
            if blocks[colour]:
                place = (segment + moved) % SEGMENTS + 1
                action = TakeBlocks(place, Blocks(**{colour.key: 1}))
                (paid,) = carrara.play(bought, bought.turn, action, chance).events
                assert isinstance(paid, BlocksTaken)
                tags = _words(page, f"wheel/{segment + 1}/block/{colour.key}/1/tag")
                assert tags == [str(paid.price)]
                sprite = "price" if paid.price else "price-free"
                assert _icons(page, f"wheel/{segment + 1}/block/{colour.key}/1/tag") == [sprite]


@pytest.mark.parametrize(
    ("view", "shown", "told"),
    [
        (BOARD, ["Prices", "after turning"], "Wheel, with prices after it turns: "),
        (expanded.middle(), ["Prices", "if not turned"], "Wheel, with prices without turning it: "),
        (replace(BOARD, phase=Phase.BUYING), ["Prices", "now"], "Wheel: "),
        (replace(expanded.middle(), phase=Phase.BUYING), ["Prices", "now"], "Wheel: "),
    ],
)
def test_it_is_said_which_prices_are_shown(view: View, shown: list[str], told: str) -> None:
    """Beside the wheel and in the alt text: those after its turn, those without one, or those of now."""
    page = _page(view)

    assert _words(page, "prices/") == shown
    assert told in market_alt(view, PLAIN_NAMES[: len(view.players)], "en")
    assert _words(_page(replace(view, wheel=(Blocks(),) * SEGMENTS)), "prices/") == []


def _rich(position: Position) -> Position:
    return position._replace(players=tuple(player._replace(coins=99) for player in position.players))


def test_nothing_has_a_price_once_the_game_is_over() -> None:
    """Neither blocks nor objects can be bought then."""
    page = _page(carrara.view(finished(4, 6), None))

    assert [each.what for each in page.elements if each.what.endswith(("/tag", "/price"))] == []
    assert [each.what for each in page.elements if "/sale" in each.what] == []


def test_what_a_seat_cannot_pay_for_is_marked() -> None:
    """Its tag has another shape, and the block is faded."""
    view = replace(full_wheel(3, 5), phase=Phase.BUYING)
    page = wheel_page(view, "en", coins=2, chosen=4)
    faded = {each.sprite for each in page.elements if isinstance(each, Icon) and each.faded}

    beside = [each for each in page.elements if isinstance(each, Icon) and each.what.startswith("affordable/4/block")]
    assert faded == {"priced-white", "block-yellow", "block-white"}
    assert set(_icons(page, "wheel/4/block/white/1/tag")) == {"price-short"}
    assert set(_icons(page, "wheel/4/block/yellow/1/tag")) == {"price"}
    assert _icons(page, "chosen") == ["segment-chosen-4"]
    assert _words(page, "affordable/4/") == ["2"]
    assert [(each.sprite, each.faded) for each in beside] == [
        ("block-yellow", False),
        *[("block-yellow", True)] * (full_wheel(3, 5).wheel[3].yellow - 1),
        *[("block-white", True)] * full_wheel(3, 5).wheel[3].white,
    ]
    assert _icons(page, "legend/") == ["price-short"]
    assert "too expensive" in _words(page, "legend/price-short")


def test_beside_the_wheel_is_only_what_its_player_has() -> None:
    """The seat's badge is in the head; no colour is shown of which there is no block, and none at all is said."""
    view = replace(full_wheel(3, 5), phase=Phase.BUYING)
    page = wheel_page(own(view, 1, Hand(7, Blocks(yellow=2, black=11), Objects())), "en", coins=7)
    empty = wheel_page(own(view, 1, Hand(7, Blocks(), Objects())), "en", coins=7)

    assert _icons(page, "badge") == ["seat-1"]
    assert _icons(page, "own/") == ["block-yellow", "block-black"]
    assert _words(page, "own/") == ["Your blocks", "2", "11"]
    assert _icons(empty, "own/") == []
    assert _words(empty, "own/") == ["Your blocks", "nothing"]
    assert _words(page, "title") == ["Prices now"]


def test_the_display_shows_building_cost_and_object() -> None:
    """Every building on display stands free on its card, above its cost and object."""
    page = _page()
    boxes = {each.what: each.box for each in page.elements}
    for building in BOARD.display:
        what, sprite = f"display/{building}", f"building-{building.type}-{building.cost}-large"
        assert _icons(page, what) == [f"card-{building.category}", sprite, f"object-{building.object}"]
        assert _words(page, what) == [str(building.cost)]
        card, shown = boxes[f"{what}/card"], boxes[f"{what}/building"]
        for part in (f"{what}/cost", f"{what}/object"):
            assert inside(boxes[part], card)
            assert shown.bottom <= boxes[part].y


def test_what_ends_the_game_takes_the_room_of_cards_that_have_run_out() -> None:
    """The last buildings are counted; in the last round it is shown who is still to play, and what then counts."""
    few = replace(BOARD, display=BOARD.display[:2], stack=0, turn=1)
    last, some, full = (_page(replace(few, last_round_by=0)), _page(few), _page())
    wide = {page: max(each.box.width for each in page.elements if each.what.endswith("/card")) for page in (some, full)}

    assert " ".join(_words(some, "end/left")) == "2 buildings left, then the last round"
    assert [sprite for sprite in _icons(last, "end/") if sprite.startswith("seat-")] == ["seat-1", "seat-2", "seat-3"]
    assert _words(last, "end/final") == ["Final scoring"]
    assert wide[some] > 1.4 * wide[full]
    assert [each for each in full.elements if each.what.startswith("end/")] == []


def test_objects_show_supply_and_sale() -> None:
    """The supply is a number; what is not on sale is faded on a darker ground; the price is said once."""
    page = _page()

    assert BOARD.on_sale
    for kind in OBJECTS:
        sold = kind not in BOARD.on_sale
        assert _words(page, f"objects/{kind}/count") == [str(BOARD.supply[kind])]
        icon = next(each for each in page.elements if each.what == f"objects/{kind}/icon")
        assert isinstance(icon, Icon)
        assert icon.faded == sold
        assert any(each.what == f"ground/objects/{kind}" for each in page.elements) == sold
    assert _words(page, "objects/price") == [str(OBJECT_PRICE)]
    assert _words(_page(replace(BOARD, on_sale=())), "objects/price") == []


def test_counts_of_what_is_face_down() -> None:
    """Bag and stack show how much is left in them."""
    assert _words(_page(), "bag/count") == [str(BOARD.bag)]
    assert _words(_page(), "stack/count") == [str(BOARD.stack)]


def test_the_head_tells_whose_turn_it_is_and_the_round() -> None:
    """In the last round a banner takes the round's place, with the badge of the seat that announced the end."""
    announced = replace(BOARD, last_round_by=1, announced_by=1)
    built = replace(BOARD, last_round_by=1)

    assert _icons(_page(), "turn/badge") == [f"seat-{BOARD.turn}"]
    assert _words(_page(), "turn")[-1:] == [f"{PLAIN_NAMES[BOARD.turn]}’s turn"]
    assert _words(_page(), "round") == [f"Round {BOARD.round}"]
    assert _words(_page(announced), "last-round") == ["B", "Last round"]
    assert _words(_page(built), "last-round") == ["Last round"]
    assert _words(_page(announced), "round") == []


def test_the_end_names_the_winners() -> None:
    """After the end the head names the winner, whose badge is on the wheel alone; an early end has no winner."""
    over = finished(4, 6)
    result = carrara.outcome(over)
    assert result is not None
    view = carrara.view(over, None)
    page = _page(view)

    assert _icons(page, "turn/") == []
    assert _icons(page, "victory/") == ["laurel-large", *(f"seat-{seat}" for seat in result.winners)]
    assert _words(page, "turn")[-1:] == [f"{PLAIN_NAMES[result.winners[0]]} wins"]
    assert _words(page, "last-round") == ["Game over"]
    assert f"Winner: {PLAIN_NAMES[result.winners[0]]}." in market_alt(view, PLAIN_NAMES, "en")
    early = _page(carrara.ended_early(BOARD))
    assert _icons(early, "turn/") == []
    assert _words(early, "turn") == ["Game over"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_shows_the_ranking(seats: int) -> None:
    """Everyone has a row by rank with badge, name and points; nothing of the market but the empty wheel is left."""
    position = finished(seats, 6)
    result = carrara.outcome(position)
    assert result is not None
    page = _page(carrara.view(position, None), events=[Declined(0)])
    said = _words(page, "rank/")

    assert [each for each in page.elements if each.what.startswith(GONE)] == []
    assert not any("/block/" in each.what for each in page.elements)
    assert said == [
        each
        for seat in result.order
        for each in (str(result.ranks[seat]), "ABCD"[seat], PLAIN_NAMES[seat], str(result.scores[seat]))
    ]
    before, after = ({(each.what, each.box) for each in it.elements if each.what in FIXED} for it in (_page(), page))
    assert after - {("wheel", STAGE)} == {each for each in before if each[0] not in ("wheel", "shelf", "hub")}


@pytest.mark.parametrize("winners", [2, 3, 4])
def test_a_shared_victory_has_all_winners_badges(winners: int) -> None:
    """Their names are in the title if there is room for them."""
    over = carrara.view(finished(4, 6), None)
    result = Outcome((70,) * winners + (60,) * (4 - winners), tuple(range(winners)), ())
    view = replace(over, final=result)
    plain, hard = _page(view), market_page(view, HARD_NAMES, "de")

    for page in (plain, hard):
        badges = [
            each.box for each in page.elements if each.what in {f"victory/{seat}/badge" for seat in range(winners)}
        ]
        assert len(badges) == winners
        assert all(inside(box, STAGE) for box in badges)
        assert overlaps(page) == []
    assert _words(hard, "turn")[-1:] == ["Geteilter Sieg"]
    assert winners > 2 or _words(plain, "turn")[-1:] == ["Anna and Benedetto win together"]


@pytest.mark.parametrize("number", range(1, 12))
def test_blocks_are_large(number: int) -> None:
    """They are at least 50 pixels wide, up to six in a segment at least 60, and up to three are larger, in one size.

    Prices are at least 40 pixels high, and 44 where blocks are laid one by one.
    """
    for segment in range(SEGMENTS):
        page = _page(full_wheel(segment, number))
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
        page = _page(full_wheel(segment, number))
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
        boxes = {each.what: each.box for each in _page(full_wheel(segment, number)).elements}
        tags = [what for what in boxes if what.startswith("wheel/") and what.endswith("/tag")]
        assert tags
        for what in tags:
            block, tag = boxes[what.removesuffix("/tag")], boxes[what]
            sign = block.x + PRICED_SIGN_AT[0] / 96 * block.width, block.y + PRICED_SIGN_AT[1] / 96 * block.width
            off = math.dist(sign, (tag.x + tag.width / 2, tag.y + tag.height / 2)) - PRICED_SIGN / 96 * block.width
            assert off >= tag.width * (0.4 if number <= 6 else 0.2)
            assert block.x + block.width / 2 < tag.x + tag.width / 2
            assert block.y + block.height / 2 < tag.y + tag.height / 2


def test_counts_stand_below_their_own_objects() -> None:
    """No count hides anything of an object, and the price is inside its tag."""
    page = _page()
    boxes = {each.what: each.box for each in page.elements if each.what.startswith("objects/")}
    for kind in OBJECTS:
        icon, plate, count = (boxes[f"objects/{kind}/{part}"] for part in ("icon", "count", "count/supply"))
        assert inside(count, plate)
        assert plate.x <= icon.x
        assert icon.right <= plate.right
        assert icon.bottom <= plate.y
    tag, coin, said = (boxes[f"objects/price{part}"] for part in ("", "/coin", "/coins"))
    assert tag.x + 3 <= said.x
    assert said.right < coin.x
    assert coin.right <= tag.x + 4 * tag.width // 5


def test_the_price_is_beside_the_shelf_and_tied_to_it() -> None:
    """The tag is none of the compartments: its string ends where the shelf begins."""
    boxes = {each.what: each.box for each in _page().elements}

    assert boxes["objects/price"].right == boxes["shelf"].x
    assert boxes["shelf"].x < boxes["objects/crown/icon"].x


def test_objects_stand_out_on_the_shelf() -> None:
    """The darkest tenth of each contrasts with its compartment; a count of none is as dark as what is not for sale."""
    page = _page(BARE)
    shown = [
        each
        for each in page.elements
        if isinstance(each, Icon) and each.what.startswith("objects/") and each.what.endswith("/icon")
    ]

    assert [each.sprite for each in shown] == [f"object-{kind}" for kind in OBJECTS]
    plates = {each.what: each.fill for each in page.elements if isinstance(each, Plate)}
    counts = [plates[f"objects/{kind}/count"] for kind in OBJECTS]
    assert [fill == theme.MARBLE for fill in counts] == [bool(BARE.supply[kind]) for kind in OBJECTS]
    closed = {fill for what, fill in plates.items() if what.startswith("ground/objects/")}
    assert {fill for fill in counts if fill != theme.MARBLE} == closed
    for each in shown:
        image = Image.new("RGBA", (each.box.width, each.box.height), each.on)
        image.alpha_composite(atlas().sprite(each.sprite, *image.size, False))
        pixels = image.convert("RGB").tobytes()
        colours = [f"#{pixels[place : place + 3].hex()}" for place in range(0, len(pixels), 3)]
        assert sorted(contrast(colour, each.on) for colour in colours)[len(colours) * 9 // 10] >= 3


GONE = ("display/", "end/", "ribbon", "shelf", "objects/")
FIXED = ("page", "wheel", "hub", "shelf", "ribbon")


def _fixed(page: Page) -> set[tuple[object, ...]]:
    return {
        (each.what, each.box)
        for each in page.elements
        if each.what in FIXED or each.what in ("ribbon/left", "ribbon/right")
    }


@pytest.mark.parametrize("expansion", [False, True])
def test_the_layout_is_the_same_in_every_turn(expansion: bool) -> None:
    """Wheel, shelf and ribbon never move, whatever happens before the end."""
    if expansion:
        views = [expanded.start(), expanded.middle(), expanded.fullest()]
    else:
        views = [carrara.view(moment(4, 5, turns).position, None) for turns in (1, 20, 40)]
        views += [crowded(), scattered(), carrara.ended_early(BOARD)]
    event = BlocksTaken(0, 1, Blocks(white=1), 6)
    pages = [_page(view, events=[event], band=band) for view in views for band in ("", "SANDBOX · nothing counts here")]

    assert {page.height for page in pages} == {700}
    assert len(_fixed(pages[0])) == 7
    assert all(_fixed(page) == _fixed(pages[0]) for page in pages)


def test_a_band_says_what_the_picture_is() -> None:
    """A band takes the title's place and comes first in the alt text, and nothing else changes."""
    plain, banded = _page(), _page(band="Sandbox")

    assert _words(banded, "band") == ["Sandbox"]
    assert [each for each in banded.elements if not each.what.startswith("band")] == [
        each for each in plain.elements if each.what != "turn"
    ]
    assert market_alt(BOARD, PLAIN_NAMES, "en", band="Sandbox") == f"Sandbox. {market_alt(BOARD, PLAIN_NAMES, 'en')}"


def test_both_languages_differ_only_in_words() -> None:
    """The market has the same elements in English and in German."""
    english, german = (_page(language=language) for language in ("en", "de"))

    assert [each.what for each in english.elements] == [each.what for each in german.elements]
    assert _words(english, "") != _words(german, "")


def test_alt_text_of_the_start() -> None:
    """The whole market takes a few sentences."""
    view = carrara.view(moment(2, 5, 0).position, None)

    assert market_alt(view, PLAIN_NAMES[:2], "en") == (
        "The Palaces of Carrara, round 1. Anna’s turn. "
        "Wheel, with prices after it turns: I white for 5, yellow for 4, red for 3, green for 2, blue for 1, "
        "black for 0. Bag: 34. "
        "Display: Biblioteca 4, Cattedrale 2, Porta 2 5, Castello 1 3 4, Villa 1 3. Stack: 21. "
        "On sale for 10 each: crown, book, cup, gate, flag, coat of arms. "
        "Supply: 5 crowns, 5 books, 5 cups, 5 gates, 5 flags, 5 coats of arms."
    )


def test_the_alt_text_tells_the_last_move() -> None:
    """It comes before the wheel, in words."""
    position, events = moment(4, 13, 41)
    said = market_alt(carrara.view(position, None), PLAIN_NAMES, "en", events)

    assert "Benedetto’s turn. Anna scored Biblioteca: 2 coins and 1 book. Wheel" in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_alt_texts_fit(language: str) -> None:
    """Every position and recap fits, and none is cut within a sentence."""
    full = fullest()
    late = carrara.view(full.position, None)
    for view in (crowded(), scattered(), late, expanded.middle(), *(full_wheel(segment) for segment in range(6))):
        for names in (HARD_NAMES, NO_NAMES):
            for events in ((), full.events * 3):
                said = market_alt(view, names, language, events, "Sandbox")

                assert len(said) <= ALT_LIMIT
                assert said.endswith(".")

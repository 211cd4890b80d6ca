"""With the expansion, every page is still laid out correctly, legible and complete."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.games.carrara.actions import Build, ScoreCategory, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import GREAT_BUILDINGS, TYPES, Blocks, Category, City
from bot.games.carrara.events import BlocksTaken, BuildingBuilt, CategoryScored, Event
from bot.games.carrara.position import Built
from bot.games.carrara.view import SeatView, View
from bot.texts.games.carrara import TEXTS
from render.common.animation import animated
from render.engine import theme
from render.engine.picture import ALT_LIMIT
from render.engine.scene import Icon, Label
from render.games import pictures_of
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.construction import construction_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_page
from render.games.carrara.pages.purchase import purchase_page
from render.games.carrara.pages.scoring import scoring_page
from render.games.carrara.pictures import board, cities, construction, hand, market, player_board, purchase
from tests.render.checks import astride, off_page, overlaps, wrong_grounds
from tests.render.games.carrara.expanded import (
    anything,
    fullest,
    heaped,
    middle,
    start,
    telling,
    without_extra,
)
from tests.render.games.carrara.positions import HARD_NAMES, PLAIN_NAMES, own
from tests.render.laid import Laid
from tests.render.looks import on_ground
from tests.render.pixels import unreadable

LIMIT, TEXT_LIMIT = 120_000, 3_500
RANDOM_BOARDS = 8


def _scorable(view: SeatView) -> SeatView:
    player = view.players[view.seat]._replace(types_scored=(), cities_scored=(), categories_scored=())
    return replace(view, players=(player, *view.players[1:]))


@cache
def pages() -> Laid[Page]:
    """Return every page, laid out once."""
    return Laid(dict(_pages()))


def _pages() -> Iterator[tuple[str, Callable[[], Page]]]:
    heap, tell = heaped(), telling()
    free = _scorable(heap)
    for language in ("en", "de"):
        yield f"cities-fullest-{language}", partial(cities_page, fullest(), HARD_NAMES, language)
        yield f"cities-heaped-{language}", partial(cities_page, heap, HARD_NAMES, language)
        yield f"cities-middle-{language}", partial(cities_page, middle(), PLAIN_NAMES[:3], language)
        yield f"start-{language}", partial(market_page, start(3, "three_pairs", "skyline"), PLAIN_NAMES[:3], language)
        yield f"no-extra-{language}", partial(market_page, without_extra(), PLAIN_NAMES[:2], language)
        yield f"middle-{language}", partial(market_page, middle(), PLAIN_NAMES[:3], language)
        yield f"fullest-{language}", partial(market_page, fullest(), HARD_NAMES, language)
        yield f"heaped-{language}", partial(market_page, heap, HARD_NAMES, language)
        for view in (tell, heap):
            place = f"{len(view.players)}-{language}"
            yield f"player-{place}", partial(player_page, view, 0, HARD_NAMES, language)
        for category in Category:
            yield (
                f"special-{category}-{language}",
                partial(scoring_page, free, ScoreCategory(category), HARD_NAMES, language),
            )
        yield f"type-{language}", partial(scoring_page, free, ScoreType(TYPES[2]), HARD_NAMES, language)
        yield f"city-{language}", partial(scoring_page, free, ScoreCity(City.LERICI), HARD_NAMES, language)
        great = Build(GREAT_BUILDINGS[5], City.LUCCA, Blocks(2, 3, 3))
        yield f"construction-{language}", partial(construction_page, own(tell), great, HARD_NAMES, language)
        yield (
            f"purchase-{language}",
            partial(purchase_page, own(start()), TakeBlocks(1, Blocks(1)), HARD_NAMES, language),
        )


@pytest.mark.parametrize("name", sorted(pages()))
def test_everything_has_its_place(name: str) -> None:
    """Nothing is cut off or overlaps, backgrounds are declared correctly, and all letters are legible on a phone."""
    _check(pages()[name])


@pytest.mark.parametrize("seed", range(RANDOM_BOARDS))
def test_any_position_has_its_place(seed: int) -> None:
    """The same holds for any cards and any number of buildings in any number of cities."""
    view, language = anything(seed), ("en", "de")[seed % 2]
    names = HARD_NAMES[: len(view.players)]
    built = [own.building for player in view.players for own in player.buildings]
    events: list[Event] = [BuildingBuilt(0, each, City.LERICI, Blocks(8), None) for each in built[-2:]]
    events += [CategoryScored(0, each, 20, 0) for each in view.players[0].categories_scored]

    _check(market_page(view, names, language, events))
    _check(cities_page(view, names, language, events))
    _check(player_page(view, 0, names, language, events))


def test_kinds_and_spaces_have_signs_of_their_own() -> None:
    """Even without colour, no two kinds of card look alike, nor do the two special spaces."""
    for names in (("kind-top", "kind-object", "kind-building", "kind-extra"), ("category-city", "category-land")):
        signs = [on_ground(atlas(), name, 36, 36, theme.MARBLE).convert("L") for name in names]
        for a, b in combinations(signs, 2):
            assert sum(step > 24 for step in ImageChops.difference(a, b).tobytes()) > 150


def _check(page: Page) -> None:
    assert off_page(page) == []
    assert overlaps(page) == []
    assert astride(page) == []
    assert wrong_grounds(page) == []
    assert unreadable(page, atlas()) == []
    words = [each for each in page.elements if isinstance(each, Label) and "name" not in each.what.split("/")]
    assert [each.what for each in words if each.text.endswith("…") and not each.what.endswith("/more")] == []


def _shown(page: Page, start: str) -> list[str]:
    """List the sprites and words whose names begin like this."""
    return [
        element.sprite if isinstance(element, Icon) else element.text
        for element in page.elements
        if isinstance(element, Icon | Label) and element.what.startswith(start)
    ]


def _marks(view: View, *events: Event) -> set[str]:
    page = market_page(view, PLAIN_NAMES[:3], "en", events)
    return {element.what.removeprefix("mark/") for element in page.elements if element.what.startswith("mark/")}


def test_buildings_of_cost_8_can_be_seen_until_they_are_built() -> None:
    """Each is on a card, and their cost is said once; a hollow is in the place of what is built, and at first news."""
    board = pages()["middle-en"]

    assert _shown(board, "great/biblioteca8") == ["card-city-great", "building-biblioteca-8"]
    assert _shown(board, "great/cost") == ["8"]
    assert _shown(board, "great/castello8")[0] == "card-land-great"
    for kind in ("palazzo", "villa"):
        assert _shown(board, f"great/{kind}8") == []
    built = BuildingBuilt(0, GREAT_BUILDINGS[0], City.LERICI, Blocks(8), None)
    assert _marks(middle(), built) == {"great/palazzo8/gone"}
    assert _shown(market_page(middle(), PLAIN_NAMES[:3], "en", [built]), "corner/great/") == ["news-corner"]


def test_objects_are_below_the_buildings_that_bring_them() -> None:
    """Each is in the compartment below the building of its type."""
    boxes = {each.what: each.box for each in pages()["middle-en"].elements}

    for building in GREAT_BUILDINGS:
        card = boxes.get(f"great/{building}/card")
        if card is None:
            continue
        icon = boxes[f"objects/{building.object.key}/icon"]
        assert card.x <= icon.x
        assert icon.right <= card.right
        assert card.bottom <= icon.y


def test_a_purchase_without_turning_looks_different() -> None:
    """It shows the crossed-out arrow in the ribbon, and says so; a purchase after turning does not."""
    bought = BlocksTaken(2, 3, Blocks(red=1), 3, wheel_turned=False)
    unturned, turned = (
        market_page(middle(), PLAIN_NAMES[:3], "en", [each]) for each in (bought, replace(bought, wheel_turned=True))
    )

    assert _shown(unturned, "ribbon/")[4:] == ["wheel-stayed", "block-red", "−3", "coin"]
    assert _shown(turned, "ribbon/")[4:] == ["block-red", "−3", "coin"]
    assert _shown(unturned, "wheel/3/gone") == ["gone-red"]
    assert "didn’t turn the wheel" in market(middle(), PLAIN_NAMES[:3], "en", [bought]).alt


def test_a_special_scoring_adds_up_costs() -> None:
    """City values and objects play no part; the marker is on its space."""
    page = scoring_page(telling(), ScoreCategory(Category.LAND), PLAIN_NAMES, "en")

    assert _shown(page, "bill/villa/land") == ["4"]
    assert _shown(page, "bill/equals") == ["="]
    assert _shown(page, "total/point") == ["+6", "point", "21", "arrow", "27"]
    assert _shown(page, "mark/marker/") == ["seal-new"]
    assert _shown(page, "marker/land") == ["category-land"]
    assert _shown(page, "object") == []


def test_markers_of_a_city_and_of_the_type_of_its_number_are_told_apart() -> None:
    """Before Pisa is scored, the marker of the Biblioteca stays where it is, although both are number 1."""
    view = telling()
    player = view.players[0]._replace(types_scored=(TYPES[1],), cities_scored=())
    page = scoring_page(replace(view, players=(player, *view.players[1:])), ScoreCity(City.PISA), PLAIN_NAMES, "en")

    assert _shown(page, "marker/")[:2] == ["seal", "type-biblioteca"]
    assert _shown(page, f"marker/{City.PISA}") == ["town-yellow"]


def test_a_purchase_before_turning_leaves_the_wheel() -> None:
    """With the expansion the title says so, and the blocks do not move on."""
    page = pages()["purchase-en"]

    assert _shown(page, "title") == ["Buying from I, wheel not turned"]
    assert _shown(page, "wheel/unturned") == ["wheel-stayed"]
    assert _shown(page, "wheel/1/gone") == ["priced-white", "price", "6"]
    assert _shown(page, "wheel/1/unknown") == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_pictures_are_small_and_have_alt_texts(language: str) -> None:
    """Even the fullest ones stay within the limits for bytes, alt text and text board."""
    view = middle()
    drawn = [
        *board(fullest(), HARD_NAMES, language),
        *board(view, PLAIN_NAMES[:3], language),
        hand(heaped(), HARD_NAMES, language),
    ]
    for picture in drawn:
        assert len(picture.data) <= LIMIT
        assert len(picture.alt) <= ALT_LIMIT
    for names in (HARD_NAMES, ("*_~`|" * 6,) * 4):
        assert len(TEXTS(language, "carrara").text_board(fullest(), names)) <= TEXT_LIMIT


def test_the_text_board_shows_cards_and_specials() -> None:
    """It gives source, condition, scoring and everyone's progress."""
    said = TEXTS("en", "carrara").text_board(middle(), PLAIN_NAMES[:3])

    assert "**Cost-8 buildings**: Biblioteca, Cattedrale, Porta, Castello\n" in said
    assert "- Top “Two cities scored” (house card) needs 2 scored cities\n" in said
    assert "earns points by number of kinds of object: 1 → 2, 2 → 5, 3 → 9, 4 → 14, 5 → 20, 6 → 27 + 1 point" in said
    assert "all city buildings, all land buildings\n- cards: Top (Cities) 0/2, Building (City cost) 8/16" in said
    assert "You may turn the wheel before buying" in said


def test_alt_texts_tell_the_expansion() -> None:
    """The board's alt text describes the cards, the hand's what each card would score now."""
    assert "Cost-8 buildings: Biblioteca, Cattedrale, Porta, Castello." in market(middle(), PLAIN_NAMES[:3], "en").alt
    assert "Top “Two cities scored”" in cities(middle(), PLAIN_NAMES[:3], "en").alt
    said = hand(telling(), PLAIN_NAMES[:3], "en").alt
    assert "Master masons (house card) 3, other objects 1, coins 4 — 32 points more." in said
    assert "needs 3 pairs of equal objects" in said
    assert "pairs of equal objects: 2 of 3 · Three pairs (documented)." in said
    bought = pages()["purchase-en"]
    assert _shown(bought, "title")[0] in purchase(own(start()), TakeBlocks(1, Blocks(1)), PLAIN_NAMES, "en").alt


def test_a_players_board_is_public_with_the_expansion_too() -> None:
    """Special spaces show what they would yield; neither a seat's own view nor open hands reveal more."""
    view, seat = telling(), 0
    opened = replace(view, open_hands=(view.hand,) * 3)
    page = player_page(view, seat, PLAIN_NAMES, "en")

    assert _shown(page, "special/city") == ["category-city", "3", "tick", "Scored"]
    assert _shown(page, "special/land") == ["category-land", "2", "+6", "point"]
    assert _shown(page, "player/0/goal/top") == ["kind-top", "Cities", "2/2", "tick"]
    assert player_board(view, seat, PLAIN_NAMES, "en") == player_board(opened, seat, PLAIN_NAMES, "en")
    assert "all land buildings 6 points" in player_board(view, seat, PLAIN_NAMES, "en").alt


@pytest.mark.parametrize(("top", "done", "rings"), [("four_scorings", 1, 3), ("towns", 1, 2), ("four_scorings", 5, 0)])
def test_every_picture_has_a_ring_for_each_scoring_that_is_still_required(top: str, done: int, rings: int) -> None:
    """Player's board and scorings have the same sign, word and number for the same card, and all as many rings.

    In the cities, the number of scorings is beside their seals, which say of what.
    """
    view = start(2, top, "kinds", "skyline", "council")
    built = (Built(GREAT_BUILDINGS[5], City.LUCCA),)
    player = view.players[0]._replace(types_scored=TYPES[:done], buildings=built)
    view = replace(view, players=(player, *view.players[1:]))
    word = {"four_scorings": "Scorings", "towns": "Cities"}[top]
    public, own_board = cities_page(view, PLAIN_NAMES[:2], "en"), player_page(view, 0, PLAIN_NAMES[:2], "en")

    for page in (public, own_board):
        assert _shown(page, "player/0/free") == ["seal-free"] * rings
        # a small seal is one sprite, a large one has its emblem on it
        assert len(_shown(page, "player/0/scored")) == done * (2 if page is own_board else 1)
        if page is own_board or top == "towns":
            assert {"kind-top", word} <= set(_shown(page, "player/0/goal/top"))
    preview = scoring_page(own(view), ScoreType(TYPES[5]), PLAIN_NAMES[:2], "en")
    counted = top != "towns"
    assert _shown(preview, "markers/")[:2] == ["kind-top", word]
    assert len(_shown(preview, "marker/free")) == max(0, rings - counted)
    assert f"Top ({word}) " in player_board(view, 0, PLAIN_NAMES[:2], "en").alt


def test_a_building_of_cost_8_can_be_scored_in_three_ways() -> None:
    """The preview shows what its type, its city and its special space will yield, or that they are already scored."""
    great = Build(GREAT_BUILDINGS[5], City.LUCCA, Blocks(2, 3, 3))
    land = construction_page(telling(), great, PLAIN_NAMES, "en")
    town = construction_page(telling(), Build(GREAT_BUILDINGS[1], City.LUCCA, Blocks(8)), PLAIN_NAMES, "en")

    one, two = (["point", f"+{number}", "object-shield"] for number in (1, 2))
    added = ["building-villa-8-large", "adds"]
    assert _shown(land, "worth/type") == [
        "type-villa",
        "Score Villa",
        *added,
        "+16",
        "point",
        "+1",
        "object-shield",
        "+20",
        *two,
        "tick",
        "now",
    ]
    assert _shown(land, "worth/city") == ["town-red", "Score Lucca", "+16", *one, "house", "1/2"]
    special = ["category-land", "Special scoring", *added, "+8", "point", "+14", "point", "tick", "now"]
    assert _shown(land, "worth/special") == special
    assert _shown(town, "worth/special") == ["category-city", "Special scoring", "lock", "seat-0", "A"]
    assert _shown(land, "player/0/goal/building") == ["kind-building", "Mixed pairs", "2", "arrow", "3/3"]
    said = construction(telling(), great, PLAIN_NAMES, "en").alt
    assert "Special scoring: 14 points, of which this building adds 8 points. Top (Cities) 2/2" in said
    assert "Building (Mixed pairs) 3/3." in said
    done = construction(telling(), Build(GREAT_BUILDINGS[1], City.LUCCA, Blocks(8)), PLAIN_NAMES, "en").alt
    assert "Its special scoring is already done." in done


def test_an_animation_plays_with_the_expansion() -> None:
    """Its turns become frames."""
    views = start(), middle()
    data = animated([partial(pictures_of("carrara").film_frame, view, PLAIN_NAMES[:3], "en") for view in views])

    assert data.startswith(b"GIF89a")
    assert getattr(Image.open(BytesIO(data)), "n_frames", 1) == 2

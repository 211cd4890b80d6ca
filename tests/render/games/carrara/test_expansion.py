"""With the expansion, every page is still laid out correctly, legible and complete."""

from __future__ import annotations

from dataclasses import replace

from bot.games.carrara.actions import Build, ScoreCategory, TakeBlocks
from bot.games.carrara.components import GREAT_BUILDINGS, Blocks, Category, City
from bot.games.carrara.events import BlocksTaken
from render.games.carrara.pages.construction import construction_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_page
from render.games.carrara.pages.scoring import scoring_page
from render.games.carrara.pictures import PAGES, construction, market, purchase
from tests.render.games.carrara.expanded import (
    middle,
    start,
    telling,
)
from tests.render.games.carrara.positions import PLAIN_NAMES, own
from tests.render.games.carrara.scenes import pages
from tests.render.shown import boxes, check, shown


def test_buildings_of_cost_8_can_be_seen_until_they_are_built() -> None:
    """Each has its cost and its object, and is larger than any on display once some are built."""
    board = pages()["market-middle-en"]()
    where, left = boxes(board), GREAT_BUILDINGS[1:5]

    for building in GREAT_BUILDINGS:
        seen = [f"building-{building.type}-8", "8", f"object-{building.object}"]
        assert shown(board, f"great/{building}") == seen * (building in left)
    largest = max(box.height for box in boxes(board, "display/", "/building").values())
    assert all(where[f"great/{building}/building"].height > largest for building in left)


def test_a_purchase_without_turning_looks_different() -> None:
    """It shows the crossed-out arrow in the ribbon, and says so; a purchase after turning does not."""
    bought = BlocksTaken(2, 3, Blocks(red=1), 3, wheel_turned=False)
    unturned, turned = (
        market_page(middle(), PLAIN_NAMES[:3], "en", [each]) for each in (bought, replace(bought, wheel_turned=True))
    )

    check(unturned, "ribbon/: ribbon-left | ribbon-right | seat-2 | C | wheel-stayed | block-red | −3 | coin")
    check(turned, "ribbon/: ribbon-left | ribbon-right | seat-2 | C | block-red | −3 | coin")
    assert "didn’t turn the wheel" in market(middle(), PLAIN_NAMES[:3], "en", [bought]).alt


def test_a_special_scoring_adds_up_costs() -> None:
    """City values and objects play no part; the marker is on its space."""
    page = scoring_page(telling(), ScoreCategory(Category.LAND), PLAIN_NAMES, "en")

    check(
        page,
        """
        bill/villa/land: 4
        bill/equals: =
        total/point: +6 | point | 21 | arrow | 27
        mark/marker/: seal-new
        marker/scored/land: category-land
        object:
        """,
    )


def test_alt_texts_tell_the_expansion() -> None:
    """The board's alt text describes the cards, the hand's what each card would score now."""
    assert "Cost-8 buildings: Biblioteca, Cattedrale, Porta, Castello." in market(middle(), PLAIN_NAMES[:3], "en").alt
    assert "Top “Two cities scored”" in PAGES.board(middle(), PLAIN_NAMES[:3], "en")[1].alt
    told = PAGES.hand(telling(), PLAIN_NAMES[:3], "en").alt
    assert "Master masons (house card) 3, other objects 1, coins 4 — 32 points more." in told
    assert "needs 3 pairs of equal objects" in told
    assert "pairs of equal objects: 2 of 3 · Three pairs (documented)." in told
    bought = pages()["purchase-en"]()
    assert shown(bought, "title")[0] in purchase(own(start()), TakeBlocks(1, Blocks(1)), PLAIN_NAMES, "en").alt


def test_a_players_board_is_public_with_the_expansion_too() -> None:
    """Special spaces show what they would yield; neither a seat's own view nor open hands reveal more."""
    view, seat = telling(), 0
    opened = replace(view, open_hands=(view.hand,) * 3)
    page = player_page(view, seat, PLAIN_NAMES, "en")

    check(
        page,
        """
        player/0/scored/city: small-seal-category-city
        worth/special-city:
        worth/special-land: category-land | +6 | point
        player/0/goal/top: kind-top | Cities | 2/2 | tick
        """,
    )
    assert PAGES.player_board(view, seat, PLAIN_NAMES, "en") == PAGES.player_board(opened, seat, PLAIN_NAMES, "en")
    assert "all land buildings 6 points" in PAGES.player_board(view, seat, PLAIN_NAMES, "en").alt


def test_a_building_of_cost_8_can_be_scored_in_three_ways() -> None:
    """The preview shows what its type, its city and its special space will yield, or that they are already scored."""
    great = Build(GREAT_BUILDINGS[5], City.LUCCA, Blocks(2, 3, 3))
    land = construction_page(telling(), great, PLAIN_NAMES, "en")
    town = construction_page(telling(), Build(GREAT_BUILDINGS[1], City.LUCCA, Blocks(8)), PLAIN_NAMES, "en")

    check(
        land,
        """
        worth/type/share: building-villa-8 | adds | +16 | point | +1 | object-shield
        worth/type/amount: +20 | point
        worth/type/shield: +2 | object-shield
        worth/type/state: tick | now
        worth/city: town-red | Score Lucca | +16 | point | +1 | object-shield | house | 1/2
        worth/special: category-land | Special scoring | building-villa-8 | adds | +8 | point | +14 | point | tick | now
        player/0/goal/building: kind-building | Mixed pairs | 2 | arrow | 3/3
        """,
    )
    check(town, "worth/special: category-city | Special scoring | lock | seat-0 | A")
    told = construction(telling(), great, PLAIN_NAMES, "en").alt
    assert "Special scoring: 14 points, of which this building adds 8 points. Top (Cities) 2/2" in told
    assert "Building (Mixed pairs) 3/3." in told
    done = construction(telling(), Build(GREAT_BUILDINGS[1], City.LUCCA, Blocks(8)), PLAIN_NAMES, "en").alt
    assert "Its special scoring is already done." in done

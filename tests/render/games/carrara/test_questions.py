"""The pictures that answer a question: a player's board, and the effect of a move before it is confirmed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.carrara.actions import Build, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import (
    Blocks,
    Building,
    BuildingType,
    City,
    Objects,
)
from bot.games.carrara.events import BuildingBuilt, CityScored, Event, TypeScored
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.carrara.view import CarraraSeatView, Hand
from bot.games.carrara.view import view as view_of
from render.games.carrara.pages.construction import construction_page
from render.games.carrara.pages.player_board import player_page
from render.games.carrara.pages.purchase import purchase_page
from render.games.carrara.pages.scoring import scoring_page
from render.games.carrara.pages.wheel import wheel_page
from render.games.carrara.pictures import PAGES, construction, purchase, scoring
from tests.games.carrara.positions import board, player, table
from tests.render.games.carrara.positions import HARD_NAMES, PLAIN_NAMES, full_wheel, in_one_city, moment, own, scorable
from tests.render.shown import boxes, check, icons, marks, names, shown

VILLA, PORTA = Building(BuildingType.VILLA, 3), Building(BuildingType.PORTA, 2)


WORKED = table(
    3,
    points=4,
    coins=11,
    blocks=Blocks(red=2, black=1),
    objects=Objects(cup=1),
    buildings=board("biblioteca3 pisa, biblioteca2 massa, villa3 pisa"),
    supply=Objects(2, 1, 2, 2, 2, 2),
)
"""The rules' example, Biblioteca 3 in Pisa and 2 in Massa, with one book in the supply."""


def _worked_example(position: CarraraPosition = WORKED) -> CarraraSeatView:
    return view_of(position, 0)


def test_a_players_board_shows_names_costs_and_what_scorings_would_bring() -> None:
    """Each building is in its city with its cost, and each type and city shows what it would yield now."""
    page = player_page(_worked_example(), 0, PLAIN_NAMES[:3], "en")

    check(
        page,
        """
        behind/player/0/pisa/biblioteca3: building-biblioteca-3
        player/0/pisa/biblioteca3: 3
        behind/player/0/pisa/villa3: building-villa-3
        player/0/pisa/villa3: 3
        behind/player/0/massa/biblioteca2: building-biblioteca-2
        player/0/massa/biblioteca2: 2
        worth/city-pisa: town-yellow | +18 | coin | +2 | object-book | object-shield
        city/massa/need: house | 1/3
        worth/type-biblioteca: type-biblioteca | +2 | point | +9 | coin | +1 | object-book
        worth/type-villa: type-villa | +9 | coin | +1 | object-shield
        """,
    )
    assert len(shown(page, "player/0/free")) == 4
    assert "8/25" in shown(page, "player/0/costs")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_players_board_is_public(language: str) -> None:
    """Neither the viewer nor open hands make a difference."""
    view = view_of(moment(3, 7, 25).position, None)
    opened = replace(view, open_hands=(Hand(99, Blocks(1), Objects(1)),) * 3)
    first, *others = (PAGES.player_board(each, 1, PLAIN_NAMES, language) for each in (view, own(view, 1), opened))

    assert others == [first, first]


def test_a_players_board_marks_what_changed() -> None:
    view = _worked_example(player(WORKED, 0, types_scored=(BuildingType.VILLA,), cities_scored=(City.PISA,)))
    events: list[Event] = [
        BuildingBuilt(0, VILLA, City.PISA, Blocks(white=3), None),
        TypeScored(0, BuildingType.VILLA, 9, 0, Objects(shield=1)),
        TypeScored(1, BuildingType.PORTA, 0, 6, Objects()),
        CityScored(0, City.PISA, 0, 3, Objects()),
    ]

    page = player_page(view, 0, PLAIN_NAMES[:3], "en", events)

    assert marks(page) == {
        "player/0/pisa",
        "player/0/pisa/villa3",
        "player/0/costs/plate",
        "city/pisa/marker",
        "player/0/scored/villa",
        "player/0/scored/pisa",
        "head/points",
    }
    points = view.players[0].points
    assert shown(page, "head/point") == [str(points - 3), "arrow", str(points), "point"]
    told = PAGES.player_board(view, 0, PLAIN_NAMES[:3], "en", events).alt
    assert told.startswith("Anna built Villa 3 in Pisa")
    assert "Benedetto" not in told


def test_a_players_board_shows_who_scored_each_city() -> None:
    """At one that is scored is the badge of who has done it, at others how many of the buildings it takes are there."""
    mine = player(WORKED, 0, cities_scored=(City.MASSA,))
    view = _worked_example(player(mine, 1, cities_scored=(City.LERICI,)))
    page = player_page(view, 0, PLAIN_NAMES[:3], "en")

    assert " Taken by others: Lerici. " in PAGES.player_board(view, 0, PLAIN_NAMES[:3], "en").alt
    check(
        page,
        """
        city/lerici/marker: seat-1 | B
        city/massa/marker: seat-0 | A
        city/pisa/need: house | 2/2
        """,
    )


def test_a_purchase_shows_blocks_sum_and_what_is_left() -> None:
    """The blocks bought have golden frames and prices; coins and blocks are shown before and after."""
    view = own(replace(full_wheel(2, 6), phase=CarraraPhase.BUYING), 0, Hand(17, Blocks(black=1), Objects()))
    page = purchase_page(view, TakeBlocks(3, Blocks(white=3, yellow=1)), PLAIN_NAMES, "en")

    framed = {what.split("/", 3)[3] for what in names(page, "behind/frame/")}
    assert framed == {what for what in icons(page, "wheel/3/bought/") if not what.endswith("/tag")}
    check(
        page,
        """
        wheel/3/bought: priced-white | ×3 | price | 4 | priced-yellow | price | 3
        wheel/3/block: priced-white | price | 4 | priced-yellow | price | 3
        chosen: segment-chosen-3
        bill/white: block-white | 3 × 4 = | 12 | coin
        bill/yellow: block-yellow | 1 × 3 = | 3 | coin
        bill/red:
        sum: Total | 15 | coin
        coins/before: 17
        coins/after: 2
        own/white: 0 | arrow | 3
        own/black: block-black | 1
        own/red:
        """,
    )


def test_a_purchase_before_the_turn_of_the_wheel_shows_it_turned() -> None:
    """If the wheel is still to be turned, blocks have moved on, and those from the bag are unknown."""
    page = purchase_page(own(full_wheel(2, 6), 0), TakeBlocks(4, Blocks(white=1)), PLAIN_NAMES, "en")

    check(
        page,
        """
        wheel/4/bought: priced-white | price | 3
        wheel/turned: wheel-turned
        wheel/1/unknown: bag | +5
        bag/count: 29
        """,
    )


def test_the_wheel_after_turning_shows_what_has_moved() -> None:
    """The turn is on the rim; what comes from the bag is marked, with its number."""
    view = own(full_wheel(2, 6), 0, Hand(99, Blocks(), Objects()))
    page = wheel_page(view, PLAIN_NAMES, "en", 99, turns=True)

    check(
        page,
        """
        wheel/turned: wheel-turned
        title: Prices after turning
        corner/wheel/1: new
        wheel/1/unknown: bag | +5
        """,
    )


def test_a_construction_shows_the_building_its_payment_and_its_worth() -> None:
    """The building is marked in its city, and each way to score it shows its yield."""
    view = _worked_example()
    page = construction_page(view, Build(Building(BuildingType.PORTA, 2), City.LUCCA, Blocks(red=2)), PLAIN_NAMES, "en")

    assert {"site/porta2", "player/0/costs/plate"} <= marks(page)
    check(
        page,
        """
        mark/site/porta2: building-porta-2
        site/value: town-red | ×2 | point
        name: Porta 2 in Lucca
        block-red: block-red | 2 | arrow | 0
        player/0/costs: Cost | 8 | arrow | 10/25
        worth/type: type-porta | Score Porta | +4 | point | +1 | object-gate | tick | now possible
        worth/city: town-red | Score Lucca | +4 | point | +1 | object-gate | house | 1/2
        """,
    )


def test_a_construction_shows_what_a_scoring_brings_in_all_and_what_of_it_is_new() -> None:
    """Porta 2 adds 6 coins to the 18 of Pisa, and an object if the supply has one more than is brought without it.

    If it has not, the object is said to be lost.
    """
    view = _worked_example()
    porta = Build(PORTA, City.PISA, Blocks(yellow=2))
    page = construction_page(view, porta, PLAIN_NAMES, "en")

    check(
        page,
        """
        worth/city/amount: +24 | coin
        worth/city/share: building-porta-2 | adds | +6 | coin | +1 | object-gate
        worth/type/share:
        worth/type/lost:
        worth/city/lost:
        """,
    )
    assert (
        "Score Pisa: 24 coins, 1 book, 1 gate, 1 coat of arms, of which this building adds 6 coins, 1 gate."
        in construction(view, porta, PLAIN_NAMES, "en").alt
    )
    again = construction_page(
        view, Build(Building(BuildingType.BIBLIOTECA, 1), City.PISA, Blocks(1)), PLAIN_NAMES, "en"
    )
    check(
        again,
        """
        worth/type/share: building-biblioteca-1 | adds | +3 | coin
        worth/type/lost: object-book | Lost: 2 books
        """,
    )
    alt = construction(view, Build(Building(BuildingType.BIBLIOTECA, 1), City.PISA, Blocks(1)), PLAIN_NAMES, "en").alt
    assert "of which this building adds 3 coins. Lost: 2 books. The supply has no more." in alt


def test_a_construction_shows_what_can_no_longer_be_scored() -> None:
    """A type scored by the seat and a city scored by anyone yield nothing more."""
    view = scorable()
    third = view.players[2]._replace(cities_scored=(City.LUCCA,))
    view = replace(view, players=(*view.players[:2], third, view.players[3]))
    action = Build(Building(BuildingType.VILLA, 1), City.LUCCA, Blocks(1))
    page = construction_page(view, action, PLAIN_NAMES, "en")

    check(
        page,
        """
        worth/type: type-villa | Score Villa | lock | already scored | seat-1 | B
        worth/city: town-red | Score Lucca | lock | already scored | seat-2 | C
        """,
    )
    assert "Type and city are already scored." in construction(view, action, PLAIN_NAMES, "en").alt
    other = construction(view, replace(action, city=City.PISA), PLAIN_NAMES, "en").alt
    assert "Villa is already scored. Score Pisa: " in other


def test_a_scoring_shows_each_term_the_sum_and_the_objects_that_are_left() -> None:
    """Biblioteca 3 in Pisa and 2 in Massa yield 9 coins and 2 points, and the only book."""
    page = scoring_page(_worked_example(), ScoreType(BuildingType.BIBLIOTECA), PLAIN_NAMES, "en")

    check(
        page,
        """
        bill/biblioteca/pisa: town-yellow | Pisa | 3 | ×3 | = | 9 | coin
        mark/bill/biblioteca/pisa: building-biblioteca-3
        bill/biblioteca/massa: town-blue | Massa | 2 | ×1 | = | 2 | point
        total/coin: +9 | coin | 11 | arrow | 20
        total/point: +2 | point | 4 | arrow | 6
        mark/object-book: object-book | 0 | arrow | 1
        lost/: object-book | Lost: 1 book | none left in the supply
        """,
    )
    amounts = boxes(page)
    assert amounts["total/coin"].y < amounts["total/point"].y, "each amount is beside the line that it comes from"
    assert names(page, "corner/lost/") == ["corner/lost/object/alert", "corner/lost/object/alert/sign"]
    assert len(shown(page, "marker/free")) == 3
    check(
        page,
        """
        markers/: Scorings | 0 | arrow | 1/4
        mark/marker/: seal-new
        marker/scored/biblioteca: type-biblioteca
        """,
    )
    seal, emblem = boxes(page)["mark/marker/scored/biblioteca"], boxes(page)["marker/scored/biblioteca"]
    assert seal.grown(-seal.width // 8).holds(emblem), "the rim of a new seal is around its emblem"


def test_alt_texts_tell_what_a_move_will_do() -> None:
    """They describe everything that the pictures show."""
    view = _worked_example()
    bought = purchase(
        own(replace(full_wheel(2, 6), phase=CarraraPhase.BUYING), 0), TakeBlocks(3, Blocks(white=3)), PLAIN_NAMES, "en"
    )

    assert PAGES.player_board(view, 0, PLAIN_NAMES[:3], "en").alt == (
        "Anna (starts): 4 points; built Pisa Biblioteca 3, Villa 3; Massa Biblioteca 2. "
        "Total cost 8; 6 scoring markers left. "
        "Scoring one of these now earns: Biblioteca 2 points, 9 coins, 1 book; Villa 9 coins, 1 coat of arms; "
        "Pisa 18 coins, 1 book, 1 coat of arms."
    )
    assert bought.alt == (
        "Buying from III: 3 white for 12 coins. Coins: 187, then 175. Left there: white, 2 yellow. "
        "Blocks then: 10 white, 7 yellow, 7 red, 7 green, 7 blue, 7 black."
    )
    assert construction(view, Build(VILLA, City.LUCCA, Blocks(red=2)), PLAIN_NAMES, "en").alt.startswith(
        "Villa 3 in Lucca: paid with 2 red. Blocks then: black. "
        "Buildings in Lucca: 0 before, 1 now; scoring the city takes 2. "
        "Score Villa: 6 points, 9 coins, 2 coats of arms, of which this building adds 6 points, 1 coat of arms. "
        "Score Lucca: 6 points, 1 coat of arms. Total cost: 8, then 11; announcing the end takes 25."
    )
    assert scoring(view, ScoreType(BuildingType.BIBLIOTECA), PLAIN_NAMES, "en").alt == (
        "Scoring: Biblioteca: Biblioteca 3 in Pisa: 9 coins. Biblioteca 2 in Massa: 2 points. "
        "Total: 2 points, 9 coins, 1 book. Lost: 1 book. The supply has no more. "
        "Points: 4, then 6. Coins: 11, then 20. 5 scoring markers left."
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_total_comes_before_details_that_are_cut(language: str) -> None:
    """There is no room for each of 30 buildings."""
    assert "90" in scoring(in_one_city(), ScoreCity(City.LERICI), HARD_NAMES, language).alt

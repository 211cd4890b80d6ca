"""The picture of the cities: who built what where, how near everyone is to the end, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest

from bot.games.carrara.components import (
    BUILDINGS,
    CITIES,
    COLOURS,
    GREAT_BUILDINGS,
    NO_BLOCKS,
    NO_OBJECTS,
    TYPES,
    Blocks,
    BuildingType,
    City,
    is_accepted,
)
from bot.games.carrara.events import BlocksTaken, BuildingBuilt, CityScored, Declined, EndAnnounced, Event, TypeScored
from bot.games.carrara.position import SEATS, Built
from bot.games.carrara.view import CarraraView, Hand, end_early
from bot.games.carrara.view import view as view_of
from bot.games.contract import TurnEnded
from render.engine import theme
from render.engine.scene import Box, Plate
from render.games.carrara.colours import BLOCKS
from render.games.carrara.page import CarraraPage
from render.games.carrara.pages.cities import cities_page
from tests.games.carrara.positions import board, player, table
from tests.render.games.carrara.expanded import fullest as allotted
from tests.render.games.carrara.expanded import heaped, longest, middle, start
from tests.render.games.carrara.positions import (
    HARD_NAMES,
    PLAIN_NAMES,
    crowded,
    ended,
    finished,
    moment,
    scattered,
    scorable,
)
from tests.render.shown import boxes, icons, labels, names, of_kind, signs, words

every_table = pytest.mark.parametrize("seats", SEATS)
PORTA, VILLA = board("porta4 massa, villa2 pisa")


def begun(*estate: Built, seats: int = 4, **parts: Any) -> CarraraView:
    """Return a view of the first turn in which the first seat has these buildings."""
    return view_of(table(seats, buildings=estate, **parts), None)


def laid(view: CarraraView, events: Sequence[Event] = (), people: Sequence[str] = PLAIN_NAMES) -> CarraraPage:
    return cities_page(view, people[: len(view.players)], "en", events)


@every_table
def test_the_layout_stays_all_game_long(seats: int) -> None:
    """Cities have their places from the first turn to the last round.

    So do plaques while no street has two lines.
    """
    first = laid(view_of(moment(seats, seats, 0).position, None))
    for turns in (9, 23, 44):
        page = laid(view_of(moment(seats, seats, turns).position, None))
        moved = names(page, "ground/player/", end="/slope/0")
        later, start = boxes(page), "city/" if moved else ""
        for end in ("/plaque", "/name", "/name/0", "/value"):
            before = boxes(first, start, end=end)
            assert [what for what, box in before.items() if later.get(what, box)[1:] != box[1:]] == []


@pytest.mark.parametrize(
    ("seats", "name", "lines"),
    [
        (4, "Александр Великолепный", ["Александр", "Великолепный"]),
        (3, "Maximiliane von Zwiebel", ["Maximiliane", "von Zwiebel"]),
        (2, "Anna", ["Anna"]),
    ],
)
def test_a_long_name_has_two_lines(seats: int, name: str, lines: list[str]) -> None:
    """Whatever the latest turn brought, a name has the whole width of its plaque, and is not cut while it fits."""
    page = laid(begun(seats=seats), [BlocksTaken(0, 2, Blocks(white=2, black=1), 6)], [name, *PLAIN_NAMES])

    assert words(page, "player/0/name") == lines


@every_table
@pytest.mark.parametrize("types", range(1, len(TYPES)))
def test_plaques_show_how_near_the_end_is(seats: int, types: int) -> None:
    """How many scorings and of what cost, on green once they are enough, and a seal or a ring for each.

    Points are the largest, and progress can be read on a phone.
    """
    estate, types_scored = board("palazzo5 pisa, villa5 pisa"), TYPES[:types]
    view = begun(*estate, seats=seats, types_scored=types_scored, cities_scored=(City.PISA,), points=31)
    page, scorings = laid(view, [EndAnnounced(0, 5)]), types + 1
    sizes = {what: label.size for what, label in labels(page).items()}
    scored = boxes(page, "player/0/scored/")
    seals = {what: box for what, box in scored.items() if f"{what}/seal" not in scored}

    assert words(page, "player/0/costs") == [f"10/{ {2: 30, 3: 25, 4: 20}[seats] }"]
    assert words(page, "player/0/scorings") == [f"{scorings}/4"]
    assert names(page, "player/0/scorings/met") == ["player/0/scorings/met"] * (scorings >= 4)
    assert signs(page, "player/0/free") == ["seal-free"] * (4 - scorings)
    assert len(seals) == scorings
    assert min(box.width for box in seals.values()) >= (32 if scorings > 5 else 35)
    assert sizes["player/0/points"] == max(sizes.values()) >= (53 if seats == 4 else 58)
    assert min(size for what, size in sizes.items() if what.endswith(("/costs", "/scorings"))) >= 31
    assert signs(page, "player/0/pisa/scored") == ["tick"]
    assert (words(page, "city/pisa/marker"), words(page, "city/massa/need")) == (["A"], ["3"])


def test_all_turns_that_are_told_are_marked_alike() -> None:
    """What an earlier turn scored or built has the same marks as what the latest one did."""
    (palazzo,) = board("palazzo1 lucca")
    mine = table(4, buildings=(PORTA, VILLA), types_scored=(BuildingType.PORTA,), cities_scored=(City.MASSA,), points=4)
    events: list[Event] = [
        CityScored(0, City.MASSA, 0, 4, NO_OBJECTS),
        TurnEnded(0, 1),
        BuildingBuilt(1, palazzo.building, palazzo.city, NO_BLOCKS, None),
    ]
    page = laid(view_of(player(mine, 1, buildings=(palazzo,)), None), events)

    marked = "city/massa/marker", "player/0/massa", "player/0/points", "player/0/scored/massa"
    assert {*names(page, "mark/")} == {f"mark/{what}" for what in (*marked, f"player/1/lucca/{palazzo.building}")}
    assert "corner/player/0/massa" in names(page, "corner/")


@pytest.mark.parametrize(
    ("event", "marked"),
    [
        (TypeScored(0, BuildingType.VILLA, 0, 2, NO_OBJECTS), "villa"),
        (CityScored(0, City.LERICI, 0, 2, NO_OBJECTS), "lerici"),
    ],
)
def test_only_the_seal_of_what_was_just_scored_is_fresh(event: Event, marked: str) -> None:
    """The city and the type of the same number, scored earlier, keep their old seals."""
    scored = begun(VILLA, types_scored=(BuildingType.VILLA,), cities_scored=(City.LERICI,), points=4)
    assert names(laid(scored, [event]), "mark/player/0/scored/") == [f"mark/player/0/scored/{marked}"]


def test_the_row_of_the_player_to_move_is_framed() -> None:
    """After the end, the winners have the frame and everyone a rank; a game that was ended early names no winner."""
    view = view_of(moment(3, 4, 10).position, None)
    last, early = laid(ended(finished(3, 3))[0]), laid(end_early(view))
    sandbox = cities_page(view, PLAIN_NAMES[:3], "en", (), "Sandbox")

    assert names(laid(view), end="/frame") == [f"turn/{view.turn}/frame"]
    assert names(last, end="/frame") + names(last, end="/leader") == ["turn/1/frame", "player/1/leader"]
    assert words(last, "band") == ["Benedetto wins"]
    assert of_kind(last, Plate)["band/plate"].fill == theme.PLAQUES[1]
    assert (words(sandbox, "band"), of_kind(sandbox, Plate)["band/plate"].fill) == (["Sandbox"], theme.SEA)
    for seat, (rank, points) in enumerate((("2", "56"), ("1", "91"), ("3", "48"))):
        assert (words(last, f"player/{seat}/rank"), words(last, f"player/{seat}/points")) == ([rank], [points])
    assert names(early, end="/frame") + names(early, end="/rank") == []
    assert words(early, "player/0/points") == [str(view.players[0].points)]


def test_the_last_round_is_announced() -> None:
    """It is told below the rows, with who announced it, before who is still to play or what cards require."""
    view = crowded()
    page = laid(replace(view, announced_by=2), [Declined(1)])

    assert (words(page, "last-round/said"), words(page, "last-round/by")) == (["Last round"], ["C"])
    assert boxes(page)["ground/3/plate"].bottom < boxes(page)["last-round"].y
    assert signs(page, "rest/")[: 4 - view.turn] == [f"seat-{seat}" for seat in range(view.turn, 4)]
    assert words(laid(replace(view, announced_by=None)), "last-round/by") == []
    assert words(laid(view_of(moment(3, 4, 3).position, None)), "last-round") == []
    assert words(laid(replace(middle(), last_round_by=0)), "asked/") == words(laid(middle()), "asked/")[1:]


def test_open_hands_are_shown_in_every_row() -> None:
    """Coins, blocks and objects of each player, and how many objects are needed; nothing of it with closed hands."""
    page = laid(scattered())

    for seat in range(4):
        assert words(page, f"hand/{seat}/coin") == ["187"]
        assert words(page, f"player/{seat}/objects") == ["9/6"]
        assert len(icons(page, f"hand/{seat}/")) == 13
    assert min(each.size for each in labels(page, "hand/").values()) >= 31
    assert words(laid(replace(scattered(), open_hands=None)), "hand/") == []


def test_open_hands_are_large_beside_the_streets_of_four() -> None:
    """Their signs can be told apart on a phone, and all hands have one size."""
    late = view_of(moment(4, 9, 33).position, None, open_hands=True)
    found = boxes(laid(late), "hand/", "/sign")
    assert len({box.width for box in found.values()}) == 1
    assert min(box.width for box in found.values()) >= 38


def test_buildings_of_a_full_street_are_about_equally_wide() -> None:
    """None is much narrower than a cheaper one before it, which would hide it."""
    estate = "palazzo1 massa, biblioteca1 massa, cattedrale2 massa, porta3 massa, castello5 massa, villa5 massa"
    found = boxes(laid(begun(*board(estate))), "behind/player/0/massa/")
    wide = [box.width for what, box in found.items() if not what.endswith("pennant")]
    assert max(wide) < 1.35 * min(wide)


def test_a_town_has_its_pennant_in_each_of_its_lines() -> None:
    """A line without one could be any city's."""
    page = laid(begun(*(Built(each, City.MASSA) for each in BUILDINGS), seats=2))
    pennants, feet = (names(page, each) for each in ("behind/player/0/massa/pennant", "ground/player/0/massa/foot"))
    assert len(pennants) == len(feet) > 1


def test_the_leader_has_a_laurel() -> None:
    """Only who has the most points, and nobody while all have the same."""
    view = begun(seats=3, points=2)

    assert names(laid(begun(seats=3)), end="/leader") == []
    assert names(laid(view), end="/leader") == ["player/0/leader"]


def test_the_expansion_shows_progress_on_cards() -> None:
    """Each player's progress on the public conditions, and of scorings beside their seals."""
    page = laid(middle())
    begun_with = laid(start(2, "towns", "kinds", "skyline", "councillors"))

    assert {"2", "16"} <= {each.split("/")[-1] for each in words(page, "player/0/goal")}
    assert signs(begun_with, "player/0/goal") == ["kind-top", "kind-building"]
    assert words(page, "player/0/costs") == []


@every_table
def test_rows_are_in_the_order_of_seats_and_at_the_end_of_ranks(seats: int) -> None:
    """From top to bottom, with gaps of a few pixels."""
    over, result = ended(finished(seats, 3))
    by_rank = sorted(range(seats), key=lambda seat: result.ranks[seat])
    for view, order in ((view_of(moment(seats, 3, 9).position, None), range(seats)), (over, by_rank)):
        page = laid(view)
        rows = [boxes(page)[f"ground/player/{seat}/plaque"] for seat in order]
        assert all(0 < b.y - a.bottom < 16 for a, b in pairwise(rows))


def all_built(seats: int, towns: int, **parts: object) -> CarraraView:
    """Return a view in which the first seat has all buildings, the great ones too, in a number of cities."""
    kinds = (*BUILDINGS, *GREAT_BUILDINGS)
    estate = (Built(each, CITIES[number % towns]) for number, each in enumerate(kinds))
    return replace(begun(*estate, seats=seats), **parts)  # type: ignore[arg-type]


def open_hands(seats: int) -> tuple[Hand, ...]:
    """Return hands full of everything."""
    return (scattered().open_hands or ())[:seats]


@pytest.mark.parametrize(
    "view",
    [
        *(all_built(seats, towns) for seats in SEATS for towns in (1, 2, 6)),
        *(all_built(seats, towns, last_round_by=0) for seats in SEATS for towns in (3, 6)),
        *(replace(heaped(seats), open_hands=open_hands(seats)) for seats in SEATS),
        *(all_built(seats, 6, cards=longest(), open_hands=open_hands(seats)) for seats in SEATS),
        *(begun(*(Built(each, City.MASSA) for each in BUILDINGS[:count])) for count in (1, 7, 9, 16)),
        *(crowded(), scorable(), scattered(), allotted(), heaped()),
    ],
)
def test_every_building_can_be_told_apart_however_many_there_are(view: CarraraView) -> None:
    """Each has a place of its own in its row, at least 55 pixels high, and a plate with its cost that nothing hides.

    Plates of buildings up a hill are on none of those before them.
    """
    page = laid(view, (), HARD_NAMES)
    found = boxes(page)
    for seat, own in enumerate(view.players):
        row, plates = found[f"ground/{seat}/plate"], list[Box]()
        towns = [f"player/{seat}/{city.key}/{building}" for building, city in own.buildings]
        stands = [found[f"behind/{what}"] for what in towns]
        assert len(set(stands)) == len(own.buildings)
        for (building, city), what, stand in zip(own.buildings, towns, stands, strict=True):
            assert labels(page)[f"{what}/cost"].text == str(building.cost)
            assert of_kind(page, Plate)[f"ground/player/{seat}/{city.key}/foot"].fill == BLOCKS[city]
            assert stand.height >= 55
            assert row.x <= stand.x < stand.right <= row.right
            assert row.y - 4 <= stand.y < stand.bottom <= row.bottom
            plates.append(found[f"{what}/plate"])
        assert not [1 for a, b in combinations(plates, 2) if a.meets(b)]
        cities = [city for _, city in own.buildings]
        for (town, stand, plate), (city, other, _) in permutations(zip(cities, stands, plates, strict=True), 2):
            assert not (town is city and stand.bottom < other.bottom and plate.meets(other))


@every_table
def test_every_city_shows_which_colours_it_accepts(seats: int) -> None:
    """A stripe of each of them, always at the same place, between its name and what it is worth and needs."""
    page = laid(begun(seats=seats))
    places: dict[str, set[int]] = {each.key: set() for each in COLOURS}
    for city in CITIES:
        found = of_kind(page, Plate, f"city/{city.key}/accepts/")
        cell = boxes(page)[f"ground/city/{city.key}"]
        assert [what.rpartition("/")[2] for what in found] == [each.key for each in COLOURS if is_accepted(city, each)]
        for what, stripe in found.items():
            places[what.rpartition("/")[2]].add(stripe.box.x - cell.x)
            assert cell.x < stripe.box.x < stripe.box.right < cell.right
            assert stripe.box.bottom < boxes(page)[f"city/{city.key}/need/house"].y
    assert all(len(each) == 1 for each in places.values())


def test_names_of_cities_are_within_their_cloths() -> None:
    """Letters with tails, too, as the colour behind them is the one that they are legible on."""
    found = boxes(laid(begun(seats=4)))
    for city in CITIES:
        name, cloth = found[f"city/{city.key}/name"], found[f"ground/city/{city.key}/cloth"]
        assert cloth.y <= name.y < name.bottom < cloth.bottom

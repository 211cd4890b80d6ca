"""The picture of the cities: who built what where, how near everyone is to the end, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot

import pytest
from PIL import Image

from bot.games import carrara
from bot.games.carrara.components import BUILDINGS, CITIES, COLOURS, TYPES, Building, BuildingType, City, accepts
from bot.games.carrara.events import BuildingBuilt, CityScored, Declined, EndAnnounced, Event, TurnEnded, TypeScored
from bot.games.carrara.position import SEATS, Built
from bot.games.carrara.view import View, ended_early
from render.engine import theme
from render.engine.scene import Box, Plate
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.parts.cities.ranks import arranged
from tests.render.checks import overlap
from tests.render.eyes import contrast
from tests.render.games.carrara.expanded import middle, start
from tests.render.games.carrara.positions import (
    HARD_NAMES,
    PLAIN_NAMES,
    crowded,
    ended,
    finished,
    fullest,
    moment,
    scattered,
)
from tests.render.shown import boxes, check, icons, labels, marks, names, of_kind, signs, words

every_table = pytest.mark.parametrize("seats", SEATS)

LONG = "Maximiliane-Henriette von Zwiesel"
PORTA, VILLA = Built(Building(BuildingType.PORTA, 4), City.MASSA), Built(Building(BuildingType.VILLA, 2), City.PISA)
SOLID = 200
"""How little of what is behind a banner is seen where its shadow ends."""


def begun(*estate: Built, seats: int = 4, **parts: object) -> View:
    """Return a view of the first turn in which the first seat has these buildings."""
    view = carrara.view(moment(seats, 3, 0).position, None)
    first = view.players[0]._replace(buildings=estate, **parts)  # type: ignore[arg-type]
    return replace(view, players=(first, *view.players[1:]))


def laid(view: View, events: Sequence[Event] = (), people: Sequence[str] = PLAIN_NAMES) -> Page:
    """Lay out the cities of a view."""
    return cities_page(view, people[: len(view.players)], "en", events)


@every_table
def test_the_layout_stays_all_game_long(seats: int) -> None:
    """Banners, plaques, names and points have their places from the first turn to the end."""
    ends = "/plaque", "/badge", "/name", "/point", "/value", "turn/badge"
    first = laid(carrara.view(moment(seats, seats, 0).position, None))
    for turns in (9, 23, 44):
        later = boxes(laid(carrara.view(moment(seats, seats, turns).position, None)))
        for end in ends:
            assert [what for what, box in boxes(first, end=end).items() if later.get(what, box)[1:] != box[1:]] == []


@every_table
@pytest.mark.parametrize("types", range(1, len(TYPES)))
def test_plaques_show_how_near_the_end_is(seats: int, types: int) -> None:
    """How many scorings and of what cost, and a seal or a ring for each; once they are enough they have a tick.

    Points are the largest, progress can be read on a phone, and seals are apart.
    """
    estate = (Built(Building(each, 5), City.PISA) for each in (BuildingType.PALAZZO, BuildingType.VILLA))
    view = begun(*estate, seats=seats, types_scored=TYPES[:types], cities_scored=(City.PISA,), points=31)
    for events in ((), [EndAnnounced(0, 5)]):
        page = laid(view, events)
        scorings, in_words = types + 1, seats == 2
        sizes = {what: label.size for what, label in labels(page).items()}
        seals = boxes(page, "player/0/scored/")

        assert words(page, "player/0/costs") == [f"10/{ {2: 30, 3: 25, 4: 20}[seats] }", *(["Cost"] * in_words)]
        assert words(page, "player/0/scorings")[:1] == [f"{scorings}/4"] * (in_words or scorings < 4)
        assert signs(page, "player/0/scorings") == ["kind-top"] * in_words + ["tick"] * (scorings >= 4)
        assert signs(page, "player/0/free") == ["seal-free"] * (4 - scorings)
        assert len(seals) == scorings
        assert not [1 for a, b in combinations(seals.values(), 2) if overlap(a, b)]
        assert min(box.width for box in seals.values()) >= (34 if scorings > 5 else 41)
        assert sizes["player/0/points"] == max(sizes.values()) >= (53 if seats == 4 else 60)
        assert min(size for what, size in sizes.items() if what.endswith(("/costs", "/scorings"))) >= 34
    assert signs(page, "ground/player/0/pisa/scored") == ["scored-0"]
    check(
        page,
        """
        city/pisa/marker: A
        city/massa/need: 3
        """,
        words,
    )


@pytest.mark.parametrize("name", ["Anna", LONG])
@pytest.mark.parametrize("scorings", [4, 6, 7])
def test_enough_scorings_have_a_tick_on_their_plaque(name: str, scorings: int) -> None:
    """Beside their seals, or where these leave no room on one of them; while they are not enough there is none."""
    view = begun(types_scored=TYPES[:scorings], cities_scored=tuple(City)[: scorings - 6] if scorings > 6 else ())
    fewer = view.players[1]._replace(types_scored=TYPES[:3])
    page = laid(replace(view, players=(view.players[0], fewer, *view.players[2:])), (), (name, *PLAIN_NAMES[1:]))
    plaque = boxes(page)["ground/player/0/plaque"]

    (tick,) = (each.box for each in icons(page).values() if each.sprite == "tick")
    assert plaque.x < tick.x < tick.right < plaque.right
    assert tick.bottom < plaque.bottom


def test_only_what_has_changed_is_marked() -> None:
    """New and just scored buildings, scorers on banners and new points have a frame and a corner.

    Of a building that was scored by its type, the cost has the frame, and the city the corner.
    """
    hand = moment(4, 3, 0).position.players[0]
    scored, other = Built(Building(BuildingType.CASTELLO, 1), City.LERICI), Building(BuildingType.PALAZZO, 3)
    types = BuildingType.VILLA, BuildingType.CASTELLO
    estate = PORTA, VILLA, scored, Built(other, City.LUCCA)
    view = begun(*estate, types_scored=types, cities_scored=(City.PISA,), points=4)
    events: list[Event] = [
        BuildingBuilt(0, PORTA.building, PORTA.city, hand.blocks, None),
        TypeScored(0, BuildingType.CASTELLO, 0, 4, hand.objects),
        CityScored(0, City.PISA, 0, 4, hand.objects),
    ]
    page, changed = laid(view, events), {"player/0/massa", "player/0/pisa", "player/0/points", "city/pisa/marker"}
    seals = {"player/0/scored/castello", "player/0/scored/pisa"}

    assert marks(page) - seals == {*changed, "player/0/lerici/castello1"}
    assert {each.fill for each in of_kind(page, Plate, "mark/").values()} == {theme.NEW}
    corners = {what.removesuffix("/points") for what in (*changed, "player/0/lerici")}
    assert {*names(page, "corner/")} == {f"corner/{what}" for what in corners}
    assert not names(laid(view), "mark/") + names(laid(view), "corner/")


def test_earlier_turns_are_marked_less_than_the_latest() -> None:
    """What they built or scored has a thin frame of dashes; points, seals and banners have no mark."""
    view = begun(PORTA, VILLA, types_scored=(BuildingType.PORTA,), cities_scored=(City.MASSA,), points=4)
    palazzo, hand = Built(Building(BuildingType.PALAZZO, 1), City.LUCCA), moment(4, 3, 0).position.players[0]
    second = view.players[1]._replace(buildings=(palazzo,))
    events: list[Event] = [
        CityScored(0, City.MASSA, 0, 4, hand.objects),
        TurnEnded(0, 1),
        BuildingBuilt(1, palazzo.building, palazzo.city, hand.blocks, None),
    ]
    page = laid(replace(view, players=(view.players[0], second, *view.players[2:])), events)
    dashes = {what: each for what, each in of_kind(page, Plate).items() if "/earlier/" in what}

    assert names(page, "mark/") == ["mark/player/1/lucca"]
    assert signs(page, "corner/") == ["news-corner"]
    assert {what.split("/earlier/")[0] for what in dashes} == {"ground/player/0/massa"}
    assert {(each.fill, min(each.box[2:])) for each in dashes.values()} == {(theme.SOFT, 3)}


def test_the_row_of_the_player_to_move_is_framed() -> None:
    """After the end, the winners have the frame and everyone a rank; a game that was ended early names no winner."""
    view = carrara.view(moment(3, 4, 10).position, None)
    over, result = ended(finished(3, 3))
    last, early = laid(over), laid(ended_early(view))

    assert names(laid(view), end="/frame") == [f"turn/{view.turn}/frame"]
    assert names(last, end="/frame") == [f"turn/{seat}/frame" for seat in result.winners]
    assert names(last, end="/leader") == [f"player/{seat}/leader" for seat in result.winners]
    assert words(last, "round") == ["Benedetto", "wins"]
    for seat, rank in enumerate(result.ranks):
        assert words(last, f"player/{seat}/rank")[0].startswith(str(rank))
        assert words(last, f"player/{seat}/points") == [str(result.scores[seat])]
    assert names(early, end="/frame") + names(early, end="/rank") == []
    assert words(early, "player/0/points") == [str(view.players[0].points)]


def test_the_last_round_is_announced() -> None:
    """It is told below whose turn it is, with who announced it, and above the last move."""
    view = crowded()
    page = laid(replace(view, announced_by=2), [Declined(1)])

    assert (words(page, "last-round/said"), words(page, "last-round/by")) == (["Last round"], ["C"])
    assert (words(page, "turn/name/0"), words(page, "turn/badge")) == ([PLAIN_NAMES[view.turn]], ["ABCD"[view.turn]])
    found = [boxes(page)[what] for what in ("turn/plate", "last-round/plate", "ribbon")]
    assert all(above.bottom <= below.y for above, below in pairwise(found))
    assert words(laid(replace(view, announced_by=None)), "last-round/by") == []
    assert words(laid(carrara.view(moment(3, 4, 3).position, None)), "last-round") == []


def test_open_hands_are_shown_in_every_row() -> None:
    """Coins, blocks and objects of each player, and how many objects are needed; nothing of it with closed hands."""
    page = laid(scattered())

    assert (words(page, "hand/0/coin"), words(page, "hand/0/goal")) == (["187"], ["9/6"])
    for seat, hand in enumerate(scattered().open_hands or ()):
        counted = sum(number > 0 for number in (hand.coins, *hand.blocks, *hand.objects))
        assert len([what for what in icons(page, f"hand/{seat}/") if "/goal/" not in what]) == counted
    assert min(each.size for each in labels(page, "hand/").values()) >= 31
    assert words(laid(carrara.view(fullest().position, None)), "hand/") == []


def test_the_leader_has_a_laurel() -> None:
    """Only who has the most points, and nobody while all have the same."""
    view = begun(seats=3, points=2)

    assert names(laid(begun(seats=3)), end="/leader") == []
    assert names(laid(view), end="/leader") == ["player/0/leader"]


def test_the_expansion_shows_progress_on_cards() -> None:
    """Each player's progress on the public conditions, in high rows in words, and of scorings beside their seals."""
    page = laid(middle())
    told = words(laid(start(2, "towns", "kinds", "skyline", "council")), "player/0/goal")

    assert {"2", "16"} <= {each.split("/")[-1] for each in words(page, "player/0/goal")}
    assert [each for each in told if "/" not in each] == ["Cities", "City cost"]
    assert signs(page, "player/0/goal") == ["kind-top", "kind-building"]
    assert words(page, "player/0/costs") == []


@every_table
def test_rows_are_in_the_order_of_seats_and_at_the_end_of_ranks(seats: int) -> None:
    """From top to bottom, with gaps of a few pixels."""
    over, result = ended(finished(seats, 3))
    by_rank = sorted(range(seats), key=lambda seat: result.ranks[seat])
    for view, order in ((carrara.view(moment(seats, 3, 9).position, None), range(seats)), (over, by_rank)):
        found = boxes(laid(view))
        rows = [found[f"ground/player/{seat}/plaque"] for seat in order]
        assert all(0 < b.y - a.bottom < 16 for a, b in pairwise(rows))


@pytest.mark.parametrize(("seed", "turns"), [(3, 12), (5, 25), (8, 48)])
def test_every_building_is_in_its_city_with_its_cost(seed: int, turns: int) -> None:
    """Each building of each player has a sprite, and a plate with its cost, below its city's banner."""
    view = carrara.view(moment(4, seed, turns).position, None)
    page = laid(view)
    for seat, player in enumerate(view.players):
        for building, city in player.buildings:
            cost = labels(page)[f"player/{seat}/{city.key}/{building}/cost"]
            banner = boxes(page)[f"ground/city/{city.key}"]
            assert cost.text == str(building.cost)
            assert banner.x <= cost.box.x < cost.box.right <= banner.right


@every_table
@pytest.mark.parametrize("count", range(1, 9))
def test_every_building_is_seen_with_its_cost_at_it(seats: int, count: int) -> None:
    """None is hidden by more than two fifths, and each has its own cost below its foot, apart from all others."""
    estate = [Building(each, cost) for cost in (3, 4) for each in BuildingType][:count]
    page = laid(begun(*(Built(each, city) for city in (City.PISA, City.LUCCA) for each in estate), seats=seats))
    found = {what.removeprefix("behind/"): box for what, box in boxes(page).items()}
    for city in ("pisa", "lucca"):
        sprites = [found[f"player/0/{city}/{each}"] for each in estate]
        tags = [found[f"player/0/{city}/{each}/plate"] for each in estate]
        column = found[f"ground/0/{city}"]
        front = [box for what, box in found.items() if box in sprites and what.startswith(f"player/0/{city}/")]
        for number, box in enumerate(front):
            assert sum(_common(box, before) for before in front[number + 1 :]) <= 0.4 * box.width * box.height
        for box, tag in zip(sprites, tags, strict=True):
            assert min(tags, key=lambda other: _way(box, other)) == tag
            assert abs(box.x + box.width / 2 - tag.x - tag.width / 2) <= 9
            assert box.bottom - tag.y <= (5 if count <= 4 else box.height * 0.45)
            assert column.x + 6 <= tag.x < tag.right <= column.right - 6
        for a, b in combinations(sorted(tags), 2):
            assert a.y != b.y or b.x - a.x >= a.width + 2


def _common(a: Box, b: Box) -> int:
    """Return the area that two boxes have in common."""
    wide, high = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0, wide) * max(0, high)


def _way(building: Box, tag: Box) -> float:
    """Return how far a cost is from the middle of a building's foot."""
    return hypot(tag.x + tag.width / 2 - building.x - building.width / 2, tag.y + tag.height / 2 - building.bottom)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("count", [*range(1, 31, 3), 8, 9, 30])
def test_a_city_holds_any_number_of_buildings(seats: int, count: int) -> None:
    """Up to eight buildings stand with their costs; of more, each type has a shelf with its costs or their number."""
    page = laid(begun(*(Built(each, City.MASSA) for each in BUILDINGS[:count]), seats=seats))
    stacks = [int(each.lstrip("×")) for each in words(page, end="/count")]
    painted = [each.split("-")[1] for each in signs(page, "player/0/massa/") if each.startswith("building-")]

    assert len(words(page, end="/cost")) + sum(stacks) == count
    assert bool(stacks) <= (count > 8)
    assert count <= 8 or sorted(painted) == sorted({each.type.key for each in BUILDINGS[:count]})


@pytest.mark.parametrize(("count", "least"), [(1, 66), (2, 60), (3, 47), (4, 37), (6, 30), (8, 30)])
def test_low_rows_show_buildings_large(count: int, least: int) -> None:
    """With four players too, every building is painted; in a city, a building is the taller the more it costs."""
    estate = [Building(each, cost) for cost in (3, 4) for each in BuildingType][:count]
    page = laid(begun(*(Built(each, City.PISA) for each in estate)))
    painted = {what: each for what, each in icons(page).items() if "player/0/pisa/" in what}
    assert {each.sprite for each in painted.values()} == {f"building-{each.type.key}-{each.cost}" for each in estate}
    assert min(each.box.width for each in painted.values()) >= least
    for each in BuildingType:
        page = laid(begun(*(Built(Building(each, cost), City.PISA) for cost in (1, 3, 5)), seats=2))
        heights = [boxes(page, end=f"pisa/{each.key}{cost}").popitem()[1].height for cost in (1, 3, 5)]
        assert heights == sorted(set(heights))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_few_stand_as_a_town(count: int) -> None:
    """On one ground line or two, the dearest in the middle, each a part beside the next; their costs are large."""
    estate = [Building(BuildingType.PORTA, cost) for cost in (5, 2, 3, 4)[:count]]
    page = laid(begun(*(Built(each, City.PISA) for each in estate)))
    found = {each.cost: boxes(page)[f"behind/player/0/pisa/{each}"] for each in estate}
    row = sorted(found.values())
    lines = {each.bottom for each in row}

    assert len(lines) <= 2
    assert all(b.x - a.x >= 0.4 * min(a.width, b.width) for a, b in pairwise(row))
    assert max(lines) - min(lines) < min(each.height for each in row)
    assert count == 2 or row[0] != found[5] != row[-1]
    costs = labels(page, "player/0/pisa/", "/cost").values()
    assert count == 4 or min(each.size for each in costs) >= 36


@pytest.mark.parametrize("cost", [1, 3, 5, 8])
def test_a_building_alone_is_large(cost: int) -> None:
    """It has most of a cell's width, and is whole within it with its cost."""
    cell = Box(0, 0, 122, 182)
    town = arranged((Building(BuildingType.CASTELLO, cost),), cell, 44)
    assert town is not None
    (place,) = town.places

    assert place.box.width >= 100
    for each in (place.box, place.tag):
        assert cell.x - 3 <= each.x < each.right <= cell.right + 3
        assert cell.y <= each.y < each.bottom <= cell.bottom


@every_table
def test_every_city_shows_which_colours_it_accepts(seats: int) -> None:
    """A block of each of them in order, the dearest first, apart, and clear of what scoring the city needs.

    What frames the uppermost row is below what is told on banners, and below their fringe.
    """
    page = laid(replace(begun(seats=seats), turn=0))
    found = boxes(page)
    for city in CITIES:
        blocks = [*icons(page, f"city/{city.key}/accepts/").values()]
        cloth = found[f"ground/city/{city.key}"]
        assert [each.sprite for each in blocks] == [f"block-{each.key}" for each in COLOURS if accepts(city, each)]
        assert all(a.box.right < b.box.x or a.box.bottom < b.box.y for a, b in pairwise(blocks))
        for each in blocks:
            assert each.box.width >= 27
            assert cloth.x + 3 <= each.box.x < each.box.right <= cloth.right - 3
            assert each.box.bottom < found[f"city/{city.key}/need"].y
        sprite = atlas().sprite(f"banner-{COLOURS[city].key}", *cloth[2:], False)
        solid = sprite.getchannel("A").point(lambda alpha: 255 * (alpha > SOLID)).getbbox()
        assert solid is not None
        assert cloth.y + solid[3] <= found["turn/0/frame"].y


@pytest.mark.parametrize("sprite", ["banner-white", "banner-yellow", "town-white"])
def test_bright_things_have_a_dark_rim(sprite: str) -> None:
    """Along the left edge there is everywhere a colour that stands out from the sky."""
    width, height = atlas().baked_size(sprite)
    image = atlas().sprite(sprite, width, height, False)
    flat = Image.alpha_composite(Image.new("RGBA", image.size, theme.SKY), image).convert("RGB")
    for y in range(height // 3, height * 2 // 3):
        row = flat.crop((0, y, width // 3, y + 1)).tobytes()
        assert max(contrast(f"#{row[at : at + 3].hex()}", theme.SKY) for at in range(0, len(row), 3)) >= 3


def test_names_have_one_line_or_two() -> None:
    """They are cut only at the end of the second one, which begins below the badge and is as long as there is room.

    Letters that reach far above and below others are in the middle of their line, and do not touch the plaque's edge.
    """
    people = LONG, "Maria-Magdalena Schmidtberger-Lichtenfels", "Ольга", "مرحبا بالعالم"
    page = laid(begun(), (), people)
    found, told = boxes(page), [words(page, f"player/{seat}/name") for seat in range(4)]

    assert (told[0], told[1][0], told[2]) == (["Maximiliane-", "Henriette von Zwiesel"], "Maria-Magdalena", ["Ольга"])
    assert told[1][1].endswith("…")
    assert found["ground/player/1/plaque"].right - found["player/1/name/1"].right < 40
    assert found["player/0/name/1"].x < found["player/0/badge"].right < found["player/0/name/0"].x
    assert found["player/0/badge"].bottom <= found["player/0/name/1"].y
    name, badge = (found[f"player/3/{part}"] for part in ("name", "badge"))
    assert abs(name.y + name.bottom - badge.y - badge.bottom) <= 4
    for hard in (page, laid(crowded(), (), HARD_NAMES)):
        for what, box in boxes(hard, "player/").items():
            if "/name" in what:
                plaque = boxes(hard)[f"ground/{what.split('/name')[0]}/plaque"]
                assert plaque.x < box.x < box.right <= plaque.right - 4
                assert plaque.y + 2 <= box.y


@pytest.mark.parametrize(
    ("name", "told", "won"),
    [
        ("Anna", ["Anna"], ["Anna", "wins"]),
        ("Александр Великолепный", ["Александр", "Великолепный"], ["Александр", "Великолепный", "wins"]),
        (LONG, ["Maximiliane-", "Henriette von…"], ["Maximiliane-", "Henriette von", "Zwiesel wins"]),
        ("张三丰和他的朋友们", ["张三丰和他的", "朋友们"], ["张三丰和他的", "朋友们 wins"]),
    ],
)
def test_who_is_to_move_and_who_won(name: str, told: list[str], won: list[str]) -> None:
    """In one line or two, a winner whole; and whatever the names are, nobody's points are larger than the winner's."""
    view = carrara.view(finished(4, 3), None)
    last = laid(view, (), [name if seat in view.winners else "Bo" for seat in range(4)])

    assert words(laid(begun(seats=2), (), (name, name)), "turn/name/") == told
    assert words(last, "round/name") == won
    assert len({each.size for each in labels(last, end="/points").values()}) == 1

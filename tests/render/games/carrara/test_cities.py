"""The picture of the cities: who built what where, how near everyone is to the end, and whose turn it is."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from bot.games import carrara
from bot.games.carrara.components import BUILDINGS, TYPES, Building, BuildingType, Category, City
from bot.games.carrara.events import BuildingBuilt, CityScored, Declined, EndAnnounced, Event, TurnEnded, TypeScored
from bot.games.carrara.position import SEATS, Built
from bot.games.carrara.view import ended_early
from render.engine import theme
from render.engine.scene import Box, Icon, Label, Plate
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities.skyline import TAGS
from tests.render.checks import overlap
from tests.render.eyes import APART, EYES, distance
from tests.render.games.carrara.cities_pages import boxes_of, icons_of, page_of, texts_of, with_buildings
from tests.render.games.carrara.expanded import middle, start
from tests.render.games.carrara.positions import (
    PLAIN_NAMES,
    crowded,
    finished,
    moment,
    scattered,
)
from tests.render.games.carrara.positions import fullest as full_game
from tests.render.games.carrara.scenes import pages
from tests.render.pixels import LETTERS, read

CITIES_PAGES = sorted(name for name in pages() if name.startswith("cities-"))
FEW = ("cities-scattered-en", "cities-fullest", "cities-open", "cities-over-3", "cities-2-35", "cities-3-0")


@pytest.mark.parametrize("name", CITIES_PAGES)
def test_every_page_has_the_same_size(name: str) -> None:
    """However many buildings and players there are."""
    assert (pages()[name].width, pages()[name].height) == (1100, 700)


@pytest.mark.parametrize("name", FEW)
def test_words_can_be_read_on_what_is_behind_them(name: str) -> None:
    """Measured on the pixels, every word has enough contrast with its background."""
    seen = read(pages()[name], atlas())

    assert [each for each in seen if each.contrast < LETTERS] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_layout_stays_all_game_long(seats: int) -> None:
    """Banners, plaques, names and points have their places from the first turn to the end."""
    ends = ("/plaque", "/badge", "/name", "/point", "/value", "turn/badge")
    begun = boxes_of(page_of(carrara.view(moment(seats, seats, 0).position, None)), *ends)
    for turns in (9, 23, 44):
        later = boxes_of(page_of(carrara.view(moment(seats, seats, turns).position, None)), *ends)
        moved = [what for what, box in begun.items() if later.get(what, box)[1:] != box[1:]]
        assert moved == []


@pytest.mark.parametrize("name", CITIES_PAGES)
def test_numbers_never_run_together(name: str) -> None:
    """Two numbers in a line are on plates of their own, or have something between them."""
    page = pages()[name]
    things = [each for each in page.elements if isinstance(each, Label | Icon) and not each.what.startswith("ground/")]
    plates = [each.box for each in page.elements if isinstance(each, Plate)]
    numbers = [each for each in things if isinstance(each, Label) and each.text[-1:].isdigit()]
    for a, b in combinations(sorted(numbers, key=lambda each: each.box.x), 2):
        gap = Box(a.box.right, a.box.y, max(1, b.box.x - a.box.right), a.box.height)
        in_line = overlap(Box(0, *a.box[1:]), Box(0, *b.box[1:]))
        if not in_line or b.box.x - a.box.right > a.size // 2:
            continue
        apart = any(overlap(each.box, gap) for each in things if each not in (a, b))
        own = [box for box in plates if overlap(box, a.box) and not overlap(box, b.box)]
        assert apart or own, (a.what, b.what)


def test_types_are_told_apart_from_each_other() -> None:
    """City and land buildings have plates of other shapes and colours, for every kind of colour vision."""
    page = page_of(with_buildings(Built(BUILDINGS[0], City.PISA), Built(Building(BuildingType.VILLA, 2), City.PISA)))
    radius = {each.what: each.radius for each in page.elements if isinstance(each, Plate)}

    assert radius["player/0/pisa/palazzo1/plate"] < radius["player/0/pisa/villa2/plate"] // 2
    assert [eyes for eyes in EYES if distance(TAGS[Category.CITY][0], TAGS[Category.LAND][0], EYES[eyes]) < APART] == []


@pytest.mark.parametrize("eyes", EYES)
def test_tints_are_told_apart(eyes: str) -> None:
    """A scored city differs from one that is not."""
    for seat in range(SEATS[-1]):
        tint = atlas().sprite(f"scored-{seat}", 135, 132, False)
        low = tint.getpixel((3, 66))
        assert isinstance(low, tuple)
        assert low[3] == 255
        assert distance("#{:02x}{:02x}{:02x}".format(*low[:3]), "#fffdf8", EYES[eyes]) >= APART


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plaques_show_how_near_the_end_is(seats: int) -> None:
    """How many scorings and of what cost, and a seal or a ring for each scoring.

    Once they are enough they have a tick in a line of words, and otherwise a tick instead of the number.
    """
    estate = (Built(Building(each, 5), City.PISA) for each in (BuildingType.PALAZZO, BuildingType.VILLA))
    view = with_buildings(*estate, seats=seats)
    player = view.players[0]._replace(types_scored=(BuildingType.VILLA,), cities_scored=(City.PISA,))
    page = page_of(replace(view, players=(player, *view.players[1:])))

    words = seats == 2
    assert texts_of(page, "player/0/costs") == [f"10/{ {2: 30, 3: 25, 4: 20}[seats] }", *(["Cost"] * words)]
    assert texts_of(page, "player/0/scorings") == ["2/4", *(["Scorings"] * words)]
    signs = icons_of(page, "player/0/costs") + icons_of(page, "player/0/scorings")
    assert signs == ["built", *(["kind-top"] * words)]
    assert icons_of(page, "player/0/scored") == ["small-seal-type-villa", "small-seal-town-yellow"]
    assert icons_of(page, "player/0/free") == ["seal-free"] * 2
    assert icons_of(page, "ground/player/0/pisa/scored") == ["scored-0"]
    assert texts_of(page, "city/pisa/marker") == ["A"]
    assert texts_of(page, "city/massa/need") == ["3"]
    many = player._replace(types_scored=TYPES[:2], cities_scored=(City.PISA, City.MASSA))
    page = page_of(replace(view, players=(many, *view.players[1:])))
    assert icons_of(page, "player/0/scorings") == [*(["kind-top"] * words), "tick"]
    assert texts_of(page, "player/0/scorings") == ["4/4", "Scorings"] * words
    assert icons_of(page, "player/0/free") == []


@pytest.mark.parametrize("types", range(1, len(TYPES) + 1))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_counts_on_a_plaque_is_large(seats: int, types: int) -> None:
    """However many types are scored: points are the largest, progress can be read on a phone, and seals are apart."""
    view = with_buildings(Built(Building(BuildingType.PALAZZO, 5), City.PISA), seats=seats)
    player = view.players[0]._replace(types_scored=TYPES[:types], points=31)
    events: list[Event] = [EndAnnounced(0, 5)]
    for happened in ((), events):
        page = page_of(replace(view, players=(player, *view.players[1:])), happened)
        sizes = {each.what: each.size for each in page.elements if isinstance(each, Label)}
        assert texts_of(page, "player/0/scorings")[:1] == [f"{types}/4"] * (seats == 2 or types < 4)
        told = [*(["kind-top"] * (seats == 2)), *(["tick"] * (types >= 4))]
        assert icons_of(page, "player/0/scorings") == told
        seals = [each.box for each in page.elements if each.what.startswith("player/0/scored/")]

        assert sizes["player/0/points"] >= (53 if seats == 4 else 60)
        assert sizes["player/0/points"] == max(sizes.values())
        assert min(size for what, size in sizes.items() if what.endswith(("/costs", "/scorings"))) >= 34
        assert len(seals) == types
        assert min(box.width for box in seals) >= (36 if types == 6 and seats > 2 else 41)
        assert not [1 for a, b in combinations(seals, 2) if overlap(a, b)]


def test_only_what_has_changed_is_marked() -> None:
    """New and just scored buildings, scorers on banners and new points have a frame and a corner.

    Of a building that was scored by its type, the cost has the frame, and the city the corner.
    """
    hand = moment(4, 3, 0).position.players[0]
    porta, villa = Built(Building(BuildingType.PORTA, 4), City.MASSA), Built(Building(BuildingType.VILLA, 2), City.PISA)
    scored, other = Built(Building(BuildingType.CASTELLO, 1), City.LERICI), Building(BuildingType.PALAZZO, 3)
    view = with_buildings(porta, villa, scored, Built(other, City.LUCCA))
    player = view.players[0]._replace(
        types_scored=(BuildingType.VILLA, BuildingType.CASTELLO), cities_scored=(City.PISA,), points=4
    )
    events: list[Event] = [
        BuildingBuilt(0, porta.building, porta.city, hand.blocks, None),
        TypeScored(0, BuildingType.CASTELLO, 0, 4, hand.objects),
        CityScored(0, City.PISA, 0, 4, hand.objects),
    ]
    page = page_of(replace(view, players=(player, *view.players[1:])), events)
    cells = {"player/0/massa": 4, "player/0/pisa": 4}
    changed = cells | {"player/0/points": 3, "city/pisa/marker": 3}
    of_the_type = "player/0/lerici/castello1"
    frames = {each.what: each for each in page.elements if isinstance(each, Plate) and each.what.startswith("mark/")}

    assert set(frames) == {f"mark/{what}" for what in (*changed, of_the_type)}
    assert {each.fill for each in frames.values()} == {theme.NEW}
    corners = {each.what for each in page.elements if each.what.startswith("corner/")}
    assert corners == {f"corner/{what.removesuffix('/points')}" for what in (*changed, "player/0/lerici")}
    for what, wide in changed.items():
        frame = frames[f"mark/{what}"].box
        inside = [each.box for each in page.elements if each.what == f"ground/{what}/changed"]
        assert [(box.x - frame.x, frame.right - box.right) for box in inside] == [(wide, wide)]
    assert not [each.what for each in page_of(view).elements if each.what.startswith(("mark/", "corner/"))]


def test_earlier_turns_are_marked_less_than_the_latest() -> None:
    """What they built or scored has a thin frame of dashes; points, seals and banners have no mark."""
    porta, villa = Built(Building(BuildingType.PORTA, 4), City.MASSA), Built(Building(BuildingType.VILLA, 2), City.PISA)
    view = with_buildings(porta, villa)
    first = view.players[0]._replace(types_scored=(BuildingType.PORTA,), cities_scored=(City.MASSA,), points=4)
    palazzo = Built(Building(BuildingType.PALAZZO, 1), City.LUCCA)
    second = view.players[1]._replace(buildings=(palazzo,))
    hand = moment(4, 3, 0).position.players[0]
    events: list[Event] = [
        CityScored(0, City.MASSA, 0, 4, hand.objects),
        TurnEnded(0, 1),
        BuildingBuilt(1, palazzo.building, palazzo.city, hand.blocks, None),
    ]
    page = page_of(replace(view, players=(first, second, *view.players[2:])), events)

    assert [each.what for each in page.elements if each.what.startswith("mark/")] == ["mark/player/1/lucca"]
    assert icons_of(page, "corner/") == ["news-corner"]
    dashes = [each for each in page.elements if isinstance(each, Plate) and "/earlier/" in each.what]
    assert {each.what.split("/earlier/")[0] for each in dashes} == {"ground/player/0/massa"}
    assert {(each.fill, min(each.box[2:])) for each in dashes} == {(theme.SOFT, 3)}
    assert len(dashes) > 12


def test_the_row_of_the_player_to_move_is_framed() -> None:
    """One row has a golden frame; after the end, the winners have the frame and everyone a rank."""
    view = carrara.view(moment(3, 4, 10).position, None)
    page = page_of(view)
    over = carrara.view(finished(3, 3), None)
    result = carrara.outcome(finished(3, 3))
    assert result is not None
    last = page_of(over)

    assert list(boxes_of(page, "/frame")) == [f"turn/{view.turn}/frame"]
    assert list(boxes_of(last, "/frame")) == [f"turn/{seat}/frame" for seat in result.winners]
    assert texts_of(last, "round") == ["Benedetto", "wins"]
    for seat, place in enumerate(result.ranks):
        assert texts_of(last, f"player/{seat}/rank")[0].startswith(str(place))
        assert texts_of(last, f"player/{seat}/points") == [str(result.scores[seat])]
    assert list(boxes_of(last, "/leader")) == [f"player/{seat}/leader" for seat in result.winners]


def test_a_game_that_was_ended_early_names_no_winner() -> None:
    """It shows the points as they are."""
    view = ended_early(carrara.view(moment(3, 4, 10).position, None))
    page = page_of(view)

    assert list(boxes_of(page, "/frame", "/rank")) == []
    assert texts_of(page, "player/0/points") == [str(view.players[0].points)]


def test_the_last_round_is_announced() -> None:
    """It is told below whose turn it is, with who announced it, and above the last move."""
    view = crowded()
    page = page_of(replace(view, announced_by=2), [Declined(1)])
    assert texts_of(page, "last-round/said") == ["Last round"]
    assert texts_of(page, "last-round/by") == ["C"]
    assert texts_of(page, "turn/name/0") == [PLAIN_NAMES[view.turn]]
    assert texts_of(page, "turn/badge") == ["ABCD"[view.turn]]
    boxes = [boxes_of(page, end)[end] for end in ("turn/plate", "last-round/plate", "ribbon")]
    assert all(above.bottom <= below.y for above, below in pairwise(boxes))
    assert texts_of(page_of(replace(view, announced_by=None)), "last-round/by") == []
    assert texts_of(page_of(carrara.view(moment(3, 4, 3).position, None)), "last-round") == []


def test_open_hands_are_shown_in_every_row() -> None:
    """Coins, blocks and objects of each player, and how many objects are needed; nothing of it with closed hands."""
    page = page_of(scattered())

    assert texts_of(page, "hand/0/coin") == ["187"]
    assert texts_of(page, "hand/0/goal") == ["9/6"]
    assert len(icons_of(page, "hand/3/block")) == 6
    for hand, there in zip(scattered().open_hands or (), range(4), strict=True):
        own = [each for each in page.elements if each.what.startswith(f"hand/{there}/") and "/goal/" not in each.what]
        tray, icons = own[0].box, [each.box for each in own if isinstance(each, Icon)]
        assert len(icons) == sum(number > 0 for number in (hand.coins, *hand.blocks, *hand.objects))
        numbers = [each.box for each in own if isinstance(each, Label)]
        assert all(after.x - before.right > 0 for before, after in zip(numbers, icons[1:], strict=False))
        assert all(tray.x < box.x < box.right < tray.right for box in (*icons, *numbers))
        apart = [after.x - before.right for before, after in zip(numbers, icons[1:], strict=False)]
        wider = sum(each > min(apart) + 1 for each in apart)
        assert wider == sum(map(any, ((hand.coins,), hand.blocks, hand.objects))) - 1
    assert min(each.size for each in page.elements if isinstance(each, Label) and each.what.startswith("hand/")) >= 31
    assert texts_of(page_of(carrara.view(full_game().position, None)), "hand/") == []


def test_the_leader_has_a_laurel() -> None:
    """Only who has the most points, and nobody while all have the same."""
    view = carrara.view(moment(3, 3, 0).position, None)
    ahead = replace(view, players=(view.players[0], view.players[1]._replace(points=2), view.players[2]))

    assert list(boxes_of(page_of(view), "/leader")) == []
    assert list(boxes_of(page_of(ahead), "/leader")) == ["player/1/leader"]
    assert [what for what in boxes_of(page_of(ahead), "/point") if what.startswith("player/")] == [
        f"player/{seat}/point" for seat in range(3)
    ]


def test_the_expansion_shows_progress_on_cards() -> None:
    """Each player's progress on the public conditions, in high rows in words, and of scorings beside their seals."""
    page = page_of(middle())

    goals = {each.split("/")[-1] for each in texts_of(page, "player/0/goal")}
    assert {"2", "16"} <= goals
    told = texts_of(page_of(start(2, "towns", "kinds", "skyline", "council")), "player/0/goal")
    assert [each for each in told if "/" not in each] == ["Cities", "City cost"]
    assert icons_of(page, "player/0/goal") == ["kind-top", "kind-building"]
    assert min(each.height for what, each in boxes_of(page, "/kind").items() if "/goal/" in what) >= 24
    assert texts_of(page, "player/0/costs") == []


@pytest.mark.parametrize("seats", SEATS)
def test_the_order_of_rows_is_that_of_seats_and_at_the_end_of_ranks(seats: int) -> None:
    """From top to bottom, with gaps of a few pixels."""
    position = finished(seats, 3)
    result = carrara.outcome(position)
    assert result is not None
    by_rank = sorted(range(seats), key=lambda seat: result.ranks[seat])
    for view, order in (
        (carrara.view(moment(seats, 3, 9).position, None), list(range(seats))),
        (carrara.view(position, None), by_rank),
    ):
        boxes = boxes_of(page_of(view), *(f"ground/player/{seat}/plaque" for seat in range(seats)))
        rows = [boxes[f"ground/player/{seat}/plaque"] for seat in order]
        assert all(0 < b.y - a.bottom < 16 for a, b in pairwise(rows))

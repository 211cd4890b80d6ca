"""Nothing overlaps, nothing is cut off, and everything is legible, in any position."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.components import (
    BLOCKS_OF_A_COLOUR,
    BUILDINGS,
    CITIES,
    OBJECTS,
    SEGMENTS,
    TYPES,
    Blocks,
    Object,
    Objects,
)
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CityScored,
    EndAnnounced,
    Event,
    ObjectBought,
    TypeScored,
    WheelTurned,
)
from bot.games.carrara.position import Built
from bot.games.carrara.view import Hand, View
from render.engine.scene import Icon, Label, Plate, Scene
from render.games.carrara.atlas import atlas
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_page
from tests.render.checks import (
    astride,
    off_page,
    overlap,
    overlaps,
    running_together,
    wrong_grounds,
)
from tests.render.games.carrara.positions import HARD_NAMES, moment
from tests.render.games.carrara.scenes import pages
from tests.render.pixels import unreadable

PAGES = sorted(pages())
RANDOM_BOARDS = 24
SHAPES = ("news-corner", "seal-new", "arrow")
"""What tells without any colour that something is new, or will change."""
PARTS = re.compile("(inside|panel|plate)$")


@pytest.mark.parametrize("name", PAGES)
def test_everything_has_its_place(name: str) -> None:
    """Nothing is cut off, overlaps or is half on a plate, and backgrounds are declared correctly."""
    _check(pages()[name])


@pytest.mark.parametrize("name", PAGES)
def test_everything_can_be_read(name: str) -> None:
    """Letters are 11 pixels high on a phone, 15.5 on a desktop; they and pieces contrast with what they are on."""
    assert unreadable(pages()[name], atlas()) == []


@pytest.mark.parametrize("name", PAGES)
def test_words_are_whole(name: str) -> None:
    """In every language, nothing is cut short but what people write; of a recap, it is told that there was more."""
    labels = [each for each in pages()[name].elements if isinstance(each, Label) and each.what != "band"]
    cut = [each.what for each in labels if each.text.endswith("…") and "name" not in each.what.split("/")]

    assert [what for what in cut if not what.endswith("/more")] == []


@pytest.mark.parametrize("name", PAGES)
def test_numbers_do_not_run_together(name: str) -> None:
    """Two numbers in one line are apart, so that they never read as one."""
    assert running_together(pages()[name]) == []


@pytest.mark.parametrize("name", PAGES)
def test_news_have_a_shape_too(name: str) -> None:
    """Each surface in the colour of news has a corner, a notched seal, an arrow, an outline or a plus of its own."""
    page = pages()[name]
    signs = [
        (re.sub("^(mark|corner|behind)/", "", each.what), each.box)
        for each in page.elements
        if (isinstance(each, Icon) and (each.sprite in SHAPES or each.halo))
        or (isinstance(each, Label) and each.text[0] == "+")
    ]

    for each in page.elements:
        if isinstance(each, Plate) and each.what.startswith("mark/"):
            of = PARTS.sub("", each.what.removeprefix("mark/")).rstrip("/")
            assert [
                sign
                for sign, box in signs
                if f"{sign}/".startswith(f"{of}/") or (of.startswith(f"{sign}/") and overlap(box, each.box))
            ], each.what


@pytest.mark.parametrize("seed", range(RANDOM_BOARDS))
def test_any_position_has_its_place(seed: int) -> None:
    """The same holds for positions and recaps more extreme than in real games: much in few cities or little in many."""
    chance = random.Random(seed)
    view = _any_view(chance)
    names = chance.sample(HARD_NAMES, len(view.players))
    events = _any_events(chance, view)
    seat = chance.randrange(len(view.players))

    for page in (
        market_page(view, names, chance.choice(("en", "de")), events),
        cities_page(view, names, chance.choice(("en", "de")), events),
        player_page(view, seat, names, chance.choice(("en", "de")), events),
    ):
        _check(page)
        assert unreadable(page, atlas()) == []


def _check(page: Scene) -> None:
    assert off_page(page) == []
    assert overlaps(page) == []
    assert astride(page) == []
    assert wrong_grounds(page) == []


def _any_view(chance: random.Random) -> View:
    seats = chance.choice((2, 3, 4))
    view = carrara.view(moment(seats, 3, 0).position, None)
    shuffled = chance.sample(BUILDINGS, len(BUILDINGS))
    built, shown = chance.randrange(len(BUILDINGS) + 1), chance.randrange(10)
    cities = chance.sample(CITIES, chance.randint(1, len(CITIES)))
    lucky = chance.choice((None, *range(seats)))
    estates: list[list[Built]] = [[] for _ in range(seats)]
    for building in shuffled[:built]:
        estates[chance.randrange(seats) if lucky is None else lucky].append(Built(building, chance.choice(cities)))
    free = chance.sample(CITIES, chance.randrange(len(CITIES) + 1))
    players = []
    for player, estate in zip(view.players, estates, strict=True):
        types = tuple(chance.sample(TYPES, chance.randrange(len(TYPES) + 1)))
        towns = tuple(free.pop() for _ in range(min(len(free), 6 - len(types))) if chance.random() < 0.5)
        points = chance.choice((0, 7, 68, 199, 288))
        players.append(player._replace(points=points, buildings=tuple(estate), types_scored=types, cities_scored=towns))
    hands = tuple(
        Hand(
            chance.choice((0, 8, 34, 211)),
            Blocks(*(chance.randrange(4) for _ in range(6))),
            Objects(*(chance.randrange(7) for _ in OBJECTS)),
        )
        for _ in players
    )
    last = chance.choice((None, 0, seats - 1))
    return replace(
        view,
        players=tuple(players),
        wheel=_any_wheel(chance),
        bag=chance.randrange(43),
        display=tuple(shuffled[built : built + shown]),
        stack=chance.randrange(22),
        on_sale=tuple(kind for kind in OBJECTS if chance.random() < 0.5),
        supply=Objects(*(chance.randrange(6) for _ in OBJECTS)),
        turn=chance.randrange(seats),
        round=chance.choice((1, 12, 138)),
        last_round_by=last,
        announced_by=chance.choice((None, last)),
        open_hands=chance.choice((None, hands)),
    )


def _any_wheel(chance: random.Random) -> tuple[Blocks, ...]:
    wheel = [[0] * 6 for _ in range(SEGMENTS)]
    few = chance.sample(range(SEGMENTS), chance.randint(1, SEGMENTS))
    for _ in range(chance.randrange(12)):
        colour = chance.randrange(6)
        wheel[chance.choice(few)][colour] += sum(segment[colour] for segment in wheel) < BLOCKS_OF_A_COLOUR
    return tuple(Blocks(*counts) for counts in wheel)


def _any_events(chance: random.Random, view: View) -> list[Event]:
    """Return many random events, some of them of the same seat."""
    events: list[Event] = []
    for _ in range(chance.choice((0, 1, 4, 12))):
        seat = chance.randrange(len(view.players))
        objects = Objects(*(chance.randrange(3) for _ in OBJECTS))
        blocks = Blocks(*(chance.randrange(3) for _ in range(6)))
        city, kind = chance.choice(CITIES), chance.choice(TYPES)
        shown = chance.choice((None, *view.display))
        events.append(
            chance.choice(
                (
                    WheelTurned(seat, blocks, blocks),
                    BlocksTaken(seat, chance.randint(1, 6), Blocks(white=2, black=1), 13),
                    BuildingBuilt(seat, chance.choice(BUILDINGS), city, blocks, shown),
                    TypeScored(seat, kind, 21, 30, Objects(*(5 * (each is kind) for each in TYPES))),
                    CityScored(seat, city, 0, 38, objects),
                    ObjectBought(seat, chance.choice(tuple(Object)), 10),
                    EndAnnounced(seat, 5),
                )
            )
        )
    return events


def test_one_of_each_colour_in_a_segment_is_still_large_enough() -> None:
    """Blocks are at least 44 pixels wide in the first turn, and so are piles of all colours."""
    view = carrara.view(moment(4, 9, 33).position, None)
    for blocks in (Blocks(1, 1, 1, 1, 1, 1), Blocks(2, 2, 2, 2, 2, 1), Blocks(2, 2, 2, 1, 1, 0)):
        page = market_page(replace(view, wheel=(blocks, *view.wheel[1:])), HARD_NAMES[:4], "en")
        sides = [each.box.width for each in page.elements if each.what.count("/") == 4 and "/1/block/" in each.what]

        assert min(sides) >= 44

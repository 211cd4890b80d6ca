"""The public picture: framed on what was played, with all that was scored, and everything everyone has."""

from __future__ import annotations

import pytest

from bot.games.carcassonne.board import Place, coordinate
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import FeatureScored
from bot.games.carcassonne.position import CarcassonnePhase, end_early
from bot.games.carcassonne.turn import placements
from render.engine import theme
from render.engine.scene import Box, Curve
from render.games.carcassonne.changes import news
from render.games.carcassonne.map.frame import inside
from render.games.carcassonne.map.sight import Sight, extent
from render.games.carcassonne.pages.fields import fields_page, fields_to_show
from render.games.carcassonne.pages.public import FRAME, LARGEST, LATE, frame_played, public_page, whole_page
from render.games.carcassonne.showcase.played import ShowcaseMoment, play_game
from tests.games.carcassonne.positions import table, turn
from tests.render.games.carcassonne.positions import NAMES
from tests.render.shown import boxes, canvas, check, drawn, icons, labels, names, of_kind, said, windows, words

SEATS = 5


def game() -> tuple[ShowcaseMoment, ...]:
    return play_game(SEATS, 1, "gold_mines")


def sight_of(moment: ShowcaseMoment) -> Sight:
    """Return what of the map is framed after a turn."""
    places = news(moment.events).places
    return frame_played(moment.view, places, inside(FRAME))


@pytest.mark.parametrize("seed", range(2))
def test_the_newest_tile_is_always_seen_whole(seed: int) -> None:
    """Wherever it was laid, at a width that a phone can show, in a window that never jumps in size."""
    for moment in play_game(4, seed, "gold_mines"):
        sight, last = sight_of(moment), moment.view.board.laid[-1].place
        x, y = sight.at(last)

        assert 0 <= x <= sight.width - sight.tile
        assert 0 <= y <= sight.height - sight.tile
        assert LATE <= sight.tile <= LARGEST


def test_the_whole_map_is_shown() -> None:
    """At the largest width at which it fits, until the last turns of a game of five."""
    for moment in game()[:60]:
        sight, cells = sight_of(moment), extent(moment.view.board.spots)
        x, y = sight.at(Place(cells.west, cells.north))
        assert x >= 0 <= y
        assert x + cells.columns * sight.tile <= sight.width
        assert y + cells.rows * sight.tile <= sight.height


def test_the_whole_map_alone_shows_the_tile_that_was_drawn() -> None:
    """As its title tells whose turn it is."""
    view = game()[40].view
    assert drawn(whole_page(view, NAMES, "en"))["drawn/tile"] == f"tile-{view.tile}-0"


def test_the_whole_map_marks_what_the_board_marks() -> None:
    """What was scored and by whom, and whose points are new."""
    scored = 0
    for moment in game()[:-1:3]:
        pages = [make(moment.view, NAMES, "en", moment.events) for make in (public_page, whole_page)]
        gains = [{*names(windows(page)[0], "gain/")} for page in pages]
        points = [{*names(page, "mark/player/", "/points")} for page in pages]
        assert gains[0] == gains[1]
        assert points[0] == points[1]
        scored += bool(gains[0] and points[0])
    assert scored > 2


@pytest.mark.parametrize("seed", range(2))
def test_places_where_the_next_tile_fits_are_all_outlined_or_none(seed: int) -> None:
    """As long as tiles are large enough, all are seen whole, and no other place; nobody is to believe in fewer."""
    outlined = 0
    for moment in play_game(3, seed)[:-1:4]:
        view = moment.view
        (scene,) = windows(public_page(view, NAMES[:3], "en", moment.events))
        beds = boxes(scene, "ground/bed/")
        assert view.tile is not None, "a tile is drawn for every turn"
        fitting = {f"ground/bed/{coordinate(Place(x, y))}" for x, y, _ in placements(view.board, view.tile)}
        assert {*beds} in (set(), fitting)
        assert all(map(canvas(scene).holds, beds.values()))
        outlined += bool(beds)
    assert outlined > 1


def test_marks_hide_nothing_of_what_they_mark() -> None:
    """Brackets lie around the newest tile; a scored monastery's frame lies along its tile's edges, and on no other."""
    framed = 0
    for moment in game()[:-1:2]:
        (scene,) = windows(public_page(moment.view, NAMES, "en", moment.events))
        frames = [
            (each, event.followers[0].place)
            for number, event in enumerate(news(moment.events).scored)
            for each in of_kind(scene, Curve, f"ground/scored/{number}/").values()
        ]
        newest = moment.view.board.laid[-1].place
        brackets = of_kind(scene, Curve, f"ground/newest/{coordinate(newest)}/").values()
        tiles = boxes(scene)
        for line in brackets:
            assert _inside(line).holds(tiles[f"ground/tile/{coordinate(newest)}"])
        for line, place in frames:
            tile = tiles[f"ground/tile/{coordinate(place)}"]
            assert tile.grown(1).holds(_inside(line).grown(line.width))  # the box is rounded up
            assert _inside(line).holds(tile.grown(-tile.width // 6))
            framed += 1
    assert framed


def test_the_line_from_points_to_a_monastery_ends_within_its_frame() -> None:
    """So that it does not seem to lead to the tile beside it."""
    tied = 0
    for moment in game()[:-1]:
        (scene,) = windows(public_page(moment.view, NAMES, "en", moment.events))
        for event in news(moment.events).scored:
            if event.feature is Kind.MONASTERY:
                where = coordinate(event.followers[0].place)
                tile = boxes(scene)[f"ground/tile/{where}"]
                lines = of_kind(scene, Curve, f"ground/gain/{where}/{event.feature}/").values()
                ends = [Box(*line.points[-1], 0, 0) for line in lines]
                assert all(map(tile.grown(-tile.width // 8).holds, ends))
                tied += len(lines)
    assert tied


def _inside(line: Curve) -> Box:
    """Return what a line leaves inside it: its box is that of its points, grown by its width."""
    return line.box.grown(-line.width - line.width // 2)


def test_a_map_that_is_cut_off_tells_how_many_tiles_lie_beyond() -> None:
    """Every tile of which less than half is seen is counted at an edge, in a tag that hides no piece."""
    counted = 0
    for moment in play_game(2, 107, "gold_mines")[56:-1:3]:
        (scene,) = windows(public_page(moment.view, NAMES[:2], "en", moment.events))
        tags = [*labels(scene, "beyond/").values()]
        beyond = [each for each in moment.view.board.spots if not sight_of(moment).sees(each, 0.5)]
        assert sum(int(each.text.split()[0]) for each in tags) == len(beyond)
        pieces = [*boxes(scene, "follower/").values(), *boxes(scene, "ingots/").values()]
        assert [each for each in tags if any(map(each.box.meets, pieces))] == []
        counted += len(beyond)
    assert counted


def test_what_was_scored_is_framed_if_it_fits() -> None:
    """All tiles of what was scored are seen, unless they reach further than the window."""
    for moment in game():
        sight, places = sight_of(moment), news(moment.events).places
        wide = max(place.x for place in places) - min(place.x for place in places) + 2
        high = max(place.y for place in places) - min(place.y for place in places) + 2
        if wide * sight.tile < sight.width and high * sight.tile < sight.height:
            assert all(sight.sees(place, 0.9) for place in places)


def test_everything_everyone_has() -> None:
    """Points, also if the game ended now, followers, ingots, whose turn it is, who leads, and tile and tiles left."""
    view = table("U 1 0 0", "V", "1 0 0 road 0, 0 0 0 city 0", seats=3, stack="U V V").open
    anna, ben, chiara = view.players
    page = public_page(
        view._replace(gold_mines=True, players=(anna._replace(road=4, ingots=1), ben._replace(city=9), chiara)),
        NAMES,
        "en",
    )

    check(
        page,
        """
        turn/: seat-0 | A | Anna’s turn
        drawn/: tile-V-0 | tile-back | 11 | left
        legend: → if over now
        player/0/: seat-0 | A | Anna | 4 | → 6 | follower | 6 | ingots-1 | 1
        player/1/: laurel-star | seat-1 | B | Benedetto | 9 | → 11 | follower | 6 | ingots-1 | 0
        player/2/: seat-2 | C | Chiara | 0 | → 0 | follower | 7 | ingots-1 | 0
        """,
    )
    assert names(page, end="/glow") == ["player/0/glow"]
    assert min(label.size for label in labels(page, end="/points").values()) >= theme.LARGE


@pytest.mark.parametrize("seats", [2, 5])
def test_the_standings_have_one_layout_from_the_first_turn_on(seats: int) -> None:
    """Plaques are of one height; points end in a line, and names, followers and ingots begin in one."""
    lines = set[tuple[int, ...]]()
    for moment in play_game(seats, 1, "gold_mines")[:-1:9]:
        page = public_page(moment.view, NAMES, "en", moment.events)
        listed, said_at = boxes(page), labels(page)
        lines |= {
            (
                listed[f"{what}/plaque"].height,
                said_at[f"{what}/points"].box.right,
                round(said_at[f"{what}/name/0"].box.x, -1),  # some letters begin a pixel beside the line
                *(listed[f"{what}/{each}"].x for each in ("follower", "ingot")),
            )
            for what in (f"player/{seat}" for seat in range(seats))
        }
    assert len(lines) == 1


def test_long_names_of_five_are_whole() -> None:
    """In two lines where one is too short, with what everyone has in a row below it, and in the title."""
    long = ("Maximilian von Hohenstein", "Anna-Katharina Lindqvist", "Bartholomäus", "Giuseppe Verdi", "Robin Milne")
    for moment in game()[5:-1:9]:
        page = public_page(moment.view, long, "de", moment.events)
        assert names(page, "legend")
        for seat, name in enumerate(long):
            lines = words(page, f"player/{seat}/name")
            assert " ".join(lines).replace("- ", "-") == name
        assert "…" not in "".join(words(page, "turn/name"))


def test_what_was_scored_is_told_beside_it() -> None:
    """Everyone's points are on a tag with their badge, tied to what it was, at most a tile away.

    A tag is never taken for a follower, who is as high as wide, and hides nothing of a monastery's tile.
    """
    told = 0
    for moment in game()[:-1:2]:
        page = public_page(moment.view, NAMES, "en", moment.events)
        (scene,) = windows(page)
        listed, found, shown = said(scene), boxes(scene), drawn(scene)
        for event in (event for event in moment.events if isinstance(event, FeatureScored)):
            tiles = [box for place in event.places if (box := found.get(f"ground/tile/{coordinate(place)}"))]
            for seat in event.seats:
                what = f"gain/{coordinate(event.followers[0].place)}/{event.feature}/{seat}"
                assert listed[f"{what}/points"] == f"+{event.points}"
                assert shown[f"{what}/badge"] == f"seat-{seat}"
                assert found[what].width > 1.5 * found[what].height
                assert any(tile.grown(1).meets(found[f"ground/{what}/0"]) for tile in tiles)
                assert any(tile.grown(tile.width).meets(found[what]) for tile in tiles)
                if event.feature is Kind.MONASTERY:
                    assert not found[what].meets(found[f"ground/tile/{coordinate(event.followers[0].place)}"])
                assert names(page, f"mark/player/{seat}/points")
                told += 1
    assert told > 9


def test_points_of_a_field_are_tied_to_cities_where_it_touches_them() -> None:
    """A long city may lie beside another seat's field where its end is."""
    tied = 0
    for moment in game()[:-1:6]:
        (scene,) = windows(fields_page(moment.view, NAMES, "en"))
        tiles = boxes(scene, "ground/tile/")
        for each in fields_to_show(moment.view):
            own = [tiles[f"ground/tile/{coordinate(place)}"] for place in each.field.places]
            lines = [
                box for what, box in boxes(scene, "ground/pays/").items() if what.split("/")[3] == str(each.number)
            ]
            tied += len(lines)
            assert all(any(map(line.meets, own)) for line in lines)
    assert tied


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ("0 1 0 road 0", "+3 | feature-road | +1 | ingots-1"),
        ("1 1 0 road 0", "seat-1 | B | +3 | feature-road | +1 | ingots-1"),
        (
            "0 1 0 road 0, 1 0 0 road 0",
            "seat-0 | A | seat-1 | B | +3 | feature-road | seat-0 | A | +1 | ingots-1",
        ),
    ],
)
def test_the_ribbon_tells_points_and_ingots(held: str, told: str) -> None:
    """It says where the tile was laid, and who gained how much.

    Ingots follow the badge of the seat that took them, who need not be the one whose turn it was.
    """
    done = turn(table("A 1 0 1", "A", held, stack="U G1", ingots={(0, 0): 1}), "A", -1, 0, 3)
    page = public_page(done.position.open, NAMES[:2], "en", done.events)
    check(page, f"ribbon/: ribbon-left | ribbon-right | seat-0 | A | tile-A-3 | L20 | {told}")


def test_the_ribbon_has_room_for_all_of_it() -> None:
    """In one line that fits."""
    for moment in game()[:-1:3]:
        page = public_page(moment.view, NAMES, "en", moment.events)
        assert all(each.box.right <= boxes(page)["ribbon"].right for each in labels(page, "ribbon/").values())


def test_the_end() -> None:
    """The whole map with all pieces, and everyone's points by rank; where they come from belongs to the podium."""
    over = table("U 1 0 0, B 0 1 0", None, "1 0 0 road 0, 0 0 1 field 0", phase=CarcassonnePhase.OVER).open
    players = (over.players[0]._replace(road=4), over.players[1]._replace(city=9))
    page = public_page(over._replace(players=players), NAMES[:2], "en")
    (scene,) = windows(page)

    check(
        page,
        """
        turn/: Benedetto wins
        player/: laurel-star | seat-1 | B | Benedetto | medal-1 | 1 | 9 | seat-0 | A | Anna | medal-2 | 2 | 4
        legend:
        """,
    )
    first, second = (boxes(page)[f"player/{seat}/plaque"] for seat in (1, 0))
    assert (first.y, first.x) < (second.y, second.x)
    check(scene, "ground/tile/: tile-D-0 | tile-U-0 | tile-B-0\nfollower/: follower-1 | B | follower-0-lying | A")
    assert all(map(canvas(scene).holds, boxes(scene, "ground/tile/").values()))


def test_a_stopped_game_names_nobody() -> None:
    """A game that was ended before its rules would end it has no winner and nobody to move."""
    page = public_page(end_early(game()[20].view), NAMES, "de")

    assert said(page)["turn/name"] == "Partie zu Ende"
    assert not names(page, end="glow") + names(page, "turn/badge") + names(page, "legend")


def test_only_the_latest_turn_is_told() -> None:
    """Of several turns the ribbon tells the latest, and the map marks all tiles that were laid, each with its seat.

    The number of the newest is on crimson, earlier ones are on dark discs: nobody is to take them for points.
    """
    first = turn(table("", "U", stack="U V E"), "U", 1, 0)
    second = turn(first.position, "U", -1, 0)
    third = turn(second.position, "V", 2, 0)
    page = public_page(third.position.open, NAMES[:2], "en", [*first.events, *second.events, *third.events])
    (scene,) = windows(page)

    check(page, "ribbon/: ribbon-left | ribbon-right | seat-0 | A | tile-V-0 | O20")
    check(scene, "turns/: 3 | seat-0 | A | 2 | seat-1 | B | 1 | seat-0 | A")
    assert {what.split("/")[2] for what in names(scene, "ground/earlier/")} == {"N20", "L20"}
    numbers = labels(scene, "turns/", "/said")
    assert {what for what, each in numbers.items() if each.on == theme.NEW} == {"turns/O20/said"}
    assert [*numbers] == ["turns/O20/said", "turns/L20/said", "turns/N20/said"]
    assert all(badge.halo for badge in icons(scene, "turns/").values()), "dark badges are seen on the table"


def test_ingots_are_counted() -> None:
    """Up to three lie one by one; of more the number is told. At the end, when they are worth nothing, none lies."""
    view = table("U 1 0 0, V 2 0 0", "U", ingots={(0, 0): 2, (1, 0): 3, (2, 0): 5}).open
    (scene,) = windows(public_page(view, NAMES[:2], "en"))
    sprites = drawn(scene)

    assert [sprites[f"ingots/{name}20"] for name in "MNO"] == ["ingots-2", "ingots-3", "ingots-3"]
    assert said(scene, "ingots/") == {"ingots/O20/count/said": "5"}
    (over,) = windows(public_page(view._replace(phase=CarcassonnePhase.OVER), NAMES[:2], "en"))
    assert names(over, "ingots/") == []


def test_gold_that_was_taken_is_gone() -> None:
    done = turn(table("A 1 0 1", "A", "0 1 0 road 0", stack="G1", ingots={(0, 0): 1}), "A", -1, 0, 3)
    (scene,) = windows(public_page(done.position.open, NAMES[:2], "en", done.events))
    assert news(done.events).taken
    assert not [icon for icon in drawn(scene).values() if "ingots" in icon]

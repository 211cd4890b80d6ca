"""What the pictures of palazzi show: in which order, how large, and how their points arise and change."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest

from bot.games.palazzo.components import TILES, Card, Tiles
from bot.games.palazzo.events import Event, FloorTakenOut, MoneyChosen, PalazzoBegun, TilesBought
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.preview import payment_of, preview
from bot.games.palazzo.prospects import raises
from bot.games.palazzo.scoring import outcome, points_of
from bot.games.palazzo.view import view
from bot.texts.numbers import write_signed
from render.engine.scene import Curve, Icon, Label, Plate
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import palazzi_page
from render.games.palazzo.palazzo import levels
from render.games.palazzo.private import preview_page
from render.games.palazzo.score import podium_page
from render.games.palazzo.showcase.played import NAMES, play_game
from render.games.palazzo.showcase.showcase import LONG_NAMES, find_previews, most_contested
from tests.games.palazzo.positions import table
from tests.render.games.palazzo.scenes import many
from tests.render.shown import boxes, check, icons, of_kind, said

PREVIEWS = {name: (len(before.players), before, led) for name, before, led in find_previews()}


def roofs(page: PalazzoPage) -> dict[tuple[int, int], Icon]:
    seen = ((what.split("/"), each) for what, each in icons(page, end="/roof").items())
    return {(int(what[1]), int(what[-2])): each for what, each in seen}


def laid(position: PalazzoPosition, events: Sequence[Event] = (), names: Sequence[str] = NAMES) -> PalazzoPage:
    return palazzi_page(view(position, None), names[: len(position.players)], "en", events)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_podium_shows_the_highest_palazzi_and_those_that_cost_points(seats: int) -> None:
    """It counts the others, also those that are worth nothing; who is better has larger and higher ones.

    None is too small to look at, and how many more there are is within the pedestal.
    """
    for position in (play_game(seats, 9)[-1].position, many(seats)._replace(phase=PalazzoPhase.OVER)):
        result = outcome(position)
        assert result is not None, "the game is over"
        page = podium_page(view(position, None), result, NAMES[:seats], "en")
        found, told = roofs(page), said(page)
        for seat, player in enumerate(position.players):
            built = {each.number: (points_of(each.floors).total < 0, levels(each)) for each in player.palazzi}
            shown = sorted((built.pop(number) for owner, number in found if owner == seat), key=lambda each: each[1])
            assert len(shown) >= min(2, len(player.palazzi))
            assert told.get(f"built/{seat}/more", "+0") == f"+{len(built)}"
            if built:
                assert shown.pop()[1] >= max(high for _, high in built.values())
                assert min(shown) >= max(built.values())
                stand = boxes(page)[f"score/{seat}/pedestal"]
                assert boxes(page)[f"built/{seat}/more/sign"].right <= stand.right - stand.width // 20
        sizes = [{each.box.width for (seat, _), each in found.items() if seat == owner} for owner in result.order]
        wide = [width for (width,) in filter(None, sizes)]
        assert wide == sorted(wide, reverse=True)
        assert wide[-1] >= 90
        tops = {owner: [each.box.y for (seat, _), each in found.items() if seat == owner] for owner in result.order}
        for better, worse in pairwise(owner for owner in result.order if tops[owner]):
            if result.ranks[worse] > result.ranks[better]:
                assert min(tops[worse]) - min(tops[better]) >= 20


def previewed(name: str) -> PalazzoPage:
    seats, before, led = PREVIEWS[name]
    return preview_page(before, led, NAMES[:seats], "en")


def test_a_purchase_that_costs_more_than_its_price_tells_both() -> None:
    """Above the cards; in the ribbon, behind coins and without a minus, only the price."""
    check(
        previewed("purchase"),
        """
        paid/title: Pays 10 for 8
        ribbon/: ribbon-left | ribbon-right | buys | price | 8 | builds | tile-brick-5-2 | 5
        """,
    )


@pytest.mark.parametrize("name", PREVIEWS)
def test_a_preview_shows_money_below_palazzi(name: str) -> None:
    """Lower than these, with groups in frames, and what is paid if anything is, all cards of that in one size.

    What one can pay is in one size too, whether it changes or not.
    """
    seats, before, led = PREVIEWS[name]
    page = preview_page(before, led, NAMES[:seats], "de")
    pays = [each.size for what, each in of_kind(page, Label).items() if re.fullmatch("pays/[a-z]+/amount", what)]
    assert len({*pays}) == 1
    assert ("paid/panel" in boxes(page)) == bool(payment_of(before, led).value)
    assert len({each.box.width for what, each in icons(page, "paid/").items() if re.search(r"/\d+/\d+$", what)}) <= 1
    assert "left/card/0/frame" in boxes(page)
    assert boxes(page)["left/panel"].height * 9 < boxes(page)[f"ground/{before.seat}/sheet"].height * 5


@pytest.mark.parametrize(
    ("number", "phase", "shown", "rest"),
    [(8, PalazzoPhase.TURN, 8, None), (14, PalazzoPhase.TURN, 6, ("+8", "−40")), (6, PalazzoPhase.BIDDING, 6, None)],
)
def test_palazzi_without_room_are_told_together(
    number: int, phase: PalazzoPhase, shown: int, rest: tuple[str, str] | None
) -> None:
    """How many more someone has, and what they are worth.

    There is room for eight with the sum of each, and beside bids for six.
    """
    page = laid(many(4, number)._replace(phase=phase))
    told, seen = said(page), roofs(page)
    assert len([seat for seat, _ in seen if seat == 1]) == shown
    assert len(said(page, "player/1/palazzo/", "/worth/points")) == shown
    assert rest == (("player/1/rest" in told and (told["player/1/rest"], told["player/1/rest/worth/points"])) or None)
    assert min(roof.box.width for roof in seen.values()) >= 34


def test_nothing_is_built_above_a_fifth_floor() -> None:
    """A palazzo that is worth nothing yet has a building site on top, but a roof once its highest floor is a fifth."""
    position = table("", built=("b11 b22, s51, m13 m52, b12 b23 b31",))
    seen = roofs(laid(position))
    assert [seen[0, number].sprite for number in range(1, 5)] == ["roof-site", "roof", "roof", "roof"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_palazzi_are_in_order_with_their_sums(seats: int) -> None:
    """All through a game, in everyone's picture and in a player's, where it is said how points arise if there is room.

    Where only one part has brought them, the sum says it all. Floors are equally wide for all.
    """
    for moment in play_game(seats, 9)[::9]:
        seen_by = view(moment.position, None)
        for shown in (range(seats), *((seat,) for seat in range(seats))):
            page = palazzi_page(seen_by, NAMES[:seats], "en", moment.events, seats=[*shown])
            told, seen = said(page), icons(page)
            standing = sorted(roofs(page).items())
            assert len({roof.box.width for _, roof in standing}) <= 1
            assert all(a[0] != b[0] or one.box.x < other.box.x for (a, one), (b, other) in pairwise(standing))
            built = [(owner, each) for owner in shown for each in moment.position.players[owner].palazzi]
            for owner, palazzo in built:
                points, what = points_of(palazzo.floors), f"player/{owner}/palazzo/{palazzo.number}"
                total = told[f"{what}/worth/points"]
                found = {part: told[f"{what}/{part}"] for part in points._fields if f"{what}/{part}/sign" in seen}
                parts = {part: write_signed(number) for part, number in points._asdict().items() if number > 0}
                if len(parts) > 1 and len(shown) == 1:
                    assert found == parts or (not found and len(built) > 5)
                else:
                    assert not found
                assert total == write_signed(points.total)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_is_to_be_built_is_shown(seats: int) -> None:
    """Above the palazzi, however many they are, each tile so large that it can be read."""
    several = 0
    for moment in play_game(seats, 9)[:-1]:
        if moment.position.phase is PalazzoPhase.BUILDING:
            page = laid(moment.position, moment.events, names=LONG_NAMES)
            tiles = icons(page, "to-build/")
            assert tiles.pop("to-build/sign").sprite == "builder"
            assert [each.sprite for each in tiles.values()] == [
                f"tile-{tile.material}-{tile.floor}-{tile.windows}" for tile in moment.position.to_build
            ]
            assert min(each.box.width for each in tiles.values()) >= 120
            several += len(tiles) > 1
    assert several


def test_who_lost_a_floor_is_marked() -> None:
    """Faded on the palazzo, and what stands alone now as new."""
    position = table("", "", built=("b11 b31, b21", "s12"))
    events = (FloorTakenOut(0, 1, TILES["brick-2-1"], 2, Card.CERT2),)
    seen = icons(laid(position, events))
    assert seen["ground/player/0/palazzo/1/lost/tile"].sprite == "floor-brick-2-1"
    assert seen["corner/player/0/palazzo/2"].sprite == "arrived"


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_where_only_the_number_of_cards_changed_it_alone_is_marked(names: tuple[str, ...]) -> None:
    """In a frame, which is on the plaque; where something is built, that is what is new."""
    events = (MoneyChosen(1, cards("f4")),)
    page = laid(table("", "", "", ""), events, names)
    assert {*boxes(page, "corner/"), *boxes(page, "mark/")} == {"mark/player/1/cards"}
    assert boxes(page)["player/1/plaque"].holds(boxes(page)["player/1/cards/sheet"].grown(4))
    bought = TilesBought(1, Tiles([TILES["brick-1-2"]]), cards("f4"), 4), PalazzoBegun(1, TILES["brick-1-2"], 1)
    page = laid(table("", "", built=("", "b12")), bought, names)
    assert not boxes(page, "mark/player/1/cards")


def test_a_preview_tells_points_on_the_plaque() -> None:
    """Those before, the difference, and those after; without a change only those."""
    told = said(previewed("insertion"), "player/1/")
    shown = [told[f"player/1/{what}"] for what in ("before", "before/to", "before/change/points", "total")]
    assert shown == ["17", "→", "+10", "27"]
    seats, before, _ = PREVIEWS["bid"]
    led = preview(before, [raises(before)[0]])
    assert f"player/{before.seat}/before" not in said(preview_page(before, led, NAMES[:seats], "en"))


def test_a_floor_that_is_lost_is_marked() -> None:
    """On the palazzo that it was taken out of, faded and outlined in dashes where it was."""
    page, what = previewed("taking-out"), "player/1/palazzo/3"
    (mark,) = [each for each in icons(page, "ground/player/").values() if each.faded]
    assert mark.what == f"ground/{what}/lost/tile"
    around = of_kind(page, Curve)[f"ground/{what}/lost"]
    assert around.dash
    assert around.box.y <= mark.box.mid_y <= around.box.bottom
    assert not any(map(around.box.meets, (each.box for each in icons(page, f"{what}/").values())))


@pytest.mark.parametrize("name", ["insertion", "removal"])
def test_a_single_tile_that_is_no_palazzo_any_more_is_faded_in_its_place(name: str) -> None:
    """With what it was worth, so that the difference of points can be followed."""
    page, what = previewed(name), "player/1/palazzo/7"
    told = said(page)
    assert icons(page)[f"ground/{what}/lost/tile"].faded
    assert not {f"{what}/roof", f"{what}/gap/0"} & icons(page).keys()
    assert (told[f"{what}/before"], told[f"{what}/worth/points"]) == ("−5", "0")


@pytest.mark.parametrize("seats", [2, 4])
def test_bids_are_beside_palazzi_or_where_these_will_be(seats: int) -> None:
    """All are in one column at the right, clear of palazzi and of the yards where nothing is built."""
    position = most_contested(seats).position
    shown = boxes(page := laid(position))
    for seat, player in enumerate(position.players):
        bid, yard = shown[f"player/{seat}/bid/disc"], shown.get(f"ground/{seat}/yard")
        assert shown[f"ground/{seat}/sheet"].right - bid.mid_x == 76
        assert (yard is None) is bool(player.palazzi)
        built = [each.box.right for (of, _), each in roofs(page).items() if of == seat]
        assert max(built if yard is None else [yard.right]) < bid.x


def test_of_three_seats_the_last_has_its_banner_beside_its_palazzi() -> None:
    """It has the whole width; the others' banners are above theirs, alike."""
    page = laid(play_game(3, 9)[-9].position)
    *above, beside = (each.box for each in of_kind(page, Plate, end="/plaque").values())
    assert len({each.height for each in above}) == 1
    assert beside.height == boxes(page)["ground/2/sheet"].height


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_bid_for_is_shown_to_whoever_is_asked(seats: int) -> None:
    """Below a gavel, also beside palazzi."""
    shown = most_contested(seats)
    seen = icons(laid(shown.position, shown.events), "stakes/")
    assert seen.pop("stakes/sign").sprite == "gavel"
    assert len(seen) == len(shown.position.quarry)


@pytest.mark.parametrize(("built", "leaders"), [(("", "b13"), []), (("b11 b21 b31", ""), [0])])
def test_nobody_leads_without_points(built: tuple[str, str], leaders: list[int]) -> None:
    """The laurel is for the most points, but not for a nought above losses."""
    page = laid(table("", "", built=built))
    assert [int(what.split("/")[1]) for what in icons(page, end="/leader")] == leaders


def test_money_to_be_taken_is_in_the_head_of_palazzi() -> None:
    """All that is left of it, whoever has taken what before."""
    shown = [each.position for each in play_game(4, 9) if each.position.phase is PalazzoPhase.MONEY]
    assert {len(position.display) for position in shown} > {2, 3}
    for position in shown:
        head = icons(laid(position), "display/")
        assert len(head) == 1 + len(position.display)

"""What the market and the pictures of auctions show: where, how large, and marked by what."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from bot.games.palazzo.actions import Auction, Bid, Pass
from bot.games.palazzo.auction import find_next_quarry
from bot.games.palazzo.components import ENVOYS, TILES, Stack, Tiles
from bot.games.palazzo.events import AuctionWon, Event
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.view import view
from bot.texts import LANGUAGES
from render.engine import theme
from render.games.palazzo.atlas import atlas
from render.games.palazzo.market import market_page
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import palazzi_page
from render.games.palazzo.showcase.played import NAMES, moment, play_game
from render.games.palazzo.showcase.showcase import LONG_NAMES, most_contested
from tests.games.palazzo.positions import do, table
from tests.render import looks
from tests.render.eyes import APART, EYES, Matrix, nearest
from tests.render.shown import boxes, drawn, icons, labels, names, said

CARDS = ("card-florin", "card-ducat", "card-scudo", "card-certificate")

FIELD = (0.12, 0.1, 0.88, 0.4)
"""Of a card, the field with its worth."""


def laid(position: PalazzoPosition, events: Sequence[Event] = (), names: Sequence[str] = NAMES) -> PalazzoPage:
    """Lay out a position as everyone sees it."""
    return market_page(view(position, None), names[: len(position.players)], "en", events)


def test_each_quarry_shows_how_many_windows_bring_a_tile_there() -> None:
    """Counted clockwise from the builder, who stands on his own; the next one with tiles is framed and named.

    Once the tile lies there, nothing is said about one that is still to come.
    """
    position = table("", "", quarries=", , b11, s11", builder=3)
    seen, told = icons(laid(position)), said(laid(position))

    assert drawn(laid(position), end="/ghost") == {
        "quarry/4/ghost": "ghost-1",
        "quarry/1/ghost": "ghost-2",
        "quarry/2/ghost": "ghost-3",
    }
    assert seen["builder"].box.meets(seen["ground/quarry/3"].box)
    assert find_next_quarry(view(position, None)) == 4
    assert seen["ground/next"].box.meets(seen["ground/quarry/4"].box)
    assert told["next/said"] == "next"
    assert said(laid(table("", "", quarries=", b11 b21 s11 s21, , m11")))["next/said"] == "all"
    assert names(laid(position._replace(phase=PalazzoPhase.REVEALED)), "", "/ghost") == []


def test_tiles_lie_at_the_same_place_where_the_builder_is() -> None:
    """He looks over them; in an empty quarry is in large what brings a tile there."""
    page = laid(table("", "", quarries="b11, s21, , ", builder=1))
    shown = boxes(page)
    own, other = shown["quarry/1/tile/0"], shown["quarry/2/tile/0"]
    assert own.x - shown["ground/quarry/1"].x == other.x - shown["ground/quarry/2"].x
    assert own.width == other.width
    assert shown["builder"].bottom == own.y
    assert shown["quarry/3/ghost"].width == 2 * shown["quarry/2/ghost"].width


def test_gold_is_where_something_is_built() -> None:
    """Around the builder's quarry with the tiles to build, as wide as tiles of a quarry, and not around the next."""
    position = table("", "", quarries=", , b11, ", builder=2, phase=PalazzoPhase.BUILDING)
    page = laid(position._replace(to_build=(TILES["brick-5-3"], TILES["marble-4-2"])))
    golden = boxes(page)["ground/next"]
    assert golden.meets(boxes(page)["quarry/2/tile/0"])
    assert not golden.meets(boxes(page)["quarry/3/tile/0"])
    assert len({boxes(page)[f"quarry/{of}/tile/{number}"].width for of, number in ((2, 0), (2, 1), (3, 0))}) == 1
    assert not boxes(page)["next/sign"].meets(boxes(page)["quarry/2/tile/0"])
    assert said(page)["next/said"] == "build"


@pytest.mark.parametrize("phase", [PalazzoPhase.TURN, PalazzoPhase.REVEALED, PalazzoPhase.BUILDING])
def test_the_price_shines_only_while_tiles_can_be_bought_at_it(phase: PalazzoPhase) -> None:
    """Before tiles are revealed, it is told what all will cost with the one that comes."""
    position = table("", "", warehouse="b11 s21", phase=phase)
    page = laid(position._replace(to_build=(TILES["brick-5-3"],) * (phase is PalazzoPhase.BUILDING)))
    closed = phase is not PalazzoPhase.REVEALED
    assert icons(page)["price"].faded is closed
    assert said(page)["price/said"] == ("7 each" if closed else "8 each")
    assert ("price/coming" in icons(page)) is closed


@pytest.mark.parametrize("quarries", ["b11 s21 m32, , , ", "b12 s33 m43, , b11, ", "b11 b12, , s31, s21"])
def test_no_tile_of_a_quarry_is_narrower_than_others(quarries: str) -> None:
    """One with more tiles grows over the one above or below it."""
    page = laid(table("", "", warehouse="b42", quarries=quarries, builder=2, phase=PalazzoPhase.REVEALED))
    found = [box for what, box in boxes(page).items() if "/tile/" in what and what.rpartition("/")[2].isdigit()]
    assert min(box.width for box in found) > 0.96 * max(box.width for box in found)


def test_tiles_come_in_few_sizes() -> None:
    """All through some games, as one in many sizes would be made anew for most turns of many tables."""
    found = set[tuple[int, int]]()
    for shown in (each for seats in (2, 3, 4) for each in play_game(seats, 9)[:-1]):
        tiles = icons(laid(shown.position)).values()
        found |= {each.box[2:] for each in tiles if each.sprite.startswith("tile-")}
    assert (280, 118) in found
    assert len(found) <= 13


@pytest.mark.parametrize("tiles", ["b11", "b11 b21", "b11 b21 b31"])
def test_tiles_to_be_auctioned_keep_their_proportions(tiles: str) -> None:
    """However many lie in a quarry, none is squashed so that its windows are squat."""
    laid_out = boxes(laid(table("", "", quarries=f", {tiles}, , ")), "quarry/2/tile/")
    found = [box for what, box in laid_out.items() if what.rpartition("/")[2].isdigit()]
    assert len(found) == len(tiles.split())
    assert all(box.height >= 0.3 * box.width for box in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_titles_are_large(seats: int, language: str) -> None:
    """On one line above 15 pixels on a phone, whatever is asked, and clear of the ribbon."""
    for shown in play_game(seats, 9)[:-1:5]:
        page = market_page(view(shown.position, None), NAMES[:seats], language, shown.events)
        (title,) = labels(page, "turn/name").values()
        assert title.size >= theme.LARGE
        assert not any(title.box.meets(box) for box in boxes(page, "ribbon").values())


def test_only_what_the_ribbon_names_is_marked() -> None:
    """All through a game, no tile is framed as new that came before what the ribbon tells of."""
    seen = 0
    for shown in play_game(4, 9)[:-1:3]:
        page = laid(shown.position, shown.events)
        marked = names(page, "corner/warehouse/") + names(page, "corner/quarry/")
        assert len(marked) <= len(names(page, "ribbon/", "/warehouse") + names(page, "ribbon/", "/quarry"))
        seen += len(marked)
    assert seen > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ribbon_says_the_longest_moves(language: str) -> None:
    """Five cards that have been revealed and three tiles that have been won are beside the badge and the words."""
    revealed = next(each for each in play_game(4, 9) if each.position.display)
    tiles = Tiles([TILES[name] for name in ("brick-2-3", "brick-1-3", "sandstone-3-1")])
    won = AuctionWon(0, 4, tiles, cards("f4"), 16)
    for events in (revealed.events, (won,)):
        page = market_page(view(revealed.position, None), NAMES, language, events)
        icons = [box for what, box in boxes(page, "ribbon/").items() if what[7].isdigit()]
        assert min(box.x for box in icons) >= boxes(page)["ribbon/left/badge"].right
        assert max(box.right for box in icons) <= 1074


def test_a_bid_that_wins_is_no_loss() -> None:
    """The 3-certificate, which counts in it, is not paid: alone it wins tiles for nothing."""
    shown = next(each for each in play_game(4, 9) if each.position.display)
    page = laid(shown.position, (AuctionWon(0, 4, Tiles([TILES["brick-2-3"]]), cards(""), 3),))
    told = [*said(page, "ribbon/").values()]
    assert "at 3" in told
    assert not any("−" in each for each in told)


def test_titles_are_the_same_for_every_seat_that_is_asked() -> None:
    bidding = (most_contested(4), most_contested(2))
    titles = [" ".join(said(laid(each.position, each.events), "turn/name").values()) for each in bidding]
    assert titles == ["Bid 17+ or pass"] * 2


def test_the_shelf_shows_what_is_left() -> None:
    """Envoys who have come beside those to come, stacks that are not used up, and both piles of money."""
    position = table("", "", envoys=2)
    page = laid(position._replace(stacks=(Stack(), *position.stacks[1:])))
    envoys = icons(page, "envoy/").values()
    assert [each.sprite for each in envoys] == [*["envoy"] * 4, "envoy-last"]
    assert [each.faded for each in envoys] == [False, False, True, True, False]
    told = said(page)
    assert "stack/I/left" not in told
    assert {"stack/III/left", "pile/left", "discards/left"} <= told.keys()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_furniture_never_moves(seats: int) -> None:
    """All through a game, the hall, the ground of quarries, the shelf and the rows of an auction are where they were.

    What awaits the last envoy glows within the shelf.
    """
    found: dict[str, set[object]] = {}
    for shown in play_game(seats, 9)[:-1:3]:
        for element in laid(shown.position).elements:
            if element.what.startswith(("ground/quarry", "ground/hall", "ground/shelf", "ground/lot", "price")):
                found.setdefault(element.what, set()).add(element.box)
            elif shown.position.phase is PalazzoPhase.BIDDING and element.what.endswith(("/field", "/plaque")):
                found.setdefault(element.what.rpartition("/")[2], set()).add(element.box)
    last = boxes(laid(table("", "", envoys=ENVOYS - 1)))
    assert last["ground/shelf"].grown(-_RIM).holds(last["envoy/next"])
    assert [len(found.pop(each)) for each in ("field", "plaque")] == [seats] * 2
    assert found.keys() >= {"ground/hall", "ground/lot", "ground/shelf", "price"}
    assert {kind: len(where_) for kind, where_ in found.items() if len(where_) > 1 and kind not in _MOVES} == {}


_RIM = 6
"""The width of the shelf's rim of brass."""
_MOVES = ("price/coins", "price/coming", "price/said")
"""What it costs is in the middle of the plate, however long the price is."""


def test_long_names_are_whole() -> None:
    """On the plaques of an auction, of a choice and above palazzi."""
    late = moment(4, 9, lambda position: position.phase is PalazzoPhase.TURN, 0.98)
    shared = [moment(seats, 9, lambda position: position.phase is PalazzoPhase.CHOOSING, 0.9) for seats in (3, 4)]
    pages = [laid(each.position, each.events, LONG_NAMES) for each in (most_contested(4), *shared)]
    two = play_game(2, 9)[-9]
    pages += [palazzi_page(view(each.position, None), LONG_NAMES, "en") for each in (late, two)]
    for page in pages:
        told = "".join(text for what, text in said(page, "player/").items() if "/name/" in what)
        assert "…" not in told
        assert "Maximiliane-HenriettevonZwiesel" in told.replace(" ", "")


@pytest.mark.parametrize("phase", [PalazzoPhase.CHOOSING, PalazzoPhase.MONEY])
@pytest.mark.parametrize("seats", [3, 4])
def test_all_palazzi_are_seen_while_something_is_taken(seats: int, phase: PalazzoPhase) -> None:
    """Also of those who have had a turn, all with their points and in one size; no name is in the title."""
    shown = moment(seats, 9, lambda position: position.phase is phase and position.asked != position.turn, 0.9)
    page, players = laid(shown.position, shown.events), shown.position.players
    assert not any(name in said(page)["turn/name"] for name in NAMES)
    built = [f"player/{seat}/palazzo/{each.number}" for seat, who in enumerate(players) for each in who.palazzi]
    roofs = icons(page, "player/", "/roof")
    assert {*roofs} == {f"{what}/roof" for what in built}
    assert len({each.size for each in labels(page, "player/", "/total").values()}) == 1
    assert {*said(page, "player/", "/worth/points")} == {f"{what}/worth/points" for what in built}
    assert len({each.box.width for each in roofs.values()}) == 1


def test_the_leading_bid_is_wreathed() -> None:
    """Also beside palazzi; who has passed is told so, and the certificate lies beside the bid of who auctions."""
    done = do(
        table("d3", "f4 f5", "s7", "", phase=PalazzoPhase.REVEALED),
        Auction(),
        Bid(cards("f4")),
        Bid(cards("s7")),
        Pass(),
    )
    page = laid(done.position, done.events)
    for each in (page, palazzi_page(view(done.position, None), NAMES, "en")):
        assert [*icons(each, end="/bid/laurel")] == ["player/2/bid/laurel"]
        assert said(each, end="/sum") == {"player/0/bid/sum": "3", "player/1/bid/sum": "4", "player/2/bid/sum": "7"}
    seen, told = icons(page), said(page)
    assert told["player/3/bid/passed"] == "passed"
    assert seen["player/0/bid/certificate"].sprite == "card-certificate"


@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES)
def test_money_is_told_apart(eyes: Matrix) -> None:
    """By colour, and by the shape of the cards too."""
    assert nearest([looks.colour(atlas(), card, FIELD) for card in CARDS], eyes) >= APART
    assert looks.same_shape(atlas(), CARDS, 54, "#fbf8f1") == []
    outlines = {card: atlas().sprite(card, 54, 73, False).getchannel("A") for card in CARDS}
    assert all(outlines[a].tobytes() != outlines[b].tobytes() for a, b in combinations(CARDS, 2))

"""The trays of plain pictures: labels and counts stay with their chips, and no number is lost."""

from __future__ import annotations

from dataclasses import dataclass, fields

import pytest

from bot.games.contract import Outcome
from bot.games.hidden import Die, Hidden, PerSeat, Remembered, Seat, View, hide
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from render.common.plain import score_page
from render.engine import theme
from render.engine.scene import Plate
from tests.games import fives
from tests.render.common.scenes import HARD_NAMES, NAMES, seen_page
from tests.render.shown import boxes, labels

every_table = pytest.mark.parametrize("seats", range(2, 7))


@dataclass(frozen=True)
class Holder:
    """What a seat has: a long hand, what it has collected, and notes."""

    hand: Hidden[tuple[fives.Card, ...]]
    collected: tuple[fives.Card, ...]
    known: Remembered[tuple[fives.Card, ...]]


@dataclass(frozen=True)
class Holders:
    """A position with long hands."""

    players: PerSeat[Holder]
    stock: int = 9


@dataclass(frozen=True)
class Counters:
    """Twelve numbers."""

    timber: int
    clay: int
    wool: int
    grain: int
    stone: int
    roads: int
    settlements: int
    victory_points: int
    harbours: int
    knights: int
    caravans: int
    towers: int


@dataclass(frozen=True)
class Counted:
    """A position with nothing but numbers."""

    players: PerSeat[Counters]


@pytest.mark.parametrize("seat", [None, 1])
@every_table
def test_counts_stay_with_their_chips(seats: int, seat: int | None) -> None:
    """How many cards a hidden hand has stands right beside its back, and nothing is cut, with long hands and names."""
    cards = (*fives.Card,) * 2
    page = seen_page(Holders((Holder(cards, cards[:1], cards),) * seats), seat, HARD_NAMES[:seats])
    said, where = labels(page, "seat/"), boxes(page)
    for hidden in {*range(seats)} - {seat}:
        counts = [what for what, each in said.items() if what.startswith(f"seat/{hidden}/") and "×" in each.text]
        numbers = [each.text for what, each in said.items() if what.startswith(f"seat/{hidden}/")]
        assert counts or "10" in numbers
        for what in counts:
            before, after = where[f"seat/{hidden}/{int(what.split('/')[2]) - 1}"], where[what]
            assert said[what].text == "×10"
            assert 0 < after.x - before.right < 16
            assert before.y < after.mid_y < before.bottom
    assert not [each.text for what, each in said.items() if "…" in each.text and "/name/" not in what]


@dataclass(frozen=True)
class Bid:
    """A bid on dice."""

    seat: Seat
    count: int
    face: Die


@dataclass(frozen=True)
class Bidding:
    """A position with a bid."""

    bid: Bid
    points: PerSeat[int]


@every_table
def test_so_many_of_a_die(seats: int) -> None:
    """How many dice of a face there are stands right before the die, without the names of the two fields."""
    position = Bidding(Bid(1, 12, 6), (0,) * seats)
    page = seen_page(position, None, NAMES[:seats])
    said, where = labels(page, "shared/"), boxes(page)
    (times,) = [what for what, each in said.items() if each.text == "12 ×"]
    die = f"shared/{int(times.split('/')[1]) + 1}"
    assert len([what for what in where if what.startswith(f"{die}/")]) == 6, "it has six pips"
    assert 0 < where[die].x - where[times].right < 16
    assert not {"count", "face"} & {each.text.lower() for each in said.values()}
    words = game_texts(texts("en"), "fives")
    assert "Bid: by Benedetto, 12 × 6" in words.text_board(View(None, hide(position, None), (0,)), NAMES[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
@every_table
def test_no_number_is_lost(seats: int, language: str) -> None:
    """However many counters there are, each seat's are all in its tray, of which labels are abbreviated at most."""
    counters = Counters(*range(101, 101 + len(fields(Counters))))
    page = seen_page(Counted((counters,) * seats), None, NAMES[:seats], language)
    for seat in range(seats):
        tray, said = boxes(page)[f"seat/{seat}"], labels(page, f"seat/{seat}/")
        numbers = {each.text: each.box for each in said.values() if each.text.isdigit()}
        assert [*numbers] == [str(number) for number in range(101, 113)]
        assert all(tray.holds(box) for box in numbers.values())


def test_what_was_seen_once_is_shown_to_its_owner_only() -> None:
    """Backs of what everyone has seen say nothing; whoever sees it has it in the tray."""
    one = Holder((fives.Card.ONE,), (), (fives.Card.FIVE,))
    position = Holders((one,) * 3)
    for seat in (None, 1):
        page = seen_page(position, seat, NAMES[:3])
        assert [each.text for each in labels(page).values()].count("Known") == (seat is not None)
        board = game_texts(texts("en"), "fives").text_board(View(seat, hide(position, seat), ()), NAMES[:3])
        assert board.count("known") == (seat is not None)


@dataclass(frozen=True)
class Drawer:
    """What a seat has in a game with a deck."""

    hand: Hidden[tuple[fives.Card, ...]]
    laid: tuple[fives.Card, ...] = ()


@dataclass(frozen=True)
class Drawing:
    """A position with a deck, in which seats can be out."""

    deck: Hidden[tuple[fives.Card, ...]]
    players: PerSeat[Drawer]
    out: tuple[Seat, ...] = ()


@every_table
def test_cards_have_one_shape(seats: int) -> None:
    """Face up or down, on the table or in hands, those of a tray are equally large, and all have one shape."""
    cards = tuple(fives.Card)[:2]
    page = seen_page(Drawing(cards, (Drawer(cards, cards[:1]),) * seats), 0, NAMES[:seats])
    where = boxes(page)
    for place in ("shared", "seat/0", "seat/1"):
        found = {where[f"{place}/{number}"][2:] for number in range(2)}
        assert len(found) == 1
        ((wide, high),) = found
        assert wide / high == pytest.approx(3 / 4, abs=0.04)


@pytest.mark.parametrize(("language", "empty", "out"), [("en", "empty", "Out"), ("de", "leer", "Ausgeschieden")])
@every_table
def test_empty_decks_and_seats_that_are_out(seats: int, language: str, empty: str, out: str) -> None:
    """Where no cards are left it is said, and a seat that is out is grey, with the word for it in its tray alone."""
    hand = Drawer((fives.Card.ONE,))
    position = Drawing((), (Drawer(()), *(hand,) * (seats - 1)), out=(0,))
    page = seen_page(position, None, NAMES[:seats], language)
    assert [each.text for what, each in labels(page, "shared/").items() if what.endswith("/text")] == [empty]
    assert [what for what, each in labels(page).items() if each.text == out] == ["seat/0/out"]
    fills = {each.what: each.fill for each in page.elements if isinstance(each, Plate)}
    assert fills["seat/0"] != fills["seat/1"]
    assert fills["seat/0/name"] != theme.PLAQUES[0]


@dataclass(frozen=True)
class Heaping:
    """A position with a heap of stones, and how many each seat has."""

    heap: int
    stones: PerSeat[int]


@every_table
def test_what_there_is_for_all_is_large(seats: int) -> None:
    """The first number for all is read at a glance, at a third of the size on a phone too."""
    page = seen_page(Heaping(21, (3,) * seats), None, NAMES[:seats])
    (heap,) = [each for each in labels(page, "shared/").values() if each.text == "21"]
    assert heap.size >= 140
    assert all(each.size >= theme.TITLE for each in labels(page, "seat/").values() if each.text == "3")


@every_table
def test_trays_of_others_are_alike(seats: int) -> None:
    """Whoever looks has a tray of their own size; all the others are equally large."""
    page = seen_page(Counted((Counters(*range(12)),) * seats), 0, NAMES[:seats])
    sizes = {boxes(page)[f"seat/{seat}"][2:] for seat in range(1, seats)}
    widths, heights = zip(*sizes, strict=True)
    assert max(widths) - min(widths) <= 1
    assert max(heights) - min(heights) <= 1


def test_the_title_of_a_podium_is_in_the_middle_above_it() -> None:
    """Also where there are places alone."""
    page = score_page("fives", Outcome.by_places([1, 3, 2]), NAMES[:3], "en")
    said = {each.text: each.box for each in labels(page).values()}
    assert said["Anna wins"].bottom < min(box.y for what, box in boxes(page, "score/").items())
    pedestals = [box for what, box in boxes(page, "score/").items() if what.endswith("/pedestal")]
    middle = (min(box.x for box in pedestals) + max(box.right for box in pedestals)) // 2
    assert said["Anna wins"].mid_x == pytest.approx(middle, abs=4)

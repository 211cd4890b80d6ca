"""The trays of plain pictures: counts stay with their chips, no number is lost, and the form stays all game long."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import pytest

from bot.games.hidden import Die, Hidden, PerSeat, Remembered, Seat, View, hide
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from render.engine import theme
from render.engine.scene import Plate
from tests.games.fives import CARDS, Card
from tests.render.common.scenes import seen_page
from tests.render.people import HARD_NAMES, NAMES
from tests.render.shown import boxes, labels, of_kind, words

every_table = pytest.mark.parametrize("seats", range(2, 7))


@dataclass(frozen=True)
class Holder:
    """What a seat has: a long hand, what it has collected, and notes."""

    hand: Hidden[tuple[Card, ...]]
    collected: tuple[Card, ...]
    known: Remembered[tuple[Card, ...]]


@dataclass(frozen=True)
class Holders:
    players: PerSeat[Holder]
    stock: int = 9


@dataclass(frozen=True)
class Counters:
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
    players: PerSeat[Counters]


@pytest.mark.parametrize("seat", [None, 1])
@every_table
def test_counts_stay_with_their_chips(seats: int, seat: int | None) -> None:
    """How many cards a hidden hand has stands right beside its back, and nothing is cut, with long hands and names."""
    cards = (*Card,) * 2
    page = seen_page(Holders((Holder(cards, cards[:1], cards),) * seats), seat, HARD_NAMES[:seats])
    said, where = labels(page, "seat/"), boxes(page)
    for hidden in {*range(seats)} - {seat}:
        numbers = {what: each.text for what, each in said.items() if what.startswith(f"seat/{hidden}/")}
        assert {"×10", "10"} & {*numbers.values()}
        for what in (what for what, text in numbers.items() if text == "×10"):
            before, after = where[f"seat/{hidden}/{int(what.split('/')[2]) - 1}"], where[what]
            assert 0 < after.x - before.right < 16
            assert before.y < after.mid_y < before.bottom
    assert not [each.text for what, each in said.items() if "…" in each.text and "/name/" not in what]


@dataclass(frozen=True)
class Bid:
    seat: Seat
    count: int
    face: Die


@dataclass(frozen=True)
class Bidding:
    bid: Bid
    points: PerSeat[int]


@every_table
def test_a_number_of_dice_stands_before_their_face(seats: int) -> None:
    """How many dice of a face there are stands right before the die, without the names of the two fields."""
    position = Bidding(Bid(1, 12, 6), (0,) * seats)
    page = seen_page(position, None, NAMES[:seats])
    said, where = labels(page, "shared/"), boxes(page)
    (times,) = [what for what, each in said.items() if each.text == "12 ×"]
    die = f"shared/{int(times.split('/')[1]) + 1}"
    assert len(boxes(page, f"{die}/")) == 6, "it has six pips"
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
    """Others see its back, which tells them nothing."""
    position = Holders((Holder((Card.ONE,), (), (Card.FIVE,)),) * 3)
    for seat in (None, 1):
        page = seen_page(position, seat, NAMES[:3])
        assert [each.text for each in labels(page).values()].count("Known") == (seat is not None)
        board = game_texts(texts("en"), "fives").text_board(View(seat, hide(position, seat), ()), NAMES[:3])
        assert board.count("known") == (seat is not None)


@dataclass(frozen=True)
class Layer:
    hand: Hidden[tuple[Card, ...]]
    laid: Card | None = None
    passed: bool = False


@dataclass(frozen=True)
class Trick:
    players: PerSeat[Layer]
    gone: tuple[Card, ...] = ()
    out: tuple[Seat, ...] = ()


@every_table
def test_cards_have_one_shape(seats: int) -> None:
    """Face up or down, or a single one, those of a tray are equally large, with a place where there is none."""
    hand, laid = (Card.ONE,) * 2, (Card.FIVE, *[None] * (seats - 1))
    page = seen_page(Trick(tuple(Layer(hand, each) for each in laid)), None, NAMES[:seats])
    where = boxes(page)
    assert labels(page)["seat/0/2/text"].text == "5"
    assert "–" not in {each.text for each in labels(page, "seat/").values()}
    for seat in range(seats):
        back, single = where[f"seat/{seat}/0"], where[f"seat/{seat}/2"]
        assert single[2:] == back[2:]
        assert single.width / single.height == pytest.approx(3 / 4, abs=0.04)


@every_table
def test_trays_never_move(seats: int) -> None:
    """They stay where they are, whoever has laid a card or passed, and those of many seats are below each other."""
    hand, found = (Card.ONE,) * 2, set[Any]()
    for first in (Layer(hand), Layer(hand, Card.FIVE), Layer(hand, None, True), Layer(hand, Card.FIVE, True)):
        page = seen_page(Trick((first, *[Layer(hand)] * (seats - 1))), None, NAMES[:seats])
        found.add(tuple(boxes(page)[f"seat/{seat}"] for seat in range(seats)))
    (trays,) = found
    assert seats < 4 or len({tray.x for tray in trays}) == 1


def test_of_many_cards_the_last_ones_are_shown() -> None:
    """Of more than twelve cards in the middle the last ones are shown, after the number of all others."""
    page = seen_page(Trick((Layer(()),) * 4, CARDS[:16]), None, NAMES[:4])
    said = words(page, "shared/", "/text")
    assert said == ["+10", *(str(card.value) for card in CARDS[10:16])]


@pytest.mark.parametrize(("language", "empty", "out"), [("en", "empty", "Out"), ("de", "leer", "Ausgeschieden")])
@every_table
def test_empty_decks_and_seats_that_are_out(seats: int, language: str, empty: str, out: str) -> None:
    """Where no cards are left it is said, and a seat that is out is grey, with the word for it in its tray alone."""
    position = Trick((Layer(()), *[Layer((Card.ONE,))] * (seats - 1)), out=(0,))
    page = seen_page(position, None, NAMES[:seats], language)
    assert words(page, "shared/", "/text") == [empty]
    assert [what for what, each in labels(page).items() if each.text == out] == ["seat/0/out"]
    fills = {what: each.fill for what, each in of_kind(page, Plate).items()}
    assert fills["seat/0"] != fills["seat/1"]
    assert fills["seat/0/name"] != theme.PLAQUES[0]

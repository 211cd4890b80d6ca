"""Plain pictures from the first move to the last: the end is said, and the form stays with what is in trays."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from bot.games.hidden import Die, Hidden, PerSeat, Seat
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from render.common.plain_seats import seats_page
from render.games import pictures_of
from tests.games import fives, nim
from tests.render.common.scenes import NAMES, finished, seen_page
from tests.render.shown import boxes, labels

WON = {"en": "Anna wins", "de": "Anna gewinnt"}


def played_out() -> fives.Position:
    """Play a game of Fives to its end, after which it is Benedetto's turn."""
    position, chance = fives.GAME.rules.deal(3, {}, Random(4)), Random(5)
    while actors := fives.GAME.rules.actors(position):
        action = chance.choice([*fives.GAME.rules.legal(position, actors[0])])
        position = fives.GAME.rules.play(position, actors[0], action, chance).position
    assert isinstance(position, fives.Position)
    return position


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_says_who_has_won(language: str) -> None:
    """The winner is told in the title, the text board and the alt text, and framed; nobody's turn is told."""
    over, names = played_out(), NAMES[:3]
    outcome, view = fives.GAME.rules.outcome(over), fives.GAME.views.view(over, None, False)
    assert outcome is not None
    assert view.winners == outcome.winners
    words = game_texts(texts(language), "fives")
    page = seats_page(words, view, (), names, language, winners=(0,))
    assert labels(page)["title"].text == WON[language]
    assert {seat for seat in range(3) if f"seat/{seat}/frame" in boxes(page)} == {0}

    (winner, *others) = outcome.winners
    assert not others
    board, (drawn,) = words.text_board(view, names), pictures_of("fives").board(view, names, language)
    for said in (board, drawn.alt):
        assert WON[language].replace("Anna", names[winner]) in said
        assert words.label("turn") not in said.lower().split(": ")[0]
        assert not [line for line in said.lower().splitlines() if line.startswith(words.label("turn").lower())]
    going_on = fives.GAME.rules.deal(3, {}, Random(4))
    running = words.text_board(fives.GAME.views.view(going_on, None, False), names)
    assert words.label("turn").lower() in running.lower()


@pytest.mark.parametrize("seats", [2, 6])
def test_games_without_types_say_who_has_won(seats: int) -> None:
    """What the rules alone tell is told, too."""
    over = finished(seats)
    outcome = nim.outcome(over)
    assert outcome is not None
    (drawn,) = pictures_of("nim").board(over, NAMES[:seats], "en")
    assert all(NAMES[seat] in drawn.alt.split(" win")[0] for seat in outcome.winners)


@dataclass(frozen=True)
class Bid:
    """A bid on dice."""

    seat: Seat
    count: int
    face: Die


@dataclass(frozen=True)
class Cups:
    """A position with a bid, and cups of dice."""

    cups: PerSeat[Hidden[tuple[Die, ...]]]
    bid: Bid | None
    last_round: bool = False


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_bid_does_not_shrink(seats: int, seat: int | None) -> None:
    """However long the bidder's name is, and whether the last round is on, the die is equally large and the largest."""
    sizes = set[int]()
    for bidder in range(2):
        for last_round in (False, True):
            page = seen_page(Cups(((1, 2, 3),) * seats, Bid(bidder, 3, 4), last_round), seat, NAMES[:seats])
            pips = [what.rsplit("/", 1)[0] for what in boxes(page, "shared/", "/8")]
            assert len(pips) == 1
            sizes.add(boxes(page)[pips[0]].width)
    assert min(sizes) >= 88
    assert max(sizes) - min(sizes) <= 30


@dataclass(frozen=True)
class Layer:
    """What a seat has laid."""

    hand: Hidden[tuple[fives.Card, ...]]
    laid: fives.Card | None
    passed: bool = False


@dataclass(frozen=True)
class Trick:
    """A position with cards before seats, and those that are gone."""

    players: PerSeat[Layer]
    gone: tuple[fives.Card, ...] = ()


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_single_card_is_a_card(seats: int) -> None:
    """What is one of the game's pieces has their shape also alone, with its place where there is none."""
    hand, cards = (fives.Card.ONE,) * 2, (fives.Card.FIVE, *[None] * (seats - 1))
    page = seen_page(Trick(tuple(Layer(hand, laid) for laid in cards)), None, NAMES[:seats])
    where = boxes(page)
    assert labels(page)["seat/0/2/text"].text == "5"
    assert "–" not in {each.text for each in labels(page, "seat/").values()}
    for seat in range(seats):
        backs, laid = where[f"seat/{seat}/0"], where[f"seat/{seat}/2"]
        assert laid[2:] == backs[2:]
        assert laid.width / laid.height == pytest.approx(3 / 4, abs=0.04)


@pytest.mark.parametrize("seats", range(2, 7))
def test_forms_stay(seats: int) -> None:
    """Trays are where they are, whoever has laid a card or passed, and of many seats below each other."""
    hand, found = (fives.Card.ONE,) * 2, set[Any]()
    for laid in (None, fives.Card.FIVE):
        for passed in (False, True):
            page = seen_page(
                Trick((Layer(hand, laid, passed), *[Layer(hand, None)] * (seats - 1))), None, NAMES[:seats]
            )
            found.add(tuple(boxes(page)[f"seat/{seat}"] for seat in range(seats)))
    (trays,) = found
    if seats >= 4:
        assert len({tray.x for tray in trays}) == 1


def test_of_many_cards_the_last_ones_are_shown() -> None:
    """Of more than twelve that are there for all there are the last ones, after how many more there are."""
    gone = (*fives.CARDS,)[:16]
    page = seen_page(Trick((Layer((), None),) * 4, gone), None, NAMES[:4])
    said = [each.text for what, each in labels(page, "shared/").items() if what.endswith("/text")]
    assert said == ["+10", *(str(card.value) for card in gone[-6:])]


@dataclass(frozen=True)
class Holder:
    """What a seat holds, and its points."""

    hand: Hidden[tuple[fives.Card, ...]]
    points: int = 0


@dataclass(frozen=True)
class Holding:
    """A position with long hands."""

    players: PerSeat[Holder]
    deck: Hidden[tuple[fives.Card, ...]]


@pytest.mark.parametrize("number", [4, 5, 6])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_hand_is_in_one_row(seats: int, number: int) -> None:
    """Six cards stand side by side where that leaves them large enough."""
    hand = (*fives.CARDS,)[:number]
    page = seen_page(Holding((Holder(hand),) * seats, hand), 0, NAMES[:seats])
    cards = [boxes(page)[f"seat/0/{place}"] for place in range(number)]
    assert len({card.y for card in cards}) == 1
    assert min(card.height for card in cards) >= 60

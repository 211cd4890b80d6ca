"""Plain pictures of a game that draws nothing itself, for two to six players, and films of what games draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.conformance.playing import steps
from bot.games.hidden import Hidden, PerSeat, View, deal_anew, hide
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from render.common.plain import board_page
from render.common.plain_seats import seats_page
from render.contract import Pictures
from render.engine import theme
from render.engine.picture import Picture
from render.engine.scene import Label
from render.games import pictures_of
from render.games.film import film
from tests.games import fives, nim
from tests.games.changing import change
from tests.render.common.scenes import finished, seen_page
from tests.render.common.test_animation import seconds
from tests.render.people import NAMES
from tests.render.shown import boxes, labels


def test_a_long_text_is_cut_at_the_end_of_the_sheet() -> None:
    """What a sheet has no room for is left to the text board, as a sign at its end says; the players are below it."""
    page = board_page("nim", "\n".join(["Nim", *(f"Line {number}" for number in range(40))]), (1,), NAMES[:4], "en")
    told = [*labels(page, "line/").values()]
    named = [each for each in page.elements if isinstance(each, Label) and each.text in NAMES[:4]]

    assert told[-1].text == "…"
    assert [each.text for each in told[:-1]] == [f"Line {number}" for number in range(len(told) - 1)]
    assert [each.text for each in named] == list(NAMES[:4])
    assert max(each.box.bottom for each in told) < min(each.box.y for each in named)


def test_one_picture_of_several() -> None:
    """Where a game draws its board in several pictures, the first is a player's board, and the last a film's frame."""
    several = []
    for colour in ("red", "green", "blue"):
        Image.new("RGB", (8, 8), colour).save(data := BytesIO(), "PNG")
        several.append(Picture(data.getvalue(), colour))

    class SeveralPictures(Pictures):
        def board(self, *_: Any) -> tuple[Picture, ...]:
            return tuple(several)

    pictures, view = SeveralPictures("nim"), finished(2)

    assert pictures.player_board(view, 1, NAMES[:2], "en") is several[0]
    assert pictures.film_frame(view, NAMES[:2], "en", (), view).getpixel((0, 0)) == (0, 0, 255)


def test_a_film_has_a_frame_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may draw what its film shows otherwise than its board; the film ends with the podium, if there is one."""
    view, frames = finished(2), list[Any]()

    def frame(seen: Any, names: Sequence[str], language: str, events: Sequence[Any], last: Any) -> Image.Image:
        frames.append((seen, tuple(names), language, tuple(events), last))
        return Image.new("RGB", (1100, 700), "red" if events else "green")

    monkeypatch.setattr(pictures_of("nim"), "film_frame", frame)
    scenes = [(view, (), NAMES[:2]), (view, ("event",), NAMES[:2])]
    assert seconds(film("nim", scenes, "en")) == [0.6, 5.0]
    assert seconds(film("nim", scenes, "en", nim.outcome(view))) == [0.6, 2.0, 5.0]
    assert {(view, NAMES[:2], "en", (), view), (view, NAMES[:2], "en", ("event",), view)} <= {*frames}


def test_a_film_dwells_on_turns_that_change_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """On no more than a quarter of the turns."""

    def frame(points: tuple[int, int], *_: Any) -> Image.Image:
        return Image.new("RGB", (1100, 700), (9 * sum(points), 90, 90))

    change(monkeypatch, "nim", statistics_points=lambda view: view)
    monkeypatch.setattr(pictures_of("nim"), "film_frame", frame)
    scenes = [((first, 2), (), NAMES[:2]) for first in (0, 1, 2, 9, 10, 16, 17, 20, 21)]
    assert seconds(film("nim", scenes, "en")) == [0.6, 0.6, 0.6, 2.0, 0.6, 2.0, 0.6, 0.6, 5.0]


def test_turns_that_share_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame shows as many as there are seats, all by the same people, with what happened in each of them."""
    pictures, shown = pictures_of("nim"), list[tuple[Any, ...]]()

    def frame(seen: Any, names: Sequence[str], _: str, events: Sequence[Any], *__: Any) -> Image.Image:
        shown.append((seen, *events))
        return Image.new("RGB", (1100, 700), (9 * seen, 90, 90))

    change(monkeypatch, "nim", statistics_points=None)
    monkeypatch.setattr(pictures, "film_frame", frame)
    monkeypatch.setattr(pictures, "shares_frame", lambda events: events == ("bought",))
    others = NAMES[1:3]
    turns = [((), NAMES[:2]), *[(("bought",), NAMES[:2])] * 3, (("built",), NAMES[:2]), *[(("bought",), others)] * 2]
    scenes = [(number, events, names) for number, (events, names) in enumerate(turns)]

    assert seconds(film("nim", scenes, "en")) == [0.6, 1.0, 0.6, 0.6, 5.0]

    assert {*shown} == {(0,), (2, "bought", "bought"), (3, "bought"), (4, "built"), (6, "bought", "bought")}


def test_alt_texts() -> None:
    """They say what the pictures show: every field, every score and the winners."""
    over = finished(3)
    outcome, growth = nim.outcome(over), [[turn * seat for turn in range(5)] for seat in range(3)]
    assert outcome is not None
    own = pictures_of("nim")
    pictures = (*own.board(over, NAMES[:3], "en"), *own.final_score(over, outcome, NAMES[:3], "en", growth))
    assert [picture.alt for picture in pictures] == [
        "Nim. Anna wins. Heap: 0. Bag: –. Waiting: Anna, Benedetto, Chiara. Anna: drew 0, stones 22, luck 28. "
        "Benedetto: drew 0, stones 19, luck 5. Chiara: drew 0, stones 20, luck 12.",
        "Nim. 1st Anna: 50 (stones 22, luck 28) 🏆. 2nd Chiara: 32 (stones 20, luck 12). "
        "3rd Benedetto: 24 (stones 19, luck 5).",
        "Points, round by round. In the lead: Chiara from round 2 on, Anna at the end. Anna: 0 0 0 0 0; at the end 50. "
        "Chiara: 0 2 4 6 8; at the end 32. Benedetto: 0 1 2 3 4; at the end 24.",
    ]
    for picture in pictures:
        with Image.open(BytesIO(picture.data)) as image:
            assert (image.width, image.height) == (1100, 700)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_things_make_no_difference_to_onlookers(language: str) -> None:
    """Each seat has a row with chips by type; positions that differ in what is hidden look the same to an onlooker.

    The title says whose turn it is, and nothing else does; one's own row is twice as high as the others.
    """
    position, names, pictures = fives.GAME.rules.deal(3, {}, Random(1)), NAMES[:3], pictures_of("fives")
    twin = deal_anew(hide(position, None), {fives.Card: fives.CARDS}, Random(2))
    one, other = (
        pictures.board(fives.GAME.views.view(each, None, False), names, language) for each in (position, twin)
    )
    own = fives.GAME.views.view(position, 0, False)
    assert twin != position
    assert one == other != pictures.board(own, names, language)
    assert all(f"{name}: " in one[0].alt for name in names)

    page = seats_page(game_texts(texts(language), "fives"), own, own.actors, names, language, first=0)
    found = boxes(page)
    assert sum(f"seat/0/1/{pip}" in found for pip in range(9)) == position.players[0].die
    assert [len(boxes(page, f"seat/{seat}/", "/back")) for seat in range(3)] == [0, 2, 2]
    assert "?" not in "".join(each.text for each in labels(page).values())
    assert found["seat/0"].height > 1.8 * max(found[f"seat/{seat}"].height for seat in (1, 2))
    assert "Anna" in labels(page)["title"].text
    assert "turn" not in {each.text.lower() for each in labels(page, "shared/").values()}


@pytest.mark.parametrize(("language", "wins"), [("en", "{} wins"), ("de", "{} gewinnt")])
def test_a_finished_game_says_who_has_won(language: str, wins: str) -> None:
    """The winner is told in the title, the text board and the alt text, and framed; nobody's turn is told."""
    *_, last = steps(fives.GAME, 3, Random(4))
    view, names = fives.GAME.views.view(last.played.position, None, False), NAMES[:3]
    words = game_texts(texts(language), "fives")
    (winner,) = view.winners
    page = seats_page(words, view, (), names, language, winners=(winner,))
    assert labels(page)["title"].text == wins.format(names[winner])
    assert {seat for seat in range(3) if f"seat/{seat}/frame" in boxes(page)} == {winner}

    turn, (drawn,) = words.label("turn").lower(), pictures_of("fives").board(view, names, language)
    for said in (words.text_board(view, names), drawn.alt):
        assert wins.format(names[winner]) in said
        assert not [line for line in said.lower().splitlines() if line.startswith(turn)]
    begun = fives.GAME.views.view(fives.GAME.rules.deal(3, {}, Random(4)), None, False)
    assert turn in words.text_board(begun, names).lower()


@dataclass(frozen=True)
class Much:
    hand: Hidden[tuple[fives.Card, ...]]
    in_the_crib: Hidden[tuple[fives.Card, ...]]
    laid: tuple[fives.Card, ...]
    said_that_it_passes: bool
    points: int
    pegged: int
    from_all_cribs: int


@dataclass(frozen=True)
class Crowded:
    """A position with more than there is room for in rows of the usual form."""

    players: PerSeat[Much]


@pytest.mark.parametrize("first", [None, 0, 1])
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_that_seats_have_finds_room(seats: int, first: int | None) -> None:
    """No place is empty and nothing is cut, whoever is first; those who may act have a golden frame."""
    cards = (fives.Card.ONE, fives.Card.TWO)
    position = Crowded((Much(cards * 2, cards, cards, True, 0, 0, 0),) * seats)
    view, words, done = View(first, hide(position, first), (0, 1)), game_texts(texts("en"), "fives"), [fives.Drew(1)]
    page = seats_page(words, view, view.actors, NAMES[:seats], "en", done, first=first)
    found = boxes(page)
    trays = [found[f"seat/{seat}"] for seat in range(seats)]
    assert "…" not in "".join(each.text for each in labels(page, "seat/").values())
    for row in {tray.y for tray in trays}:
        beside = sorted(tray for tray in trays if tray.y == row)
        assert (beside[0].x, beside[-1].right) == (theme.MARGIN, theme.WIDTH - theme.MARGIN)
        assert all(right.x - left.right == theme.GAP for left, right in pairwise(beside))
    assert {seat for seat in range(seats) if f"seat/{seat}/frame" in found} == {0, 1}
    assert found["ribbon"].y > max(tray.bottom for tray in trays)


@dataclass(frozen=True)
class Spy:
    points: int
    spy: Hidden[bool]
    passed: bool = False


@dataclass(frozen=True)
class Spies:
    """A position in which some are spies."""

    players: PerSeat[Spy]
    last_round: bool = False


def test_flags_that_are_false_are_left_out() -> None:
    """A public flag is told by its name where it is true; a hidden one is told to its owner alone, false too."""
    position = Spies((Spy(3, spy=False, passed=True), Spy(4, spy=True), Spy(5, spy=False)), last_round=True)
    words = game_texts(texts("en"), "fives")
    for seat, spies in ((None, "???"), (0, ("no", "?", "?")), (1, ("?", "yes", "?"))):
        page = seen_page(position, seat, NAMES[:3])
        told = words.text_board(View(seat, hide(position, seat), ()), NAMES[:3]).split("\n")[1:]
        assert told == [
            "Last round",
            f"Anna: points 3, spy {spies[0]}, passed",
            f"Benedetto: points 4, spy {spies[1]}",
            f"Chiara: points 5, spy {spies[2]}",
        ]
        drawn = {each.text for each in labels(page).values()} & {"Passed", "Last round", "no", "yes"}
        assert drawn == {"Last round", "Passed", *({*spies} - {"?"})}
        assert {what[:6] for what in boxes(page, "seat/", "/tick")} == {"seat/0"}, "only Anna has passed"
    none = words.text_board(View(None, Spies((Spy(0, spy=True),) * 2), ()), NAMES[:2])
    assert "ound" not in none
    assert "passed" not in none

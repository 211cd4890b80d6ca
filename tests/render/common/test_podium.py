"""The podium: who stands where and how high, and that everything on it can be read."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.contract import Outcome
from render.common.atlas import common_atlas
from render.common.page import Page
from render.common.podium.page import lay_podium
from render.common.podium.plan import in_place
from render.common.podium.table import Part
from render.engine import theme
from render.engine.scene import Box, Icon, Label
from tests.render.checks import astride, front, off_page, overlaps
from tests.render.pixels import unreadable

NAMES = ("Anna", "Benedetto", "Chiara", "Dante", "Eva", "Fritz")
HARD_NAMES = (
    "W" * 32,
    "张三丰" * 10,
    "مرحبا بالعالم",
    "Maximiliane-Henriette von Zwiesel",
    "b",
    "Александр Великолепный",
)


def result(*scores: int, winners: tuple[int, ...] = (), left: frozenset[int] = frozenset()) -> Outcome:
    """Return an outcome with these scores; the best have won, if nobody else is named."""
    won = winners or tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(scores, won, ({},) * len(scores), left)


def laid(outcome: Outcome, names: tuple[str, ...] = NAMES, parts: int = 4, icons: bool = True) -> Page:
    """Lay out a podium."""
    sprites = ("point", "coin", "tick", "hourglass", "point", "coin")
    words = ("Scored", "Buildings", "Objects", "Coins", "Extra", "Others")
    shown = [Part(words[part], 10 * part, sprites[part] if icons else "") for part in range(parts)]
    page = Page(names[: len(outcome.scores)], "en", "nim")
    lay_podium(page, outcome, [shown] * len(outcome.scores), "Tie: most blocks left wins.")
    return page


def stands(page: Page) -> dict[int, Box]:
    """Return the pedestals by seat, from left to right."""
    found = [(int(each.what.split("/")[1]), each.box) for each in page.elements if each.what.endswith("/pedestal")]
    return dict(sorted(found, key=lambda each: each[1].x))


def test_the_order() -> None:
    """Of three, the best stands in the middle and the next to the left; otherwise everyone stands by rank."""
    assert in_place(result(3, 9)) == [1, 0]
    assert in_place(result(3, 9, 5)) == [2, 1, 0]
    assert in_place(result(3, 9, 5, 1)) == [1, 2, 0, 3]
    assert in_place(result(3, 9, 5, 1, 7, 2)) == [1, 4, 2, 0, 5, 3]
    assert in_place(result(9, 3, 9)) == [0, 2, 1]


@pytest.mark.parametrize("parts", [2, 4, 6])
@pytest.mark.parametrize(
    "outcome",
    [
        result(38, 47, 31, 24),
        result(38, 38, 31, 31),
        result(20, 20, 31),
        result(31, 31, 7, winners=(1,)),
        result(9, 90, 31, left=frozenset({1}), winners=(2,)),
        result(12, 11),
    ],
    ids=str,
)
def test_heights_follow_the_ranks(outcome: Outcome, parts: int) -> None:
    """Who ranks better stands clearly higher, whatever the scores are; who ranks equally stands equally high."""
    tops = {seat: box.y for seat, box in stands(laid(outcome, parts=parts)).items()}
    for seat, top in tops.items():
        for other, height in tops.items():
            if outcome.ranks[seat] == outcome.ranks[other]:
                assert top == height
            elif outcome.ranks[seat] < outcome.ranks[other]:
                assert height - top >= 18


def test_a_step_down_can_be_seen_at_a_glance() -> None:
    """Each of four ranks stands well below the one before, and the first on the left has the highest pedestal."""
    tops = [box.y for box in stands(laid(result(75, 74, 72, 67))).values()]
    assert min(low - high for high, low in pairwise(tops)) >= 30


def test_a_loss_has_a_true_minus() -> None:
    """Points below zero are written with a minus, not with a hyphen."""
    said = {each.what: each.text for each in laid(result(-3, 4)).elements if isinstance(each, Label)}
    assert said["score/0/total"] == "−3"


def test_winners_are_marked() -> None:
    """Winners have a laurel and the widest pedestals, everyone has their rank, points and name."""
    outcome = result(38, 47, 47, 24)
    page = laid(outcome)
    boxes = stands(page)
    laurels = {each.what for each in page.elements if isinstance(each, Icon) and each.sprite == "laurel"}

    assert laurels == {"title/laurel", "score/1/laurel", "score/2/laurel"}
    assert min(boxes[seat].width for seat in (1, 2)) > max(boxes[seat].width for seat in (0, 3))
    said = {each.what: each.text for each in page.elements if isinstance(each, Label)}
    assert said["title"] == "Benedetto and Chiara win together"
    assert [said[f"score/{seat}/rank"] for seat in range(4)] == ["3", "1", "1", "4"]
    assert [said[f"score/{seat}/total"] for seat in range(4)] == ["38", "47", "47", "24"]
    assert [said[f"score/{seat}/name/0"] for seat in range(4)] == list(NAMES[:4])


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("names", [NAMES, HARD_NAMES], ids=["plain", "hard"])
def test_everything_can_be_read(seats: int, names: tuple[str, ...]) -> None:
    """Nothing overlaps or is cut off; every word is large enough and contrasts with the pixels behind it."""
    for icons in (True, False):
        parts = 4 if seats < 5 else 2
        page = laid(result(*(238 - 40 * seat for seat in range(seats))), names, parts, icons)
        assert off_page(front(page)) == []
        assert overlaps(front(page)) == []
        assert astride(front(page)) == []
        assert unreadable(page, common_atlas()) == []
        assert page.height <= theme.HEIGHT


def test_numbers_keep_their_distance() -> None:
    """Between any two numbers in a row there is at least the width of a digit."""
    page = laid(result(138, 147, 131, 124))
    numbers = [each for each in page.elements if isinstance(each, Label) and each.text.isdigit()]
    for place, a in enumerate(numbers):
        for b in numbers[:place]:
            if a.box.y < b.box.bottom and b.box.y < a.box.bottom:
                left, right = sorted((a.box, b.box))
                assert right.x - left.right >= 16, (a.what, b.what)


def test_a_clear_win_stands_out() -> None:
    """Who is far ahead stands higher above the next than who is hardly ahead of them."""
    tops = {seat: box.y for seat, box in stands(laid(result(40, 19, 17), parts=3)).items()}
    assert tops[1] - tops[0] > 1.4 * (tops[2] - tops[1])


def test_names_are_equally_large() -> None:
    """The longest name decides, so that nobody's stands out."""
    page = laid(result(90, 80, 70, 60, 50), ("Al", "Maximiliane", "Eva", "Bo", "Dante"))
    sizes = {each.size for each in page.elements if isinstance(each, Label) and "/name/" in each.what}
    assert len(sizes) == 1


def test_the_parts_of_five_are_a_table() -> None:
    """Each part has its name once, at the left of everyone's points in the same row."""
    page = laid(result(90, 80, 70, 60, 50), parts=5)
    boxes = {each.what: each.box for each in page.elements if isinstance(each, Label)}
    for part in range(5):
        word, *numbers = boxes[f"legend/{part}"], *(boxes[f"score/{seat}/part/{part}"] for seat in range(5))
        assert all(word.right < each.x and word.y < each.y + each.height // 2 < word.bottom for each in numbers)

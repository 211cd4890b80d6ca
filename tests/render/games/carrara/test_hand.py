"""A seat's own hand: every number beside what it counts, and how near the end is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.carrara.components import TYPES, Blocks, Objects
from bot.games.carrara.view import CarraraSeatView, Hand
from bot.games.carrara.view import view as view_of
from render.games.carrara.pages.hand import hand_page
from render.games.carrara.pictures import PAGES
from tests.games.carrara.positions import table
from tests.render.games.carrara.expanded import telling
from tests.render.games.carrara.positions import PLAIN_NAMES, moment
from tests.render.shown import boxes, check, shown, words


def seen(turns: int) -> CarraraSeatView:
    """Return what the last of four seats sees after some turns of a game."""
    return view_of(moment(4, 7, turns).position, 3)


def test_every_number_is_beside_what_it_counts() -> None:
    """Blocks, coins, objects, points and buildings of each type have their numbers; what is lacking is left out."""
    hand = Hand(2, Blocks(white=2, black=3), Objects(crown=1, flag=2))
    page = hand_page(replace(seen(60), hand=hand), PLAIN_NAMES, "en")
    check(
        page,
        """
        head/: 0 | point | 2 | coin
        block-: block-white | 2 | block-black | 3
        object-: object-crown | 1 | object-flag | 2
        type/palazzo: type-palazzo | 1 | small-seal-type-palazzo
        type/villa:
        """,
    )


def test_the_way_to_the_end() -> None:
    """Three bars are as long as their conditions are met, with what is there and what is needed, and a tick."""
    position = table(4, types_scored=TYPES[:2], objects=Objects(6))
    page = hand_page(view_of(position, 0), PLAIN_NAMES, "en")
    where = boxes(page)

    check(
        page,
        """
        condition/scorings: Scorings | 2/4
        condition/objects: Objects | 6/6 | tick
        """,
    )
    assert where["condition/scorings/done"].width == pytest.approx(where["condition/scorings/track"].width / 2, abs=2)
    assert where["condition/objects/done"].width == where["condition/objects/track"].width


def test_the_cards() -> None:
    """With the expansion each card says what it counts, with progress and points below it; the specials are there."""
    page = hand_page(telling(), PLAIN_NAMES, "en")

    check(
        page,
        """
        card/top/goal: 2/2 | tick
        card/object/goal: 2/3
        card/object/worth: +6 | point
        card/building/worth: +18 | point
        card/extra/worth: +3 | point
        """,
    )
    view = telling()
    bare = replace(view, hand=view.hand._replace(objects=Objects()))
    check(hand_page(bare, PLAIN_NAMES, "en"), "card/object: kind-object | Pairs | 0/3 | +0 | point")
    assert [words(page, f"card/{kind}")[0] for kind in ("top", "extra")] == ["Cities", "Types"]
    assert shown(page, "special/") == ["seal-free", "category-land", "category-city", "tick"]


def test_the_alt_text() -> None:
    """It has all that the picture shows, for its owner."""
    assert PAGES.hand(seen(60), PLAIN_NAMES, "en").alt == (
        "Coins: 2. Blocks (7): 2 white, 2 green, 3 black. Objects (4): 1 crown, 1 gate and 2 flags. Points: 0. "
        "Viareggio: Porta 2. Lerici: Palazzo 4, Castello 4. Scored: Porta, Palazzo, Castello. "
        "To announce the end: scorings 3 of 4, objects 4 of 6, total cost 10 of 20."
    )

"""The box and the setup (sections 1 and 2), and the three ways to split the tiles."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from bot.games import palazzo
from bot.games.contract import BadData, UnknownContent
from bot.games.palazzo.components import (
    ALL_CARDS,
    ALL_TILES,
    ENVOY,
    FLOORS,
    TILES,
    Card,
    Currency,
    Material,
    Stack,
    Tile,
)
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.setup import ENTERED_STACKS, VARIANTS, add_own_stacks, deal, read_split
from tests.games.palazzo.positions import OWN_FILE, enter_stacks, forget_stacks


def stacks_of(position: PalazzoPosition) -> tuple[Stack, ...]:
    """Return the stacks of a dealt position as they were before the first five tiles were laid out."""
    opened = [tile for quarry in position.quarries for tile in quarry] + [*position.warehouse]
    first, *others = position.stacks
    return Stack([*opened, *first]), *others


def test_the_tiles() -> None:
    """48: three materials, floors 1 to 5, one to three windows, and once more floor 3 with one window."""
    assert len(ALL_TILES) == 48
    assert len(TILES) == 45
    for material in Material:
        of_it = [tile for tile in ALL_TILES if tile.material is material]
        wanted = [(floor, windows) for floor in FLOORS for windows in (1, 2, 3)] + [(3, 1)]
        assert Counter((tile.floor, tile.windows) for tile in of_it) == Counter(wanted)


def test_the_money() -> None:
    """55: three currencies, values 3 to 7, three of each; ten certificates."""
    assert len(ALL_CARDS) == 55
    counts = Counter(ALL_CARDS)
    assert counts.pop(Card.CERT2) == 10
    assert {*counts.values()} == {3}
    assert Counter((card.currency, card.worth) for card in counts) == Counter(
        (currency, worth) for currency in Currency for worth in range(3, 8)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    """Five tiles of the first stack lie open, everyone has four cards, and nothing is left out with fewer players."""
    position = deal(seats, {}, Random(seats))
    setup = palazzo.GAME.codec.setup_to_json(position, [])
    assert [len(stack) for stack in position.stacks] == [11, 16, 21]
    assert [[tile.id for tile in lying] for lying in (*position.quarries, position.warehouse)] == [
        [tile] for tile in setup["stacks"]["I"][:5]
    ]
    money = iter(setup["money"])
    assert [[card.value for card in player.hand] for player in position.players] == [
        list(islice(money, 4)) for _ in range(seats)
    ]
    assert [card.value for card in position.pile] == list(money)
    assert all(player.palazzi == () for player in position.players)
    assert (position.builder, position.turn, position.asked, position.phase) == (1, 0, 0, PalazzoPhase.TURN)


@pytest.mark.parametrize("variant", ["base", "even_stacks", "own_stacks"])
def test_stacks(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Floors as the house table says, 16 tiles each, or an owner's split; shuffled, and all envoys in the last.

    Within these limits any tile can come into any stack.
    """
    enter_stacks(monkeypatch)
    split, dealt, found = read_split(OWN_FILE), set(), [set[Tile](), set[Tile](), set[Tile]()]
    for seed in range(80):
        stacks = stacks_of(deal(2, {variant: True} if variant != "base" else {}, Random(seed)))
        dealt.add(stacks)
        assert [stack.count(ENVOY) for stack in stacks] == [0, 0, 5]
        assert Counter(tile for stack in stacks for tile in stack.tiles) == Counter(ALL_TILES)
        if variant == "own_stacks":
            assert [Counter(stack.tiles) for stack in stacks] == [Counter(tiles) for tiles in split]
        else:
            floors = [[[tile.floor for tile in stack.tiles].count(floor) for floor in FLOORS] for stack in stacks]
            assert [*map(sum, floors)] == [16, 16, 16]
            assert variant != "base" or floors == [[6, 5, 3, 1, 1], [2, 3, 5, 4, 2], [1, 1, 4, 4, 6]]
        for tiles, stack in zip(found, stacks, strict=True):
            tiles |= {*stack.tiles}
    assert len(dealt) == 80
    assert variant == "own_stacks" or min(map(len, found)) > 35


def test_own_stacks_are_offered_once_they_are_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a file nobody can choose them, and a game with them cannot be dealt."""
    forget_stacks(monkeypatch)
    assert [*VARIANTS] == ["base", "even_stacks"]
    with pytest.raises(UnknownContent, match=r"options\.own_stacks: no stacks have been entered"):
        deal(2, {"own_stacks": True}, Random(0))

    assert add_own_stacks(OWN_FILE) == 48
    assert dict(VARIANTS) == {
        "base": {},
        "even_stacks": {"even_stacks": True},
        "own_stacks": {"own_stacks": True},
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"even_stacks": True, "own_stacks": True}, "options: one split of the tiles only"),
        ({"even_stacks": False}, "options.even_stacks: left out unless chosen"),
    ],
)
def test_wrong_options(options: dict[str, bool], message: str) -> None:
    """Both splits, and options that are not chosen."""
    with pytest.raises(BadData) as refused:
        deal(2, options, Random(0))
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "I: missing"),
        (OWN_FILE.replace("II = ", "II = 7 #", 1), "II: not a list"),
        (OWN_FILE + "\nIV = []", "IV: unknown key"),
        (OWN_FILE.replace("'brick-1-1'", "'brick-1-4'"), "I.0: unknown: 'brick-1-4'"),
        (OWN_FILE.replace("'brick-1-1', ", ""), "missing: brick-1-1"),
        (OWN_FILE.replace("'brick-1-1', ", "'brick-1-1', 'brick-1-1', "), "too often: brick-1-1"),
    ],
)
def test_wrong_files(text: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong is said with its place, and nothing is entered."""
    forget_stacks(monkeypatch)
    with pytest.raises(BadData) as refused:
        add_own_stacks(text)
    assert str(refused.value) == message
    assert ENTERED_STACKS.split is None

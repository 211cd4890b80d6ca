"""The box and the setup (sections 1 and 2), and the three ways to split the tiles."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games import palazzo
from bot.games.contract import BadData, UnknownContent
from bot.games.palazzo import TILES, Card, Material, Phase, Position, add_own_stacks
from bot.games.palazzo.components import ALL_CARDS, ALL_TILES, ENVOY, FLOORS, Stack
from bot.games.palazzo.setup import OWN, read_split
from tests.games.palazzo.positions import OWN_FILE, enter_stacks, forget_stacks


def stacks_of(position: Position) -> tuple[Stack, ...]:
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
        (currency, worth) for currency in palazzo.Currency for worth in range(3, 8)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    """Five tiles of the first stack lie open, everyone has four cards, and nothing is left out with fewer players."""
    position = palazzo.deal(seats, {}, Random(seats))
    assert [len(stack) for stack in position.stacks] == [11, 16, 21]
    assert [len(quarry) for quarry in position.quarries] == [1, 1, 1, 1]
    assert len(position.warehouse) == 1
    assert position.builder == 1
    assert [len(player.hand) for player in position.players] == [4] * seats
    assert len(position.pile) == 55 - 4 * seats
    assert (position.turn, position.asked, position.phase) == (0, 0, Phase.TURN)
    assert all(player.palazzi == () for player in position.players)


def test_the_first_five_tiles_in_their_order() -> None:
    """To quarries 1 to 4, then to the warehouse."""
    position = palazzo.deal(2, {}, Random(5))
    setup = palazzo.GAME.codec.setup_to_json(position, [])
    lying = [tile.id for quarry in position.quarries for tile in quarry] + [tile.id for tile in position.warehouse]
    assert setup["stacks"]["I"][:5] == lying
    hands = [card.value for player in position.players for card in player.hand]
    assert setup["money"] == hands + [card.value for card in position.pile]


def test_the_house_default() -> None:
    """16 tiles in each stack, floors spread as the table says, and all envoys in the last."""
    tables = set()
    for seed in range(20):
        stacks = stacks_of(palazzo.deal(2, {}, Random(seed)))
        assert [tuple(Counter(tile.floor for tile in stack.tiles)[floor] for floor in FLOORS) for stack in stacks] == [
            (6, 5, 3, 1, 1),
            (2, 3, 5, 4, 2),
            (1, 1, 4, 4, 6),
        ]
        assert [stack.count(ENVOY) for stack in stacks] == [0, 0, 5]
        assert Counter(tile for stack in stacks for tile in stack.tiles) == Counter(ALL_TILES)
        tables.add(stacks)
    assert len(tables) == 20


def test_material_and_windows_are_free_in_the_house_default() -> None:
    """Every tile comes in each stack sooner or later."""
    found = [set(), set(), set()]  # type: list[set[palazzo.Tile]]
    for seed in range(300):
        for tiles, stack in zip(found, stacks_of(palazzo.deal(2, {}, Random(seed))), strict=True):
            tiles |= {*stack.tiles}
    assert [len(tiles) for tiles in found] == [45, 45, 45]


def test_even_stacks() -> None:
    """All 48 are shuffled and cut into three of 16; the envoys are in the last."""
    floors = set()
    for seed in range(20):
        position = palazzo.deal(3, {"even_stacks": True}, Random(seed))
        stacks = stacks_of(position)
        assert [len(stack.tiles) for stack in stacks] == [16, 16, 16]
        assert [stack.count(ENVOY) for stack in stacks] == [0, 0, 5]
        floors.add(tuple(sorted(tile.floor for tile in stacks[0].tiles)))
        assert position.even_stacks
    assert len(floors) > 10


def test_own_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The split of an owner's box, each stack shuffled, the envoys in the last."""
    enter_stacks(monkeypatch)
    split = read_split(OWN_FILE)
    orders = set()
    for seed in range(5):
        position = palazzo.deal(2, {"own_stacks": True}, Random(seed))
        stacks = stacks_of(position)
        assert [Counter(stack.tiles) for stack in stacks] == [Counter(tiles) for tiles in split]
        assert [stack.count(ENVOY) for stack in stacks] == [0, 0, 5]
        orders.add(stacks)
        assert position.own_stacks
    assert len(orders) == 5


def test_own_stacks_are_offered_once_they_are_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a file nobody can choose them, and a game with them cannot be dealt."""
    forget_stacks(monkeypatch)
    assert [*palazzo.VARIANTS] == ["base", "even_stacks"]
    assert len(palazzo.VARIANTS) == 2
    with pytest.raises(UnknownContent, match=r"options\.own_stacks: no stacks have been entered"):
        palazzo.deal(2, {"own_stacks": True}, Random(0))

    assert add_own_stacks(OWN_FILE) == 48
    assert dict(palazzo.VARIANTS) == {
        "base": {},
        "even_stacks": {"even_stacks": True},
        "own_stacks": {"own_stacks": True},
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"even_stacks": True, "own_stacks": True}, "options: one split of the tiles only"),
        ({"even_stacks": False}, "options.even_stacks: left out unless chosen"),
        ({"expansion": True}, "options.expansion: unknown option"),
    ],
)
def test_wrong_options(options: dict[str, bool], message: str) -> None:
    """Both splits, unknown options, and options that are not chosen."""
    with pytest.raises(BadData) as refused:
        palazzo.deal(2, options, Random(0))
    assert str(refused.value) == message


MARBLE = '"marble-5-3"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "I: missing"),
        ("I = []\nII = []\nIII = []", "I: fewer than 5 tiles"),
        (OWN_FILE.replace("II = ", "II = 7 #", 1), "II: not a list of tiles"),
        (OWN_FILE + "\nIV = []", "IV: unknown key"),
        (OWN_FILE.replace("'brick-1-1'", "'brick-1-4'"), "I 1: unknown: 'brick-1-4'"),
        (OWN_FILE.replace("'brick-1-1'", "3"), "I 1: unknown: 3"),
        (OWN_FILE.replace("'brick-1-1'", "'envoy'"), "I 1: unknown: 'envoy'"),
        (OWN_FILE.replace("'brick-1-1', ", ""), "missing: brick-1-1"),
        (OWN_FILE.replace("'brick-1-1', ", "'brick-1-1', 'brick-1-1', "), "too often: brick-1-1"),
        ("I = [", "Invalid value (at end of document)"),
        ("I = " + "[" * 4000, "nested too deeply"),
        ("#" * 20_001, "too long"),
        ("#" * 5_001, "a line is too long"),
    ],
)
def test_wrong_files(text: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong is said with its place, and nothing is entered."""
    forget_stacks(monkeypatch)
    with pytest.raises(BadData) as refused:
        add_own_stacks(text)
    assert str(refused.value) == message
    assert OWN.split is None

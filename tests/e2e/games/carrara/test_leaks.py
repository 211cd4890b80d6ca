"""Nothing hidden leaks: games that differ only in hidden state look the same to everyone else."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from pathlib import Path

import pytest

from bot.games.carrara.components import Blocks, Objects, minus, plus
from bot.games.carrara.position import CarraraPosition
from tests.e2e.games.carrara.stage import FULL_WHEEL
from tests.e2e.games.carrara.test_completion import OPTIONS
from tests.e2e.games.carrara.test_misuse import COMMANDS
from tests.e2e.witness import Turns, Witness, check_same, watch
from tests.e2e.world import World
from tests.games.carrara.positions import board, buildings, player, table

GAME = "carrara"
TRIED = [(f"{GAME} {command}", options) for command, options in COMMANDS]


def secret(seat: int, coins: int, blocks: Blocks, objects: Objects) -> Callable[[CarraraPosition], CarraraPosition]:
    """Return a function that changes what lies behind a seat's screen."""
    return lambda position: player(position, seat, coins=coins, blocks=blocks, objects=objects)


def middle() -> CarraraPosition:
    """Set up seat 0's turn in mid-game at a table of three, the wheel full so that it draws nothing."""
    position = table(
        3,
        coins=22,
        blocks=Blocks(red=3, green=2),
        wheel=FULL_WHEEL,
        display=buildings("palazzo3 porta5 castello2"),
        stack=buildings("villa2 porta4 palazzo1 castello5 biblioteca3"),
        buildings=board("villa3 pisa, porta1 massa"),
    )
    position = player(position, 1, coins=21, blocks=Blocks(red=3), buildings=board("villa1 livorno, villa4 livorno"))
    return player(position, 2, coins=3, blocks=Blocks(blue=4), buildings=board("porta3 massa"))


OTHERS_CHANGED = (
    secret(1, 27, Blocks(white=2, red=3, black=1), Objects(1, 0, 2)),
    secret(2, 6, Blocks(yellow=1, blue=4), Objects(0, 0, 0, 3)),
    lambda position: position._replace(
        stack=(position.stack[0], *reversed(position.stack[1:])),
        bag=plus(minus(position.bag, Blocks(white=2, red=1)), Blocks(black=2, blue=1)),
    ),
)
STACK_CHANGED = (lambda position: position._replace(stack=(position.stack[0], *reversed(position.stack[1:]))),)
"""What even a perfect memory does not know, which a sandbox has of everything that was bought and paid in public."""
OWN_CHANGED = (secret(0, 31, Blocks(white=2, red=4, green=2, black=3), Objects(2, 2, 2)),)


TURNS: Turns = (
    (0, "carrara buy", {}),
    (0, "carrara buy", {"turn": True}),
    (0, "carrara buy", {"segment": "2", "blocks": "1 red"}),
    (0, "carrara object", {"object": "cup"}),
    (1, "carrara score", {}),
    (1, "carrara score", {"what": "livorno"}),
    (1, "carrara object", {}),
    (1, "carrara end", {}),
    (2, "carrara build", {}),
    (2, "carrara build", {"building": "castello2", "city": "massa", "blocks": "2 blue"}),
)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changes", "watched", "whatif"),
    [
        (OTHERS_CHANGED, (0,), False),
        pytest.param(STACK_CHANGED, (0,), True, marks=pytest.mark.exhaustive),
        pytest.param(OWN_CHANGED, (1, 2), False, marks=pytest.mark.exhaustive),
    ],
)
async def test_hidden_state_makes_no_difference(
    tmp_path: Path,
    changes: tuple[Callable[[CarraraPosition], CarraraPosition], ...],
    watched: tuple[int, ...],
    whatif: bool,
) -> None:
    """Two games that differ only in hidden state, such as others' hands, stack and bag, look the same byte for byte."""

    def witness(world: World, name: str) -> Witness:
        return Witness(world, name, TRIED, OPTIONS, whatif)

    changed = reduce(lambda position, change: change(position), changes, middle())
    one, position = await watch(tmp_path / "one", GAME, middle(), TURNS, witness, watched)
    other, twin = await watch(tmp_path / "other", GAME, changed, TURNS, witness, watched)
    assert position != twin
    check_same(one, other)

"""Positions for tests: a table in words, with all other cards and tiles out of sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.conformance.playing import Transition
from bot.games import palazzo
from bot.games.chance import FixedChance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import Action
from bot.games.palazzo.components import ALL_TILES, ENVOY, ENVOYS, SEATS, Cards, Stack, Tile, Tiles
from bot.games.palazzo.events import Event
from bot.games.palazzo.lesson import cards, moment, tiles
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.rules import play
from bot.games.palazzo.rules import play as play_action
from bot.games.palazzo.setup import ENTERED_STACKS, OWN_STACKS, VARIANTS, deal, read_split

OWN_FILE = "\n".join(
    f"{name} = {[tile.id for tile in ALL_TILES[first:last]]}"
    for name, first, last in (("I", 0, 20), ("II", 20, 30), ("III", 30, 48))
)
"""An operator's file."""


def enter_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ENTERED_STACKS, "split", read_split(OWN_FILE))
    monkeypatch.setitem(VARIANTS, OWN_STACKS, {OWN_STACKS: True})


def forget_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    enter_stacks(monkeypatch)
    monkeypatch.setattr(ENTERED_STACKS, "split", None)
    monkeypatch.delitem(VARIANTS, OWN_STACKS)


@cache
def games() -> list[list[Transition]]:
    """Play some random games, with every other purchase an auction instead, and every other raise a pass."""
    return [
        list(_game(Random(seed), seats, options))
        for seats in SEATS
        for seed, options in enumerate([{}, {"even_stacks": True}])
    ]


def _game(chance: Random, seats: int, options: dict[str, bool]) -> Iterator[Transition]:
    position = deal(seats, options, chance)
    while position.phase is not PalazzoPhase.OVER:
        seat, legal = position.asked, palazzo.GAME.rules.legal(position, position.asked)
        number = chance.randrange(len(legal))
        if position.phase in (PalazzoPhase.REVEALED, PalazzoPhase.BIDDING) and chance.random() < 0.5:
            number = len(legal) - 1
        played = play(position, seat, legal[number], chance)
        yield Transition(position, seat, legal[number], played)
        position = played.position


def tile(text: str) -> Tile:
    (found,) = tiles(text)
    return found


def table(
    *hands: str,
    built: Sequence[str] = (),
    warehouse: str = "",
    quarries: str = "b11, s11, m11, b12",
    stack: str = "",
    envoys: int = 0,
    pile: str | None = None,
    discards: str = "",
    **changes: Any,
) -> PalazzoPosition:
    """Set up a table in seat 0's turn; a stack of `e` for an envoy and tiles is all that is left, before the envoys.

    Cards that are not named are in the pile, or if that is named among the discards; tiles that are not, are gone.
    """
    seats = max(2, len(hands), len(built))
    given = [*hands, *[""] * (seats - len(hands))], [*built, *[""] * (seats - len(built))]
    position = moment(PalazzoPhase.TURN, *given, warehouse=warehouse, quarries=quarries)
    others = Cards(position.pile).minus([*cards(discards), *cards(pile or "")])
    left = [ENVOY if word == "e" else tile(word) for word in stack.split()]
    third = Stack([*left, *[ENVOY] * (ENVOYS - envoys - left.count(ENVOY))])
    return position._replace(
        stacks=(Stack(), Stack(), third),
        envoys=envoys,
        pile=tuple(others if pile is None else cards(pile)),
        discards=cards(discards) if pile is None else Cards([*cards(discards), *others]),
    )._replace(**changes)


def do(position: PalazzoPosition, *actions: Action, chance: Any = None) -> Played[PalazzoPosition]:
    """Let the seat that is asked act, and return what the last action led to, with the events of all."""
    events: list[Event] = []
    for action in actions:
        played = play_action(position, position.asked, action, chance or FixedChance())
        position = played.position
        events += played.events
    return replace(played, events=tuple(events))


def refusal(position: PalazzoPosition, action: Action, seat: int | None = None) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAction) as refused:
        play_action(position, position.asked if seat is None else seat, action, FixedChance())
    return refused.value.reason, refused.value.facts


def tiles_in_play(position: PalazzoPosition) -> Counter[Tile]:
    """Count all tiles that are anywhere but out of the game."""
    found = [each for stack in position.stacks for each in stack.tiles] + [*position.warehouse, *position.to_build]
    found += [each for quarry in position.quarries for each in quarry]
    found += [each for player in position.players for palazzo in player.palazzi for each in palazzo.floors]
    return Counter(found)


def bought(text: str) -> Tiles:
    return Tiles(tiles(text))

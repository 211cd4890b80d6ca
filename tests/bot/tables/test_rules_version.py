"""When a game's rules change, what has begun is finished under the rules it began with, or stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.chance import Chance
from bot.games.contract import AnyGame, BadData, IllegalAction
from bot.model.pace import HOUR
from bot.model.record import replay
from bot.model.refusals import Refusal
from bot.model.rows import Ending, PostKind
from bot.store.store import Store
from bot.tables import lobby, moderation
from bot.tables.players import record_of
from bot.tables.registry import Tables
from tests.bot.days import Days
from tests.bot.kit import PEOPLE, act, begun, invitation, play, reason_of
from tests.games.changing import change
from tests.games.nim import Draw, EndTurn, Take


def change_rules(monkeypatch: pytest.MonkeyPatch, former: Mapping[int, AnyGame]) -> None:
    """Raise Nim's rules version: from now on nobody draws any more."""
    then = GAMES["nim"]

    def legal(position: Any, seat: int) -> Sequence[Any]:
        return [action for action in then.rules.legal(position, seat) if action != Draw()]

    rules = replace(then.rules, legal=legal)
    now = replace(then, meta=replace(then.meta, rules_version=2), rules=rules, former=former)
    monkeypatch.setitem(GAMES, "nim", now)


async def test_former_rules_are_kept_for_what_has_begun(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the former rules at hand, a game goes on by them to its end, and its record names them."""
    earlier = await begun(tables)
    await act(earlier, Take(1))
    change_rules(monkeypatch, {1: GAMES["nim"]})
    table = await Tables(store).existing(earlier.id)

    assert Draw() in table.game.rules.legal(table.position, table.actors()[0])
    await play(table, Random(1))

    record = await record_of(table)
    assert (table.row.ending, record["rules"]) == (Ending.PLAYED, 1)
    assert replay(record).outcome == table.outcome()


@pytest.mark.parametrize("how", ["uninstalled", "other rules", "unreadable"])
async def test_without_its_game_a_table_stands_still(days: Days, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """All are told once, however often the bot starts; no clock runs, and with the game it goes on as if nothing was.

    Meanwhile it can be exported, and neither a manager nor a player can make it go on.
    """
    table = await days.begun()
    await days.advance(3 * HOUR)
    left, before, revision = await days.left(table), table.position, table.revision

    with monkeypatch.context() as patch:
        if how == "uninstalled":
            patch.delitem(GAMES, "nim")
        else:
            change_rules(patch, {})
        if how == "unreadable":
            change(patch, "nim", codec_position_from_json=_unreadable)
        await days.restart(off=60, kill=True)
        await days.restart(off=60)
        await days.advance(30 * HOUR)
        table = await days.table()
        assert len(days.posts(PostKind.INCIDENT)) == 1
        assert await days.left(table) == left
        assert await reason_of(table.act(0, revision, EndTurn(), 1)) == Refusal.GAME_MISSING
        gone = Refusal.GAME_MISSING if how == "uninstalled" else Refusal.OTHER_RULES
        assert await reason_of(moderation.resume(table, 5)) == gone
        assert (await record_of(table))["moves"] == []

    await days.restart(off=60, kill=True)
    table = await days.table()
    assert (table.position, table.row.paused, await days.left(table)) == (before, None, left)
    assert len(days.posts(PostKind.INCIDENT)) == 2
    await days.turn(table)


def _unreadable(_: object) -> object:
    raise BadData("heap", "unknown")


async def test_new_tables_begin_under_the_new_rules(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes invitations from before the change that begin after it."""
    invited = await lobby.open_table(tables, invitation(2))
    change_rules(monkeypatch, {1: GAMES["nim"]})
    found = await Tables(tables.store).existing(invited.id)
    await lobby.start(found, PEOPLE[0])

    assert found.row.rules == 2
    assert Draw() not in found.game.rules.legal(found.position, found.actors()[0])


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize(
    ("former", "drawing", "version"),
    [("without draws", False, 1), ("without draws", True, 2), ("otherwise within turns", False, 2)],
)
async def test_a_record_names_the_oldest_rules_that_read_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, former: str, drawing: bool, version: int
) -> None:
    """Programs that know only the former rules can read what these allow; nothing else is passed off as theirs.

    Not even a game that only ends alike.
    """
    now = GAMES["nim"]
    play_then = _without_draws(now) if former == "without draws" else _otherwise_within_turns(now)
    then = replace(now, rules=replace(now.rules, play=play_then))
    monkeypatch.setitem(GAMES, "nim", replace(now, meta=replace(now.meta, rules_version=2), former={1: then}))
    table = await begun(tables)
    if drawing:
        await act(table, Draw())
    while table.actors():
        await act(
            table, next(each for each in table.game.rules.legal(table.position, table.actors()[0]) if each != Draw())
        )

    record = await record_of(table)
    assert (table.row.rules, record["rules"]) == (2, version)
    assert replay(record).outcome == table.outcome()


def _without_draws(game: AnyGame) -> Callable[..., Any]:
    def play(position: Any, seat: int, action: Any, chance: Chance) -> Any:
        if action == Draw():
            raise IllegalAction("no-draws")
        return game.rules.play(position, seat, action, chance)

    return play


def _otherwise_within_turns(game: AnyGame) -> Callable[..., Any]:
    def play(position: Any, seat: int, action: Any, chance: Chance) -> Any:
        if isinstance(action, EndTurn):
            return game.rules.play(replace(position, luck=_swapped(position.luck)), seat, action, chance)
        played = game.rules.play(position, seat, action, chance)
        return replace(played, position=replace(played.position, luck=_swapped(played.position.luck)))

    return play


def _swapped(luck: tuple[int, ...]) -> tuple[int, ...]:
    return (luck[0] ^ 1, *luck[1:])

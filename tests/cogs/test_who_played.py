"""Whatever tells past moves names those who made them: after a hand-over, during a stand-in, after a return."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games import NAMES
from bot.games.contract import Turn
from bot.model.review import Mistake, Review, TurningPoint
from bot.model.rows import Move, Post, PostKind
from bot.store.followers import ReadMark
from bot.tables import absence, concede, hand_over
from bot.tables.players import players_of, record_of
from bot.tables.questions import agree
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import texts
from cogs.coach.review import review_panel
from cogs.core.controls import Select
from cogs.play.recap import find_news
from cogs.posts.sender import play_panel
from cogs.viewing.end import figures_lines, final_panel
from cogs.viewing.log import log_lines
from cogs.viewing.replay import draw_animation, replay_panel
from render.engine.painter import Painter
from render.engine.picture import Picture
from tests.bot.kit import PEOPLE, begun, seat_of, stand_in

T = texts("en")
ADA, BEN, CLEO, EMIL = *PEOPLE[:3], 900


@dataclass
class Observer:
    """Plays a table, and remembers who made each move."""

    table: Table
    chance: Random
    acted: dict[int, list[str]] = field(default_factory=dict)
    """By row of the log: who acted for each seat."""

    async def turns(self, count: int) -> None:
        """Play turns, and check what a recap tells of the last two."""
        ends = [turn.last for turn in await self.table.turns() if turn.over]
        goal = len(ends) + count
        while len(ends) < goal:
            await self._act()
            ends = [turn.last for turn in await self.table.turns() if turn.over]
            news = await find_news(T, self.table, None, ReadMark(ends[-3] if len(ends) > 2 else 0, 99))
            assert news is not None
            self.check("\n".join(news.lines), range(ends[-3] + 1 if len(ends) > 2 else 1, self.table.revision + 1))

    async def until(self, user: int) -> int:
        seat = seat_of(self.table, user)
        while self.table.actors() != (seat,):
            await self._act()
        return seat

    async def _act(self) -> None:
        table, (seat,) = self.table, self.table.actors()
        names = [f"{each.name} (computer)" if each.stand_in else each.name for each in table.seats]
        legal, before = table.game.rules.legal(table.position, seat), table.revision
        action = table.game.computers.players["novice"].choose(table.view(seat), seat, legal, self.chance)
        decider = table.seats[seat].decider
        await table.act(seat, before, action, None if decider else 10_000 + before, decider)
        self.acted |= dict.fromkeys(range(before + 1, table.revision + 1), names)

    def check(self, text: str, rows: Iterable[int], *needed: str, pictured: int | None = None) -> None:
        """Check that a text names the needed people and otherwise only those who acted in some rows.

        The text of a picture after a row may also name everyone who sat at the table then.
        """
        found, shown = named(text), () if pictured is None else (pictured, pictured + 1)
        sitting = {name.removesuffix(" (computer)") for row in shown for name in self.acted.get(row, ())}
        assert found <= sitting | {name for row in rows if row in self.acted for name in self.acted[row]}, text
        assert found >= {*needed}, text

    def of_turn(self, turn: Turn) -> str:
        return self.acted[turn.last][turn.seat]


def named(text: str) -> set[str]:
    """Return who is named in a text, even if cut short as in a crowded alt text."""
    text = re.sub(r" \(comp[a-z]*…", " (computer)", text)
    return set(re.findall(r"(?:Ada|Ben|Cleo|Emil)(?: \(computer\))?", text.replace("\\", "")))


async def played(tables: Tables, game: str) -> Observer:
    """Play a game with a hand-over, a stand-in for one turn and one until the person is back, and concessions."""
    table = await begun(tables, 3, game=game)
    observer = Observer(table, Random(game))
    await observer.turns(3)
    seat = await observer.until(BEN)
    asked = await hand_over.ask(table, BEN, seat, EMIL, "Emil")
    for voter in (EMIL, ADA, CLEO):
        await agree(table, hand_over.PROPOSAL, voter, asked.seq, seat, EMIL)
    await observer.turns(4)
    await stand_in(table, await observer.until(CLEO), one_turn=True)
    await observer.turns(4)
    await stand_in(table, await observer.until(CLEO), one_turn=False)
    await observer.turns(4)
    await absence.resume(table, CLEO)
    news = await find_news(T, table, table.seat_of(CLEO), ReadMark())
    assert news is not None
    assert "Cleo (computer)" in named("\n".join(news.lines))
    await observer.turns(4)
    await concede.concede(table, ADA)
    await observer.turns(4)
    await concede.concede(table, CLEO)
    return observer


async def check_review(observer: Observer, painter: Painter, turns: Sequence[Turn], moves: Sequence[Move]) -> None:
    """Check that a review blames whoever made a move, with the latest one of each for a mistake."""
    latest = {observer.acted[move.seq][move.seat]: move for move in moves if move.seat is not None}
    mistakes = [
        Mistake(turn.number, move.seat or 0, move.seq, move.action, (move.action,), 0.2)
        for turn in turns
        for move in latest.values()
        if turn.first <= move.seq <= turn.last
    ]
    chances = ((0.3, 0.3, 0.4),) * (len(turns) + 1)
    first = turns[mistakes[0].turn - 1]
    review = Review(
        chances, tuple(turn.seat for turn in turns), TurningPoint(first.number, first.seat), tuple(mistakes)
    )
    panel = await review_panel(T, painter, observer.table, review, turns)
    observer.check(panel.below[0], range(first.first, first.last + 1), observer.of_turn(first))
    for text in panel.below[1:]:
        (name,) = named(text.splitlines()[0])
        assert f"Turn {next(turn.number for turn in turns if turn.first <= latest[name].seq <= turn.last)}," in text
    assert len(panel.below[1:]) == len(latest)
    assert isinstance(panel.rows[0], Select)
    for option in panel.rows[0].choices:
        there = turns[int(option.value) - 1]
        observer.check(option.label, range(there.first, there.last + 1), *named(option.label))


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
async def test_past_moves_name_who_made_them(tables: Tables, painter: Painter, game: str) -> None:
    """In replay, log, film, messages, review, record, figures and end: who sat there, and who acted for them."""
    observer = await played(tables, game)
    table, turns = observer.table, await observer.table.turns()
    moves, incidents = await table.store.log.moves(table.id), await table.store.incidents.of_table(table.id)
    everyone = {name for names in observer.acted.values() for name in names}
    assert everyone == {"Ada", "Ada (computer)", "Ben", "Cleo", "Cleo (computer)", "Emil"}

    host: Any = SimpleNamespace(painter=painter)
    for turn in turns:
        rows = range(turn.first, turn.last + 1)
        panel = await replay_panel(T, painter, table, str(turn.number))
        observer.check(panel.texts[0], rows, observer.of_turn(turn))
        if turn is not turns[-1]:
            observer.check(panel.texts[1], rows)
            message = await play_panel(host, table, Post(PostKind.TURN, turn.first - 1, turn.last))
            observer.check(message.texts[0], rows, observer.of_turn(turn))
            for shown in (panel, message):
                for _, picture in shown.pictures:
                    observer.check(picture.alt, rows, observer.of_turn(turn), pictured=turn.last)
        for jump in panel.rows:
            for option in jump.choices[1:] if isinstance(jump, Select) else ():
                there = turns[int(option.value) - 1]
                observer.check(option.label, [there.last], observer.of_turn(there))
                observer.check(option.description or "", range(there.first, there.last + 1))

    await check_review(observer, painter, turns, moves)
    logged = log_lines(T, table, moves, incidents)
    assert named(logged[0]) == {"Ada", "Ben", "Cleo"}
    for line in logged:
        if found := re.match(r"\*\*(\d+)\*\*", line):
            turn = turns[int(found[1]) - 1]
            observer.check(line, range(turn.first, turn.last + 1))

    filmed: list[Any] = []

    async def run(_: Any, __: str, scenes: list[Any], *___: Any, **____: Any) -> bytes:
        filmed.extend(scenes)
        return b""

    worker: Any = SimpleNamespace(run=run, shared=SimpleNamespace(join=lambda _, work: work()))
    film = await draw_animation(worker, table)
    assert film == Picture(b"", film.alt if film else "")
    assert named(film.alt) == {"Ada", "Ben", "Cleo", "Emil"}
    for turn, (_, _, names) in zip(turns, filmed[1:], strict=True):
        assert names == [name.removesuffix(" (computer)") for name in observer.acted[turn.last]]

    assert (await record_of(table))["seats"][seat_of(table, EMIL)] == {"name": "Ben → Emil"}
    figures = figures_lines(T, table, await players_of(table), await table.events())
    assert "Ben → Emil" in figures[0]
    summed = await find_news(T, table, None, ReadMark())
    assert summed is not None
    assert len(summed.lines) < len(turns)
    assert summed.more
    counted = Counter[str]()
    for line in summed.lines:
        if found := re.match(r"(.+?): (\d+) turns?, ", re.sub(r"[\\*]", "", line)):
            counted[found[1]] += int(found[2])
    assert counted == Counter(observer.of_turn(turn) for turn in turns if turn.over)
    assert table.game.statistics is not None
    assert table.game.statistics.points is not None
    for now in table.game.statistics.points(table.view(None)):
        assert re.search(rf"(→|, ) ?{now} points?( as before)?\.", "\n".join(summed.lines))
    end = "\n".join((await final_panel(painter, table, table.revision)).texts)
    assert "Emil wins" in end
    assert "Ben" not in end

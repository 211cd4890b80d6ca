"""Whatever can be reached by clicks and commands stays within Discord's limits, and offers only legal choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.games import GAMES, NAMES
from bot.games.carrara.position import CarraraPhase
from bot.model.puzzles import Grade
from bot.model.refusals import Refusal, Refused
from bot.tables.puzzle_attempt import Attempt
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.clicks import handle_control
from cogs.core.controls import Button, ControlId, Form, Select
from cogs.core.face import FACES, turn_of
from cogs.core.panel import Panel
from cogs.core.request import Request, serve
from tests.bot.model.test_puzzles import position_of, puzzle_of
from tests.cogs.limits import check_form
from tests.cogs.worst import any_or_last, check, sprawling
from tests.e2e.games.carrara.stage import crowded
from tests.e2e.world import World

PEOPLE = [f"{'*' * 31}{number}" for number in range(5)]
MAX_CLICKS = 40
VIEWING_CONTROLS = ("hand", "more", "log", "show_text", "orders", "puzzle_text")
"""Controls that are clicked besides the game's own."""
_numbers = count(10**9)


class Answer:
    """A response that checks and keeps the panels that are shown."""

    public = None

    def __init__(self) -> None:
        self.panels: list[Panel] = []

    async def show(self, panel: Panel, fresh: bool = False) -> None:
        check(panel)
        self.panels.append(panel)

    note = post = wait = show

    async def ask(self, form: Form) -> None:
        """Check a form, and keep it as a panel with its choices."""
        check_form(form)
        choices = [choice for pick in form.picks for choice in pick.choices]
        self.panels.append(Panel((form.title,), rows=(Select(form.id, form.title, tuple(choices), 0, len(choices)),)))

    def shows(self, stem: str) -> bool:
        """Return that no picture is shown already."""
        return False

    async def within_patience(self, work: Callable[[], Any]) -> None:
        await work()


class Walker:
    """Someone who tries every control and command at a table, where all actions are intercepted."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
        self.world, self.table, self.t = world, table, texts(table.row.language)
        self.face, self.game = FACES[table.row.game], table.row.game
        self.acted: list[Any] = []
        self.refused: list[Any] = []
        """Actions that the rules refuse."""
        self.failed: list[Any] = []
        """The controls and commands that failed."""
        self.really_act = Table.act
        self.used: Any = None
        by_id = {person.id: person for person in world.people.values()}
        world.people |= {seat.name: by_id[seat.user] for seat in table.seats if seat.user is not None}

        async def pretend(table: Table, seat: int, revision: int, action: Any, *_: Any, **others: Any) -> bool:
            self.acted.append(action)
            self.refused += [action] if table.refusal(seat, action) is not None else []
            raise Refused(Refusal.MOVED_ON)

        def request_of(interaction: Any) -> Request:
            client, t = interaction.client, texts(interaction.locale)
            return Request(interaction, interaction.answer, client, client.services, client.painter, t)

        for module in ("cogs.core.request", "cogs.core.command_tree"):
            monkeypatch.setattr(f"{module}.request_of", request_of)
        monkeypatch.setattr(type(world.services.load_limit), "full", lambda *_: False)
        monkeypatch.setattr(Table, "act", pretend)
        count_failure = SimpleNamespace(inc=lambda: self.failed.append(self.used))
        monkeypatch.setattr("cogs.core.request.ERRORS", count_failure)

    def interaction(self, **typed: Any) -> Any:
        user, row = self.world.by_seat(self.table, self.table.actors()[0]), self.table.row
        return SimpleNamespace(
            user=SimpleNamespace(id=user.id, display_name=user.user.name),
            guild_id=row.guild,
            channel_id=row.channel,
            channel=None,
            locale=self.t.language,
            id=next(_numbers),
            client=self.world.client,
            type=discord.InteractionType.component,
            command=None,
            message=None,
            permissions=discord.Permissions.all(),
            app_permissions=discord.Permissions.all(),
            is_guild_integration=lambda: True,
            namespace=list(typed.items()),
            answer=Answer(),
        )

    async def click(self, control: ControlId, values: list[str]) -> list[Panel]:
        interaction, self.used = self.interaction(), control
        await serve(interaction, handle_control, control, values)
        shown: list[Panel] = interaction.answer.panels
        assert shown
        return shown

    async def clicks(self, *begin: Panel) -> None:
        """Use each control of panels, by default of a turn, and of the panels that these show."""
        seat, seq = self.table.actors()[0], self.table.revision
        panels, used = [*begin], set[str]()
        if not begin:
            panels.append(self.face.turn_panel(await turn_of(self.t, self.table, seat)))
            looks = tuple(Button(ControlId(what, self.table.id, seq), what) for what in ("hand", "more"))
            panels.append(Panel(("-",), rows=(*self.face.turn_buttons(self.t, self.table, seq), looks)))
            check(panels[0])
        while panels:
            for control, values in _choices(panels.pop(0)):
                assert ControlId.read(str(control)) == control
                ours = control.what.startswith(self.game) or control.what in VIEWING_CONTROLS
                if ours and len(used) < MAX_CLICKS and f"{control}{values}" not in used:
                    used.add(f"{control}{values}")
                    panels += await self.click(control, values)

    async def commands(self, chance: Random) -> None:
        """Type each command, then with one option more each time, as it is suggested."""
        for command in self.face.commands().commands:
            assert isinstance(command, discord.app_commands.Command)
            typed: dict[str, Any] = {parameter.name: None for parameter in command.parameters}
            before, self.used = len(self.refused), command.name
            await command._do_call(self.interaction(), typed)
            del self.refused[before:]  # it may not be the time for this command
            for parameter in command.parameters:
                if parameter.autocomplete:
                    so_far = {name: value for name, value in typed.items() if value is not None}
                    suggested: Any = command._params[parameter.name].autocomplete
                    choices = await suggested(self.interaction(**so_far, **{parameter.name: ""}), "")
                    assert len({choice.value for choice in choices}) == len(choices) <= 25
                    assert all(1 <= len(text) <= 100 for choice in choices for text in (choice.name, choice.value))
                    if choices:
                        typed[parameter.name] = chance.choice(choices).value
                        interaction, acts = self.interaction(), len(self.acted)
                        await command._do_call(interaction, typed)
                        refused = self.t.say("refused-not-offered", text="§", offered="§").partition("§")[0]
                        told = [text for panel in interaction.answer.panels for text in panel.texts]
                        assert len(self.acted) > acts or not any(text.startswith(refused) for text in told), typed


def _choices(panel: Panel) -> list[tuple[ControlId, list[str]]]:
    """List what can be done in a panel: in a select, the first choice, the last, and as many as may be chosen."""
    found: list[tuple[ControlId, list[str]]] = []
    for row in panel.rows:
        if isinstance(row, Select):
            values = [choice.value for choice in row.choices]
            found += [(row.id, each) for each in (values[:1], values[-1:], values[: row.most])]
        elif isinstance(row, Sequence):
            found += [(each.id, []) for each in row if isinstance(each, Button) and not each.disabled]
    return found


FULLEST = {"carrara": "expansion", "palazzo": "base"}
"""The variant of each game that has all the panels of the others; Carcassonne's is played on a map that sprawls."""


@pytest.mark.parametrize(
    ("game", "variant", "decide"),
    [
        *(
            pytest.param(
                game,
                variant,
                any_or_last,
                marks=pytest.mark.slow if FULLEST.get(game) == variant else pytest.mark.exhaustive,
            )
            for game in NAMES
            for variant in [*GAMES[game].meta.variants][:2]
        ),
        pytest.param("carcassonne", "gold_mines", sprawling, marks=pytest.mark.slow),
    ],
)
async def test_every_panel_of_a_game_fits_and_offers_what_is_legal(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, variant: str, decide: Callable[..., Any]
) -> None:
    """With the longest names, at several moments; commands suggest only legal choices, too."""
    names = bring(world, GAMES[game].meta.seats[-1])
    table, chance = await world.start(*names, game=game, language="de", variant=f"{game}/{variant}"), Random(3)
    walker = Walker(world, monkeypatch, table)
    for number in count():
        if not table.actors():
            break
        seat = table.actors()[0]
        if number % 61 == 20:
            await walker.clicks()
            await walker.commands(chance)
        legal = table.game.rules.legal(table.position, seat)
        await walker.really_act(table, seat, table.revision, decide(table.view(seat), legal, chance))
    assert len(walker.acted) > 3
    assert (walker.refused, walker.failed) == ([], [])


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
async def test_every_panel_of_the_position_of_the_day_fits(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """In words and pictures, on the way to an answer, with the verdict and the result."""
    services, variant, seats = world.services, [*GAMES[game].meta.variants][-1], GAMES[game].meta.seats[-1]
    puzzle, day = puzzle_of(game, variant, *position_of(game, variant, 40, seats)), services.puzzles.today()
    await services.store.puzzles.put_day(day, puzzle)
    names, own = bring(world, seats), world.people[PEOPLE[puzzle.seat]].id
    monkeypatch.setattr(services.puzzles, "names", AsyncMock(return_value=names))
    attempt = Attempt(services.store, day, puzzle, own, names, past=False)
    walker = Walker(world, monkeypatch, attempt)
    walker.t = texts("de")
    opening, user = ControlId("puzzle", arg=str(day)), world.people[PEOPLE[puzzle.seat]]
    await walker.clicks(*await walker.click(opening, []))
    assert walker.acted
    legal, chance = attempt.game.rules.legal, Random(1)
    while attempt.actors():
        action = any_or_last(attempt.view(puzzle.seat), legal(attempt.position, puzzle.seat), chance)
        await walker.really_act(attempt, puzzle.seat, attempt.revision, action)
    answer = await services.store.puzzles.answer(own, day)
    assert answer is not None
    await services.store.puzzles.judge(answer, Grade.MISS, 0.345)
    monkeypatch.setattr(world, "by_seat", lambda *_: user)
    monkeypatch.setattr(Attempt, "actors", lambda _: (puzzle.seat,))
    for control in (opening, ControlId("puzzle_share", arg=str(day)), ControlId("whatif", attempt.id, 0, puzzle.seat)):
        await walker.click(control, [])
    assert (walker.refused, walker.failed) == ([], [])


@pytest.mark.slow
@pytest.mark.parametrize("changes", [{}, {"phase": CarraraPhase.BUYING}, {"phase": CarraraPhase.AFTER_ACTION}])
async def test_every_panel_of_carraras_largest_position_fits(
    world: World, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any]
) -> None:
    """Everything is on one board, with full hands and more coins than anyone ever has."""
    world.game = "carrara"
    table = await world.begin(crowded(4, **changes), *bring(world, 4), language="de", open_hands=True)
    walker = Walker(world, monkeypatch, table)
    await walker.clicks()
    await walker.commands(Random(1))
    assert len(walker.acted) > 3
    assert (walker.refused, walker.failed) == ([], [])


def bring(world: World, seats: int) -> list[str]:
    for name in PEOPLE[:seats]:
        world.people[name] = world.guild.add_member(world.env.create_user(name))
    return PEOPLE[:seats]

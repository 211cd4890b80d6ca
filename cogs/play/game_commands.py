"""The commands of a game, `/<game> …`: each is a function of what was typed, with completions of legal choices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from inspect import Signature, signature
from typing import Any, TypeAlias, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from bot.games.contract import IllegalAction
from bot.model.refusals import Refused
from cogs.core.command_tree import AnyCommand, Complete, command
from cogs.core.completions import Choices, Completion, complete, refuse_missing
from cogs.core.face import ActingSeat
from cogs.core.languages import description, name
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, at_turn, find_table


class NotTyped(Exception):
    """Raised where an option is completed that depends on another one, which has not been typed yet."""


class Typed(dict[str, Any]):
    """The options of a command that have been typed so far."""

    def __missing__(self, option: str) -> Any:
        raise NotTyped(option)


ListCompletions: TypeAlias = Callable[[ActingSeat[Any], Typed], Iterable[Completion[Any]]]
Work = TypeVar("Work", bound=AnyCommand)


class GameCommands:
    def __init__(self, game: str, group: locale_str | None = None, described: locale_str | None = None) -> None:
        self._game = game
        self._group = group or name("group", game)
        self._described = described or description("group", game)
        self._added: list[Callable[[], app_commands.Command[Any, ..., Any]]] = []

    def group(self) -> app_commands.Group:
        group = app_commands.Group(name=self._group, description=self._described)
        for make in self._added:
            group.add_command(make())
        return group

    def add(
        self,
        key: str,
        *,
        texts: str | None = None,
        narrowed: Collection[str] = (),
        looks: bool = False,
        panel: Callable[[Request, ActingSeat[Any]], Awaitable[Panel]] | None = None,
        check: Callable[[ActingSeat[Any]], None] = lambda turn: None,
        needs: str = "",
        **listed: ListCompletions,
    ) -> Callable[[Work], Work]:
        """Add a command: a function of a request, of the turn unless it only `looks`, and of its options.

        Its texts have this key, by default among the game's. With a `panel`, all options can be left out, which shows
        the panel; if any is given, `check` raises IllegalAction unless the command fits the phase of the turn, and the
        option that it `needs` must be given. `listed` returns, in a thread, an option's completions for someone who may
        act; only those with the typed words are shown, unless they are `narrowed` to what was typed already.
        """
        own = self._game if texts is None else texts

        def decorate(work: Work) -> Work:
            async def at_table(request: Request, **given: Any) -> None:
                await find_table(request, self._game)
                if looks:
                    await work(request)
                    return
                turn = await at_turn(request)
                if panel is not None and all(each is None for each in given.values()):
                    await show_with_recap(request, await panel(request, turn))
                    return
                check(turn)
                if needs and given[needs] is None:
                    possible = await request.painter.paint(lambda: [*listed[needs](turn, Typed())])
                    raise refuse_missing(f"{key}-{needs}", possible, self._game)
                await work(request, turn, **given)

            first, *taken = signature(work, eval_str=True).parameters.values()
            options = taken if panel is None else [each.replace(default=None) for each in taken]
            kept: Any = at_table
            kept.__signature__ = Signature([first, *options[not looks :]])
            completed = {option: self._completion(each, check, option in narrowed) for option, each in listed.items()}
            self._added.append(lambda: command(key, at_table, complete=completed, game=own))
            return work

        return decorate

    def act(self, key: str, action: Any) -> None:
        @self.add(key)
        async def work(request: Request, turn: ActingSeat[Any]) -> None:
            await act(request, turn, action)

    def _completion(
        self, listed: ListCompletions, check: Callable[[ActingSeat[Any]], None], narrowed: bool
    ) -> Complete:
        async def answer(request: Request, typed: str) -> Choices:
            so_far = Typed((option, value) for option, value in request.interaction.namespace if value is not None)
            try:
                await find_table(request, self._game)
                turn = await at_turn(request)
                check(turn)
                found = await request.painter.paint(lambda: [*listed(turn, so_far)])
            except (Refused, IllegalAction, NotTyped):
                return []
            return complete(found, "" if narrowed else typed)

        return answer

"""Games from other packages, found by their entry points: those that the operator allows are added.

`bot.games.load_game` imports them; what a game provides is in `bot.games.contract`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from importlib.metadata import Distribution, EntryPoint, distributions
from typing import Final

from bot.games import CONTRACT, GAMES, NAMES
from bot.texts import Fact
from bot.texts.printable import say, to_one_line

GROUP: Final = re.compile(r"piazza\.games(?:\.v(?P<contract>[0-9]+))?")
"""The entry point groups: each version of the contract but the first has its own."""
LONGEST_LINE: Final = 400
"""The longest line about a game, in characters."""


@dataclass(frozen=True, slots=True)
class GamePackage:
    """A game that the operator allows: where it comes from, and why it was left out if it was."""

    name: str
    origin: str = ""
    """The distributions that provide it, with their versions."""
    problem: str = ""
    """The code of a message, which has the facts."""
    facts: dict[str, Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        """Say in one line where the game comes from, and why it was left out if it was."""
        facts = {"name": self.name, "origin": self.origin} | self.facts
        return to_one_line(say(f"game-{self.problem or 'added'}", **facts), LONGEST_LINE)


ALLOWED: Final[dict[str, GamePackage]] = {}
"""The games that the operator allows, by name."""


def admit(names: Iterable[str]) -> None:
    """Add the games of these names that are installed and fit; `ALLOWED` holds the outcome for each."""
    for name in names:
        if name not in ALLOWED:
            ALLOWED[name] = _admit_package(name)


def leave_out(name: str, problem: str, **facts: Fact) -> GamePackage:
    """Remove a game that does not work after all."""
    del GAMES[name]
    ALLOWED[name] = replace(ALLOWED[name], problem=problem, facts=facts)
    return ALLOWED[name]


def describe(error: BaseException) -> str:
    """Describe what a package raised."""
    return f"{type(error).__name__}: {error}"


def _admit_package(name: str) -> GamePackage:
    found = _entry_points(name)
    package = GamePackage(name, ", ".join(f"{each.name} {each.version}" for each, _ in found))
    if name in NAMES:
        return replace(package, problem="taken")
    if not found:
        return replace(package, problem="missing")
    if len(found) > 1:
        return replace(package, problem="twice")
    ((_, point),) = found
    made_for = _contract(point)
    if made_for != CONTRACT:
        return replace(package, problem="contract", facts={"made_for": str(made_for), "here": str(CONTRACT)})
    try:
        game = GAMES.add(name, point.module)
        if game.meta.name != name:
            del GAMES[name]
            return replace(package, problem="named", facts={"own": game.meta.name})
    except Exception as error:
        return replace(package, problem="broken", facts={"why": describe(error)})
    return package


def _entry_points(name: str) -> list[tuple[Distribution, EntryPoint]]:
    """Find the entry points of this name: those for this contract, or else the first for another one."""
    installed = {each.metadata["Name"]: each for each in reversed([*distributions()])}  # the first on the path counts
    found = [
        (each, point)
        for each in installed.values()
        for point in each.entry_points
        if point.name == name and GROUP.fullmatch(point.group)
    ]
    return [each for each in found if _contract(each[1]) == CONTRACT] or found[:1]


def _contract(point: EntryPoint) -> int:
    group = GROUP.fullmatch(point.group)
    assert group is not None
    return int(group["contract"] or 1)

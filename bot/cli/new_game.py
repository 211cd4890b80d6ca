"""`piazza new-game`: the files of a small whole game, to be changed into another one."""

from __future__ import annotations

import keyword
from argparse import Namespace
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bot.app.client import cog_modules
from bot.cli.terminal import LONGEST_LINE, WrongUse, naming, write
from bot.games import GAMES
from bot.games.define import NAME
from bot.texts import LANGUAGES
from bot.texts.printable import to_one_line
from cogs.games import names_taken


def run(arguments: Namespace) -> int:
    with naming(arguments.package or arguments.name, "written"):
        for file in new_game(arguments.name, arguments.hidden, arguments.package):
            write(to_one_line(str(file), LONGEST_LINE))
    return 0


def new_game(name: str, hidden: bool, package: str | None) -> list[Path]:
    """Write a game into a checkout or, with a folder, as a package of its own; return the files. Raise WrongUse."""
    if not NAME.fullmatch(name):
        raise WrongUse(f"“{name}” can’t be the name: take up to 32 of a–z and 0–9, and begin with a letter.")
    if _is_taken(name, own=package is not None):
        raise WrongUse(f"“{name}” can’t be the name: Piazza or Python has something of this name itself.")
    if package is None and not Path("bot/games/__init__.py").is_file():
        raise WrongUse("This is no checkout of Piazza. For a package of its own, say --package DIR.")
    files = dict(_files(name, hidden, None if package is None else Path(package)))
    if there := next((file for file in files if file.exists()), None):
        raise WrongUse(f"{there} exists already.")
    for file, content in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8", newline="\n")
    return [*files]


def _is_taken(name: str, own: bool) -> bool:
    """Return whether a command has the name, or a module that the game would hide or be hidden by."""
    cog_modules()  # they register the controls, which have names too
    module = find_spec(name if own else f"bot.games.{name}")
    there = module is not None and module.origin is not None  # else it is a folder without a package
    return there or keyword.iskeyword(name) or name in GAMES or name in names_taken()


def _files(name: str, hidden: bool, package: Path | None) -> Iterator[tuple[Path, str]]:
    rules = _rules(hidden).replace("NAME", name)
    words = Path("bot/texts/games") / name if package is None else package / name / "texts"
    if package is None:
        yield Path("bot/games") / name / "__init__.py", rules
        yield words / "__init__.py", f'"""The words of {name}."""\n'
    else:
        yield package / name / "__init__.py", rules
        yield package / "pyproject.toml", PROJECT.replace("NAME", name)
        yield words / "__init__.py", f'"""The words of {name}."""\n'
        yield package / "tests" / f"test_{name}.py", TEST.replace("NAME", name)
    for language in LANGUAGES:
        yield words / language / f"{name}.ftl", WORDS[language].replace("TITLE", name.capitalize())


def _rules(hidden: bool) -> str:
    """Return the lines for a game that hides something, or for one that does not."""
    other = "  # open" if hidden else "  # hidden"
    kept = [line for line in RULES.splitlines() if not line.endswith(other)]
    return "\n".join(line.removesuffix("  # hidden").removesuffix("  # open") for line in kept) + "\n"


RULES: Final = '''"""NAME: in each turn a seat lays one of its cards; whoever has laid the most in the end wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from bot.games.chance import Chance
from bot.games.contract import Outcome, Played
from bot.games.define import game
from bot.games.hidden import Hidden, PerSeat, Seat, View  # hidden
from bot.games.hidden import PerSeat, Seat, View  # open

Card = Annotated[int, range(1, 41)]
CARDS, HAND, LAID = range(1, 41), 5, 3


@dataclass(frozen=True)
class Player:
    """What a seat has."""

    hand: Hidden[tuple[Card, ...]]  # hidden
    hand: tuple[Card, ...]  # open
    laid: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Position:
    """The whole state of a game."""

    players: PerSeat[Player]
    turn: Seat = 0


@dataclass(frozen=True)
class Lay:
    """Lay a card."""

    card: Card


@dataclass(frozen=True)
class Laid:
    """A seat laid a card."""

    seat: Seat
    card: Card


def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> Position:
    """Give everyone cards."""
    cards = chance.sample(CARDS, HAND * seats)
    hands = [tuple(sorted(cards[first : first + HAND])) for first in range(0, len(cards), HAND)]
    return Position(tuple(map(Player, hands)))


def actors(position: Position) -> tuple[int, ...]:
    """Return the seat whose turn it is."""
    return (position.turn,) if len(position.players[position.turn].laid) < LAID else ()


def legal(position: Position, seat: int) -> Sequence[Lay]:
    """List the cards that a seat may lay."""
    return [Lay(card) for card in position.players[seat].hand]


def play(position: Position, seat: int, action: Lay, chance: Chance) -> Played[Position]:
    """Lay a card."""
    players = list(position.players)
    own = players[seat]
    hand = tuple(card for card in own.hand if card != action.card)
    players[seat] = replace(own, hand=hand, laid=(*own.laid, action.card))
    return Played(Position(tuple(players), (seat + 1) % len(players)), (Laid(seat, action.card),), turn_ended=seat)


def outcome(position: Position) -> Outcome | None:
    """Count what everyone has laid."""
    return None if actors(position) else Outcome.by_scores([sum(player.laid) for player in position.players])


def rate(view: View[Position], action: Lay) -> float:
    """Return how good an action looks to the seat that may take it."""
    return action.card


GAME = game(
    "NAME",
    seats=range(2, 7),
    position=Position,
    actions=Lay,
    events=Laid,
    deal=deal,
    actors=actors,
    legal=legal,
    play=play,
    outcome=outcome,
    rate=rate,
    pieces={Card: CARDS},  # hidden
)
'''
WORDS: Final = {
    "en": """name = TITLE
about = Lay your cards: the most points win.
label-hand = hand
label-laid = laid
asked = lay a card
do-lay = lay { $card }
kind-lay = lay
event-laid = { $name } lays { $card }.
short-laid = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rules-1-title = How to play
rules-1 = In your turn you lay one of your cards. When everyone has laid three, the highest sum wins.
""",
    "de": """name = TITLE
about = Lege deine Karten: Die meisten Punkte gewinnen.
label-hand = Hand
label-laid = gelegt
asked = eine Karte legen
do-lay = { $card } legen
kind-lay = legen
event-laid = { $name } legt { $card }.
short-laid = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
rules-1-title = So geht es
rules-1 = In deinem Zug legst du eine deiner Karten. Haben alle drei gelegt, gewinnt die höchste Summe.
""",
}
PROJECT: Final = """[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "piazza-NAME"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["piazza-board-games"]

[project.entry-points."piazza.games"]
NAME = "NAME"

[tool.hatch.build.targets.wheel]
packages = ["NAME"]

[tool.pytest.ini_options]
pythonpath = ["."]
"""
TEST: Final = '''"""NAME meets all requirements for games."""

import pytest

from bot.conformance import Check, checks


@pytest.mark.parametrize("check", checks("NAME"), ids=str)
def test_conformance(check: Check) -> None:
    """Each is met, or says why it is not."""
    check()
'''

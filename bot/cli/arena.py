"""`piazza arena`: computer players against each other, with rotated seats and confidence intervals."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations, combinations_with_replacement
from statistics import median
from typing import Any, Final

from tqdm import tqdm

from bot.cli.selfplay import WrongPlayers, choose_options, game_named, wrong_seats
from bot.cli.terminal import write
from bot.games import GAMES
from bot.games.chance import Chance
from bot.games.contract import AnyGame
from bot.games.players import AT_ONCE, Budget, ComputerPlayer
from bot.model.search_budget import SearchBudget, read_search_budget
from bot.texts.printable import say
from bot.training.matches import InOrder, MatchResult, cores, map_in_processes, play_one, wilson

COLUMN_GAP = "  "


def run(arguments: Namespace) -> int:
    """Run the command; when interrupted, print what was found until then."""
    game = game_named(arguments.game)
    sitting = line_ups(game, arguments.players or list(game.computers.players), arguments.seats)
    options = choose_options(game, arguments.options)
    arena = Arena(game, arguments.games, arguments.seed, arguments.budget, arguments.jobs or cores(), options)
    try:
        for found in arena.play(sitting):
            _write_lines(*line_up_table(found), "")
    except KeyboardInterrupt:
        if arena.begun is not None and arena.begun.rounds:
            _write_lines(*line_up_table(arena.begun), "")
        raise
    finally:
        _write_lines(*times_table(arena.times))
    return 0


def _write_lines(*lines: str) -> None:
    for line in lines:
        write(line)


def line_up_table(found: LineUp) -> Iterator[str]:
    """Yield the lines of the table of a line-up's results."""
    yield say(
        "arena-line-up",
        players=", ".join(found.players),
        seats=len(found.players),
        games=len(found.rounds),
        rounds=f"{found.length:.1f}",
    )
    rows = [["player", "seats", "wins", "95% sure", "mean score"]]
    for tally in found.tallies:
        sure = " to ".join(f"{100 * bound:.1f}" for bound in tally.interval)
        rows.append([tally.player, str(tally.seats), f"{tally.rate:.1%}", f"{sure}%", f"{tally.score:.1f}"])
    yield from align(rows)


def times_table(times: Mapping[str, Sequence[float]]) -> Iterator[str]:
    """Yield the lines of the table of each player's decision times, given in seconds."""
    yield "Milliseconds per decision"
    rows = [["player", "decisions", "median", "95th percentile", "longest"]]
    for player, seconds in times.items():
        if seconds:
            ordered = [1000 * each for each in sorted(seconds)]
            shown = (median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1])
            rows.append([player, str(len(ordered)), *(f"{milliseconds:.1f}" for milliseconds in shown)])
    yield from align(rows)


def align(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table, the first column left-aligned and the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        yield COLUMN_GAP + COLUMN_GAP.join(cells).rstrip()


@dataclass(slots=True)
class Tally:
    """A player's results in the games of a line-up."""

    player: str
    seats: int
    """The number of seats it has in each game."""
    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)

    @property
    def score(self) -> float:
        return sum(self.scores) / len(self.scores)

    @property
    def rate(self) -> float:
        """The share of games that one of its seats won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson score interval of the rate."""
        return wilson(self.wins, self.games)


@dataclass(slots=True)
class LineUp:
    """The results of one combination of players, with rotated seats."""

    players: tuple[str, ...]
    tallies: list[Tally]
    rounds: list[float] = field(default_factory=list)

    @property
    def length(self) -> float:
        """The mean number of rounds."""
        return sum(self.rounds) / len(self.rounds)


def line_ups(game: AnyGame, players: Sequence[str], seats: Sequence[int]) -> list[tuple[str, ...]]:
    """List the combinations of players, each with as many different ones as there are seats for; raise WrongPlayers.

    With repeated names, the players are one line-up that fills all seats. `master:3000` is a master that searches for
    3,000 simulations, whatever the others do.
    """
    known = tuple(game.computers.players)
    for player in players:
        try:
            level, _ = _split_budget(player)
        except ValueError:
            raise WrongPlayers("own-budget", player=player) from None
        if level not in known:
            raise WrongPlayers("unknown-player", player=level, known=", ".join(known))
    for number in seats:
        if number not in game.meta.seats:
            raise wrong_seats(game, number)
    if len({*players}) < 2 or (len({*players}) < len(players) and {*seats} != {len(players)}):
        raise WrongPlayers("players-differ", known=", ".join(known))
    found: list[tuple[str, ...]] = []
    for number in seats:
        if len(players) >= number:
            found += combinations(players, number)
        else:
            fillings = combinations_with_replacement(players, number)
            found += (filling for filling in fillings if {*filling} == {*players})
    return found


def _play(
    name: str, players: Sequence[str], seed: int, budget: SearchBudget, options: Mapping[str, bool], number: int
) -> MatchResult:
    game = GAMES[name]
    sitting = [_player(game, player) for player in players]
    return play_one(game, sitting, seed, number, budget, options)


def _player(game: AnyGame, name: str) -> ComputerPlayer[Any, Any]:
    """Return a computer player, with its own budget if its name says so."""
    level, own = _split_budget(name)
    player = game.computers.players[level]
    if own is None:
        return player

    def choose(view: Any, seat: int, legal: Sequence[Any], chance: Chance, budget: Budget = AT_ONCE) -> Any:
        return player.choose(view, seat, legal, chance, own.begin())

    return replace(player, choose=choose)


def _split_budget(player: str) -> tuple[str, SearchBudget | None]:
    """Return the level of a player and its own budget, if it has one; raise ValueError."""
    level, colon, budget = player.partition(":")
    return level, read_search_budget(budget) if colon else None


@dataclass
class Arena:
    """Games between computer players, in one or more processes, with the times of their decisions."""

    game: AnyGame
    games: int
    seed: int
    budget: SearchBudget
    jobs: int = 1
    options: Mapping[str, bool] = field(default_factory=dict)
    times: dict[str, list[float]] = field(default_factory=dict)
    begun: LineUp | None = None
    """The line-up being played, with its results so far; None between two line-ups."""

    def play(self, players: Sequence[tuple[str, ...]]) -> Iterator[LineUp]:
        """Play all games of one line-up after another; the games do not depend on the number of processes."""
        with map_in_processes(self.jobs) as in_order:
            for sitting in players:
                with progress_bar(self.games) as bar:
                    found = self._gather(sitting, in_order, bar.update)
                yield found

    def _gather(self, players: tuple[str, ...], in_order: InOrder, played: Callable[[int], object]) -> LineUp:
        tallies = {player: Tally(player, players.count(player)) for player in players}
        self.begun = found = LineUp(players, [*tallies.values()])
        one = partial(_play, self.game.meta.name, players, self.seed, self.budget, self.options)
        for result in in_order(one, range(self.games)):
            found.rounds.append(result.rounds)
            for tally in found.tallies:
                tally.games += 1
            for player, won, score, took in zip(players, result.wins, result.scores, result.seconds, strict=True):
                tallies[player].wins += won
                tallies[player].scores.append(score)
                self.times.setdefault(player, []).extend(took)
            played(1)
        self.begun = None
        return found


_PROGRESS_FORMAT: Final = "{percentage:3.0f} % |{bar}| {n_fmt}/{total_fmt}  {elapsed} < {remaining}"


def progress_bar(total: int, done: int = 0) -> tqdm[Any]:
    """Return a bar on standard error; without a terminal it shows nothing."""
    return tqdm(total=total, initial=done, bar_format=_PROGRESS_FORMAT, disable=None, leave=False, smoothing=0.05)

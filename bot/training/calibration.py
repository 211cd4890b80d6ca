"""Calibration: corrections of a strategy's forecasts, fitted to the results of its games against itself."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from bot.games import GAMES
from bot.games.players import OPENED_TURNS, Forecast, Strategy
from bot.games.players.learned import Calibration, fingerprint
from bot.games.search.playouts import forecast_of
from bot.games.search.tree import Node
from bot.training.matches import InOrder
from bot.training.state import NoCheckpoint, TrainingPlan
from bot.training.weights import Array
from bot.training.weights import chances as shares_of

PRIOR_DEVIATION: Final = 0.2
"""The prior's standard deviation for constants by seat; three times as much for the sharpness.

A few games can hardly tell a seat's advantage from luck, so that the prior dampens them. Advantages are real: of 71
tiles the last of four seats gets one less.
"""
_ORDER_PRIOR_DEVIATION: Final = 2.0
"""The same for constants by order of play, which few games suffice to tell, as seats rotate within each game."""
_TOLERANCE: Final = 1e-9
PARTS: Final = 5
"""Into how many parts games are split, each to be held out from a fit to the others."""


class Forecasted(NamedTuple):
    """A game, with a forecast for each choice."""

    variant: str
    won: tuple[float, ...]
    """By seat; joint winners share it."""
    to_move: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    """By choice and seat."""
    known: tuple[bool, ...]
    """By choice: whether the forecast is known without a network or evaluation, so that it is not calibrated."""


class Difference(NamedTuple):
    """How far forecasts are from the results of their games, as a share of the wins."""

    largest: float
    """Of all seats."""
    error: float
    """The largest standard error of a seat."""


def play(game: str, seats: int, variants: Sequence[str], seed: str, number: int) -> Forecasted:
    """Play the game of this number, rotating the variants, without search or calibration."""
    rules, views, learned = GAMES[game].rules, GAMES[game].views, GAMES[game].computers.learned
    assert learned is not None, f"{game} supplies no features"
    moves, variant = learned.moves, variants[number % len(variants)]
    strategy: Strategy[Any, Any, Any] = learned.strategy(calibrated=False)
    chance, mind = Random(f"{seed}/{number}"), Random(f"{seed}/{number}/mind")
    position = rules.deal(seats, GAMES[game].meta.variants[variant], chance)
    found: list[tuple[Any, ...]] = []
    while (seat := moves.seat(position)) is not None:
        view = views.view_with_memory(position, seat)
        node = Node(strategy, moves.sample(view, mind), seat, mind, opened=OPENED_TURNS)
        (forecast,) = strategy.forecasts([position], mind)
        found.append((seat, forecast.chances, learned.known(position) is not None))
        position = moves.play_turn(position, seat, node.ranked[0].turn, chance)
    outcome = rules.outcome(position)
    assert outcome is not None
    return Forecasted(variant, forecast_of(outcome).chances, *zip(*found, strict=True))


def variants_sharing_weights(plan: TrainingPlan) -> list[str]:
    name = plan.learned.name
    return [variant for variant, position in _deal_variants(plan).items() if name(position) == name(plan.dealt())]


def variants_with_own_constants(plan: TrainingPlan) -> list[str]:
    """List the variants of that network that get constants of their own."""
    dealt = _deal_variants(plan)
    return [variant for variant in variants_sharing_weights(plan) if plan.learned.variant(dealt[variant]) == variant]


def _deal_variants(plan: TrainingPlan) -> dict[str, Any]:
    game = GAMES[plan.game]
    variants = game.meta.variants.items()
    return {name: game.rules.deal(plan.seats, options, Random(plan.seed)) for name, options in variants}


def games(plan: TrainingPlan, folder: Path, in_order: InOrder) -> Iterator[Forecasted]:
    """Yield the stored games of a plan, play and store its missing ones, then yield those of other seeds.

    Only games played with the same weights count. Raise NoCheckpoint or OSError.
    """
    weights = fingerprint(plan.learned.file(plan.dealt())) or "by_hand"
    name = f"{plan.game}_{plan.learned.name(plan.dealt())}_{weights[:8]}"
    own = folder / f"{name}_{plan.seed}.jsonl"
    kept = _read_forecasts(own) if own.exists() else []
    yield from kept
    one = partial(play, plan.game, plan.seats, variants_sharing_weights(plan), str(plan.seed))
    folder.mkdir(parents=True, exist_ok=True)
    with own.open("a", encoding="utf-8") as stream:
        for found in in_order(one, range(len(kept), plan.games)):
            stream.write(json.dumps(_as_json(found), separators=(",", ":")) + "\n")
            stream.flush()
            yield found
    for file in sorted(folder.glob(f"{name}_*.jsonl")):
        if file != own:
            yield from _read_forecasts(file)


def _read_forecasts(file: Path) -> list[Forecasted]:
    try:
        return [_from_json(json.loads(line)) for line in file.read_text("utf-8").splitlines()]
    except (TypeError, ValueError) as error:
        raise NoCheckpoint from error


def fit(
    seats: int, found: Sequence[Forecasted], likely: float = PRIOR_DEVIATION, variants: Sequence[str] = ()
) -> Calibration:
    """Return the calibration with the maximum posterior probability, found by Newton's method; all games count alike.

    The named variants get further constants of their own.
    """
    features, won, shares = _rows(seats, found, variants)
    neutral = np.eye(features.shape[2])[0]
    constants: Array = neutral
    apart = len(variants) * seats
    precision = np.diag(
        [(3 * likely) ** -2] + [likely**-2] * seats + [_ORDER_PRIOR_DEVIATION**-2] * seats + [likely**-2] * apart
    )
    for _ in range(50):
        forecast = shares_of(features @ constants)
        mean = np.einsum("ps,psf->pf", forecast, features)
        gradient = np.einsum("p,ps,psf->f", shares, forecast - won, features) + precision @ (constants - neutral)
        hessian = np.einsum("p,ps,psf,psg->fg", shares, forecast, features, features, optimize=True)
        hessian -= np.einsum("p,pf,pg->fg", shares, mean, mean, optimize=True)
        step = np.linalg.solve(hessian + precision, gradient)
        constants = constants - step
        if np.abs(step).max() < _TOLERANCE:
            break
    by_seat, by_order, *by_variant = (tuple(map(float, each)) for each in constants[1:].reshape(-1, seats))
    return Calibration(float(constants[0]), by_seat, by_order, dict(zip(variants, by_variant, strict=True)))


def compare(found: Sequence[Forecasted]) -> Difference:
    beyond: Array = np.array([np.array(game.won) - np.mean(game.chances, axis=0) for game in found])
    return Difference(float(np.abs(beyond.mean(0)).max()), float((beyond.std(0) / np.sqrt(len(found))).max()))


def correct_held_out(seats: int, found: Sequence[Forecasted], variants: Sequence[str]) -> list[Forecasted]:
    """Correct the forecasts of each part of the games by a fit to the others, which takes two games."""
    corrected = list(found)
    for part in range(min(PARTS, len(found))):
        others = [game for place, game in enumerate(found) if place % PARTS != part]
        calibration = fit(seats, others, variants=variants)
        corrected[part::PARTS] = [_correct(game, calibration.of_variant(game.variant)) for game in found[part::PARTS]]
    return corrected


def _correct(game: Forecasted, calibration: Calibration) -> Forecasted:
    chances = [
        chances if known else calibration.correct(Forecast(chances, ()), to_move).chances
        for chances, to_move, known in zip(game.chances, game.to_move, game.known, strict=True)
    ]
    return game._replace(chances=tuple(chances))


def _rows(seats: int, found: Sequence[Forecasted], variants: Sequence[str]) -> tuple[Array, Array, Array]:
    """Return for each choice the features by seat and constant, the result, and the weight of the choice."""
    features: list[Any] = []
    rows: list[tuple[Any, float]] = []
    for game in found:
        judged = [place for place, known in enumerate(game.known) if not known]
        for place in judged:
            order = (np.arange(seats) - game.to_move[place]) % seats
            logs = np.log(np.maximum(game.chances[place], _TOLERANCE))
            apart = [np.eye(seats) * (game.variant == variant) for variant in variants]
            features.append(np.hstack([logs[:, None], np.eye(seats), np.eye(seats)[order], *apart]))
            rows.append((game.won, 1 / len(judged)))
    won, shares = zip(*rows, strict=True)
    return np.array(features), np.array(won), np.array(shares)


def _as_json(found: Forecasted) -> list[Any]:
    chances = [[float(f"{chance:.5g}") for chance in each] for each in found.chances]
    return [found.variant, found.won, found.to_move, chances, [*map(int, found.known)]]


def _from_json(data: Any) -> Forecasted:
    variant, won, to_move, chances, known = data
    return Forecasted(variant, tuple(won), tuple(to_move), tuple(map(tuple, chances)), tuple(map(bool, known)))


def write(file: Path, found: Calibration, made_by: Mapping[str, Any], weights: str | None) -> None:
    """Write a calibration for the weights with this fingerprint; raise OSError."""
    by_seat, by_order, *apart = (
        [round(number, 4) for number in each] for each in (found.seats, found.order, *found.variants.values())
    )
    data = {"made_by": made_by, "weights": weights, "sharpness": round(found.sharpness, 4)}
    if apart:
        data["variants"] = dict(zip(found.variants, apart, strict=True))
    new = file.with_suffix(".new")
    new.write_text(json.dumps({**data, "seats": by_seat, "order": by_order}) + "\n", encoding="utf-8")
    new.replace(file)

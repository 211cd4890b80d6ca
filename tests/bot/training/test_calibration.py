"""Calibration: fitted constants make forecasts agree with results, and everyone who shows a chance uses them."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli.main import main
from bot.games import GAMES
from bot.games.contract import AnyGame
from bot.games.players import AT_ONCE, Forecast
from bot.games.players.learned import Calibration, Learned, read_calibration
from bot.training.calibration import Forecasted, compare, correct_held_out, fit
from tests.bot.kit import Complaint
from tests.bot.training.learned_nim import LEARNED, supply

LEARNING = [game for game in GAMES.values() if game.computers.learned is not None]
each_game = pytest.mark.parametrize("game", LEARNING, ids=lambda game: game.meta.name)


def learned_of(game: AnyGame) -> Learned[Any, Any, Any]:
    assert game.computers.learned is not None
    return game.computers.learned


def test_fitting_finds_what_forecasts_lack() -> None:
    """From results that follow other chances than those forecast, the difference is recovered; held out, it is gone."""
    truth = Calibration(0.8, (0.3, -0.1, -0.2), (-0.2, 0.0, 0.2), {"a": (0.4, 0.0, -0.4), "b": (-0.4, 0.0, 0.4)})
    luck, games = Random(1), []
    for number in range(4000):
        weights = [luck.uniform(0.2, 2) for _ in range(3)]
        forecast = Forecast(tuple(weight / sum(weights) for weight in weights), ())
        variant = "ab"[number % 2]
        (winner,) = luck.choices(range(3), truth.of_variant(variant).correct(forecast, number % 3).chances)
        won = tuple(float(seat == winner) for seat in range(3))
        games.append(Forecasted(variant, won, (number % 3,), (forecast.chances,), (False,)))
    found = fit(3, games, variants=["a", "b"])
    for variant in "ab":
        assert found.of_variant(variant).seats == pytest.approx(truth.of_variant(variant).seats, abs=0.15)
    assert found.sharpness == pytest.approx(truth.sharpness, abs=0.1)
    assert found.seats == pytest.approx(truth.seats, abs=0.1)
    assert found.order == pytest.approx(truth.order, abs=0.1)

    before, after = compare(games), compare(correct_held_out(3, games, ["a", "b"]))
    assert before.largest > 4 * before.error > 4 * after.largest
    assert after.error == pytest.approx(before.error, rel=0.1)


@each_game
def test_every_forecast_is_calibrated(game: AnyGame) -> None:
    """Each number of seats in each variant has a calibration of its own weights."""
    learned = learned_of(game)
    for seats in game.meta.seats:
        for options in game.meta.variants.values():
            found = learned.calibration(game.rules.deal(seats, options, Random(1)))
            assert found is not None
            assert len(found.seats) == len(found.order) == seats


@each_game
def test_people_see_calibrated_chances(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and reviews show what the calibration says: with one that favours a seat, they all do."""
    position = game.rules.deal(2, {}, Random(1))
    (seat,) = game.rules.actors(position)
    view = game.views.view_with_memory(position, seat)
    advise, evaluate = game.computers.rank_actions, game.computers.evaluate
    assert advise is not None
    assert evaluate is not None
    for favourite in range(2):
        skewed = Calibration(1.0, tuple(9.0 * (other == favourite) for other in range(2)), (0.0, 0.0))
        monkeypatch.setattr(Learned, "calibration", lambda learned, position, skewed=skewed: skewed)
        hints = advise(view, seat, game.rules.legal(position, seat), Random(2), AT_ONCE)
        assert all(hint.forecast.chances[favourite] > 0.9 for hint in hints)
        assert evaluate(view, Random(2), AT_ONCE).chances[favourite] > 0.9


def test_a_calibration_changes_chances_alone() -> None:
    """Chances still add up to 1, what is certain stays certain, and points stay."""
    found = Calibration(1.2, (0.5, -0.5), (0.1, -0.1))
    forecast = found.correct(Forecast((0.4, 0.6), (50.0, 60.0)), 1)
    assert sum(forecast.chances) == pytest.approx(1)
    assert forecast.points == (50.0, 60.0)
    assert found.correct(Forecast((0.0, 1.0), (1.0, 2.0)), 0).chances == (0.0, 1.0)
    assert Calibration(1.0, (0.0, 0.0), (0.0, 0.0)).correct(forecast, 0).chances == pytest.approx(forecast.chances)


def test_a_calibration_of_other_weights_is_refused(tmp_path: Path) -> None:
    file, weights = tmp_path / "seats_2_calibration.json", tmp_path / "seats_2.json"
    data: dict[str, Any] = {"made_by": {}, "weights": None, "sharpness": 1, "seats": [0.1, -0.1], "order": [0, 0]}
    file.write_text(json.dumps(data), encoding="utf-8")
    assert read_calibration(file, weights) == Calibration(1.0, (0.1, -0.1), (0.0, 0.0))
    file.write_text(json.dumps(data | {"weights": "of others"}), encoding="utf-8")
    with pytest.raises(ValueError, match=r"seats_2_calibration.json.*was made for other weights"):
        read_calibration(file, weights)


@pytest.mark.usefixtures("in_folder")
def test_calibration_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, complaint: Complaint, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says how much it helps and where it is; stopped, it goes on with the games that it has played."""
    supply(monkeypatch)
    arguments = ["train", "nim", "--only-calibration", "--jobs", "1"]
    kept = tmp_path / "training" / "nim_seats_2_by_hand_1.jsonl"
    assert main([*arguments, "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert str(Path("training") / "nim_seats_2_calibration.json") in said
    assert re.search(
        r"\(2 games\): wins and forecasts by seat differ by up to [\d.]+ hundredths before, and by [\d.]+ ±", said
    )
    played = kept.read_text("utf-8")
    assert main([*arguments, "--games", "3"]) == 0
    assert kept.read_text("utf-8").startswith(played)
    found = json.loads((tmp_path / "training" / "nim_seats_2_calibration.json").read_text("utf-8"))
    assert found["made_by"]["command"] == "piazza train nim --seats 2 --games 3 --seed 1 --only-calibration"
    kept.write_text("spoilt\n", encoding="utf-8")
    assert "damaged" in complaint(*arguments, "--games", "3")
    supply(monkeypatch, replace(LEARNED, by_hand=None))
    assert "no network to train" in complaint(*arguments, "--games", "3")

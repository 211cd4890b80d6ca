"""Training: reproducible, resumable, and better than random play."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.cli.train import train
from bot.games import GAMES
from bot.games.players.network import read_network
from bot.training.state import OtherPlan, Strength, TrainingPlan, TrainingState
from bot.training.trainer import Trainer, begin
from tests.bot.kit import Complaint
from tests.bot.training.learned_nim import supply
from tests.games import nim

PLAN = TrainingPlan("nim", 2, (), games=30, seed=1, batch=15, units=4, steps=100)
GAMES_COMPARED = 16


@pytest.fixture
def _learned(monkeypatch: pytest.MonkeyPatch) -> None:
    supply(monkeypatch)


@pytest.mark.slow
@pytest.mark.usefixtures("_learned")
def test_training_beats_random_and_names_its_command(tmp_path: Path) -> None:
    """A short training makes a network that beats random play, and names the command that makes it again."""
    curve: list[Strength] = []
    file = train(PLAN, tmp_path, 1, GAMES_COMPARED, curve.append)

    assert curve[-1].games == PLAN.games
    assert curve[-1].low > 0.5
    made_by = json.loads(file.read_text("utf-8"))["made_by"]
    assert made_by["command"] == "piazza train nim --seats 2 --games 30 --seed 1"
    assert (made_by["games"], made_by["seed"]) == (30, 1)
    assert made_by["against_former"][-1][0] == 30
    assert len(read_network(file).units) == 4


@pytest.mark.slow
@pytest.mark.usefixtures("_learned")
def test_resumed_it_ends_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    """A checkpoint holds everything that the rest depends on."""
    plan = replace(PLAN, games=20, batch=5, steps=10)
    whole = Trainer(plan, begin(plan), map)
    for _ in range(2):
        whole.batch(bool)
    half = whole.network()
    whole.state.save(tmp_path / "half.checkpoint", plan)
    resumed = Trainer(plan, TrainingState.load(tmp_path / "half.checkpoint", plan), map)
    for trainer in (whole, resumed):
        for _ in range(2):
            trainer.batch(bool)

    assert resumed.network() == whole.network() != half
    with pytest.raises(OtherPlan):
        TrainingState.load(tmp_path / "half.checkpoint", replace(plan, seed=2))


@pytest.mark.usefixtures("_learned", "in_folder")
def test_training_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, complaint: Complaint, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says how strong the network is and where it is; what cannot be trained is refused in one line."""
    arguments = ["--games", "8", "--compare", "2", "--jobs", "1"]

    assert main(["train", "nim", *arguments]) == 0
    said = capsys.readouterr().out
    assert "After 8 games: wins " in said
    assert str(Path("training") / "nim_seats_2.json") in said
    assert "holds a training with other settings" in complaint("train", "nim", *arguments, "--seed", "5")
    (tmp_path / "training" / "nim_seats_2.checkpoint").write_bytes(b"spoilt")
    assert "damaged" in complaint("train", "nim", *arguments)
    monkeypatch.setitem(GAMES, "nim", nim.GAME)
    assert "no network to train" in complaint("train", "nim", *arguments)
    assert main(["train", "carrara", "--seats", "9"]) == 2
    assert main(["train", "carrara", "--options", "dragons"]) == 2

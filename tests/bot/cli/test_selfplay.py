"""`piazza selfplay`: the same complete records for the same seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.cli.selfplay import WrongPlayers, chosen, seated, selfplay
from bot.games import carrara
from bot.model.record import record_to_line, replay

MIXED = ("random", "random", "novice")


@pytest.mark.parametrize("players", [("random", "random"), MIXED])
def test_every_game_is_finished_and_verifies(players: tuple[str, ...]) -> None:
    """Records pass the same verification as anyone's, and contain every action, including forced ones."""
    for record in selfplay(carrara.GAME, players, games=2, seed=7):
        assert replay(record).outcome is not None
        turns = [move["seat"] for move in record["moves"] if move["action"] == "end_turn"]
        assert turns == [turn % len(players) for turn in range(len(turns))]
        assert record["seats"][0] == {"name": f"{players[0]} 1"}


@pytest.mark.slow
def test_the_output_is_the_same_in_every_process() -> None:
    """Games do not depend on set order or string hashes."""
    command = [sys.executable, "-m", "bot", "selfplay", "--seats", "3", "--games", "3", "--seed", "7"]
    command += ["--players", ",".join(MIXED)]
    outputs = [
        subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, check=True, timeout=60
        ).stdout
        for seed in ("1", "2")
    ]

    assert outputs[0] == outputs[1]
    assert outputs[0].decode().splitlines() == [
        record_to_line(record) for record in selfplay(carrara.GAME, MIXED, games=3, seed=7)
    ]


def test_players_default_to_the_simplest_and_seats_to_the_players() -> None:
    """Missing players and seats are filled in."""
    assert seated(carrara.GAME, None, []) == ("random", "random")
    assert seated(carrara.GAME, 4, []) == ("random",) * 4
    assert seated(carrara.GAME, None, MIXED) == MIXED
    assert seated(carrara.GAME, 3, MIXED) == MIXED


def test_games_with_options() -> None:
    """Options are recorded and affect the deal, and the record can be replayed."""
    (record,) = selfplay(carrara.GAME, ("novice", "random"), 1, 7, options=chosen(carrara.GAME, ["expansion"]))

    assert record["options"] == {"expansion": True}
    assert replay(record).outcome is not None
    with pytest.raises(WrongPlayers) as refused:
        chosen(carrara.GAME, ["documented_only"])
    assert refused.value.problem == "wrong-options"


def test_records_can_be_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file has what would be printed, and a line says so; what can’t be written is one line."""
    file = tmp_path / "records.jsonl"
    assert main(["selfplay", "--games", "2", "--players", "random,random"]) == 0
    printed = capsys.readouterr().out
    assert main(["selfplay", "--games", "2", "--players", "random,random", "--out", str(file)]) == 0

    assert file.read_text("utf-8") == printed
    assert capsys.readouterr().out == f"2 games in {file}.\n"
    for out in (tmp_path, tmp_path / "missing" / "file", "a\0b"):
        assert main(["selfplay", "--out", str(out)]) == 2
        assert capsys.readouterr().err.count("\n") == 1

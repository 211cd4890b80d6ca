"""`piazza selfplay`: the same games for the same seed, told completely."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bot.cli.main import main
from bot.cli.selfplay import WrongPlayers, chosen, seated, selfplay
from bot.games import carrara
from bot.model.record import record_to_line, replay

MIXED = ("random", "random", "novice")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIAZZA_LANGUAGE", "en")


@pytest.mark.parametrize("players", [("random", "random"), MIXED, ("novice", "random", "random", "random")])
def test_every_game_is_finished_and_verifies(players: tuple[str, ...]) -> None:
    """What is written is accepted as anyone's record would be."""
    for record in selfplay(carrara.GAME, players, games=3, seed=7):
        assert replay(record).outcome is not None


def test_every_turn_is_closed_in_the_record() -> None:
    """The complete list of actions is there, also where nothing was left to choose."""
    (record,) = selfplay(carrara.GAME, MIXED, games=1, seed=7)
    turns = [move["seat"] for move in record["moves"] if move["action"] == "end_turn"]

    assert turns == [turn % 3 for turn in range(len(turns))]
    assert record["moves"][-1] == {"seat": 2, "action": "end_turn"}


def test_seats_bear_the_names_of_their_players() -> None:
    """Who is who can be told from the record."""
    (record,) = selfplay(carrara.GAME, MIXED, games=1, seed=0)

    assert record["seats"] == [{"name": "random 1"}, {"name": "random 2"}, {"name": "novice 1"}]


def test_each_game_has_chances_of_its_own() -> None:
    """A game is the same however many are played, and no other is like it."""
    five = list(selfplay(carrara.GAME, MIXED, games=5, seed=7))

    assert five[:2] == list(selfplay(carrara.GAME, MIXED, games=2, seed=7))
    assert len({record_to_line(record) for record in five}) == 5
    assert five[1:] != list(selfplay(carrara.GAME, MIXED, games=4, seed=8))


def test_the_deal_does_not_depend_on_who_plays() -> None:
    """Players can be compared over the same deals."""
    ours = selfplay(carrara.GAME, ("novice", "novice"), games=3, seed=1)
    theirs = selfplay(carrara.GAME, ("random", "random"), games=3, seed=1)

    assert [record["setup"] for record in ours] == [record["setup"] for record in theirs]


def test_the_output_is_the_same_in_every_process() -> None:
    """No order of a set or hash of a text gets into the games."""
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
    """Whatever is left out is filled in."""
    assert seated(carrara.GAME, None, []) == ("random", "random")
    assert seated(carrara.GAME, 4, []) == ("random",) * 4
    assert seated(carrara.GAME, None, MIXED) == MIXED
    assert seated(carrara.GAME, 3, MIXED) == MIXED


@pytest.mark.parametrize(
    ("seats", "players", "problem"),
    [
        (1, [], "number-of-seats"),
        (5, [], "number-of-seats"),
        (None, ["random"], "number-of-seats"),
        (2, ["random"], "players-for-seats"),
        (2, MIXED, "players-for-seats"),
        (2, ["random", "expert"], "unknown-player"),
        (2, [""], "unknown-player"),
    ],
)
def test_wrong_players_are_refused(seats: int | None, players: list[str], problem: str) -> None:
    """What cannot be played is said before anything is."""
    with pytest.raises(WrongPlayers) as refused:
        seated(carrara.GAME, seats, players)

    assert refused.value.problem == problem


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("--seats 5", "5 cannot play; it takes 2 to 4 players."),
        ("--players random", "1 cannot play; it takes 2 to 4 players."),
        ("--seats 2 --players random", "The number of players (1) is not that of the seats (2)."),
        ("--players random,expert", "There is no computer player “expert”; there is: random, novice, merchant, master"),
        ("--players ,", "There is no computer player “”; there is: random, novice, merchant, master"),
        ("--game chess", "There is no game “chess”; there is: carrara, nim"),
        ("--options tiles", "carrara cannot be played with these options: options.tiles: unknown option."),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_wrong_arguments_are_one_line(
    arguments: str, answer: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The status is 2, and nothing is written to the standard output."""
    monkeypatch.setenv("PIAZZA_LANGUAGE", language)

    assert main(["selfplay", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert (err == f"piazza: {answer}\n") is (language == "en")


def test_games_with_options() -> None:
    """Options are in the record, which can be replayed, and the deal is one that they allow."""
    (record,) = selfplay(carrara.GAME, ("novice", "random"), 1, 7, options=chosen(carrara.GAME, ["expansion"]))

    assert record["options"] == {"expansion": True}
    assert replay(record).outcome is not None
    with pytest.raises(WrongPlayers) as refused:
        chosen(carrara.GAME, ["documented_only"])
    assert refused.value.problem == "wrong-options"


@pytest.mark.parametrize(
    "arguments", ["--games 0", "--games x", "--games 1e3", "--seed x", "--seed " + "9" * 5000, "--seats x", "--bogus"]
)
def test_arguments_that_are_no_numbers_are_one_line(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither a traceback nor a page of usage."""
    assert main(["selfplay", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(" --help” shows how to use it)\n")


def test_whoever_stops_reading_gets_no_traceback() -> None:
    """`piazza selfplay --games 1000000 | head -1` ends when the reader is gone."""
    command = [sys.executable, "-m", "bot", "selfplay", "--games", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()

        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1

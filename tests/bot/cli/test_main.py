"""The console script: every subcommand is listed, and every mistake is reported in one line."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

import bot.cli.main
import bot.cli.verify
from bot.app.config import WRONG_USE, Config
from bot.cli.main import COMMANDS, main
from bot.cli.terminal import OutputLost
from bot.games import GAMES
from bot.model.search_budget import read_search_budget
from tests import FIXTURES

GOOD = str(FIXTURES / "records" / "two_players_announced_end.json")
LEVELS = "random, novice, advanced, master"


pytestmark = pytest.mark.usefixtures("in_folder")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """Replace client and playground with stand-ins; return the list of their calls."""
    calls: list[tuple[object, ...]] = []

    def stand_in(name: str, run: Callable[..., int]) -> None:
        module = ModuleType(name)
        module.run = run  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, name, module)

    def client(config: Config) -> int:
        calls.append(("client", config))
        return 7

    def playground(config: Config, port: int | None) -> int:
        calls.append(("playground", config, port))
        return 0

    stand_in("bot.app.client", client)
    stand_in("bot.cli.playground", playground)
    return calls


@pytest.fixture
def _without_simcord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a production install."""

    def find(name: str) -> object:
        return None if name == "simcord" else find_spec(name)

    monkeypatch.setattr(bot.cli.main, "find_spec", find)


def test_help_explains_every_subcommand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The help of all lists each, and each has its own, which begins with what it does."""
    monkeypatch.setenv("COLUMNS", "200")
    for arguments in ([], *([command] for command in COMMANDS)):
        with pytest.raises(SystemExit) as done:
            main([*arguments, "--help"])
        out = capsys.readouterr().out
        assert done.value.code == 0
        assert out.startswith(" ".join(["usage: piazza", *arguments]))
        told = [COMMANDS[command][1] for command in arguments or COMMANDS]
        assert [line for line in told if line not in out] == []


@pytest.mark.usefixtures("_without_simcord")
@pytest.mark.parametrize("arguments", [[], ["run"]])
def test_with_a_token_the_bot_connects(arguments: list[str], started: list[tuple[object, ...]], tmp_path: Path) -> None:
    """`run` is the default subcommand, `.env` is read from the current folder, and the status is the client's."""
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nPIAZZA_PAINTERS=3\n")

    assert main(arguments) == 7
    assert started == [("client", Config(discord_token="abc", painters=3))]


def test_without_a_token_the_playground_starts(
    started: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([]) == 0
    assert started == [("playground", Config(), None)]
    assert capsys.readouterr() == ("DISCORD_TOKEN is not set; starting the playground.\n", "")


def test_the_playground_has_a_port(started: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    """The playground also starts with a token, and does not connect with it."""
    monkeypatch.setenv("DISCORD_TOKEN", "abc")

    assert main(["playground", "--port", "8123"]) == 0
    assert started == [("playground", Config(discord_token="abc"), 8123)]


@pytest.mark.usefixtures("_without_simcord")
@pytest.mark.parametrize(("arguments", "names_token"), [([], True), (["playground"], False)])
def test_without_token_and_playground_there_is_one_clear_line(
    arguments: list[str],
    names_token: bool,
    started: list[tuple[object, ...]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A production install has no SimCord and needs none."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()

    assert (out, started) == ("", [])
    assert err.count("\n") == 1
    assert ("DISCORD_TOKEN" in err) is names_token


@pytest.mark.parametrize("command", ["run", "playground"])
def test_a_wrong_setting_is_one_line_and_nothing_starts(
    command: str,
    started: list[tuple[object, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The status is 2, and the setting is named."""
    monkeypatch.setenv("PIAZZA_PAINTERS", "many")

    assert main([command]) == 2
    assert started == []
    assert capsys.readouterr() == ("", "piazza: PIAZZA_PAINTERS: “many” is not a whole number from 1 to 16.\n")


@pytest.mark.parametrize("budget", ["0", "000", "0s", "0.000s", "-1", "-1s", "nan", "nans", "infs", "1e9", "9999999"])
def test_a_budget_that_allows_no_search_is_refused(budget: str) -> None:
    """As is any that is no number, or is huge."""
    with pytest.raises(ValueError, match=budget):
        read_search_budget(budget)
    assert main(["selfplay", f"--budget={budget}"]) == WRONG_USE


def test_wrong_players_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The status is 2, and nothing is written to standard output."""
    for arguments, answer in (
        ("selfplay --seats 5", "The game is for 2–4 players, not 5."),
        ("selfplay --players random", "The game is for 2–4 players, not 1."),
        ("selfplay --seats 2 --players random", "--players names 1 for 2 seats."),
        ("selfplay --players random,expert", f"Unknown computer player “expert”. Choose from: {LEVELS}"),
        ("selfplay --players ,", f"Unknown computer player “”. Choose from: {LEVELS}"),
        ("selfplay --game chess", f"Unknown game “chess”. Choose from: {', '.join(GAMES)}"),
        ("selfplay --options tiles", "carrara can’t be played with these options: options.tiles: unknown option."),
        ("arena --seats 5", "The game is for 2–4 players, not 5."),
        ("arena --players expert", f"Unknown computer player “expert”. Choose from: {LEVELS}"),
        ("arena --players random,random", f"An arena needs two different computer players. Choose from: {LEVELS}"),
        ("arena --game chess", f"Unknown game “chess”. Choose from: {', '.join(GAMES)}"),
        ("arena --options tiles", "carrara can’t be played with these options: options.tiles: unknown option."),
    ):
        assert main(arguments.split()) == 2, arguments
        assert capsys.readouterr() == ("", f"piazza: {answer}\n")


def test_an_unknown_command_is_refused_with_all_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    """The list is whole, in one line."""
    assert main(["plaground"]) == 2
    out, err = capsys.readouterr()

    assert out == ""
    assert all(command in err.splitlines()[0] for command in COMMANDS)


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bot.cli.verify, "verify", interrupted)

    assert main(["verify", GOOD]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bot", "selfplay"], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60
        )

    assert done.returncode == 2
    assert done.stderr.decode() == "piazza: The output can’t be written: No space left on device\n"


@pytest.mark.parametrize("number", [errno.EPIPE, errno.EINVAL], ids=["elsewhere", "on Windows"])
def test_a_reader_that_stops_ends_it_quietly(
    number: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Systems report a closed pipe in different ways."""

    def cut(*_: object) -> None:
        raise OutputLost(OSError(number, "gone"))

    monkeypatch.setattr(bot.cli.verify, "verify", cut)
    monkeypatch.setattr(bot.cli.main, "discard_output", lambda: None)

    assert main(["verify", GOOD]) == 1
    assert capsys.readouterr() == ("", "")


def test_checking_records_loads_neither_discord_nor_pictures() -> None:
    """`verify` starts fast because it does not import heavy modules."""
    code = (
        "import sys, bot.cli.main, bot.cli.verify\n"
        "print(*{'discord', 'aiosqlite', 'PIL', 'asyncio'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True, timeout=60)

    assert done.stdout.split() == []


def test_where_the_log_is_for_programs_the_last_line_is_too(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PIAZZA_LOG_FORMAT", "json")
    monkeypatch.setenv("PIAZZA_PAINTERS", "many")
    assert main(["run"]) == WRONG_USE
    (line,) = capfd.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["level"], told["message"].partition(":")[0]) == ("CRITICAL", "PIAZZA_PAINTERS")

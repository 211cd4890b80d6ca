"""Games from packages of their own: which of them the bot has, and why it leaves one out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bot.app.client import create_client
from bot.app.config import Config
from bot.cli.doctor.finding import Severity
from bot.cli.doctor.run import games
from bot.cli.main import main
from bot.games import GAMES
from bot.games.players import Simulations
from bot.services import worker_pool
from bot.services.game_packages import ALLOWED, admit
from bot.services.worker import WorkFailed
from bot.services.worker_pool import WorkerPool, WorkersLost
from bot.texts import texts
from bot.texts.games import game_name, game_texts
from cogs.core.face import FACES
from render.games import pictures_of
from tests.packages import Installing, packages

__all__ = ["packages"]

CHANCE = Random(1)
EXIT = "import sys; sys.exit(3)"


def test_a_game_brings_all_its_parts(packages: Installing) -> None:
    """Words in both languages, pictures and face lie in the folder of its rules."""
    packages.install()
    admit(Config.from_environment({}, Path("none")).games)
    assert "pig" not in GAMES
    assert "pig" not in sys.modules, "only games that the operator names are loaded"

    admit(Config.from_environment({"PIAZZA_GAMES": "pig"}, Path("none")).games)

    assert str(ALLOWED["pig"]) == "pig is from piazza-pig 1.2."
    assert [game_name(texts(language), "pig") for language in ("en", "de")] == ["Pig", "Böse Eins"]
    assert FACES["pig"].commands().description == "Oink"
    position = GAMES["pig"].rules.deal(2, {}, CHANCE)
    (board,) = pictures_of("pig").board(position, ["Anna", "Bruno"], "en")
    assert board.alt.startswith("Oink Pig")


def test_a_game_in_one_module_is_complete(packages: Installing) -> None:
    """Rules that are no package have no folder for the rest: the host supplies it."""
    folder = packages.install("sow", "sow")
    rules = (folder / "__init__.py").read_text("utf-8").replace('Meta("pig"', 'Meta("sow"')
    (packages.folder / "sow.py").write_text(rules, "utf-8")
    for each in sorted(folder.rglob("*"), reverse=True):
        each.rmdir() if each.is_dir() else each.unlink()
    folder.rmdir()

    admit(["sow"])

    assert game_texts(texts("de"), "sow").name == "Sow"
    assert FACES["sow"].commands().name == "sow"


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ("missing", "isn’t installed"),
        ("rules", "piazza-pig 1.2 doesn’t work: ZeroDivisionError"),
        ("exit", "piazza-pig 1.2 doesn’t work: ImportError: pig calls for the end of the program (SystemExit: 3)"),
        ("exit of words", "doesn’t work: ImportError: pig.texts calls for the end of the program (SystemExit: 3)"),
        ("exit of face", "doesn’t work: ImportError: pig.face calls for the end of the program (SystemExit: 3)"),
        ("no game", "doesn’t work: TypeError: pig.GAME is no Game"),
        ("contract", "piazza-pig 1.2 is for version 2 of the contract, and this Piazza has version 1"),
        ("twice", "several packages bring a game of this name: "),
        ("named", "calls the game pig in its rules"),
        ("built in", "Piazza has something of this name itself"),
        ("command", "Piazza has something of this name itself"),
        ("German command", "Piazza has something of this name itself"),
        ("control", "Piazza has something of this name itself"),
        ("face", "doesn’t work: ImportError"),
        ("pictures", "doesn’t work: SyntaxError"),
        ("words", "doesn’t work: RuntimeError"),
    ],
)
async def test_a_game_that_does_not_fit_is_left_out_in_one_line(packages: Installing, broken: str, told: str) -> None:
    """The line says which game, whose it is, and why; the bot does without it, and has its own games."""
    names = {"named": "sow", "built in": "carrara", "command": "table", "German command": "tisch", "control": "vote"}
    name = names.get(broken, "pig")
    if broken != "missing":
        folder = packages.install(name=name, group="piazza.games.v2" if broken == "contract" else "piazza.games")
        rules = folder / "__init__.py"
        if name != "pig" and broken != "named":
            rules.write_text(rules.read_text("utf-8").replace('Meta("pig"', f'Meta("{name}"'), "utf-8")
        match broken:
            case "rules":
                rules.write_text("1 / 0", "utf-8")
            case "exit":
                rules.write_text(EXIT, "utf-8")
            case "exit of words":
                (folder / "texts" / "__init__.py").write_text(EXIT, "utf-8")
            case "exit of face":
                (folder / "face" / "__init__.py").write_text(EXIT, "utf-8")
            case "no game":
                rules.write_text("GAME = 1", "utf-8")
            case "twice":
                packages.install(by="piazza_boar")
            case "face":
                (folder / "face" / "__init__.py").write_text("from pig import nothing_such", "utf-8")
            case "pictures":
                (folder / "pictures" / "__init__.py").write_text("def", "utf-8")
            case "words":
                (folder / "texts" / "__init__.py").write_text("raise RuntimeError", "utf-8")
    before = [*GAMES]

    admit([name])
    client = create_client(Config())
    await client.add_commands()
    client.painter.close()

    line = str(ALLOWED[name])
    assert line.startswith(f"PIAZZA_GAMES: {name} ")
    assert told in line
    assert "\n" not in line
    assert [*GAMES] == before
    assert [(found.mark, found.facts["line"]) for found in games()] == [(Severity.WARNING, line)]
    assert client.tree.get_command("pig") is None
    assert client.tree.get_command("table") is not None


def test_conformance_says_why_a_package_cannot_be_loaded(
    packages: Installing, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, with the status of wrong use instead of the package's own."""
    (packages.install() / "__init__.py").write_text(EXIT, "utf-8")

    assert main(["conformance", "pig"]) == 2

    told = "piazza: pig can’t be loaded: ImportError: pig calls for the end of the program (SystemExit: 3)\n"
    assert capsys.readouterr().err == told


@pytest.mark.parametrize(
    ("line", "error", "told", "same"),
    [
        pytest.param("while True: pass", WorkFailed, "GameStuck", True, id="Python"),
        pytest.param("sum(range(10**15))", WorkersLost, None, False, id="C", marks=pytest.mark.slow),
    ],
)
async def test_a_search_that_does_not_end_is_broken_off(
    packages: Installing,
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    error: type[Exception],
    told: str | None,
    same: bool,
) -> None:
    """Its worker process serves other requests; one that is stuck in C code is replaced."""
    rules = packages.install() / "__init__.py"
    before, begins, rest = rules.read_text("utf-8").partition("    if seat not in actors(position):")
    assert begins, "where the actions are listed"
    rules.write_text(f"{before}    {line}\n{begins}{rest}", "utf-8")
    admit(["pig"])
    times = f"watchdog.LOOK_INTERVAL = 0.02; watchdog.FREEZE_TIMEOUT = {60 if same else 1}; worker.WORKER_LIMIT = 0.2"
    quick = f"from bot.services import worker, watchdog; {times}; worker.main()"
    monkeypatch.setattr(worker_pool, "COMMAND", [sys.executable, "-c", quick])
    monkeypatch.setattr(worker_pool, "MAX_TRIES", 1)
    workers = WorkerPool(1, Simulations(5))
    try:
        view = GAMES["pig"].rules.deal(2, {}, CHANCE)
        with pytest.raises(error, match=told):
            await workers.choose(("pig", 1), "master", 0, view, CHANCE)
        processes = workers.processes
        assert await workers.run(abs, -3) == 3
        assert (workers.processes == processes) is same
    finally:
        workers.close()


@pytest.mark.slow
def test_the_terminal_knows_the_game(
    packages: Installing, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Self-play and verification work for allowed games; what was left out is said."""
    packages.install()
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("PIAZZA_GAMES=pig, boar", "utf-8")

    assert main(["selfplay", "--game", "pig", "--games", "1"]) == 0

    told = capsys.readouterr()
    assert json.loads(told.out)["game"] == "pig"
    assert "PIAZZA_GAMES: boar isn’t installed" in told.err
    (tmp_path / "records").write_text(told.out, "utf-8")
    assert main(["verify", "records"]) == 0
    assert main(["arena", "--game", "pig", "--players", "novice,random", "--games", "2", "--jobs", "2"]) == 0


def test_the_contract_loads_no_game() -> None:
    """A game's package can be imported first: the contract needs none of the others, so there is no circle."""
    script = "import sys, bot.games.contract, bot.games.codec; print(*filter(lambda name: 'carr' in name, sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""

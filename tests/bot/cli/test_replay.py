"""`piazza replay`: the game of any record turn by turn, as files; what cannot be drawn is reported in one line."""

from __future__ import annotations

import re
from html import escape
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.cli.gallery import ensure_folder
from bot.cli.main import main
from bot.games import carrara
from bot.games.contract import Json
from bot.model.record import record_to_line, replay
from render.common.plain import plain_picture
from render.games.carrara import PICTURES
from tests.bot.model.record_tools import BAD_RECORDS, load, running

OTHER_WORDS = pytest.mark.posix("the system says it in other words there")


@pytest.fixture(autouse=True)
def _in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def write(folder: Path, *records: Json) -> str:
    """Write records to a file and return its name."""
    file = folder / "records.jsonl"
    file.write_text("".join(f"{record_to_line(record)}\n" for record in records), "utf-8")
    return str(file)


def turns(record: Json) -> int:
    """Count the turns of a record, including an unfinished one."""
    ends: list[bool] = [move["action"] == "end_turn" for move in record["moves"]]
    return sum(ends) + (not ends[-1])


def pictures(folder: Path, step: int) -> list[Path]:
    """List the pictures of a step, in their order."""
    return sorted(folder.glob(f"turn-{step:03}*"), key=lambda file: file.stem)


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Draw a finished game once, into a nested folder that does not exist yet."""
    folder = tmp_path_factory.mktemp("replay") / "of" / "a game"
    assert main(["replay", write(folder.parents[1], load()), "--out", str(folder)]) == 0
    return folder


@pytest.mark.slow
def test_every_turn_is_a_picture_and_a_frame(drawn: Path) -> None:
    """The initial board and each turn have their pictures and a frame of the animation, which ends on the podium."""
    count = turns(load())
    files = [file.name for step in range(count + 1) for file in pictures(drawn, step)]
    assert sorted(file.name for file in drawn.iterdir()) == sorted([*files, "index.html", "replay.gif"])
    image = Image.open(BytesIO((drawn / "replay.gif").read_bytes()))
    assert getattr(image, "n_frames", 1) == count + 2


def test_pictures_show_their_turn(tmp_path: Path) -> None:
    """All hands are open, and exactly what was done in the turn is marked."""
    record, drawn = running(3), tmp_path / "out"
    assert main(["replay", write(tmp_path, record), "--out", "out"]) == 0
    game = replay(record)
    names = game.names
    dealt = PICTURES.board(carrara.view(game.positions[0], None, True), names, "en")
    assert [file.read_bytes() for file in pictures(drawn, 0)] == [picture.data for picture in dealt]
    last = next(place for place, move in enumerate(game.moves, 1) if isinstance(move.action, carrara.EndTurn))
    events = [
        event
        for place in range(last)
        for event in carrara.play(
            game.positions[place], game.moves[place].seat, game.moves[place].action, _Drawn(game.moves[place].drawn)
        ).events
    ]
    first = PICTURES.board(carrara.view(game.positions[last], None, True), names, "en", events)
    assert [file.read_bytes() for file in pictures(drawn, 1)] == [picture.data for picture in first]


class _Drawn:
    """A random source that returns the recorded draws."""

    def __init__(self, draws: Json) -> None:
        self._draws = list(draws)

    def sample(self, population: Json, k: int) -> Json:
        """Return the next draw."""
        return self._draws.pop(0)


@pytest.mark.slow
def test_the_page_shows_every_turn(drawn: Path) -> None:
    """The page lists every turn with its actions, picture and alt text, and finally the winners."""
    page = (drawn / "index.html").read_text("utf-8")
    shown = re.findall(r'<img src="([^"]+)" alt="([^"]+)" loading="lazy">', page)
    count = turns(load())
    files = [file.name for step in range(count + 1) for file in pictures(drawn, step)]
    assert [src for src, _ in shown] == ["replay.gif", *files]
    assert all(page.count(alt) >= 2 for _, alt in shown)
    assert [page.count(f"<h2>Turn {number} of {count} · round ") for number in range(1, count + 1)] == [1] * count
    assert page.count("<li>") >= count + 2
    assert page.count("The game is over. ") == 1
    assert "This game is not over yet." not in page
    assert '<html lang="en">' in page


def test_every_picture_of_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a position takes several pictures, each is a file, and they are on the page in their order."""
    hands, drawn = plain_picture("carrara", "what they hold", ("Anna", "Bruno"), "en"), PICTURES.board
    monkeypatch.setattr(PICTURES, "board", lambda *given: (*drawn(*given), hands))

    assert main(["replay", write(tmp_path, running(1)), "--out", "out"]) == 0

    page = (tmp_path / "out" / "index.html").read_text("utf-8")
    for step in (0, 1):
        *_, last = files = pictures(tmp_path / "out", step)
        assert len(files) > 1
        assert last.read_bytes() == hands.data
        places = [page.index(f'<img src="{file.name}"') for file in files]
        assert places == sorted(places)
        assert f'<img src="{last.name}" alt="{escape(hands.alt)}"' in page


def test_several_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each good record has its own folder and a link on the page; each bad one is named."""
    file = write(tmp_path, running(2), {}, running(4, "shared_victory"))
    assert main(["replay", file, "--out", "out"]) == 1
    said, error = capsys.readouterr()
    assert error == ""
    assert said == "record 2: format is missing\n2 games; out/index.html lists them.\n"
    out = tmp_path / "out"
    assert sorted(file.name for file in out.iterdir()) == ["index.html", "record-1", "record-3"]
    page = (out / "index.html").read_text("utf-8")
    assert re.findall(r'href="([^"]+)"', page) == ["record-1/index.html", "record-3/index.html"]
    assert all((out / link).exists() for link in re.findall(r'href="([^"]+)"', page))
    assert "Record 3: The Palaces of Carrara, with " in page


@pytest.mark.parametrize("path", BAD_RECORDS[::8], ids=lambda path: path.stem)
def test_bad_records_are_refused_as_verify_does(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bad records get one line each and status 1, and nothing is drawn."""
    assert main(["replay", str(path), "--out", "out"]) == 1
    said = capsys.readouterr()
    assert main(["verify", str(path)]) == 1
    assert said == capsys.readouterr()
    assert not (tmp_path / "out").exists()
    (tmp_path / "empty").touch()
    assert main(["replay", "empty", "--out", "out"]) == 0
    assert capsys.readouterr() == ("No records.\n", "")


def test_always_the_same(tmp_path: Path) -> None:
    """Drawing a record again yields identical files."""
    file = write(tmp_path, running(2))
    seen = []
    for out in ("one", "two"):
        assert main(["replay", file, "--out", out]) == 0
        seen.append({made.name: made.read_bytes() for made in (tmp_path / out).iterdir()})
    assert seen[0] == seen[1]


@pytest.mark.parametrize("records", [1, 2])
@pytest.mark.parametrize("taken", ["index.html", "diary.txt"])
def test_a_folder_with_other_files_is_left_alone(
    records: int, taken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line, and nothing is written."""
    file = write(tmp_path, *[running(1)] * records)
    diary = tmp_path / "home" / taken
    diary.parent.mkdir()
    diary.write_text("<!DOCTYPE html>\nDear diary", "utf-8")
    assert main(["replay", file, "--out", "home"]) == 2
    said, error = capsys.readouterr()
    assert (said, error.count("\n")) == ("", 1)
    assert "home contains other files" in error
    assert [(found.name, found.read_text("utf-8")) for found in diary.parent.iterdir()] == [
        (taken, "<!DOCTYPE html>\nDear diary")
    ]


@pytest.mark.parametrize("records", [1, 2])
def test_a_folder_drawn_before_is_drawn_again(records: int, tmp_path: Path) -> None:
    """Whether it was broken off or is complete."""
    file = write(tmp_path, *[running(1)] * records)
    ensure_folder(tmp_path / "drawn")
    (tmp_path / "drawn" / "replay.gif").touch()
    for _ in range(2):
        assert main(["replay", file, "--out", "drawn"]) == 0


@pytest.mark.parametrize(
    ("file", "out", "why"),
    [
        pytest.param("missing", "out", "missing can’t be read: No such file or directory", marks=OTHER_WORDS),
        ("a\0b", "out", "can’t be read: embedded null byte"),
        pytest.param("good", "good", "good can’t be written: File exists", marks=OTHER_WORDS),
        pytest.param("good", "good/below", "good/below can’t be written: Not a directory", marks=OTHER_WORDS),
        ("good", "a\0b", "can’t be written: "),
        pytest.param("good", "taken", "taken can’t be written: Is a directory", marks=OTHER_WORDS),
    ],
)
def test_what_cannot_be_read_or_written_is_one_line(
    file: str, out: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line gives the file or folder and the system's message."""
    (tmp_path / "good").write_text(record_to_line(running(1)))
    (ensure_folder(tmp_path / "taken") / "replay.gif").mkdir()
    assert main(["replay", file, "--out", out]) == 2
    said, error = capsys.readouterr()
    assert said == ""
    assert error.count("\n") == 1
    assert why in error

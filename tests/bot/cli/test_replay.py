"""`piazza replay`: any record as one page; whatever cannot be drawn is reported in one line."""

from __future__ import annotations

import re
from base64 import b64decode
from html import unescape
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.cli.main import main
from bot.games.contract import Json
from bot.model.record import record_to_line
from bot.texts.sections import escape
from render.games.replay_page import LIMIT, replay_page
from tests.bot.kit import Complaint, names_in
from tests.bot.model.record_tools import BAD_RECORDS, load, running

pytestmark = pytest.mark.usefixtures("in_folder")


def write(folder: Path, *records: Json) -> str:
    file = folder / "records.jsonl"
    file.write_text("".join(f"{record_to_line(record)}\n" for record in records), "utf-8")
    return str(file)


def turns(record: Json) -> int:
    """Count the turns of a record, including an unfinished one."""
    ends: list[bool] = [move["action"] == "end_turn" for move in record["moves"]]
    return sum(ends) + (not ends[-1])


def steps(page: Path) -> list[list[tuple[bytes, str]]]:
    """Return the pictures of each step with their alt texts, beginning with those above the steps."""
    shown = r'<img src="data:image/\w+;base64,([^"]+)" alt="([^"]*)"'
    return [
        [(b64decode(data), unescape(alt)) for data, alt in re.findall(shown, step)]
        for step in page.read_text("utf-8").split('<input type="radio"')
    ]


@pytest.mark.usefixtures("laid_out")
def test_a_page_holds_the_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The animation, the deal, every turn with what was done, and the final scoring."""
    folder, film = tmp_path / "of" / "a game", Mock(return_value=b"GIF89a")
    monkeypatch.setattr("render.games.replay_page.film", film)
    assert main(["replay", write(tmp_path, load()), "--out", str(folder)]) == 0
    (drawn,) = folder.iterdir()
    count, text = turns(load()), drawn.read_text("utf-8")
    animation, *shown = steps(drawn)
    assert animation[0][0] == film.return_value
    assert len(film.call_args.args[1]) == count + 1
    assert len(shown) == count + 2
    assert all(step and all(alt for _, alt in step) for step in shown)
    assert [text.count(f"<h2>Turn {number} of {count} · round ") for number in range(1, count + 1)] == [1] * count
    assert text.count("The game is over. ") == 1
    assert "This game is not over yet." not in text
    assert '<html lang="en">' in text


@pytest.mark.usefixtures("laid_out")
def test_a_page_needs_nothing_else_and_shows_names_as_they_are(tmp_path: Path) -> None:
    """It has no script and no outside address, shows markup in names literally, and its links lead to steps."""
    record = running(2)
    record["seats"][0]["name"] = '<b>&"*_**'
    assert main(["replay", write(tmp_path, record), "--out", "out"]) == 0
    text = (tmp_path / "out" / "index.html").read_text("utf-8")
    assert not re.findall(r"<script|javascript:| on\w+=|https?:|url\(|<link|<iframe", text)
    assert {*re.findall(r'src="(?!data:)', text)} == set()
    assert {*re.findall(r'for="([^"]+)"', text)} <= {*re.findall(r' id="([^"]+)"', text)}
    assert text.count(" checked") == 1
    assert "&lt;b&gt;&amp;&quot;*_**" in text
    assert "<b>&" not in text
    note = replay_page("palazzo", "en", "", (), (f"**{escape('Ada*')}** and **{escape('Ben' + chr(92))}** win.",))
    assert b"<b>Ada*</b> and <b>Ben\\</b> win." in note


@pytest.mark.slow
def test_a_long_game_has_smaller_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No step is left out, whatever the limit of a page; where no picture fits, its words remain."""
    record = running(6)
    sizes = []
    for limit in (LIMIT // 8, 100_000):
        monkeypatch.setattr("render.games.replay_page.LIMIT", limit)
        monkeypatch.setattr("render.games.replay_page.film", lambda *_: b"GIF89a")
        assert main(["replay", write(tmp_path, record), "--out", "out"]) == 0
        page = tmp_path / "out" / "index.html"
        assert page.stat().st_size < limit * 1.1
        _, *shown = steps(page)
        assert len(shown) == turns(record) + 1
        sizes.append(sum(len(data) for step in shown for data, _ in step))
    assert sizes[0] > sizes[1]


@pytest.mark.usefixtures("laid_out")
def test_several_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each good record has its own folder and a link on the page; each bad one is named."""
    file = write(tmp_path, running(2), {}, running(4, "shared_victory"))
    assert main(["replay", file, "--out", "out"]) == 1
    said, error = capsys.readouterr()
    assert error == ""
    assert said == "record 2: format is missing\n2 games; out/index.html lists them.\n"
    out = tmp_path / "out"
    assert names_in(out) == ["index.html", "record-1.html", "record-3.html"]
    page = (out / "index.html").read_text("utf-8")
    assert re.findall(r'href="([^"]+)"', page) == ["record-1.html", "record-3.html"]
    assert all((out / link).exists() for link in re.findall(r'href="([^"]+)"', page))
    assert "Record 3: The Palaces of Carrara, with " in page


def test_bad_records_are_refused_as_verify_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bad records get one line each and status 1, and nothing is drawn."""
    told = []
    for command in (["replay", "--out", "out"], ["verify"]):
        assert main([*command, str(BAD_RECORDS[0])]) == 1
        told.append(capsys.readouterr())
    assert told[0] == told[1]
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("records", "taken"), [(1, "index.html"), (2, "diary.txt")])
def test_a_folder_with_other_files_is_left_alone(
    records: int, taken: str, tmp_path: Path, complaint: Complaint
) -> None:
    file = write(tmp_path, *[running(1)] * records)
    diary = tmp_path / "home" / taken
    diary.parent.mkdir()
    diary.write_text("<!DOCTYPE html>\nDear diary", "utf-8")
    error = complaint("replay", file, "--out", "home")
    assert "home contains other files" in error
    assert [(found.name, found.read_text("utf-8")) for found in diary.parent.iterdir()] == [
        (taken, "<!DOCTYPE html>\nDear diary")
    ]


@pytest.mark.posix("the system says it in other words there")
@pytest.mark.parametrize(
    ("file", "out", "why"),
    [
        ("missing", "out", "missing can’t be read: No such file or directory"),
        ("good", "good/below", "good/below can’t be written: Not a directory"),
        ("good", "a\0b", "can’t be written: "),
        ("good", "taken", "taken can’t be written: Is a directory"),
    ],
)
def test_what_cannot_be_read_or_written_is_one_line(
    file: str, out: str, why: str, tmp_path: Path, complaint: Complaint
) -> None:
    """The line gives the file or folder and the system's message."""
    (tmp_path / "good").write_text(record_to_line(running(1)))
    (tmp_path / "taken" / "index.html").mkdir(parents=True)
    error = complaint("replay", file, "--out", out)
    assert why in error

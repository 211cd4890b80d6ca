"""Cards that an operator has entered from their own copy of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.config import BadConfig, add_own_content
from bot.cli.main import main
from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.cards.deck import DECK
from tests.bot.kit import Complaint

OWN = """
[[card]]
id = "{id}"
kind = "extra"
name = {{ en = "My own", de = "Meine" }}
scoring = {{ way = "each", count = "types", points = 2 }}
"""


@pytest.fixture(autouse=True)
def _deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DECK, "cards", dict(DECK.cards))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "cards.toml"
    found.write_text(OWN.format(id="my_own"), "utf-8")
    return found


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        (OWN.format(id="twins"), "twins: there is a card of this id already"),
        (OWN.format(id="my_own").replace("types", "towns"), "my_own.scoring.count: unknown: 'towns'"),
        ("[[card", "Expected ']]'"),
    ],
)
def test_a_wrong_file_of_cards_is_refused_in_one_line(
    written: str, problem: str, file: Path, monkeypatch: pytest.MonkeyPatch, complaint: Complaint
) -> None:
    """A bad file ends the start with status 2 and one line; none of its cards is added."""
    before = dict(DECK.cards)
    file.write_text(OWN.format(id="good") + written, "utf-8")
    monkeypatch.setenv("PIAZZA_CARRARA_CARDS", str(file))

    err = complaint("run")
    assert problem in err
    assert f"PIAZZA_CARRARA_CARDS: {file}" in err
    assert DECK.cards == before


@pytest.mark.parametrize("data", [b"\xff\xfe", None])
def test_files_that_cannot_be_read(data: bytes | None, file: Path) -> None:
    """A wrong encoding or a missing file is reported without a traceback."""
    file.unlink() if data is None else file.write_bytes(data)
    with pytest.raises(BadConfig) as refused:
        add_own_content({"carrara": file})
    assert str(file) in str(refused.value)


def test_records_with_them_are_verified(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    published = [card.id for card in DECK.of(CardKind.EXTRA)]
    monkeypatch.setattr(DECK, "cards", {name: card for name, card in DECK.cards.items() if name not in published})
    assert main(["selfplay", "--options", "expansion", "--carrara-cards", str(file)]) == 0
    records = tmp_path / "games.jsonl"
    records.write_text(capsys.readouterr().out, "utf-8")
    assert '"extra":"my_own"' in records.read_text("utf-8")

    monkeypatch.setattr(DECK, "cards", {name: card for name, card in DECK.cards.items() if name != "my_own"})
    assert main(["verify", str(records)]) == 1
    assert "setup.cards.extra: unknown: 'my_own'" in capsys.readouterr().out
    assert main(["verify", "--carrara-cards", str(file), str(records)]) == 0

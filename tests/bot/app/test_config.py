"""Settings: read from the environment and `.env`; every mistake is one line that names the setting."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from bot.app.config import LARGEST_FILE, LONGEST_VALUE, BadConfig, Config, read_env_file
from bot.database.address import Address
from bot.games import GAMES
from tests import ROOT

EXAMPLE = ROOT / ".env.example"
NO_FILE = Path("no such file")


def read(**environ: str) -> Config:
    return Config.from_environment(environ, NO_FILE)


def mistake(file: Path = NO_FILE, /, **environ: str) -> BadConfig:
    with pytest.raises(BadConfig) as wrong:
        Config.from_environment(environ, file)
    return wrong.value


def from_file(tmp_path: Path, content: str | bytes) -> dict[str, str]:
    file = tmp_path / ".env"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_env_file(file)


def test_everything_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every environment variable sets its field; a leading tilde is expanded, and the token never shown."""
    monkeypatch.setenv("HOME", "/home/anna")
    settings = read(
        DISCORD_TOKEN="abc.def-ghi_j",
        PIAZZA_DATABASE="/srv/games.sqlite3",
        PIAZZA_LANGUAGE="DE",
        PIAZZA_LOG_LEVEL="debug",
        PIAZZA_LOG_FORMAT="JSON",
        PIAZZA_METRICS="0.0.0.0:9464",
        PIAZZA_PAINTERS="16",
        PIAZZA_THINKERS="4",
        PIAZZA_THINKING="0.5",
        PIAZZA_BACKUPS="~/backups",
        PIAZZA_BACKUP_EVERY="6",
        PIAZZA_BACKUPS_KEPT="30",
        PIAZZA_DISCORD_API="http://127.0.0.1:8080/api/v10/",
        PIAZZA_SYNC_COMMANDS="False",
        HOME="/root",
    )

    assert settings == Config(
        discord_token="abc.def-ghi_j",
        database=Path("/srv/games.sqlite3"),
        language="de",
        log_level="DEBUG",
        log_format="json",
        metrics=("0.0.0.0", 9464),
        painters=16,
        thinkers=4,
        thinking=0.5,
        backups=Path("/home/anna/backups"),
        backup_every=6,
        backups_kept=30,
        discord_api="http://127.0.0.1:8080/api/v10",
        sync_commands=False,
    )
    assert "abc.def" not in f"{settings} {settings!r}"


SERVER = "postgresql://anna:hush%2Fhush@db.example:5433/games?sslmode=require"


def test_the_store_may_lie_on_a_server() -> None:
    """The database may be a server's address instead of a path; its password is never shown."""
    settings = read(PIAZZA_DATABASE=SERVER)

    assert settings.store == settings.server == Address(SERVER)
    assert read(PIAZZA_DATABASE="games.sqlite3").store == Path("games.sqlite3")
    assert str(settings.server) == "postgresql://db.example:5433/games"
    for shown in (repr(settings), str(settings.server), Address(SERVER).redact(f"{SERVER} hush%2Fhush hush/hush")):
        assert "hush" not in shown


def test_a_servers_address_that_is_none_is_not_repeated() -> None:
    for value in ("postgresql://a:hush@b:port/c", "postgres://a:hush@[b/c", "postgresql://a:hush@b/c d"):
        line = str(mistake(PIAZZA_DATABASE=value))
        assert line.startswith("PIAZZA_DATABASE: ")
        assert "hush" not in line


def test_the_address_of_metrics_is_a_port_or_a_host_and_port() -> None:
    """A port without a host is bound to this machine only."""
    for written, address in {
        "9464": ("127.0.0.1", 9464),
        "localhost:80": ("localhost", 80),
        "[::1]:9464": ("::1", 9464),
        "metrics-1.example.org:65535": ("metrics-1.example.org", 65535),
    }.items():
        assert read(PIAZZA_METRICS=written).metrics == address


def test_shards() -> None:
    """Shards are a number, Discord's recommendation or none; this process may run some of them."""
    assert (read().shards, read().shard_ids) == (0, ())
    assert read(PIAZZA_SHARDS="Auto").shards is None
    some = {"PIAZZA_SHARDS": "8", "PIAZZA_SHARD_IDS": "0-2, 5,4-5"}
    assert read(**some, PIAZZA_DATABASE="postgresql://host/piazza").shard_ids == (0, 1, 2, 4, 5)
    assert mistake(**some).problem == "shard-ids-file", "two processes cannot share a file"
    for shards in ("", "auto", "5"):
        assert mistake(PIAZZA_SHARDS=shards, PIAZZA_SHARD_IDS="3-5").problem == "shard-ids-beyond"


WRONG = {
    "DISCORD_TOKEN": ("two words", "tökén", "a" * (LONGEST_VALUE + 1)),
    "PIAZZA_DATABASE": (
        *("a\0b", "~nobody-of-this-name/games.sqlite3", "mysql://user:password@host/piazza"),
        *("sqlite:///data/piazza.sqlite3", "file:/data/piazza.sqlite3"),
    ),
    "PIAZZA_BACKUPS": (__file__, f"{__file__}/backups", "a\nb"),
    "PIAZZA_SHARDS": ("many", "-1", "16385"),
    "PIAZZA_SHARD_IDS": ("3-2", "1;2", "0-99999", "0-16383," * 100_000 + "1", "0-16383," * 500 + "1"),
    "PIAZZA_LANGUAGE": ("fr", "x\ny" * 1000),
    "PIAZZA_LOG_LEVEL": ("LOUD",),
    "PIAZZA_LOG_FORMAT": ("xml",),
    "PIAZZA_METRICS": ("0", "65536", "localhost", "two words:80", "::1:9464", "http://localhost:9464", "٩٤٦٤"),
    "PIAZZA_PAINTERS": ("0", "17", "two", "-1", "2.0", "٣", "1" * 5000),
    "PIAZZA_BACKUP_EVERY": ("0", "721", "1.5"),
    "PIAZZA_BACKUPS_KEPT": ("0", "1001"),
    "PIAZZA_THINKERS": ("0", "17"),
    "PIAZZA_THINKING": ("0", "0.09", "30.5", "2,5", "1e1", "nan"),
    "PIAZZA_DISCORD_API": (
        *("127.0.0.1:8080", "ftp://example.org", "http://", "http://[", "http://example.org:99999"),
        *("http://example.org:port", "http://example.org/a b", "http://example.org/?v=10"),
    ),
    "PIAZZA_SYNC_COMMANDS": ("maybe", "1"),
    "PIAZZA_GAMES": ("pig, ../evil",),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_a_line_that_names_the_setting(name: str) -> None:
    """The error is one short line that contains no secret."""
    for value in WRONG[name]:
        wrong = mistake(**{name: value})
        said = str(wrong)

        assert said.startswith(f"{name}: ")
        assert said.isprintable()
        assert len(said) < 200
        assert name != "DISCORD_TOKEN" or value not in said + repr(wrong)


def test_a_setting_that_does_not_exist_is_refused() -> None:
    """A misspelt name is refused, and the closest name is suggested."""
    for name, nearest in {
        "PIAZZA_LANG": "PIAZZA_LANGUAGE",
        "PIAZZA_DB": "PIAZZA_DATABASE",
        "PIAZZA_TOKEN": "DISCORD_TOKEN",
        "piazza_painters": "PIAZZA_PAINTERS",
        "PIAZZA_DISCORD_TOKEN": "DISCORD_TOKEN",
        "PIAZZA_": "DISCORD_TOKEN",
    }.items():
        wrong = mistake(**{name: "x"})

        assert str(wrong).startswith(f"{name}: ")
        assert wrong.facts["nearest"] == nearest
    assert len(str(mistake(**{"PIAZZA_" + "X" * 1_000_000: "1"}))) < 200


def test_a_file_that_cannot_be_understood_is_refused(tmp_path: Path) -> None:
    """The error names the line but does not quote it: it may contain the token."""
    refused: dict[str | bytes, str] = {
        "A=1\nnonsense": "line 2: not NAME=VALUE",
        "=1": "line 1: not NAME=VALUE",
        "A=1\nDISCORD_TOKEN MTk4.secret": "line 2: not in the form DISCORD_TOKEN=VALUE",
        "export piazza_language: de": "line 1: not in the form PIAZZA_LANGUAGE=VALUE",
        "DISCORD_TOKEN='secret": "line 1: not in the form DISCORD_TOKEN=VALUE",
        "A B=1": "line 1: not NAME=VALUE",
        "A='open": "line 1: not NAME=VALUE",
        "A='1' 2": "line 1: not NAME=VALUE",
        "A=1\n\nA=2": "line 3: A is set twice",
        b"A=\xff": "not UTF-8",
    }
    for content, problem in refused.items():
        with pytest.raises(BadConfig) as wrong:
            from_file(tmp_path, content)

        assert problem in str(wrong.value)


def test_a_token_under_another_name_is_not_overlooked(tmp_path: Path) -> None:
    """A `.env` without our token but with what looks like one is refused; with ours, or in the environment, it is not.

    Other programs' tokens may be in the environment.
    """
    file = tmp_path / ".env"
    theirs = ("TOKEN", "BOT_TOKEN", "DISCORD_BOT_TOKEN", "DISCORD_KEY")
    for name in (*theirs, "discord_token", "Token", "PIAZZA_BOT_TOKEN"):
        file.write_text(f"{name}=abc\n")
        assert mistake(file).facts["nearest"] == "DISCORD_TOKEN"
        if name in theirs:
            assert Config.from_environment({"DISCORD_TOKEN": "x"}, file).discord_token == "x"
            assert read(**{name: "abc"}).discord_token is None


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("PIAZZA_LANGUAGE=de\nPIAZZA_PAINTERS=3\n")
    settings = Config.from_environment({"PIAZZA_PAINTERS": "4"}, file)

    assert (settings.language, settings.painters) == ("de", 4)


def test_a_file_holds_names_values_and_comments(tmp_path: Path) -> None:
    content = """\ufeff# a comment
    A=1
    export B = two words  # a comment
    C='single # quoted' # a comment
    D="double ' quoted"
    E=
    F= # nothing
    G=a#b
    H=a=b\r
    I=C:\\games\\piazza
    """

    assert from_file(tmp_path, content) == {
        "A": "1",
        "B": "two words",
        "C": "single # quoted",
        "D": "double ' quoted",
        "E": "",
        "F": "",
        "G": "a#b",
        "H": "a=b",
        "I": "C:\\games\\piazza",
    }


@pytest.mark.posix("the system says it in other words there")
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """A folder with the file's name is an error, unlike a missing file."""
    with pytest.raises(BadConfig) as wrong:
        read_env_file(tmp_path)

    assert str(wrong.value) == f"{tmp_path} can’t be read: Is a directory."


def test_the_example_explains_every_setting_and_changes_none() -> None:
    given = read_env_file(EXAMPLE)
    explained = re.findall(r"^(?:#.*\n)+(?P<name>\w+)=", EXAMPLE.read_text("utf-8"), re.MULTILINE)

    assert Config.from_environment({}, EXAMPLE) == Config()
    assert list(given) == explained
    fields = {field.name for field in dataclasses.fields(Config)}
    of_games = {f"{name}_{game.own_content.name}" for name, game in GAMES.items() if game.own_content}
    # `server` has no variable of its own: it is set through PIAZZA_DATABASE
    assert {name.removeprefix("PIAZZA_").lower() for name in given} == fields - {"server", "own_content"} | of_games


def test_a_long_file_of_settings(tmp_path: Path) -> None:
    """A file of several megabytes is refused without being read to its end."""
    file = tmp_path / ".env"
    file.write_text("A=1\n" * LARGEST_FILE)
    assert "too long" in str(mistake(file))

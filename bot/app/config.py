"""The operator's configuration, read from the environment and `.env`, and content from their own copies of games."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self
from urllib.parse import urlsplit

from bot.database.address import Address, is_address, read_address
from bot.games import GAMES
from bot.games.contract import BadData, OwnContent
from bot.games.define import NAME
from bot.model.search_budget import DEFAULT_SECONDS
from bot.texts import LANGUAGES
from bot.texts.printable import Problem

DISTRIBUTION: Final = "piazza-board-games"
"""The name under which Piazza is installed; `piazza` is another project on PyPI."""
WRONG_USE: Final = 2
"""The exit status where a setting, an argument or the store has to be changed first."""
TRY_AGAIN: Final = 75
"""The exit status where another try may succeed as things are; `EX_TEMPFAIL` of sysexits.h."""
PREFIX: Final = "PIAZZA_"
LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
LOG_FORMATS: Final = ("text", "json")
LOOPBACK: Final = "127.0.0.1"
MAX_PAINTERS: Final = 16
MAX_THINKERS: Final = 16
MAX_SHARDS: Final = 16384
MAX_HOURS: Final = 720  # a month
MAX_BACKUPS: Final = 1000
LEAST_THINKING: Final = "0.1"
MAX_THINKING: Final = "30"  # half of the watchdog's WORKER_LIMIT
LONGEST_VALUE: Final = 4096
"""The maximum length of a path, in characters: that of Linux."""
LARGEST_FILE: Final = 100_000
"""In characters."""
_LONGEST_NAME: Final = 80
"""In characters; comparing names takes time quadratic in their length."""
_LONGEST_PART: Final = 250
"""In bytes: file systems allow 255, but the files next to the store have longer names than the store itself."""
_TOKEN_LIKE = re.compile(r"DISCORD.*|(BOT_?)?TOKEN")
_QUOTED = re.compile(r"""(['"])(?P<value>.*?)\1\s*(#.*)?""")


class BadConfig(Problem):
    """A setting is refused, for facts that never include a secret's value."""

    PREFIX = "setting-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    discord_token: str | None = field(default=None, repr=False)
    database: Path = Path("data/piazza.sqlite3")
    server: Address | None = None
    """The server that holds the store instead of a file; PIAZZA_DATABASE takes either."""
    language: str = "en"
    """The language of the playground's page."""
    log_level: str = "INFO"
    log_format: str = "text"
    """Whether the log is written as text or as JSON."""
    painters: int = 1
    """The number of pictures that may be drawn at once."""
    thinkers: int = 1
    """The number of worker processes that computer players may use at once."""
    thinking: float = DEFAULT_SECONDS.seconds
    """A computer player's search budget for a move, in seconds; named as in operators' existing files."""
    backups: Path | None = None
    """The folder for scheduled backups; None disables them."""
    backup_every: int = 24
    """The hours between two of them."""
    backups_kept: int = 7
    own_content: Mapping[str, Path] = field(default_factory=dict)
    """By game: a file with content from the operator's own copy; the setting is PIAZZA_<game>_<content>."""
    games: tuple[str, ...] = ()
    """The games from packages of their own that are allowed."""
    discord_api: str | None = None
    """The base address of a stand-in for Discord's API; None is Discord's own."""
    shards: int | None = 0
    """The number of shards of the bot, across all processes; None is as many as Discord recommends, 0 a single
    connection."""
    shard_ids: tuple[int, ...] = ()
    """The shards of this process, counted from 0; all if empty."""
    sync_commands: bool = True
    """Whether to register commands at startup if they have changed."""
    metrics: tuple[str, int] | None = None
    """The host and port of the health page; None disables it."""

    @classmethod
    def from_environment(cls, environ: Mapping[str, str], env_file: Path) -> Self:
        """Read all settings, those in the environment overriding the file; raise BadConfig."""
        written = read_env_file(env_file)
        given = written | dict(environ)
        for name in given:
            if name not in READERS and _is_meant(name, "DISCORD_TOKEN" not in given and name in written):
                raise BadConfig(
                    "unknown", name=_quote(name), nearest=_nearest(name.upper().removeprefix(PREFIX)[:_LONGEST_NAME])
                )
        read: dict[str, object] = {}
        for name, reader in READERS.items():
            value = given.get(name, "").strip()
            if len(value) > LONGEST_VALUE:
                raise BadConfig("too-long", name=name, most=str(LONGEST_VALUE))
            if value:
                read[name.removeprefix(PREFIX).lower()] = reader(name, value)
        if isinstance(read.get("database"), Address):
            read["server"] = read.pop("database")
        files = {name.removeprefix(PREFIX).lower(): game for name, game in _OWN_CONTENT.items()}
        own_content = {game: read.pop(name) for name, game in files.items() if name in read}
        config = cls(own_content=own_content, **read)  # type: ignore[arg-type]
        if config.shard_ids and config.shard_ids[-1] >= (config.shards or 0):
            raise BadConfig("shard-ids-beyond", name="PIAZZA_SHARD_IDS", shards="PIAZZA_SHARDS")
        if config.shard_ids and config.server is None:
            raise BadConfig("shard-ids-file", name="PIAZZA_SHARD_IDS", database="PIAZZA_DATABASE")
        return config

    @property
    def store(self) -> Path | Address:
        """The store's file, or its address on a server."""
        return self.server or self.database

    @property
    def store_secrets(self) -> tuple[str, ...]:
        """The parts of the store's address that must never be shown."""
        return () if self.server is None else self.server.secrets


def name_setting(game: str, content: str) -> str:
    """Return the name of the setting for a file with a game's content."""
    return f"{PREFIX}{game}_{content}".upper()


def add_own_content(files: Mapping[str, Path], given_as: Callable[[str, str], str] = name_setting) -> None:
    """Add the content of files, by the name of their game; raise BadConfig, which says what they were given as.

    Running games keep what they were dealt, even if the files change.
    """
    for name, file in files.items():
        content = GAMES[name].own_content
        assert content is not None, f"{name} takes no content"
        try:
            _add(content, file)
        except BadConfig as wrong:
            raise BadConfig("of-file", name=given_as(name, content.name), why=str(wrong)) from None


def _add(content: OwnContent, file: Path) -> None:
    try:
        with file.open(encoding="utf-8") as opened:
            content.add(opened.read(content.largest_file + 1))
    except UnicodeDecodeError:
        raise BadConfig("file-not-utf8", file=str(file)) from None
    except OSError as error:
        raise BadConfig("file-unreadable", file=str(file), why=error.strerror or type(error).__name__) from None
    except BadData as wrong:
        raise BadConfig("own-content", file=str(file), why=str(wrong)) from None


def read_env_file(path: Path) -> dict[str, str]:
    """Read lines of NAME=VALUE; values may be quoted, # begins a comment, and a missing file counts as empty."""
    try:
        with path.open(encoding="utf-8-sig") as opened:
            text = opened.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        return {}
    except UnicodeDecodeError:
        raise BadConfig("file-not-utf8", file=str(path)) from None
    except OSError as error:
        raise BadConfig("file-unreadable", file=str(path), why=error.strerror or type(error).__name__) from None
    if len(text) > LARGEST_FILE:
        raise BadConfig("file-too-long", file=str(path), most=str(LARGEST_FILE))
    found: dict[str, str] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, equals, rest = line.partition("=")
        name = name.strip().removeprefix("export ").strip()
        value = _value(rest.strip())
        if not equals or not name.isidentifier() or value is None:
            # only the name of a setting: whatever else there is may be a secret
            known = next((each for each in READERS if re.match(rf"(export\s+)?{each}\b", line.strip(), re.I)), None)
            if known is None:
                raise BadConfig("file-line", file=str(path), line=str(number))
            raise BadConfig("file-line-of", file=str(path), line=str(number), name=known)
        if name in found:
            raise BadConfig("file-twice", file=str(path), line=str(number), name=_quote(name))
        found[name] = value
    return found


def _value(written: str) -> str | None:
    if written.startswith(("'", '"')):
        match = _QUOTED.fullmatch(written)
        return match["value"] if match else None
    return re.split(r"(?:^|\s)#", written, maxsplit=1)[0].rstrip()


def _is_meant(name: str, token_missing: bool) -> bool:
    """Return whether an unknown name is meant for us, as is a token's name in our file while the token is missing."""
    meant = name.upper()
    return meant.startswith(PREFIX) or meant in READERS or (token_missing and _TOKEN_LIKE.fullmatch(meant) is not None)


def _nearest(meant: str) -> str:
    from difflib import SequenceMatcher  # not needed unless a setting is wrong

    # PIAZZA_TOKEN and PIAZZA_DISCORD_TOKEN mean DISCORD_TOKEN, so names are also compared without their first part
    def likeness(name: str) -> float:
        return max(SequenceMatcher(None, meant, part).ratio() for part in (name, name.partition("_")[2]))

    return max(READERS, key=likeness)


def _quote(value: str) -> str:
    text = repr(value)[1:-1]
    return text if len(text) <= 40 else f"{text[:37]}..."


def _token(name: str, value: str) -> str:
    if re.fullmatch(r"[!-~]+", value) is None:
        raise BadConfig("token", name=name)
    return value


def _path(name: str, value: str) -> Path:
    if not value.isprintable() or any(len(part.encode()) > _LONGEST_PART for part in value.split("/")):
        raise BadConfig("path", name=name, value=_quote(value))
    try:
        return Path(value).expanduser()
    except RuntimeError:
        raise BadConfig("path", name=name, value=_quote(value)) from None


def _folder(name: str, value: str) -> Path:
    folder = _path(name, value)
    there = next((each for each in (folder, *folder.parents) if each.exists()), None)
    if there and not there.is_dir():
        raise BadConfig("not-folder", name=name, value=_quote(value))
    return folder


def _store(name: str, value: str) -> Path | Address:
    if not is_address(value):
        return _path(name, value)
    if (address := read_address(value)) is None:
        raise BadConfig("server", name=name)  # without the value, which may hold a password
    return address


def read_place(value: str) -> Path | Address:
    """Return the place of another store, given as an argument; raise BadConfig."""
    return _store("TARGET", value)


def _listening(name: str, value: str) -> tuple[str, int]:
    match = re.fullmatch(r"(?:(?P<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+):)?(?P<port>[0-9]{1,5})", value)
    if match is None or not 1 <= int(match["port"]) <= 65535:
        raise BadConfig("listening", name=name, value=_quote(value))
    return (match["host"] or LOOPBACK).strip("[]"), int(match["port"])


def _reader_of_choices(choices: tuple[str, ...], fold: Callable[[str], str] = str.lower) -> Callable[[str, str], str]:
    def read(name: str, value: str) -> str:
        if fold(value) not in choices:
            raise BadConfig("choice", name=name, choices=", ".join(choices), value=_quote(value))
        return fold(value)

    return read


def _yes_or_no(name: str, value: str) -> bool:
    return _reader_of_choices(("true", "false"))(name, value) == "true"


def _reader_of_numbers(most: int) -> Callable[[str, str], int]:
    def read(name: str, value: str) -> int:
        if re.fullmatch(r"[0-9]{1,4}", value) is None or not 1 <= int(value) <= most:
            raise BadConfig("number", name=name, least="1", most=str(most), value=_quote(value))
        return int(value)

    return read


def _shards(name: str, value: str) -> int | None:
    if value.lower() == "auto":
        return None
    if re.fullmatch(r"[0-9]{1,5}", value) is None or int(value) > MAX_SHARDS:
        raise BadConfig("shards", name=name, most=str(MAX_SHARDS), value=_quote(value))
    return int(value)


def _shard_ids(name: str, value: str) -> tuple[int, ...]:
    found: set[int] = set()
    for part in value.split(","):
        match = re.fullmatch(r"\s*([0-9]{1,5})(?:\s*-\s*([0-9]{1,5}))?\s*", part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if not first <= last < MAX_SHARDS:
            raise BadConfig("shard-ids", name=name, value=_quote(value))
        found.update(range(first, last + 1))
    return tuple(sorted(found))


def read_games(name: str, value: str) -> tuple[str, ...]:
    """Return the names of games in a setting; raise BadConfig."""
    games = [each.strip() for each in value.split(",")]
    if not all(map(NAME.fullmatch, games)):
        raise BadConfig("games", name=name, value=_quote(value))
    return tuple(dict.fromkeys(games))


def _thinking(name: str, value: str) -> float:
    number = re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", value) is not None
    if not number or not float(LEAST_THINKING) <= float(value) <= float(MAX_THINKING):
        raise BadConfig("seconds", name=name, least=LEAST_THINKING, most=MAX_THINKING, value=_quote(value))
    return float(value)


def _address(name: str, value: str) -> str:
    try:
        parts = urlsplit(value)
        complete = parts.scheme in ("http", "https") and parts.hostname is not None and parts.port != 0
    except ValueError:  # an invalid port or bracketed address
        complete = False
    if not complete or re.fullmatch(r"[!-~]+", value) is None or "?" in value or "#" in value:
        raise BadConfig("address", name=name, value=_quote(value))
    return value.rstrip("/")


_OWN_CONTENT: Final[Mapping[str, str]] = {
    name_setting(name, game.own_content.name): name for name, game in GAMES.items() if game.own_content
}
"""By setting: the game whose content the file holds."""
READERS: Final[Mapping[str, Callable[[str, str], object]]] = {
    "DISCORD_TOKEN": _token,
    "PIAZZA_DATABASE": _store,
    "PIAZZA_LANGUAGE": _reader_of_choices(LANGUAGES),
    "PIAZZA_LOG_LEVEL": _reader_of_choices(LOG_LEVELS, str.upper),
    "PIAZZA_LOG_FORMAT": _reader_of_choices(LOG_FORMATS),
    "PIAZZA_METRICS": _listening,
    "PIAZZA_PAINTERS": _reader_of_numbers(MAX_PAINTERS),
    "PIAZZA_THINKERS": _reader_of_numbers(MAX_THINKERS),
    "PIAZZA_THINKING": _thinking,
    "PIAZZA_BACKUPS": _folder,
    "PIAZZA_BACKUP_EVERY": _reader_of_numbers(MAX_HOURS),
    "PIAZZA_BACKUPS_KEPT": _reader_of_numbers(MAX_BACKUPS),
    "PIAZZA_GAMES": read_games,
    **dict.fromkeys(_OWN_CONTENT, _path),
    "PIAZZA_SHARDS": _shards,
    "PIAZZA_SHARD_IDS": _shard_ids,
    "PIAZZA_DISCORD_API": _address,
    "PIAZZA_SYNC_COMMANDS": _yes_or_no,
}
"""By name in the environment; without its prefix and in lower case, it is the field's name."""

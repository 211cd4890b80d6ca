"""Starting points for fuzzing: good inputs of each target, and earlier findings."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from tests.bot.model.record_tools import BAD_RECORDS, RECORDS
from tests.fuzz.junk import TEXTS

FINDINGS: Final = Path(__file__).parent / "findings"
"""A folder for each target with the inputs that have failed before; tests try all of them."""
_EXAMPLE: Final = Path(__file__).parents[2] / ".env.example"
_SHORT: Final[dict[str, tuple[str, ...]]] = {
    "settings": (
        "\1postgresql://a:b@c:5433/d?sslmode=require",
        "\1~/x.sqlite3",
        "\2de",
        "\5[::1]:9464",
        "\x080.5",
        "\x0dauto",
        "\x0e0-2,5",
        "\x0fhttp://127.0.0.1:8080/api",
        "\x10false",
    ),
    "controls": ("carrara_take:12:34:1:2.001000", "games:0:-1::1.on", "vote_end:3:9::0.agree"),
    "typed": (
        *("22:30", "10 pm", "22 Uhr", "3 days", "übermorgen", "12/1", "29. Feb. 2028", "Mi"),
        *("2x weiß und rot", "Villa 3", "Pisa", "city", "crown", "Europe/Rome", "New York", "§3.1", "wheel turn"),
    ),
    "names": ("Anna", "Łukasz 🎲", "**b** @everyone", "محمد", "e\u0301\u0301\u0301"),
    "sandboxes": ("0001AbC", "____zz", "00aZ"),
}


def seeds(target: str) -> Iterator[bytes]:
    """Yield good inputs of a target, deliberately bad ones, and those that failed before."""
    if target == "records":
        yield from (path.read_bytes() for path in (*RECORDS, *BAD_RECORDS))
    elif target == "cards":
        folder = files("bot.games.carrara.cards")
        yield from (folder.joinpath(name).read_bytes() for name in ("documented.toml", "house.toml"))
    elif target == "env_file":
        yield _EXAMPLE.read_bytes()
    yield from (text.encode() for text in _SHORT.get(target, ()))
    for text in TEXTS:
        encoded = text.encode("utf-8", "replace")
        # lone surrogates, which Discord can send
        yield encoded if encoded.decode() == text else b"\xff" + text.encode("utf-16-le", "surrogatepass")
    yield from (path.read_bytes() for path in sorted((FINDINGS / target).glob("*")))

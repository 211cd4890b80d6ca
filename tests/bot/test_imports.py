"""Import rules that import-linter cannot express: the game rules use only a pure part of the standard library."""

from __future__ import annotations

import ast
from pathlib import Path

from tests import ROOT

GAMES = ROOT / "bot" / "games"
PURE = {
    *(
        "__future__",
        "collections",
        "dataclasses",
        "enum",
        "functools",
        "hashlib",
        "itertools",
        "json",
        "math",
        "operator",
        "re",
    ),
    *("abc", "string", "types", "typing", "tomllib"),
}
OWN_DATA = {
    *(("deck.py", "importlib.resources"), ("tile.py", "importlib.resources"), ("__init__.py", "importlib")),
    *(
        (file, f"importlib.resources{part}")
        for file in ("strategy.py", "learned.py", "network.py", "calibration.py")
        for part in ("", ".abc")
    ),
}
"""Where bundled data is read: cards of Carrara, tiles of Carcassonne, weights and calibrations, the games by name."""


def test_the_rules_use_only_what_is_pure() -> None:
    """The rules import no third-party package and no standard library module with side effects."""
    files = sorted(GAMES.rglob("*.py"))
    used = {(file.name, name) for file in files for name in imported(file) if not name.startswith("bot.games")}

    assert len(files) > 10
    assert sorted((file, name) for file, name in used - OWN_DATA if name.split(".")[0] not in PURE) == []


def imported(file: Path) -> set[str]:
    """Return the modules imported anywhere in a file."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names

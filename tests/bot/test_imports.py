"""Walls that import-linter cannot express: what the rules may use of the standard library, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

from tests import ROOT

GAMES = ROOT / "bot" / "games"
PURE = {
    *("__future__", "collections", "dataclasses", "enum", "functools", "itertools", "math", "operator", "re"),
    *("types", "typing", "tomllib"),
}
OWN_DATA = {("deck.py", "importlib.resources"), ("__init__.py", "importlib")}
"""Where the rules read what comes with them: the cards of Carrara's expansion, and the games by their names."""


def test_the_rules_use_only_what_is_pure() -> None:
    """Neither a package from elsewhere nor a part of the standard library that looks outside."""
    files = sorted(GAMES.rglob("*.py"))
    used = {(file.name, name) for file in files for name in imported(file) if not name.startswith("bot.games")}

    assert len(files) > 10
    assert sorted((file, name) for file, name in used - OWN_DATA if name.split(".")[0] not in PURE) == []


def imported(file: Path) -> set[str]:
    """List the modules that a file imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names

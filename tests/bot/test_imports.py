"""Import rules that import-linter cannot express: the game rules use only a pure part of the standard library."""

from __future__ import annotations

import ast
from typing import Final

from tests import ROOT

GAMES: Final = ROOT / "bot" / "games"
PURE: Final = {
    *("__future__", "abc", "collections", "dataclasses", "enum", "functools", "hashlib", "itertools", "json", "math"),
    *("operator", "re", "statistics", "string", "tomllib", "types", "typing"),
    # for bundled data: import-linter knows where it is read
    "importlib",
}


def test_the_rules_use_only_what_is_pure() -> None:
    """The rules import no third-party package and no standard library module with side effects."""
    used: set[tuple[str, str]] = set()
    for file in GAMES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                used |= {(file.name, alias.name) for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                used.add((file.name, node.module or ""))

    assert len(used) > 100
    assert (
        sorted(each for each in used if not each[1].startswith("bot.games") and each[1].split(".")[0] not in PURE) == []
    )

"""The faults that are put into sources to see whether tests find them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import ROOT
from tests.bench.mutation import chosen, faults_of, stages

SOURCE = '''"""Größe 1."""
if TYPE_CHECKING:
    import ast

def f(x: Literal[1], y: bool = True) -> int:
    assert x > 0
    name = f"ü {x == 1}"
    if x < 5 and y:
        return x if "ü" in name else 2
    return 0
'''


def test_each_kind_of_fault_changes_one_place() -> None:
    """Annotations, assertions, f-strings and imports for types stay as they are."""
    changed = {fault.put_into(SOURCE) for fault in faults_of(SOURCE)}

    assert changed == {
        SOURCE.replace("x < 5 and y:", "False:"),
        SOURCE.replace("x < 5 and y:", "(x < 5 or y):"),
        SOURCE.replace("x < 5", "(x <= 5)"),
        SOURCE.replace("< 5", "< 6"),
        SOURCE.replace('if "ü" in name', "if False"),
        SOURCE.replace('"ü" in name', "('ü' not in name)"),
        SOURCE.replace("else 2", "else 3"),
        SOURCE.replace("return 0", "return 1"),
    }


def test_a_seed_chooses_as_many_in_every_package(tmp_path: Path) -> None:
    """The same ones again, and another seed others; what is drawn before is left out."""
    for name in ("bot/a/x.py", "bot/a/y.py", "cogs/b.py", "render/c/x.py", "render/c/art/x.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(SOURCE, "utf-8")
    found = chosen(tmp_path, 9, 1)

    assert found == chosen(tmp_path, 12, 1)[:9]
    assert found != chosen(tmp_path, 9, 2)
    assert sorted(path.parts[0] for path, _ in found) == ["bot"] * 3 + ["cogs"] * 3 + ["render"] * 3
    assert not any("art" in path.parts for path, _ in found)
    assert len(chosen(tmp_path, 1000, 1)) == 4 * len(faults_of(SOURCE))


@pytest.mark.parametrize("file", ["bot/store/clocks.py", "bot/cli/main.py", "render/engine/scene.py"])
def test_what_is_wrong_can_still_be_compiled(file: str) -> None:
    """So that a test has to find it."""
    source = (ROOT / file).read_text("utf-8")
    for fault in faults_of(source)[::7]:
        compile(fault.put_into(source), file, "exec")


def test_the_tests_that_mirror_a_module_come_first() -> None:
    """Then those of its folder, or of the nearest one that has tests; the end-to-end tests come last."""
    assert stages(ROOT, Path("bot/store/clocks.py")) == [
        *map(Path, ("tests/bot/store/test_clocks.py", "tests/bot/store", "tests/e2e")),
    ]
    assert stages(ROOT, Path("bot/games/nim/rules.py")) == [Path("tests/games"), Path("tests/e2e")]

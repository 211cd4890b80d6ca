"""The faults that are put into sources to see whether tests find them."""

from __future__ import annotations

import pytest

from tests import ROOT
from tests.bench.mutation import faults_of

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


@pytest.mark.parametrize("file", ["bot/store/clocks.py", "bot/cli/main.py", "render/engine/scene.py"])
def test_what_is_wrong_can_still_be_compiled(file: str) -> None:
    """So that a test has to find it."""
    source = (ROOT / file).read_text("utf-8")
    for fault in faults_of(source)[::7]:
        compile(fault.put_into(source), file, "exec")

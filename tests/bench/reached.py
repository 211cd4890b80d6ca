"""Note which tests reach which lines, and read it again. This module is a plugin of pytest, loaded by the benchmark."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from coverage import Coverage, CoverageData

SOURCES: Final = ("bot", "cogs", "render")
NOTES: Final = ".reached"
"""How the files begin in which the processes of a run note what they reached."""
_RUNNING: list[Coverage] = []


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Begin before any of the sources is imported."""
    from coverage import Coverage

    tracer = Coverage(data_file=NOTES, data_suffix=True, source=SOURCES, config_file=False)
    tracer.start()
    _RUNNING.append(tracer)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    _RUNNING[0].switch_context(item.nodeid)
    return (yield)


def pytest_unconfigure() -> None:
    tracer = _RUNNING.pop()
    tracer.stop()
    tracer.save()


class Reached:
    """Which tests reach which lines of a checkout."""

    def __init__(self, root: Path) -> None:
        from coverage import CoverageData

        self._root = root
        self._data: CoverageData = CoverageData(str(root / "reached"))
        for notes in sorted(root.glob(f"{NOTES}.*")):
            part = CoverageData(str(notes))
            part.read()
            self._data.update(part)

    def by(self, source: Path, first: int, last: int) -> list[str]:
        """Return the tests that reach one of these lines; if only an import does, those that reach the module."""
        lines = self._data.contexts_by_lineno(str(self._root / source))
        found = {test for line in range(first, last + 1) for test in lines.get(line, ())} - {""}
        return sorted(found or {test for tests in lines.values() for test in tests} - {""})

"""Where drawings come from: the modules of every folder named `art` in this package."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from render.bake.drawing import Drawing

_ROOT = Path(__file__).parent.parent


def folders() -> Iterator[Path]:
    """List the folders that have an atlas: those with a folder named `art`."""
    return (art.parent for art in sorted(_ROOT.glob("**/art")) if any(art.glob("*.py")))


def drawings(folder: Path) -> dict[str, Drawing]:
    """Collect a folder's drawings by name; raise ValueError if two have the same name."""
    found: dict[str, Drawing] = {}
    for module in _modules(folder):
        for name, drawing in getattr(module, "DRAWINGS", {}).items():
            if name in found:
                raise ValueError(f"two drawings are named {name}")
            found[name] = drawing
    return found


def files(folder: Path) -> dict[str, Callable[[], bytes]]:
    """Collect what else is baked into a folder: functions that return the content of a file, by its name."""
    return {name: make for module in _modules(folder) for name, make in getattr(module, "FILES", {}).items()}


def _modules(folder: Path) -> Iterator[ModuleType]:
    for file in sorted((folder / "art").glob("*.py")):
        yield import_module(".".join(file.relative_to(_ROOT.parent).with_suffix("").parts))

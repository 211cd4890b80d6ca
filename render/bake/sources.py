"""Where drawings come from: the modules of every folder named `art` in this package."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from render.bake.drawing import Drawing

_ROOT = Path(__file__).parent.parent


def folders() -> Iterator[Path]:
    """List the folders that have an atlas: those with a folder named `art`."""
    return (art.parent for art in sorted(_ROOT.glob("**/art")) if any(art.glob("*.py")))


def drawings(folder: Path) -> dict[str, Drawing]:
    """Collect a folder's drawings by name; raise ValueError if two have the same name."""
    found: dict[str, Drawing] = {}
    for file in sorted((folder / "art").glob("*.py")):
        where = ".".join(file.relative_to(_ROOT.parent).with_suffix("").parts)
        for name, drawing in getattr(import_module(where), "DRAWINGS", {}).items():
            if name in found:
                raise ValueError(f"two drawings are named {name}")
            found[name] = drawing
    return found

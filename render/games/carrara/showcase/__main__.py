"""The command `python -m render.games.carrara.showcase FOLDER`: draws the pictures of README and playing.md anew."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from render.engine import theme
from render.games.carrara.showcase.showcase import showcase

_DOCUMENTS: Final = {
    "turn": ("board-middle", "board-middle-cities"),
    "buying": ("what-if-purchase",),
    "scoring": ("what-if-scoring-type",),
    "end": ("score-4",),
}
"""What of the gallery each shows, one below the other."""
_SPACE: Final = 12


def draw_documents(folder: Path) -> None:
    """Draw the documents' pictures as WebP."""
    shown = dict(showcase("en"))
    for name, parts in _DOCUMENTS.items():
        images = [Image.open(BytesIO(shown[part].data)) for part in parts]
        height = sum(image.height + _SPACE for image in images) - _SPACE
        sheet = Image.new("RGB", (images[0].width, height), theme.TRAVERTINE)
        for number, image in enumerate(images):
            sheet.paste(image, (0, number * (image.height + _SPACE)))
        sheet.save(folder / f"{name}.webp", quality=85, method=6)


if __name__ == "__main__":
    draw_documents(Path(sys.argv[1]))

"""Draw the pictures of README.md and of docs/playing.md again: `uv run python .github/pictures.py`."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from render.games import pictures_of

FOLDER: Final = Path(__file__).parent
FILES: Final = {
    "turn": ("board-middle", "board-middle-cities"),
    "buying": ("what-if-purchase",),
    "scoring": ("what-if-scoring-type",),
    "end": ("score-4",),
}
"""By file, the pictures of the gallery that it shows, one below the other."""
GAP: Final = 12
"""Between two pictures, in pixels."""


def main() -> None:
    """Write all files."""
    drawn = {name: picture.data for name, picture in pictures_of("carrara").showcase("en")}
    for file, names in FILES.items():
        pictures = [Image.open(BytesIO(drawn[name])).convert("RGBA") for name in names]
        width, height = max(each.width for each in pictures), sum(each.height + GAP for each in pictures) - GAP
        sheet, top = Image.new("RGBA", (width, height)), 0
        for each in pictures:
            sheet.paste(each, (0, top))
            top += each.height + GAP
        sheet.save(FOLDER / f"{file}.webp", quality=90, method=6)


if __name__ == "__main__":
    main()

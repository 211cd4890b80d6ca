"""Measure how much of the map is seen: `python -m tests.bench.map`.

Forty whole games of two to five seats are played like those of the showcase: tiles lie close together, as people lay
them. In the last quarter of each, every public picture is laid out; a tile counts as seen as far as it lies within the
window.
"""

from __future__ import annotations

from statistics import mean

from render.engine.scene import Box, Window
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.showcase.played import ShowcaseMoment, played
from tests.bench import figures

GAMES = 40
SEATS = (2, 3, 4, 5)
VARIANTS = ("", "gold_mines")
LEAST = 85.0
NAMES = ("Anna", "Benedetto", "Chiara", "Dante", "Elena")


def seen(moment: ShowcaseMoment) -> tuple[float, int]:
    """Return the share of the laid tiles that a public picture shows, in percent, and how wide they are."""
    page = public_page(moment.view, NAMES[: len(moment.view.players)], "en", moment.events)
    window = next(each for each in page.elements if isinstance(each, Window))
    tiles = [each.box for each in window.elements if each.what.startswith("ground/tile/")]
    shown = sum(_within(box, window.box.width, window.box.height) for box in tiles)
    return 100 * shown / len(moment.view.board.laid), tiles[0].width


def _within(box: Box, width: int, height: int) -> float:
    across = min(box.right, width) - max(box.x, 0)
    down = min(box.bottom, height) - max(box.y, 0)
    return max(0, across) * max(0, down) / (box.width * box.height)


def main() -> None:
    """Print the mean share of the tiles that is seen late in a game, by the number of seats and in all."""
    everything = list[float]()
    for seats in SEATS:
        shares, widths = list[float](), list[int]()
        for number in range(GAMES // len(SEATS)):
            moments = played(seats, 100 + number, VARIANTS[number % len(VARIANTS)])
            for moment in moments[len(moments) * 3 // 4 : -1]:
                share, wide = seen(moment)
                shares.append(share)
                widths.append(wide)
        figures.say(f"map seen late, {seats} seats", f"{mean(shares):8.1f} %, tiles of {mean(widths):.0f} pixels")
        everything += shares
    figures.keep("map seen in the last quarter", mean(everything), "%", LEAST, at_least=True)
    figures.tell_kept()


if __name__ == "__main__":
    main()

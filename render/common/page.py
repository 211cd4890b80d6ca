"""A page: a scene with the names and words it uses, and what the pages of every game share."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import ClassVar, Final

from bot.texts import Messages, texts
from render.common.names import make_legible, seat_letters
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box, Role, Scene

HEADER: Final = 84
"""The height of a page's head, on the landscape."""
_LANDSCAPE: Final = 300
_EDGE, _FOOT = 16, 12
"""The margins beside a sheet and below it."""
_LETTER: Final = 0.52
"""The size of a seat's letter, as a share of its badge."""
_ACROSS: Final[dict[Face, float]] = {"bold": 0.54, "narrow": 0.75}
"""The greatest share of a badge's width that its letter takes up, by face."""
_CORNER: Final = 44
_LAUREL, _LARGE_LAUREL = 84, 110
"""The size of a small laurel, and the most up to which its sprite serves."""
_WINNER: Final = 52
"""The size of the badge in a small laurel."""
_ROOMY: Final = 36
"""The least size of a badge in a laurel."""


class Light(StrEnum):
    """The light over the landscape, which follows the game."""

    MORNING = "morning"
    NOON = "noon"
    EVENING = "evening"


class Page(Scene):
    """A scene that knows the language, the words of a game, and the names in letters that the fonts have."""

    landscape: ClassVar = "landscape"
    """How the names of the sprites of the landscape begin."""

    def __init__(self, names: Sequence[str], language: str, game: str) -> None:
        super().__init__(theme.WIDTH, theme.TRAVERTINE)
        self.height = theme.HEIGHT
        self.game = game
        self.texts = texts(language, game)
        self.language = self.texts.language
        self.say = Messages(self.texts)
        self.listed = self.texts.list
        self.letters = seat_letters(names)
        self.names = [
            make_legible(name, self.say("picture-seat", seat=letter))
            for name, letter in zip(names, self.letters, strict=True)
        ]

    def lay_ground(self, light: Light | None = None) -> None:
        """Add the travertine page, with the landscape above it in a light, as the backdrop.

        Call this first; a page of another height sets it before.
        """
        self.icon("page", 0, 0, self.width, "page", self.ground, height=self.height, plate=True, role=Role.GROUND)
        if light is not None:
            at, sprite = Box(0, 0, self.width, _LANDSCAPE), f"{self.landscape}-{light}"
            self.fill(f"landscape-{light}", at, sprite, theme.SKY, plate=True, role=Role.GROUND)
        self.end_backdrop()

    def panel(self, what: str, x: int, y: int, width: int, height: int, fill: str = theme.MARBLE) -> Box:
        """Add a sheet of paper on the page's background."""
        return self.plate(what, Box(x, y, width, height), fill, self.ground, 16, theme.EDGE, shadow=6)

    def sheet(self) -> Box:
        """Add a sheet of paper over all of the page below its head."""
        return self.panel("sheet", _EDGE, HEADER, self.width - 2 * _EDGE, self.height - HEADER - _FOOT)

    def badge(self, what: str, x: int, y: int, size: int, seat: int, on: str) -> Box:
        """Add a seat's badge: its shape, colour and letter."""
        return lay_badge(self, what, x, y, size, seat, on)

    def wreathe(self, what: str, x: int, y: int, seat: int, on: str, size: int) -> None:
        """Add a seat's badge in a laurel of this size around a point."""
        small = "laurel", max(_ROOMY, size * _WINNER // _LAUREL)
        sprite, badge = small if size <= _LARGE_LAUREL else ("laurel-large", size * 3 // 5)
        self.icon(f"{what}/laurel", x - size // 2, y - size // 2, size, sprite, on, plate=True)
        self.badge(f"{what}/won", x - badge // 2, y - badge // 2 - 1, badge, seat, on)

    def ring(self, what: str, box: Box, on: str, radius: int, by: int = 6) -> None:
        """Mark a box as changed, with a crimson frame in a golden glow; call this before adding its contents."""
        self.plate(f"glow/{what}", box.grown(by), theme.GLOW, on, radius + by, role=Role.MARK)
        self.plate(f"mark/{what}", box.grown(by - 2), theme.NEW, theme.GLOW, radius + by - 2, role=Role.MARK)

    def news_corner(self, what: str, box: Box, size: int = _CORNER) -> None:
        """Fold a crimson corner over a box that has changed; call this after adding its contents."""
        place = box.right - size + size // 5, box.y - size // 5
        self.icon(f"corner/{what}", *place, size, "news-corner", theme.NEW, role=Role.CORNER)

    def mark_arrived(self, what: str, x: int, y: int, size: int) -> None:
        """Mark what only came in with an arrow around a point, or at the page's edge if that is too near."""
        place = min(x - size // 2, self.width - size), y - size // 2
        self.icon(f"corner/{what}", *place, size, "arrived", theme.OLIVE, role=Role.CORNER)


def lay_badge(scene: Scene, what: str, x: int, y: int, size: int, seat: int, on: str) -> Box:
    """Add a seat's badge to any scene: its shape and colour, and its letter if there is room."""
    box = scene.icon(what, x, y, size, f"seat-{seat}", on, plate=True)
    middle = y + round(size * (0.46 if seat == 3 else 0.5))  # the shield's middle lies higher
    letter, high = scene.letters[seat], max(theme.SMALL, round(size * _LETTER))
    if (face := _face(letter, high, size)) is not None:
        at = x + box.width // 2, middle, letter, high, theme.ON_SEATS[seat], theme.SEATS[seat]
        scene.label(f"{what}/letter", *at, face=face, anchor="m")
    return box


@lru_cache(maxsize=512)
def _face(letter: str, size: int, badge: int) -> Face | None:
    """Return the face in which a letter fits on a badge, narrow if need be; none on one too small for it."""
    return next((face for face, most in _ACROSS.items() if ink(letter, face, size).advance <= badge * most), None)

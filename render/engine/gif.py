"""Writes a GIF frame by frame, so that no frame is kept in memory and each stores only its changes."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

_HEADER_BYTES: Final = 13  # the signature of 6, and the logical screen descriptor
_PALETTE_BYTES: Final = 3 * 256
_DESCRIPTOR_BYTES: Final = 10  # of the only image, with its separator
_SCREEN_FLAGS: Final = 0xF7
"""One palette for the whole file, with 256 colours of 8 bits."""
_LOOP_FOREVER: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_FRAME_FLAGS: Final = 0x05
"""One index is transparent, and the frame stays visible under the next one."""
_TRAILER: Final = b"\x3b"


class Gif:
    """An animation that loops forever, made of images of palette indices; one index is transparent."""

    def __init__(self, width: int, height: int, palette: bytes, transparent: int) -> None:
        self._transparent = transparent
        self._parts = [
            b"GIF89a" + _uint16(width) + _uint16(height) + bytes((_SCREEN_FLAGS, 0, 0)),
            palette.ljust(_PALETTE_BYTES, b"\0"),
            _LOOP_FOREVER,
        ]
        self.size = sum(map(len, self._parts)) + len(_TRAILER)
        """The size of the file so far, in bytes."""

    def add_frame(self, image: Image.Image, left: int, top: int, seconds: float) -> None:
        """Add a frame over the previous ones, shown for some seconds."""
        control = (
            b"\x21\xf9\x04" + bytes((_FRAME_FLAGS,)) + _uint16(round(seconds * 100)) + bytes((self._transparent, 0))
        )
        place = b"\x2c" + _uint16(left) + _uint16(top) + _uint16(image.width) + _uint16(image.height) + b"\0"
        part = control + place + _compress(image)
        self._parts.append(part)
        self.size += len(part)

    def data(self) -> bytes:
        """Return the whole file."""
        return b"".join((*self._parts, _TRAILER))


def _uint16(number: int) -> bytes:
    return number.to_bytes(2, "little")


def _compress(image: Image.Image) -> bytes:
    """Compress indices: cut the image data out of a file that Pillow writes, since it offers no other way."""
    buffer = BytesIO()
    image.save(buffer, "GIF", optimize=False, interlace=0)
    return buffer.getvalue()[_HEADER_BYTES + _PALETTE_BYTES + _DESCRIPTOR_BYTES : -len(_TRAILER)]

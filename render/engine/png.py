"""PNG files put together from packed rows, so that rows which many pictures share are packed only once."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

from PIL import Image

from render.engine.palette import Palette

OVERHEAD = 1_200
"""So many bytes at most a file has besides its packed rows."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BEGINS = b"\x78\x9c"
_ENDS = b"\x03\x00"
"""An empty last block."""


def lines_of(canvas: Image.Image) -> bytes:
    """Write an image of palette indices row by row, before each row the byte that says that it is not filtered."""
    wide = Image.new("L", (canvas.width + 1, canvas.height))
    wide.paste(canvas, (1, 0))
    return wide.tobytes()


def pack(lines: bytes, level: int) -> bytes:
    """Pack rows, with a level from 1 to 9, so that they can stand before and behind others."""
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL + 1)
    return packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)


def assemble(size: tuple[int, int], palette: Palette, lines: bytes, packed: Sequence[bytes]) -> bytes:
    """Make a file of rows, given as they are and packed piece by piece."""
    header = struct.pack(">2I5B", *size, 8, 3, 0, 0, 0)
    data = b"".join((_BEGINS, *packed, _ENDS, struct.pack(">I", zlib.adler32(lines))))
    chunks = ((b"IHDR", header), (b"PLTE", palette.data), (b"tRNS", palette.alpha), (b"IDAT", data), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))

"""PNG files assembled from packed rows, so that rows shared by many pictures are packed only once."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

from PIL import Image

from render.engine.palette import Palette

OVERHEAD = 1_200
"""The maximum number of bytes in a file besides its packed rows."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BEGINS = b"\x78\x9c"
_ENDS = b"\x03\x00"
"""An empty final block."""


def lines_of(canvas: Image.Image) -> bytes:
    """Return an image of palette indices row by row, each preceded by the byte for an unfiltered row."""
    wide = Image.new("L", (canvas.width + 1, canvas.height))
    wide.paste(canvas, (1, 0))
    return wide.tobytes()


def pack(lines: bytes, level: int) -> bytes:
    """Pack rows, with a level from 1 to 9, so that they can be placed before and after others."""
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL + 1)
    return packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)


def assemble(size: tuple[int, int], palette: Palette, lines: bytes, packed: Sequence[bytes]) -> bytes:
    """Assemble a file from rows, given both unpacked and packed piece by piece."""
    header = struct.pack(">2I5B", *size, 8, 3, 0, 0, 0)
    data = b"".join((_BEGINS, *packed, _ENDS, struct.pack(">I", zlib.adler32(lines))))
    chunks = ((b"IHDR", header), (b"PLTE", palette.data), (b"tRNS", palette.alpha), (b"IDAT", data), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))

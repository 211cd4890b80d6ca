"""Uploads, and the attachments made from them, with an id, an address and their bytes."""

import mimetypes
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image, UnidentifiedImageError

from tests.standin.state.errors import ApiError, invalid
from tests.standin.state.limits import FILE_BYTES
from tests.standin.state.times import snowflake

JSON = dict[str, Any]


@dataclass(frozen=True)
class Upload:
    """One file of a request, with the number of its form field."""

    index: int
    filename: str
    data: bytes


@dataclass(frozen=True)
class Attachment:
    """A file attached to a message."""

    id: int
    filename: str
    description: str | None
    size: int
    url: str
    shelf: "Shelf"
    sides: tuple[int, int] | None

    @property
    def data(self) -> bytes:
        """The file's bytes."""
        return self.shelf.read(self.url.removeprefix(self.shelf.address))

    @property
    def content_type(self) -> str:
        """The content type, guessed from the name."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    def payload(self) -> JSON:
        """Return the attachment as the API represents it."""
        sides = {} if self.sides is None else {"width": self.sides[0], "height": self.sides[1]}
        description = {} if self.description is None else {"description": self.description}
        return {
            "id": str(self.id),
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
            **sides,
            **description,
        }


class Shelf:
    """Storage for the bytes of all attachments; beyond its capacity, the oldest are dropped."""

    def __init__(self, capacity: int) -> None:
        self.address = ""
        self._capacity = capacity
        self._files: dict[str, bytes] = {}
        self._size = 0

    def store(self, channel: int, upload: Upload, description: str | None) -> Attachment:
        """Store an upload as an attachment with an address."""
        number = snowflake()
        path = f"/attachments/{channel}/{number}/{upload.filename}"
        self._files[path] = upload.data
        self._size += len(upload.data)
        while self._size > self._capacity and len(self._files) > 1:
            self._size -= len(self._files.pop(next(iter(self._files))))
        return Attachment(
            number, upload.filename, description, len(upload.data), self.address + path, self, _sides(upload.data)
        )

    def read(self, path: str) -> bytes:
        """Return a file's bytes; raise KeyError if it was dropped."""
        return self._files[path]


def check_uploads(body: JSON, files: list[Upload]) -> None:
    """Refuse uploads that are too large, too many, or have too long descriptions."""
    if any(len(upload.data) > FILE_BYTES for upload in files):
        raise ApiError(413, 40005, "Request entity too large")
    described: list[JSON] = body.get("attachments") or []
    if len(described) > 10 or len(files) > 10:
        raise invalid("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    for index, item in enumerate(described):
        if len(item.get("description") or "") > 1024:
            raise invalid(
                f"attachments.{index}.description", "BASE_TYPE_MAX_LENGTH", "Must be 1024 or fewer in length."
            )


def _sides(data: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(BytesIO(data)) as image:
            return image.size
    except UnidentifiedImageError:
        return None

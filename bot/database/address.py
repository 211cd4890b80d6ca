"""The address of a PostgreSQL server that several processes share as their store; its password is never told."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

SCHEMES: Final = ("postgresql", "postgres")
HIDDEN: Final = "***"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server is and how to get in, as libpq's addresses tell it; shown without what is secret."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        """Tell the server and the database; who logs in how is left out."""
        parts = urlsplit(self.url)
        place = parts.netloc.rpartition("@")[2]
        return f"{parts.scheme}://{place}{parts.path}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be told, the longest first: the whole address, and the passwords in it."""
        parts = urlsplit(self.url)
        given = [value for name, value in parse_qsl(parts.query) if "pass" in name.lower()]
        written = parts.netloc.rpartition("@")[0].partition(":")[2]
        return tuple(sorted({self.url, written, unquote(written), *given} - {""}, key=len, reverse=True))

    def redact(self, text: str) -> str:
        """Make a text unreadable where it tells what is secret."""
        for secret in self.secrets:
            text = text.replace(secret, HIDDEN)
        return text


def is_address(value: str) -> bool:
    """Tell whether a setting's value is meant to be an address rather than a path."""
    return value.partition(":")[0].lower() in SCHEMES and "//" in value


def read_address(value: str) -> Address | None:
    """Read an address; None where it is none."""
    try:
        parts = urlsplit(value)
        complete = parts.scheme in SCHEMES and parts.port != 0 and not parts.fragment
    except ValueError:  # a port or a bracketed address that is none
        return None
    return Address(value) if complete and re.fullmatch(r"[!-~]+", value) else None

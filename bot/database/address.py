"""The address of a PostgreSQL server that several processes share as their store; its password is never shown."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

SCHEMES: Final = ("postgresql", "postgres")
HIDDEN_PASSWORD: Final = "***"


@dataclass(frozen=True, slots=True)
class Address:
    """The location of a server and its credentials, as a libpq URL; shown without its secrets."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        """Return the server and the database, without the credentials."""
        parts = urlsplit(self.url)
        place = parts.netloc.rpartition("@")[2]
        return f"{parts.scheme}://{place}{parts.path}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be shown, longest first: the whole address, and the passwords in it."""
        parts = urlsplit(self.url)
        given = [value for name, value in parse_qsl(parts.query) if "pass" in name.lower()]
        written = parts.netloc.rpartition("@")[0].partition(":")[2]
        return tuple(sorted({self.url, written, unquote(written), *given} - {""}, key=len, reverse=True))

    def redact(self, text: str) -> str:
        """Replace every secret in a text."""
        for secret in self.secrets:
            text = text.replace(secret, HIDDEN_PASSWORD)
        return text


def is_address(value: str) -> bool:
    """Return whether a setting's value is meant to be an address, of whatever kind, rather than a path."""
    # a single letter is a drive of Windows
    return re.match(r"[A-Za-z][A-Za-z0-9+.-]+:/", value) is not None


def read_address(value: str) -> Address | None:
    """Parse an address; None if it is invalid."""
    try:
        parts = urlsplit(value)
        complete = parts.scheme in SCHEMES and parts.port != 0 and not parts.fragment
    except ValueError:  # an invalid port or bracketed address
        return None
    return Address(value) if complete and re.fullmatch(r"[!-~]+", value) else None

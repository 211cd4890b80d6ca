"""What holds for all tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from bot.address import Address
    from tests.postgres import Server

# whatever this is set to elsewhere: the tests start many processes, and each would compile every module anew
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """Start a PostgreSQL server, once for all tests of this process."""
    from tests import postgres

    yield postgres.server()
    postgres.stop()


@pytest.fixture
def database(server: Server) -> Iterator[Address]:
    """Make an empty database on the server."""
    address = server.empty()
    yield address
    server.drop(address)

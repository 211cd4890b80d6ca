"""Fixtures for tests of the doctor: an environment without settings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Change to an empty folder with nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("PIAZZA_", "DISCORD_"))]:
        monkeypatch.delenv(name)

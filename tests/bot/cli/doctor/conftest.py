"""Fixtures for tests of the doctor: a folder without settings."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Change to an empty folder."""
    monkeypatch.chdir(tmp_path)

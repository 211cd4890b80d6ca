"""Writes a network as a data file, with what it was made by."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from bot.games.players import Network

_DIGITS: Final = 6
"""More significant digits would only make the files larger."""


def write(file: Path, network: Network, made_by: Mapping[str, Any]) -> None:
    """Write a network; raise OSError."""
    data = {"made_by": made_by, **_rounded(asdict(network))}
    new = file.with_suffix(".new")
    new.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    new.replace(file)


def _rounded(value: Any) -> Any:
    match value:
        case dict():
            return {key: _rounded(each) for key, each in value.items()}
        case list() | tuple():
            return [_rounded(each) for each in value]
        case float():
            return float(f"{value:.{_DIGITS}g}")
    raise TypeError(value)

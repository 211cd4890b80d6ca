"""A progress bar with the time left, on a terminal only."""

from __future__ import annotations

from typing import Any, Final

from tqdm import tqdm

_FORMAT: Final = "{percentage:3.0f} % |{bar}| {n_fmt}/{total_fmt}  {elapsed} < {remaining}"


def progress_bar(total: int, done: int = 0) -> tqdm[Any]:
    """Return a bar on standard error; without a terminal it shows nothing."""
    return tqdm(total=total, initial=done, bar_format=_FORMAT, disable=None, leave=False, smoothing=0.05)

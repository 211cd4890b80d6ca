"""Run every benchmark in turn, each in its own process, and print one table of all figures."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench import figures

BENCHMARKS = (
    "playouts",
    "searching",
    "pictures",
    "memory",
    "map",
    "turn_clicks",
    "tables",
    "dispatch",
    "clicks",
    "thinking",
    "restart",
    "growth",
)


def main() -> int:
    """Print all figures, then those with bars again; return how many benchmarks failed, whatever they measured."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder) / "figures"
        table.touch()
        for name in BENCHMARKS:
            print(f"── {name}", flush=True)  # noqa: T201 - a benchmark's figures are its output
            command = [sys.executable, "-m", f"tests.bench.{name}"]
            failed += (
                subprocess.run(command, check=False, env={**os.environ, figures.TABLE: str(table)}).returncode != 0
            )
        figures.tell(figures.kept_in(table))
    return failed


if __name__ == "__main__":
    sys.exit(main())

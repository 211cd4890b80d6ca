"""Run benchmarks in turn, each in its own process, and print one table of all figures.

`python -m tests.bench` runs all, `python -m tests.bench memory "load --minutes 1" --beside ../before` only these, each
here and then in another checkout, and prints the figures of both and their ratio.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench import figures

BENCHMARKS = (
    "playouts",
    "bidding",
    "bidding --rate",
    "pictures",
    "memory",
    "tables",
    "draws",
    "clicks",
    "restart",
    "growth",
)


def main() -> int:
    """Print all figures, then those with bars again; return how many benchmarks failed, whatever they measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("benchmarks", nargs="*", default=BENCHMARKS, metavar="BENCHMARK", help="by default all")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="another checkout to be measured too")
    asked = parser.parse_args()
    here, there = [sys.executable], ["uv", "run", "--directory", str(asked.beside), "python"]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        tables = [Path(folder) / "here", Path(folder) / "there"]
        for table in tables:
            table.touch()
        for benchmark in asked.benchmarks:
            for table, python in zip(tables, [here, there] if asked.beside else [here], strict=False):
                print(f"── {benchmark}" + f", {table.name}" * bool(asked.beside), flush=True)  # noqa: T201 - a benchmark's figures are its output
                module, *options = shlex.split(benchmark)
                command = [*python, "-m", f"tests.bench.{module}", *options]
                environment = {**os.environ, figures.TABLE: str(table)}
                failed += subprocess.run(command, check=False, env=environment).returncode != 0
        figures.tell(*map(figures.kept_in, tables))
    return failed


if __name__ == "__main__":
    sys.exit(main())

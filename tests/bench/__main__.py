"""Run every benchmark, one after the other, each in a process of its own."""

from __future__ import annotations

import subprocess
import sys

BENCHMARKS = ("rules", "pictures", "tables", "clicks", "thinking", "restart")


def main() -> int:
    """Print all figures; return how many benchmarks failed."""
    failed = 0
    for name in BENCHMARKS:
        print(f"── {name}", flush=True)  # noqa: T201 - a benchmark's figures are its output
        failed += subprocess.run([sys.executable, "-m", f"tests.bench.{name}"], check=False).returncode != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())

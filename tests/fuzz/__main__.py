"""Coverage-guided fuzzing: `python -m tests.fuzz [--seconds N] [TARGET …]`, each target in its own process."""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from tests.fuzz.seeds import FINDINGS, seeds
from tests.fuzz.targets import TARGETS

SLOWEST = 1
"""The seconds that an input may take."""
MEMORY = 2048
"""The megabytes that a target may use."""
LARGEST = {"records": 60_000, "cards": 120_000}
"""The largest inputs in bytes, for targets that need more than the default."""


def main() -> int:
    """Fuzz targets in turn; return how many of them failed, or 2 if Atheris is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=int, default=60, help="how long each target is fuzzed")
    parser.add_argument("target", nargs="*", help=", ".join(TARGETS))
    asked = parser.parse_args()
    if unknown := [name for name in asked.target if name not in TARGETS]:
        parser.error(f"no such target: {', '.join(unknown)}")
    if find_spec("atheris") is None:
        print("atheris is missing: uv run --with atheris==3.0.0 python -m tests.fuzz", file=sys.stderr)  # noqa: T201
        return 2
    return sum(_fuzz(name, asked.seconds) for name in asked.target or TARGETS)


def _fuzz(name: str, seconds: int) -> bool:
    """Fuzz a target, keeping failed inputs among the findings; return whether it failed."""
    found = FINDINGS / name
    found.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as corpus:
        for seed in seeds(name):
            (Path(corpus) / hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)
        print(f"── {name}", flush=True)  # noqa: T201
        done = subprocess.run(
            [
                *(sys.executable, "-m", "tests.fuzz.guided", name, corpus),
                *(f"-max_total_time={seconds}", f"-timeout={SLOWEST}", f"-rss_limit_mb={MEMORY}"),
                *(f"-max_len={LARGEST.get(name, 2000)}", f"-artifact_prefix={found}/", "-print_final_stats=1"),
            ],
            check=False,
        )
    if not any(found.iterdir()):
        found.rmdir()
    return done.returncode != 0


if __name__ == "__main__":
    sys.exit(main())

"""One target, fuzzed by line coverage: `python -m tests.fuzz.guided TARGET CORPUS -max_total_time=…`.

It requires Atheris, which is not one of our dependencies: see .github/docs/fuzzing.md.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

INSTRUMENTED = ("bot", "cogs", "tests.fuzz", "tomllib", "argparse")
"""The packages whose coverage counts; bytes and texts are read there."""


def main() -> None:
    """Run until the time is up or an input fails; Atheris ends the process."""
    atheris: Any = importlib.import_module("atheris")
    name, *arguments = sys.argv[1:]
    with atheris.instrument_imports(include=list(INSTRUMENTED)):
        targets = importlib.import_module("tests.fuzz.targets").TARGETS
    atheris.Setup([sys.argv[0], *arguments], targets[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main()

"""One target, fuzzed by the lines that its inputs reach: `python -m tests.fuzz.guided TARGET CORPUS -max_total_time=…`.

It needs Atheris, which is no dependency of ours: see .github/docs/fuzzing.md.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

INSTRUMENTED = ("bot", "cogs", "tests.fuzz", "tomllib", "argparse")
"""Whose lines count; reading bytes and texts is done there."""


def main() -> None:
    """Run until the time is over or an input fails; Atheris ends the process."""
    atheris: Any = importlib.import_module("atheris")
    name, *arguments = sys.argv[1:]
    with atheris.instrument_imports(include=list(INSTRUMENTED)):
        targets = importlib.import_module("tests.fuzz.targets").TARGETS
    atheris.Setup([sys.argv[0], *arguments], targets[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main()

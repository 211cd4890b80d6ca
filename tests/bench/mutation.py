"""Measure how many faults the tests find: each is put into a copy of the checkout, and the tests that reach it are run.

`uv run --with coverage python -m tests.bench.mutation --faults 60 --seed 1` first runs all tests once to see which
lines each of them reaches, other than in processes of its own. It takes as many from every package; the same seed takes
the same ones as long as the sources are the same. A fault counts as found if a test fails or does not end.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from tests import ROOT
from tests.bench.reached import SOURCES, Reached

IGNORED: Final = ("art", "bake")
"""Folders of drawings that are baked before the bot is packaged."""
TIMEOUT: Final = 3600.0
"""In seconds, for all tests; a fault with which its tests take longer than these have taken is found."""
ALONE: Final = 20
"""The most tests that run in one process: a second one would take longer to start than they take."""
MARKS: Final = "not exhaustive and not postgres"
_OTHER: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt},
    **{
        ast.Eq: ast.NotEq,
        ast.NotEq: ast.Eq,
        ast.Is: ast.IsNot,
        ast.IsNot: ast.Is,
        ast.In: ast.NotIn,
        ast.NotIn: ast.In,
    },
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A replacement for the bytes of a source between two offsets, with their first and last line."""

    kind: str
    line: int
    last: int
    begin: int
    end: int
    written: str

    def put_into(self, source: str) -> str:
        content = source.encode()
        return (content[: self.begin] + self.written.encode() + content[self.end :]).decode()


def faults_of(source: str) -> list[Fault]:
    """List the faults that can be made in a source: wrong comparisons, dropped branches, off by one, `and` for `or`."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def at(kind: str, node: ast.expr, written: str) -> Fault:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        return Fault(kind, node.lineno, node.end_lineno, begin, end, written)

    found = []
    for node in _walk(ast.parse(source)):
        match node:
            case ast.Compare(left, [operator, *others], comparators):
                wrong = ast.Compare(left, [_OTHER[type(operator)](), *others], comparators)
                found.append(at("comparison", node, f"({ast.unparse(wrong)})"))
            case ast.BoolOp(operator, values):
                other = ast.Or() if isinstance(operator, ast.And) else ast.And()
                found.append(at("and/or", node, f"({ast.unparse(ast.BoolOp(other, values))})"))
            case ast.Constant(int() as number) if not isinstance(number, bool):
                found.append(at("off by one", node, str(number + 1)))
            case ast.If(test) | ast.IfExp(test):
                found.append(at("dropped branch", test, "False"))
    return found


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what runs, without assertions, annotations, and f-strings, whose parts have no places of their own."""
    if isinstance(node, ast.Assert | ast.JoinedStr) or _is_for_types(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _walk(child)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def chosen(root: Path, count: int, seed: int) -> list[tuple[Path, Fault]]:
    """Choose faults by a seed, in turn from each package."""
    dice = Random(seed)
    packages: dict[Path, list[tuple[Path, Fault]]] = {}
    for file in sorted(file for top in SOURCES for file in (root / top).rglob("*.py")):
        path = file.relative_to(root)
        if not set(path.parts) & set(IGNORED):
            known = packages.setdefault(Path(*path.parts[:2]), [])
            known += [(path, fault) for fault in faults_of(file.read_text("utf-8"))]
    found: list[tuple[Path, Fault]] = []
    for faults in packages.values():
        dice.shuffle(faults)
    order = [faults for faults in packages.values() if faults]
    while len(found) < count and order:
        dice.shuffle(order)
        found += [faults.pop() for faults in order]
        order = [faults for faults in order if faults]
    return found[:count]


def near_first(source: Path, tests: list[str]) -> list[str]:
    """Sort tests so that those in folders named like the source's come first: they find most faults, and soonest."""
    names = {*source.with_suffix("").parts, f"test_{source.name}"}
    return sorted(tests, key=lambda test: -len(names & set(Path(test.partition("::")[0]).parts)))


def run(root: Path, jobs: int, timeout: float, *arguments: str) -> list[str]:
    """Run some tests; return those that fail, or why the run did."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "-p", "no:cacheprovider", *arguments]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=timeout, check=False)
    except subprocess.TimeoutExpired:
        return ["the tests do not end"]
    if done.returncode in (0, 5):  # good, or nothing to run
        return []
    failed = re.findall(r"^(?:FAILED|ERROR) (tests/.*?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return failed or [f"status {done.returncode}"]


def copied(folder: Path) -> Path:
    """Copy the working tree without what Git ignores, into a repository of its own."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    subprocess.run(["git", "add", "-A"], cwd=folder, check=True)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes for the tests")
    parser.add_argument("--whole", action="store_true", help="run all tests on a fault that those reaching it miss")
    given = parser.parse_args()
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        root = copied(Path(folder).resolve())
        os.environ["PYTHONPATH"] = str(root)  # the copy, rather than the checkout that is installed
        began = monotonic()
        failing = run(root, given.jobs, TIMEOUT, "-p", "tests.bench.reached", "-m", MARKS)
        sys.stdout.writelines(f"{test} fails without a fault, and is left out\n" for test in failing)
        left_out = [f"--deselect={test}" for test in failing]
        timeout = monotonic() - began
        reached = Reached(root)
        for number, (path, fault) in enumerate(chosen(root, given.faults, given.seed), 1):
            tests = near_first(path, reached.by(path, fault.line, fault.last))
            source = (root / path).read_text("utf-8")
            (root / path).write_text(fault.put_into(source), "utf-8")
            stop_at_first = ["-x", "-m", MARKS, *left_out]
            jobs = given.jobs if len(tests) > ALONE else 0
            by = run(root, jobs, timeout, *stop_at_first, *tests) if tests else []
            if given.whole and not by:
                by = run(root, given.jobs, timeout, *stop_at_first)
            (root / path).write_text(source, "utf-8")
            count += bool(by)
            told = f"{number}. {path}:{fault.line} {fault.kind}: {fault.written[:60]} · {by[0] if by else 'NOT FOUND'}"
            sys.stdout.write(f"{told} ({len(tests)} tests)\n")
            sys.stdout.flush()
    sys.stdout.write(f"{count} of {given.faults} found\n")


if __name__ == "__main__":
    main()

"""Measure how many faults the tests find: each is put into a copy of the checkout, and tests that can see it are run.

`python -m tests.bench.mutation --faults 60 --seed 1` takes as many from every package; the same seed takes the same
ones as long as the sources are the same. A fault counts as found if a test fails or does not end.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from tests import ROOT

SOURCES: Final = ("bot", "cogs", "render")
IGNORED: Final = ("art", "bake")
"""Folders of drawings that are baked before the bot is packaged."""
LONGEST: Final = 1800.0
"""Seconds for the tests of one stage."""
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
    """A replacement for the bytes of a source between two offsets."""

    kind: str
    line: int
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
        return Fault(kind, node.lineno, begin, end, written)

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
    """Yield the nodes that run, without assertions, annotations, and f-strings, whose parts have no offsets."""
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


def stages(root: Path, source: Path) -> list[Path]:
    """Return the tests that can see a fault: those that mirror its module or package, then the end-to-end tests."""
    parts = source.with_suffix("").parts
    mirror = Path("tests", *(parts[1:] if parts[:2] == ("bot", "games") else parts))
    own = mirror.with_name(f"test_{mirror.name}.py")
    while not (root / mirror).is_dir():
        mirror = mirror.parent
    return [stage for stage in (own, mirror, Path("tests/e2e")) if (root / stage).exists()]


def finds(root: Path, stage: Path, jobs: int, marks: str) -> str:
    """Run some tests; return the first that fails, or nothing."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", str(jobs), "-m", marks, "-p", "no:cacheprovider"]
    try:
        done = subprocess.run(
            [*command, str(stage)], cwd=root, capture_output=True, text=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return f"{stage} does not end"
    if done.returncode in (0, 5):  # all passed, or there was nothing to run
        return ""
    failed = [line.split(" - ")[0] for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0] if failed else f"{stage}: status {done.returncode}"


def copied(folder: Path) -> Path:
    """Copy the working tree without what Git ignores."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def main() -> None:
    """Put in one fault after another, and print which are found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes for the tests")
    parser.add_argument("--marks", default=MARKS, help=f"which tests are run (default: {MARKS})")
    given = parser.parse_args()
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        root = copied(Path(folder).resolve())
        os.environ["PYTHONPATH"] = str(root)  # the copy, rather than the checkout that is installed
        for number, (path, fault) in enumerate(chosen(root, given.faults, given.seed), 1):
            source = (root / path).read_text("utf-8")
            (root / path).write_text(fault.put_into(source), "utf-8")
            by = next(filter(None, (finds(root, stage, given.jobs, given.marks) for stage in stages(root, path))), "")
            (root / path).write_text(source, "utf-8")
            count += bool(by)
            told = f"{number}. {path}:{fault.line} {fault.kind}: {fault.written[:60]} · {by or 'NOT FOUND'}"
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{count} of {given.faults} found\n")


if __name__ == "__main__":
    main()

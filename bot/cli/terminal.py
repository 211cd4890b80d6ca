"""Terminal output, and an argument parser whose errors are one line and the usage."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any, Final, NoReturn

from bot.model.search_budget import SearchBudget, read_search_budget
from bot.texts.printable import system_message, to_one_line

LONGEST_LINE: Final = 600
"""The maximum length of a line that names a file and a reason, or all commands, in characters."""


class WrongUse(Exception):
    """The command was used wrongly; the message is one line, and so is the usage, if it helps."""

    def __init__(self, message: str, usage: str = "") -> None:
        super().__init__(message)
        self.usage = usage


class OutputLost(Exception):
    """The output can no longer be written."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


def prepare_output() -> None:
    """Write UTF-8 wherever the output goes, and escape lone surrogates, which have no encoding."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def write(line: str) -> None:
    """Write a line and flush it; raise OutputLost."""
    if sys.stdout is None:  # closed from the start
        return
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except OSError as error:
        raise OutputLost(error) from None


def write_error(line: str, usage: str = "") -> None:
    """Write a line, and below it how the command is used, to standard error."""
    if sys.stderr is not None:
        sys.stderr.write(f"piazza: {line}\n{usage}\n" if usage else f"piazza: {line}\n")


def discard_output() -> None:
    """Redirect remaining output to the null device, or Python reports it at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


@contextmanager
def naming(path: str, done: str) -> Iterator[None]:
    """Turn errors of the system into WrongUse that names the path; `done` is `read` or `written`."""
    try:
        yield
    except (OSError, ValueError) as error:  # the second for a name that no file can have
        raise WrongUse(f"{to_one_line(path)} can’t be {done}: {system_message(error)}") from None


class Parser(argparse.ArgumentParser):
    """An argument parser that reports all errors as WrongUse."""

    def __init__(self, prog: str, description: str, **more: Any) -> None:
        # from Python 3.14 on, a parser hands its subparsers whether they may use colours
        super().__init__(prog, description=description, allow_abbrev=False, formatter_class=_Formatter, **more)

    def print_help(self, file: object = None) -> None:
        write(self.format_help().rstrip())

    def error(self, message: str) -> NoReturn:
        line = to_one_line(message, LONGEST_LINE)
        raise WrongUse(f"{line} (see “{self.prog} --help”)", " ".join(self.format_usage().split()))


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog)
        self._action_max_length = 15  # argparse ignores the indentation of subcommands, and breaks their lines


def integer_between(least: int, most: int) -> Callable[[str], int]:
    """Return a converter for integers between two bounds, inclusive."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,12}", text) is None or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"not a whole number from {least} to {most}")
        return int(text)

    return read


def parse_numbers(text: str) -> list[int]:
    """Convert small numbers separated by commas; duplicates are dropped."""
    if re.fullmatch(r"\s*[0-9]{1,2}\s*(,\s*[0-9]{1,2}\s*)*", text) is None:
        raise argparse.ArgumentTypeError("not comma-separated numbers of seats")
    return [*dict.fromkeys(map(int, text.split(",")))]


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def search_budget(text: str) -> SearchBudget:
    """Convert a search budget: simulations, or seconds with the suffix `s`."""
    try:
        return read_search_budget(text)
    except ValueError:
        raise argparse.ArgumentTypeError("neither simulations (250) nor seconds (2s, 0.5s)") from None


def size_of(number: int) -> str:
    """Return a number of bytes as text."""
    if number < 10**6:
        return f"{-(-number // 1000):,} kB"
    if number < 10**10:
        return f"{-(-number // 10**6):,} MB"
    return f"{number // 10**9:,} GB"

"""Terminal output, and an argument parser whose errors are one line in the reader's language."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from typing import Any, NoReturn

from bot.model.budgets import Allowance, read_allowance
from bot.texts import Texts
from bot.texts.printable import one_line


class WrongUse(Exception):
    """The command was used wrongly; the message is one line, and so is its usage, if that helps."""

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


def why(error: Exception) -> str:
    """Return the system's description of an error, without its number."""
    return getattr(error, "strerror", None) or str(error)


class Parser(argparse.ArgumentParser):
    """An argument parser that reports all errors as WrongUse."""

    def __init__(self, *, say: Texts, **kwargs: Any) -> None:
        self.say = say
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_formatter(say), **kwargs)
        self.options = self.add_argument_group(say.say("terminal-options"))
        self.options.add_argument("-h", "--help", action="help", help=say.say("terminal-help"))

    def print_help(self, file: object = None) -> None:
        """Write the help to standard output."""
        write(self.format_help().rstrip())

    def error(self, message: str) -> NoReturn:
        """Raise WrongUse."""
        usage = " ".join(self.format_usage().split())
        raise WrongUse(self.say.say("terminal-wrong-use", why=one_line(message), program=self.prog), usage)


def number(say: Texts, least: int, most: int) -> Callable[[str], int]:
    """Return a converter for integers between two bounds, inclusive."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,12}", text) is None or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(say.say("terminal-number", least=str(least), most=str(most)))
        return int(text)

    return read


def numbers(say: Texts) -> Callable[[str], list[int]]:
    """Return a converter for small numbers separated by commas; duplicates are dropped."""

    def read(text: str) -> list[int]:
        if re.fullmatch(r"\s*[0-9]{1,2}\s*(,\s*[0-9]{1,2}\s*)*", text) is None:
            raise argparse.ArgumentTypeError(say.say("terminal-not-seats"))
        return [*dict.fromkeys(map(int, text.split(",")))]

    return read


def allowance(say: Texts) -> Callable[[str], Allowance]:
    """Return a converter for a search budget: simulations, or seconds with the suffix `s`."""

    def read(text: str) -> Allowance:
        try:
            return read_allowance(text)
        except ValueError:
            raise argparse.ArgumentTypeError(say.say("terminal-not-thinking")) from None

    return read


def one_of(say: Texts, choices: Sequence[str]) -> Callable[[str], str]:
    """Return a converter that accepts one of several words."""

    def read(text: str) -> str:
        if text not in choices:
            raise argparse.ArgumentTypeError(say.say("terminal-choice", choices=", ".join(choices)))
        return text

    return read


def size_of(say: Texts, number: int) -> str:
    """Return a number of bytes as text."""
    if number < 10**6:
        return say.say("size-kilobytes", number=-(-number // 1000))
    if number < 10**10:
        return say.say("size-megabytes", number=-(-number // 10**6))
    return say.say("size-gigabytes", number=number // 10**9)


def _formatter(say: Texts) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._action_max_length = 14  # argparse ignores the indentation of subcommands, and breaks their lines

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{say.say('terminal-usage')} " if prefix is None else prefix)

    return Formatter

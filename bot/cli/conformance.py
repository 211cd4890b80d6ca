"""`piazza conformance`: which requirements a game fails, and what it hides."""

from __future__ import annotations

from argparse import Namespace

from bot.cli.terminal import LONGEST_LINE, WrongUse, write
from bot.conformance import find_game, findings
from bot.games.hidden import secrets
from bot.services.watchdog import WORKER_LIMIT, Watchdog
from bot.texts.printable import to_one_line


def run(arguments: Namespace) -> int:
    """Run the command; return whether a requirement is not met."""
    try:
        game = find_game(arguments.game)
    except Exception as wrong:  # a game in development may raise anything
        raise WrongUse(
            to_one_line(f"{arguments.game} can’t be loaded: {type(wrong).__name__}: {wrong}", LONGEST_LINE)
        ) from None
    Watchdog(WORKER_LIMIT).begin()
    number = 0
    for number, finding in enumerate(findings(game, lambda what: write(f"checking: {what}"), timed=True), 1):
        write(f"{number}. {finding}")  # at once, as checks take long
    unmet = "1 requirement is" if number == 1 else f"{number} requirements are"
    write(f"{game.meta.name}: {f'{unmet} not met' if number else 'all requirements are met'}.")
    if game.kinds is not None:  # only the author knows whether that is complete
        hidden = [
            f"{secret.path} (seen by {'its seat' if secret.owned else 'nobody'})"
            for secret in secrets(game.kinds.position)
        ]
        write(f"{game.meta.name} hides {', '.join(hidden) or 'nothing: everyone sees everything'}.")
    return int(bool(number))

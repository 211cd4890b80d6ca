"""The cards that an operator has entered from their own copy of a game."""

from __future__ import annotations

from pathlib import Path

from bot.app.config import WrongSetting
from bot.games.carrara.cards.card import Source
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.cards.reading import LARGEST_FILE, read_cards
from bot.games.game import BadData


def add_own_cards(file: Path) -> int:
    """Put the cards of a TOML file into the deck of Carrara's expansion, and tell how many; raise WrongSetting.

    Games that are running keep the cards that they were dealt, whatever becomes of the file.
    """
    try:
        with file.open(encoding="utf-8") as opened:
            cards = read_cards(opened.read(LARGEST_FILE + 1), Source.BOX)
        DECK.add(cards)
    except UnicodeDecodeError:
        raise WrongSetting("file-not-utf8", file=str(file)) from None
    except OSError as error:
        raise WrongSetting("file-unreadable", file=str(file), why=error.strerror or type(error).__name__) from None
    except BadData as wrong:
        raise WrongSetting("cards", file=str(file), why=str(wrong)) from None
    return len(cards)

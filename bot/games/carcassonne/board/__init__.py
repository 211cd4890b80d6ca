"""The map: tiles laid so far, and the features that they form."""

from bot.games.carcassonne.board.board import (
    Board,
    Laid,
    Spot,
    column_name,
    coordinate,
    read_coordinate,
    row_name,
    with_follower,
    with_ingots,
    without_followers,
    without_ingots,
)
from bot.games.carcassonne.board.feature import Feature, Follower
from bot.games.carcassonne.board.laying import lay, start
from bot.games.carcassonne.board.openings import openings
from bot.games.carcassonne.board.places import ORIGIN, Place, around, beside, reading_order

__all__ = [
    "ORIGIN",
    "Board",
    "Feature",
    "Follower",
    "Laid",
    "Place",
    "Spot",
    "around",
    "beside",
    "column_name",
    "coordinate",
    "lay",
    "openings",
    "read_coordinate",
    "reading_order",
    "row_name",
    "start",
    "with_follower",
    "with_ingots",
    "without_followers",
    "without_ingots",
]

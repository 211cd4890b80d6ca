"""The numbers of the rulebook."""

from __future__ import annotations

from typing import Final

SEATS: Final = range(2, 5)
START_CARDS: Final = 4
QUARRIES: Final = range(1, 5)
"""Clockwise around the warehouse."""
OPENING: Final = len(QUARRIES) + 1
"""The tiles that lie open at the beginning, all from the first stack."""
ENVOYS: Final = 5

OWN_SHARE: Final = 2
"""The cards that the seat to move takes of the money revealed; all others take one."""
DEAREST: Final = 10
"""A tile of the warehouse costs this, less the number of tiles that lie there."""
MOST_BOUGHT: Final = 2
CERTIFICATE: Final = 3
"""What the certificate counts that begins every auction."""
TOO_MANY: Final = 4
"""So many tiles of a quarry, or more, are handed out instead of auctioned."""
GROUP: Final = 3
"""The cards of a group: of equal value in all three currencies, or certificates."""
GROUP_VALUE: Final = 15

POINTS_BY_HEIGHT: Final = {1: -5, 2: 0, 3: 0, 4: 3, 5: 6}
"""For the number of a palazzo's floors."""
POINTS_OF_ONE_MATERIAL: Final = {1: 0, 2: 0, 3: 3, 4: 3, 5: 6}
WINDOWS_COUNT_FROM: Final = 3
"""A palazzo needs so many floors for its windows to count."""

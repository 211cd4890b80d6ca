"""Which tiles carry I, II or III on their backs: the house default, all shuffled, or the split of an owner's box.

The publisher's split is not known outside of the box.
"""

from bot.games.palazzo.stacks.layout import HOUSE_FLOORS, check_stacks, check_whole, lay_out
from bot.games.palazzo.stacks.own import LARGEST_FILE, OWN, add_own_stacks

__all__ = ["HOUSE_FLOORS", "LARGEST_FILE", "OWN", "add_own_stacks", "check_stacks", "check_whole", "lay_out"]

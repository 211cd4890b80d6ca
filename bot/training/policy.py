"""The policy: a rating of turns by what is seen of them at once, so that the search thinks about good ones first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from bot.training.weights import Array

_NEAR: Final = 0.033
"""How far behind the best a turn may be, in worth, and still count a third as much."""
_FAR: Final = 0.1
"""From where on it does not matter how much worse a turn is."""
_FLOOR: Final = 0.02
"""What the worst turns count at least."""
_FORGETS: Final = 0.9999
"""What earlier decisions keep of their weight with each new one, as the network gets better."""
_RIDGE: Final = 1e-3


@dataclass(slots=True)
class Ridge:
    """Weighted ridge regression of turns' worth, relative to the other turns of the same decision."""

    products: Array
    """By feature and feature."""
    sums: Array
    """By feature."""

    @classmethod
    def begin(cls, features: int) -> Ridge:
        """Return what is known before the first decision: nothing."""
        return cls(np.zeros((features, features)), np.zeros(features))

    @classmethod
    def of(cls, arrays: Mapping[str, Any]) -> Ridge:
        """Return the regression kept in arrays."""
        return cls(arrays["ridge_products"], arrays["ridge_sums"])

    def arrays(self) -> dict[str, Array]:
        """Return the arrays to keep."""
        return {"ridge_products": self.products, "ridge_sums": self.sums}

    def learn(self, seen: Array, worths: Array) -> None:
        """Add a decision: the features of its turns, and what these were worth."""
        behind = np.maximum(worths - worths.max(), -_FAR)
        shares = np.exp(behind / _NEAR)
        shares /= shares.sum()
        counted = shares + _FLOOR
        beyond = seen - shares @ seen
        self.products = _FORGETS * self.products + (beyond * counted[:, None]).T @ beyond
        self.sums = _FORGETS * self.sums + (beyond * counted[:, None]).T @ (behind - shares @ behind)

    def weights(self) -> Array:
        """Return the weights of the features."""
        kept = self.products + _RIDGE * np.eye(len(self.sums))
        found: Array = np.asarray(np.linalg.solve(kept, self.sums), np.float64)
        return found

"""The weights of the networks, by number of seats: data, learned by self-play.

Each was trained by games of a network against itself, starting from random weights: 570,000 games for two seats,
335,000 for three, 242,000 for four; about half of them used the features of the race to the end. It played the turn
that looked best one turn ahead (`turns`, a draw sampled twice for TurnWheel; in 1 to 3 of 100 turns any other), and
learned by TD(λ), λ = 0.7, with Adam: the winner by the cross-entropy of the softmax over all seats' strengths, the
score by its squared error. The training program, in C++ with up to 400 games a second, is not kept. Its features and
forecasts were compared with those here and were equal in 760 positions. The strength of the weights is measured by
`piazza arena`, see the README.

Those for the expansion were trained in the same way, with cards drawn from the whole deck: 145,000 games for two seats,
80,000 for three, 61,000 for four, most of them before the numbers of the house cards were settled; features and
forecasts were equal in 2,556 positions.
"""

from __future__ import annotations

from bot.games.carrara.computer.weights import (
    four,
    four_with_cards,
    three,
    three_with_cards,
    two,
    two_with_cards,
)

WEIGHTS = {2: two.WEIGHTS, 3: three.WEIGHTS, 4: four.WEIGHTS}
"""By number of seats, a line per unit up to its semicolon: a weight for each feature, its threshold, its weights for
the score and for the strength; last the score's threshold. All in thousandths."""
WEIGHTS_WITH_CARDS = {2: two_with_cards.WEIGHTS, 3: three_with_cards.WEIGHTS, 4: four_with_cards.WEIGHTS}
"""The same for the expansion."""

"""What money is worth, and how prices and bids can be paid (section 6 of the rules)."""

from bot.games.palazzo.payment.bids import Bids
from bot.games.palazzo.payment.exact import payments
from bot.games.palazzo.payment.worth import Worth, enough_within, groups, most, most_by_currency, worth

__all__ = ["Bids", "Worth", "enough_within", "groups", "most", "most_by_currency", "payments", "worth"]

"""Refusals by the host, whatever the game: codes with their facts. A game's rules raise IllegalAction instead."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """The codes; comments name their facts."""

    MOVED_ON = "moved_on"  # since: the row of the log for which it was meant, if that is known
    CROWDED = "crowded"
    PAUSED = "paused"  # manager: user, None once forgotten; since: seconds since 1970, as text
    NO_TABLE = "no_table"
    LEFT_SERVER = "left_server"  # game, table
    ON_SERVER = "on_server"
    CHANNEL_TAKEN = "channel_taken"  # table
    NOT_AT_TABLE = "not_at_table"
    NOT_STARTED = "not_started"
    STARTED = "started"
    NOT_YOUR_TURN = "not_your_turn"  # seats: the numbers of the seats to act, joined by commas
    OTHER_RULES = "other_rules"
    GAME_MISSING = "game_missing"  # game
    NO_HANDS = "no_hands"  # game
    NO_ORDERS = "no_orders"  # game
    NO_SUCH_ORDER = "no_such_order"
    ORDER_OF_NO_USE = "order_of_no_use"
    ORDER_AMOUNT = "order_amount"  # text; least, most: the amounts that can be given
    OTHER_GAME = "other_game"  # game: the name of the game played here
    TABLE_OVER = "table_over"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"  # seats
    TOO_MANY_TABLES = "too_many_tables"  # most
    TOO_MANY_FOLLOWED = "too_many_followed"  # most
    TOO_MANY_FOLLOWERS = "too_many_followers"  # most
    TOO_MANY_OFFERS = "too_many_offers"  # most
    NOT_SHARED_THERE = "not_shared_there"  # channel
    TOO_MANY_SHARED = "too_many_shared"  # most
    NEEDS_HAND = "needs_hand"
    LOG_FULL = "log_full"
    LEAGUE_PHASE = "league_phase"  # phase: how far the season is
    LEAGUE_JOINED = "league_joined"
    LEAGUE_NOT_IN = "league_not_in"
    LEAGUE_FULL = "league_full"  # most
    LEAGUE_LAST_ROUND = "league_last_round"
    LEAGUE_NO_GAME = "league_no_game"
    LEAGUE_FOLLOWED = "league_followed"
    LEAGUE_TOO_FEW = "league_too_few"  # need, have
    NO_FORMER_TABLE = "no_former_table"
    NO_TURN_MESSAGE = "no_turn_message"
    TOO_MANY_PLAYERS = "too_many_players"  # most, have
    TOO_FEW_PLAYERS = "too_few_players"  # need, have
    HOST_ONLY = "host_only"  # host: user
    HOST_FIRST = "host_first"  # host: user; since: from when anyone at the table may, in seconds since 1970, as text
    NOT_ALONE = "not_alone"
    NO_COMPUTER = "no_computer"  # computer
    SEATS_FIXED = "seats_fixed"
    NO_VARIANT = "no_variant"
    NO_COMPUTER_SEAT = "no_computer_seat"
    SAME_LEVEL = "same_level"
    LEVELS_FIXED = "levels_fixed"
    NO_WHAT_IF = "no_what_if"
    NO_SUCH_TURN = "no_such_turn"  # turn; most: the last one
    TOO_DEEP = "too_deep"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    STANDS_IN = "stands_in"
    NOBODY_STANDS_IN = "nobody_stands_in"
    WAITED_FOR = "waited_for"
    NO_PROPOSAL = "no_proposal"
    OWN_PROPOSAL = "own_proposal"
    NOT_ASKED = "not_asked"
    NOT_OVER = "not_over"
    CONCEDED = "conceded"
    QUESTION_OPEN = "question_open"
    NOT_ABSENT = "not_absent"
    SEAT_CONCEDED = "seat_conceded"
    WHICH_SEAT = "which_seat"
    SITS_THERE = "sits_there"
    NO_PERSON = "no_person"
    CANNOT_SEE = "cannot_see"
    NOBODY_TO_AGREE = "nobody_to_agree"
    NOT_OFFERED = "not_offered"  # text: what was typed; offered: what is possible, escaped; left: how many more are
    SEVERAL_OFFERED = "several_offered"  # text; offered: what it can mean, escaped; left
    MISSING = "missing"  # option: the key of its name; game: whose key it is, or empty; offered, left
    UNUSED = "unused"  # option, game
    RIGHTS_MISSING = "rights_missing"  # rights: Discord's names for them, joined by commas
    THREAD_LOCKED = "thread_locked"
    NOT_AN_HOUR = "not_an_hour"  # text: what was typed
    NOT_A_DAY = "not_a_day"  # text
    DAY_PAST = "day_past"  # text
    ZONE_UNKNOWN = "zone_unknown"  # text
    QUIET_ALL_DAY = "quiet_all_day"
    AWAY_WHEN = "away_when"  # days: the most
    STILL_PLAYING = "still_playing"
    NO_HINTS = "no_hints"  # game
    NO_REVIEWS = "no_reviews"  # game
    RATED_NO_HINTS = "rated_no_hints"
    NO_REVIEW_YET = "no_review_yet"
    NOTHING_TO_REVIEW = "nothing_to_review"
    MANAGERS_ONLY = "managers_only"
    NO_TABLE_HERE = "no_table_here"
    NO_TABLE_NAMED = "no_table_named"
    PAUSED_ALREADY = "paused_already"
    NOT_PAUSED = "not_paused"
    ONLY_INVITED = "only_invited"
    SEAT_CHANGED = "seat_changed"
    LAST_PERSON = "last_person"
    TO_WHOM = "to_whom"
    NO_LEAGUE = "no_league"
    ORGANISER_ONLY = "organiser_only"
    LEAGUE_IN_THREAD = "league_in_thread"
    PUZZLE_OVER = "puzzle_over"
    PUZZLE_GONE = "puzzle_gone"
    NOT_IN_PUZZLES = "not_in_puzzles"
    NO_WRITING = "no_writing"
    SHARED_PERHAPS = "shared_perhaps"


class Refused(Exception):
    """Raised when the host refuses something: a code with its facts, never a finished sentence."""

    def __init__(self, reason: Refusal, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{name}={value}" for name, value in self.facts.items())])

"""Refusals by the host, whatever the game: codes with their facts. A game's rules raise IllegalAction instead."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """The codes; comments name their facts."""

    # any click or command
    MOVED_ON = "moved_on"  # since: the row of the log for which it was meant, if that is known
    CROWDED = "crowded"
    ON_SERVER = "on_server"
    LEFT_SERVER = "left_server"  # game, table
    RIGHTS_MISSING = "rights_missing"  # rights: Discord's names for them, joined by commas
    THREAD_LOCKED = "thread_locked"

    # typed choices, hours and days
    NOT_OFFERED = "not_offered"  # text: what was typed; offered: what is possible, escaped; left: how many more are
    SEVERAL_OFFERED = "several_offered"  # text; offered: what it can mean, escaped; left
    MISSING = "missing"  # option: the key of its name; game: whose key it is, or empty; offered, left
    UNUSED = "unused"  # option, game
    NOT_AN_HOUR = "not_an_hour"  # text: what was typed
    NOT_A_DAY = "not_a_day"  # text
    DAY_PAST = "day_past"  # text
    ZONE_UNKNOWN = "zone_unknown"  # text

    # opening, joining and starting a table
    NO_TABLE = "no_table"
    CHANNEL_TAKEN = "channel_taken"  # table
    NO_FORMER_TABLE = "no_former_table"
    NO_VARIANT = "no_variant"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"  # seats
    NOT_ALONE = "not_alone"
    TOO_MANY_PLAYERS = "too_many_players"  # most, have
    TOO_FEW_PLAYERS = "too_few_players"  # need, have
    HOST_ONLY = "host_only"  # host: user
    HOST_FIRST = "host_first"  # host: user; since: from when anyone at the table may, in seconds since 1970, as text
    NOT_STARTED = "not_started"
    STARTED = "started"

    # playing
    NOT_AT_TABLE = "not_at_table"
    NOT_YOUR_TURN = "not_your_turn"  # seats: the numbers of the seats to act, joined by commas
    OTHER_GAME = "other_game"  # game: the name of the game played here
    OTHER_RULES = "other_rules"
    GAME_MISSING = "game_missing"  # game
    PAUSED = "paused"  # manager: user, None once forgotten; since: seconds since 1970, as text
    TABLE_OVER = "table_over"
    CONCEDED = "conceded"
    STANDS_IN = "stands_in"
    NOBODY_STANDS_IN = "nobody_stands_in"
    NO_HANDS = "no_hands"  # game
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    LOG_FULL = "log_full"

    # standing orders
    NO_ORDERS = "no_orders"  # game
    NO_SUCH_ORDER = "no_such_order"
    ORDER_OF_NO_USE = "order_of_no_use"
    ORDER_AMOUNT = "order_amount"  # text; least, most: the amounts that can be given

    # questions to the others and seats that change hands
    NO_PROPOSAL = "no_proposal"
    OWN_PROPOSAL = "own_proposal"
    NOT_ASKED = "not_asked"
    QUESTION_OPEN = "question_open"
    WAITED_FOR = "waited_for"
    NOBODY_TO_AGREE = "nobody_to_agree"
    NOT_ABSENT = "not_absent"
    SEAT_CONCEDED = "seat_conceded"
    WHICH_SEAT = "which_seat"
    SITS_THERE = "sits_there"
    NO_PERSON = "no_person"
    CANNOT_SEE = "cannot_see"

    # computer players
    NO_COMPUTER = "no_computer"  # computer
    SEATS_FIXED = "seats_fixed"
    NO_COMPUTER_SEAT = "no_computer_seat"
    SAME_LEVEL = "same_level"
    LEVELS_FIXED = "levels_fixed"

    # limits per person and per table
    TOO_MANY_TABLES = "too_many_tables"  # most
    TOO_MANY_OFFERS = "too_many_offers"  # most
    TOO_MANY_FOLLOWED = "too_many_followed"  # most
    TOO_MANY_FOLLOWERS = "too_many_followers"  # most

    # hints, reviews, records and what if
    NO_HINTS = "no_hints"  # game
    RATED_NO_HINTS = "rated_no_hints"
    NO_REVIEWS = "no_reviews"  # game
    NO_REVIEW_YET = "no_review_yet"
    NOTHING_TO_REVIEW = "nothing_to_review"
    NOT_OVER = "not_over"
    NO_TURN_MESSAGE = "no_turn_message"
    NO_WHAT_IF = "no_what_if"
    NO_SUCH_TURN = "no_such_turn"  # turn; most: the last one
    TOO_DEEP = "too_deep"

    # sharing
    NOT_SHARED_THERE = "not_shared_there"  # channel
    TOO_MANY_SHARED = "too_many_shared"  # most
    NEEDS_HAND = "needs_hand"
    SHARED_PERHAPS = "shared_perhaps"

    # settings and personal data
    QUIET_ALL_DAY = "quiet_all_day"
    AWAY_WHEN = "away_when"  # days: the most
    STILL_PLAYING = "still_playing"

    # managing a server’s tables
    MANAGERS_ONLY = "managers_only"
    NO_TABLE_HERE = "no_table_here"
    NO_TABLE_NAMED = "no_table_named"
    PAUSED_ALREADY = "paused_already"
    NOT_PAUSED = "not_paused"
    ONLY_INVITED = "only_invited"
    SEAT_CHANGED = "seat_changed"
    LAST_PERSON = "last_person"
    TO_WHOM = "to_whom"

    # leagues
    NO_LEAGUE = "no_league"
    ORGANISER_ONLY = "organiser_only"
    LEAGUE_IN_THREAD = "league_in_thread"
    LEAGUE_PHASE = "league_phase"  # phase: how far the season is
    LEAGUE_JOINED = "league_joined"
    LEAGUE_NOT_IN = "league_not_in"
    LEAGUE_FULL = "league_full"  # most
    LEAGUE_TOO_FEW = "league_too_few"  # need, have
    LEAGUE_LAST_ROUND = "league_last_round"
    LEAGUE_NO_GAME = "league_no_game"
    LEAGUE_FOLLOWED = "league_followed"

    # the position of the day
    PUZZLE_OVER = "puzzle_over"
    PUZZLE_GONE = "puzzle_gone"
    NOT_IN_PUZZLES = "not_in_puzzles"
    NO_WRITING = "no_writing"


class Refused(Exception):
    """Raised when the host refuses something: a code with its facts, never a finished sentence."""

    def __init__(self, reason: Refusal, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{name}={value}" for name, value in self.facts.items())])

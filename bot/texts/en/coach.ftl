# The coach of every game: hints while it runs, reviews when it is over, and the chart of the chances of winning.
command-table-hint = hint
command-table-hint-description = Ask which actions are best now, for you alone; not at rated tables
command-table-review = review
command-table-review-description = See how the chances went in this finished game, and which mistakes cost most
button-hint = Hint
button-review = Review

hint-thinking = 💭 I am thinking about your turn …
hint-title = ## Hint
    -# For you alone. The chances are estimates, in steps of 5 %; what is drawn next can change everything.
hint-line = **{ $number }. { $action }**
hint-chance = Chance of winning: about { $percent } %.
hint-chance-least = Chance of winning: below 5 %.
hint-chance-most = Chance of winning: above 95 %.
hint-unsure = (I have only glanced at this one.)
hint-all-unsure = (I have only glanced at these.)
hint-then = { $first }, then { $next }
hint-only = There is nothing to choose: this is all that you can do.

refused-rated-no-hints = This is a rated table: everyone plays without hints here. After the end, `/table review` tells what was better.
refused-hint-not-to-move = A hint is for whoever is to move, and that is not you now. I will tell you when it is.
refused-no-review-yet = The review tells everything that is hidden, so it comes when the game is over: with `/table review`.
refused-nothing-to-review = There is nothing to review: no turn was played in this game, or it was given up.

review-waits = 🔎 I am looking at this game once more, turn by turn. The review comes here <t:{ $ready }:R>.
review-title = ## Review: { $game }
    -# Chances of winning, estimated before every turn; the game had { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
review-turning = ⚖️ **The turning point: turn { $turn }, { $name }.** { $what }
    The chances of { $whom } went from { $before } % to { $after } %.
review-turning-mistake = It was mistake **{ $number }** below.
review-steady = ⚖️ There was no turning point: no turn changed the chances much.
review-mistakes = ❗ **Costliest mistakes of { $name }**
review-flawless = ✅ **{ $name }** made no mistake that I could make out.
review-mistake = **{ $number }** · Turn { $turn }, chance of winning −{ $cost } %: { $done }.
    Better: **{ $better }.** { $why }
review-jump = See a turn on the board
review-option-turning = Turning point: turn { $turn } · { $name }
review-option-mistake = { $number } · turn { $turn } · { $name }

picture-chances = Chances of winning
picture-percent = { $percent } %
picture-turning = Turning point: turn { $turn }
picture-alt-leads = Likeliest to win: { $leads }.
picture-alt-lead-first = { $name } from the beginning
picture-alt-lead = { $name } from turn { $turn } on
picture-alt-changes = The lead changed { $count } times; from turn { $turn } on { $name } was likeliest to win.
picture-alt-chances = Chances of winning in percent, after turns { $moments }.
picture-alt-chances-of = { $name }: { $chances }.
picture-alt-mistake = Mistake { $number }: { $name }, turn { $turn }.
picture-alt-chances-more = Everything else stands in the text.

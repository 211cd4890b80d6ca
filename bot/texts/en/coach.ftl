# The coach of every game: hints while it runs, reviews when it is over, and the chart of the chances of winning.
command-table-hint = hint
command-table-hint-description = Ask for the best actions now (only you see it; not in rated games)
command-table-review = review
command-table-review-description = See the chances turn by turn and the costliest mistakes of this finished game
button-hint = Hint
button-review = Review

hint-thinking = 💭 Thinking about your turn …
hint-title = ## Hint
    -# Only you see this. These are estimates; the next draw can change everything.
hint-equal = These are about equally good:
hint-hopeless = You can hardly win anymore. This is the best you can still do:
hint-line = **{ $number }. { $action }**
hint-chance = Chance of winning: about { percent }.
hint-chance-least = Chance of winning: below { percent }.
hint-chance-most = Chance of winning: above { percent }.
hint-expected = { $points ->
    [one] Likely result: about { $points } point.
   *[other] Likely result: about { $points } points.
 }
hint-expected-place = { $points ->
    [one] Likely result: place { $place } of { $seats }, about { $points } point.
   *[other] Likely result: place { $place } of { $seats }, about { $points } points.
 }
hint-unsure = (rough estimate)
hint-all-unsure = (All are rough estimates.)
hint-then = { $first }, then { $next }
hint-only = It’s the only thing you can do.

refused-rated-no-hints = There are no hints in rated games. Afterwards, `/table review` shows what was better.
refused-hint-not-to-move = You can get a hint when it’s your turn. I’ll tell you when it is.
refused-no-review-yet = The review reveals hidden information, so it has to wait for the end of the game. Then use `/table review`.
refused-nothing-to-review = There’s nothing to review: no turn was played, or the table was closed.

review-waits = 🔎 I’m going through this game turn by turn. The review will be here <t:{ $ready }:R>.
review-title = ## Review: { $game }
    -# Estimated chances of winning before { $turns ->
        [one] the only turn
       *[other] each of the { $turns } turns
    }
review-turning = ⚖️ **Turning point: turn { $turn }, { $name }.** { $what }
    { $whom }’s chances went from { $before } to { $after }.
review-turning-mistake = That was mistake **{ $letter }** below.
review-steady = ⚖️ No turning point: no single turn changed the chances much.
review-mistakes = ❗ **{ $name }’s costliest mistakes**
review-flawless = ✅ **{ $name }** made no mistakes I could find.
review-mistake = **{ $letter }** · Turn { $turn }, chance of winning −{ $cost }: { $done }.
    Better: **{ $better }.** { $why }
review-jump = See a turn on the board
review-option-turning = Turning point: turn { $turn } · { $name }
review-option-mistake = { $letter } · turn { $turn } · { $name }

picture-chances = Chances of winning
picture-turning = Turning point: turn { $turn }
picture-alt-leads = Most likely to win: { $leads }.
picture-alt-lead-first = { $name } from the start
picture-alt-lead = { $name } from turn { $turn } on
picture-alt-changes = The lead changed { $count } times; from turn { $turn } on { $name } was most likely to win.
picture-alt-chances = Chances of winning in percent, after turns { $moments }.
picture-alt-chances-of = { $name }: { $chances }.
picture-alt-mistake = Mistake { $letter }: { $name }, turn { $turn }.
picture-alt-chances-more = The rest is in the text.

# The coach of every game: hints, reviews and the chart of the chances of winning.
command-table-hint = hint
command-table-hint-description = Get the best actions (only you see them; not in rated games)
command-table-review = review
command-table-review-description = Review this finished game: chances and costliest mistakes
button-hint = Hint
button-review = Review

hint-thinking = 💭 Thinking about your turn …
hint-title = ## Hint
    -# { $rough ->
        [yes] Rough estimates
       *[no] Estimates
     }; the next draw can change everything.
hint-equal = About equally good:
hint-hopeless = You can hardly win any more. Your best options:
hint-hopeless-place = You can hardly win any more. These options keep place { $place } of { $seats }:
hint-line = **{ $action }**
button-hint-choose = Choose
hint-chance = Chance of winning: about { percent }.
hint-chance-least = Chance of winning: below { percent }.
hint-chance-most = Chance of winning: above { percent }.
hint-expected = Likely result: about { points }, { $margin }.
hint-ahead = { $points } ahead of { $name }
hint-behind = { $points } behind { $name }
hint-level = level with { $name }
hint-less = That’s { points } less than option 1.
hint-unsure = A rough estimate.
hint-then = { $first }, then { $next }
hint-only = It’s your only option.

better-because = In its favour: { $reasons }.

review-waits = 🔎 Going through the game turn by turn. It should be ready around <t:{ $ready }:t>. **{ button-review }** then shows it.
review-title = ## Review: { $game }
    -# Estimated chances of winning over { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
review-turning = ⚖️ **Turning point: turn { $turn }.** { $what }
    { $whom }’s chances went from { $before } to { $after }.
review-turning-mistake = See mistake **{ $mark }**: the better move would have left { $name } { $cost } more.
review-steady = ⚖️ No single turn changed the chances much.
review-mistakes = ❗ **{ $name }’s costliest mistakes**{ $whose ->
    [other] { " " }(from their side)
   *[own] { "" }
 }
review-flawless = ✅ **{ $name }** made no mistakes I could find.
review-mistake = **{ $mark }** · Turn { $turn }, chance of winning −{ $cost }: { $done }.
    Better: **{ $better }.** { $why }
review-jump = See a turn on the board
review-option-turning = Turning point: turn { $turn } · { $name }
review-option-mistake = { $mark } · turn { $turn } · { $name }

picture-chances = Chances of winning
picture-turn-axis = Turn
picture-mistakes = Mistakes
picture-turning = Turning point: turn { $turn }
picture-turning-point = Turning point
picture-mistake-cost = −{ $cost }
picture-chance-gained = +{ $gained }
picture-alt-leads = Most likely to win: { $leads }.
picture-alt-lead-first = { $name } from the start
picture-alt-lead = { $name } from turn { $turn } on
picture-alt-lead-even = even from turn { $turn } on
picture-alt-changes = The lead changed { $count } times; from turn { $turn } on { $name } was most likely to win.
picture-alt-chances = Chances of winning in percent after turns { $moments }.
picture-alt-chances-of = { $name }: { $chances }.
picture-alt-mistake = Mistake { $mark }: { $name }, turn { $turn }.
picture-alt-mistake-cost = Mistake { $mark }: { $name }, turn { $turn }, chance of winning −{ $cost }.
picture-alt-chances-result = Final scores: { $results }.

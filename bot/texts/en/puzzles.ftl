# The position of the day: solving it, the verdict, the result that is shared, the daily post.
command-puzzle = puzzle
command-puzzle-description = Solve the position of the day (only you see it)
option-puzzle-text = text
option-puzzle-text-description = Describe the table in words (for screen readers)

button-puzzle = Solve it
button-puzzle-text = In words
button-puzzle-yesterday = Yesterday’s solution
button-puzzle-today = Today’s position
button-puzzle-solution = Show the solution
button-puzzle-share = Share my result
button-puzzle-try = Try it

puzzle-title = ## 🧩 Position of the day: { $game }
puzzle-where = <t:{ $day }:D> · { $names } · { $origin ->
    [table] from a game that was played here
   *[computers] from a game of computer players
 }
puzzle-asked = **You’re { $name }. Find your best turn.** Your first answer counts; until your turn is over or something is drawn, you can take it back.
puzzle-asked-all = **Find the best turn for { $name }.** Press **{ button-puzzle }**: only you see your answer.
puzzle-player = Player { $number }
puzzle-alt-more = The whole table in words: /puzzle text:true.
puzzle-new = -# New to { $game }? `/learn game:{ $game }` teaches it in about five minutes.
puzzle-finish = ⏳ The day is over, but you can still finish, until you look at the solution.
puzzle-none = 🧩 There’s no position today. Try again tomorrow.
puzzle-withdrawn = 🧩 Position of the day, <t:{ $day }:D>: it isn’t shown any more. `/puzzle` shows today’s.
puzzle-weighs = 💭 Weighing your answer …

puzzle-best = ## ✅ That’s the best turn
puzzle-good = ## 👍 A good turn
    With the best one, your chance of winning is about { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    } higher.
puzzle-miss = ## ❌ There’s a better turn
    With the best one, your chance of winning is about { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    } higher.
puzzle-past = ## 🧩 The solution
puzzle-of = -# { $game } · <t:{ $day }:D>
puzzle-yours = Your turn: { $turn }.
puzzle-solution = **Best: { $turn }.**
puzzle-standing = 🔥 { $streak ->
    [one] { $streak } day in a row
   *[other] { $streak } days in a row
 }{ $longest ->
    [0] { "" }
   *[other] { " " }(longest: { $longest })
 } · { $change ->
    [none] Rating { $points }
   *[other] Rating { $points } ({ $change })
 }
puzzle-all = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
 } so far: ✅ { $best } · 👍 { $good } · ❌ { $miss }
puzzle-next = The next position comes <t:{ $next }:R>.

puzzle-card-title = Position of the day
puzzle-card-best = found the best turn
puzzle-card-good = found a good turn
puzzle-card-miss = missed the best turn
puzzle-card = 🧩 **{ $name }** { $result }: { $game }, <t:{ $day }:D>.
puzzle-card-days = { $count ->
    [one] day in a row
   *[other] days in a row
 }
puzzle-card-points = rating
puzzle-shared = 🧩 You’ve shared your result here already: { $link }

# The post of a server.
option-admin-places-puzzles = puzzles
option-admin-places-puzzles-description = A channel for the position of the day
places-puzzles-none = 🧩 **Position of the day**: no channel chosen, so it isn’t posted.
places-puzzles = 🧩 **Position of the day**: posted in { $channel } every day, next <t:{ $next }:f>.
places-puzzles-hour = Post at … ({ $zone })
button-places-puzzles-off = Don’t post the position

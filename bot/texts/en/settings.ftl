# Personal settings: notices, quiet hours, absence; and how days and hours are typed.
command-settings = settings
command-settings-description = Notices, quiet hours, time zone, absence
command-settings-show = show
command-settings-show-description = Show all your settings and change them (only you see it)
command-settings-notices = notices
command-settings-notices-description = Choose where I tell you that it’s your turn
option-settings-notices-where = where
option-settings-notices-where-description = In the channel, by direct message, both, or not at all
command-settings-quiet = quiet
command-settings-quiet-description = Choose the hours in which I don’t ping you
option-settings-quiet-begin = from
option-settings-quiet-begin-description = When your quiet hours start: 22, 22:30, 10pm … or off
option-settings-quiet-end = until
option-settings-quiet-end-description = When they end (default: as before, or eight hours later)
option-settings-quiet-zone = zone
option-settings-quiet-zone-description = Your time zone: a city in it
command-settings-zone = zone
command-settings-zone-description = Choose your time zone
option-settings-zone-zone = zone
option-settings-zone-zone-description = A city in it, such as Vienna or New York
command-settings-away = away
command-settings-away-description = Set yourself away until a date: no pings, and your clocks are paused
option-settings-away-until = until
option-settings-away-until-description = The last day you’re away, such as: 3 days, friday, 2026-12-01
command-settings-end-turns = end-turns
command-settings-end-turns-description = Choose whether your turns end by themselves when only optional steps are left
option-settings-end-turns-automatic = automatic
option-settings-end-turns-automatic-description = True: your turns end by themselves. False: you end them with a click
command-settings-back = back
command-settings-back-description = End your absence

choice-notices-channel = in the table’s channel
choice-notices-direct = by direct message
choice-notices-both = in the channel and by direct message
choice-notices-none = not at all

settings-title = ## Your settings
settings-where-channel = 🔔 When it’s your turn, I mention you **in the table’s channel**.
settings-where-direct = 🔔 When it’s your turn, I send you a **direct message** with a picture of your hand.
settings-where-both = 🔔 When it’s your turn, I mention you **in the table’s channel** and send you a **direct message** with a picture of your hand.
settings-where-none = 🔕 When it’s your turn, I **don’t ping you**. `/games` lists your games, your turns first.
settings-closed = ⚠️ Discord doesn’t let me write to you, so I mention you in the table’s channel. Allow direct messages from a server we share, then choose them here again.
settings-quiet = 🌙 Between **{ $from }** and **{ $until }** I don’t ping you; messages wait until your quiet hours end.
settings-quiet-none = 🌙 You have **no quiet hours**: I may ping you at any time.
settings-zone = 🕰️ Your time zone is **{ $city }** (`{ $zone }`), where it’s { $time } now. Use `/settings zone` to change it.
settings-ends-turns = ⏭️ Your turns **end by themselves** when only optional steps are left.
settings-ends-turns-not = ⏭️ When only optional steps are left, **you end your turn** yourself.
settings-away = ✈️ You’re **away until <t:{ $until }:F>** (<t:{ $until }:R>). I won’t ping you, your clocks are paused, and your tables are told.
settings-here = ✈️ You’re **available**. While you’re away, your clocks are paused and your tables are told.

settings-choose-where = Tell me that it’s my turn …
settings-choose-from = Quiet hours from …
settings-choose-until = Quiet hours until …
settings-choose-zone = Time zone
settings-choose-away = Away until …
settings-where-label-channel = In the table’s channel
settings-where-label-direct = By direct message, with a picture of my hand
settings-where-label-both = Both: in the channel and by direct message
settings-where-label-none = Not at all
settings-from-label = Quiet from { $time }
settings-until-label = Quiet until { $time }
settings-no-quiet = No quiet hours
settings-zone-label = { $city } (now { $time })
settings-away-label = Away until { $date }
settings-away-days = { $days ->
    [1] until tomorrow
    [7] for 1 week
    [14] for 2 weeks
    [28] for 4 weeks
   *[other] for { $days } days
 }
button-i-am-back = I’m back
button-end-turns-by-itself = End my turns by themselves
button-end-turns-by-hand = Let me end my turns
button-my-settings = My settings

settings-gone = Have a good time! You’re away until the end of that day in your time zone.
settings-back = { $count ->
    [0] Welcome back! No games are waiting for you.
    [one] Welcome back! { $count } game is waiting for you.
   *[other] Welcome back! { $count } games are waiting for you, the longest wait first.
 }
settings-not-away = You weren’t away, so nothing has changed.
settings-which-day = “{ $typed }” could be several days. Which one is your last day away?
refused-zone-unknown = “{ $text }” doesn’t match exactly one time zone. Type a larger city near you and choose a suggestion.
refused-not-an-hour = I didn’t understand “{ $text }” as a time of day. Type it like `22`, `22:30` or `10pm`, or `off` for no quiet hours.
refused-not-a-day = I didn’t understand “{ $text }” as a day. Type it like `3 days`, `friday`, `tomorrow` or `2026-12-01`.
refused-day-past = “{ $text }” is in the past. Type a day from today on, such as `3 days`, `friday` or `tomorrow`.

refused-quiet-all-day = Quiet hours need two different times. If you don’t want to be pinged at all, choose `not at all` with `/settings notices`.
refused-away-when = You can be away for at most { $days } days.

incident-away = ✈️ { $name } is away until <t:{ $until }:D>.
turn-away = ✈️ { $name } is away until <t:{ $until }:D>.
show-away = ✈️ { $name } is away until <t:{ $until }:D> (<t:{ $until }:R>).

date = { $weekday }, { $day } { $month }
date-ahead = { $days ->
    [0] { $date } (today)
    [1] { $date } (tomorrow)
   *[other] { $date } (in { $days } days)
 }
date-weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
date-months = January February March April May June July August September October November December
time-of-day = { $hour }:{ $minute }
zone-choice = { $city }: { $time } now ({ $zone })

# Words that people type, each of which is understood; _ is a space.
typed-off = off none no
typed-noon = noon
typed-midnight = midnight
typed-o-clock = o'clock o’clock h
typed-filler = in until till on next the of for end
typed-one = a one
typed-today = today tonight
typed-tomorrow = tomorrow
typed-day-after = day_after_tomorrow
typed-days = day days d
typed-weeks = week weeks w

# What people wish: where they are told of their turns, quiet hours, being away. And how days and hours are typed.
command-settings = settings
command-settings-description = Where I tell you of your turns, when you want quiet, until when you are away
command-settings-show = show
command-settings-show-description = See all your settings and change them by click, for you alone
command-settings-notices = notices
command-settings-notices-description = Choose where I tell you that it is your turn
option-settings-notices-where = where
option-settings-notices-where-description = In the table’s channel, by direct message, both, or not at all
command-settings-quiet = quiet
command-settings-quiet-description = Choose the hours of the day in which I don’t call you
option-settings-quiet-begin = from
option-settings-quiet-begin-description = When your quiet hours begin, such as: 22, 22:30, 10pm; or: off
option-settings-quiet-end = until
option-settings-quiet-end-description = When they end (as before, or eight hours later, unless you say otherwise)
option-settings-quiet-zone = zone
option-settings-quiet-zone-description = The time zone in which you live, by a city in it
command-settings-zone = zone
command-settings-zone-description = Choose the time zone in which you live
option-settings-zone-zone = zone
option-settings-zone-zone-description = A city in it, such as: Vienna, New York
command-settings-away = away
command-settings-away-description = Say until when you are away: your clocks stand, nothing calls you
option-settings-away-until = until
option-settings-away-until-description = The last day on which you are away, such as: 3 days, friday, 2026-12-01
command-settings-back = back
command-settings-back-description = Say that you are back

choice-notices-channel = in the table’s channel
choice-notices-direct = by direct message
choice-notices-both = in the channel and by direct message
choice-notices-none = not at all

settings-title = ## Your settings
settings-where-channel = 🔔 When it is your turn, I mention you **in the table’s channel**.
settings-where-direct = 🔔 When it is your turn, I tell you **by direct message**, with the picture of your hand.
settings-where-both = 🔔 When it is your turn, I mention you **in the table’s channel** and tell you **by direct message**, with the picture of your hand.
settings-where-none = 🔕 When it is your turn, I don’t call you **at all**. `/games` shows you your games, those where it is your turn first.
settings-closed = ⚠️ Discord did not let me write to you, so I mention you in the table’s channel instead. Allow direct messages from a server that we share, then choose them here again.
settings-quiet = 🌙 Between **{ $from }** and **{ $until }** nothing calls you; what comes then waits until your quiet hours are over.
settings-quiet-none = 🌙 You have **no quiet hours**: I call you at any time of day.
settings-zone = 🕰️ Your time zone is **{ $city }** (`{ $zone }`), where it is { $time } now. `/settings zone` knows all others.
settings-away = ✈️ You are **away until <t:{ $until }:F>** (<t:{ $until }:R>). Until then nothing calls you, your clocks stand, and your tables see it.
settings-here = ✈️ You are **here**. When you go away, your clocks stand until you are back, and your tables see it.

settings-choose-where = Where do I tell you that it is your turn?
settings-choose-from = Quiet hours from …
settings-choose-until = Quiet hours until …
settings-choose-zone = Time zone
settings-choose-away = Away until …
settings-where-label-channel = In the table’s channel
settings-where-label-direct = By direct message, with the picture of my hand
settings-where-label-both = Both: in the channel and by direct message
settings-where-label-none = Not at all
settings-from-label = Quiet from { $time }
settings-until-label = Quiet until { $time }
settings-no-quiet = No quiet hours
settings-zone-label = { $city } ({ $time } now)
settings-away-label = Away until { $date }
settings-away-days = { $days ->
    [1] until tomorrow
    [7] for 1 week
    [14] for 2 weeks
    [28] for 4 weeks
   *[other] for { $days } days
 }
button-i-am-back = I am back
button-my-settings = My settings

settings-gone = Have a good time! You are away until the end of that day, in your time zone.
settings-back = { $count ->
    [0] Welcome back! No game waits for you at the moment.
    [one] Welcome back! { $count } game waits for you.
   *[other] Welcome back! { $count } games wait for you, the longest first.
 }
settings-not-away = You were not away, so nothing has changed.
settings-which-day = “{ $typed }” can mean several days. Which one is the last on which you are away?
refused-zone-unknown = I found no single time zone for “{ $text }”. Type a larger city near you and choose one of the suggestions.
refused-not-an-hour = I did not understand “{ $text }” as a time of day. Type it like `22`, `22:30` or `10pm`, or `off` for no quiet hours.
refused-not-a-day = I didn’t understand “{ $text }” as a day. Type it like `3 days`, `friday`, `tomorrow` or `2026-12-01`.
refused-day-past = “{ $text }” is in the past. Type a day from today on, such as `3 days`, `friday` or `tomorrow`.

refused-quiet-all-day = Quiet hours that end when they begin would never let me reach you. Choose two different times, or be told `not at all` with `/settings notices`.
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

# Words that people type; each of them is understood.
typed-off = off none no
typed-noon = noon
typed-midnight = midnight
typed-o-clock = o'clock o’clock h
typed-filler = in until till on next the of for end
typed-one = a one
typed-today = today tonight
typed-tomorrow = tomorrow
typed-day-after = overmorrow
typed-days = day days d
typed-weeks = week weeks w

# Personal settings: notices, quiet hours, absence; and how days and hours are typed.
command-settings = settings
command-settings-description = Notices, quiet hours, time zone, absence
command-settings-show = show
command-settings-show-description = Show and change your settings
command-settings-notices = notices
command-settings-notices-description = Choose how I tell you about your turn, questions and the end
option-settings-notices-where = where
option-settings-notices-where-description = In the channel, by direct message, both, or not at all
option-settings-notices-place = for
option-settings-notices-place-description = Only for this table or server; “everywhere” also ends such exceptions
command-settings-quiet = quiet
command-settings-quiet-description = Choose hours without pings
option-settings-quiet-begin = from
option-settings-quiet-begin-description = Start: 22, 22:30, 10pm … or off
option-settings-quiet-end = until
option-settings-quiet-end-description = End (default: as before, or eight hours later)
option-settings-quiet-zone = zone
option-settings-quiet-zone-description = Your time zone: a city in it
command-settings-digest = digest
command-settings-digest-description = One direct message a day about all your tables
option-settings-digest-at = at
option-settings-digest-at-description = When: 7, 18:30, 7pm … or off
command-settings-zone = zone
command-settings-zone-description = Choose your time zone
option-settings-zone-zone = zone
option-settings-zone-zone-description = A city in it, such as Vienna or New York
command-settings-away = away
command-settings-away-description = Set yourself away until a date: no pings, clocks paused
option-settings-away-until = until
option-settings-away-until-description = Your last day away: 3 days, friday, 2026-12-01 …
command-settings-end-turns = end-turns
command-settings-end-turns-description = End your turns without a click if nothing must be done
option-settings-end-turns-automatic = automatic
option-settings-end-turns-automatic-description = True: turns end by themselves. False: you end them
command-settings-share = share
command-settings-share-description = Choose whether your games may be shown to others
option-settings-share-games = games
option-settings-share-games-description = Not at all, without your name, or with it
command-settings-back = back
command-settings-back-description = End your absence

choice-notices-channel = in the table’s channel
choice-notices-direct = by direct message
choice-notices-both = in the channel and by direct message
choice-notices-none = not at all
choice-notices-for-everywhere = everywhere
choice-notices-for-server = this server
choice-notices-for-table = this table
choice-sharing-nothing = not at all
choice-sharing-unnamed = without my name
choice-sharing-named = with my name
settings-wish-table = 📍 At table { $table } ({ $game }): **{ $where }**.
settings-wish-server = 📍 On the server { $server }: **{ $where }**.

settings-title = ## Your settings
settings-where-channel = 🔔 I mention you **in the table’s channel** when something concerns you: your turn, a question, the end.
settings-where-direct = 🔔 I send you a **direct message** when something concerns you: your turn (with your hand), a question, the end.
settings-where-both = 🔔 I mention you **in the table’s channel** and send you a **direct message** when something concerns you: your turn, a question, the end.
settings-where-none = 🔕 I **don’t notify you** of anything, not even your turn. See `/games`.
settings-closed = ⚠️ Discord blocks my direct messages, so I mention you in the channel. Allow them on a server we share, then choose them here again.
settings-quiet = 🌙 **No pings from { $from } to { $until }**; they come afterwards.
settings-digest = 📬 Direct messages come **once a day at { $time }**, all in one. Your clocks run; where little time would be left, I tell you at once.
settings-no-digest = No daily message
settings-quiet-none = 🌙 You have **no quiet hours**.
settings-zone = { $zone ->
    [UTC] 🕰️ Your time zone is **UTC** (now { $time }). Use `/settings zone` to change it.
   *[other] 🕰️ Your time zone is **{ $city }** (`{ $zone }`, now { $time }). Use `/settings zone` to change it.
 }
settings-zone-unknown = 🕰️ I don’t know your **time zone** yet. Use `/settings zone` to set it.
settings-zone-guess = ❓ **Is it { $time } where you are?** If not, choose your time zone below. Until then I go by { $city } (now { $assumed }).
settings-ends-turns = ⏭️ Your turns **end by themselves** when only optional steps are left.
settings-ends-turns-not = ⏭️ **You end your turns** yourself if optional steps are left.
settings-sharing-nothing = 🧩 Nothing of your games is shown to **people who can’t see the table**, not even as a **position of the day**, and your name is said only at the table.
settings-sharing-unnamed = 🧩 Your finished games may be shown to others **without your name**, if everyone who played agrees: as a **position of the day**, or when someone shares them in another channel. What has been shared stays there.
settings-sharing-named = 🧩 Your finished games may be shown to others, if everyone who played agrees: as a **position of the day**, or when someone shares them in another channel. What has been shared stays there. **Your name may be said** wherever a game is shown.
settings-away = ✈️ You’re **away until <t:{ $until }:F>** (<t:{ $until }:R>). No pings, your clocks are paused, and a table is told when it waits for you.
settings-here = ✈️ You’re **available**. While you’re away, your clocks are paused.

settings-choose-where = Tell me about my turn, questions and the end…
settings-choose-from = Quiet hours from…
settings-choose-until = Quiet hours until…
settings-choose-zone = Time zone
settings-choose-away = Away until…
settings-choose-sharing = Show my games to others…
settings-sharing-label-nothing = Don’t show my games to others
settings-sharing-label-unnamed = Show my games, without my name
settings-sharing-label-named = Show my games, with my name
settings-where-label-channel = In the table’s channel
settings-where-label-direct = By direct message, with my hand
settings-where-label-both = Channel and direct message
settings-where-label-none = Not at all
settings-from-label = Quiet from { $time }
settings-until-label = Quiet until { $time }
settings-no-quiet = No quiet hours
settings-zone-label = { $city } (now { $time })
settings-away-label = Last day away: { $date }
settings-away-days = { $days ->
    [1] through tomorrow
    [7] for 1 week
    [14] for 2 weeks
    [28] for 4 weeks
   *[other] for { $days } days
 }
button-i-am-back = I’m back
button-still-away = Still away
away-but-plays = ✈️ You’re set as **away until <t:{ $until }:f>**. Are you back? { $notices ->
    [none] If not, your clocks stay paused until then.
   *[other] If you don’t say, I’ll still tell you when it’s your turn at this table. Your clocks stay paused.
 }
away-still = ✈️ All right: you’re away until <t:{ $until }:f>. No pings, and your clocks stay paused.
button-right-time = Yes, it’s { $time }
button-end-turns-by-itself = End turns automatically
button-end-turns-by-hand = End turns myself
button-my-settings = My settings

settings-gone = Have a good time! Your last day away is { $date }. { $count ->
    [0] No table is waiting for you now.
    [one] The table that is waiting for you has been told.
   *[other] The { $count } tables that are waiting for you have been told.
 } Others are told once it’s your turn there.
settings-back = Welcome back! { $count ->
    [0] No games are waiting for you.
    [one] { $count } game is waiting for you.
   *[other] { $count } games are waiting for you, the most urgent first.
 }
settings-not-away = You weren’t away.
settings-which-day = “{ $typed }” could be several days. Which is your last day away?

incident-away = ✈️ { $name } is away and back on <t:{ $until }:D>.
show-away = ✈️ { $name } is away and back on <t:{ $until }:D> (<t:{ $until }:R>).

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

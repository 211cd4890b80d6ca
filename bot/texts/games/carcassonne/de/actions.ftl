# Was man tun kann: in wenigen Worten, und in einer Liste mit dem, was es bringt.
do-place-tile = Plättchen { $tile } auf { $place } legen{ $turned }
do-place-gold = das zweite Goldstück auf { $place } legen
do-place-follower = einen Gefolgsmann { $kind ->
    [city] in { $segment }
    [monastery] ins Kloster
   *[other] auf { $segment }
 } setzen
do-keep-follower = keinen Gefolgsmann setzen
do-take-ingot = das Goldstück von { $place } nehmen

kind-place-tile = Plättchen anlegen
kind-place-gold = Zweites Goldstück
kind-place-follower = Gefolgsmann
kind-keep-follower = Kein Gefolgsmann
choose-ingot = Goldstück
kind-take-ingot = { choose-ingot }
choice-completes = { $who ->
    [own] { kind-name } fertig: { points-scored } für dich
    [shared] { kind-name } fertig: je { points-scored } für dich und andere
    [others] { kind-name } fertig: { points-scored } für andere
   *[free] { kind-name } fertig und noch frei: { points-scored }
 }
now-and-possible = { $more ->
    [no] { $now }, mehr ist nicht möglich
   *[yes] jetzt { $now }, möglich { $could }
 }
choice-brings = { $grows ->
    [done] sofort { points-scored }
    [no] { points-scored }, mehr ist nicht möglich
   *[yes] jetzt { points-scored }, möglich { $could }
 }

# Was man jetzt tun kann, nach einem Doppelpunkt.
asked-tile = Plättchen **{ $tile }** anlegen
asked-gold = das zweite **Goldstück** auf ein Nachbarplättchen von { $place } legen
asked-ingot = wählen, welches **Goldstück** du nimmst
asked-follower = einen **Gefolgsmann** auf Plättchen { $tile } setzen oder keinen
hint-tiles-left = { $count ->
    [0] ⏳ Das ist das letzte Plättchen.
    [one] ⏳ Danach kommt noch { $count } Plättchen.
   *[other] ⏳ Danach kommen noch { $count } Plättchen.
 }
outlook = ⏳ { $count ->
    [one] **Das Ende:** Noch { $count } Plättchen ist zu ziehen.
   *[other] **Das Ende:** Noch { $count } Plättchen sind zu ziehen.
 }
why-line = -# { $reasons }
why-follower = { $segment }: { $brings }
why-keep = { $count ->
    [one] der letzte Gefolgsmann bleibt für später
   *[other] { $count } Gefolgsleute bleiben für später
 }
why-keep-none = kein freies Gebiet für einen Gefolgsmann
why-hinders = eine fremde { kind-name } wartet auf { $place }: { $count ->
    [0] dort passt keines der übrigen Plättchen mehr
    [one] dort passt nur noch { $count } der übrigen Plättchen statt { $before }
   *[other] dort passen nur noch { $count } der übrigen Plättchen statt { $before }
 }
why-ingots = { $ingots } für dich

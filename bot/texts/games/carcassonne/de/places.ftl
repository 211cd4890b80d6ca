# Was ein Plättchen auf einem Platz bewirkt.
place-choice = { $does } · { $turns }
place-turned = { $turned }: { $does }
place-own = { $kind ->
    [road] verlängert deine Straße
    [city] erweitert deine Stadt
   *[monastery] neben deinem Kloster
 }{ $shared ->
    [yes] { " " }(mit { $names })
   *[no] {""}
 }, { now-and-possible }
place-others = { $kind ->
    [road] verlängert die Straße von { $names }
    [city] erweitert die Stadt von { $names }
   *[monastery] neben dem Kloster von { $names }
 }
place-free = { $kind ->
    [road] verlängert eine freie Straße
   *[city] erweitert eine freie Stadt
 }
place-fields = { $own ->
    [yes] verbindet deine Wiese mit der von { $names }
   *[no] verbindet Wiesen von { $names }
 }
place-monastery = neues Kloster, { now-and-possible }
place-nothing = erweitert nichts

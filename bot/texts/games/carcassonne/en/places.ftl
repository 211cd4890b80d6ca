# What a tile would do at a place.
place-choice = { $does } · { $turns }
place-turned = { $turned }: { $does }
place-own = { $kind ->
    [road] extends your road
    [city] extends your city
   *[monastery] beside your monastery
 }{ $shared ->
    [yes] { " " }(with { $names })
   *[no] {""}
 }, { now-and-possible }
place-others = { $kind ->
    [road] extends { $names }’s road
    [city] extends { $names }’s city
   *[monastery] beside { $names }’s monastery
 }
place-free = { $kind ->
    [road] extends a free road
   *[city] extends a free city
 }
place-fields = { $own ->
    [yes] joins your field with { $names }’s
   *[no] joins fields of { $names }
 }
place-monastery = new monastery, { now-and-possible }
place-nothing = extends nothing

# Nachschlagen in den Regeln: was eine Suche findet, und die Angabe dafür.
rules-found = ## Regeln: { $game }
    -# { $count ->
        [one] { $count } Stelle mit „{ $words }“
       *[other] { $count } Stellen mit „{ $words }“
     } · Seite { $page } von { $pages }
rules-found-passage = -# { $number }. { $title }
    { $passage }
rules-nothing-found = ## Regeln: { $game }
    Nichts gefunden zu „{ $words }“. Versuch es mit weniger Wörtern oder einem Wortanfang, oder wähle ein Kapitel:

option-rules-search = suche
option-rules-search-description = Gesuchte Wörter (ein Wortanfang genügt)

# Nachschlagen in den Regeln: was eine Suche findet, und die Angabe dafür.
rules-found = ## Regeln: { $game }
    -# { $count ->
        [one] { $count } Stelle mit „{ $words }“
       *[other] { $count } Stellen mit „{ $words }“
     } · Seite { $page } von { $pages }
rules-found-passage = -# { $number }. { $title }
    { $passage }
rules-found-here = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
 }
rules-nothing-found = ## Regeln: { $game }
    Zu „{ $words }“ habe ich nichts gefunden. Versuch es mit weniger Wörtern oder nur mit einem Wortanfang: „prei“ findet auch Preise. Oder wähle hier ein Kapitel:
rules-read-chapter = Kapitel lesen …

option-rules-search = suche
option-rules-search-description = Wörter, die du suchst; ein Wortanfang genügt

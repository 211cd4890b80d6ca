# Looking things up in the rules: what a search finds, and the option for it.
rules-found = ## Rules: { $game }
    -# { $count ->
        [one] { $count } passage with “{ $words }”
       *[other] { $count } passages with “{ $words }”
     } · page { $page } of { $pages }
rules-found-passage = -# { $number }. { $title }
    { $passage }
rules-nothing-found = ## Rules: { $game }
    Nothing found for “{ $words }”. Try fewer words or the start of one, or choose a chapter:

option-rules-search = search
option-rules-search-description = Words to look for, or how they start

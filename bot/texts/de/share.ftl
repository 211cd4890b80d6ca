# Teilen: ein Spielverlauf oder eine ganze Partie als öffentliche Nachricht und als Seite zum Behalten.
button-share = Teilen
button-share-post = Posten
button-share-page = Seite bekommen
button-share-reviewed = Mit Wendepunkt
button-try = Probier’s

share-ask = 👀 Das sehen dann alle in { $place }, mit { $what ->
    [game] der Animation und einer Seite zum Behalten
   *[turns] einer Seite zum Behalten
 }. { $named ->
    [all] { "" }
    [apart] Dort können es auch Leute lesen, die den Tisch nicht sehen; alle, die mitgespielt haben, sind damit einverstanden. Namen stehen dort nur von denen, die das wollen (`/einstellungen teilen`).{ " " }
   *[agreed] Namen stehen dort nur von denen, die das wollen (`/einstellungen teilen`).{ " " }
 }Noch steht es nicht dort: Drück dazu auf **{ button-share-post }**.
share-ask-elsewhere = 👀 Posten kann das, wer dort schreiben darf: in { $place } oder in jedem Kanal, in dem alle auch diesen sehen. Die Seite bekommst du überall.
share-in = Einen anderen Kanal wählen …
share-posted = 📣 Gleich steht es in { $place }.
share-already = 📣 Das steht schon in { $place }.
share-drawing = 📄 Ich zeichne die Seite …
share-page = 📄 Die Seite öffnet jeder Browser, auch offline. Namen stehen nur von denen darin, die das wollen (`/einstellungen teilen`).
share-by = -# Geteilt von { $name }
share-turns = { $count ->
    [one] Zug { $last }
   *[other] Züge { $first }–{ $last }
 }
share-title-turns = { $game }: { $turns }
share-title-line = { $game }: Was wäre, wenn – { $turn ->
    [0] von Anfang an
   *[other] nach Zug { $turn }
 }?
share-title-game = { $game }: die ganze Partie, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
 }
share-not-played = 🧪 Ausprobiert, nicht gespielt. Verborgenes ist ausgedacht.
share-choose = Mit einem früheren Zug beginnen
share-before = Vorher
share-band-turn = Nach Zug { $turn }

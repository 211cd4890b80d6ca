# Vorgaben: was jemand tut, wenn er das nächste Mal gefragt wird.
command-order = vorgabe
command-order-description = Vorgeben, was du tust, wenn du das nächste Mal gefragt wirst (nur du siehst es)
command-order-give = machen
command-order-give-description = Eine Vorgabe machen
option-order-give-what = was
option-order-give-what-description = Was du dann tust
option-order-give-wait = warten
option-order-give-wait-description = 5 bis 60 Minuten warten, damit niemand die Vorgabe bemerkt (ohne Angabe: nein)
command-order-list = liste
command-order-list-description = Deine Vorgaben ansehen und ändern
command-order-withdraw = löschen
command-order-withdraw-description = Eine Vorgabe löschen
option-order-withdraw-which = welche
option-order-withdraw-which-description = Welche Vorgabe

button-orders = Vorgaben
button-order-amount = Ein Betrag …
order-amount-title = Eine Vorgabe mit Betrag
order-amount-label = Wie viel?
button-order-give = So vorgeben
button-order-wait = Vorgeben, aber später antworten
button-order-withdraw = Löschen
orders-title = ### 📌 Deine Vorgaben in { $game }
orders-about = -# Nur du siehst sie. Für die anderen sieht es aus, als hättest du selbst gespielt.
orders-none = Keine. Wähle, was du tust, wenn du das nächste Mal gefragt wirst:
orders-line = { $order }{ $waits ->
    [yes] {" "}· antwortet nach 5 bis 60 Minuten
   *[no] {""}
 }
orders-next = Gib jetzt schon vor, was du dann tust; so wartet niemand auf dich:
order-confirm = **{ $order }**
    { $terms }
order-now = Jetzt gerade heißt das: **{ $action }**.
order-instead = Sie ersetzt: { $order }
order-given = 📌 Vorgemerkt: { $order }
order-answered = 📌 Erledigt: { $order }
order-withdrawn = 🗑️ Gelöscht: { $order }
orders-lapsed = 📌 Deine Vorgaben sind damit hinfällig. Gib sie neu, wenn sie noch gelten sollen.
recap-by-order = { $line } *(deine Vorgabe)*

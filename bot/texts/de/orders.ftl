# Vorgaben: was für jemanden getan werden soll, wenn er das nächste Mal gefragt wird.
command-order = vorgabe
command-order-description = Jetzt sagen, was getan werden soll, wenn du wieder gefragt wirst (nur du siehst es)
command-order-give = machen
command-order-give-description = Eine Vorgabe machen
option-order-give-what = was
option-order-give-what-description = Was für dich getan werden soll
option-order-give-wait = warten
option-order-give-wait-description = 5 bis 60 Minuten warten, damit niemand die Vorgabe bemerkt (sonst: nein)
command-order-list = liste
command-order-list-description = Deine Vorgaben ansehen und ändern
command-order-withdraw = aufheben
command-order-withdraw-description = Eine Vorgabe aufheben
option-order-withdraw-which = welche
option-order-withdraw-which-description = Welche Vorgabe

button-orders = Vorgaben
button-order-amount = Ein Betrag …
order-amount-title = Eine Vorgabe mit Betrag
order-amount-label = Wie viel?
button-order-give = So vorgeben
button-order-wait = Vorgeben, aber später antworten
button-order-withdraw = Aufheben: { $kind }
orders-title = ### 📌 Deine Vorgaben in { $game }
orders-about = -# Nur du siehst sie. Was sie tun, sieht für alle anderen aus, als hättest du es selbst getan.
orders-none = Keine. Wähle, was für dich getan werden soll, wenn du das nächste Mal gefragt wirst:
orders-line = - { $order }{ $waits ->
    [yes] {" "}· antwortet nach 5 bis 60 Minuten
   *[no] {""}
 }
orders-next = Sag jetzt, was getan werden soll, wenn du wieder gefragt wirst, dann muss niemand auf dich warten:
order-confirm = **{ $order }**
    { $terms }
order-now = Jetzt gerade heißt das: **{ $action }**.
order-instead = Sie ersetzt: { $order }
order-given = 📌 Vorgemerkt: { $order }
order-answered = 📌 Erledigt: { $order }
order-withdrawn = 🗑️ Aufgehoben: { $order }
recap-by-order = { $line } *(deine Vorgabe)*
refused-no-orders = In { $game } gibt es keine Vorgaben.
refused-order-of-no-use = Diese Vorgabe könnte jetzt nichts bewirken. Wähle aus, was `/vorgabe liste` anbietet.
refused-no-such-order = Diese Vorgabe ist schon benutzt oder aufgehoben. Siehe `/vorgabe liste`.

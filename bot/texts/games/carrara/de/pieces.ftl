# Die Namen von allem, was auf dem Tisch liegt.
name = Die Paläste von Carrara
about = Marmor kaufen, während er billiger wird, Paläste bauen und im richtigen Moment werten.

colour-white = weiß
colour-yellow = gelb
colour-red = rot
colour-green = grün
colour-blue = blau
colour-black = schwarz

city-livorno = Livorno
city-pisa = Pisa
city-lucca = Lucca
city-viareggio = Viareggio
city-massa = Massa
city-lerici = Lerici

type-palazzo = Palazzo
type-biblioteca = Biblioteca
type-cattedrale = Cattedrale
type-porta = Porta
type-castello = Castello
type-villa = Villa

object-crown = Krone
object-book = Buch
object-cup = Kelch
object-gate = Tor
object-flag = Fahne
object-shield = Wappen

objects-crown = { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
 }
objects-book = { $count ->
    [one] { $count } Buch
   *[other] { $count } Bücher
 }
objects-cup = { $count ->
    [one] { $count } Kelch
   *[other] { $count } Kelche
 }
objects-gate = { $count ->
    [one] { $count } Tor
   *[other] { $count } Tore
 }
objects-flag = { $count ->
    [one] { $count } Fahne
   *[other] { $count } Fahnen
 }
objects-shield = { $count ->
    [one] { $count } Wappen
   *[other] { $count } Wappen
 }

category-city = Stadt-Gebäude
category-land = Land-Gebäude

coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
 }
price = { $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
 }
blocks = { $count ->
    [one] { $count } Baustein
   *[other] { $count } Bausteine
 }
objects = { $count ->
    [one] { $count } Objekt
   *[other] { $count } Objekte
 }
buildings = { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
 }
scorings = { $count ->
    [one] { $count } Wertung
   *[other] { $count } Wertungen
 }
building = { $type } { $cost }
segment = { $segment ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[6] VI
 }

# The names of everything on the table.
name = The Palaces of Carrara
about = Buy marble while it gets cheaper, build palaces, and choose the moment to score them.

colour-white = white
colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-black = black

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

object-crown = crown
object-book = book
object-cup = cup
object-gate = gate
object-flag = flag
object-shield = coat of arms

objects-crown = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
 }
objects-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
 }
objects-cup = { $count ->
    [one] { $count } cup
   *[other] { $count } cups
 }
objects-gate = { $count ->
    [one] { $count } gate
   *[other] { $count } gates
 }
objects-flag = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
 }
objects-shield = { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
 }

category-city = city building
category-land = land building

coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
price = { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
 }
blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }
objects = { $count ->
    [one] { $count } object
   *[other] { $count } objects
 }
buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
 }
scorings = { $count ->
    [one] { $count } scoring
   *[other] { $count } scorings
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

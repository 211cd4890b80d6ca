# What the expansion adds to Carrara's pictures, alt texts and text board. ⬢ stands where the sign of points is drawn.
picture-special-city = special scoring of city buildings
picture-special-land = special scoring of land buildings
picture-scoring-city = Special scoring: city buildings
picture-scoring-land = Special scoring: land buildings
picture-great = Buildings of cost 8
picture-item-loose = Other objects
picture-alt-final-cards = { $name }: { $total } = track { $track } + Object card { $objects } + Building card { $buildings } + Extra card { $extra } + other objects { $loose_objects } + coins { $coins }.

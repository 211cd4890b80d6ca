# Was die Erweiterung auf den Bildern von Carrara hinzufügt. ⬢ steht, wo das Zeichen der Siegpunkte gezeichnet wird.
picture-special-city = Sonderwertung der Stadt-Gebäude
picture-special-land = Sonderwertung der Land-Gebäude
picture-scoring-city = Sonderwertung: Stadt-Gebäude
picture-scoring-land = Sonderwertung: Land-Gebäude
picture-great = 8er-Gebäude
picture-item-loose = Übrige Objekte
picture-alt-final-cards = { $name }: { $total } = Leiste { $track } + Objekt-Karte { $objects } + Gebäude-Karte { $buildings } + Extra-Karte { $extra } + übrige Objekte { $loose_objects } + Münzen { $coins }.

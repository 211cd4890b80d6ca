command-group = carcassonne
command-group-description = Dein Zug in „Carcassonne“
command-place = legen
command-place-description = Plättchen legen und Gefolgsmann setzen: dein ganzer Zug
option-place-where = platz
option-place-where-description = Platz, zum Beispiel: L14
option-place-turn = drehung
option-place-turn-description = Nummer im Bild oder Grad im Uhrzeigersinn, zum Beispiel: 2 oder 90
option-place-follower = gefolgsmann
option-place-follower-description = Nummer oder Art, zum Beispiel: 2, Stadt; oder: keinen
option-place-gold = gold
option-place-gold-description = Nur beim Goldplättchen: Platz des zweiten Goldstücks, zum Beispiel: M15
command-take = nehmen
command-take-description = Goldstück nehmen, wenn du wählen darfst, welches
option-take-where = platz
option-take-where-description = Platz des Goldstücks, zum Beispiel: L14
# Was man eingeben kann, um keinen Gefolgsmann zu setzen, durch Kommas getrennt.
typed-none = keinen, keiner, kein, kein gefolgsmann, keinen gefolgsmann, nichts

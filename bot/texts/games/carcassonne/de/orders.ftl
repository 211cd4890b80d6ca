# Vorgaben.
order-take-most = Nimm das Goldstück, mit dem mir am meisten bleibt
order-take-most-terms = Gilt bis zum Ende der Partie, wann immer du gefragt würdest, welches Goldstück du nimmst. Sind zwei gleich gut für dich, ist es das, das deinem stärksten Gegner weniger lässt.
order-kind-ingot = Goldstücke
choose-order-ingot = Welche Goldstücke nehmen …

# Der Kurs. Antworten heißen nach Plätzen oder nach den Nummern der Teile.
lesson-segment = { $number } { $kind }
lesson-tile-title = Ein Plättchen anlegen
lesson-tile = Du spielst gegen { $name }. Gemeinsam baut ihr Plättchen für Plättchen eine Landschaft und bekommt Punkte für Straßen, Städte, Klöster und Wiesen, auf denen eure Gefolgsleute stehen. Das Startplättchen liegt auf M20.
    Du hast ein Plättchen gezogen, das auf einer Seite eine Stadt hat. Es muss mit einem anderen eine gemeinsame Kante haben, und alle Kanten, die sich berühren, müssen zusammenpassen. Das Bild zeigt, wo es passt, und an jedem Platz die Nummern der Drehungen, die rechts stehen, in denen es passt. Wohin legst du es?
lesson-tile-how = **{ button-take-turn }** zeigt dieses Bild mit einer Liste der Plätze.
lesson-tile-city = Richtig: Stadt an Stadt. Nichts an ihr ist mehr offen, sie ist also fertig.
lesson-tile-road = Das Startplättchen hat dort eine Straße, deines eine Wiese.
lesson-tile-field = Das geht, macht aber nichts fertig. Auf M19 macht dein Plättchen eine Stadt fertig.
lesson-follower-title = Ein Gefolgsmann
lesson-follower = Jetzt darfst du **einen** deiner sieben Gefolgsleute auf das gerade gelegte Plättchen setzen. Jeder Teil davon hat eine Nummer.
    Eine fertige Stadt bringt 2 Punkte je Plättchen. Wohin kommt dein Gefolgsmann?
lesson-follower-how = Die Knöpfe unter dem Bild sagen, was jeder Teil bringt. Bis du etwas wählst, gilt **{ kind-keep-follower }**.
lesson-follower-city = Sofort 4 Punkte, und dein Gefolgsmann kommt gleich zurück.
lesson-follower-field = Das geht, aber auf einer Wiese bleibt er bis zum Schluss, und die Stadt brächte jetzt 4 Punkte.
lesson-follower-none = Das geht, aber dann bekommt niemand die Punkte der Stadt.
lesson-monastery-title = Klöster
lesson-monastery = { $name } hat einen Gefolgsmann auf der Straße. Du hast auf M21 ein Kloster gelegt.
    Ein Kloster bringt 1 Punkt für sich und 1 für jedes der acht Plättchen ringsum, ganz umbaut also 9. Am Ende zählt, was da ist. Was tust du?
lesson-monastery-how = „3–9“ auf einem Knopf heißt: 3 Punkte, wenn jetzt Schluss wäre, 9 sind möglich.
lesson-monastery-monastery = Gut: Zwei Plättchen liegen schon ringsum, und jedes weitere bringt einen Punkt.
lesson-monastery-field = Das geht, aber an dieser Wiese liegt keine fertige Stadt; sie brächte noch nichts.
lesson-monastery-none = Das geht, aber du hast noch alle sieben Gefolgsleute.
lesson-farmer-title = Wiesen
lesson-farmer = Du hast auf L20 eine Kreuzung gelegt, an der Straßen enden. Im Osten trifft sie { $name }s Straße.
    {""}**Wiesen** werden durch Straßen und Städte getrennt. Ein Gefolgsmann dort ist ein Bauer: Er bleibt bis zum Ende der Partie, und dann bringt die Wiese **3 Punkte für jede fertige Stadt, die an ihr liegt**. Was tust du?
lesson-farmer-how = **{ button-look-fields }** zeigt alle Wiesen mit ihren Bauern und Städten.
lesson-farmer-held = Straßen, Städte und Wiesen, auf denen irgendwo ein Gefolgsmann steht, sind besetzt.
lesson-farmer-road = Das geht: jetzt 1 Punkt, mit einem Plättchen mehr 2. Aber an der Wiese im Norden liegt eine fertige Stadt, und weitere können folgen.
lesson-farmer-field = Ein guter Platz: Die Wiese reicht bis zur fertigen Stadt auf M19, das sind schon 3 Punkte. Aber Bauern kommen nie zurück; setz nicht alle so ein.
lesson-farmer-none = Das geht, aber eine freie Wiese an einer fertigen Stadt ist so früh einen Gefolgsmann wert.
lesson-share-title = Teilen
lesson-share = { $name }s Straße wächst, und sie hat eine Stadt begonnen. Auf ihre Straße darfst du niemanden setzen, aber ein späteres Plättchen kann verbinden, was getrennt war.
    Haben mehrere Spieler gleich viele Gefolgsleute auf etwas und niemand mehr, bekommt **jeder** von ihnen alle Punkte. Du hast eine Kurve gezogen. Was tust du?
lesson-share-how = Wähle erst den Platz, dann die Drehung; du siehst das Plättchen, wie es liegen wird.
lesson-share-held = Dort setzt es ihre Straße fort.
lesson-share-beside = Schlau: ein Plättchen zwischen deiner Straße und ihrer, und ihr teilt sie euch.
lesson-share-away = Das geht, macht aber nur ihre Straße länger.
lesson-join-title = Verbinden
lesson-join = { $name } hat ihre Stadt fertig. Du hast noch eine Kurve gezogen. Ihre Straße ist bei O20 offen, deine bei N21.
    Wohin legst du sie?
lesson-join-how = im Kanal erledigt es `/carcassonne legen platz:O21 drehung:90 gefolgsmann:keinen` in einer Zeile.
lesson-join-join = Jetzt ist es eine Straße mit je einem Gefolgsmann. Wer sie auch fertig macht, ihr bekommt beide die Punkte.
lesson-join-own = Das geht, und deine Straße wächst um eins. Auf O21 teilst du dir aber alle sechs Plättchen.
lesson-join-back = Alle Kanten, die sich berühren, müssen passen, im Norden und im Osten.
lesson-fields-title = Noch einmal Bauern
lesson-fields = { $name } hat die Straße mit ihrem Kloster fertig gemacht, und ihr habt beide 7 Punkte bekommen. Du hast auf L19 ein Plättchen gelegt, das eine Stadt beginnt.
    Auch Wiesen wachsen zusammen: An deiner liegen jetzt zwei fertige Städte, das sind bisher { $field } Punkte. Was tust du?
lesson-fields-how = **{ button-look-fields }** steht unter jedem Zug.
lesson-fields-city = Richtig: Ein Plättchen mehr macht sie fertig, für 4 Punkte, und dann ist sie die dritte Stadt an deiner Wiese.
lesson-fields-field = Auch dein eigener Bauer zählt.
lesson-fields-none = Das geht, aber ein Plättchen mehr macht diese Stadt fertig, und dann ist dein Gefolgsmann zurück.
lesson-gold-title = Die Goldminen
lesson-gold = In der Variante mit den **Goldminen** zeigen manche Plättchen eine Mine. Angenommen, du hast eines gezogen und auf L18 gelegt, wo deine Stadt weitergeht. Ein Goldstück liegt darauf; ein zweites legst du auf ein Nachbarplättchen, auch über Eck.
    Goldstücke gehören zu allem auf ihrem Plättchen: Wer für eine fertige Straße, Stadt oder ein fertiges Kloster Punkte bekommt, nimmt die Goldstücke von deren Plättchen. Wiesen bringen keine. Wohin legst du das zweite?
lesson-gold-how = Der Zug schlägt ein Plättchen vor, und der Knopf zum Bestätigen nennt es.
lesson-gold-city = Richtig: Machst du deine Stadt fertig, nimmst du beide. Je mehr du hast, desto mehr ist jedes wert: 3 Goldstücke bringen 3 Punkte, 4 bringen 8.
lesson-gold-field = Das geht, aber auf M19 ist nichts mehr offen: Die Stadt ist fertig, und Wiesen bringen kein Gold.
lesson-end-title = Das Ende
lesson-end = Deine Wiese ist am Ende { $field } Punkte wert. Es steht { $mine } zu { $theirs }, und du hast noch { $left } Gefolgsleute.
    Nach dem letzten der 72 Plättchen wird alles gewertet, worauf Gefolgsleute stehen: Straßen und Städte, die nicht fertig sind, mit 1 Punkt je Plättchen und Wappen, Klöster mit dem, was ringsum liegt, und die Wiesen.
    Gefolgsleute sind knapp: Setz sie dort ein, wo sie bald zurückkommen. Für die erste Partie gibt es eine Variante ohne Wiesen; wenn du das Spiel kennst, versuch die Goldminen.

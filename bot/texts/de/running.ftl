# Was im Betrieb und beim Anhalten gesagt wird: dem Betreiber, und wem gerade geantwortet wird.
setting-listening = { $name }: „{ $value }“ ist weder ein Port von 1 bis 65535 noch ein Rechner mit einem solchen, etwa 127.0.0.1:9464.
metrics-unavailable = PIAZZA_METRICS: Unter { $address } lässt sich nichts anbieten ({ $why }). Wähle einen anderen Port, oder halte an, was diesen benutzt.
answer-interrupted = Entschuldige, ich werde gerade neu gestartet und musste das abbrechen; geändert hat sich dadurch nichts. Versuche es gleich noch einmal: Alle Knöpfe gehen weiterhin.

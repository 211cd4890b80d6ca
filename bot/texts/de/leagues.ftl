# Ligen.
refused-league-phase = { $phase ->
    [sign_up] Die Saison hat noch nicht begonnen.
    [running] Die Saison läuft.
    [paused] Die Saison ist pausiert.
   *[over] Die Saison ist zu Ende.
 } Darum geht das jetzt nicht.
refused-league-joined = Dieser Mensch ist in der Saison schon dabei.
refused-league-not-in = Dieser Mensch ist in der Saison nicht dabei.
refused-league-full = Diese Saison ist mit { $most } Mitgliedern voll. Steigt jemand aus, kannst du mitmachen.
refused-league-last-round = Die letzte Runde ist schon ausgelost. Mach in der nächsten Saison mit.
refused-league-no-game = Dieses Ergebnis gibt es nicht, oder es wurde schon gestrichen.
refused-league-followed = Die nächste Saison ist schon eröffnet.

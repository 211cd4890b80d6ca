"""Background services: sending messages, clocks, computer players, results, and their wiring."""

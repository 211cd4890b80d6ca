"""What runs beside the tables: sending messages, clocks, computer players, results, and their wiring."""

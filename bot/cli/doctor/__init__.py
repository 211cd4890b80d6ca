"""`piazza doctor`: one line per subject, with what was found and what to do."""

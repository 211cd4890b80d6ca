"""`piazza doctor`: one line a subject, with what was found and what to do."""

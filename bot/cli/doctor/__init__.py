"""`piazza doctor`: one line per subject, with the finding and the fix."""

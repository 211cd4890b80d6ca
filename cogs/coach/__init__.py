"""Learning and improving: lessons, hints, reviews, and the what-if sandbox."""

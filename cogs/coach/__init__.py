"""Learning and getting better: lessons, hints, reviews, and the what-if sandbox."""

"""What belongs to one person: settings, statistics, privacy."""

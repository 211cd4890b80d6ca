"""Features for one person: settings, statistics, privacy."""

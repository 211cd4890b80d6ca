"""What people choose and what is stored about them: preferences, time zones, export and deletion."""

"""People's preferences and personal data: notices, time zones, export and deletion."""

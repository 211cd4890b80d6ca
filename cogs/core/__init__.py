"""What every command and button stands on: requests, responses, controls, panels."""

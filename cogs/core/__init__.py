"""The basis of every command and button: requests, responses, controls, panels."""

"""The command line, `piazza`: one module a command."""

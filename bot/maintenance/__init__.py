"""Looking after a store: checking, backing up, restoring."""

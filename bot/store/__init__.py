"""The store: everything that outlives the process. All SQL is here and nowhere else."""

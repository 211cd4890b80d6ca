"""The values that tables, store and services share, and pure functions over them."""

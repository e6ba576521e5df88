"""Steps from one layout of the database to the next; `pentapolis serve` takes them by itself."""

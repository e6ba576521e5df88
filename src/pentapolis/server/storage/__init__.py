"""The database: tables, rights and records, and everything that reads or writes them."""

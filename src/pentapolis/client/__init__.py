"""A seat at a table over the network: for bots that run elsewhere, and for tests."""

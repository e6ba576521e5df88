"""Beyond the Horizon: a common tree of technologies, and a map that grows."""

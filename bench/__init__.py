"""How fast the games are: compiled and plain in one run, beside peers. Run it with `make bench`."""

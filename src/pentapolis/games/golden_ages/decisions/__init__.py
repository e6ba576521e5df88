"""The decisions of The Golden Ages, a noun a file."""

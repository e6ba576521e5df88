"""A table as somebody may know it: messages, words, replays, what is kept of a game that has ended."""

"""What several games share: maps, tracks, small nets. It is no game."""

"""Requests about a club: names, the lobby, ratings, own games, notices, and what moderators may do."""

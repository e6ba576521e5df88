"""What goes on by itself in a club: the lobby, results and ratings, and notices."""

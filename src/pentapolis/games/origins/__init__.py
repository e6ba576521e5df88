"""Origins: First Builders by Adam Kwapiński: dice as workers, a city on an open grid, three kinds of tracks."""

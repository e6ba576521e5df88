"""What a club keeps: protected names, invitations, results and ratings, and notices that wait to be sent."""

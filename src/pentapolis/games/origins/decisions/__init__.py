"""The decisions of Origins, one class for each row of the decision table."""

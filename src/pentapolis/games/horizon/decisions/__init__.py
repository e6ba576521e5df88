"""The decision table: one small class for every kind of decision and every automatic step."""

"""The contract every game fills in, small enough to read in one sitting."""

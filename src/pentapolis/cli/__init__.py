"""The command line: everything here reads, writes and asks; rules live below."""

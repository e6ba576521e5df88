"""Processes that think for bots and check records, and whose job is next."""

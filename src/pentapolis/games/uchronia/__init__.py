"""Uchronia by Carl Chudyk: cards that are Orders, Resources and Activities, and the Buildings they pay for."""

"""Nets that value positions, learned by playing against oneself; see docs/training.md. Needs the extra `train`."""

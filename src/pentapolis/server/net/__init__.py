"""Connections under uvicorn, and how much each address may ask for."""

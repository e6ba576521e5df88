"""HTTP: the application, what can be asked of it, and who asks."""

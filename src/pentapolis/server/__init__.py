"""Tables on the network: HTTP and WebSocket, storage, bots in processes of their own. Started by `pentapolis serve`."""

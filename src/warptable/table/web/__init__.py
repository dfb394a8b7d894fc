"""The server: addresses, cookies, sockets. It turns requests into calls of the rooms and answers into pages."""

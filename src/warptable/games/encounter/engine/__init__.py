"""The multi-player family: Fantasy Flight 2008 and Avalon Hill 2000."""

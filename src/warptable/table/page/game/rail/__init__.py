"""The rail beside the board: the log, and its panes with chat, deals, powers and standing orders."""

"""What several levels use: reading a view, moving ships, judging totals, answering offers."""

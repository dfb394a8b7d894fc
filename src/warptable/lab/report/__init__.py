"""The results of `balance` as files: one page to share, tables for other programs, pictures for slides."""

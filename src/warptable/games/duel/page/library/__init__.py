"""Pages to read about the game for two: catalogues, rules, help, guide."""

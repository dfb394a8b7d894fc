"""One alien, one file, which holds ALIEN."""

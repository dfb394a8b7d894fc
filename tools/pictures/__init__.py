"""Pictures of the pages before and after a change of code, compared pixel by pixel."""

"""Where a person answers, whatever is played: the shapes of controls, pieces of markup, lines beside the question."""

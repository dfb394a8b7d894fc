"""Verbs: the only writers of the model. Each keeps an invariant and logs what it did."""

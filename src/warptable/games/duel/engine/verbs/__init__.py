"""The only writers of the state: each keeps an invariant and logs what it did."""

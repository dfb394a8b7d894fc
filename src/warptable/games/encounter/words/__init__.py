"""The words of the multi-player family: its speaker, questions, events, sheets and rules."""

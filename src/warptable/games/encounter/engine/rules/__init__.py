"""The rules of the multi-player family: flows over the model."""

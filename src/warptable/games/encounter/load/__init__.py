"""Measurements that are about the multi-player family alone."""

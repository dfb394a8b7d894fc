"""The envoys of one icon, one file, which holds ENVOYS."""

"""The techs, one file each."""

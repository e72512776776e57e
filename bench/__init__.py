"""`make bench`: our figures beside those of the peers, measured in one run."""

"""A person's whole data in one file: exported, imported again, backed up every week, deleted."""

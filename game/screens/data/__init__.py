"""The page of a person's own data: export, import, backups, data folder, and deleting everything."""

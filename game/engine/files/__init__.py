"""Files that a game brings or a person names: card tables, folders of assets, regular files only."""

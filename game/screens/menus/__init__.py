"""What menus share: their base, dialogs, notices and captions."""

"""The personas and levels: what each of them likes, overlooks and how far it looks ahead."""

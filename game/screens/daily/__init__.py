"""The daily deal: its page with the calendar, its match, and the check of other people's lines."""

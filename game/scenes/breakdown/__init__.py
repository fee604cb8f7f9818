"""What happens when something breaks that nobody foresaw: report, a window of its own, and starting again."""

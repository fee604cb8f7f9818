"""The log and crash reports."""

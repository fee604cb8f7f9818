"""Engines as programs: ours for others to use, others' at our tables. See docs/engine_protocol.md."""

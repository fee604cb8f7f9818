"""The parts of `dev.py`: folders, running programs, the environment and the compiled engine.

They need only Python, before anything is installed.
"""

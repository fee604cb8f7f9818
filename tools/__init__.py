"""What `dev.py` is made of: places, programs it runs, the environment and the compiled engine.

It all runs with Python alone, before anything is installed.
"""

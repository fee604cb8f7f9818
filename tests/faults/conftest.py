"""Which faults can be made where: the disk that is watched needs Linux, its /proc and its signals."""

from __future__ import annotations

import sys
from typing import Final

collect_ignore: Final = [] if sys.platform == "linux" else ["test_files.py"]

"""Write all sound files anew: python3 dev.py sound."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor

from tools.sound.files import ASSETS, encoded, recipes


def write(number: int) -> int:
    """Write one file; return its size in bytes."""
    path, make, compression = list(recipes())[number]
    data = encoded(make(), compression)
    (ASSETS / path).parent.mkdir(parents=True, exist_ok=True)
    (ASSETS / path).write_bytes(data)
    return len(data)


def main() -> int:
    """Write them side by side, and say how many there are."""
    with ProcessPoolExecutor() as pool:
        sizes = list(pool.map(write, range(len(list(recipes())))))
    print(f"{len(sizes)} sound files, {sum(sizes) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

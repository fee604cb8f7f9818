"""The other version's side, run inside its checkout: gets positions, answers with decisions in notation.

It uses only what all versions from 0.1 on have. Fields are copied by name. What is a part of its own today
lay in the position itself in 0.1: clash and round of Dust Collectorz, road and reactions of Seventh Hero.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any, Final

TREE: Final = Path(sys.argv[1]) if __name__ == "__main__" else Path()
RENAMED: Final[dict[str, str]] = {
    "clash.compared": "clash_stat",
    "clash.over": "clash_over",
    "round.number": "round",
}
PIECES: Final = {  # in lists: the class, what it is made with, and its module today and in 0.1
    "beaten": ("Laid", (-1,), ("game.dust_collectorz.rules.laid", "game.dust_collectorz.pieces")),
    "buried": ("Buried", (0, -1, 0, 0), ("game.seventh_hero.rules.pieces", "game.seventh_hero.pieces")),
}


def fill(part: Any, held: dict[str, Any]) -> None:
    """Give `part` what it knows of `held`."""
    for name, value in held.items():
        mine = getattr(part, name, None)
        if isinstance(value, dict):
            if mine is None or isinstance(mine, int):
                fill(part, {RENAMED.get(f"{name}.{inner}", str(inner)): one for inner, one in value.items()})
            else:
                piece = mine.clone()  # parts may be shared with other positions
                fill(piece, value)
                setattr(part, name, piece)
        elif mine is None:
            continue
        elif value and isinstance(value, list) and isinstance(value[0], dict):
            setattr(part, name, [piece_of(name, mine, place, one) for place, one in enumerate(value)])
        else:
            setattr(part, name, bool(value) if isinstance(mine, bool) else value)


def piece_of(name: str, mine: list[Any], place: int, held: dict[str, Any]) -> Any:
    """Return a part that lies in a list."""
    if place < len(mine):
        piece = mine[place].clone()
    else:
        kind, words, modules = PIECES[name]
        module = next(module for module in modules if (TREE / f"{module.replace('.', '/')}.py").is_file())
        piece = getattr(import_module(module), kind)(*words)
    fill(piece, held)
    return piece


def main() -> None:
    """Answer until there are no more questions."""
    sys.path.insert(0, str(TREE))
    make_player = import_module("ai.players").make_player
    rules_of = import_module("game.registry").rules_of
    state: Any = None
    for line in sys.stdin:
        word, *rest = json.loads(line)
        if word == "new":
            game, seats, seed, options, seconds = rest
            rules, players = rules_of(game), {}
            state = rules.setup(seats, seed, options)
            answer: object = None
        else:
            held, seat, seed = rest
            fill(state, held)
            if seat not in players:
                players[seat] = make_player(
                    "mcts", rules, seed=seed, seconds=seconds, clock=time.process_time
                )
            begun = time.process_time()
            action = players[seat].choose(state, seat).action
            spent = time.process_time() - begun
            answer = state.notation(action), sorted(map(state.notation, state.legal_actions())), spent
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

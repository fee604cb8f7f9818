"""The rules of tic-tac-toe: mark cells in turn; three in a line win."""

from collections.abc import Mapping

from game.engine.contract import OVER
from game.engine.declared import DeclaredRules, DeclaredState
from game.engine.options import Value
from game.engine.views import View

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Cells(View, frozen=True, kw_only=True):
    """All there is to see."""

    cells: tuple[int, ...]  # the seat that has marked each, or -1


class TicTacToe(DeclaredState):
    """A position."""

    ACTIONS = tuple(column + row for row in "321" for column in "abc")
    cells: list[int]

    def begin(self, options: Mapping[str, Value]) -> None:
        self.cells = [-1] * 9
        self.to_move = 0

    def legal_actions(self) -> list[int]:
        return [at for at in range(9) if self.cells[at] < 0] if self.to_move >= 0 else []

    def apply(self, action: int) -> None:
        seat = self.to_move
        self.cells[action] = seat
        self.tell("marked", seat, self.ACTIONS[action])
        self.to_move = OVER if any(self.standings()) or -1 not in self.cells else 1 - seat

    def standings(self) -> list[int]:
        return [int(any(all(self.cells[at] == seat for at in line) for line in LINES)) for seat in (0, 1)]

    def view(self, seat: int) -> Cells:
        return self.show(Cells, seat)


RULES = DeclaredRules("tic_tac_toe", TicTacToe, range(2, 3))

"""The table of tic-tac-toe: three rows of three cells."""

from game.table.contract import Setting
from game.table.layout.frame import Shape
from game.table.stock.spread import Item, place_face
from game.table.stock.table import StockTable
from tic_tac_toe.rules import Cells


class Table(StockTable):
    """Cells with the tokens of those who have marked them."""

    SHAPE = Shape(panel=0.2)

    def middle(self, view: Cells, setting: Setting) -> tuple[tuple[Item, ...], ...]:
        colours = [setting.seats[seat].colour if seat >= 0 else -1 for seat in view.cells]
        items = [
            Item(f"card:{self.actions[at]}", place_face(one), aspect=1.0) for at, one in enumerate(colours)
        ]
        return tuple(items[:3]), tuple(items[3:6]), tuple(items[6:])

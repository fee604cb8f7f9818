"""The table of Crown Thief: deck and set-aside cards, and all kinds, with how many of each are unseen."""

from crown_thief.rules import COPIES, DEAL, DUCHESS, NAMES, CrownView
from game.engine.errors import Reason
from game.table.contract import Setting
from game.table.pieces import Face
from game.table.stock.spread import Item, card_face
from game.table.stock.table import DECK, StockTable
from game.texts.texts import Texts


class Table(StockTable):
    """Stock cards with their values."""

    def named(self, card: int | None) -> str | None:
        return None if card is None else NAMES[card]

    def card(self, name: str, texts: Texts) -> Face:
        value = NAMES.index(name)
        return card_face(name, texts(f"card-{name}"), texts(f"card-{name}-text"), str(value), value - 1)

    def middle(self, view: CrownView, setting: Setting) -> tuple[tuple[Item, ...], ...]:
        seen = [card for cards in (view.open, *view.hands, *view.played) for card in cards]
        left = [(name, str(COPIES[at] - seen.count(at))) for at, name in enumerate(NAMES) if at]
        kinds = [self.item(f"name:{name}", name, setting.texts, badge=unseen) for name, unseen in left]
        piles = [self.item(DECK, None, setting.texts, badge=str(view.left))]
        piles += [self.item(f"open:{at}", NAMES[card], setting.texts) for at, card in enumerate(view.open)]
        return tuple(piles), tuple(kinds)

    def note(self, view: CrownView, seat: int, texts: Texts) -> str:
        return texts("note-out") if seat in view.out else texts("note-safe") if seat in view.safe else ""

    def refuse(self, view: CrownView, picked: tuple[str, ...]) -> Reason:
        thief = {"card:forger", "card:pickpocket"} & {*picked}
        return Reason("duchess" if thief and DUCHESS in view.hands[view.seat] else "not_now", "")

    def pauses(self, view: CrownView, action: int) -> bool:
        return action == DEAL

"""The table of a game that says no more than what lies on it: layout, picks, prompt, buttons, faces, deeds.

A game derives from `StockTable` and overrides `middle` or `row`, or nothing: views that have `middle`,
`hands`, `played` and `scores` are laid out as they are. The notation of an action names its pieces:

    thief          the card in one's own hand, or the place in the middle, with the key "card:thief"
    seat2          the panel of the second seat, with the key "seat:1"
    judge          any later word: the piece in the middle with the key "name:judge"

All texts come from the game's Fluent file (see `game.texts.stock`); what that lacks, from the house's.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from game.engine.contract import OVER, TABLE
from game.engine.errors import Reason
from game.table.art.paint.cloth import cloth
from game.table.input.picking import meant
from game.table.layout.frame import Shape
from game.table.pieces import NOTHING, Area, Face, Placed, meaning
from game.table.stock import faces, places
from game.table.stock.deed import Deed, Picture
from game.table.stock.offers import Kind, Prompt
from game.table.stock.seat_head import seat_panel
from game.table.stock.spread import CARD, Item, SeatRow, Spread, back_face, card_face
from game.texts.stock import card_name, cards_of, line_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.engine.events import Event
    from game.engine.views import View
    from game.table.contract import Setting
    from game.table.layout.frame import Frame
    from game.texts.texts import Texts

DECK: Final = "card:deck"  # where cards of hands come from
MIDDLE: Final = "zone:middle"
SEAT: Final = re.compile(r"seat([1-9])")
PLAY: Final = "play"
DIM: Final = frozenset({"dim"})
LIFT: Final = 14.0  # units that a picked card is raised


class StockTable:
    """What `game.table.contract.GameTable` asks for, from the names of a game's actions and pieces."""

    SHAPE: Shape = Shape(panel=0.36, rail=0.24)

    def __init__(self, actions: Sequence[str] = ()) -> None:
        """Lay a table for a game with these actions, in notation."""
        self.actions = tuple(actions)
        self._picks = tuple(self.pieces_of(text) for text in self.actions)
        self._keys = frozenset(key for keys in self._picks for key in keys)

    # What a game may say itself

    def pieces_of(self, text: str) -> tuple[str, ...]:
        """Return the keys of the pieces that an action's notation names."""
        first, *rest = text.split()
        keys = [f"card:{first}"]
        for word in rest:
            seat = SEAT.fullmatch(word)
            keys.append(f"seat:{int(seat[1]) - 1}" if seat else f"name:{word}")
        return tuple(keys)

    def spread(self, view: Any, setting: Setting) -> Spread:
        """Return what lies on the table."""
        rows = tuple(self.row(view, seat, setting) for seat in range(view.seats))
        return Spread(self.middle(view, setting), rows)

    def middle(self, view: Any, setting: Setting) -> tuple[tuple[Item, ...], ...]:
        """Return rows of pieces; by default cards of the names in the view's `middle`: a row, or several."""
        lines = getattr(view, "middle", ())
        lines = lines if all(isinstance(line, tuple) for line in lines) else (lines,)
        names = [[self.named(one) for one in line] for line in lines]
        keys = iter(_own_keys([name for line in names for name in line]))
        return tuple(tuple(self.item(next(keys), name, setting.texts) for name in line) for line in names)

    def row(self, view: Any, seat: int, setting: Setting) -> SeatRow:
        """Return what a seat has; by default what the view's `hands`, `played`, `scores` and `out` hold."""
        nothing: tuple[tuple[str, ...], ...] = ((),) * view.seats
        held = [self.named(one) for one in getattr(view, "hands", nothing)[seat]]
        laid = [self.named(one) for one in getattr(view, "played", nothing)[seat]]
        score = str(view.scores[seat]) if hasattr(view, "scores") else ""
        keys = _own_keys(held) if seat == view.seat else [f"hand:{seat}:{at}" for at in range(len(held))]
        texts = setting.texts
        return SeatRow(
            tuple(self.item(key, name, texts, DECK) for key, name in zip(keys, held, strict=True)),
            tuple(
                self.item(f"played:{seat}:{at}", name, texts, f"seat:{seat}") for at, name in enumerate(laid)
            ),
            score,
            texts("score") if texts.has("score") else "",
            self.note(view, seat, texts),
            seat in getattr(view, "out", ()),
        )

    def note(self, view: Any, seat: int, texts: Texts) -> str:
        """Return a few words for below a seat's name."""
        return ""

    def named(self, card: Any) -> str | None:
        """Return the name of a card that the view holds; None: it is unknown."""
        name: str | None = card
        return name

    def card(self, name: str, texts: Texts) -> Face:
        """Return the face of a card."""
        text = f"card-{name}-text"
        return card_face(name, str(card_name(name, texts)), texts(text) if texts.has(text) else "")

    def kind_of(self, action: int) -> str:
        """Name the kind of an action, for its tile in the rail, "kind-play"; "" for one without."""
        return PLAY

    # Help for `spread`

    def item(self, key: str, name: str | None, texts: Texts, origin: str = "", badge: str = "") -> Item:
        """Return a card; without a name it lies face down."""
        face = back_face() if name is None else self.card(name, texts)
        return Item(key, face, name is not None, origin, badge)

    # Layout

    def arrange(self, view: View, frame: Frame, setting: Setting) -> list[Placed]:
        """Return where everything lies in `frame`."""
        spread = self.spread(view, setting)
        front = setting.front if setting.front >= 0 else view.seat
        panels, middle = places.panels(frame, spread, view.seats)
        face, hand, played = places.own_parts(frame.mine)
        seats = [front, *((front + step) % view.seats for step in range(1, view.seats))]
        spots = {seat: spot.centre for seat, spot in zip(seats, [face, *panels], strict=True)}
        lay = _Lay(self, view, setting, spots)
        zone = Placed(MIDDLE, Face(NOTHING), middle.centre, middle[2:], height=-20, animated=False, drop=True)
        lying = [zone, *places.middle(spread, middle, lay.middle)]
        for seat, panel in zip(seats[1:], panels, strict=True):
            row = spread.seats[seat] if spread.seats else SeatRow()
            lying.append(lay.panel(seat_panel(panel, setting, seat, acting=view.to_move == seat), row))
            lying += places.rival(panel, row, setting, seat, lay.seat)
        row = spread.seats[front] if spread.seats else SeatRow()
        ground = Placed(f"seat:{front}", Face(NOTHING), face.centre, face[2:], height=-20, animated=False)
        lying += [lay.panel(ground, row), *places.own(face, row, setting, front)]
        lying += places.hand(hand, row.hand, lay.hand, 0.5)
        return [*lying, *places.heap(played, row.played, lay.seat)]

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """Draw a face."""
        return faces.paint(face, size)

    def background(self, size: tuple[int, int]) -> pygame.Surface:
        """Draw the house's cloth."""
        return cloth(size)

    # Meanings

    def picks(self, view: View, action: int) -> tuple[str, ...]:
        """Return the keys that mean `action`."""
        return self._picks[action] if 0 <= action < len(self._picks) else ()

    def dropped(self, view: View, key: str, zone: str) -> tuple[int, ...]:
        """List the actions that name the piece, and the one it falls on unless that is the middle."""
        wanted = {key} if zone == MIDDLE else {key, zone}
        found = [action for action, keys in enumerate(self._picks) if wanted <= set(keys)]
        return tuple(sorted(found, key=lambda action: len(self._picks[action])))

    def best_first(self, view: Any, actions: tuple[int, ...]) -> tuple[int, ...]:
        """Keep the order of the rules."""
        return actions

    def at_once(self, view: Any, action: int) -> bool:
        """Return whether a single click performs `action`: nothing does."""
        return False

    def cycle(self, view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
        """Leave the number keys to the buttons."""
        return None

    def refuse(self, view: Any, picked: tuple[str, ...]) -> Reason:
        """Return why no legal action contains all of `picked`."""
        return Reason("not_now", "")

    def remark(self, view: Any, picked: tuple[str, ...]) -> Reason | None:
        """Let nothing be gathered that means nothing."""
        return None

    def pauses(self, view: Any, action: int) -> bool:
        """Never wait."""
        return False

    def auto_pass(self, view: Any, actions: tuple[int, ...]) -> None:
        """Let nothing pass."""

    # Words

    def kinds(self, view: View, setting: Setting) -> tuple[Kind, ...]:
        """List the kinds of actions, in the order of the rules."""
        names = dict.fromkeys(
            self.kind_of(action) for action in range(len(self.actions)) if self.picks(view, action)
        )
        return tuple(self._kind(name, view, setting) for name in names)

    def _kind(self, name: str, view: View, setting: Setting) -> Kind:
        fitting = self.fitting(view, setting)
        found = {one: wish for one, wish in fitting.items() if self.kind_of(one) == name}
        exact = next((one for one, wish in found.items() if not wish), None)
        title = _text(setting.texts, f"kind-{name}", "stock-play")
        note = " · ".join(self.names_of(setting.picked, setting)) if setting.picked else ""
        keys = frozenset(key for wish in found.values() for key in wish)
        return Kind(name, title, note, tuple(found), exact, likely=exact is not None, keys=keys)

    def fitting(self, view: View, setting: Setting) -> dict[int, Counter[str]]:
        """Return the legal actions that contain all picks, each with what it needs besides."""
        picked = meant(setting.picked)
        wishes = {action: Counter(self.picks(view, action)) for action in setting.legal}
        return {action: wish - picked for action, wish in wishes.items() if picked <= wish}

    def wanted(self, view: View, setting: Setting) -> list[str]:
        """List the keys to pick next: of each fitting action the first that its notation names."""
        fitting = self.fitting(view, setting)
        firsts = (
            next((key for key in self.picks(view, one) if wish[key]), "") for one, wish in fitting.items()
        )
        return [key for key in dict.fromkeys(firsts) if key]

    def prompt(self, view: View, setting: Setting) -> Prompt:
        """Say whose turn it is, and what to pick next."""
        texts = setting.texts
        if view.to_move in {TABLE, OVER}:
            note = setting.lately[-1].note if setting.lately else ""
            return Prompt("", note or texts("stock-over" if view.to_move == OVER else "stock-table"))
        heading = texts("seat-turn", name=setting.addressed[view.to_move])
        if not setting.legal:
            return Prompt(heading, "")
        wanted = self.wanted(view, setting)
        asked = wanted[0].partition(":")[0] if wanted else "done"
        return Prompt(heading, _text(texts, f"ask-{asked}", f"stock-ask-{asked}"))

    def button(self, view: View, action: int, setting: Setting) -> str:
        """Word an action by the names of its pieces."""
        return " · ".join(self.names_of(self.picks(view, action), setting)) or self.actions[action]

    def names_of(self, keys: Sequence[str], setting: Setting) -> list[str]:
        """Name pieces by their keys."""
        return [self.name_of(key, setting) for key in keys]

    def name_of(self, key: str, setting: Setting) -> str:
        """Name a piece: a card, a seat, or what the last part of its key says."""
        kind, _, name = meaning(key).partition(":")
        return setting.seats[int(name)].name if kind == "seat" else str(card_name(name, setting.texts))

    def describe(self, view: View, key: str, setting: Setting) -> str:
        """Describe a piece: its name, and what it does; "" for what is only decoration."""
        texts = setting.texts
        kind, _, name = key.partition(":")
        spread = self.spread(view, setting)
        if kind == "seat":
            row = spread.seats[int(name)] if spread.seats else SeatRow()
            score = f"{row.unit}: {row.score}" if row.score and row.unit else row.score
            return ". ".join(filter(None, (setting.seats[int(name)].name, score, row.note)))
        item = next((one for one in _items(spread) if one.key == key), None)
        if item is None:
            return ""
        count = _text(texts, "count", "stock-count", count=item.badge) if item.badge else ""
        if not item.face_up:
            told = (texts("stock-back"), "")
        elif item.face.kind != "card":
            told = (self.name_of(key, setting), "")
        else:
            told = (str(item.face.facts[1]), str(item.face.facts[2]))
        return (
            " ".join(f"{one.removesuffix('.')}." for one in (*told, count) if one)
            if told[1] or count
            else told[0]
        )

    def deed(self, events: Sequence[Event], setting: Setting) -> Deed | None:
        """Show what a seat did, as the log says it, the cards in it, and what came of it in the end."""
        told = [(event, line_of(event, setting.addressed, setting.texts)) for event in events]
        told = [(event, text) for event, text in told if text and event.seat >= 0]
        if not told:
            return None
        event, text = told[0]
        cards = cards_of(event, setting.texts)[:2]
        pictures = tuple(Picture(self.card(name, setting.texts), CARD) for name in cards)
        return Deed(event.seat, text, pictures, told[-1][1] if len(told) > 1 else "")


class _Lay:
    """Lays items with their marks, for one view."""

    def __init__(
        self, table: StockTable, view: View, setting: Setting, spots: dict[int, tuple[float, float]]
    ) -> None:
        """Come from the `spots` of the seats."""
        self._picked = frozenset(setting.picked)
        self._wanted = frozenset(table.wanted(view, setting))
        self._asked = table._keys if setting.legal else frozenset()  # noqa: SLF001 - of the same module
        self._light = "legal" if setting.help == "full" else "open"
        self._origins: dict[str, tuple[float, float]] = {f"seat:{seat}": at for seat, at in spots.items()}

    def _marks(self, key: str) -> frozenset[str]:
        if key in self._picked:
            return frozenset({"picked"})
        return frozenset({self._light}) if meaning(key) in self._wanted else frozenset()

    def panel(self, plate: Placed, row: SeatRow) -> Placed:
        """Let a seat's panel be picked, if actions name seats."""
        marks = self._marks(plate.key) or (DIM if row.out else frozenset())
        named = plate.key in self._asked
        return plate._replace(marks=marks, pickable=named, drop=named, group="seats")

    def middle(self, item: Item, spot: Area) -> Placed:
        """Lay a piece of the middle."""
        self._origins[item.key] = spot.centre
        return self._placed(item, spot, "middle")

    def hand(self, item: Item, spot: Area) -> Placed:
        """Lay a card of one's own hand, raised while it is picked."""
        piece = self._placed(item, spot, "hand")
        if item.key not in self._picked:
            return piece
        return piece._replace(centre=(piece.centre[0], piece.centre[1] - LIFT), height=LIFT)

    def seat(self, item: Item, spot: Area) -> Placed:
        """Lay a card of a seat."""
        return self._placed(item, spot, "")

    def _placed(self, item: Item, spot: Area, group: str) -> Placed:
        asked = meaning(item.key) in self._asked
        close = places.CLOSE if item.face.kind == "card" and item.face_up else None
        return Placed(
            item.key,
            item.face,
            spot.centre,
            spot[2:],
            face_up=item.face_up,
            back=back_face(),
            origin=self._origins.get(item.origin),
            marks=self._marks(item.key) if group else frozenset(),
            pickable=bool(group) and asked,
            drop=group == "middle" and asked,
            close=close,
            group=group,
        )


def _items(spread: Spread) -> list[Item]:
    """List all items, one's own keys included."""
    lines = [item for line in spread.middle for item in line]
    return [*lines, *(item for row in spread.seats for item in (*row.hand, *row.played))]


def _own_keys(names: Sequence[str | None]) -> list[str]:
    """Return the keys of cards: equal ones differ, and are picked one by one."""
    nth = [names[:at].count(name) for at, name in enumerate(names)]
    return [
        f"card:{name}#{before + 1}" if before else f"card:{name}"
        for name, before in zip(names, nth, strict=True)
    ]


def _text(texts: Texts, key: str, other: str, **facts: object) -> str:
    """Return the game's own text, or the house's."""
    return texts(key if texts.has(key) else other, **facts)

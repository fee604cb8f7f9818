"""The kinds of actions that there are, for the rail; and the prompt."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.engine.contract import OVER, TABLE
from game.splendor_marvel.rules.actions import (
    CHOOSE,
    CODE,
    CODE_BITS,
    PASS,
    RECRUIT,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKES,
)
from game.splendor_marvel.rules.cards import (
    CHARACTERS,
    CHIP_LIMIT,
    CHIPS,
    HAND_LIMIT,
    POINTS,
    SHIELD,
)
from game.splendor_marvel.rules.reasons import wanted_card
from game.splendor_marvel.table.picks import best_first, card_key, picks, stock_key
from game.splendor_marvel.table.situation import after_picks, payable_soon, short
from game.splendor_marvel.words import says
from game.table.stock.offers import Kind, Prompt

if TYPE_CHECKING:
    from game.splendor_marvel.rules.view import SplendorView
    from game.table.contract import Setting

ALWAYS: Final = ("take", "reserve", "recruit")
LATE: Final = ("return", "choose", "pass")  # only when a turn's end asks for them (SM-18, SM-20, SM-21)
ORDER: Final = (*ALWAYS, *LATE)
NAMED: Final = 2  # cards or stones that are named; more are counted


def kind_of(action: int) -> str:
    """Name the kind of an action; "" for the table's own steps."""
    code = action & CODE
    limits = (
        (RESERVE, "take"),
        (RECRUIT, "reserve"),
        (RETURN, "recruit"),
        (CHOOSE, "return"),
        (PASS, "choose"),
        (PASS + 1, "pass"),
    )
    return next((name for limit, name in limits if code < limit), "")


def kinds(view: SplendorView, setting: Setting) -> tuple[Kind, ...]:
    """List the three kinds of a turn, and what a turn's end may ask for besides (SM-6, SM-17, SM-20)."""
    return Rail(view, setting).kinds()


class Rail:
    """The legal actions by kind, as far as they fit what is picked."""

    def __init__(self, view: SplendorView, setting: Setting) -> None:
        """Sort the legal actions of `setting`."""
        self.view = view
        self.setting = setting
        self.texts = setting.texts
        self.me = view.players[view.seat]
        self.picked = Counter(setting.picked)
        wishes = [(one, Counter(picks(view, one))) for one in best_first(setting.legal)]
        fitting = [(one, wish) for one, wish in wishes if self.picked <= wish]
        names = {name: [(one, wish) for one, wish in fitting if kind_of(one) == name] for name in ORDER}
        self.by_kind = names
        self.late = next((name for name in LATE if names[name]), "")
        self.stones = [key for key in setting.picked if key.startswith("stock:")]

    def kinds(self) -> tuple[Kind, ...]:
        """List the kinds, the likely one marked."""
        shown = [*ALWAYS, *([self.late] if self.late else [])]
        likely = self.late or ("recruit" if self.by_kind["recruit"] else "take")
        if not self.by_kind[likely]:
            likely = "reserve"
        return tuple(self._kind(name, likely=name == likely) for name in shown)

    def _kind(self, name: str, *, likely: bool) -> Kind:
        found = self.by_kind[name]
        exact = self._exact(name)
        return Kind(
            name,
            self._title(name, exact),
            self._note(name, exact),
            tuple(one for one, _ in found),
            exact,
            name,
            likely=likely and bool(found) and self.setting.help == "full",
            progress=self.count(name),
            keys=frozenset(key for _, wish in found for key in wish - self.picked),
        )

    def _exact(self, name: str) -> int | None:
        """The one action of a kind that is meant: what is picked, or the only one there is."""
        found = self.by_kind[name]
        complete = [one for one, wish in found if wish == self.picked]
        if complete and (self.picked or name == "pass"):
            return complete[0]
        return found[0][0] if len(found) == 1 else None

    def count(self, name: str) -> tuple[int, int]:
        """How many stones are picked of how many, while a taking is begun (SM-6 to SM-8)."""
        if name != "take" or not self.stones or not self.by_kind[name]:
            return (0, 0)
        twice = len(set(self.stones)) < len(self.stones)
        sizes = [wish.total() for _, wish in self.by_kind[name]]
        return len(self.stones), min(sizes) if twice else max(sizes)

    def _title(self, name: str, exact: int | None) -> str:
        texts = self.texts
        if exact is None or name == "pass":
            return texts(f"kind-{name}")
        code = exact & CODE
        if name == "take":
            return texts("button-take", chips=says.stones(TAKES[code], texts))
        if name == "reserve" and code >= RESERVE_TOP:
            return texts("kind-reserve-top", level=says.ROMAN[code - RESERVE_TOP + 1])
        if name == "reserve":
            card = self.view.market[code - RESERVE]
            return texts("kind-reserve-card", card="" if card is None else CHARACTERS[card].name)
        if name == "recruit":
            card = wanted_card(self.view, code)
            return texts("kind-recruit-card", card="" if card is None else CHARACTERS[card].name)
        return says.button(self.view, exact, texts)

    def _note(self, name: str, exact: int | None) -> str:
        """What a kind would do, or why it can't be done now; "" while others decide."""
        if not self.setting.legal:
            return ""
        if self.late:
            return self._late_note(name)
        if not self.by_kind[name]:
            return self._reason(name)
        notes = {"take": self._take, "reserve": self._reserve, "recruit": self._recruit}
        return notes[name](exact)

    def _reason(self, name: str) -> str:
        """Why nothing of a kind can be done (SM-11, SM-13)."""
        if name == "recruit" and not self.stones:
            return self._nearest()
        if self.picked:
            return self.texts("kind-other-picked")
        if name == "reserve":
            full = len(self.me.reserved) == HAND_LIMIT
            return self.texts("kind-reserve-full" if full else "kind-reserve-none")
        return self.texts("kind-take-none")

    def _nearest(self) -> str:
        """The card that lacks least, or the one that is picked, and how many stones it lacks."""
        own = [reserved.card for reserved in self.me.reserved]
        cards = [card for card in (*self.view.market, *own) if card is not None]
        meant = [card for card in cards if card_key(card) in self.picked] or cards
        if not meant:
            return self.texts("kind-recruit-none")
        wanted = min(meant, key=lambda card: short(self.me, card))
        return self.texts("kind-recruit-short", card=CHARACTERS[wanted].name, count=short(self.me, wanted))

    def _take(self, exact: int | None) -> str:
        if exact is None:
            count, needed = self.count("take")
            if not count:
                return self.texts("kind-take-note")
            return self.texts("kind-take-more", count=count, needed=needed)
        soon = payable_soon(self.view, self.setting)
        if soon and self.setting.help != "none":
            return self.texts("kind-take-soon", names=self._named(soon))
        held = sum(after_picks(self.view, self.setting).chips) if self.picked else 0
        return self._held(held or sum(self.me.chips) + len(TAKES[exact & CODE]))

    def _held(self, held: int) -> str:
        """How many stones one would have, and what that means beyond ten (SM-20)."""
        over = held - CHIP_LIMIT
        if over > 0:
            return self.texts("kind-over", count=over)
        return self.texts("kind-held", count=held, most=CHIP_LIMIT)

    def _reserve(self, exact: int | None) -> str:
        free = HAND_LIMIT - len(self.me.reserved)
        if exact is None:
            return self.texts("kind-reserve-note", free=free)
        if not self.view.stock[SHIELD]:
            return self.texts("kind-reserve-bare")
        if sum(self.me.chips) == CHIP_LIMIT:
            return self.texts("kind-reserve-over")
        return self.texts("kind-reserve-shield")

    def _recruit(self, exact: int | None) -> str:
        if exact is None:
            cards = [wanted_card(self.view, one & CODE) for one, _ in self.by_kind["recruit"]]
            found = tuple(dict.fromkeys(card for card in cards if card is not None))
            return self.texts("kind-recruit-note", count=len(found), names=self._named(found))
        card = wanted_card(self.view, exact & CODE)
        points = 0 if card is None else POINTS[card]
        paid = says.payment(self.view, exact & CODE, exact >> CODE_BITS)
        return self.texts(
            "kind-recruit-exact", paid=sum(paid), chips=says.counts(paid, self.texts), points=points
        )

    def _named(self, cards: tuple[int, ...]) -> str:
        return self.texts.join((CHARACTERS[card].name for card in cards[:NAMED]), "or")

    def _late_note(self, name: str) -> str:
        """At a turn's end: what it asks for; the turn's own actions wait for the next."""
        if name in ALWAYS:
            return self.texts("kind-next-turn")
        if name == "return":
            return self.texts("kind-return-note", count=sum(self.me.chips) - CHIP_LIMIT)
        return self.texts(f"kind-{name}-note")


def prompt(view: SplendorView, setting: Setting) -> Prompt:
    """Say whose turn it is and what can be done; while pieces are picked, what they could become."""
    texts = setting.texts
    if view.to_move in {OVER, TABLE}:
        return Prompt("", says.status(view, setting.addressed, texts))
    heading = texts("seat-turn", name=setting.addressed[view.turn])
    if view.turn != view.seat or not setting.legal:
        return Prompt(heading, texts("turn-others"))
    return Prompt(heading, _asked(view, setting))


def _asked(view: SplendorView, setting: Setting) -> str:
    texts = setting.texts
    if view.phase == "returning":
        held = sum(view.players[view.seat].chips)
        return texts("prompt-returning", held=held, count=held - CHIP_LIMIT)
    if view.phase == "choosing":
        return texts("prompt-choosing")
    rail = Rail(view, setting)
    if rail.stones and rail.by_kind["take"]:
        return _still(rail)
    if rail.picked:
        return _card_asked(rail)
    return texts("prompt-last" if view.playing_out else "prompt-main")


def _still(rail: Rail) -> str:
    """What the picked stones still need: "Add Space or Soul." (SM-6, SM-8)."""
    texts = rail.texts
    found = rail.by_kind["take"]
    more = Counter(key for _, wish in found for key in wish - rail.picked)
    count, needed = len(rail.stones), rail.count("take")[1]
    if not more:
        return texts("prompt-stones-all", count=count)
    again = rail.stones[0] if more[rail.stones[0]] else ""
    others = [kind for kind in range(len(CHIPS)) if more[stock_key(kind)] and stock_key(kind) != again]
    if needed - count == 1:
        names = texts.join((texts(f"chip-{kind}") for kind in others), "or")
        return texts("prompt-stones-one", count=count, needed=needed, names=names)
    if not again:
        return texts("prompt-stones-more", count=count, needed=needed, more=needed - count)
    twin = texts(f"chip-{CHIPS.index(again.partition(':')[2])}")
    return texts("prompt-stones-twin", count=count, needed=needed, more=needed - count, name=twin)


def _card_asked(rail: Rail) -> str:
    """What a picked card or deck could become."""
    texts = rail.texts
    deck = next((key for key in rail.picked if key.startswith("deck:")), "")
    if deck:
        return texts("prompt-deck", level=says.ROMAN[int(deck.partition(":")[2]) + 1])
    card = next((key for key in rail.picked if key.startswith("card:")), "")
    able = [name for name in ("reserve", "recruit") if rail.by_kind[name]]
    if not card or not able:
        return texts("prompt-main")
    name = CHARACTERS[int(card.partition(":")[2])].name
    return texts(f"prompt-card-{'both' if len(able) == 2 else able[0]}", card=name)

"""The kinds of actions of Custom Heroes for the rail: what each would do, or why it can't be done now.

All is reckoned from the view. A turn has its four kinds in one order, and taking back where something was
sleeved; a betting and the end of a turn with much power have their own.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    DISCARD,
    KEEP,
    PASS,
    PLAY,
    READY,
    SLEEVE,
    TAKE_BACK,
    TRADE,
    VERB,
    other_in,
    place_in,
)
from game.custom_heroes.rules.cards import ADVANCEMENTS, NO_ABILITY, POWER_LIMIT, STAKE
from game.custom_heroes.rules.cards import TRADE as TRADE_POWER
from game.custom_heroes.rules.reasons import stakes
from game.custom_heroes.table.outlook import BEATS, LEADS, Sleeving, chances_of, next_seat, played
from game.custom_heroes.table.picks import best_first, picks, value_of_play
from game.custom_heroes.words import says
from game.custom_heroes.words.naming import card_name, kind_name, play_name, signed
from game.table.stock.offers import WINS, Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.custom_heroes.rules.view import Card, HeroesView
    from game.custom_heroes.table.outlook import Outcome
    from game.table.contract import Setting

TURN: Final = ("play", "sleeve", "trade", "pass")
BETTING: Final = ("bet", "ready")
ENDING: Final = ("trade", "keep", "discard")
VERBS: Final = {
    "play": (int(PLAY),),
    "sleeve": (int(SLEEVE),),
    "trade": (int(TRADE),),
    "pass": (int(PASS),),
    "back": (int(TAKE_BACK),),
    "bet": (int(BET), int(BET_OWN)),
    "ready": (int(READY),),
    "keep": (int(KEEP),),
    "discard": (int(DISCARD),),
}
SIGNS: Final = {"back": "return", "bet": "choose", "ready": "pass", "keep": "pass", "discard": "forfeit"}
TOLD: Final = 4  # values that are listed; more are counted


def kinds(view: HeroesView, setting: Setting) -> tuple[Kind, ...]:
    """List the kinds of what is decided now; the likely one where help is full."""
    return Rail(view, setting).kinds()


def chances(view: HeroesView, setting: Setting) -> tuple[Sleeving, ...]:
    """List the sleevings that make a set playable, the best first."""
    return chances_of(view, setting.legal)


class Rail:
    """The legal actions by kind, as far as they fit what is picked."""

    def __init__(self, view: HeroesView, setting: Setting) -> None:
        """Sort the legal actions of `setting`."""
        self.view = view
        self.setting = setting
        self.texts = setting.texts
        self.me = view.players[view.seat]
        self.hand: tuple[Card, ...] = self.me.hand if setting.legal else ()
        self.picked = Counter(setting.picked)
        self.every: dict[str, list[int]] = {
            name: [action for action in best_first(setting.legal) if action & VERB in verbs]
            for name, verbs in VERBS.items()
        }
        wishes = {action: Counter(picks(view, action)) for action in setting.legal}
        self.wishes = wishes
        self.fitting = {
            name: [action for action in found if self.picked <= wishes[action] or not wishes[action]]
            for name, found in self.every.items()
        }

    def kinds(self) -> tuple[Kind, ...]:
        """List the kinds, the likely one marked."""
        wish = self._wish()
        return tuple(self._kind(name, likely=name == wish) for name in self._names())

    def _names(self) -> tuple[str, ...]:
        phase = self.view.phase if self.setting.legal else "turn"
        if phase == "betting":
            return BETTING
        if phase == "ending":
            return ENDING
        return (*TURN, "back") if self.every["back"] else TURN

    def _wish(self) -> str:
        """Name the sensible kind: passing only where nothing else makes sense."""
        if self.setting.help != "full" or not self.setting.legal:
            return ""
        if self.view.phase == "ending":
            return "trade" if self.every["trade"] else "discard"
        if self.view.phase == "betting":
            return "" if self.every["bet"] else "ready"
        if self.every["play"]:
            return "play"
        return "sleeve" if self.suggestion is not None else "pass"

    @property
    def suggestion(self) -> Sleeving | None:
        """The sleeving that helps best, where a likely action may be told; None for none."""
        if self.setting.help != "full" or self.every["play"] or not self.hand:
            return None
        found = chances(self.view, self.setting)
        return found[0] if found and found[0].action in self.fitting["sleeve"] else None

    def exact(self, name: str) -> int | None:
        """The one action of a kind that is meant: what is picked, the only one, or the one that helps."""
        found = self.fitting[name]
        complete = [action for action in found if self.wishes[action] == self.picked]
        if complete and self.picked:
            return complete[0]
        if len(found) == 1:
            return found[0]
        if name == "sleeve" and not self.picked and self.suggestion is not None:
            return self.suggestion.action
        return None

    def _kind(self, name: str, *, likely: bool) -> Kind:
        found, exact = self.fitting[name], self.exact(name)
        title, note, outcome = self._told(name, exact)
        needed = [exact] if exact is not None else found
        keys = frozenset(key for action in needed for key in self.wishes[action] - self.picked)
        return Kind(
            name,
            title,
            note,
            tuple(found),
            exact,
            SIGNS.get(name, name),
            outcome if self.setting.help != "none" else "",
            likely and bool(found),
            self.progress() if name == "play" else (0, 0),
            keys,
        )

    def progress(self) -> tuple[int, int]:
        """How many cards are picked of how many, while a set to follow with is begun (CH-13)."""
        cards = sum(key.startswith("card:") for key in self.setting.picked)
        if not cards or not self.fitting["play"] or self.view.last < 0 or self.view.count < 2:
            return (0, 0)
        sizes = [sum(key.startswith("card:") for key in self.wishes[one]) for one in self.fitting["play"]]
        return cards, min(sizes)

    def _told(self, name: str, exact: int | None) -> tuple[str, str, str]:
        """Title, note and outcome of a kind."""
        title = self.texts(f"rail-{name}")
        if not self.setting.legal:
            return title, "", ""
        if not self.fitting[name]:
            return title, self._reason(name), ""
        if name == "play" and exact is not None:
            return self._play(played(self.view, exact))
        notes: dict[str, Callable[[], str]] = {
            "play": self._plays,
            "sleeve": lambda: self._sleeve(exact),
            "back": lambda: self._back(exact),
            "pass": self._pass,
            "bet": lambda: self.texts("rail-bet-note", stake=STAKE),
        }
        told = notes.get(name)
        if name == "bet" and exact is not None:
            card = card_name(self.hand[place_in(exact)].card, self.texts)
            title = self.texts("rail-bet-card", card=card)
        facts = {"power": TRADE_POWER, "limit": POWER_LIMIT, "have": self.me.power}
        if name == "ready":
            title = says.button(self.view, int(READY), self.texts)
        note = told() if told else self.texts(f"rail-{name}-note", bets=len(self.me.bets), **facts)
        return title, note, ""

    # Why not

    def _reason(self, name: str) -> str:
        """Say in few words why nothing of a kind can be done."""
        if self.every[name] and self.picked:
            return self.texts("rail-off-picked")
        reasons: dict[str, Callable[[], str]] = {
            "play": self._nothing,
            "sleeve": self._no_sleeve,
            "pass": lambda: self.texts("rail-off-lead"),
            "bet": self._no_bet,
            "keep": lambda: self.texts("rail-off-keep", limit=POWER_LIMIT, have=self.me.power),
            "discard": lambda: self.texts("rail-off-discard", limit=POWER_LIMIT),
        }
        if name in reasons:
            return reasons[name]()
        return self.texts("rail-off-trade", power=TRADE_POWER, have=self.me.power)

    def _nothing(self) -> str:
        """What the hand lacks to follow."""
        view = self.view
        if view.ascended:
            return self.texts("rail-off-form")
        way = ("strict_" if view.strict else "") + ("down" if view.falling else "up")
        return self.texts(f"rail-off-{way}", count=view.count, value=signed(view.value))

    def _no_sleeve(self) -> str:
        return self.texts("rail-off-slots" if self.me.unused else "rail-off-none")

    def _no_bet(self) -> str:
        found = stakes(self.me)
        if self.me.vp - self.me.staked < STAKE:
            return self.texts("rail-off-vp", **found.facts)
        return self.texts("rail-off-kodora")

    # What they do

    def _plays(self) -> str:
        """Which values can be played; a leader may play anything."""
        if self.view.last < 0 and not self.picked:
            return self.texts("rail-play-lead")
        values = sorted({value_of_play(self.hand, action) for action in self.fitting["play"]})
        if len(values) > TOLD or self.view.ascended:
            return self.texts("rail-play-many", count=len(self.fitting["play"]))
        return self.texts("rail-play-values", values=self.texts.join(map(signed, values), "or"))

    def _play(self, play: Outcome) -> tuple[str, str, str]:
        texts = self.texts
        if play.ascended:
            title = texts("rail-play-form", card=card_name(play.cards[0].card, texts))
        else:
            title = texts("rail-play-set", cards=" + ".join(signed(card.value) for card in play.cards))
        note = self.told(play)
        power = play.gain - play.cost
        if power:
            note = f"{note} {texts('rail-play-power', power=abs(power), sign='+' if power > 0 else '−')}"
        return title, note, WINS if play.result == BEATS else ""

    def told(self, play: Outcome) -> str:
        """Say what a set comes to: what it beats, whom it skips, or what it leads with."""
        texts, view = self.texts, self.view
        if play.result == LEADS:
            return texts("rail-play-leads", count=play.size, value=signed(play.value))
        set_name = play_name(view.trick[-1], texts)
        name = self.setting.addressed[view.last]
        if play.result == BEATS:
            return texts("rail-play-beats", name=name, set=set_name)
        if play.skipped < 0:
            return texts("rail-play-ties", name=name)
        return texts("rail-play-skips", name=name, skipped=self.setting.addressed[play.skipped])

    def _sleeve(self, exact: int | None) -> str:
        texts = self.texts
        if exact is None:
            kinds = {other_in(action) for action in self.fitting["sleeve"]}
            ready = sum(self.me.unused.count(kind) for kind in kinds)
            return texts("rail-sleeve-ready", count=ready)
        kind, card = other_in(exact), self.hand[place_in(exact)]
        name, value = kind_name(kind, texts), signed(card.value)
        then = says.value_with(card, kind)
        if ADVANCEMENTS[kind].ability != NO_ABILITY or then == card.value:
            return texts("rail-sleeve-on", kind=name, value=value)
        return texts("rail-sleeve-makes", kind=name, value=value, then=signed(then))

    def _back(self, exact: int | None) -> str:
        if exact is None:
            return self.texts("rail-back-note")
        card = self.hand[place_in(exact)]
        kind = kind_name(card.slots[other_in(exact)], self.texts)
        return self.texts("rail-back-from", kind=kind, value=signed(card.value))

    def _pass(self) -> str:
        """Whether somebody still plays before the trick is won (CH-13, CH-16)."""
        if next_seat(self.view) >= 0:
            return self.texts("rail-pass-later")
        return self.texts("rail-pass-ends", name=self.setting.addressed[self.view.last])

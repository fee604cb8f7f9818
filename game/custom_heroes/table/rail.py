"""The kinds of actions of Custom Heroes for the rail: what each would do, or why it can't be done now.

All is reckoned from the view. A turn has its four kinds in one order, and taking back where something was
sleeved; a betting and the end of a turn with much power have their own.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules import actions as do
from game.custom_heroes.rules.actions import other_in, place_in
from game.custom_heroes.rules.cards import ADVANCEMENTS, NO_ABILITY, POWER_LIMIT, STAKE, TRADE
from game.custom_heroes.table.picks import best_first, picks
from game.custom_heroes.table.sleevings import Sleeving, helpful
from game.custom_heroes.words import says
from game.custom_heroes.words.naming import card_name, kind_name, play_name, signed
from game.custom_heroes.words.outcomes import BEATS, LEADS, Outcome, next_seat, outcome_of, value_with
from game.custom_heroes.words.tooltips import way_of
from game.table.stock.offers import WINS, Kind

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Card, HeroesView
    from game.table.contract import Setting

TURN: Final = ("play", "sleeve", "trade", "pass")
BETTING: Final = ("bet", "ready")
ENDING: Final = ("trade", "keep", "discard")
VERBS: Final = {
    "play": (int(do.PLAY),),
    "sleeve": (int(do.SLEEVE),),
    "trade": (int(do.TRADE),),
    "pass": (int(do.PASS),),
    "back": (int(do.TAKE_BACK),),
    "bet": (int(do.BET), int(do.BET_OWN)),
    "ready": (int(do.READY),),
    "keep": (int(do.KEEP),),
    "discard": (int(do.DISCARD),),
}
SIGNS: Final = {"back": "return", "bet": "choose", "ready": "pass", "keep": "pass", "discard": "forfeit"}
TOLD: Final = 4  # values that are listed; more are counted


def kinds(view: HeroesView, setting: Setting) -> tuple[Kind, ...]:
    """List the kinds of what is decided now; the likely one where help is full."""
    return Rail(view, setting).kinds()


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
        self.wishes = {action: Counter(picks(view, action)) for action in setting.legal}
        legal = best_first(view, setting.legal)
        self.every = {name: [one for one in legal if one & do.VERB in verbs] for name, verbs in VERBS.items()}
        self.fitting = {
            name: [one for one in found if self.picked <= self.wishes[one] or not self.wishes[one]]
            for name, found in self.every.items()
        }
        self.facts = {"power": TRADE, "limit": POWER_LIMIT, "have": self.me.power, "stake": STAKE}

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
        found = helpful(self.view, self.setting.legal)
        return found[0] if found and found[0].action in self.fitting["sleeve"] else None

    def exact(self, name: str) -> int | None:
        """The one action of a kind that is meant: what is picked, the only one, or the one that helps."""
        found = self.fitting[name]
        complete = self.complete(name)
        if complete is not None or len(found) == 1:
            return found[0] if complete is None else complete
        if name == "sleeve" and not self.picked and self.suggestion is not None:
            return self.suggestion.action
        return None

    def complete(self, name: str) -> int | None:
        """The action of a kind that is picked with all it needs; None for none."""
        found = (action for action in self.fitting[name] if self.wishes[action] == self.picked)
        return next(found, None) if self.picked else None

    def _kind(self, name: str, *, likely: bool) -> Kind:
        found, exact = self.fitting[name], self.exact(name)
        title, note, outcome = self._told(name, exact)
        needed = found if exact is None else [exact]
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
            frozenset(key for action in needed for key in self.wishes[action] - self.picked),
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
            return self._play(outcome_of(self.view, self.hand, exact))
        if name == "bet" and exact is not None:
            title = self.texts("rail-bet-card", card=card_name(self.hand[place_in(exact)].card, self.texts))
        if name == "ready":
            title = says.button(self.view, int(do.READY), self.texts)
        return title, self._note(name, exact), ""

    def _reason(self, name: str) -> str:
        """Say in few words why nothing of a kind can be done."""
        view, me = self.view, self.me
        free = me.vp - me.staked
        key = {
            "play": "form" if view.ascended else way_of(view),
            "sleeve": "slots" if me.unused else "none",
            "pass": "lead",
            "bet": "vp" if free < STAKE else "kodora",
        }.get(name, name)
        if self.every[name] and self.picked:
            key = "picked"
        return self.texts(
            f"rail-off-{key}", count=view.count, value=signed(view.value), free=free, **self.facts
        )

    # What they do

    def _note(self, name: str, exact: int | None) -> str:
        if name == "play":
            return self._plays()
        if name == "sleeve":
            return self._sleeve(exact)
        if name == "back" and exact is not None:
            card = self.hand[place_in(exact)]
            kind = kind_name(card.slots[other_in(exact)], self.texts)
            return self.texts("rail-back-from", kind=kind, value=signed(card.value))
        if name != "pass":
            return self.texts(f"rail-{name}-note", bets=len(self.me.bets), **self.facts)
        if next_seat(self.view) >= 0:  # somebody still plays before the trick is won (CH-13, CH-16)
            return self.texts("rail-pass-later")
        return self.texts("rail-pass-ends", name=self.setting.addressed[self.view.last])

    def _plays(self) -> str:
        """Which values can be played; a leader may play anything."""
        if self.view.last < 0 and not self.picked:
            return self.texts("rail-play-lead")
        found = self.fitting["play"]
        values = sorted({outcome_of(self.view, self.hand, action).value for action in found})
        if len(values) > TOLD or self.view.ascended:
            return self.texts("rail-play-many", count=len(found))
        return self.texts("rail-play-values", values=self.texts.join(map(signed, values), "or"))

    def _play(self, play: Outcome) -> tuple[str, str, str]:
        texts = self.texts
        if play.ascended:
            title = texts("rail-play-form", card=card_name(play.cards[0].card, texts))
        else:
            title = texts("rail-play-set", cards=" + ".join(signed(card.value) for card in play.cards))
        note = self._result(play)
        power = play.gain - play.cost
        if power:
            note = f"{note} {texts('rail-play-power', power=abs(power), sign='+' if power > 0 else '−')}"
        return title, note, WINS if play.result == BEATS else ""

    def _result(self, play: Outcome) -> str:
        """Say what a set comes to: what it beats, whom it skips, or what it leads with."""
        texts, view, names = self.texts, self.view, self.setting.addressed
        if play.result == LEADS:
            return texts("rail-play-leads", count=play.size, value=signed(play.value))
        if play.result == BEATS:
            return texts("rail-play-beats", name=names[view.last], set=play_name(view.trick[-1], texts))
        key = "rail-play-ties" if play.skipped < 0 else "rail-play-skips"
        return texts(key, name=names[view.last], skipped=names[play.skipped])

    def _sleeve(self, exact: int | None) -> str:
        texts = self.texts
        if exact is None:
            kinds = {other_in(action) for action in self.fitting["sleeve"]}
            return texts("rail-sleeve-ready", count=sum(self.me.unused.count(kind) for kind in kinds))
        kind, card = other_in(exact), self.hand[place_in(exact)]
        then = value_with(card, kind)
        plain = ADVANCEMENTS[kind].ability != NO_ABILITY or then == card.value
        key, name = "rail-sleeve-on" if plain else "rail-sleeve-makes", kind_name(kind, texts)
        return texts(key, kind=name, value=signed(card.value), then=signed(then))

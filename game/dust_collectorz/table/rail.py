"""The rail of a battle: every kind of action, what it comes to or why it can't be done, and the prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.battle import laying
from game.dust_collectorz.rules.battle.seen import seen
from game.dust_collectorz.rules.cards.facts import TRIBE, is_counter, stronger, weaker
from game.dust_collectorz.rules.pieces import KIND
from game.dust_collectorz.rules.view import hand_of
from game.dust_collectorz.table import outlook
from game.dust_collectorz.table.chips import best, chances
from game.dust_collectorz.table.moment import Moment
from game.dust_collectorz.table.picks import picks
from game.dust_collectorz.words import says
from game.dust_collectorz.words.naming import ability_name, card_name, small_stat, stat_name, tribe_name
from game.table.stock.offers import LOSES, WINS, Kind, Prompt
from game.texts.texts import YOU

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.dust_collectorz.table.chips import Chance
    from game.dust_collectorz.table.outlook import Outlook
    from game.table.contract import Setting

LAYING: Final = ("attacking", "following")
OF_ATTACK: Final = frozenset(int(verb) for verb in (do.ATTACK_FIRST, do.BEGIN, do.ATTACK))
OF_ANSWER: Final = frozenset(int(verb) for verb in (do.DEFEND_FIRST, do.ANSWER))
OF_ABILITY: Final = frozenset(
    int(verb)
    for verb in (
        do.USE_PRIMARY,
        do.USE_SUPPORT,
        do.REST_PRIMARY,
        do.REST_SUPPORT,
        do.CANCEL_PRIMARY,
        do.CANCEL_SUPPORT,
        do.SNIPE_CARD,
        do.SALVAGE_CARD,
    )
)
OF_COUNTER: Final = frozenset(int(verb) for verb in (do.COUNTER, do.TRAP, do.DESTROY))
OF_END: Final = frozenset(int(verb) for verb in (do.FORFEIT, do.HELP, do.STAND, do.ENOUGH))


class Tile(NamedTuple):
    """What a tile says: its title, its note, and what a press does."""

    title: str
    note: str
    exact: int | None = None
    outcome: str = ""
    likely: bool = False


class Rail:
    """One moment as the rail needs it."""

    def __init__(self, view: DustView, setting: Setting) -> None:
        """Look at `view` as `setting` says."""
        self.moment = Moment(view, setting)
        self.view, self.setting, self.texts = view, setting, setting.texts
        self.helped = setting.help == "full"
        self.told = setting.help != "none"
        self.chances = chances(view, setting.legal) if self.told else ()
        build = self.moment.build
        self.laid = build is not None and build.primary >= 0
        self.outlook = self._outlook()

    def _outlook(self) -> Outlook | None:
        build = self.moment.build
        if build is None or self.view.phase != "answering" or not self.told:
            return None
        return outlook.of_build(self.view, build)

    def of(self, verbs: frozenset[int]) -> tuple[int, ...]:
        """List the legal actions of some verbs."""
        return tuple(one for one in self.setting.legal if do.verb_of(one) in verbs)

    def kinds(self) -> tuple[Kind, ...]:
        """List all kinds of action, in their order."""
        lays = self.of(frozenset({do.LAY}))
        attacks, answers = self.of(OF_ATTACK), self.of(OF_ANSWER)
        fresh = self.view.phase in LAYING
        rows = (
            (
                "attack",
                "attack",
                (*attacks, *(lays if fresh else ())),
                self.attack(attacks, lays if fresh else ()),
            ),
            (
                "answer",
                "answer",
                (*answers, *(() if fresh else lays)),
                self.answer(answers, () if fresh else lays),
            ),
            ("support", "support", self.of(frozenset({do.ADD})), self.support()),
            ("ability", "use", self.of(OF_ABILITY), self.ability()),
            ("counter", "counter", self.of(OF_COUNTER), self.counter()),
            ("forfeit", "forfeit", self.of(OF_END), self.end()),
        )
        return tuple(self._kind(name, sign, actions, tile) for name, sign, actions, tile in rows)

    def _kind(self, name: str, sign: str, actions: tuple[int, ...], tile: Tile) -> Kind:
        picked = set(self.setting.picked)
        fitting = tuple(one for one in actions if picked <= set(picks(self.view, one)))
        keys = frozenset(key for one in fitting for key in picks(self.view, one)) - picked
        exact = tile.exact if tile.exact in fitting else None
        if exact is None and len(fitting) == 1:
            exact = fitting[0]
        return Kind(
            name,
            tile.title,
            tile.note,
            fitting,
            exact,
            sign,
            tile.outcome if exact is not None and self.told else "",
            tile.likely and self.helped and bool(fitting),
            keys=keys,
        )

    # Attack and answer

    def attack(self, attacks: tuple[int, ...], lays: tuple[int, ...]) -> Tile:
        """Attack: lay a card, then name a stat."""
        words = self.texts
        if not attacks and not lays:
            answers = self.view.phase == "answering" and self.moment.decides
            return Tile(words("kind-attack"), words("kind-attack-answering" if answers else "kind-not_now"))
        verb = do.verb_of(attacks[0]) if attacks else do.LAY
        if verb == do.ATTACK_FIRST:
            return Tile(words("button-attack_first"), words("kind-attack-first"), attacks[0], likely=True)
        if verb == do.BEGIN:
            return Tile(words("caption-naming"), words("kind-attack-begin"), likely=True)
        if verb != do.ATTACK:
            return Tile(words("kind-attack"), words("kind-attack-lay"), likely=True)
        stat, value = self._strongest()
        facts = {"stat": stat_name(stat, words), "value": value}
        aimed = attacks[0] % do.FIRST > 0
        exact = (
            None if aimed and len({one % do.FIRST for one in attacks}) > 1 else self._attack(attacks, stat)
        )
        note = "kind-attack-target" if exact is None else "kind-attack-stat"
        if not self.helped:
            return Tile(words("kind-attack"), words("kind-attack-name"))
        return Tile(words("button-attack", **facts), words(note, **facts), exact, likely=True)

    def _strongest(self) -> tuple[int, int]:
        """Return the stat in which the set being laid is worth most, and how much."""
        values = self.view.build_values or (0,)
        best_ = max(range(len(values)), key=lambda stat: values[stat])
        return best_, values[best_]

    def _attack(self, attacks: tuple[int, ...], stat: int) -> int | None:
        return next((one for one in attacks if do.first_of(one) == stat), None)

    def answer(self, answers: tuple[int, ...], lays: tuple[int, ...]) -> Tile:
        """Answer: with the set that lies, or by laying the card that wins."""
        words = self.texts
        if not answers and not lays:
            return Tile(words("kind-answer"), self._no_answer())
        if answers and answers[0] == do.DEFEND_FIRST:
            return Tile(
                says.button(self.view, answers[0], self.setting.addressed, words), words("kind-answer-first")
            )
        build = self.moment.build
        if not answers or build is None or build.primary < 0:
            return self._lay()
        title = words("kind-answer-with", card=card_name(build.primary & KIND, words))
        if self.outlook is None or len(answers) > 1:
            return Tile(title, words("kind-answer-stat" if len(answers) > 1 else "kind-answer-now"))
        return self._outcome(title, self.outlook, answers[0], likely=not self._better())

    def _lay(self) -> Tile:
        """Lay the card that wins with the least effort, if any certainly does."""
        words, found = self.texts, best(self.chances, do.LAY)
        if found is None or found.outlook is None or not self.helped:
            needed = self.needed()
            note = words("kind-answer-lay") if needed is None else words("kind-answer-needed", value=needed)
            return Tile(words("kind-answer"), note, likely=not self._trap())
        title = words("kind-answer-with", card=card_name(found.ref & KIND, words))
        if found.plain:
            return self._outcome(title, found.outlook, found.action, likely=True)
        return Tile(title, self._effort(found), found.action, likely=True)

    def _effort(self, chance: Chance) -> str:
        """Say what a card needs to win: its ability, or another card in support."""
        value = chance.outlook.value if chance.outlook else 0
        kind, words = chance.ref & KIND, self.texts
        if chance.ability:
            return words("kind-with-ability", ability=ability_name(kind, words), value=value)
        return words("kind-with-card", card=card_name(chance.partner & KIND, words), value=value)

    def needed(self) -> int | None:
        """Return what the attack is worth by itself; None where nothing is to be answered."""
        alone = outlook.alone(self.view) if self.view.phase == "answering" else None
        return alone.values[0] if alone is not None else None

    def _no_answer(self) -> str:
        view = self.view
        if view.phase == "answering" and self.moment.decides:
            return self.texts("kind-answer-none")
        free = view.phase in {*LAYING, "choosing", "naming"}
        return self.texts("kind-answer-idle" if free else "kind-not_now")

    def _outcome(self, title: str, found: Outlook, exact: int, *, likely: bool) -> Tile:
        """What a set comes to: its values, and whether it wins."""
        facts = {"value": found.value, "needed": found.needed}
        if not found.certain:
            return Tile(title, self.texts("verdict-open", **facts), exact, likely=likely)
        if found.wins:
            key = "verdict-ties" if found.value == found.needed else "verdict-wins"
            return Tile(title, self.texts(key, **facts), exact, WINS, likely)
        loss = found.needed - found.value
        note = self.texts("kind-loses", **facts, count=loss) if loss else self.texts("verdict-loses", **facts)
        return Tile(title, note, exact, LOSES, likely)

    def _better(self) -> bool:
        """Whether the set that lies loses and something else still wins."""
        if self.outlook is None or not self.outlook.certain or self.outlook.wins:
            return False
        return best(self.chances, do.ADD) is not None or self._able() is not None

    # What is added

    def support(self) -> Tile:
        """Add a card of the same tribe."""
        words = self.texts
        title = words("kind-support")
        if not self.of(frozenset({do.ADD})):
            note = "kind-support-none" if self.laid else "kind-support-first"
            return Tile(title, words(note if self.moment.decides else "kind-not_now"))
        found = best(self.chances, do.ADD)
        lost = self.outlook is not None and self.outlook.certain and not self.outlook.wins
        if found is None or found.outlook is None or not lost:
            return Tile(title, words("kind-support-half"))
        name = card_name(found.ref & KIND, words)
        note = words("kind-wins-with", card=name, value=found.outlook.value)
        free = self._able() is None  # an ability costs no card
        return Tile(title, note, found.action if self.helped else None, WINS, likely=free)

    def ability(self) -> Tile:
        """Use an ability, or choose what it cancels, destroys or brings back."""
        words, actions, phase = self.texts, self.of(OF_ABILITY), self.view.phase
        title = words("kind-ability")
        if phase in {"cancelling", "sniping", "salvaging"} and actions:
            return Tile(title, words(f"kind-ability-{phase}"), likely=True)
        uses = [one for one in actions if do.verb_of(one) in {do.USE_PRIMARY, do.USE_SUPPORT}]
        if not uses:
            hushed = self.view.players[self.view.seat].hush > 0 and self.moment.decides
            note = "kind-ability-hushed" if hushed else "kind-ability-first"
            if actions:
                note = "kind-ability-rest"
            return Tile(title, words(note))
        able = self._able()
        if able is not None:
            action, kind, found = able
            lost = self.outlook is not None and not self.outlook.wins
            note = words("kind-wins-ability", ability=ability_name(kind, words), value=found.value)
            return Tile(title, note, action if self.helped else None, WINS, likely=lost)
        return Tile(title, words("kind-ability-sign"))

    def _able(self) -> tuple[int, int, Outlook] | None:
        """Find an ability without a price that makes the set that lies win."""
        build = self.moment.build
        if build is None or build.primary < 0 or self.outlook is None or self.outlook.wins:
            return None
        for action in self.setting.legal:
            verb, ref, _ = do.parts(action)
            if verb not in {do.USE_PRIMARY, do.USE_SUPPORT}:
                continue
            ref = build.primary if verb == do.USE_PRIMARY else ref
            found = outlook.with_ability(self.view, build, ref)
            if found is not None and found.certain and found.wins:
                return action, ref & KIND, found
        return None

    def counter(self) -> Tile:
        """Play a counter: a trap, or one beside an answer."""
        words, actions = self.texts, self.of(OF_COUNTER)
        title = words("kind-counter")
        if self.view.phase == "destroying" and actions:
            return Tile(title, words("kind-counter-destroying"), likely=True)
        if not actions:
            return Tile(title, words(self._no_counter()))
        traps = [one for one in actions if do.verb_of(one) == do.TRAP]
        if not traps:
            return Tile(title, words("kind-counter-beside"))
        name = card_name(do.first_of(traps[0]) & KIND, words)
        exact = traps[0] if len(actions) == 1 or self._trap() else None
        return Tile(title, words("kind-counter-trap", card=name), exact, WINS, likely=self._trap())

    def _no_counter(self) -> str:
        view = self.view
        if view.phase != "answering" or not self.moment.decides:
            return "kind-counter-answer"
        mine = seen(view).players[view.seat]
        held = any(is_counter(kind) for kind in (*mine.hand, *mine.overflow))
        return "kind-counter-cant" if held else "kind-counter-none"

    def _trap(self) -> bool:
        """Whether a trap is the only thing that wins."""
        traps = self.of(frozenset({do.TRAP}))
        winning = best(self.chances, do.LAY)
        return bool(traps) and bool(self.chances) and winning is None

    def end(self) -> Tile:
        """Give in, draw one instead, stop, or let it be."""
        words, actions = self.texts, self.of(OF_END)
        if not actions:
            return Tile(words("kind-forfeit"), words("kind-forfeit-only"))
        verb = do.verb_of(actions[0])
        if verb == do.FORFEIT:
            return Tile(
                words("kind-forfeit"), words("kind-forfeit-pick"), outcome=LOSES, likely=not self._trap()
            )
        title = says.button(self.view, actions[0], self.setting.addressed, words)
        if verb == do.HELP:
            return Tile(title, words("kind-forfeit-help"), actions[0], likely=not self._trap())
        return Tile(title, words("kind-forfeit-stop"), actions[0])


def kinds(view: DustView, setting: Setting) -> tuple[Kind, ...]:
    """List every kind of action of a battle, always in one order."""
    return Rail(view, setting).kinds()


def prompt(view: DustView, setting: Setting) -> Prompt:
    """Say whose turn it is, and what can be done."""
    mine = view.to_move == view.seat and bool(setting.legal)
    texts = setting.texts
    heading = texts("seat-turn", name=setting.addressed[view.seat]) if mine else ""
    if mine and view.phase == "answering":
        rail = Rail(view, setting)
        text = _asked(rail)
        if text:
            return Prompt(heading, text)
    key = f"prompt-{view.phase}"
    if mine and view.phase in {"attacking", "following", "choosing", "naming"}:
        if view.phase == "attacking" and rail_laid(view, setting):
            key = "prompt-attacking_stat"
        return Prompt(heading, texts(key))
    names = [YOU if mine and at == view.seat else name for at, name in enumerate(setting.addressed)]
    return Prompt(heading, says.status(view, names, texts))


def rail_laid(view: DustView, setting: Setting) -> bool:
    """Whether the viewer has laid a primary."""
    build = Moment(view, setting).build
    return build is not None and build.primary >= 0


def _asked(rail: Rail) -> str:
    """Say with what the viewer can answer, and how much it needs; "" where `says` knows better."""
    view, texts = rail.view, rail.texts
    attack, shown = view.attack, hand_of(view, view.seat) is not None
    allowed = laying.allowed(seen(view)) if shown else []
    needed = rail.needed()
    if attack is None or attack.primary < 0 or not allowed or needed is None:
        return ""
    facts = {"value": needed, "stat": small_stat(view.stat, texts)}
    if rail.laid:
        return texts("prompt-answering_set", **facts)
    tribe = TRIBE[attack.primary]
    near = {stronger(tribe), weaker(tribe)}
    tribes = texts.join([tribe_name(one, texts) for one in allowed], "or")
    return texts("prompt-answering" if near >= {*allowed} else "prompt-answering_far", tribes=tribes, **facts)

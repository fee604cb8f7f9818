"""The kinds of actions of Seventh Hero for the rail: what each would do, or why it can't be done now.

There are two sets, each complete and in one order: what a turn consists of, and where somebody may react the
abilities of one's own party (see `reactions`). All is reckoned from the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules import reasons
from game.seventh_hero.rules.actions import HINT, MOVE_ON, RECRUIT, SEND, SEND_BLIND, USE
from game.seventh_hero.table import reactions
from game.seventh_hero.table.picks import hand_key, picks
from game.seventh_hero.words import outcomes, says
from game.seventh_hero.words.naming import numbers, quest_words, whose
from game.seventh_hero.words.outcomes import DOUBLE, JOINS, SIXTH, Fate
from game.table.stock.offers import LOSES, WINS, Kind

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import SeventhView
    from game.table.contract import Setting

BOLD: Final = 0.2  # up to this risk of a double it is sensible to recruit,
TIMID: Final = 0.34  # and up to this one without a card to ask with
CERTAIN: Final = 0.999


def kinds(view: SeventhView, setting: Setting) -> tuple[Kind, ...]:
    """List the kinds of actions; the likely one where help is full."""
    found = reactions.kinds(view, setting) if reactions.reacting(view, setting) else _turn(view, setting)
    if setting.help == "full":
        return tuple(found)
    told = [kind._replace(likely=False) for kind in found]
    return tuple(told if setting.help != "none" else [kind._replace(outcome="") for kind in told])


def risky(view: SeventhView) -> tuple[int, ...]:
    """List the numbers that the wanderer may have and that would be a double for its holder."""
    return outcomes.having(outcomes.fates(view, view.holder), DOUBLE) if view.wandering else ()


def _turn(view: SeventhView, setting: Setting) -> list[Kind]:
    legal = setting.legal
    found = outcomes.fates(view, view.holder) if view.phase == "holding" and legal else ()
    wish = _wish(view, legal, found)
    holding = [_recruit(view, setting, found), _ask(view, setting, found), _pass(view, setting)]
    every = [*holding, _send(view, setting), _use(view, setting)]
    return [kind._replace(likely=kind.name == wish and bool(kind.actions)) for kind in every]


def _wish(view: SeventhView, legal: tuple[int, ...], found: tuple[Fate, ...]) -> str:
    """Name the sensible kind: recruit what will probably stay, ask where a card settles it, else pass on."""
    if not found:
        return "send" if legal else ""
    danger = outcomes.risk(found, DOUBLE)
    if danger <= BOLD:
        return "recruit"
    if danger < CERTAIN and asking_card(view, legal) is not None:
        return "ask"
    return "recruit" if danger <= TIMID else "pass"


def asking_card(view: SeventhView, legal: tuple[int, ...]) -> int | None:
    """Return the hint that settles whether the wanderer is a double; None if no single card does."""
    dangers = risky(view)
    hints = [int(HINT) + number for number in dangers]
    return hints[0] if len(dangers) == 1 and hints[0] in legal else None


def _recruit(view: SeventhView, setting: Setting, found: tuple[Fate, ...]) -> Kind:
    texts = setting.texts
    actions = tuple(action for action in setting.legal if action == RECRUIT)
    if not actions:
        return Kind("recruit", texts("rail-recruit"), _off(view, setting, int(RECRUIT)), sign="recruit")
    known = len(found) == 1
    result = found[0].result if known else ""
    note = texts(f"rail-known-{result}") if known else _chances(setting, found)
    if setting.help == "none" and not view.number:
        note = texts("rail-unknown")
    wins = WINS if outcomes.risk(found, SIXTH) >= CERTAIN else LOSES if result == DOUBLE else ""
    title = texts("rail-recruit")
    return Kind("recruit", title, note, actions, int(RECRUIT), "recruit", wins, keys=frozenset({"wanderer"}))


def _chances(setting: Setting, found: tuple[Fate, ...]) -> str:
    """Say how many of the possible heroes would join, or which would not."""
    doubles = outcomes.having(found, DOUBLE)
    if not doubles:
        return setting.texts("rail-all")
    if setting.help != "full":
        return setting.texts("rail-doubles", numbers=numbers(doubles, setting.texts))
    every, join = outcomes.copies(found), outcomes.copies(found, JOINS, SIXTH)
    if not join:
        return setting.texts("rail-none", count=every)
    return setting.texts("rail-some", join=join, count=every)


def _ask(view: SeventhView, setting: Setting, found: tuple[Fate, ...]) -> Kind:
    texts = setting.texts
    actions = fitting(view, setting, [one for one in setting.legal if HINT <= one < USE])
    if not actions:
        return Kind("ask", texts("rail-ask"), _off(view, setting, int(HINT) + 1), sign="ask")
    leader = setting.addressed[view.leader]
    settling = asking_card(view, setting.legal) if setting.help == "full" and found else None
    exact = actions[0] if len(actions) == 1 and setting.picked else settling
    keys = frozenset(hand_key(one - int(HINT)) for one in ([exact] if exact else actions))
    if exact is None:
        note = texts("rail-ask-note", leader=leader)
        return Kind("ask", texts("rail-ask"), note, actions, sign="ask", keys=keys)
    number = exact - int(HINT)
    title = texts("rail-ask-number", number=number)
    note = texts("rail-ask-card", leader=leader, hero=whose(number, setting.addressed[view.seat], texts))
    return Kind("ask", title, note, actions, exact, "ask", keys=keys)


def _pass(view: SeventhView, setting: Setting) -> Kind:
    texts = setting.texts
    actions = tuple(action for action in setting.legal if action == MOVE_ON)
    if not actions:
        return Kind("pass", texts("rail-pass"), _off(view, setting, int(MOVE_ON)), sign="pass")
    following = (view.holder + 1) % view.seats
    name = setting.addressed[following]
    useful = outcomes.having(outcomes.fates(view, following), JOINS, SIXTH)
    if following == view.leader:
        note = texts("rail-pass-must", next=name)
    elif setting.help == "none":
        note = ""
    elif useful:
        note = texts("rail-pass-useful", next=name, numbers=numbers(useful, texts))
    else:
        note = texts("rail-pass-useless", next=name)
    return Kind("pass", texts("rail-pass-to", next=name), note, actions, int(MOVE_ON), "pass")


def _send(view: SeventhView, setting: Setting) -> Kind:
    texts = setting.texts
    sendings = [one for one in setting.legal if SEND <= one < HINT or one == SEND_BLIND]
    actions = fitting(view, setting, sendings)
    if not actions:
        return Kind("send", texts("rail-send"), _off(view, setting, int(SEND) + 1), sign="send")
    exact = actions[0] if len(actions) == 1 else None
    welcome = [one for one in actions if outcomes.result_of(view, view.seat, one % 10) != DOUBLE]
    keys = frozenset(key for one in welcome or actions for key in picks(view, one))
    note = texts("rail-send-note", quest=quest_words(view.quest, view.seats, texts, free=view.free))
    return Kind("send", texts("rail-send"), note, actions, exact, "send", keys=keys)


def _use(view: SeventhView, setting: Setting) -> Kind:
    """Abilities are used where one is asked; in a turn this says when."""
    texts = setting.texts
    uses = tuple(one for one in setting.legal if one >= USE)
    if uses:  # an Outcast that is about to be sent
        keys = frozenset(picks(view, uses[0])[:1])
        return Kind("use", texts("rail-use"), texts("rail-use-first"), uses, sign="use", keys=keys)
    held = view.wandering and view.holder == view.seat
    key = "holding" if held else "sending" if setting.legal else "asked"
    return Kind("use", texts("rail-use"), texts(f"rail-use-{key}"), sign="use")


def fitting(view: SeventhView, setting: Setting, actions: list[int]) -> tuple[int, ...]:
    """Keep those that fit what is picked; all while nothing is."""
    wished = set(setting.picked)
    return tuple(action for action in actions if wished <= set(picks(view, action)))


def _off(view: SeventhView, setting: Setting, action: int) -> str:
    """Say in few words why a kind of action is none now."""
    texts = setting.texts
    if not setting.legal:
        return _waiting(view, setting, action)
    sends = SEND <= action < HINT
    if sends and view.phase != "sending":
        return texts("rail-off-sender", name=setting.addressed[view.leader])
    if setting.picked:
        return texts("rail-off-picked")
    if action >= HINT and view.phase == "holding":
        return says.reason(reasons.hints(view, _held(view)), texts)
    return texts("rail-off-first")


def _held(view: SeventhView) -> int:
    hand: tuple[int, ...] | None = view.players[view.seat].hand
    return hand[0] if hand else 1


def _waiting(view: SeventhView, setting: Setting, action: int) -> str:
    """Say whose matter it is while others decide."""
    texts = setting.texts
    if view.to_move < 0:
        return texts("rail-off-table")
    if SEND <= action < HINT or not view.wandering:
        return texts("rail-off-sender", name=setting.addressed[view.leader])
    return texts("rail-off-holder", name=setting.addressed[view.holder])

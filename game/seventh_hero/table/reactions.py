"""The kinds of reactions for the rail: an ability for each hero of the own party, and to let it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules import reasons
from game.seventh_hero.rules.actions import CANCEL, DECLINE, USE, USE_CHIEFTAIN, USE_OUTCAST, hero_of
from game.seventh_hero.rules.cards import ORACLE, OUTCAST, SHIELD_MAIDEN, TALE_WEAVER, WYRMSLAYER
from game.seventh_hero.table import auto_passing
from game.seventh_hero.table.picks import hero_key, picks
from game.seventh_hero.words import outcomes, says
from game.seventh_hero.words.naming import hero_name, numbers, whose
from game.seventh_hero.words.outcomes import DOUBLE, JOINS, SIXTH
from game.table.stock.offers import LOSES, Kind

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import SeventhView
    from game.table.contract import Setting

REACTING: Final = frozenset({"asking", "replying"})
SMALL: Final = 0.2  # a risk that others win which needs no answer
CERTAIN: Final = 0.999


def reacting(view: SeventhView, setting: Setting) -> bool:
    """Whether the viewer is asked for an ability."""
    return bool(setting.legal) and view.phase in REACTING


def kinds(view: SeventhView, setting: Setting) -> list[Kind]:
    """List the abilities by number, then to let it happen; the sensible one is likely."""
    found = [_ability(view, setting, hero.number) for hero in view.players[view.seat].party]
    found.append(_let(view, setting))
    wish = _answer(view, setting.legal)
    return [kind._replace(likely=kind.name == wish and bool(kind.actions)) for kind in found]


def _ability(view: SeventhView, setting: Setting, hero: int) -> Kind:
    texts = setting.texts
    name, title = f"use_{hero}", texts("rail-use-hero", hero=hero_name(hero, texts))
    mine = [one for one in setting.legal if one != DECLINE and hero_of(one) == hero]
    wished = set(setting.picked)
    actions = tuple(one for one in mine if wished <= set(picks(view, one)))
    if not actions:
        note = texts("rail-off-picked") if mine else _idle(view, setting, hero)
        return Kind(name, title, note, sign="use")
    exact = actions[0] if len(actions) == 1 else None
    keys = frozenset({hero_key(view.seat, hero)})
    return Kind(name, title, _effect(view, setting, hero, exact), actions, exact, "use", keys=keys)


def _effect(view: SeventhView, setting: Setting, hero: int, exact: int | None) -> str:
    """Say what an ability would do now."""
    texts = setting.texts
    facts: dict[str, object] = {"hero": "none", "name": "none", "count": min(2, view.left)}
    if hero == SHIELD_MAIDEN:
        use = view.stack[-1]
        facts["hero"] = whose(hero_of(use.action), setting.addressed[use.seat], texts)
    elif hero == TALE_WEAVER:
        facts["name"] = setting.addressed[view.leader]
    elif hero == OUTCAST and exact is not None:
        facts["name"] = setting.addressed[exact - int(USE_OUTCAST)]
    elif exact is not None and exact >= USE_CHIEFTAIN:
        facts["hero"] = hero_name(exact - int(USE_CHIEFTAIN), texts)
    return texts(f"rail-effect-{hero}", **facts)


def _idle(view: SeventhView, setting: Setting, hero: int) -> str:
    """Say why an own hero can't be used now."""
    mine = next(one for one in view.players[view.seat].party if one.number == hero)
    if not mine.ready:
        return setting.texts("rail-idle-used")
    if hero == SHIELD_MAIDEN:
        return setting.texts("rail-idle-answers")
    return says.reason(reasons.uses(view, view.seat, hero), setting.texts)


def _let(view: SeventhView, setting: Setting) -> Kind:
    texts = setting.texts
    actions = tuple(action for action in setting.legal if action == DECLINE)
    key = "rail-let" if view.window == "declared" or view.phase == "replying" else "rail-nothing"
    note, outcome = "", ""
    if view.phase == "asking" and view.window == "declared" and setting.help != "none":
        note, outcome = _prospect(view, setting)
    exact = int(DECLINE) if actions else None
    return Kind("let", texts(key), note, actions, exact, "choose", outcome)


def _prospect(view: SeventhView, setting: Setting) -> tuple[str, str]:
    """Say what recruiting comes to for the others, and whether that is certain."""
    texts, found = setting.texts, outcomes.fates(view, view.holder)
    name, count = setting.addressed[view.holder], outcomes.copies(found)
    if outcomes.risk(found, SIXTH) >= CERTAIN:
        return texts("rail-prospect-wins", name=name), LOSES
    if outcomes.risk(found, DOUBLE) >= CERTAIN:
        return texts("rail-prospect-double", name=name), ""
    result = SIXTH if outcomes.having(found, SIXTH) else JOINS
    if setting.help != "full" or not count:
        some = numbers(outcomes.having(found, result), texts)
        return texts(f"rail-prospect-{result}", name=name, numbers=some), ""
    cases = outcomes.copies(found, result)
    return texts(f"rail-prospect-{result}-cases", name=name, cases=cases, count=count), ""


def _answer(view: SeventhView, legal: tuple[int, ...]) -> str:
    """Name the sensible reaction; "" where none is plain."""
    if view.phase == "replying":
        return _reply(view, legal)
    if view.window == "declared" and outcomes.risk(outcomes.fates(view, view.holder), SIXTH) > SMALL:
        return _stopper(view, legal)
    if view.window == "arrived" and USE + ORACLE in legal and _comes_next(view):
        return f"use_{ORACLE}"
    auto_pass = auto_passing.auto_pass(view, legal)
    return "let" if auto_pass is not None and not auto_pass.matters else ""


def _stopper(view: SeventhView, legal: tuple[int, ...]) -> str:
    """Name what keeps the holder from winning; where nothing does, "let"."""
    if USE + WYRMSLAYER in legal:
        return f"use_{WYRMSLAYER}"
    return f"use_{OUTCAST}" if USE_OUTCAST + view.holder in legal else "let"


def _reply(view: SeventhView, legal: tuple[int, ...]) -> str:
    """Cancel what is done against oneself."""
    against = view.stack[-1].action == USE_OUTCAST + view.seat
    return f"use_{SHIELD_MAIDEN}" if against and CANCEL in legal else ""


def _comes_next(view: SeventhView) -> bool:
    """Whether the viewer is the next to decide about a wanderer that it doesn't know."""
    return (view.holder + 1) % view.seats == view.seat and view.number is None

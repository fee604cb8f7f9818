"""The prompt of Seventh Hero: what is going on, and what the viewer can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.contract import OVER
from game.seventh_hero.rules.actions import HINT, USE, hero_of
from game.seventh_hero.rules.cards import OUTCAST
from game.seventh_hero.words import outcomes, says
from game.seventh_hero.words.facts import facts_of_use
from game.seventh_hero.words.naming import numbers, quest_words, the_hero
from game.seventh_hero.words.outcomes import DOUBLE, SIXTH
from game.table.stock.offers import Prompt

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import SeventhView
    from game.table.contract import Setting


def prompt(view: SeventhView, setting: Setting) -> Prompt:
    """Return what is going on and what the viewer can do."""
    if view.to_move == OVER:
        return Prompt(winners(view, setting), says.ending(view, setting.addressed, setting.texts))
    if not setting.legal:
        return Prompt("", says.status(view, setting.addressed, setting.texts))
    if view.phase == "replying":
        return _replying(view, setting)
    if view.phase == "asking":
        return _asking(view, setting)
    heading = setting.texts("seat-turn", name=setting.addressed[view.to_move])
    return Prompt(heading, _sending(view, setting) if view.phase == "sending" else _holding(setting))


def winners(view: SeventhView, setting: Setting) -> str:
    """Say who has won."""
    names = [setting.addressed[seat] for seat, place in enumerate(view.places) if place == 1]
    if len(names) == 1:
        return setting.texts("caption-wins", name=names[0])
    return setting.texts("caption-together", names=setting.texts.people(names))


def _holding(setting: Setting) -> str:
    """Say what can be done about the wanderer."""
    asks = any(HINT <= action < USE for action in setting.legal)
    return setting.texts("prompt-holding-ask" if asks else "prompt-holding")


def _sending(view: SeventhView, setting: Setting) -> str:
    """Say what is to be sent, and from where."""
    texts = setting.texts
    if any(action >= USE for action in setting.legal):
        return texts("prompt-farewell", hero=the_hero(OUTCAST, texts))
    quest = quest_words(view.quest, view.seats, texts, free=view.free)
    if view.free:
        return texts("prompt-send-free")
    return texts("prompt-send-party" if says.from_party(view) else "prompt-send", quest=quest)


def _replying(view: SeventhView, setting: Setting) -> Prompt:
    """Say which ability could be cancelled, and upon what it is used."""
    texts, use = setting.texts, view.stack[-1]
    hero = hero_of(use.action)
    name = setting.addressed[use.seat]
    heading = texts("prompt-uses", name=name, hero=the_hero(hero, texts))
    facts = facts_of_use(view, use.action, view.stack[:-1], setting.addressed, texts)
    return Prompt(heading, texts(f"prompt-use-{hero}", **facts))


def _asking(view: SeventhView, setting: Setting) -> Prompt:
    """Say what is about to happen, and what that may mean."""
    texts = setting.texts
    window = view.window
    holder = max(view.holder, 0)
    if window in {"arrived", "declared"} and view.players[holder].barred:
        window = "barred"
    who = view.leader if window in {"quest", "settled"} else holder
    name = setting.addressed[who]
    if window == "arrived" and view.holder == view.leader:
        window = "home"
    heading = texts(f"prompt-{window}", name=name)
    return Prompt(
        heading, _stakes(view, setting) if window in {"declared", "home"} else _about(view, setting)
    )


def _about(view: SeventhView, setting: Setting) -> str:
    """Say what the quest is, while somebody is about to send; or that an ability may be used."""
    texts = setting.texts
    if view.window == "quest":
        quest = quest_words(view.quest, view.seats, texts, free=view.free)
        return texts("prompt-quest-about", quest=quest)
    return texts("prompt-may")


def _stakes(view: SeventhView, setting: Setting) -> str:
    """Say what recruiting would mean for the holder, as far as the viewer can tell."""
    texts = setting.texts
    if setting.help == "none":
        return texts("prompt-may")
    found = outcomes.fates(view, view.holder)
    name = setting.addressed[view.holder]
    for result in (SIXTH, DOUBLE):
        some = outcomes.having(found, result)
        if some:
            every = "yes" if len(some) == len(found) else "no"
            return texts(f"prompt-stakes-{result}", name=name, numbers=numbers(some, texts), every=every)
    count = len(view.players[view.holder].party) + 1
    return texts("prompt-stakes-joins", name=name, count=count)

"""The rail of Young Champions: few kinds of action, few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.cards.facts import TRIBE, stronger
from game.dust_collectorz.table.young.picks import picks
from game.dust_collectorz.words import says
from game.dust_collectorz.words.naming import card_name, stuff
from game.table.stock.offers import Kind, Prompt

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.table.contract import Setting

SIGNS: Final = (("aside", do.SET_ASIDE, "reserve"), ("play", do.PLAY, "play"), ("done", do.DONE, "pass"))


def kinds(view: DustView, setting: Setting) -> tuple[Kind, ...]:
    """List the kinds of action: leave a tribe out, play a card, stop."""
    return tuple(_kind(view, setting, name, int(verb), sign) for name, verb, sign in SIGNS)


def _kind(view: DustView, setting: Setting, name: str, verb: int, sign: str) -> Kind:
    texts = setting.texts
    actions = tuple(one for one in setting.legal if do.verb_of(one) == verb)
    exact = actions[0] if len(actions) == 1 else None
    title = texts(f"kind-young-{name}")
    if exact is not None and verb == do.PLAY:
        title = texts("button-play", card=card_name(do.first_of(exact), texts))
    note = texts(f"kind-young-{name}-{'now' if actions else 'off'}")
    if verb == do.PLAY and view.played and view.phase == "playing":
        note = texts("kind-young-play-fits", tribe=stuff(stronger(TRIBE[view.played[-1]]), texts))
    keys = frozenset(key for one in actions for key in picks(view, one))
    likely = bool(actions) and setting.help == "full" and (verb != do.DONE or len(setting.legal) == 1)
    return Kind(name, title, note, actions, exact, sign, likely=likely, keys=keys)


def prompt(view: DustView, setting: Setting) -> Prompt:
    """Say whose turn it is, and what fits."""
    texts = setting.texts
    if view.to_move != view.seat or not setting.legal:
        return Prompt("", says.status(view, setting.addressed, texts))
    heading = texts("seat-turn", name=setting.addressed[view.seat])
    if view.phase != "playing":
        return Prompt(heading, texts("prompt-setting_aside"))
    if not view.played:
        return Prompt(heading, texts("prompt-playing_any"))
    tribe = stuff(stronger(TRIBE[view.played[-1]]), texts)
    return Prompt(heading, texts("prompt-playing_more" if view.chained else "prompt-playing", tribe=tribe))

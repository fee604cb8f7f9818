"""The closed set of reasons why something can't be done; `words.refusals` has the words."""

from __future__ import annotations

from typing import Final

from game.dust_collectorz.rules.actions import TABLE_STEPS, exists
from game.engine.contract import OVER
from game.engine.errors import Reason

CODES: Final = (
    *("match_over", "table_step", "not_an_action", "choose_side", "name_beginner", "settled", "other_team"),
    *("attack_now", "answer_now", "follow_now", "not_following", "cancel_first", "snipe_first"),
    *("trap_first", "salvage_first", "nothing_to_cancel", "nothing_to_destroy", "nothing_to_salvage"),
    *("not_in_hand", "laid_already", "not_laid", "nothing_laid", "no_primary", "primary_laid"),
    *("counter_cant_attack", "counter_cant_stack", "own_tribe", "own_tribe_other", "nearer_tribe"),
    *("off_tribe", "mix_first", "mix_full", "take_back_all", "counter_needed", "no_counter", "one_counter"),
    *("trap_alone", "counter_needs_set", "no_trap", "disarmed", "trap_too_many", "trap_too_few"),
    *("nothing_to_trap", "hushed", "used_already", "one_support", "mix_is_primarys", "no_sacrifice"),
    *("price_missing", "price_wrong", "no_price", "not_used", "mix_in_use", "target_needed", "no_target"),
    *("partner", "no_switch", "stat_needed", "no_answer", "may_answer", "help_first", "character_first"),
    *("no_help", "helped", "deck_empty", "cancelled_already", "never_primary", "not_there"),
    *("not_discarded", "salvage_counter", "only_young", "set_aside_first", "play_now", "not_beating"),
    *("play_first", "dealt_already"),
)


def unplayable(to_move: int, seats: int, action: int, clause: str) -> Reason | None:
    """Return why nobody could do `action` now, whatever lies there; `clause` ends a game of this mode."""
    if to_move == OVER:
        return Reason("match_over", clause)
    if not exists(action, seats):
        return Reason("not_an_action", "DC-6")
    return Reason("table_step", "DC-5") if to_move < 0 or action >= TABLE_STEPS else None

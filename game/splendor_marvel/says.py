"""Everything Splendor: Marvel says: log, buttons, tooltips, reasons, result; in English and German.

All is worded from views, so nothing can be said that the person looking may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.contract import OVER, TABLE
from game.engine.packed import total, unpack
from game.engine.stops import one_stop
from game.splendor_marvel.actions import (
    AWARD_AVENGERS,
    AWARD_GAUNTLET,
    AWARD_LOCATION,
    CHOOSE,
    CODE,
    CODE_BITS,
    DEAL,
    PASS,
    RECRUIT,
    REFILL,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKES,
)
from game.splendor_marvel.cards import (
    AVENGERS_POINTS,
    CHARACTERS,
    CHIP_LIMIT,
    LOCATION_POINTS,
    LOCATIONS,
    SHIELD,
    TIME,
)
from game.splendor_marvel.outcome import decided, how_ended, qualifies
from game.splendor_marvel.reasons import missing, price, wanted_card
from game.splendor_marvel.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.errors import Reason
    from game.splendor_marvel.view import SeatView, SplendorView
    from game.texts.texts import Texts

TITLE: Final[dict[str, str]] = {language: sentences["title"] for language, sentences in SENTENCES.items()}
ROMAN: Final = ("", "I", "II", "III")


def blurb(texts: Texts) -> str:
    """Say in one line what the game is."""
    return SENTENCES[texts.language]["blurb"]


def chip(kind: int, texts: Texts) -> str:
    """Name a kind of chip, 0 to 6."""
    return SENTENCES[texts.language][f"chip.{kind}"]


def letter(kind: int, texts: Texts) -> str:
    """Return the letter that stands for a kind of chip."""
    return SENTENCES[texts.language]["letters"][kind]


def counts(amounts: Sequence[int], texts: Texts) -> str:
    """Word counts by kind of chip: "2 Mind, 1 S.H.I.E.L.D."; "nothing" when there are none."""
    words = [f"{count} {chip(kind, texts)}" for kind, count in enumerate(amounts) if count]
    return ", ".join(words) or SENTENCES[texts.language]["free"]


def joined(words: Sequence[str], texts: Texts) -> str:
    """Join words as a sentence does: "Mind, Soul and Space"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {SENTENCES[texts.language]['and']} {words[-1]}"


def location(side: int, texts: Texts) -> str:  # noqa: ARG001 (the names are the same in both languages)
    """Name a location."""
    return LOCATIONS[side].name


# The log


def event(before: SplendorView, action: int, after: SplendorView, names: Sequence[str], texts: Texts) -> str:
    """Say what happened between two views of one seat, and why the match ended if it did; mostly a sentence.

    "" for what needs no word.
    """
    told = _event(before, action, after, names, texts)
    if after.to_move == OVER:
        told += SENTENCES[texts.language][f"event.over.{how_ended(after)}"]
    elif after.playing_out and not before.playing_out:
        told += SENTENCES[texts.language]["event.last_round"]
    return one_stop(told.strip())


def _event(before: SplendorView, action: int, after: SplendorView, names: Sequence[str], texts: Texts) -> str:
    say = SENTENCES[texts.language]
    code = action & CODE
    name = names[before.turn]
    if code == DEAL:
        return say["event.deal"].format(name=names[after.turn])
    if code in {REFILL, PASS}:
        return "" if code == REFILL else say["event.pass"].format(name=name)
    if code in {AWARD_AVENGERS, AWARD_GAUNTLET}:
        return (_avengers if code == AWARD_AVENGERS else _gauntlet)(before, after, names, texts)
    if code == AWARD_LOCATION or CHOOSE <= code < PASS:
        owner = after.players[before.turn]
        return say["event.location"].format(
            name=name, location=location(owner.locations[-1], texts), points=owner.points
        )
    if code < RESERVE:
        return say["event.take"].format(name=name, chips=_taken(TAKES[code], texts))
    if code < RECRUIT:
        return _reserving(before, code, after, name, texts)
    if code < RETURN:
        return _recruiting(before, after, name, texts)
    return say["event.return"].format(name=name, stone=say[f"stone.{code - RETURN}"])


def _taken(colours: tuple[int, ...], texts: Texts) -> str:
    if len(set(colours)) < len(colours):
        return counts([colours.count(kind) for kind in range(SHIELD)], texts)
    return joined([chip(kind, texts) for kind in colours], texts)


def _reserving(before: SplendorView, code: int, after: SplendorView, name: str, texts: Texts) -> str:
    say = SENTENCES[texts.language]
    shield = say["event.with_shield" if before.stock[SHIELD] else "event.without_shield"]
    card = after.players[before.turn].reserved[-1].card
    if card is None:
        return say["event.reserve_top"].format(name=name, level=ROMAN[code - RESERVE_TOP + 1], shield=shield)
    key = "event.reserve" if code < RESERVE_TOP else "event.reserve_own"
    return say[key].format(name=name, card=CHARACTERS[card].name, shield=shield)


def _recruiting(before: SplendorView, after: SplendorView, name: str, texts: Texts) -> str:
    say = SENTENCES[texts.language]
    was, now = before.players[before.turn], after.players[before.turn]
    card = CHARACTERS[now.recruited[-1]]
    paid = [max(0, had - has) for had, has in zip(was.chips, now.chips, strict=True)]
    gain = ""
    if card.points:
        gain += say["event.gain_point" if card.points == 1 else "event.gain_points"].format(
            points=card.points
        )
    if now.chips[TIME] > was.chips[TIME]:
        gain += say["event.gain_time"]
    chips = counts(paid, texts)
    return say["event.recruit"].format(name=name, card=card.name, chips=chips, gain=gain)


def _avengers(before: SplendorView, after: SplendorView, names: Sequence[str], texts: Texts) -> str:
    say = SENTENCES[texts.language]
    name, points = names[after.avengers], after.players[after.avengers].points
    if before.avengers < 0:
        return say["event.avengers_first"].format(name=name, points=points)
    rest = after.players[before.avengers].points
    return say["event.avengers_from"].format(
        name=name, other=names[before.avengers], points=points, rest=rest
    )


def _gauntlet(before: SplendorView, after: SplendorView, names: Sequence[str], texts: Texts) -> str:
    say = SENTENCES[texts.language]
    if after.gauntlet < 0:
        return say["event.gauntlet_lost"].format(other=names[before.gauntlet])
    if before.gauntlet < 0:
        return say["event.gauntlet"].format(name=names[after.gauntlet])
    return say["event.gauntlet_passes"].format(other=names[before.gauntlet], name=names[after.gauntlet])


# Buttons and what is to be done


def button(view: SplendorView, action: int, texts: Texts) -> str:
    """Word an action for its button."""
    say = SENTENCES[texts.language]
    code = action & CODE
    shield = say["button.shield"] if view.stock[SHIELD] else ""
    if code < RESERVE:
        return say["button.take"].format(chips=_taken(TAKES[code], texts))
    if code < RESERVE_TOP:
        card = view.market[code - RESERVE]
        return say["button.reserve"].format(card="" if card is None else CHARACTERS[card].name) + shield
    if code < RECRUIT:
        return say["button.reserve_top"].format(level=ROMAN[code - RESERVE_TOP + 1]) + shield
    if code < RETURN:
        return _recruit_button(view, code, action >> CODE_BITS, texts)
    if code < CHOOSE:
        return say["button.return"].format(stone=say[f"stone.{code - RETURN}"])
    if code < PASS:
        return say["button.choose"].format(location=location(view.locations[code - CHOOSE], texts))
    return say["button.pass" if code == PASS else "button.table"]


def _recruit_button(view: SplendorView, code: int, shields: int, texts: Texts) -> str:
    card = wanted_card(view, code)
    if card is None:
        return SENTENCES[texts.language]["button.table"]
    due = price(view.players[view.turn], card)
    paid = [*(need - gone for need, gone in zip(due, unpack(shields), strict=True)), total(shields)]
    return SENTENCES[texts.language]["button.recruit"].format(
        card=CHARACTERS[card].name, chips=counts(paid, texts)
    )


def status(view: SplendorView, names: Sequence[str], texts: Texts) -> str:
    """Say what is to be done now, and by whom."""
    say = SENTENCES[texts.language]
    name = names[view.turn]
    if view.to_move == OVER:
        return say["status.over"]
    if view.to_move == TABLE:
        return say["status.table"]
    if view.phase == "returning":
        return say["status.returning"].format(
            name=name, count=sum(view.players[view.turn].chips) - CHIP_LIMIT
        )
    if view.gauntlet >= 0 and view.phase == "main":
        return say["status.last_round"].format(name=name, holder=names[view.gauntlet])
    return say[f"status.{view.phase}"].format(name=name)


def reason(reason: Reason, texts: Texts) -> str:
    """Say why something can't be done now."""
    say = SENTENCES[texts.language]
    facts = {name: _fact(name, fact, texts) for name, fact in reason.facts.items()}
    if "colour" in reason.facts:
        kind = reason.facts["colour"]
        facts |= {"stone": say[f"stone.{kind}"], "stones": say[f"stones.{kind}"]}
        facts["special"] = say.get(f"why.special.{kind}", "")
    if reason.code == "too_dear":
        shields = say["why.too_dear_shields"].format(**facts)
        facts["shields"] = shields if reason.facts["shields"] else ""
    return say[f"why.{reason.code}"].format(**facts)


def _fact(name: str, fact: object, texts: Texts) -> str:
    if name == "card" and isinstance(fact, int):
        return CHARACTERS[fact].name
    if name == "location" and isinstance(fact, int):
        return location(fact, texts)
    if name == "level" and isinstance(fact, int):
        return ROMAN[fact]
    if isinstance(fact, tuple):
        return counts(fact, texts)
    return str(fact)


# Tooltips


def card(card: int, texts: Texts, owner: SeatView | None = None) -> str:
    """Describe a card; for `owner` also what is still to pay and what is missing."""
    say = SENTENCES[texts.language]
    facts = CHARACTERS[card]
    line = say["card.line"].format(
        name=facts.name,
        level=ROMAN[facts.level],
        bonus=chip(facts.bonus, texts),
        points=say["card.point" if facts.points == 1 else "card.points"].format(points=facts.points)
        if facts.points
        else "",
        avengers=say["card.avengers"].format(symbols=facts.avengers) if facts.avengers else "",
        cost=counts(facts.cost, texts),
    )
    if owner is None:
        return line
    due, lacking = price(owner, card), missing(owner, card)
    line += say["card.cost_now"].format(due=counts(due, texts)) if due != facts.cost else ""
    return line + (say["card.missing"].format(missing=counts(lacking, texts)) if any(lacking) else "")


def location_line(side: int, texts: Texts) -> str:
    """Describe a location tile."""
    demand = counts(LOCATIONS[side].demand, texts)
    return SENTENCES[texts.language]["location.line"].format(name=location(side, texts), demand=demand)


def stock_line(view: SplendorView, kind: int, texts: Texts) -> str:
    """Describe a stack of chips in stock."""
    return SENTENCES[texts.language]["chip.stock"].format(chip=chip(kind, texts), count=view.stock[kind])


def own_line(player: SeatView, kind: int, texts: Texts) -> str:
    """Describe a seat's chips and bonus of one kind."""
    bonus = player.bonuses[kind] if kind < SHIELD else 0
    return SENTENCES[texts.language]["chip.own"].format(
        chip=chip(kind, texts), count=player.chips[kind], bonus=bonus
    )


def seat_line(name: str, player: SeatView, texts: Texts) -> str:
    """Describe all that lies before a seat, as the viewer sees it."""
    say = SENTENCES[texts.language]
    line = say["seat.line"].format(
        name=name,
        points=player.points,
        symbols=player.symbols,
        chips=counts(player.chips, texts) if any(player.chips) else say["seat.none"],
        bonuses=counts(player.bonuses, texts) if any(player.bonuses) else say["seat.none"],
    )
    line = one_stop(line)
    return line + say["seat.reserved"].format(count=len(player.reserved)) if player.reserved else line


def deck_line(view: SplendorView, deck: int, texts: Texts) -> str:
    """Describe a deck, 0 to 2."""
    return SENTENCES[texts.language]["deck.line"].format(level=ROMAN[deck + 1], count=view.decks[deck])


def hidden_line(level: int, texts: Texts) -> str:
    """Describe a card that only its owner knows; level 1 to 3."""
    return SENTENCES[texts.language]["hidden.line"].format(level=ROMAN[level])


def avengers_line(view: SplendorView, names: Sequence[str], texts: Texts) -> str:
    """Describe the Avengers tile and who holds it."""
    say = SENTENCES[texts.language]
    if view.avengers < 0:
        return say["avengers.line"]
    held = say["avengers.held"].format(name=names[view.avengers], symbols=view.players[view.avengers].symbols)
    return say["avengers.line"] + held


def gauntlet_line(texts: Texts) -> str:
    """Describe the Gauntlet tile."""
    return SENTENCES[texts.language]["gauntlet.line"]


# The result


def scores(view: SplendorView, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Tell the score in detail: a row each, with one value a seat (SM-24, SM-27)."""
    say = SENTENCES[texts.language]
    rows: list[tuple[str, list[int | bool]]] = [
        (
            "characters",
            [sum(CHARACTERS[card].points for card in player.recruited) for player in view.players],
        ),
        ("locations", [LOCATION_POINTS * len(player.locations) for player in view.players]),
        ("avengers", [AVENGERS_POINTS if view.avengers == seat else 0 for seat in range(view.seats)]),
        ("total", [player.points for player in view.players]),
        ("colours", [sum(1 for bonus in player.bonuses if bonus) for player in view.players]),
        ("time", [bool(player.chips[TIME]) for player in view.players]),
        ("gauntlet", [qualifies(player) for player in view.players]),
        ("recruited", [len(player.recruited) for player in view.players]),
    ]
    return [(say[f"score.{key}"], tuple(_value(value, texts) for value in values)) for key, values in rows]


def _value(value: int | bool, texts: Texts) -> str:  # noqa: FBT001 (a value to be shown)
    if isinstance(value, bool):
        return SENTENCES[texts.language]["yes" if value else "no"]
    return str(value)


def ending(view: SplendorView, names: Sequence[str], texts: Texts) -> str:
    """Say who won, what decided it, and why the match ended there (SM-26, SM-27, SM-29)."""
    say = SENTENCES[texts.language]
    winners = [seat for seat, place in enumerate(view.places) if place == 1]
    told = say[f"ending.{decided(view, winners)}"].format(
        winners=joined([names[seat] for seat in winners], texts)
    )
    return (say["ending.played_out"] if how_ended(view) == "played_out" else "") + told


# Options


def option_label(name: str, texts: Texts) -> str:
    """Name an option."""
    return SENTENCES[texts.language][f"option.{name}"]


def option_value(name: str, value: object, texts: Texts) -> str:
    """Name a value of an option."""
    if isinstance(value, bool):
        return SENTENCES[texts.language][f"option.{name}.{value}"]
    key = "random" if value == "random" else "seat"
    return SENTENCES[texts.language][f"option.{name}.{key}"].format(value=value)

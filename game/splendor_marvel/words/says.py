"""Everything Splendor: Marvel says: log, buttons, tooltips, reasons, result.

All is worded from views and from events as a seat may know them, so nothing can be said that the person
looking may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.contract import OVER, TABLE
from game.engine.packed import total, unpack
from game.splendor_marvel.rules import events as happened
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
    AVENGERS_POINTS,
    CHARACTERS,
    CHIP_LIMIT,
    LOCATION_POINTS,
    LOCATIONS,
    SHIELD,
    TIME,
)
from game.splendor_marvel.rules.outcome import decided, how_ended, qualifies
from game.splendor_marvel.rules.reasons import missing, price, wanted_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.errors import Fact, Reason
    from game.engine.events import Event
    from game.splendor_marvel.rules.view import SeatView, SplendorView
    from game.texts.texts import Texts

ROMAN: Final = ("", "I", "II", "III")


def blurb(texts: Texts) -> str:
    """Say in one line what the game is."""
    return texts("blurb")


def chip(kind: int, texts: Texts) -> str:
    """Name a kind of chip, 0 to 6."""
    return texts(f"chip-{kind}")


def letter(kind: int, texts: Texts) -> str:
    """Return the letter that stands for a kind of chip."""
    return texts("letters")[kind]


def counts(amounts: Sequence[int], texts: Texts) -> str:
    """Word counts by kind of chip: "2 Mind and 1 S.H.I.E.L.D."; "" when there are none."""
    return texts.join(
        texts("count", count=count, chip=chip(kind, texts)) for kind, count in enumerate(amounts) if count
    )


def location(side: int) -> str:
    """Name a location, with the apostrophe that texts have."""
    return LOCATIONS[side].name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def _flag(value: bool) -> str:  # noqa: FBT001 (a fact by which a message selects)
    return "yes" if value else "no"


# The log


def tell(events: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
    """Say what a step came to, and why the match ended if it did; "" for what needs no word."""
    return _sentences([_told(event, names, texts) for event in events])


def _sentences(told: Sequence[str]) -> str:
    return " ".join(filter(None, told))


def _told(event: Event, names: Sequence[str], texts: Texts) -> str:
    match event:
        case happened.Dealt():
            return texts("event-deal", name=names[event.seat])
        case happened.Took():
            return texts("event-take", name=names[event.seat], chips=stones(event.colours, texts))
        case happened.Reserved():
            return _reserving(event, names[event.seat], texts)
        case happened.Recruited():
            return _recruiting(event, names[event.seat], texts)
        case happened.Returned():
            return texts("event-return", name=names[event.seat], stone=texts(f"stone-{event.chip}"))
        case happened.Passed():
            return texts("event-pass", name=names[event.seat])
        case happened.LastRound():
            return texts("event-last_round")
        case happened.Closed():
            return texts(f"event-over-{event.how}")
        case _:
            return _award(event, names, texts)


def stones(colours: Sequence[int], texts: Texts) -> str:
    """Name the stones that are taken: "Mind, Power and Space", "2 Mind stones"."""
    if len(set(colours)) < len(colours):
        return texts("pair", stones=texts(f"stones-{colours[0]}"))
    return texts.join(chip(kind, texts) for kind in colours)


def _reserving(event: happened.Reserved, name: str, texts: Texts) -> str:
    shield = _flag(event.shield)
    if event.card is None:
        return texts("event-reserve_top", name=name, level=ROMAN[event.level], shield=shield)
    key = "event-reserve" if event.place >= 0 else "event-reserve_own"
    return texts(key, name=name, card=CHARACTERS[event.card].name, shield=shield)


def _recruiting(event: happened.Recruited, name: str, texts: Texts) -> str:
    card = CHARACTERS[event.card]
    return texts(
        "event-recruit",
        name=name,
        card=card.name,
        paid=sum(event.paid),
        chips=counts(event.paid, texts),
        points=card.points,
        time=_flag(event.time),
    )


def _award(event: Event, names: Sequence[str], texts: Texts) -> str:
    name = names[event.seat]  # of what the table does alone it is not said
    match event:
        case happened.LocationTaken():
            return texts("event-location", name=name, location=location(event.location), points=event.points)
        case happened.AvengersTaken(loser=loser, points=points):
            if loser < 0:
                return texts("event-avengers_first", name=name, points=points)
            return texts("event-avengers_from", name=name, other=names[loser], points=points, rest=event.rest)
        case happened.GauntletTaken(loser=loser):
            if loser < 0:
                return texts("event-gauntlet", name=name)
            return texts("event-gauntlet_passes", other=names[loser], name=name)
        case happened.GauntletLost():
            return texts("event-gauntlet_lost", name=name)
        case _:
            return ""


# Buttons and what is to be done


def button(view: SplendorView, action: int, texts: Texts) -> str:
    """Word an action for its button."""
    code = action & CODE
    shield = _flag(view.stock[SHIELD] > 0)
    if code < RESERVE:
        return texts("button-take", chips=stones(TAKES[code], texts))
    if code < RESERVE_TOP:
        card = view.market[code - RESERVE]
        return texts("button-reserve", card="" if card is None else CHARACTERS[card].name, shield=shield)
    if code < RECRUIT:
        return texts("button-reserve_top", level=ROMAN[code - RESERVE_TOP + 1], shield=shield)
    if code < RETURN:
        return _recruit_button(view, code, action >> CODE_BITS, texts)
    if code < CHOOSE:
        return texts("button-return", stone=texts(f"stone-{code - RETURN}"))
    if code < PASS:
        return texts("button-choose", location=location(view.locations[code - CHOOSE]))
    return texts("button-pass" if code == PASS else "button-table")


def _recruit_button(view: SplendorView, code: int, shields: int, texts: Texts) -> str:
    card = wanted_card(view, code)
    if card is None:
        return texts("button-table")
    paid = payment(view, code, shields)
    return texts("button-recruit", card=CHARACTERS[card].name, paid=sum(paid), chips=counts(paid, texts))


def payment(view: SplendorView, code: int, shields: int) -> tuple[int, ...]:
    """Tell what a recruiting pays: chips of the five colours, then S.H.I.E.L.D. (SM-14, SM-15)."""
    card = wanted_card(view, code)
    if card is None:
        return (0,) * 6
    due = price(view.players[view.turn], card)
    return (*(need - gone for need, gone in zip(due, unpack(shields), strict=True)), total(shields))


def status(view: SplendorView, names: Sequence[str], texts: Texts) -> str:
    """Say what is to be done now, and by whom."""
    name = names[view.turn]
    if view.to_move == OVER:
        return texts("status-over")
    if view.to_move == TABLE:
        return texts("status-table")
    if view.phase == "returning":
        count = sum(view.players[view.turn].chips) - CHIP_LIMIT
        return texts("status-returning", name=name, count=count, limit=CHIP_LIMIT)
    if view.gauntlet >= 0 and view.phase == "main":
        return texts("status-last_round", name=name, holder=names[view.gauntlet])
    return texts(f"status-{view.phase}", name=name)


def reason(reason: Reason, texts: Texts) -> str:
    """Say why something can't be done now."""
    facts = {name: _fact(name, fact, texts) for name, fact in reason.facts.items()}
    if "colour" in reason.facts:
        kind = reason.facts["colour"]
        facts |= {"stone": texts(f"stone-{kind}"), "stones": texts(f"stones-{kind}")}
    return texts(f"why-{reason.code}", **facts)


def _fact(name: str, fact: Fact, texts: Texts) -> str | int:
    if name == "card" and isinstance(fact, int):
        return CHARACTERS[fact].name
    if name == "location" and isinstance(fact, int):
        return location(fact)
    if name == "level" and isinstance(fact, int):
        return ROMAN[fact]
    return counts(fact, texts) if isinstance(fact, tuple) else fact


# Tooltips


def card(card: int, texts: Texts, owner: SeatView | None = None) -> str:
    """Describe a card; for `owner` also what is still to pay and what is missing."""
    facts = CHARACTERS[card]
    line = texts(
        "card-line",
        name=facts.name,
        level=ROMAN[facts.level],
        bonus=chip(facts.bonus, texts),
        points=facts.points,
        symbols=facts.avengers,
        cost=counts(facts.cost, texts),
    )
    if owner is None:
        return line
    due, lacking = price(owner, card), missing(owner, card)
    told = [line, texts("card-due", total=sum(due), due=counts(due, texts)) if due != facts.cost else ""]
    return _sentences([*told, texts("card-missing", missing=counts(lacking, texts)) if any(lacking) else ""])


def location_line(side: int, texts: Texts) -> str:
    """Describe a location tile."""
    return texts("location-line", name=location(side), demand=counts(LOCATIONS[side].demand, texts))


def stock_line(view: SplendorView, kind: int, texts: Texts) -> str:
    """Describe a stack of chips in stock."""
    return texts("chip-stock", chip=chip(kind, texts), count=view.stock[kind])


def own_line(player: SeatView, kind: int, texts: Texts) -> str:
    """Describe a seat's chips and bonus of one kind."""
    bonus = player.bonuses[kind] if kind < SHIELD else 0
    return texts("chip-own", chip=chip(kind, texts), count=player.chips[kind], bonus=bonus)


def seat_line(name: str, player: SeatView, texts: Texts) -> str:
    """Describe all that lies before a seat, as the viewer sees it."""
    return texts(
        "seat-line",
        name=name,
        points=player.points,
        symbols=player.symbols,
        held=sum(player.chips),
        chips=counts(player.chips, texts),
        earned=sum(player.bonuses),
        bonuses=counts(player.bonuses, texts),
        reserved=len(player.reserved),
    )


def deck_line(view: SplendorView, deck: int, texts: Texts) -> str:
    """Describe a deck, 0 to 2."""
    return texts("deck-line", level=ROMAN[deck + 1], count=view.decks[deck])


def hidden_line(level: int, texts: Texts) -> str:
    """Describe a card that only its owner knows; level 1 to 3."""
    return texts("hidden-line", level=ROMAN[level])


def avengers_line(view: SplendorView, names: Sequence[str], texts: Texts) -> str:
    """Describe the Avengers tile and who holds it."""
    if view.avengers < 0:
        return texts("avengers-line")
    symbols = view.players[view.avengers].symbols
    return _sentences(
        [texts("avengers-line"), texts("avengers-held", name=names[view.avengers], symbols=symbols)]
    )


def gauntlet_line(view: SplendorView, texts: Texts) -> str:
    """Describe the Gauntlet tile."""
    return texts("gauntlet-line", points=view.target)


# The result


def scores(view: SplendorView, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Tell the score in detail: a row each, with one value a seat (SM-24, SM-27)."""
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
        ("gauntlet", [qualifies(view, player) for player in view.players]),
        ("recruited", [len(player.recruited) for player in view.players]),
    ]
    return [(texts(f"score-{key}"), tuple(_value(value, texts) for value in values)) for key, values in rows]


def standing(view: SplendorView, texts: Texts) -> tuple[str, tuple[int, ...]]:
    """Return what decides the match, by the name it has among the scores, and how much each seat has."""
    return texts("score-total"), tuple(player.points for player in view.players)


def _value(value: int | bool, texts: Texts) -> str:  # noqa: FBT001 (a value to be shown)
    if isinstance(value, bool):
        return texts("yes" if value else "no")
    return str(value)


def ending(view: SplendorView, names: Sequence[str], texts: Texts) -> str:
    """Say who won, what decided it, and why the match ended there (SM-26, SM-27, SM-29)."""
    winners = [names[seat] for seat, place in enumerate(view.places) if place == 1]
    how = decided(view, [seat for seat, place in enumerate(view.places) if place == 1])
    played_out = how_ended(view) == "played_out"
    told = texts(f"ending-{how}", name=winners[0], names=texts.people(winners))
    return _sentences([texts("ending-played_out") if played_out else "", told])


# Options


def option_label(name: str, texts: Texts) -> str:
    """Name an option."""
    return texts(f"option-{name}")


def option_value(name: str, value: object, texts: Texts) -> str:
    """Name a value of an option."""
    if isinstance(value, bool):
        return texts(f"option-{name}-{value}")
    if isinstance(value, int):
        return texts(f"option-{name}-value", value=value)
    key = "random" if value == "random" else "seat"
    return texts(f"option-{name}-{key}", value=value)

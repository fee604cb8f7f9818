"""What the setup of a match consists of: games, seats, options and the seed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.registry import GAMES
from game.screens.games import says_of, title_of
from game.screens.house.words import house_of, house_options, told_now, told_rules
from game.screens.menus.game_tile import GameTile
from game.screens.new_game.deals import ANY, about_deals
from game.screens.new_game.draft import MATCHED, SEED_DIGITS, chosen_level, levels
from game.screens.new_game.my_level import about_level
from game.screens.new_game.seat_sign import SeatSign
from game.screens.new_game.strengths import strength_line
from game.screens.requests import OpenHouseRules, screens_of
from game.screens.seating import named
from game.screens.settings.pages import values_of
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import (
    Column,
    Fill,
    Fitting,
    Made,
    Part,
    Plate,
    Prose,
    Row,
    Scroll,
    Space,
)
from game.screens.widgets.text_line import DIGITS, TextLine
from game.table.art.palette import FROST, MIST
from game.table.layout.boxes import REST, Share
from game.texts.texts import YOU
from saves.disk.names import NAME_LIMIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.options import Option, Value
    from game.screens.new_game.deals import Wish
    from game.screens.new_game.scene import NewGameScene
    from game.screens.seating import Chair

WITH_GAMES: Final = 880  # units of width from which the games are listed on the left
GAMES_WIDE: Final = 296.0  # units, like the rest
TALLEST_GAME: Final = 208.0
CONTROL: Final = 42.0  # of height
WIDE: Final = 330.0  # a control
WIDER: Final = 470.0
SIGN: Final = 70.0
NARROW: Final = 640  # width of a row below which it takes several lines


def setup(scene: NewGameScene) -> Part:
    """Return all of it: the games on the left if there is room, else as a choice."""

    def laid(width: float) -> Part:
        if width < WITH_GAMES:
            return Scroll("seats", Column([_game_choice(scene), *_lines(scene)], 12.0))
        rest = Scroll("seats", Column(_lines(scene), 12.0))
        return Row([_games(scene), rest], 30.0, [GAMES_WIDE, REST])

    return Fitting(laid)


def _games(scene: NewGameScene) -> Part:
    """Return the games as pictures, and words about the chosen one."""
    draft = scene.draft

    def tile(game: str) -> Part:
        return Made(lambda place: GameTile(scene, draft, game, place, partial(scene.choose_game, game)))

    tiles: list[Part] = [tile(game) for game in GAMES]
    blurb = says_of(draft.game).blurb(scene.program.words.of(draft.game))
    told = Prose(blurb, "text_italic", 19.0, FROST, "midtop")
    most: list[Share] = [Share(1.0, 0.0, TALLEST_GAME)] * len(tiles)
    return Column([*tiles, told, Space()], 14.0, [*most, None, Share(0.01)])


def _game_choice(scene: NewGameScene) -> Part:
    """Return the games as a choice."""
    names = [(game, title_of(game, scene.program.words.texts)) for game in GAMES]
    return Made(lambda place: Choice("game", place, names, scene.draft.game, scene.choose_game), 50.0)


def _lines(scene: NewGameScene) -> list[Part]:
    draft, words = scene.draft, scene.program.words
    allowed = [(count, str(count)) for count in draft.rules.seats]
    seats = Made(lambda place: Choice("seats", place, allowed, draft.seats, scene.set_seats), CONTROL)
    parts = [_labelled(words("new-seats"), seats, 76.0 * len(allowed))]
    for option in draft.leading:
        parts += _option(scene, option)
    parts += [_seat(scene, seat) for seat in range(draft.seats)]
    texts = words.of(draft.game)
    for name, request in screens_of(draft.game).items():
        show = partial(scene.program.open, request)
        way = scene.push(name, texts(f"screen-{name}-open"), show, tall=CONTROL)
        parts.append(_labelled(texts(f"screen-{name}-label"), way))
    for option in draft.rules.options:
        other = option.kind != "seat" and option not in draft.leading and not option.is_house
        if other and draft.matters(option):
            parts += _option(scene, option)
    return [*parts, *_house(scene), *_deal(scene), _help(scene), *_advanced(scene)]


def _labelled(text: str, control: Part, wide: float = WIDE) -> Part:
    """Return a row with a label on the left and a control, at most so wide, on the right."""
    return Row([Fill(text, "sans_bold", 22.0), control], 12.0, [Share(1.0, 138.0), Share(99.0, 0.0, wide)])


# Seats


def _seat(scene: NewGameScene, seat: int) -> Part:
    """Return one seat's row: sign, name, player, what it brings and strength."""
    draft, words = scene.draft, scene.program.words
    chair = draft.party.chairs[seat]
    level = chair.level
    sign = Made(lambda place: SeatSign(f"look.{seat}", place, scene, draft, seat), SIGN, SIGN)
    about = Prose(_about(scene, chair), "text_italic", 19.0, name=f"about.{seat}")
    strength = "" if chair.matched else strength_line(draft, level, words)
    known = [Prose(strength, "sans", 17.0, MIST, name=f"strength.{seat}")] if strength else []
    brought = [_brought(scene, option) for option in draft.seat_options[seat : seat + 1]]

    def laid(width: float) -> Part:
        name, who = _name(scene, seat), _level(scene, seat)
        lines: Sequence[Part]
        if width < NARROW:
            lines = [name, who, *brought, about]
        elif brought:
            lines = [Row([Column([name, *brought], 8.0), Column([who, about], 4.0)], 14.0, [REST, REST])]
        else:
            lines = [Row([name, who], 14.0), about]
        return Plate(Row([sign, Column([*lines, *known], 6.0)], 16.0), "row", 14.0, 11.0)

    return Fitting(laid)


def _about(scene: NewGameScene, chair: Chair) -> str:
    """Say what the player of a seat is like."""
    words = scene.program.words
    if chair.matched:
        draft, seat = scene.draft, scene.draft.followed
        alone = sum(not one.computer for one in draft.seated) == 1
        name = YOU if alone or seat is None else named(draft.seated, words)[seat].name
        return about_level(draft.own_level(scene.program.statistics.played), name, words)
    return words(f"level-{chair.level}-about") if chair.level else words("new-person_about")


def _name(scene: NewGameScene, seat: int) -> Part:
    words, program = scene.program.words, scene.program
    name = named(scene.draft.seated, words)[seat].name
    return Made(
        lambda place: TextLine(
            f"name.{seat}",
            place,
            name,
            partial(scene.set_name, seat),
            limit=NAME_LIMIT,
            window=program.size,
            empty=words("new-name"),
        ),
        CONTROL,
    )


def _level(scene: NewGameScene, seat: int) -> Part:
    """Return the choice of a seat's player."""
    words, chair = scene.program.words, scene.draft.party.chairs[seat]
    values = [(one, words(f"level-{one}-name") if one else words("new-person")) for one in levels()]
    others = (one for one in scene.draft.seated if one is not chair)
    if chair.matched or any(not one.computer for one in others):
        values.insert(1, (MATCHED, words("new-matched")))
    change = partial(scene.set_level, seat)
    return Made(lambda place: Choice(f"level.{seat}", place, values, chosen_level(chair), change), CONTROL)


def _brought(scene: NewGameScene, option: Option) -> Part:
    """Return the choice of what a seat brings to the match, with its label."""
    label = Fill(scene.program.words.of(scene.draft.game)("option-seat"), "sans_bold", 20.0, MIST)
    return Row([label, _values(scene, option)], 0.0, [58.0, REST])


# Options and seed


def _values(scene: NewGameScene, option: Option) -> Part:
    """Return the choice of an option's value."""
    draft, says = scene.draft, says_of(scene.draft.game)
    texts = scene.program.words.of(draft.game)
    values = [(one, says.option_value(option.name, one, texts)) for one in draft.values_of(option)]
    if option.kind == "switch":
        values.reverse()  # "On" comes first, as in the settings
    chosen, change = draft.options[option.name], partial(scene.set_option, option)
    return Made(lambda place: Choice(f"option.{option.name}", place, values, chosen, change), CONTROL)


def _option(scene: NewGameScene, option: Option) -> list[Part]:
    """Return an option's row, and which of its values need other numbers of players."""
    draft = scene.draft
    leading = option in draft.leading
    label = says_of(draft.game).option_label(option.name, scene.program.words.of(draft.game))
    row = _labelled(label, _values(scene, option), WIDER if leading else WIDE)
    missing = [one for one in option.allowed if one not in draft.values_of(option)]
    if not (missing and leading):
        return [row]
    needs = " ".join(_needs(scene, option, one) for one in missing)
    return [row, Prose(needs, "text_italic", 18.0, MIST, name=f"note.{option.name}")]


def _needs(scene: NewGameScene, option: Option, value: Value) -> str:
    """Word how many players a value needs."""
    words, draft = scene.program.words, scene.draft
    name = says_of(draft.game).option_value(option.name, value, words.of(draft.game))
    seats = [str(one) for one in draft.seats_for(option, value)]
    return words("new-needs", value=name, seats=words.texts.join(seats, "or"))


def _deal(scene: NewGameScene) -> list[Part]:
    """Return the choice of an easy or a hard deal, and how that was measured; nothing if none is rated."""
    words, deals, draft = scene.program.words, scene.deals, scene.draft
    kinds = deals.offered(draft)
    if not kinds:
        return []
    values: list[tuple[Wish, str]] = [(kind, words(f"new-deal-{kind}")) for kind in (ANY, *kinds)]
    chosen = deals.wish(draft)
    choice = Made(lambda place: Choice("deal", place, values, chosen, scene.set_deal), CONTROL)
    row = _labelled(words("new-deal"), choice, WIDER)
    if chosen == ANY:
        return [row]
    return [row, Prose(about_deals(deals.rated(draft), words), "text_italic", 18.0, MIST, name="about.deal")]


def _house(scene: NewGameScene) -> list[Part]:
    """Return the way to the house rules, named after what is chosen there, and what that means."""
    draft, words = scene.draft, scene.program.words
    if not house_options(draft):
        return []
    show = partial(scene.program.open, OpenHouseRules(draft))
    parts = [
        _labelled(words("house-heading"), scene.push("house", told_now(draft, words), show, tall=CONTROL))
    ]
    house = house_of(draft, {})
    if house:
        told = words("house-not_counted", rules=told_rules(draft.game, house, words))
        parts.append(Prose(told, "text_italic", 18.0, MIST, name="note.house"))
    return parts


def _help(scene: NewGameScene) -> Part:
    """Let people choose how much the table tells them: a setting that matters from the first match on."""
    program = scene.program
    values = values_of("help", program)
    choice = Made(lambda place: Choice("help", place, values, program.settings.help, scene.set_help), CONTROL)
    return _labelled(program.words("settings-help-label"), choice)


def _advanced(scene: NewGameScene) -> list[Part]:
    """Return the button that shows the seed, and the seed."""
    words, program = scene.program.words, scene.program
    text = words("new-advanced_hide" if scene.advanced else "new-advanced")
    button = Row([scene.push("advanced", text, scene.toggle, tall=CONTROL), Space()], 0.0, [250.0, REST])
    if not scene.advanced:
        return [button]
    seed = Made(
        lambda place: TextLine(
            "seed",
            place,
            scene.draft.seed,
            scene.set_seed,
            limit=SEED_DIGITS + 1,
            window=program.size,
            allowed=DIGITS,
            empty=words("new-seed_empty"),
            hint=words("new-seed_about"),
        ),
        CONTROL,
    )
    about = Prose(words("new-seed_about"), "text_italic", 18.0, MIST)
    return [button, _labelled(words("new-seed"), seed), about]

"""Panels, buttons, badges, sockets and trays: the furniture that pieces and words lie on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.table.art.contrast import BODY, high_contrast
from game.table.art.paint.shapes import (
    cut,
    dashed,
    disc,
    fading,
    gradient,
    rim,
    rounded,
    slanted,
    stretched,
    tinted,
)
from game.table.art.paint.textures import brushed
from game.table.art.palette import BRONZE, GOLD, INK, STEEL, Rgb, Size, Stops, darker, lighter
from game.table.art.surface_cache import SPRITES, cached


@dataclass(frozen=True, slots=True)
class PanelStyle:
    """How a panel looks: body, its opacity (0 to 255), metal of the rim and how strongly that shows."""

    body: Stops
    opacity: int
    metal: Stops
    rim: int
    radius: int = 16
    gloss: int = 26


PANELS: Final[dict[str, PanelStyle]] = {
    "glass": PanelStyle(((0.0, (30, 42, 84)), (0.5, (17, 25, 56)), (1.0, (10, 15, 36))), 214, STEEL, 150),
    "row": PanelStyle(((0.0, (38, 52, 98)), (1.0, (18, 27, 60))), 190, STEEL, 92, 12, 22),
    "active": PanelStyle(
        ((0.0, (44, 60, 112)), (0.55, (32, 46, 94)), (1.0, (26, 36, 78))), 244, GOLD, 235, 12, 24
    ),
    "tray": PanelStyle(
        ((0.0, (8, 12, 28)), (0.4, (14, 20, 44)), (1.0, (24, 34, 70))), 200, STEEL, 120, 18, 0
    ),
    "dialog": PanelStyle(
        ((0.0, (42, 56, 108)), (0.4, (22, 31, 68)), (1.0, (12, 18, 42))), 250, GOLD, 225, 20, 34
    ),
    "tooltip": PanelStyle(((0.0, (20, 27, 56)), (1.0, (9, 13, 32))), 244, GOLD, 150, 10, 18),
    "cosmos": PanelStyle(((0.0, (38, 52, 98)), (1.0, (18, 27, 60))), 190, STEEL, 92, 12, 22),
    "arena": PanelStyle(((0.0, (88, 30, 48)), (1.0, (46, 14, 32))), 214, GOLD, 120, 12, 20),
    "fjord": PanelStyle(((0.0, (34, 62, 64)), (1.0, (14, 30, 34))), 226, BRONZE, 130, 12, 18),
    "attic": PanelStyle(((0.0, (74, 48, 74)), (1.0, (38, 24, 46))), 214, BRONZE, 120, 12, 20),
    "lit_cosmos": PanelStyle(((0.0, (30, 40, 84)), (1.0, (16, 22, 52))), 236, GOLD, 210, 14, 18),
    "lit_arena": PanelStyle(((0.0, (84, 32, 44)), (1.0, (44, 16, 28))), 236, GOLD, 210, 14, 18),
    "lit_fjord": PanelStyle(((0.0, (52, 38, 24)), (1.0, (28, 20, 12))), 240, GOLD, 210, 14, 16),
    "lit_attic": PanelStyle(((0.0, (66, 44, 62)), (1.0, (34, 22, 40))), 236, GOLD, 210, 14, 18),
}
"""Panel styles by name; four are for what lies on a table of that theme, four for its lit panel."""


@cached(SPRITES)
def panel(size: Size, style: str = "glass") -> pygame.Surface:
    """A plate of `size` in one of `PANELS`; translucent if the style is."""
    return new_panel(size, style)


def new_panel(size: Size, style: str = "glass") -> pygame.Surface:
    """The same, for who keeps it elsewhere.

    Except for its corners it is uniform from left to right: a wide one is painted narrow and stretched.
    """
    look = _named(PANELS, style, "panel style")
    if high_contrast():
        look = replace(look, body=BODY, opacity=255, rim=255, gloss=0)
    narrow = 2 * (look.radius + 2) + 1
    return stretched(_plate((min(narrow, size[0]), size[1]), look), size)


def _plate(size: Size, look: PanelStyle) -> pygame.Surface:
    result = cut(gradient(size, look.body), rounded(size, look.radius), look.opacity)
    if look.gloss:
        result.blit(_top_light(size, look.radius - 2, 2, look.gloss), (0, 0))
    elif not high_contrast():
        result.blit(_inner_shade(size, look.radius), (0, 0))
    result.blit(tinted(rim(size, look.radius, 0, 1.2), INK, 191), (0, 0))
    line = rim(size, look.radius - 1, 1.0, 2.6 if high_contrast() else 1.6)
    result.blit(cut(gradient(size, look.metal), line, look.rim), (0, 0))
    return result


def _named(looks: dict[str, PanelStyle], name: str, what: str) -> PanelStyle:
    if name not in looks:
        raise ValueError(f"no {what} {name!r}; there are {', '.join(looks)}")
    return looks[name]


def _top_light(size: Size, radius: float, inset: float, strength: float, reach: float = 44) -> pygame.Surface:
    light = tinted(rounded(size, radius, inset), (255, 255, 255), strength)
    return cut(light, _falling(size, min(reach, size[1] * 0.6), 1.4))


def _inner_shade(size: Size, radius: float) -> pygame.Surface:
    """A shadow cast inwards by the top edge, so that the plate looks sunk."""
    shade = tinted(rounded(size, radius), (0, 0, 4), 150)
    return cut(shade, _falling(size, min(22, size[1] * 0.5), 1.3))


def _falling(size: Size, reach: float, power: float) -> pygame.Surface:
    """A mask that fades from the top edge to nothing at `reach`."""
    return fading(size, [max(0.0, 1 - row / reach) ** power for row in range(size[1])])


BUTTON_STATES: Final = ("normal", "hover", "pressed", "disabled", "focused")
_GOLD_BODY: Final[Stops] = (
    (0.0, (255, 238, 184)),
    (0.42, (240, 196, 98)),
    (0.52, (222, 166, 60)),
    (1.0, (178, 122, 36)),
)
_STEEL_BODY: Final[Stops] = (
    (0.0, (70, 86, 130)),
    (0.48, (54, 68, 110)),
    (0.54, (46, 58, 98)),
    (1.0, (28, 37, 70)),
)
_DANGER_BODY: Final[Stops] = ((0.0, (176, 58, 52)), (0.48, (164, 42, 44)), (1.0, (112, 24, 36)))
_DEAD_BODY: Final[Stops] = ((0.0, (58, 66, 92)), (1.0, (34, 41, 64)))
HIGH_BODIES: Final[dict[str, Stops]] = {
    "primary": ((0.0, (255, 222, 140)), (1.0, (255, 214, 122))),
    "secondary": BODY,
    "danger": ((0.0, (98, 10, 14)), (1.0, (84, 6, 12))),
    "disabled": BODY,
}
"""What buttons are made of in high contrast."""
_BODIES: Final[dict[str, Stops]] = {"primary": _GOLD_BODY, "secondary": _STEEL_BODY, "danger": _DANGER_BODY}
BUTTON_INK: Final[dict[str, Rgb]] = {
    "primary": (58, 34, 6),
    "secondary": (226, 234, 247),
    "danger": (255, 240, 232),
}
"""The colour of words on each kind of button; on a disabled one use `DISABLED_INK`."""
DISABLED_INK: Final[Rgb] = (132, 146, 178)


@cached(SPRITES)
def button_face(size: Size, style: str = "primary", state: str = "normal") -> pygame.Surface:
    """A button without words: gold "primary", steel "secondary", red "danger", in one of `BUTTON_STATES`."""
    if style not in _BODIES or state not in BUTTON_STATES:
        raise ValueError(
            f"no button {style!r} {state!r}; there are {', '.join(_BODIES)}; {', '.join(BUTTON_STATES)}"
        )
    radius = min(14.0, size[1] * 0.30)
    body = _DEAD_BODY if state == "disabled" else _BODIES[style]
    if high_contrast():
        body = HIGH_BODIES["disabled" if state == "disabled" else style]
    if state == "pressed":
        body = tuple((1 - place, colour) for place, colour in reversed(body))
    result = cut(gradient(size, ((0.0, (44, 34, 20)), (1.0, (8, 8, 16)))), rounded(size, radius))
    metal = STEEL if style == "secondary" or state == "disabled" else GOLD
    edge = 110 if state == "disabled" else 255
    result.blit(cut(gradient(size, metal), rounded(size, radius - 1, 1.2), edge), (0, 0))
    result.blit(cut(gradient(size, body), rounded(size, radius - 3, 3.0)), (0, 0))
    if style == "secondary" and state != "disabled" and not high_contrast():
        result.blit(cut(brushed(size), rounded(size, radius - 3, 3.0), 190), (0, 0))
    if not high_contrast():
        lit = state not in ("pressed", "disabled")
        result.blit(_sheen(size, radius - 4) if lit else _inner_shade(size, radius), (0, 0))
    if state in ("hover", "focused"):
        result.blit(tinted(rounded(size, radius - 3, 3.0), (255, 255, 255), 12), (0, 0))
    if state == "focused":
        result.blit(tinted(rim(size, radius, 0, 3.0), (255, 255, 255), 255), (0, 0))
        result.blit(tinted(rim(size, radius - 3, 3.0, 2.0), (20, 26, 54), 210), (0, 0))
    return result


def _sheen(size: Size, radius: float) -> pygame.Surface:
    """Gloss over the upper half with a crisp lower edge."""
    fall = [1 - row / (size[1] * 0.5) for row in range(size[1])]
    levels = [share * 0.7 + 0.12 if share > 0 else 0.0 for share in fall]
    return cut(tinted(rounded(size, radius, 4.0), (255, 255, 255), 54), fading(size, levels))


@cached(SPRITES)
def socket(size: int, metal: Stops = STEEL, field: Rgb = (14, 20, 44)) -> pygame.Surface:
    """A round metal setting with a dark field, for a gem or a number."""
    box = (size, size)
    half = size / 2
    result = tinted(disc(box, half - 0.5), INK, 235)
    result.blit(cut(slanted(box, metal), disc(box, half - 1.5)), (0, 0))
    result.blit(tinted(disc(box, half - 1.5 - size * 0.055), (8, 10, 22)), (0, 0))
    well = gradient(box, ((0.0, darker(field, 0.5)), (1.0, lighter(field, 0.16))))
    result.blit(cut(well, disc(box, half - 1.5 - size * 0.08)), (0, 0))
    return result


@cached(SPRITES)
def badge(size: Size, metal: Stops = GOLD, field: Rgb = (18, 26, 58)) -> pygame.Surface:
    """A small capsule with a metal rim, for a count or a mark."""
    radius = min(size) / 2
    result = tinted(rounded(size, radius), INK, 240)
    result.blit(cut(slanted(size, metal), rounded(size, radius - 1, 1.0)), (0, 0))
    body = gradient(size, ((0.0, lighter(field, 0.16)), (1.0, darker(field, 0.35))))
    result.blit(cut(body, rounded(size, radius - 2.5, 2.5)), (0, 0))
    return result


@cached(SPRITES)
def bar(size: Size, colour: Rgb, share: float) -> pygame.Surface:
    """A progress bar filled to `share` (0.0 to 1.0) with `colour`."""
    radius = size[1] / 2
    result = cut(gradient(size, ((0.0, (4, 6, 16)), (1.0, (26, 36, 70)))), rounded(size, radius))
    long = round(size[0] * max(0.0, min(1.0, share)))
    if long >= size[1] // 2:
        fill = (max(size[1], long), size[1])
        body = gradient(fill, ((0.0, lighter(colour, 0.45)), (0.5, colour), (1.0, darker(colour, 0.35))))
        result.blit(cut(body, rounded(fill, radius, 0.6)), (0, 0))
    return result


@cached(SPRITES)
def tile_frame(
    size: Size, metal: Stops = STEEL, tint: Rgb = (30, 40, 84), radius: int = 14
) -> pygame.Surface:
    """A sturdy plate with a bevelled metal rim and an empty field in `tint`: the base of tiles and cards."""
    result = tinted(rounded(size, radius), (10, 12, 24))
    result.blit(cut(slanted(size, metal), rounded(size, radius - 1, 1.5)), (0, 0))
    result.blit(cut(brushed(size), rounded(size, radius - 1, 1.5)), (0, 0))
    thick = max(4.0, min(size) * 0.022)
    result.blit(tinted(rounded(size, radius - thick, thick), INK), (0, 0))
    body = gradient(size, ((0.0, lighter(tint, 0.12)), (1.0, darker(tint, 0.45))))
    result.blit(cut(body, rounded(size, radius - thick - 1.5, thick + 1.5)), (0, 0))
    return result


@cached(SPRITES)
def empty_place(size: Size, radius: int = 10) -> pygame.Surface:
    """An empty place for a piece: a dashed steel outline on a faint sunk field."""
    result = tinted(rounded(size, radius), (4, 6, 18), 92)
    result.blit(dashed(tinted(rim(size, radius, 1.5, 1.6), (170, 188, 222), 130), 7), (0, 0))
    return result

"""Pictures that tell without words, for children who don't read yet: sun and moon, crown, wheel.

Each is drawn on a canvas of 400 units.
"""

from __future__ import annotations

from typing import Final

from game.dust_collectorz.pictures.signs import EMBLEMS
from game.dust_collectorz.pictures.strokes import (
    ball,
    dot,
    flat,
    gleam,
    gleam_spot,
    hair,
    oval,
    shape,
)
from game.table.art.vector import Point, circle, closed, moved, path, polar, radial, ring_points, star

MIDDLE: Final[Point] = (200.0, 200.0)
FEAST: Final[Point] = (1360.0, 470.0)  # the canvas of the feast
NODES: Final = 120.0  # from the middle of the wheel to the middle of a tribe
STEP: Final = 72.0  # degrees from a tribe to the one it beats
_LASH: Final = "#5a3010"
_CONFETTI: Final = ("#ff7a6a", "#ffd24a", "#6ad28a", "#5cb4ff", "#c88aff", "#ff9cc8")


def sun() -> str:
    """A smiling sun: whose turn it is."""
    light = radial("light", MIDDLE, 198, "#fff2a8/0.85", "#ffd85a/0.5", "#ffb83a/0.16", "#ffb83a/0")
    long_rays = [_ray(at, 190, 17) for at in range(0, 360, 45)]
    short_rays = [_ray(at + 22.5, 166, 12) for at in range(0, 360, 45)]
    return (
        light
        + circle(MIDDLE, 198, "url(#light)")
        + "".join(short_rays + long_rays)
        + ball(MIDDLE, 112, "lamp", 8)
        + _smile()
    )


def _ray(degrees: float, reach: float, half: float) -> str:
    foot = [polar(MIDDLE, 116, degrees + turn) for turn in (-half, half)]
    return shape(closed((foot[0], polar(MIDDLE, reach, degrees), foot[1])), "sun", 6)


def _smile() -> str:
    """Two eyes, cheeks and a laughing mouth."""
    eyes = "".join(oval((x, 178), (13, 19), "black", 0) + dot((x + 4, 171), 5, "#ffffff") for x in (162, 238))
    cheeks = dot((134, 222), 19, "#ff8a5a", 0.55) + dot((266, 222), 19, "#ff8a5a", 0.55)
    mouth = flat("M152 226Q200 292 248 226Q200 246 152 226Z", _LASH) + flat(
        "M176 254Q200 240 224 254Q200 274 176 254Z", "#ff7a6a"
    )
    return cheeks + eyes + mouth


def moon() -> str:
    """A moon asleep under its nightcap: this one rests for once."""
    face = (
        "M236 78C150 64 76 130 76 214C76 300 146 366 230 366C272 366 308 350 334 322"
        "C250 330 190 280 190 214C190 158 204 112 236 78Z"
    )
    body = shape(face, "sun", 8)
    lid = hair("M110 220Q132 240 154 222", _LASH, 9)
    mouth = hair("M130 282Q148 298 166 282", _LASH, 9)
    cheek = dot((106, 262), 16, "#ff8a5a", 0.5)
    cap = shape(
        "M96 152C90 78 150 34 226 30C288 26 330 62 340 116C300 78 262 78 238 96Q160 92 96 152Z", "blue", 7
    )
    band = shape("M84 160Q150 84 244 92Q256 100 248 116Q160 112 104 178Q86 178 84 160Z", "white", 6)
    bobble = ball((340, 128), 25, "white", 6)
    return body + cheek + lid + mouth + cap + band + bobble + _sleep()


def _sleep() -> str:
    """Letters that rise, the sign of sleep everywhere."""
    data = "M-30 -30H30L-30 30H30"
    letter = path(data, "none", "#1a2450", 30) + path(data, "none", "#f4f8ff", 16)
    return moved(letter, (268, 246), 0.62) + moved(letter, (318, 196), 0.86)


def tick() -> str:
    """A white tick on a big green button."""
    data = "M104 206L172 274L300 132"
    return (
        circle((200, 212), 184, "#0c2c1a", opacity=0.55)
        + ball(MIDDLE, 184, "green", 9)
        + circle(MIDDLE, 158, "none", "#d8ffd8", 8, 0.55)
        + gleam("M66 148Q110 52 210 52Q300 54 336 132Q270 92 200 94Q112 96 66 148Z", 0.3)
        + path(data, "none", "#0e4a2a", 62)
        + path(data, "none", "#ffffff", 44)
    )


def chest() -> str:
    """A card that goes into an open toy chest."""
    return (
        shape("M62 214L96 148H304L338 214Z", "walnut", 8)
        + shape("M146 22H254V196H146Z", "paper", 8)
        + shape("M166 44H234V120H166Z", "sky", 5)
        + flat("M182 138H218V162H236L200 196L164 162H182Z", "#e0503c")
        + shape("M54 206H346V352Q346 372 326 372H74Q54 372 54 352Z", "oak", 8)
        + hair("M60 262H340M60 316H340", "#74461e", 6, 0.7)
        + shape("M92 206H122V372H92Z", "brass", 6)
        + shape("M278 206H308V372H278Z", "brass", 6)
        + shape("M176 228H224V278Q224 300 200 300Q176 300 176 278Z", "brass", 6)
        + dot((200, 258), 11, "#3a2408")
        + hair("M200 262V280", "#3a2408", 9)
    )


def crown() -> str:
    """The crown of who was rid of all cards first."""
    jewels = ((200, 300, "red"), (112, 292, "blue"), (288, 292, "green"))
    tips = ((44, 132), (122, 92), (200, 62), (278, 92), (356, 132))
    return (
        shape("M58 330L44 140L126 226L200 72L274 226L356 140L342 330Q200 366 58 330Z", "gold", 9)
        + shape("M58 330L54 268Q200 306 346 268L342 330Q200 366 58 330Z", "gold", 7)
        + "".join(ball((x, y), 17, tone, 5) for x, y, tone in jewels)
        + "".join(ball((x, y + 6), 20, "gold", 6) for x, y in (tips[0], tips[2], tips[4]))
        + gleam_spot((150, 226), (14, 34), 0.4)
    )


def party() -> str:
    """Rays of light and confetti all over, behind who has won; on a canvas of `FEAST` units."""
    middle = (FEAST[0] / 2, FEAST[1] / 2)
    light = radial("party", middle, 235, "#fff4c0/0.95", "#ffd86a/0.6", "#ffb84a/0.2", "#ffb84a/0")
    rays = "".join(
        path(closed((middle, polar(middle, 560, at - 5), polar(middle, 560, at + 5))), "#fff0b0", opacity=0.1)
        for at in range(0, 360, 20)
    )
    return rays + light + circle(middle, 235, "url(#party)") + _confetti()


def _confetti() -> str:
    """Paper stars, dots and streamers strewn about; where each lies follows from its number."""
    found = []
    for number in range(150):
        across, down = (number * 0.7548777 + 0.02) % 1, (number * 0.5698403 + 0.1) % 1
        spot = (20 + across * (FEAST[0] - 40), 16 + down * (FEAST[1] - 32))
        colour = _CONFETTI[number % len(_CONFETTI)]
        found.append(moved(_scrap(number % 4, colour), spot, 1.15, number * 47 % 360))
    return "".join(found)


def _scrap(kind: int, colour: str) -> str:
    """A star, a dot, a slip or a streamer of paper."""
    edge = "#3a2030"
    if kind == 0:
        return path(star((0, 0), 5, 12, 5.4), colour, edge, 1.6)
    if kind == 1:
        return circle((0, 0), 6, colour, edge, 1.6)
    if kind == 2:
        return path("M-10 -4.5H10V4.5H-10Z", colour, edge, 1.6)
    curl = "M-15 0Q-7 -10 0 0Q7 10 15 0"
    return path(curl, "none", edge, 8) + path(curl, "none", colour, 5)


def button(tribe: int) -> str:
    """A tribe's emblem on a big round button."""
    field = radial("field", (170, 150), 230, "#fffaf0", "#f6e6c8", "#dcc092")
    rim = circle((200, 208), 190, "#1c1024", opacity=0.5) + ball(MIDDLE, 190, "brass", 6)
    disc = field + circle(MIDDLE, 164, "url(#field)", "#6a4414", 5)
    return rim + disc + moved(EMBLEMS[tribe](), (64, 66), 2.72)


def needle(degrees: float) -> str:
    """The hand of the wheel, turned clockwise from upwards."""
    hand = shape("M-27 4L-17 -78H-38L0 -132L38 -78H17L27 4Z", "gold", 8)
    hub = ball((0, 0), 42, "gold", 8) + ball((0, 0), 17, "red", 5)
    return moved(hand, MIDDLE, 0.72, degrees) + moved(hub, MIDDLE, 0.72)


def dial() -> str:
    """The disc of the wheel: night behind a brass rim."""
    nails = "".join(circle(spot, 4.5, "#fff0b8", "#5a3a10", 1.5) for spot in ring_points(MIDDLE, 190, 40))
    night = radial("disc", (200, 150), 200, "#5c4a78", "#40305c", "#281c3e")
    rim = ball(MIDDLE, 198, "brass", 3) + circle(MIDDLE, 182, "#2a1a30", "#3a2408", 3)
    return rim + nails + night + circle(MIDDLE, 178, "url(#disc)")


def beats(tribe: int, *, lit: bool) -> str:
    """An arrow on the wheel from a tribe to the one it beats: golden and thick, or quiet."""
    start, end = (STEP * tribe - 62, STEP * tribe - 48) if lit else (STEP * tribe - 63, STEP * tribe - 46)
    radius = NODES + 2
    way = f"M{_at(radius, start)}A{radius} {radius} 0 0 1 {_at(radius, end)}"
    tip, left, right = (
        polar(MIDDLE, radius, end + 9),
        polar(MIDDLE, radius + 17, end - 2),
        polar(MIDDLE, radius - 17, end - 2),
    )
    colour, edge, wide = ("#ffd85a", "#4a2a08", 17) if lit else ("#7c6c98", "#20162e", 10)
    head = closed((left, tip, right))
    return (
        path(way, "none", edge, wide + 9)
        + path(head, edge, edge, 11)
        + path(way, "none", colour, wide)
        + path(head, colour, colour, 3)
    )


def _at(radius: float, degrees: float) -> str:
    x, y = polar(MIDDLE, radius, degrees)
    return f"{x:.1f} {y:.1f}"


def node(tribe: int) -> Point:
    """Where a tribe has its place on the wheel."""
    return polar(MIDDLE, NODES, -90 + STEP * tribe)


def emblem(tribe: int, wide: float) -> str:
    """A tribe's emblem at its place, so many units wide."""
    x, y = node(tribe)
    return moved(EMBLEMS[tribe](), (x - wide / 2, y - wide / 2), wide / 100)


def halo(tribe: int) -> str:
    """The light around the tribe that is wanted."""
    spot = node(tribe)
    name = f"halo{tribe}"
    light = radial(name, spot, 78, "#fff6c0/1", "#ffe07a/0.85", "#ffb83a/0.3", "#ffb83a/0")
    return light + circle(spot, 78, f"url(#{name})")


def lying(tribe: int) -> str:
    """A card behind the tribe that was played last."""
    return moved(shape("M-38 -54H38V54H-38Z", "paper", 6), node(tribe))

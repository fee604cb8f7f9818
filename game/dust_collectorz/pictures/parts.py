"""Parts that collectibles share: eyes of every material, keys, crowns, hats, weapons, tools, wheels."""

from __future__ import annotations

from game.dust_collectorz.pictures.strokes import (
    AXIS,
    ball,
    both,
    dot,
    flat,
    gleam,
    gleam_spot,
    glow,
    hair,
    limb,
    oval,
    put,
    shape,
)
from game.table.art.vector import Point, closed, polar, star


def gear(centre: Point, radius: float, teeth: int, tone: str = "brass", line: float = 5) -> str:
    """A toothed wheel without its hub."""
    wide = 360 / teeth
    points = []
    for tooth in range(teeth):
        turn = tooth * wide
        points += [polar(centre, radius * 0.84, turn - wide * 0.3), polar(centre, radius, turn - wide * 0.18)]
        points += [polar(centre, radius, turn + wide * 0.18), polar(centre, radius * 0.84, turn + wide * 0.3)]
    return shape(closed(points), tone, line)


def glass(at: Point, radius: float, iris: str = "blue", rim: str = "brass") -> str:
    """An eye of glass in a metal ring."""
    x, y = at
    return (
        ball(at, radius, rim, 4)
        + ball(at, radius * 0.78, "white", 2.5)
        + ball((x, y + radius * 0.04), radius * 0.52, iris, 2)
        + dot((x, y + radius * 0.04), radius * 0.27, "#120c18")
        + dot((x - radius * 0.22, y - radius * 0.24), radius * 0.17, "#ffffff")
    )


def bead(at: Point, radius: float) -> str:
    """A black bead with a light on it."""
    x, y = at
    return (
        ball(at, radius, "black", 0)
        + dot((x - radius * 0.32, y - radius * 0.36), radius * 0.32, "#ffffff")
        + dot((x + radius * 0.30, y + radius * 0.34), radius * 0.14, "#ffffff", 0.8)
    )


def button(at: Point, radius: float, tone: str = "coal") -> str:
    """A sewn-on button."""
    x, y = at
    step = radius * 0.26
    holes = "".join(
        dot((x + i * step, y + j * step), radius * 0.13, "#0c0812") for i in (-1, 1) for j in (-1, 1)
    )
    thread = f"M{x - step} {y - step}L{x + step} {y + step}M{x + step} {y - step}L{x - step} {y + step}"
    return (
        ball(at, radius, tone, 3.5)
        + oval(at, (radius * 0.68, radius * 0.68), tone, 1.6)
        + holes
        + hair(thread, "#fff0d8", radius * 0.11)
        + gleam_spot((x - radius * 0.4, y - radius * 0.55), (radius * 0.28, radius * 0.16), 0.7)
    )


def brushed_eye(at: Point, radius: float, colour: str = "#1c2c6a") -> str:
    """An eye painted with a fine brush: an upright oval, a lid and two lights."""
    x, y = at
    return (
        f'<g transform="translate({x:g} {y:g}) scale(0.74 1)">{dot((0, 0), radius, colour)}</g>'
        + dot((x - radius * 0.2, y - radius * 0.4), radius * 0.26, "#ffffff")
        + dot((x + radius * 0.18, y + radius * 0.36), radius * 0.13, "#ffffff")
        + hair(
            f"M{x - radius} {y - radius * 0.7}Q{x} {y - radius * 1.6} {x + radius} {y - radius * 0.7}",
            colour,
            radius * 0.2,
        )
    )


def painted_eye(at: Point, radius: float, colour: str = "#20140c") -> str:
    """A round eye painted on wood."""
    x, y = at
    return (
        dot(at, radius, "#2a180e")
        + dot(at, radius * 0.88, "#fffaf0")
        + dot((x, y + radius * 0.1), radius * 0.56, colour)
        + dot((x - radius * 0.2, y - radius * 0.16), radius * 0.2, "#ffffff")
    )


def ink_eye(at: Point, radius: float) -> str:
    """A drop of ink on paper."""
    x, y = at
    return flat(
        f"M{x - radius} {y}Q{x - radius * 0.6} {y - radius * 1.2} {x} {y - radius}Q{x + radius * 1.1} {y - radius * 0.8} {x + radius} {y + radius * 0.2}Q{x + radius * 0.5} {y + radius} {x} {y + radius}Q{x - radius} {y + radius * 0.8} {x - radius} {y}Z",
        "#1a1830",
    ) + dot((x - radius * 0.26, y - radius * 0.3), radius * 0.3, "#ffffff")


def smile(at: Point, wide: float, deep: float = 0.35, width: float = 5, colour: str = "#1c1018") -> str:
    """A curved line; a negative depth turns it down."""
    x, y = at
    return hair(f"M{x - wide / 2} {y}Q{x} {y + wide * deep * 2} {x + wide / 2} {y}", colour, width)


def cheeks(y: float, apart: float, radius: float = 16, colour: str = "#ff6a80") -> str:
    """Two rosy spots."""
    return both(dot((AXIS - apart / 2, y), radius, colour, 0.45))


def brows(
    y: float, apart: float, wide: float, slant: float = 0.25, colour: str = "#1c1018", width: float = 7
) -> str:
    """Two brows; a positive slant looks stern."""
    x = AXIS - apart / 2
    rise = wide * slant
    return both(hair(f"M{x - wide / 2} {y - rise}L{x + wide / 2} {y + rise}", colour, width))


def wind_key(at: Point, size: float = 1.0, turn: float = 0.0, tone: str = "brass") -> str:
    """A wind-up key; its stem ends at `at`, it points upwards."""
    body = (
        shape("M-8 -60 H8 V6 H-8Z", tone, 5)
        + "".join(oval((x, -78), (27, 30), tone, 5) + oval((x, -78), (11, 14), "iron", 4) for x in (-25, 25))
        + ball((0, -78), 11, tone, 4)
    )
    return put(body, at, size, turn)


def crown(at: Point, size: float = 1.0, tone: str = "gold", stones: str = "red") -> str:
    """A crown that stands with its middle at `at`."""
    body = (
        shape("M-62 10 L-74 -54 L-36 -18 L0 -72 L36 -18 L74 -54 L62 10 Q0 26 -62 10Z", tone, 5)
        + "".join(ball(spot, 8, stones, 3) for spot in ((-74, -56), (0, -74), (74, -56)))
        + ball((0, -2), 11, stones, 3)
        + "".join(ball((x, -3), 7, "azure", 3) for x in (-36, 36))
    )
    return put(body, at, size)


def sword(at: Point, size: float = 1.0, turn: float = 0.0, hilt: str = "gold", blade: str = "tin") -> str:
    """A sword held at `at`, its blade upwards."""
    body = (
        shape("M-11 -30 L-9 -150 L0 -176 L9 -150 L11 -30Z", blade, 5)
        + hair("M0 -40V-148", "#4a5a78", 3, 0.6)
        + shape("M-40 -32 Q0 -22 40 -32 L38 -18 Q0 -8 -38 -18Z", hilt, 4)
        + shape("M-8 -16 H8 V28 H-8Z", "cocoa", 4)
        + ball((0, 34), 11, hilt, 4)
    )
    return put(body, at, size, turn)


def hammer(at: Point, size: float = 1.0, turn: float = 0.0, head: str = "iron") -> str:
    """A hammer or mallet held at `at`, its head upwards."""
    return put(
        shape("M-8 -110 H8 V40 H-8Z", "oak", 5) + shape("M-50 -150 H50 V-96 H-50Z", head, 5), at, size, turn
    )


def staff(at: Point, length: float = 220, turn: float = 0.0, tone: str = "walnut") -> str:
    """A staff through `at`, a third of it below."""
    return put(limb(f"M0 {-length * 0.68} L0 {length * 0.32}", tone, 11), at, 1, turn)


def spear(at: Point, length: float = 250, turn: float = 0.0) -> str:
    """A spear through `at`."""
    tip = -length * 0.68
    head = shape(f"M0 {tip - 46} L20 {tip} L0 {tip + 14} L-20 {tip}Z", "tin", 5)
    return put(limb(f"M0 {tip} L0 {length * 0.32}", "walnut", 10) + head, at, 1, turn)


def lantern(at: Point, size: float = 1.0, tone: str = "brass") -> str:
    """A lantern that hangs from `at`."""
    body = (
        hair("M0 0 Q-24 10 -20 30 M0 0 Q24 10 20 30", "#2a1a10", 6)
        + shape("M-30 40 L0 16 L30 40Z", tone, 4)
        + shape("M-27 40 H27 V94 H-27Z", "lamp", 4)
        + hair("M-9 40V94 M9 40V94", "#7a4a10", 4)
        + shape("M-34 92 H34 V106 H-34Z", tone, 4)
    )
    return put(glow((0, 66), 80, "#fff0a0", 0.77) + body, at, size)


def book(at: Point, size: float = 1.0, turn: float = 0.0, tone: str = "red") -> str:
    """An open book about `at`."""
    body = (
        shape("M0 -24 Q-40 -48 -84 -34 V34 Q-40 22 0 46 Q40 22 84 34 V-34 Q40 -48 0 -24Z", tone, 5)
        + shape("M0 -30 Q-36 -52 -76 -40 V24 Q-36 12 0 34 Q36 12 76 24 V-40 Q36 -52 0 -30Z", "paper", 4)
        + hair(
            "M0 -28V32 M-62 -26Q-36 -32 -14 -20 M-62 -10Q-36 -16 -14 -4 M62 -26Q36 -32 14 -20 M62 -10Q36 -16 14 -4",
            "#6a5a50",
            3,
            0.7,
        )
    )
    return put(body, at, size, turn)


def bicorne(at: Point, size: float = 1.0, tone: str = "blue", trim: str = "gold") -> str:
    """An officer's hat, its lower middle at `at`."""
    body = (
        shape("M-110 6 Q-70 -22 -60 -60 Q0 -110 60 -60 Q70 -22 110 6 Q60 -12 0 -8 Q-60 -12 -110 6Z", tone, 5)
        + hair("M-104 0 Q-64 -24 -52 -58 Q0 -98 52 -58 Q64 -24 104 0", "#f4ca50", 6)
        + ball((0, -52), 18, trim, 4)
        + flat(star((0, -52), 5, 13, 5), "#a82a24")
        + shape("M-8 -72 Q-18 -98 8 -110 Q24 -94 8 -72Z", "white", 4)
    )
    return put(body, at, size)


def fist(at: Point, radius: float, tone: str) -> str:
    """A round hand."""
    x, y = at
    return ball(at, radius, tone, 4.5) + hair(
        f"M{x - radius * 0.3} {y}Q{x} {y + radius * 0.3} {x + radius * 0.4} {y - radius * 0.1}",
        width=3,
        opacity=0.6,
    )


def gown(top: float, low: float, narrow: float, wide: float, tone: str) -> str:
    """A bell-shaped skirt or robe about the axis."""
    left, right = AXIS - narrow / 2, AXIS + narrow / 2
    out_left, out_right = AXIS - wide / 2, AXIS + wide / 2
    middle = (top + low) / 2
    return shape(
        f"M{left} {top} Q{left - 4} {middle} {out_left} {low - 8} Q{AXIS} {low + 14} {out_right} {low - 8} Q{right + 4} {middle} {right} {top}Z",
        tone,
    )


def shine_left(x: float, y: float, high: float, wide: float = 14, opacity: float = 0.5) -> str:
    """An upright reflection."""
    return gleam(
        f"M{x} {y} Q{x - wide} {y + high / 2} {x} {y + high} Q{x + wide * 0.2} {y + high / 2} {x + wide} {y}Z",
        opacity,
    )

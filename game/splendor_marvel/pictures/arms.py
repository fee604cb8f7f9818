"""Emblems that are weapons of old: hammers, bows, blades."""

from __future__ import annotations

from game.table.art.pen import (
    LINE,
    ball,
    flat,
    hair,
    jewel,
    placed,
    shade,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import circle, closed, ellipse, mirrored, polar, star


def hammer() -> str:
    """A short-handled hammer, lightning behind it."""
    sparks = solid("M96 30L34 132L84 132L40 236L150 104L98 104L140 30Z", "side", 5)
    sparks += solid("M330 190L286 276L322 276L292 360L376 250L338 250L366 190Z", "side", 5)
    handle = solid("M-17 0L17 0L17 190L-17 190Z", "dark", 6)
    wraps = "".join(hair(f"M-17 {y}L17 {y - 16}", "#c8964e", 7) for y in range(24, 190, 22))
    knob = ball((0, 204), 24, "gold")
    head = solid("M-116 -96L96 -96L116 -76L116 6L96 26L-96 26L-116 6Z", "steel", 8)
    plate = solid("M-58 -96L58 -96L58 26L-58 26Z", "main", 5) + shine(
        "M-112 -90L94 -90L110 -74L-112 -74Z", 0.6
    )
    knot = hair("M-30 -62Q0 -8 30 -62Q0 -26 -30 -8Q0 -58 30 -8", "#ffe8a8", 7)
    edge = shade("M-116 -8L116 -8L116 6L96 26L-96 26L-116 6Z", 0.34)
    return sparks + placed(handle + wraps + knob + head + plate + edge + knot, (206, 160), 1.02, 32)


def war_axe() -> str:
    """A golden hammer with an axe's blade."""
    handle = solid("M-15 -130L15 -130L15 210L-15 210Z", "dark", 6)
    wraps = "".join(hair(f"M-15 {y}L15 {y - 14}", "#d8a85c", 6) for y in range(20, 206, 24))
    block = solid("M-10 -120L112 -132L112 -6L-10 -20Z", "gold", 7) + shade(
        "M-10 -46L112 -40L112 -6L-10 -20Z", 0.3
    )
    blade = solid("M-10 -120Q-70 -116 -140 -170Q-176 -72 -140 26Q-70 -22 -10 -20Z", "steel", 7)
    blade += shine("M-138 -160Q-166 -72 -138 16Q-130 6 -122 4Q-146 -72 -122 -150Z", 0.8)
    disc = ball((0, -70), 44, "main", 6) + flat(star((0, -70), 6, 30, 12), "#fff2c8")
    return placed(handle + wraps + block + blade + disc + ball((0, 214), 20, "gold"), (212, 190), 0.9, 22)


def maul() -> str:
    """A huge stone hammer of judgement."""
    handle = solid("M-14 -60L14 -60L14 226L-14 226Z", "steel", 6)
    head = solid("M-150 -150L-118 -176L118 -176L150 -150L150 -62L118 -36L-118 -36L-150 -62Z", "main", 8)
    bands = solid("M-104 -176L-62 -176L-62 -36L-104 -36Z", "gold", 5) + solid(
        "M62 -176L104 -176L104 -36L62 -36Z", "gold", 5
    )
    stone = jewel((0, -106), 44, "#b36bff") + hair(
        "M0 -106L0 -168M0 -106L0 -44M0 -106L-56 -106M0 -106L56 -106", "#e9d0ff", 4, 0.7
    )
    return placed(
        handle
        + head
        + bands
        + stone
        + shine("M-146 -148L-116 -172L116 -172L130 -160L-134 -150L-134 -70L-146 -66Z", 0.4),
        (194, 192),
        0.88,
        -28,
    )


def bow() -> str:
    """A drawn bow with an arrow."""
    limb = "M286 20Q70 90 70 200Q70 310 286 380"
    wood = stroke(limb, "main", 26, 7) + hair("M270 34Q88 100 88 200", "#ffffff", 5, 0.5)
    grip = solid("M52 160L94 160L94 240L52 240Z", "dark", 6) + hair(
        "M52 180L94 172M52 204L94 196M52 228L94 220", "#d9b070", 5
    )
    string = hair("M286 20L326 200L286 380", LINE, 10) + hair("M286 20L326 200L286 380", "#f4f0dc", 4)
    shaft = stroke("M40 200L340 200", "gold", 11, 5)
    tip = solid("M-6 200L56 168L44 200L56 232Z", "steel", 6)
    fletch = solid("M290 200L330 164L382 164L346 200L382 236L330 236Z", "side", 6)
    return wood + grip + string + shaft + tip + fletch


def arrows() -> str:
    """Three arrows crossed before a ring."""
    ring = (
        circle((200, 200), 150, "none", LINE, 40)
        + circle((200, 200), 150, "none", "url(#main)", 27)
        + circle((200, 200), 150, "none", "#ffffff", 4, 0.5)
    )
    arrow = stroke("M0 -150L0 150", "gold", 11, 5) + solid("M0 -196L32 -134L0 -148L-32 -134Z", "steel", 6)
    arrow += solid("M0 118L30 150L30 196L0 166L-30 196L-30 150Z", "side", 6)
    return (
        ring
        + placed(arrow, (200, 200), 1, -38)
        + placed(arrow, (200, 200), 1, 38)
        + placed(arrow, (200, 200), 1, 0)
    )


def whistling_arrow() -> str:
    """One arrow that draws a glowing loop."""
    trail = "M30 344C120 372 190 330 170 262C150 200 70 216 84 280C100 346 240 300 300 150"
    glow = (
        hair(trail, "url(#side)", 34, 0.35) + hair(trail, "url(#side)", 18, 0.7) + hair(trail, "#ffffff", 6)
    )
    arrow = (
        stroke("M0 -70L0 90", "gold", 14, 6)
        + solid("M0 -150L42 -62L0 -84L-42 -62Z", "main", 7)
        + shine("M-4 -132L-4 -88L-32 -70Z", 0.5)
    )
    fletch = solid("M0 60L26 88L26 126L0 102L-26 126L-26 88Z", "steel", 5)
    return glow + placed(arrow + fletch, (306, 132), 0.86, 26)


def sai() -> str:
    """A pair of crossed sai."""
    blade = solid("M-11 -20L-8 -190L0 -214L8 -190L11 -20Z", "steel", 6) + shine(
        "M-6 -24L-4 -188L0 -200L0 -24Z", 0.6
    )
    prongs = mirrored(stroke("M6 -4Q44 -10 46 -56L52 -84", "steel", 13, 5), 0)
    guard = ball((0, -6), 22, "gold", 5)
    grip = solid("M-14 14L14 14L11 128L-11 128Z", "main", 6) + "".join(
        hair(f"M-13 {y}L13 {y - 12}", LINE, 5) for y in range(38, 128, 20)
    )
    one = blade + prongs + grip + guard + ball((0, 140), 19, "gold")
    return placed(one, (200, 216), 1.0, -36) + placed(one, (200, 216), 1.0, 36)


def _sword(tone: str) -> str:
    blade = solid("M-18 60L-18 -160L0 -200L18 -160L18 60Z", "steel", 6) + shine(
        "M-15 56L-15 -158L0 -190L-2 56Z", 0.5
    )
    guard = solid("M-72 58Q0 40 72 58L64 84Q0 68 -64 84Z", "gold", 6)
    grip = solid("M-12 80L12 80L10 156L-10 156Z", tone, 6)
    return blade + guard + grip + ball((0, 168), 19, "gold")


def winged_sword() -> str:
    """A sword between white wings."""
    wing = ""
    for index in range(5):
        y = 130 + index * 30
        wing += solid(
            f"M196 {y + 10}Q120 {y - 70} {6 + index * 28} {y - 82 + index * 24}"
            f"Q{50 + index * 18} {y + 6} 196 {y + 44}Z",
            "bone",
            5,
        )
    return (
        mirrored(wing, 200) + placed(_sword("main"), (200, 196), 1.08, 180) + jewel((200, 126), 15, "#7fd0ff")
    )


def great_sword() -> str:
    """One great blade, unsheathed, with a second one folded behind."""
    folded = placed(solid("M-16 40L-16 -150L0 -186L16 -150L16 40Z", "side", 6), (170, 214), 1, -24)
    blade = solid("M-26 70L-30 -150Q-10 -186 34 -206L28 70Z", "steel", 7) + shine(
        "M-22 66L-26 -146Q-16 -166 0 -178L-2 66Z", 0.5
    )
    lines = hair("M10 60L12 -150", "#54627e", 5)
    guard = solid("M-84 64L84 64L64 96L-64 96Z", "gold", 6) + jewel((0, 80), 15, "#55e08a")
    grip = solid("M-14 96L14 96L12 178L-12 178Z", "main", 6) + hair(
        "M-14 116L14 106M-13 140L13 130M-13 164L13 154", LINE, 4
    )
    return folded + placed(blade + lines + guard + grip + ball((0, 188), 18, "gold"), (206, 202), 1, 28)


def katanas() -> str:
    """Two slim curved swords before a silver disc."""
    disc = circle((200, 200), 150, "url(#main)", LINE, 7) + circle((200, 200), 132, "none", "#ffffff", 4, 0.6)
    blade = solid("M-10 60Q-22 -60 8 -198Q20 -176 16 -60L12 60Z", "steel", 5) + shine(
        "M-6 56Q-16 -60 6 -180Q2 -60 2 56Z", 0.6
    )
    guard = ellipse((0, 62), (36, 13), "url(#gold)", LINE, 5)
    grip = solid("M-11 72L11 72L9 170L-9 170Z", "side", 5) + "".join(
        hair(f"M-10 {y}L10 {y + 14}M10 {y}L-10 {y + 14}", "#f4e8c8", 3) for y in range(80, 160, 20)
    )
    one = blade + grip + guard
    return disc + placed(one, (200, 206), 1.02, -40) + placed(one, (200, 206), 1.02, 40)


def knives() -> str:
    """Two broad hunting knives, crossed."""
    blade = solid("M-22 40L-26 -110Q-22 -170 26 -202L24 40Z", "steel", 6) + shine(
        "M-18 36L-20 -110Q-16 -150 4 -172L-2 36Z", 0.5
    )
    teeth = "".join(
        flat(closed([(24, y), (34, y + 9), (24, y + 18)]), "#9fb0cc")
        + hair(f"M24 {y}L34 {y + 9}L24 {y + 18}", LINE, 4)
        for y in range(-80, 30, 18)
    )
    grip = solid("M-40 40L42 40L38 62L-36 62Z", "dark", 6) + solid("M-18 62L20 62L16 164L-14 164Z", "main", 6)
    one = teeth + blade + grip + hair("M-16 86L18 80M-15 110L17 104M-14 134L16 128", LINE, 5)
    return placed(one, (200, 208), 1.05, -40) + placed(one, (200, 208), 1.05, 40)


def spear() -> str:
    """A royal spear before a round shield."""
    shield = circle((200, 210), 140, "url(#side)", LINE, 8) + circle(
        (200, 210), 108, "none", "#ffe0a0", 6, 0.8
    )
    for_rim = "".join(
        circle(polar((200, 210), 124, turn), 7, "url(#gold)", LINE, 3) for turn in range(0, 360, 30)
    )
    boss = ball((200, 210), 46, "gold", 6)
    shaft = stroke("M0 -120L0 210", "dark", 17, 6) + hair("M0 -110L0 200", "#c8a06a", 4, 0.8)
    tip = solid("M0 -220Q46 -150 24 -96L0 -80L-24 -96Q-46 -150 0 -220Z", "steel", 6) + shine(
        "M-2 -204Q-32 -150 -16 -100L-2 -92Z", 0.6
    )
    ring = solid("M-22 -88L22 -88L18 -58L-18 -58Z", "main", 5)
    return shield + for_rim + boss + placed(shaft + tip + ring, (200, 200), 1.0, 34)


def trident() -> str:
    """A trident that rises from the waves."""
    shaft = stroke("M200 120L200 380", "gold", 17, 6)
    prongs = stroke("M110 128Q110 204 200 204Q290 204 290 128", "gold", 19, 6)
    tips = solid("M200 8L230 78L212 78L212 200L188 200L188 78L170 78Z", "gold", 6)
    tips += mirrored(solid("M110 40L136 104L120 104L120 132L100 132L100 104L84 104Z", "gold", 6), 200)
    parts = [shaft, prongs, tips, jewel((200, 206), 22, "#55e0e8")]
    for index, (y, tone) in enumerate(((286, "side"), (326, "main"))):
        crest = f"M4 {y}" + "q33 -44 66 0t66 0t66 0t66 0t66 0t66 0L396 392L4 392Z"
        parts.append(
            solid(crest, tone, 6)
            + hair(f"M24 {y + 18 + index * 6}q30 -24 60 0M240 {y + 22}q30 -24 60 0", "#ffffff", 5, 0.6)
        )
    return "".join(parts)

"""Emblems of dread: skulls, teeth, a pumpkin, things that stare."""

from __future__ import annotations

from game.table.art.pen import (
    LINE,
    ball,
    flat,
    hair,
    placed,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import circle, closed, ellipse, mirrored, moved, star


def _skull_bone(tone: str) -> str:
    """A skull around (200, 200), about 240 wide."""
    dome = solid(
        "M200 70C290 70 330 136 322 206Q318 250 284 268L280 330Q240 352 200 352"
        "Q160 352 120 330L116 268Q82 250 78 206C70 136 110 70 200 70Z",
        tone,
        8,
    )
    eyes = mirrored(flat("M182 204Q150 172 108 190Q98 240 134 256Q176 256 182 204Z", LINE), 200)
    nose = flat("M200 236L222 282Q200 290 178 282Z", LINE)
    teeth = hair(
        "M140 312L140 338M160 308L160 344M180 306L180 348M200 304L200 350M220 306"
        "L220 348M240 308L240 344M260 312L260 338",
        LINE,
        6,
    ) + hair("M128 306Q200 322 272 306", LINE, 6)
    return dome + shine("M104 190Q98 112 180 92Q128 124 122 190Z", 0.45) + eyes + nose + teeth


def skull() -> str:
    """A bare skull with embers in its eyes."""
    embers = mirrored(circle((146, 216), 14, "url(#side)") + circle((146, 216), 6, "#ffffff"), 200)
    return moved(_skull_bone("main") + embers, (-20, -24), 1.1)


def flaming_skull() -> str:
    """A skull in flames."""
    outer = (
        "M200 392C90 392 40 320 52 230C60 180 40 150 60 96Q84 150 104 140"
        "Q92 70 150 20Q150 80 186 96Q206 50 196 4Q262 50 262 116Q290 110 292 66"
        "Q350 130 338 210C366 320 310 392 200 392Z"
    )
    inner = (
        "M200 392C120 390 76 330 90 250Q96 210 88 176Q116 200 132 176"
        "Q130 130 164 96Q172 140 200 146Q226 130 222 90Q268 130 270 180"
        "Q290 184 300 158Q324 220 314 260C322 330 280 390 200 392Z"
    )
    return (
        solid(outer, "main", 7)
        + flat(inner, "#ffb02e")
        + moved(_skull_bone("bone"), (36, 78), 0.82)
        + mirrored(circle((155, 254), 11, "#ff7a1e"), 200)
    )


def hooded_skull() -> str:
    """A skull-faced mercenary's hood."""
    hood = solid(
        "M200 10C320 10 372 120 366 250Q362 340 330 392L70 392Q38 340 34 250C28 120 80 10 200 10Z", "main", 8
    )
    inside = flat(
        "M200 56C284 56 326 140 320 240Q316 320 290 372L110 372Q84 320 80 240C74 140 116 56 200 56Z",
        "#0a0d1c",
    )
    folds = hair("M66 150Q50 260 84 380M334 150Q350 260 316 380M120 44Q160 26 200 26", LINE, 5, 0.5)
    clasp = ball((200, 384), 20, "side", 5)
    return (
        hood
        + folds
        + inside
        + moved(_skull_bone("bone"), (42, 48), 0.79)
        + shine("M60 200Q60 80 150 40Q90 96 84 230Z", 0.3)
        + clasp
    )


def crossbones() -> str:
    """Crossed bones behind a skull."""
    bone = solid(
        "M-150 -16Q-176 -44 -190 -20Q-206 0 -186 14Q-178 40 -150 18L150 18"
        "Q178 40 186 14Q206 0 190 -20Q176 -44 150 -16Z",
        "bone",
        7,
    )
    return (
        placed(bone, (200, 260), 1.02, 34)
        + placed(bone, (200, 260), 1.02, -34)
        + moved(_skull_bone("main"), (20, -44), 0.9)
    )


def fangs() -> str:
    """A mouth full of teeth and a long tongue."""
    jaw = solid(
        "M20 150Q110 60 200 112Q290 60 380 150Q392 270 310 326Q200 390 90 326Q8 270 20 150Z", "main", 8
    )
    maw = flat(
        "M44 168Q120 112 200 152Q280 112 356 168Q358 252 294 296Q200 346 106 296Q42 252 44 168Z", "#3a0612"
    )
    tongue = solid(
        "M176 226C200 200 256 210 262 250C270 300 214 310 232 352Q240 380 214 396"
        "C176 372 190 330 178 300C166 270 160 246 176 226Z",
        "side",
        6,
    ) + hair("M216 236Q214 290 206 340", LINE, 4, 0.5)
    upper = "".join(
        solid(closed([(x - w, y), (x + w, y), (x, y + h)]), "bone", 4)
        for x, y, w, h in (
            (68, 152, 15, 52),
            (102, 134, 17, 66),
            (140, 132, 17, 62),
            (178, 142, 16, 50),
            (222, 142, 16, 50),
            (260, 132, 17, 62),
            (298, 134, 17, 66),
            (332, 152, 15, 52),
        )
    )
    lower = "".join(
        solid(closed([(x - w, y), (x + w, y), (x, y - h)]), "bone", 4)
        for x, y, w, h in (
            (84, 288, 14, 44),
            (116, 308, 15, 52),
            (150, 322, 15, 46),
            (252, 322, 15, 46),
            (286, 308, 15, 52),
            (318, 288, 14, 44),
        )
    )
    return jaw + maw + lower + tongue + upper


def pumpkin() -> str:
    """A grinning pumpkin with a burning fuse of a stalk."""
    parts = []
    for x, wide in ((84, 66), (316, 66), (136, 78), (264, 78), (200, 82)):
        parts.append(ellipse((x, 226), (wide, 150 - abs(x - 200) * 0.14), "url(#main)", LINE, 7))
    stalk = solid("M182 92Q176 40 134 26Q176 6 206 36Q222 60 222 92Z", "side", 6) + solid(
        star((140, 26), 8, 34, 13), "gold", 3
    )
    eyes = mirrored(solid("M176 212L98 164Q92 220 120 236Q160 240 176 212Z", "gold", 6), 200)
    nose = solid("M200 220L220 256L180 256Z", "gold", 5)
    grin = solid(
        "M74 260Q130 292 200 292Q270 292 326 260Q312 350 200 358Q88 350 74 260Z"
        "M140 290L156 316L172 293ZM228 293L244 316L260 290ZM176 354L192 326"
        "L210 355Z",
        "gold",
        6,
    )
    return "".join(parts) + stalk + shine("M64 200Q70 116 120 98Q90 150 92 220Z", 0.3) + eyes + nose + grin


def orb() -> str:
    """A clear globe full of green smoke."""
    smoke = ""
    for x, y, size in (
        (150, 230, 60),
        (230, 250, 70),
        (190, 180, 56),
        (250, 190, 44),
        (140, 170, 40),
        (210, 130, 36),
    ):
        smoke += circle((x, y), size, "url(#main)", opacity=0.75)
    globe = circle((200, 186), 168, "#cfeaff", LINE, 8, 0.26) + smoke
    eyes = mirrored(flat("M184 196Q164 164 130 178Q142 212 184 206Z", "#f4ffe8"), 200)
    rim = circle((200, 186), 168, "none", "#ffffff", 5, 0.7) + shine(
        "M64 150Q80 50 190 34Q110 74 92 190Q64 190 64 150Z", 0.6
    )
    base = solid("M96 318Q200 372 304 318L326 372Q200 410 74 372Z", "gold", 7) + solid(
        "M118 330L140 392L116 394ZM282 330L260 392L284 394Z", "side", 4
    )
    return globe + eyes + rim + base


def brain() -> str:
    """A huge brain wired to a machine."""
    lobe = solid("M196 60C150 20 80 50 76 104C26 120 22 196 62 222C60 280 130 312 196 290Z", "main", 8)
    folds = hair(
        "M150 84Q110 90 116 128M96 150Q130 150 136 184M80 214Q120 200 150 226"
        "M170 130Q150 160 176 190M120 268Q150 240 186 254",
        LINE,
        7,
        0.75,
    )
    seat = solid("M90 292L310 292L336 348L64 348Z", "steel", 7) + solid(
        "M110 348L290 348L270 390L130 390Z", "dark", 7
    )
    lamps = "".join(circle((x, 320), 10, "url(#side)", LINE, 4) for x in (120, 160, 200, 240, 280))
    wires = mirrored(stroke("M86 306Q20 300 24 230Q26 200 44 186", "gold", 9, 4), 200)
    return (
        wires
        + mirrored(lobe + folds, 200)
        + hair("M200 62L200 290", LINE, 7)
        + shine("M96 112Q110 62 160 66Q120 84 112 140Z", 0.4)
        + seat
        + lamps
    )


def eyepatch() -> str:
    """One watchful eye, the other covered."""
    strap = stroke("M10 76L390 220", "dark", 24, 5)
    patch = solid(
        "M226 110Q300 96 346 150Q356 230 312 268Q244 274 216 212Q206 150 226 110Z", "dark", 7
    ) + hair("M238 124Q296 116 330 158M228 200Q252 252 306 252", "#6d7a9c", 4)
    lid = solid("M20 210Q96 120 190 210Q100 290 20 210Z", "bone", 8)
    iris = (
        circle((106, 208), 41, "url(#main)", LINE, 5)
        + circle((106, 208), 18, LINE)
        + circle((94, 194), 9, "#ffffff")
    )
    brow = solid("M10 150Q90 86 196 150L190 170Q96 122 18 174Z", "main", 5)
    scar = hair("M292 280L300 350M280 300L312 296M284 330L316 324", "#ffe0d0", 8)
    star_ = solid(star((200, 346), 5, 46, 19), "side", 5)
    return strap + lid + iris + brow + patch + scar + star_

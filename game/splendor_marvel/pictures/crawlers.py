"""Emblems of what crawls and buzzes: spiders, a scorpion, a wasp, an ant."""

from __future__ import annotations

from game.table.art.pen import (
    LINE,
    ball,
    flat,
    hair,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import Point, circle, mirrored, moved, polar


def _legs(lines: tuple[str, ...], tone: str, width: float) -> str:
    return mirrored("".join(stroke(data, tone, width, 5) for data in lines), 200)


def spider() -> str:
    """A spider seen from above, legs spread."""
    legs = (
        "M188 166Q120 120 106 30",
        "M184 184Q84 160 34 92",
        "M184 206Q92 226 26 210",
        "M188 226Q116 272 84 374",
    )
    body = solid(
        "M200 196C252 196 268 262 254 318Q232 380 200 392Q168 380 146 318C132 262 148 196 200 196Z", "main", 7
    )
    mark = solid("M200 232L226 262L208 290L228 330L200 356L172 330L192 290L174 262Z", "side", 4)
    chest = solid("M200 128Q246 132 242 178Q232 214 200 216Q168 214 158 178Q154 132 200 128Z", "main", 7)
    eyes = mirrored(flat("M192 152Q172 142 166 160Q176 170 192 164Z", "#ffffff"), 200)
    return (
        _legs(legs, "main", 15)
        + body
        + mark
        + chest
        + eyes
        + shine("M168 226Q152 262 162 316Q150 270 168 226Z", 0.5)
    )


def thin_spider() -> str:
    """A lean, angular spider with legs like blades."""
    blades = ""
    for data in (
        "M190 170L124 108L100 12L112 118L186 186Z",
        "M188 184L72 150L20 64L58 164L186 202Z",
        "M188 204L84 224L30 330L100 238L190 218Z",
        "M192 216L130 270L112 390L146 282L198 232Z",
    ):
        blades += solid(data, "main", 5)
    body = solid("M200 206L238 262L222 334L200 396L178 334L162 262Z", "main", 7) + shine(
        "M196 222L172 264L186 328Z", 0.4
    )
    head = solid("M200 118L236 148L228 196L200 214L172 196L164 148Z", "side", 7)
    eyes = mirrored(flat("M194 172L172 152L174 172Z", "#ffffff"), 200)
    return mirrored(blades, 200) + body + head + eyes


def web() -> str:
    """A round web with a small spider in it."""
    middle: Point = (200, 192)
    parts = [circle(middle, 186, "url(#steel)", LINE, 7), circle(middle, 174, "url(#main)", LINE, 4)]
    turns = [index * 30 + 15 for index in range(12)]
    for turn in turns:
        end = polar(middle, 176, turn)
        parts.append(hair(f"M200 192L{end[0]:.0f} {end[1]:.0f}", "#0e1226", 6))
    for reach in (52, 88, 124, 158):
        data = ""
        for index, turn in enumerate([*turns, turns[0]]):
            x, y = polar(middle, reach, turn)
            bend = polar(middle, reach * 0.84, turn - 15)
            data += f"Q{bend[0]:.0f} {bend[1]:.0f} {x:.0f} {y:.0f}" if index else f"M{x:.0f} {y:.0f}"
        parts.append(hair(data, "#0e1226", 5))
    parts.append(shine("M36 160A176 176 0 0 1 250 24Q120 60 96 220Q50 220 36 160Z", 0.22))
    return "".join(parts) + moved(thin_spider(), (86, 84), 0.57)


def scorpion() -> str:
    """A scorpion with its sting raised."""
    tail = "M214 262C330 300 380 200 322 120C296 84 246 78 226 104"
    parts = [
        stroke(tail, "main", 36, 7),
        hair("M258 268L262 292M306 256L326 274M334 206L360 206M316 148L336 132M276 108L282 84", LINE, 5),
    ]
    parts.append(solid("M236 88Q196 84 190 130Q204 112 232 122Z", "side", 6))
    parts.append(
        _legs(("M184 262L110 224L76 264", "M182 282L98 280L60 326", "M186 302L116 334L92 384"), "main", 13)
    )
    parts.append(
        solid(
            "M196 214C248 220 252 300 232 334Q212 362 196 364Q176 360 160 334C140 300 146 220 196 214Z",
            "main",
            7,
        )
    )
    parts.extend(hair(f"M160 {y}Q196 {y + 14} 234 {y}", LINE, 5) for y in (250, 276, 302, 326))
    claw = stroke("M172 228Q116 190 110 130", "main", 16, 6)
    claw += solid("M110 142C60 130 48 66 92 28Q88 70 108 84Q122 62 120 28C162 64 154 128 110 142Z", "side", 6)
    parts.append(claw)
    return "".join(parts) + shine("M170 238Q156 280 168 320Q152 280 170 238Z", 0.5)


def wasp() -> str:
    """A wasp in flight: clear wings, striped tail."""
    wing = solid("M190 176C120 60 30 30 14 76C6 128 100 186 186 200Z", "bone", 5) + shine(
        "M176 170C120 96 60 60 40 80C40 110 110 160 176 186Z", 0.5
    )
    low = solid("M188 206C110 200 36 232 40 270C56 308 150 262 192 222Z", "bone", 5)
    legs = stroke("M186 232Q140 262 136 322M192 242Q170 290 176 340", "dark", 8, 3)
    tail = solid("M200 216C246 222 250 300 200 392C150 300 154 222 200 216Z", "main", 7)
    bands = flat(
        "M160 262Q200 282 240 262L238 284Q200 304 162 284ZM168 306Q200 324 232 306L224 328Q200 342 176 328Z",
        "#14182c",
    )
    chest = ball((200, 186), 40, "side", 7)
    head = solid("M200 96Q244 100 236 140Q220 164 200 164Q180 164 164 140Q156 100 200 96Z", "main", 7)
    eyes = mirrored(solid("M190 118Q164 108 168 140Q184 148 190 118Z", "dark", 4), 200)
    feelers = mirrored(stroke("M190 102Q176 60 138 46", "dark", 7, 3), 200)
    return mirrored(wing + low, 200) + mirrored(legs, 200) + tail + bands + chest + feelers + head + eyes


def ant() -> str:
    """An ant seen from above."""
    legs = ("M186 176L112 128L64 64", "M182 206L90 206L30 232", "M188 228L120 290L94 372")
    feelers = mirrored(stroke("M188 62Q170 24 120 14", "steel", 9, 4), 200)
    jaws = mirrored(solid("M196 46Q172 26 178 4Q196 18 200 44Z", "steel", 4), 200)
    head = solid("M200 40Q250 50 240 102Q224 132 200 132Q176 132 160 102Q150 50 200 40Z", "main", 7)
    chest = solid("M200 132Q238 138 232 200Q222 236 200 238Q178 236 168 200Q162 138 200 132Z", "side", 7)
    tail = solid(
        "M200 236C260 244 262 330 236 364Q220 388 200 390Q180 388 164 364C138 330 140 244 200 236Z", "main", 7
    )
    eyes = mirrored(ball((174, 84), 14, "bone", 4), 200)
    bands = hair("M150 290Q200 314 250 290M154 330Q200 352 246 330", LINE, 6)
    return (
        _legs(legs, "steel", 14)
        + feelers
        + jaws
        + tail
        + bands
        + chest
        + head
        + eyes
        + shine("M172 256Q152 300 166 350Q150 300 172 256Z", 0.5)
    )

"""Plushkin of bronze and silver: sewn, stuffed and knitted."""

from __future__ import annotations

from game.dust_collectorz.pictures.parts import bead, button, cheeks, smile
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    dot,
    flat,
    ground_shadow,
    hair,
    limb,
    oval,
    put,
    shape,
    stitches,
)
from game.table.art.vector import Point, closed, polar

_SEAM = "#fff4dc"
_THREAD = "#4a2c1c"


def fluff(centre: Point, radius: float, tufts: int, tone: str, line: float = 5, deep: float = 0.9) -> str:
    """A round tuft with a soft jagged edge."""
    points = [
        polar(centre, radius if step % 2 else radius * deep, step * 180 / tufts) for step in range(tufts * 2)
    ]
    return shape(closed(points), tone, line)


def patch(x: float, y: float, side: float, tone: str, turn: float = 0) -> str:
    """A square patch, sewn on."""
    half = side / 2
    outer = f"M{-half} {-half} H{half} V{half} H{-half}Z"
    inner = f"M{-half + 5} {-half + 5} H{half - 5} V{half - 5} H{-half + 5}Z"
    return put(shape(outer, tone, 3) + stitches(inner, _SEAM, 3, 7), (x, y), 1, turn)


def buttoneye() -> str:
    """A rag doll with two different buttons for eyes."""
    yarn = "".join(
        hair(f"M{200 + x * 0.6} 44 Q{200 + x} 60 {200 + x * 1.12} {112 + abs(x) * 0.7}", tone, w)
        for x in (-92, -74, -54, 54, 74, 92)
        for tone, w in (("#5a1420", 17), ("#e05a4a", 10))
    )
    return (
        ground_shadow((200, 390), (110, 12))
        + both(
            limb("M172 310 V366", "bisque", 26)
            + stitches("M160 330 H184 M160 346 H184", "#d84a5a", 6, 3)
            + oval((164, 378), (32, 13), "wine")
        )
        + both(limb("M150 220 Q96 240 84 288", "bisque", 22) + ball((82, 292), 15, "bisque", 4))
        + shape("M156 190 Q200 176 244 190 L286 326 Q200 352 114 326Z", "denim")
        + stitches("M120 312 Q200 336 280 312", _SEAM, 4, 9)
        + patch(172, 272, 42, "mustard", -8)
        + both(shape("M198 196 Q160 178 148 198 Q160 220 198 210Z", "wine", 4))
        + oval((200, 122), (84, 80), "bisque")
        + yarn
        + shape("M114 104 Q120 36 200 34 Q280 36 286 104 Q248 62 200 64 Q152 62 114 104Z", "red")
        + button((166, 122), 23, "coal")
        + button((236, 122), 28, "sky")
        + cheeks(154, 116, 16)
        + stitches("M160 162 Q200 190 240 162", _THREAD, 6, 8, 1)
        + hair("M176 164 V176 M200 172 V184 M224 164 V176", _THREAD, 4)
        + both(shape("M120 44 Q86 22 84 54 Q92 72 120 60Z", "mustard", 4))
    )


def lint_pup() -> str:
    """A pup of lint."""
    return (
        ground_shadow((200, 388), (140, 14))
        + fluff((316, 236), 44, 12, "grey")
        + both(fluff((146, 360), 38, 12, "grey"))
        + fluff((200, 274), 116, 24, "grey")
        + fluff((200, 300), 70, 18, "wool", 0)
        + both(fluff((94, 132), 54, 14, "coal"))
        + fluff((200, 158), 110, 24, "grey")
        + fluff((200, 192), 56, 16, "wool", 3)
        + both(bead((154, 144), 21))
        + oval((200, 174), (23, 16), "coal", 3)
        + hair("M200 190 V204 M200 204 Q180 222 164 206 M200 204 Q220 222 236 206", width=5)
        + shape("M186 212 Q200 206 214 212 Q216 240 200 244 Q184 240 186 212Z", "rose", 3)
        + hair("M110 250 L96 236 M290 300 L308 310 M250 90 L262 74 M140 330 L126 342", "#ff8aa0", 4, 0.8)
        + hair("M286 200 Q300 190 312 198 M120 214 Q104 214 98 226", "#68a8dc", 4, 0.8)
    )


def patchmouse() -> str:
    """A mouse of many patches."""
    return (
        ground_shadow((200, 388), (120, 13))
        + hair("M286 340 Q372 350 360 290 Q350 250 376 226", "#68305a", 14)
        + hair("M286 340 Q372 350 360 290 Q350 250 376 226", "#f8a8c4", 7)
        + shape("M128 234 Q200 206 272 234 Q318 310 276 376 H124 Q82 310 128 234Z", "sky")
        + shape("M128 234 Q160 222 200 220 V300 H104 Q108 262 128 234Z", "mint", 3)
        + shape("M200 300 H296 Q300 344 276 376 H200Z", "mustard", 3)
        + stitches("M200 222 V374 M106 300 H296", _SEAM, 4, 9)
        + both(oval((156, 376), (38, 13), "lilac"))
        + both(ball((112, 82), 62, "lilac") + ball((112, 84), 40, "rose", 3))
        + shape("M98 150 Q108 84 200 82 Q292 84 302 150 Q296 216 200 232 Q104 216 98 150Z", "lilac")
        + shape("M200 82 Q292 84 302 150 Q300 176 280 196 Q236 176 224 140 Q204 112 200 82Z", "sky", 3)
        + stitches("M206 96 Q214 132 240 160 Q262 180 284 188", _SEAM, 4, 9)
        + button((156, 150), 19)
        + button((244, 150), 19)
        + oval((200, 190), (15, 11), "rose", 3)
        + hair("M200 202 V212 M200 212 Q186 222 174 214 M200 212 Q214 222 226 214", width=4.5)
        + both(hair("M166 190 L106 182 M166 200 L110 206", _THREAD, 3.5))
        + patch(252, 272, 40, "wine", 10)
        + both(limb("M136 258 Q116 292 146 310", "lilac", 18))
    )


def mitten_mole() -> str:
    """A mole in a mitten, with mittens on."""
    cable = "".join(
        hair(f"M{x} {y} Q{x + 12} {y + 8} {x + 24} {y}", "#307c60", 4, 0.7)
        for y in range(236, 372, 20)
        for x in range(112, 280, 26)
    )
    return (
        ground_shadow((200, 390), (110, 12))
        + shape("M284 260 Q350 220 366 258 Q372 292 332 312 L290 334Z", "mint")
        + shape("M110 210 H290 L296 360 Q290 390 200 390 Q110 390 104 360Z", "mint")
        + cable
        + shape("M120 216 Q116 70 200 62 Q284 70 280 216Z", "coal")
        + shape(
            "M96 192 H304 Q314 192 314 204 V224 Q314 236 304 236 H96 Q86 236 86 224 V204 Q86 192 96 192Z",
            "wool",
        )
        + "".join(hair(f"M{x} 198 V230", "#a08c74", 4) for x in range(104, 304, 18))
        + both(
            shape("M118 198 Q60 206 52 152 Q56 120 82 124 Q100 90 128 128 Q146 164 134 198Z", "red")
            + hair("M82 126 Q92 146 86 160", "#7a141e", 4)
        )
        + both(hair("M150 108 Q164 96 178 108", "#ffffff", 6))
        + oval((200, 140), (44, 32), "rose")
        + oval((200, 130), (20, 14), "wine", 3)
        + smile((200, 152), 34, 0.3, 5)
        + both(hair("M164 136 L132 130 M164 146 L134 150", "#ffffff", 3.5, 0.8))
        + both(dot((150, 132), 11, "#ff8aa0", 0.5))
    )


def fuzzlet() -> str:
    """A ball of fuzz in a temper."""
    return (
        ground_shadow((200, 388), (130, 14))
        + both(oval((150, 376), (44, 16), "mustard"))
        + fluff((200, 216), 164, 34, "orange", 5, 0.84)
        + fluff((200, 216), 126, 26, "yellow", 0, 0.86)
        + both(limb("M166 78 Q150 30 118 22", "mustard", 7, 3) + ball((114, 22), 17, "rose", 4))
        + both(
            ball((146, 194), 40, "white", 4) + dot((156, 200), 21, "#1c1626") + dot((149, 191), 8, "#ffffff")
        )
        + both(hair("M96 130 L178 164", "#7a2c0c", 15))
        + shape("M136 266 Q200 246 264 266 Q262 312 200 316 Q138 312 136 266Z", "wine", 4)
        + flat(
            "M150 264 L162 286 L176 261Z M250 264 L238 286 L224 261Z M186 312 L198 292 L212 313Z", "#ffffff"
        )
    )


def snugworm() -> str:
    """A long striped worm, a draught stopper, with a night cap."""
    ring = ("rose", "mint", "sky", "mustard", "lilac")
    spots = ((330, 338), (268, 352), (204, 350), (146, 330), (112, 282))
    body = "".join(ball(spot, 48 - abs(index - 2) * 2, ring[index]) for index, spot in enumerate(spots))
    seams = "".join(
        stitches(f"M{x - 8} {y - 40} Q{x + 10} {y} {x - 8} {y + 40}", _SEAM, 4, 9) for x, y in spots[:4]
    )
    return (
        ground_shadow((210, 390), (170, 12))
        + shape("M360 312 L396 280 L388 330Z", "lilac", 4)
        + body
        + seams
        + ball((134, 176), 94, "plush")
        + shape("M44 148 Q60 70 140 70 Q212 76 224 146 Q130 108 44 148Z", "denim")
        + shape("M130 72 Q220 -20 330 74 Q344 120 316 138 Q298 80 212 122Z", "denim")
        + stitches("M150 66 Q230 20 306 90", _SEAM, 4, 10)
        + ball((316, 142), 24, "wool", 4)
        + shape("M36 146 Q132 100 232 142 Q238 158 228 168 Q132 128 44 172 Q32 162 36 146Z", "wool", 4)
        + button((104, 190), 18)
        + button((170, 190), 18)
        + dot((80, 220), 15, "#ff6a80", 0.5)
        + dot((194, 220), 15, "#ff6a80", 0.5)
        + smile((136, 222), 54, 0.42, 6)
        + shape("M44 262 Q128 300 214 250 L222 280 Q130 326 52 290Z", "red", 4)
        + stitches("M54 280 Q130 310 214 268", _SEAM, 4, 9)
    )


def corduroy_crow() -> str:
    """A crow of ribbed cord."""
    ribs = "".join(
        hair(f"M{x} {250 - abs(x - 200) * 0.12} V{352 - abs(x - 200) * 0.5}", "#14121e", 5, 0.6)
        for x in range(132, 272, 16)
    )
    return (
        ground_shadow((200, 390), (110, 12))
        + both(limb("M172 352 V378", "mustard", 9) + hair("M148 386 H190", "#74500e", 9))
        + shape("M262 310 L352 350 L340 384 L246 366Z", "coal")
        + shape("M110 236 Q200 196 290 236 Q304 330 250 366 H150 Q96 330 110 236Z", "coal")
        + ribs
        + both(
            shape("M118 228 Q50 246 40 340 L64 328 L70 356 L92 336 L104 358 Q134 300 136 244Z", "ink")
            + stitches("M112 248 Q76 266 62 316", "#a8a4c0", 4, 9)
        )
        + ball((200, 140), 94, "coal")
        + shape("M176 56 Q150 10 172 4 Q190 20 196 44 Q198 8 218 6 Q226 30 214 54Z", "coal")
        + both(ball((158, 126), 34, "mustard", 4) + bead((158, 126), 21))
        + shape("M158 156 Q200 138 242 156 Q226 208 200 222 Q174 208 158 156Z", "orange")
        + hair("M166 168 Q200 182 234 168", "#74300e", 5)
        + shape("M118 218 Q200 248 282 218 L288 246 Q200 280 112 246Z", "red")
        + shape("M214 252 L262 250 L272 322 L232 326Z", "red", 4)
        + hair("M238 324 V338 M250 323 V337 M262 322 V336", "#e03c34", 5)
        + patch(160, 300, 36, "mustard", 12)
    )


def velvet_badger() -> str:
    """A badger in a velvet waistcoat."""
    return (
        ground_shadow((200, 390), (130, 12))
        + both(oval((148, 378), (44, 15), "coal"))
        + both(limb("M122 236 Q76 270 88 322", "coal", 34))
        + shape("M124 216 Q200 184 276 216 Q306 300 274 376 H126 Q94 300 124 216Z", "coal")
        + shape("M128 218 Q200 196 272 218 Q300 290 278 340 L200 312 L122 340 Q100 290 128 218Z", "wine")
        + shape("M168 206 L200 290 L232 206 Q200 196 168 206Z", "wool", 4)
        + both(shape("M200 222 L172 208 L174 242Z", "mustard", 3))
        + "".join(button((200, y), 9, "mustard") for y in (262, 288))
        + both(ball((104, 66), 32, "coal") + ball((106, 70), 16, "wool", 2))
        + shape("M84 140 Q96 48 200 46 Q304 48 316 140 Q292 214 200 228 Q108 214 84 140Z", "wool")
        + both(shape("M110 62 Q150 40 174 62 Q182 120 168 178 Q140 196 112 182 Q128 120 110 62Z", "coal", 3))
        + both(
            ball((148, 136), 15, "white", 3) + dot((149, 137), 10, "#120c16") + dot((145, 132), 4, "#ffffff")
        )
        + oval((200, 184), (27, 19), "coal", 3)
        + hair("M200 202 V212 M200 212 Q182 224 170 214 M200 212 Q218 224 230 214", width=5)
        + stitches("M200 50 V160", "#a08c74", 4, 9)
    )


def tuft_ranger() -> str:
    """A ranger in a hood of tufts, with a bow."""
    return (
        ground_shadow((200, 390), (120, 12))
        + hair("M322 96 Q396 240 322 372", "#3a2010", 17)
        + hair("M322 96 Q396 240 322 372", "#b0763a", 9)
        + hair("M322 98 L300 236 L322 370", "#fff4dc", 3)
        + both(limb("M170 320 V366", "cocoa", 28) + oval((160, 378), (36, 13), "cocoa"))
        + shape("M128 206 Q200 184 272 206 L290 340 Q200 366 110 340Z", "moss")
        + shape("M116 290 H284 V312 H116Z", "cocoa", 4)
        + button((200, 301), 14, "mustard")
        + limb("M134 224 Q90 254 108 300", "moss", 28)
        + ball((110, 306), 17, "plush", 4)
        + limb("M266 222 Q306 226 306 240", "moss", 26)
        + hair("M196 238 H372", "#3a2010", 9)
        + shape("M368 224 L394 238 L368 252Z", "tin", 3)
        + ball((302, 240), 18, "plush", 4)
        + fluff((200, 138), 108, 20, "moss")
        + shape("M170 44 Q190 4 224 2 Q222 30 236 46Z", "leaf", 4)
        + oval((200, 150), (70, 66), "plush")
        + fluff((200, 92), 38, 10, "mustard", 3)
        + button((176, 146), 15)
        + button((228, 146), 15)
        + oval((202, 174), (11, 8), "cocoa", 2)
        + smile((202, 190), 36, 0.34, 5)
        + cheeks(176, 96, 12)
        + hair("M136 214 Q200 244 264 214", "#2c4018", 9)
    )


def quilted_tortoise() -> str:
    """A tortoise under a quilt of hexagons."""
    tones = ("rose", "sky", "mustard", "mint", "lilac", "wine", "denim")
    cells = [
        (200, 210),
        (142, 196),
        (258, 196),
        (172, 150),
        (230, 150),
        (172, 264),
        (230, 264),
        (116, 250),
        (286, 250),
    ]
    hexes = "".join(
        shape(closed([polar(c, 35, t) for t in range(-90, 270, 60)]), tones[i % 7], 3)
        + stitches(closed([polar(c, 27, t) for t in range(-90, 270, 60)]), _SEAM, 2.6, 6)
        for i, c in enumerate(cells)
    )
    return (
        ground_shadow((200, 388), (170, 13))
        + "".join(shape(f"M{x} 290 H{x + 62} V366 Q{x + 30} 388 {x} 366Z", "mint") for x in (74, 226))
        + shape("M276 270 Q372 250 378 180 Q370 128 316 140 Q286 176 276 220Z", "mint")
        + bead((346, 166), 14)
        + hair("M330 206 Q352 214 370 200", width=5)
        + dot((328, 194), 11, "#ff6a80", 0.5)
        + shape("M36 290 L10 306 L44 316Z", "mint", 4)
        + shape("M40 306 Q40 104 200 98 Q350 104 336 306 Q190 340 40 306Z", "denim")
        + hexes
        + shape("M36 296 Q190 330 340 296 L342 322 Q190 358 34 322Z", "wool")
        + stitches("M44 316 Q190 344 334 316", "#a08c74", 4, 10)
    )


def felt_fencer() -> str:
    """A fencer of felt with a needle for a foil."""
    return (
        ground_shadow((200, 390), (140, 12))
        + limb("M176 296 Q120 316 84 372", "denim", 30)
        + oval((74, 380), (36, 12), "cocoa")
        + limb("M224 296 Q284 310 286 366", "denim", 30)
        + oval((300, 378), (38, 13), "cocoa")
        + limb("M150 210 Q92 204 84 148", "white", 24)
        + ball((84, 140), 17, "plush", 4)
        + shape("M146 188 Q200 172 254 188 L258 304 Q200 322 142 304Z", "white")
        + stitches("M170 196 L168 304 M230 196 L232 304", "#8c8ca4", 4, 9)
        + flat(
            "M196 260 Q168 240 168 222 Q170 206 184 208 Q194 210 196 220 Q198 210 208 208 Q222 206 224 222 Q224 240 196 260Z",
            "#d8383a",
        )
        + hair("M272 214 L394 120", "#3a4460", 9)
        + hair("M272 214 L394 120", "#eef4ff", 4)
        + hair("M276 220 Q300 250 272 270 Q240 290 262 330", "#d8383a", 4)
        + limb("M250 204 Q286 240 284 206", "white", 22)
        + oval((290, 200), (12, 26), "gold", 4)
        + ball((276, 212), 17, "plush", 4)
        + ball((200, 120), 72, "plush")
        + both(ball((140, 64), 24, "plush") + ball((142, 68), 12, "rose", 2))
        + both(bead((174, 118), 12))
        + oval((200, 140), (13, 10), "cocoa", 2)
        + both(shape("M200 156 Q170 146 142 158 Q148 128 128 138 Q128 176 200 166Z", "cocoa", 3))
        + shape("M92 74 Q190 20 312 70 Q322 84 304 92 Q200 50 100 96 Q84 88 92 74Z", "wine")
        + shape("M140 60 Q150 10 200 8 Q252 10 262 58 Q200 38 140 60Z", "wine")
        + shape("M246 46 Q300 -14 366 20 Q330 60 258 60Z", "white", 4)
        + hair("M258 52 Q300 16 348 24", "#b4b8cc", 4)
    )


def pompom_prowler() -> str:
    """A cat of pompoms on the prowl."""
    return (
        ground_shadow((210, 386), (160, 13))
        + "".join(fluff(spot, 24, 10, "lilac") for spot in ((318, 236), (348, 200), (362, 156)))
        + fluff((366, 116), 34, 14, "rose")
        + "".join(
            limb(f"M{x} 310 V362", "lilac", 22) + fluff((x - 4, 370), 25, 10, "rose", 4)
            for x in (156, 206, 266, 312)
        )
        + fluff((276, 270), 70, 20, "lilac")
        + fluff((200, 276), 72, 20, "lilac")
        + shape("M62 120 L54 32 L126 76Z", "lilac")
        + shape("M226 120 L234 32 L162 76Z", "lilac")
        + shape("M72 94 L70 54 L104 76Z M216 94 L218 54 L184 76Z", "rose", 2)
        + fluff((144, 168), 106, 26, "lilac")
        + shape(
            "M58 138 Q144 100 230 138 Q236 176 200 182 Q166 182 144 160 Q122 182 88 182 Q52 176 58 138Z",
            "coal",
            4,
        )
        + dot((104, 152), 19, "#fff6b0")
        + oval((104, 152), (6, 16), "black", 0)
        + dot((184, 152), 19, "#fff6b0")
        + oval((184, 152), (6, 16), "black", 0)
        + shape("M132 192 H156 L144 206Z", "rose", 3)
        + hair("M144 206 V216 M144 216 Q128 232 114 222 M144 216 Q160 232 174 222", width=5)
        + hair("M104 206 L54 200 M104 216 L58 224 M184 206 L234 200 M184 216 L230 224", "#3a2c50", 3.5)
        + fluff((144, 74), 24, 10, "rose", 4)
    )

"""The fighters on 500 x 520 units: the Shield Maiden and the Wyrmslayer."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.pictures.bodies import boot, braid, collar, face, rings
from game.seventh_hero.pictures.cuts import (
    FIRE,
    INK,
    MOON,
    Tone,
    cuts,
    dark,
    disc,
    edge,
    hatched,
    inked,
    metals,
    rod,
    toned,
)
from game.table.art.vector import circle, ellipse, mirrored, moved, path, ring_points

_RED: Final[Tone] = ("#ff7a66", "#c4242e", "#4c0a1a")
_LINEN: Final[Tone] = ("#fff6e0", "#d8c8a4", "#84704e")
_BLOND: Final[Tone] = ("#fff0b0", "#e8b84c", "#8a5a18")
_SLATE: Final[Tone] = ("#7a8aa4", "#3e4a64", "#151a2c")
_AZURE: Final[Tone] = ("#7ad0ee", "#1f6f9c", "#08243e")
_WYRM: Final[Tone] = ("#c8fff4", "#3fb0b8", "#0c3a50")
_ASH: Final[Tone] = ("#fff2cc", "#c9ac70", "#64492a")


def shield_maiden() -> str:
    """1: behind a round red shield, her sword raised."""
    tones = (
        metals()
        + toned("red", _RED)
        + toned("linen", _LINEN)
        + toned("blond", _BLOND)
        + toned("slate", _SLATE)
    )
    return (
        tones
        + _maiden_cloak()
        + boot(268, right=False)
        + boot(338, right=True)
        + _maiden_skirt()
        + _maiden_mail()
        + _maiden_head()
        + _maiden_sword()
        + _maiden_arm()
        + _maiden_hand()
        + _shield()
    )


def _maiden_cloak() -> str:
    return (
        inked(
            "M256 150Q302 132 348 150Q408 214 414 320Q424 420 452 470Q392 496 340 474L246 474Q226 400 240 300Z",
            "red",
        )
        + hatched(
            (
                cuts((440, 462), (392, 230), 12, (-34, 12), 8, 5),
                cuts((336, 470), (400, 476), 5, (-4, -70), 7),
            ),
            INK,
            0.6,
        )
        + edge("M350 156Q404 216 410 316Q418 410 444 464", FIRE, 4)
    )


def _maiden_skirt() -> str:
    return (
        inked("M246 280Q302 268 358 280L378 398Q340 412 302 408Q262 412 226 398Z", "slate")
        + path("M229 386Q262 400 302 396Q340 400 375 386", "none", "#e9b954", 7)
        + hatched((cuts((256, 396), (370, 394), 11, (2, -84), 8),), INK, 0.55)
    )


def _maiden_mail() -> str:
    return (
        inked("M248 162Q302 144 354 162Q366 226 354 294Q302 308 250 294Q238 226 248 162Z", "iron")
        + path(rings(252, 176, 12, 15), "none", INK, 1.8, 0.7)
        + dark("M318 152L354 162Q366 226 354 294L322 300Q344 230 318 152Z", 0.4)
        + inked("M246 272Q302 286 358 272L358 292Q302 306 246 292Z", "wood", 4)
        + inked("M288 274H318V304H288Z", "gilt", 4)
    )


def _maiden_sword() -> str:
    return moved(
        inked("M-9 -30L-7 -158L0 -178L7 -158L9 -30Z", "iron0", 4.5)
        + path("M0 -36V-160", "none", INK, 2.4, 0.7)
        + edge("M-6 -36L-5 -166", "#ffffff", 2.4)
        + inked("M-32 -34Q0 -26 32 -34L30 -22Q0 -16 -30 -22Z", "gilt0", 4)
        + rod("M0 -18V14", "#6f2a1e", 9, 4)
        + disc((0, 22), 10, "gilt0", 4),
        (408, 178),
        1.0,
        9,
    )


def _maiden_arm() -> str:
    return (
        rod("M340 190Q384 206 394 226", "iron", 34)
        + path("M346 178l24 -10M356 192l26 -12M370 204l24 -14M380 218l24 -10", "none", INK, 2.4, 0.7)
        + rod("M396 232L408 182", "skin", 24)
        + inked("M384 234L390 202L420 206L412 242Z", "wood", 4)
        + path("M388 222L416 226", "none", "#e9b954", 4)
    )


def _maiden_hand() -> str:
    return disc((408, 174), 16, "skin", 4.5) + path("M396 170h24M397 178h22", "none", INK, 2.6, 0.8)


def _maiden_head() -> str:
    return (
        inked("M264 96Q254 170 274 190L330 190Q352 168 340 96Z", "blond")
        + hatched((cuts((272, 120), (334, 120), 10, (2, 60), 5),), INK, 0.5)
        + collar((242, 176), (360, 176), 16, "fur", 11)
        + face((302, 112), 0.94, iris="#4a90c8", stern=2)
        + inked(
            "M266 98Q262 50 302 46Q342 50 338 98L318 92L308 100L307 124L302 132L297 124L296 100L286 92Z",
            "iron",
            4.5,
        )
        + inked("M264 88Q302 70 340 88L339 102Q302 84 265 102Z", "gilt", 4)
        + inked("M298 40H306L309 84H295Z", "gilt", 3.5)
        + edge("M272 86Q272 58 296 52", "#ffffff", 3.5, 0.8)
        + hatched((cuts((336, 82), (312, 52), 6, (-14, 2), 4),), INK, 0.6)
        + braid((266, 150), (256, 232), 7, 15, "blond")
        + braid((340, 150), (350, 236), 7, 15, "blond")
    )


def _shield() -> str:
    """The round shield: four fields, rivets on an iron rim, a golden boss."""
    centre = (222, 306)
    rivets = "".join(circle(spot, 3.6, "#fff2d0", INK, 2) for spot in ring_points(centre, 84, 16))
    return (
        disc(centre, 92, "iron", 6)
        + disc(centre, 76, "linen", 4)
        + path(
            "M222 306Q246 262 222 230A76 76 0 0 1 298 306Q254 282 222 306Q198 350 222 382A76 76 0 0 1 146 306Q190 330 222 306Z",
            "url(#red)",
            INK,
            4,
        )
        + path("M170 252V360M196 236V376M248 236V376M274 252V360", "none", INK, 2.2, 0.45)
        + hatched((cuts((292, 330), (228, 380), 10, (-22, -22), 6),), INK, 0.55)
        + rivets
        + edge("M134 294Q140 238 190 222", "#ffffff", 4, 0.75)
        + disc(centre, 26, "iron", 5)
        + disc(centre, 18, "gilt", 4)
        + ellipse((216, 299), (6, 4), "#ffffff", opacity=0.85)
    )


def wyrmslayer() -> str:
    """2: spear in hand, a foot on the wyrm's head."""
    tones = (
        metals()
        + toned("azure", _AZURE)
        + toned("wyrm", _WYRM, (250, 380), (430, 500))
        + toned("ash", _ASH)
        + toned("slate", _SLATE)
    )
    figure = (
        _slayer_cloak()
        + _slayer_legs()
        + _slayer_tunic()
        + _slayer_chest()
        + collar((236, 168), (368, 168), 18)
        + _slayer_head()
        + _slayer_spear()
        + _slayer_arms()
    )
    return tones + moved(figure, (30, 48), 0.905) + _wyrm_head()


def _slayer_cloak() -> str:
    return (
        inked(
            "M240 152Q300 130 352 152Q384 240 372 330L392 440Q330 420 300 430Q250 452 214 484Q224 380 226 300Z",
            "azure",
        )
        + hatched(
            (cuts((386, 430), (370, 220), 10, (-26, 8), 7), cuts((220, 470), (290, 430), 7, (8, -90), 8)),
            INK,
            0.6,
        )
        + edge("M232 180Q224 290 226 330Q220 420 216 470", MOON, 4)
    )


def _slayer_legs() -> str:
    return boot(262, right=False) + (
        inked(
            "M318 318L376 330Q392 350 380 384L374 432L404 446Q406 458 392 460L338 458L344 392L306 372Z",
            "wood",
        )
        + path("M346 396L380 400M344 416L376 420M342 436L374 438", "none", "#d8b078", 5, 0.9)
        + hatched((cuts((378, 380), (372, 440), 5, (-16, -2), 4),), INK, 0.6)
    )


def _slayer_tunic() -> str:
    return (
        inked("M246 282Q302 268 352 282L384 352Q340 384 300 376Q262 404 228 396Z", "slate")
        + path("M231 384Q262 392 298 364Q340 372 379 344", "none", "#bfeaf4", 6)
        + hatched((cuts((250, 388), (366, 350), 10, (4, -64), 8),), INK, 0.55)
    )


def _slayer_scales() -> str:
    return "".join(
        f"M{252 + column * 17 + (row % 2) * 8} {176 + row * 14}q8.5 18 17 0"
        for row in range(8)
        for column in range(6)
    )


def _slayer_chest() -> str:
    return (
        inked("M244 160Q302 144 358 160Q372 226 356 296Q302 310 248 296Q232 226 244 160Z", "azure")
        + path(_slayer_scales(), "none", INK, 3)
        + path(_slayer_scales(), "none", "#bff0ff", 1.6, 0.7)
        + dark("M322 152L358 160Q372 226 356 296L326 302Q348 228 322 152Z", 0.36)
        + inked("M246 274Q302 288 356 274L356 294Q302 308 248 294Z", "wood", 4)
        + disc((302, 290), 13, "gilt", 4)
    )


def _slayer_spear() -> str:
    return rod("M196 494L232 40", "wood", 9, 4.5) + moved(
        inked("M0 -74Q20 -34 12 -4L0 12L-12 -4Q-20 -34 0 -74Z", "iron0", 4.5)
        + path("M0 -66V4", "none", INK, 2.6, 0.8)
        + inked("M-11 4H11L9 26H-9Z", "gilt0", 4)
        + inked("M-8 28L-34 54L-10 50L-18 74L4 52Z", "azure", 3.5),
        (232, 52),
        1,
        4.5,
    )


def _slayer_arms() -> str:
    return (
        rod("M252 184Q216 214 212 254", "azure", 36)
        + rod("M212 256L220 226", "skin", 26)
        + inked("M196 264L200 234L232 238L230 270Z", "wood", 4)
        + disc((216, 222), 17, "skin", 4.5)
        + path("M203 217h25M203 226h25", "none", INK, 2.6, 0.8)
        + rod("M352 184Q392 220 388 262", "azure", 36)
        + rod("M386 268L362 314", "skin", 26)
        + inked("M402 258L392 292L362 282L372 248Z", "wood", 4)
        + disc((358, 320), 16, "skin", 4.5)
    )


def _slayer_beard() -> str:
    return (
        inked(
            "M270 108Q272 128 286 126L302 118L318 126Q332 128 334 108Q344 150 326 176L302 214L278 176Q260 150 270 108Z",
            "ash",
            4.5,
        )
        + hatched(
            (cuts((276, 140), (328, 140), 7, (6, 44), 5), cuts((290, 168), (314, 168), 4, (3, 34), 4)),
            INK,
            0.65,
        )
        + path("M288 128Q302 120 316 128", "none", INK, 4)
    )


def _slayer_head() -> str:
    return (
        inked("M262 80Q252 140 268 166L336 166Q352 140 342 80Z", "ash")
        + face((302, 104), 0.94, iris="#4ab0d0", stern=3)
        + _slayer_beard()
        + inked("M264 92Q256 44 302 40Q348 44 340 92Q320 78 302 82Q284 78 264 92Z", "wyrm", 4.5)
        + inked("M300 30Q308 44 306 78L302 86L296 78Q294 44 300 30Z", "iron", 3.5)
        + mirrored(inked("M272 62Q244 54 228 24Q258 26 284 50Z", "gilt", 4), 302)
        + edge("M270 78Q270 56 290 48", "#ffffff", 3.2, 0.8)
    )


def _wyrm_head() -> str:
    """The slain wyrm's head in the snow, its jaws to the left."""
    horns = inked("M404 420Q446 412 470 372Q480 420 436 450Z", "gilt", 4.5) + inked(
        "M380 414Q408 396 414 360Q434 400 410 432Z", "gilt", 4.5
    )
    skull = inked(
        "M196 482Q208 458 246 456L276 440Q296 428 322 436L352 424Q396 414 424 436Q458 450 470 500L470 520H330Q300 506 262 504L214 506Q194 500 196 482Z",
        "wyrm",
        5,
    )
    return (
        horns
        + skull
        + dark(
            "M214 506L262 504Q300 506 330 520H470V500Q468 488 464 478Q420 500 380 494Q310 488 262 494Z", 0.4
        )
        + path("M206 492Q260 482 318 492Q342 496 350 484", "none", INK, 5)
        + inked("M222 490l6 16l8 -17M248 487l6 15l8 -15M276 487l6 15l8 -14", "#fff6e0", 3)
        + inked("M318 456Q338 442 362 456Q340 466 318 456Z", "#ffe27a", 4)
        + path("M338 446V464", "none", INK, 5)
        + path("M308 446Q336 428 370 448", "none", INK, 6)
        + ellipse((214, 470), (6, 4), INK)
        + hatched(
            (cuts((386, 432), (456, 470), 7, (-10, 34), 6), cuts((250, 462), (304, 446), 5, (4, 18), 5)),
            INK,
            0.6,
        )
        + edge("M204 474Q216 462 250 460L280 444Q298 434 320 440", "#ffffff", 3.5, 0.75)
    )

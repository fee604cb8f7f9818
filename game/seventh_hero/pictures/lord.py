"""The Chieftain on 500 x 520 units, below his banner."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.pictures.bodies import boot, braid, collar, face, rings
from game.seventh_hero.pictures.cuts import (
    FIRE,
    INK,
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
from game.table.art.vector import circle, mirrored, moved, path

_SLATE: Final[Tone] = ("#7a8aa4", "#3e4a64", "#151a2c")
_RUST: Final[Tone] = ("#f0a060", "#a8501e", "#461808")
_OCHRE: Final[Tone] = ("#ffe08a", "#d89a24", "#6a3a08")
_OXBLOOD: Final[Tone] = ("#b8483a", "#6c1a1e", "#26080e")
_BEAR: Final[Tone] = ("#a87c54", "#5c3a22", "#24120a")


def chieftain() -> str:
    """3: horned helm and braided beard, axe before him, his banner behind."""
    tones = (
        metals()
        + toned("ochre", _OCHRE)
        + toned("oxblood", _OXBLOOD)
        + toned("bear", _BEAR)
        + toned("rust", _RUST)
        + toned("slate", _SLATE)
    )
    figure = (
        _banner()
        + _chieftain_cape()
        + boot(262, right=False)
        + boot(342, right=True)
        + _chieftain_tunic()
        + _chieftain_chest()
        + collar((214, 184), (390, 184), 20, "bear", 13)
        + _horned_head()
        + _chieftain_arms()
        + _chieftain_axe()
        + disc((438, 254), 19, "skin", 4.5)
        + path("M423 249h30M423 259h30", "none", INK, 3, 0.8)
    )
    return tones + moved(figure, (14, 24), 0.955)


def _chieftain_cape() -> str:
    return (
        inked(
            "M226 168Q300 128 378 168Q432 260 440 380L452 478Q380 500 302 488Q224 500 152 478L168 380Q176 260 226 168Z",
            "bear",
        )
        + hatched(
            (
                cuts((164, 468), (186, 260), 12, (34, 10), 9, -4),
                cuts((440, 468), (418, 260), 12, (-34, 10), 9, 4),
                cuts((190, 486), (412, 486), 15, (3, -40), 9),
            ),
            INK,
            0.65,
        )
        + edge("M232 176Q184 264 176 380L164 466", FIRE, 4, 0.75)
    )


def _chieftain_tunic() -> str:
    return (
        inked("M240 288Q302 276 364 288L380 416Q302 436 224 416Z", "oxblood")
        + path("M227 402Q302 422 377 402", "none", "#d89a24", 11)
        + path("M227 402Q302 422 377 402", "none", "#5a1c10", 3)
        + hatched((cuts((240, 404), (366, 404), 12, (2, -80), 8),), INK, 0.5)
    )


def _chieftain_chest() -> str:
    return (
        inked("M234 166Q302 146 370 166Q386 232 368 302Q302 318 236 302Q218 232 234 166Z", "iron")
        + path(rings(240, 186, 14, 15), "none", INK, 1.8, 0.7)
        + dark("M326 156L370 166Q386 232 368 302L332 310Q356 230 326 156Z", 0.4)
        + inked("M232 276Q302 292 372 276L372 302Q302 318 232 302Z", "wood", 4)
        + disc((302, 298), 19, "gilt", 4.5)
        + path("M302 286L312 298L302 310L292 298Z", "none", INK, 3)
    )


def _chieftain_arms() -> str:
    return (
        rod("M240 196Q198 232 204 286", "ochre", 42)
        + rod("M204 290L210 312", "skin", 32)
        + inked("M184 272L228 276L226 304L188 302Z", "gilt", 4)
        + rod("M364 196Q408 232 402 280", "ochre", 42)
        + rod("M404 286L430 262", "skin", 30)
        + inked("M382 288L408 262L434 286L412 308Z", "gilt", 4)
    )


def _chieftain_axe() -> str:
    return (
        rod("M206 496V276", "wood", 11, 4.5)
        + path("M200 470h12M200 456h12M200 442h12", "none", "#e9b954", 4)
        + inked("M196 262Q178 250 150 256Q134 290 152 330Q180 330 198 304Z", "iron", 5)
        + inked("M216 262Q234 250 262 256Q278 290 260 330Q232 330 214 304Z", "iron", 5)
        + inked("M192 254H220V312H192Z", "gilt", 4)
        + edge("M152 260Q140 292 154 324", "#ffffff", 3.5)
        + disc((206, 332), 20, "skin", 4.5)
        + path("M190 326h32M190 337h32", "none", INK, 3, 0.8)
    )


def _banner() -> str:
    """A banner that hangs from a cross bar, with the pennant's colours and a rhombus."""
    return (
        rod("M438 500V26", "wood", 10, 4.5)
        + inked("M438 4L449 24L438 44L427 24Z", "gilt", 4)
        + rod("M392 60H482", "wood", 8, 4)
        + inked("M396 62H480V160L459 146L438 172L417 146L396 160Z", "oxblood", 5)
        + path("M404 70V144M472 70V144", "none", "#f0c050", 4)
        + inked("M438 78L458 110L438 142L418 110Z", "ochre", 4)
        + circle((438, 110), 7, INK)
        + hatched((cuts((478, 80), (478, 150), 7, (-16, 2), 5),), INK, 0.5)
    )


def _horned_head() -> str:
    """The chieftain's head: great horns, a beard in braids with golden rings."""
    horns = mirrored(
        inked("M268 76Q218 80 198 46Q188 24 202 0Q208 42 244 46Q268 48 284 58Z", "#f2e6cc", 5)
        + hatched((cuts((214, 58), (262, 72), 5, (4, -16), 5),), INK, 0.6)
        + inked("M246 46Q258 46 270 50L260 78Q248 78 240 76Z", "gilt", 3.5),
        302,
    )
    beard = (
        inked(
            "M266 112Q270 134 286 132L302 122L318 132Q334 134 338 112Q352 160 334 190L316 226L302 236L288 226L270 190Q252 160 266 112Z",
            "rust",
            4.5,
        )
        + hatched((cuts((272, 146), (332, 146), 8, (5, 46), 5),), INK, 0.6)
        + path("M286 134Q302 126 318 134", "none", INK, 4)
        + braid((284, 204), (282, 262), 5, 13, "rust")
        + braid((320, 204), (322, 262), 5, 13, "rust")
    )
    return (
        horns
        + inked("M260 84Q250 150 266 176L338 176Q354 150 344 84Z", "rust")
        + face((302, 108), 0.98, iris="#8a6a2a", stern=4)
        + beard
        + inked(
            "M260 98Q252 42 302 38Q352 42 344 98L320 90L309 96L306 124L302 130L298 124L295 96L284 90Z",
            "iron",
            4.5,
        )
        + inked("M258 88Q302 68 346 88L344 104Q302 84 260 104Z", "gilt", 4)
        + inked("M296 34H308L310 80H294Z", "gilt", 3.5)
        + "".join(circle(spot, 3.4, INK) for spot in ((274, 90), (288, 85), (316, 85), (330, 90)))
        + edge("M268 80Q270 56 290 48", "#ffffff", 3.5, 0.8)
    )

"""Those who came from elsewhere, on 500 x 520 units: the Outcast and the Oracle."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.pictures.bodies import face
from game.seventh_hero.pictures.cuts import (
    INK,
    MOON,
    Tone,
    cut,
    cuts,
    disc,
    edge,
    hatched,
    inked,
    metals,
    rod,
    toned,
)
from game.table.art.pen import glowing
from game.table.art.vector import circle, mirrored, moved, path, polar

_SHADE: Final[Tone] = ("#6a7690", "#343c52", "#10131e")
_PELT: Final[Tone] = ("#e6ecf6", "#96a2b8", "#3c465c")
_VEIL: Final[Tone] = ("#f6ecff", "#b89ae8", "#5a3aa0")
_GOWN: Final[Tone] = ("#a878f0", "#5a2ca8", "#1e0a4a")


def outcast() -> str:
    """4: hooded and in rags, a grey wolf at his side."""
    tones = metals() + toned("shade", _SHADE) + toned("pelt", _PELT, (120, 280), (240, 500))
    return tones + _outcast_staff() + _outcast_cloak() + _outcast_arm() + _outcast_hood() + _wolf()


def _outcast_staff() -> str:
    return (
        rod("M404 498Q396 300 410 96", "wood", 10, 4.5)
        + path("M410 100Q392 78 408 56Q430 40 444 62Q450 82 430 84", "none", INK, 17)
        + path("M410 100Q392 78 408 56Q430 40 444 62Q450 82 430 84", "none", "url(#wood)", 8)
    )


def _outcast_cloak() -> str:
    return (
        inked(
            "M242 150Q302 116 362 150Q398 240 404 330L424 430L410 424L416 484L394 466L386 498L362 474L346 500L326 476L300 500"
            "L282 474L258 498L246 470L222 490L218 452L196 464Q210 380 220 320Q222 230 242 150Z",
            "shade",
            5,
        )
        + hatched(
            (
                cuts((404, 470), (384, 220), 13, (-38, 10), 8, 5),
                cuts((214, 460), (240, 240), 9, (22, 8), 6, -3),
                cuts((250, 488), (380, 488), 9, (6, -86), 8, 4),
            ),
            INK,
            0.7,
        )
        + path("M302 190Q286 330 300 486", "none", INK, 5)
        + path("M306 200Q316 340 330 470", "none", INK, 3.4, 0.7)
        + edge("M246 156Q226 230 224 322Q214 390 202 456", MOON, 4)
    )


def _outcast_arm() -> str:
    return (
        inked("M356 178Q404 210 420 268Q424 292 404 300Q372 296 356 262Z", "shade", 5)
        + hatched((cuts((414, 284), (366, 192), 8, (-24, 10), 6),), INK, 0.7)
        + disc((404, 292), 16, "skin", 4.5)
        + path("M392 288h24M393 297h22", "none", INK, 2.8, 0.8)
    )


def _outcast_hood() -> str:
    return (
        inked(
            "M302 30Q368 40 366 132Q360 186 344 200Q302 224 260 200Q244 186 238 132Q238 44 302 30Z",
            "shade",
            5,
        )
        + path("M302 66Q346 72 344 138Q336 180 302 190Q268 180 260 138Q258 72 302 66Z", INK)
        + inked("M272 134Q302 122 332 134Q334 164 302 184Q270 164 272 134Z", "skin", 3)
        + path("M270 108H334V142Q318 132 302 138Q286 132 270 142Z", INK)
        + path("M274 152Q302 166 330 152Q326 178 302 188Q278 178 274 152Z", "#3a3440")
        + path("M292 158Q302 155 312 158", "none", "#d99e74", 3)
        + mirrored(
            glowing((287, 122), 14, "#dff2ff", 0.9) + path("M277 120L296 124L287 128Z", "#f4fbff"), 302
        )
        + hatched(
            (cuts((358, 180), (344, 62), 9, (-16, -4), 6), cuts((246, 170), (258, 70), 7, (12, -2), 4)),
            INK,
            0.7,
        )
        + edge("M242 140Q242 52 298 36", MOON, 4)
        + inked("M244 186Q302 226 360 186L366 212Q302 250 238 212Z", "#4a1c22", 4.5)
        + hatched((cuts((350, 214), (262, 222), 8, (-4, -22), 4),), INK, 0.6)
        + disc((302, 226), 11, "iron", 4)
    )


def _wolf() -> str:
    """A wolf that sits before the Outcast, its head raised."""
    tail = inked("M112 478Q70 486 60 452Q58 436 70 430Q78 456 118 450Z", "pelt", 5)
    body = inked(
        "M150 330Q120 372 108 430Q98 470 108 494H226Q236 484 222 472L216 440Q224 380 212 344Z", "pelt", 5
    )
    legs = (
        path("M150 404Q156 450 152 476M214 400Q206 450 210 476M182 404V492", "none", INK, 4)
        + inked(
            "M146 496Q144 478 164 476Q182 478 180 496ZM184 496Q182 478 200 476Q220 478 218 496Z", "pelt", 4
        )
        + path("M156 487v8M168 487v8M194 487v8M206 487v8", "none", INK, 2.6)
    )
    head = (
        inked(
            "M140 262L146 218L172 244L196 246L218 224L222 266L228 290L210 318L196 352L178 358L162 350L148 318L132 304L140 286Z",
            "pelt",
            5,
        )
        + path("M150 232L152 254L164 248ZM214 238L212 256L204 250Z", INK)
        + mirrored(path("M152 282L174 290L158 296Z", "#ffe27a", INK, 3), 181)
        + path("M168 300L173 340H190L196 300Q182 292 168 300Z", "#eef3fa", INK, 3)
        + path("M171 334Q182 326 192 334L188 348Q181 352 175 348Z", INK)
        + hatched(
            (cuts((222, 286), (200, 342), 6, (-12, -6), 5), cuts((140, 300), (162, 344), 5, (12, -4), 4)),
            INK,
            0.6,
        )
    )
    ruff = hatched(
        (cuts((142, 340), (222, 340), 9, (-4, 46), 8), cuts((136, 380), (220, 384), 8, (-2, 40), 7)), INK, 0.6
    )
    return (
        tail
        + body
        + hatched((cuts((116, 480), (128, 400), 7, (26, 4), 7),), INK, 0.6)
        + legs
        + ruff
        + head
        + edge("M140 300Q118 370 110 436Q104 470 112 488", "#ffffff", 3.5, 0.8)
    )


def oracle() -> str:
    """5: veiled, a crystal afloat between her hands, ravens about her."""
    tones = metals() + toned("veil", _VEIL) + toned("gown", _GOWN)
    return (
        tones + _oracle_veil() + _oracle_gown() + _oracle_head() + _oracle_orb() + _oracle_arms() + _ravens()
    )


def _oracle_crown() -> str:
    return "".join(
        inked(_ray(turn, 66 if index % 2 else 92), "gilt", 3.5)
        for index, turn in enumerate(range(-160, -19, 20))
    )


def _oracle_veil() -> str:
    return (
        inked(
            "M302 44Q356 46 364 118Q380 210 430 300Q452 390 456 480Q380 506 302 500Q224 506 148 480Q152 390 174 300Q224 210 240 118Q248 46 302 44Z",
            "veil",
            5,
        )
        + hatched(
            (
                cuts((164, 470), (226, 220), 12, (22, 2), 7, -3),
                cuts((444, 470), (380, 220), 12, (-26, 2), 8, 3),
                cuts((180, 492), (424, 492), 14, (3, -50), 8),
            ),
            "#2a1460",
            0.75,
        )
        + edge("M244 120Q230 210 180 304Q160 390 156 470", "#ffffff", 4, 0.8)
    )


def _oracle_gown() -> str:
    return (
        inked(
            "M258 190Q302 172 346 190Q356 250 348 286Q390 390 396 486Q302 508 208 486Q214 390 256 286Q248 250 258 190Z",
            "gown",
            5,
        )
        + path("M302 300V490M268 310Q246 400 238 484M336 310Q358 400 366 484", "none", INK, 3.4, 0.8)
        + hatched(
            (cuts((384, 470), (346, 310), 9, (-22, 4), 6), cuts((312, 490), (360, 480), 4, (2, -90), 6)),
            INK,
            0.6,
        )
        + path("M212 470Q302 494 392 470", "none", "#f0c860", 8)
        + path("M256 282Q302 298 348 282L350 300Q302 316 254 300Z", "url(#gilt)", INK, 4)
    )


def _oracle_arms() -> str:
    return mirrored(
        inked("M262 194Q214 226 204 290Q200 320 222 330L262 314Q252 300 250 286Q260 250 268 222Z", "gown", 5)
        + hatched((cuts((212, 318), (250, 216), 8, (22, 0), 5),), INK, 0.5)
        + path("M206 300Q228 324 260 310", "none", "#f0c860", 5)
        + inked("M232 306Q246 300 262 288L284 276Q290 284 280 290L266 312Q250 326 236 320Z", "skin", 4),
        302,
    )


def _oracle_orb() -> str:
    return (
        glowing((302, 246), 84, "#e6c8ff", 0.95)
        + inked("M302 196L332 222L332 262L302 296L272 262L272 222Z", "#8ff0f0", 4.5)
        + path("M302 196L312 226L302 296L292 226Z", "#f4ffff", opacity=0.9)
        + path("M272 222L292 226L302 296L272 262Z", "#4aa8d8", opacity=0.8)
        + path("M312 226L332 222L332 262L302 296Z", "#3a6ac0", opacity=0.8)
        + path("M272 222L292 226H312L332 222", "none", INK, 2.6)
    )


def _oracle_head() -> str:
    return (
        _oracle_crown()
        + inked(
            "M302 50Q350 54 350 112Q346 160 330 182Q302 194 274 182Q258 160 254 112Q254 54 302 50Z",
            "veil",
            4.5,
        )
        + face((302, 120), 0.9, iris="#a060ff")
        + inked("M262 104Q302 86 342 104L346 136Q302 150 258 136Z", "gown", 4)
        + path(
            "M276 118Q288 110 298 118Q288 126 276 118ZM306 118Q316 110 328 118Q316 126 306 118Z", "#f6e0ff"
        )
        + path("M266 128Q302 142 338 128", "none", "#f0c860", 3)
        + inked("M256 100Q302 66 348 100L346 84Q302 50 258 84Z", "gilt", 4)
        + inked("M302 58L313 76L302 94L291 76Z", "#8ff0f0", 3.5)
    )


def _ray(turn: float, reach: float) -> str:
    """One spike of the Oracle's crown."""
    tip = polar((302, 100), reach, turn)
    return cut(polar((302, 100), 40, turn), tip, 13)


def _ravens() -> str:
    """A raven on the wing at the right, another at rest on her sleeve."""
    flying = (
        inked(
            "M392 176Q420 160 432 126Q440 96 472 84Q462 104 470 112Q460 120 468 130Q456 136 462 148Q448 152 452 164Q470 162 480 170Q466 176 462 186Q440 206 410 196Q394 210 380 206Q388 194 392 176Z",
            "#15101f",
            4,
        )
        + hatched((cuts((440, 160), (464, 100), 6, (-14, 12), 4),), "#8a7ab8", 0.9)
        + edge("M396 178Q424 162 434 130Q444 104 466 92", "#cdb4ff", 3)
        + circle((386, 196), 3, "#ffe27a")
    )
    sitting = (
        inked(
            "M196 262Q168 254 160 230L144 226L158 216Q170 200 190 210Q214 230 216 262L236 300Q214 296 196 262Z",
            "#15101f",
            4,
        )
        + hatched((cuts((204, 276), (182, 232), 5, (-10, -6), 4),), "#8a7ab8", 0.9)
        + circle((172, 218), 3.4, "#ffe27a")
        + edge("M162 230Q172 252 194 260", "#cdb4ff", 2.6)
    )
    return flying + moved(sitting, (-8, 34))

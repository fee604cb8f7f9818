"""Foldwings of gold, platinum and the epics."""

from __future__ import annotations

from itertools import pairwise

from game.dust_collectorz.pictures.parts import crown, ink_eye, smile
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    dot,
    flat,
    fold,
    glow,
    ground_shadow,
    hair,
    limb,
    oval,
    put,
    shape,
)
from game.table.art.vector import polar, star


def thousandfold_crane() -> str:
    """A great crane of many folds, wings raised."""
    tips = ((40, 62), (84, 24), (134, 14), (172, 44))
    left = "".join(
        fold(f"190,236 {a[0]},{a[1]} {b[0]},{b[1]}", "paper", n % 3)
        for n, (a, b) in enumerate(pairwise(((24, 124), *tips)))
    )
    right = "".join(
        fold(f"216,236 {406 - a[0]},{a[1]} {406 - b[0]},{b[1]}", "paper", (n + 1) % 3)
        for n, (a, b) in enumerate(pairwise(((24, 124), *tips)))
    )
    return (
        ground_shadow((200, 390), (120, 12))
        + fold("240,256 396,214 300,300", "coral", 2)
        + left
        + right
        + fold("120,256 204,196 288,256 204,346", "paper", 1)
        + fold("204,196 288,256 204,346", "paper", 2)
        + fold("120,256 204,346 160,268", "paper", 0)
        + fold("128,262 52,198 70,176 164,238", "paper", 1)
        + fold("52,198 70,176 60,142 22,152", "coral", 1)
        + fold("60,142 22,152 52,198", "coral", 2)
        + fold("22,152 34,172 -14,192", "ink", 1)
        + ink_eye((42, 162), 8)
        + hair("M186 336 L178 386 M222 336 L230 386 M160 388 H190 M216 388 H248", "#3a3048", 7)
        + flat(star((204, 268), 5, 28, 11), "#ee6450")
        + "".join(
            flat(star(s, 4, 12, 4), "#f8bc34")
            for s in ((96, 70), (310, 70), (346, 116), (150, 60), (256, 60))
        )
    )


def cardstock_ram() -> str:
    """A ram of corrugated card with curled horns."""
    flutes = "".join(hair(f"M{x} 250 V346", "#7c5426", 4, 0.55) for x in range(114, 300, 15))
    return (
        ground_shadow((200, 388), (140, 14))
        + "".join(
            fold(f"{x},330 {x + 48},330 {x + 42},386 {x + 4},386", "kraft", 3) for x in (104, 170, 236, 268)
        )
        + fold("84,230 320,220 336,346 90,352", "kraft", 1)
        + flutes
        + fold("84,230 320,220 296,196 110,204", "kraft", 0)
        + both(
            shape(
                "M150 110 Q90 40 44 96 Q10 158 62 204 Q116 226 128 172 Q124 140 96 146 Q82 160 98 170 Q76 172 74 146 Q88 104 132 134 L158 150Z",
                "sun",
            )
            + hair(
                "M128 96 L116 116 M96 76 L96 100 M62 90 L76 108 M42 124 L64 130 M44 164 L66 156 M66 196 L82 178",
                "#8a5a0a",
                5,
            )
        )
        + fold("136,96 264,96 280,190 200,318 120,190", "paper", 2)
        + fold("200,96 264,96 280,190 200,318", "paper", 3)
        + fold("156,230 244,230 200,318", "kraft", 2)
        + both(fold("180,262 192,270 180,280", "ink", 2))
        + hair("M200 284 V304", width=5)
        + both(ink_eye((162, 172), 20) + hair("M136 138 L180 156", width=8))
        + fold("150,96 176,60 200,86 224,60 250,96 200,128", "wool", 1)
    )


def blueprint_stag() -> str:
    """A stag drawn in white on blue."""
    grid = "".join(hair(f"M{x} 226 V330", "#bfe0ff", 1.6, 0.5) for x in range(150, 312, 20)) + "".join(
        hair(f"M136 {y} H316", "#bfe0ff", 1.6, 0.5) for y in range(240, 330, 20)
    )
    antler = "M180 84 L150 40 L100 30 M150 40 L140 2 M128 34 L104 -2 M164 60 L120 66"
    return (
        ground_shadow((210, 388), (120, 13))
        + "".join(
            fold(f"{x},310 {x + 32},310 {x + 20},386 {x + 4},386", "print", 3) for x in (140, 174, 258, 288)
        )
        + fold("128,230 310,214 330,250 316,330 140,330", "print", 1)
        + fold("128,230 316,330 140,330", "print", 2)
        + grid
        + fold("310,214 348,196 330,250", "paper", 1)
        + fold("128,250 140,120 214,130 226,230", "print", 1)
        + fold("176,124 214,130 226,230 160,240", "print", 2)
        + hair(antler, "#0c2456", 17)
        + hair(antler, "#ffffff", 8)
        + hair("M196 84 L226 40 L276 30 M226 40 L236 2 M248 34 L272 -2 M212 60 L256 66", "#0c2456", 17)
        + hair("M196 84 L226 40 L276 30 M226 40 L236 2 M248 34 L272 -2 M212 60 L256 66", "#ffffff", 8)
        + fold("128,110 84,92 122,142", "print", 2)
        + fold("236,110 284,90 246,140", "print", 2)
        + fold("130,90 238,90 246,140 206,232 168,232 122,142", "print", 1)
        + fold("186,90 238,90 246,140 206,232 186,232", "print", 2)
        + fold("174,216 200,216 194,234 180,234", "ink", 1)
        + ink_eye((156, 146), 16)
        + ink_eye((218, 146), 16)
        + hair("M186 96 V200", "#ffffff", 3, 0.8)
        + hair("M60 250 H112 M60 240 V260 M112 240 V260", "#ffffff", 4, 0.9)
        + '<path d="M230 272 a30 30 0 1 1 0.1 0" fill="none" stroke="#ffffff" stroke-width="3" stroke-dasharray="6 7"/>'
    )


def archivist_vell() -> str:
    """An owl of old letters, with spectacles and a scroll."""
    lines = "".join(
        hair(f"M{x} {y} h{w}", "#a08a5c", 4, 0.8)
        for x, y, w in ((150, 262, 100), (146, 284, 108), (150, 306, 92), (154, 328, 96))
    )
    return (
        ground_shadow((200, 390), (120, 13))
        + both(fold("150,366 176,366 184,390 138,390", "sun", 2))
        + fold("110,170 290,170 310,300 264,376 136,376 90,300", "kraft", 1)
        + fold("140,236 260,236 272,350 200,376 128,350", "paper", 0)
        + lines
        + both(
            fold("112,180 52,226 60,330 116,350 128,250", "ink", 1)
            + fold("52,226 60,330 92,290", "ink", 2)
            + fold("70,226 112,210 104,250", "ink", 0)
        )
        + fold("92,52 130,78 200,64 270,78 308,52 300,170 200,244 100,170", "kraft", 1)
        + fold("200,64 270,78 308,52 300,170 200,244", "kraft", 2)
        + fold("92,52 130,78 108,120", "ink", 1)
        + fold("308,52 270,78 292,120", "ink", 2)
        + both(
            dot((152, 144), 47, "#5a3a10")
            + dot((152, 144), 38, "#fffdf0")
            + dot((156, 148), 22, "#2a1c34")
            + dot((149, 140), 9, "#ffffff")
        )
        + hair("M186 138 Q200 128 214 138", "#5a3a10", 8)
        + fold("182,170 218,170 200,222", "sun", 1)
        + put(
            shape("M-70 -18 H70 V18 H-70Z", "paper", 5)
            + oval((-72, 0), (11, 24), "kraft", 4)
            + oval((72, 0), (11, 24), "kraft", 4)
            + shape("M-12 -19 H12 V19 H-12Z", "red", 3),
            (200, 348),
            1,
            -8,
        )
    )


def the_unfolded_one() -> str:
    """An open sheet that hovers, its creases a face."""
    creases = "M200 6V358M24 182H376M112 94L288 270M288 94L112 270M112 94H288V270H112Z"
    return (
        ground_shadow((200, 388), (110, 12))
        + glow((200, 182), 254, "#fff6d0", 0.66)
        + fold("200,6 288,94 200,182 112,94", "paper", 0)
        + fold("112,94 200,182 112,270 24,182", "paper", 1)
        + fold("288,94 376,182 288,270 200,182", "paper", 2)
        + fold("200,182 288,270 200,358 112,270", "paper", 2)
        + fold("200,6 244,50 200,94 156,50", "coral", 1)
        + fold("24,182 68,138 112,182 68,226", "azure", 1)
        + fold("376,182 332,138 288,182 332,226", "jade", 1)
        + fold("200,358 156,314 200,270 244,314", "plum", 1)
        + f'<path d="{creases}" fill="none" stroke="#a88c5a" stroke-width="3.5" stroke-dasharray="9 7"/>'
        + both(
            flat("M124 168 Q152 136 184 168 Q152 192 124 168Z", "#ffffff")
            + hair("M124 168 Q152 136 184 168 Q152 192 124 168Z", "#2a2038", 6)
            + dot((154, 167), 13, "#5a3ac8")
            + dot((154, 167), 6, "#120c1e")
        )
        + shape("M200 86 L214 118 L200 140 L186 118Z", "sun", 4)
        + smile((200, 222), 60, 0.16, 7)
    )


def empress_vellum() -> str:
    """An empress in a fan of a collar, on a robe of folds."""
    fan = "".join(
        fold(
            f"200,170 {polar((200, 170), 166, t)[0]:.0f},{polar((200, 170), 166, t)[1]:.0f} {polar((200, 170), 166, t + 15)[0]:.0f},{polar((200, 170), 166, t + 15)[1]:.0f}",
            "coral" if n % 2 else "sun",
            1,
        )
        for n, t in enumerate(range(-180, 0, 15))
    )
    dots = "".join(dot(polar((200, 170), 146, t), 7, "#ffffff", 0.9) for t in range(-172, 0, 15))
    robe = "".join(
        fold(f"200,190 {a},388 {a + 40},388", "plum" if n % 2 else "paper", 1)
        for n, a in enumerate(range(40, 360, 40))
    )
    return (
        ground_shadow((200, 392), (170, 11))
        + fan
        + dots
        + robe
        + fold("150,176 250,176 236,290 164,290", "plum", 2)
        + fold("200,176 250,176 236,290 200,290", "plum", 3)
        + shape("M160 250 H240 V276 H160Z", "sun", 4)
        + both(fold("154,184 96,250 90,320 140,300 172,224", "coral", 2) + dot((124, 312), 15, "#f8e6d4"))
        + oval((200, 130), (52, 56), "bisque")
        + fold("140,126 150,66 200,54 250,66 260,126 228,92 172,92", "ink", 1)
        + crown((200, 58), 0.74)
        + both(
            hair("M168 132 Q180 120 194 134", width=6)
            + dot((182, 134), 7, "#1a1830")
            + dot((166, 154), 10, "#ff6a80", 0.45)
        )
        + flat("M190 162 Q200 154 210 162 Q200 174 190 162Z", "#c8282a")
        + ball((200, 298), 20, "azure", 4)
    )


def stormpage() -> str:
    """A dragon of torn pages with lightning in its claws."""
    wing = (
        fold("180,170 20,20 8,150 70,200", "ink", 0)
        + fold("180,170 20,20 90,30", "ink", 1)
        + fold("180,170 90,30 140,60", "ink", 0)
        + fold("180,180 70,200 40,270 130,246", "ink", 1)
        + hair("M60 90 L120 140 M44 130 L110 160", "#c8d4ff", 3, 0.6)
    )
    bolt = "M0 -60 L-26 6 L-4 6 L-16 62 L30 -14 L8 -14 L22 -60Z"
    return (
        ground_shadow((200, 390), (130, 12))
        + both(wing)
        + fold("210,300 330,330 380,280 352,384 240,376", "print", 2)
        + fold("380,280 398,250 392,316", "sun", 1)
        + fold("140,180 260,180 286,300 200,384 114,300", "print", 1)
        + fold("200,180 260,180 286,300 200,384", "print", 2)
        + "".join(
            fold(
                f"{160 + i * 8},{216 + i * 34} {240 - i * 8},{216 + i * 34} 200,{250 + i * 34}",
                "paper",
                i % 2,
            )
            for i in range(4)
        )
        + both(fold("142,50 104,2 120,90", "paper", 2) + fold("118,100 60,92 110,142", "print", 2))
        + fold("130,60 270,60 288,130 240,214 160,214 112,130", "print", 1)
        + fold("200,60 270,60 288,130 240,214 200,214", "print", 2)
        + fold("200,26 226,76 200,112 174,76", "sun", 1)
        + fold("164,168 236,168 246,206 200,226 154,206", "paper", 1)
        + both(
            dot((180, 190), 6, "#1a1830")
            + dot((158, 132), 21, "#ffe27a")
            + hair("M158 116 V150", "#1a1830", 8)
            + hair("M128 104 L184 122", "#0c1a4a", 9)
        )
        + hair("M162 208 L176 220 L188 210 L200 222 L212 210 L224 220 L238 208", "#ffffff", 5)
        + both(limb("M136 250 Q88 268 76 312", "print", 20) + put(shape(bolt, "lamp", 4), (70, 336), 0.9, 14))
    )

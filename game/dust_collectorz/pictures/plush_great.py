"""Plushkin of gold, platinum and the epics."""

from __future__ import annotations

from game.dust_collectorz.pictures.parts import bead, button, cheeks, crown, gown, smile
from game.dust_collectorz.pictures.plush_small import fluff, patch
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    dot,
    flat,
    glow,
    ground_shadow,
    hair,
    limb,
    oval,
    put,
    ringed,
    shape,
    stitches,
)
from game.table.art.vector import star

_SEAM = "#fff4dc"
_THREAD = "#4a2c1c"


def big_hugo_batting() -> str:
    """A huge hippo whose stuffing shows."""
    return (
        ground_shadow((200, 390), (170, 13))
        + both(
            shape("M104 320 H180 V374 Q142 394 104 374Z", "denim")
            + flat("M112 366 q8 -14 16 0 q8 -14 16 0 q8 -14 16 0Z", "#ecf8ff")
        )
        + shape("M60 250 Q70 160 200 156 Q330 160 340 250 Q350 350 290 364 H110 Q50 350 60 250Z", "sky")
        + both(limb("M72 240 Q30 270 44 316", "sky", 40))
        + fluff((250, 306), 40, 12, "wool", 3)
        + hair(
            "M216 280 L236 268 M214 300 L232 300 M286 282 L268 268 M290 306 L272 306 M262 344 L256 328",
            _THREAD,
            5,
        )
        + both(ball((112, 44), 25, "sky") + ball((114, 48), 12, "rose", 2))
        + shape("M100 120 Q104 34 200 32 Q296 34 300 120Z", "sky")
        + shape("M64 172 Q60 104 200 98 Q340 104 336 172 Q330 248 200 250 Q70 248 64 172Z", "sky")
        + both(oval((140, 142), (17, 13), "denim", 3))
        + both(ball((154, 76), 20, "white", 4) + dot((157, 79), 12, "#1c1626") + dot((153, 74), 5, "#ffffff"))
        + hair("M92 190 Q200 256 308 190", "#1e3a5a", 8)
        + both(shape("M130 212 H156 V244 Q143 252 130 240Z", "white", 4))
        + both(dot((98, 178), 19, "#ff6a80", 0.4))
        + stitches("M200 36 V96", _SEAM, 4, 9)
        + patch(112, 302, 48, "mustard", -10)
    )


def bolster_bear() -> str:
    """A bear like a sofa cushion, tassels and all."""
    tassel = shape("M-8 -10 H8 L14 34 Q0 42 -14 34Z", "mustard", 4) + hair("M-5 6 V34 M5 6 V34", "#74500e", 3)
    return (
        ground_shadow((200, 390), (150, 13))
        + both(ball((136, 354), 42, "cocoa") + ball((132, 360), 25, "plush", 3))
        + shape(
            "M80 236 Q90 190 200 186 Q310 190 320 236 Q334 300 310 356 Q200 380 90 356 Q66 300 80 236Z",
            "cocoa",
        )
        + oval((200, 290), (78, 66), "plush", 4)
        + stitches("M200 228 V352", _SEAM, 5, 11)
        + "".join(button((200, y), 12, "wine") for y in (262, 306))
        + both(limb("M92 236 Q46 268 70 322", "cocoa", 46) + put(tassel, (64, 354)))
        + both(ball((112, 62), 46, "cocoa") + ball((114, 66), 27, "plush", 3))
        + oval((200, 130), (112, 98), "cocoa")
        + oval((200, 168), (60, 46), "plush", 4)
        + oval((200, 146), (27, 19), "coal", 3)
        + hair("M200 164 V182 M200 182 Q180 200 164 186 M200 182 Q220 200 236 186", width=6)
        + both(bead((150, 112), 18))
        + both(hair("M128 80 Q148 70 166 82", "#2a140a", 7))
        + stitches("M200 36 V118", _SEAM, 4, 10)
        + shape("M120 214 Q200 244 280 214 L284 236 Q200 270 116 236Z", "wine", 4)
        + both(shape("M200 232 L148 212 L150 262Z", "wine", 4))
        + ball((200, 236), 16, "mustard", 4)
    )


def woolly_rampart() -> str:
    """A sheep as broad as a wall, with battlements of wool."""
    wool = "".join(
        ball(s, 40, "wool", 4)
        for s in (
            (84, 180),
            (132, 160),
            (190, 154),
            (248, 158),
            (300, 170),
            (346, 190),
            (66, 230),
            (356, 240),
            (76, 286),
            (350, 292),
            (120, 318),
            (180, 328),
            (240, 328),
            (300, 318),
        )
    )
    return (
        ground_shadow((210, 390), (170, 12))
        + "".join(shape(f"M{x} 320 H{x + 36} V384 H{x}Z", "coal") for x in (110, 160, 250, 300))
        + wool
        + shape("M70 200 Q90 170 210 166 Q340 170 352 210 V290 Q330 330 210 332 Q90 330 70 290Z", "wool", 0)
        + "".join(
            hair(f"M{x} {y} q16 -22 30 0 q-8 16 -18 4", "#c4b49c", 5)
            for x, y in ((230, 210), (290, 220), (250, 262), (310, 268), (200, 296), (270, 304))
        )
        + shape("M150 132 V94 H184 V112 H212 V94 H246 V112 H274 V94 H308 V132 L322 172 H136Z", "stone")
        + hair("M150 146 H312 M196 132 V146 M240 146 V166 M266 132 V146", "#574834", 4)
        + shape("M40 196 Q4 196 2 226 Q22 248 62 232Z", "coal")
        + shape("M168 196 Q204 196 206 226 Q186 248 146 232Z", "coal")
        + shape("M50 190 Q60 156 104 156 Q150 156 160 190 Q168 270 104 296 Q42 270 50 190Z", "coal")
        + fluff((104, 168), 46, 14, "wool", 4)
        + ball((80, 220), 16, "white", 3)
        + dot((82, 222), 9, "#120c16")
        + ball((130, 220), 16, "white", 3)
        + dot((128, 222), 9, "#120c16")
        + hair("M58 196 L92 204 M152 196 L118 204", "#f8f0e4", 7)
        + hair("M94 256 Q104 264 114 256 M104 262 V272 M88 276 Q104 286 120 276", "#f4b4c4", 5)
    )


def dame_damask() -> str:
    """A cat of a lady in a gown of damask."""
    leaf = (
        "M0 -30 Q20 -14 0 8 Q-20 -14 0 -30Z M-26 2 Q-6 -6 0 16 Q-20 22 -26 2Z M26 2 Q6 -6 0 16 Q20 22 26 2Z"
    )
    pattern = "".join(
        put(flat(leaf, "#f8d870", 0.85), s, z)
        for s, z in (
            ((200, 300), 1.0),
            ((140, 330), 0.9),
            ((260, 330), 0.9),
            ((94, 362), 0.8),
            ((200, 364), 0.9),
            ((306, 362), 0.8),
        )
    )
    return (
        ground_shadow((200, 392), (160, 11))
        + hair("M300 350 Q388 330 370 260", "#2a2a34", 20)
        + hair("M300 350 Q388 330 370 260", "#c0c0d0", 11)
        + gown(222, 388, 96, 336, "wine")
        + pattern
        + stitches("M44 372 Q200 402 356 372", "#f8d870", 5, 10)
        + shape("M150 196 Q200 178 250 196 L244 262 Q200 274 156 262Z", "wine")
        + stitches("M200 196 V266", "#f8d870", 5, 9)
        + both(
            limb("M154 208 Q104 236 136 278", "grey", 20)
            + shape("M104 250 Q132 236 158 262 L138 290 Q112 286 104 250Z", "wool", 4)
        )
        + both(shape("M124 96 L112 12 L182 60Z", "grey") + shape("M132 74 L126 36 L160 60Z", "rose", 2))
        + shape("M108 126 Q112 52 200 50 Q288 52 292 126 Q286 194 200 200 Q114 194 108 126Z", "grey")
        + hair("M200 54 V84 M182 58 L186 84 M218 58 L214 84", "#525268", 6)
        + both(
            shape("M134 130 Q154 104 184 128 Q160 148 134 130Z", "mint", 3)
            + oval((160, 128), (6, 12), "black", 0)
            + hair("M128 122 Q154 98 188 122", "#1c1626", 6)
        )
        + shape("M188 150 H212 L200 164Z", "rose", 3)
        + hair("M200 164 V172 M200 172 Q186 184 174 176 M200 172 Q214 184 226 176", width=5)
        + both(hair("M164 158 L110 150 M164 166 L112 172", "#3a3a4a", 3.5))
        + "".join(ball((158 + i * 14, 200 + (9 - (i - 3) ** 2)), 8, "white", 2.5) for i in range(7))
        + ball((200, 228), 12, "azure", 3)
        + put(crown((0, 0), 0.5, "gold", "violet"), (200, 46))
    )


def the_threadbare_king() -> str:
    """An old bear king in a robe worn thin, with a paper crown's pride."""
    return (
        ground_shadow((200, 392), (150, 11))
        + shape(
            "M110 206 Q200 176 290 206 L346 380 L322 366 L300 390 L272 368 L246 392 L214 370 L184 392 L154 368 L126 390 L100 366 L54 380Z",
            "wine",
        )
        + shape("M168 198 Q200 190 232 198 L244 370 L214 370 L184 384 L156 368Z", "plush", 4)
        + both(
            shape("M110 206 Q148 184 176 196 L160 368 L128 386 L136 290Z", "wool", 4)
            + "".join(
                flat(f"M{x} {y} l5 12 l-10 0Z", "#1c1626")
                for x, y in ((148, 224), (142, 256), (150, 288), (142, 320))
            )
        )
        + hair("M196 250 L212 262 M196 270 L212 282 M204 244 V292", _THREAD, 5)
        + patch(96, 330, 40, "denim", 14)
        + patch(300, 318, 36, "mustard", -12)
        + hair("M330 372 Q350 380 344 396 M70 374 Q52 384 60 396", "#b43c58", 4)
        + both(ball((124, 78), 34, "plush") + ball((126, 82), 18, "cocoa", 2))
        + shape("M106 140 Q110 66 200 62 Q290 66 294 140 Q288 212 200 216 Q112 212 106 140Z", "plush")
        + button((164, 132), 20, "coal")
        + hair("M222 120 L256 146 M256 120 L222 146", _THREAD, 7)
        + oval((200, 168), (44, 32), "wool", 3)
        + oval((200, 156), (17, 12), "coal", 2)
        + smile((200, 178), 36, -0.16, 5)
        + stitches("M264 92 Q280 120 276 160", _THREAD, 5, 8)
        + fluff((128, 188), 18, 9, "wool", 3)
        + crown((200, 66), 0.95, "mustard", "wine")
        + patch(226, 56, 22, "sky", 8)
        + limb("M286 238 Q330 250 334 300", "wine", 30)
        + ball((336, 306), 19, "plush", 4)
        + limb("M336 390 V226", "mustard", 9)
        + ball((336, 216), 20, "wine", 4)
    )


def stitchmother() -> str:
    """The mother of all that is sewn, with needle, thread and a skirt of reels."""
    reel = shape("M-26 -30 H26 V-20 H-26Z", "pine", 3) + shape("M-26 20 H26 V30 H-26Z", "pine", 3)
    reels = "".join(
        put(
            reel
            + shape("M-19 -20 H19 V20 H-19Z", tone, 3)
            + hair("M-18 -10 H18 M-18 0 H18 M-18 10 H18", "#ffffff", 2.4, 0.5),
            s,
        )
        for s, tone in (
            ((84, 352), "rose"),
            ((150, 362), "sky"),
            ((250, 362), "mustard"),
            ((316, 352), "mint"),
        )
    )
    return (
        ground_shadow((200, 392), (160, 11))
        + gown(228, 388, 110, 340, "lilac")
        + stitches("M90 320 Q200 346 310 320 M116 276 Q200 296 284 276", _SEAM, 5, 11)
        + reels
        + shape("M144 198 Q200 178 256 198 L252 274 Q200 290 148 274Z", "rose")
        + shape("M164 214 H236 L246 322 Q200 338 154 322Z", "wool", 4)
        + flat(
            "M200 304 Q170 284 172 266 Q176 252 190 256 Q198 260 200 268 Q202 260 210 256 Q224 252 228 266 Q230 284 200 304Z",
            "#d8486c",
        )
        + limb("M150 210 Q96 226 88 278", "rose", 26)
        + ball((88, 284), 18, "plush", 4)
        + limb("M250 210 Q312 214 318 160", "rose", 26)
        + hair("M352 30 L300 226", "#3a4460", 13)
        + hair("M352 30 L300 226", "#f4f8ff", 7)
        + oval((350, 42), (3, 9), "iron", 2)
        + hair("M350 42 Q250 -20 150 30 Q30 90 60 200 Q70 260 88 284", "#b0143c", 4)
        + ball((320, 154), 18, "plush", 4)
        + oval((200, 118), (78, 76), "plush")
        + shape("M118 116 Q108 40 200 32 Q292 40 282 116 Q256 70 200 70 Q144 70 118 116Z", "grey")
        + ball((200, 30), 32, "grey")
        + hair("M166 16 L240 46 M240 14 L164 48", "#d8a03a", 6)
        + both(button((168, 120), 19, "sky") + dot((144, 148), 14, "#ff6a80", 0.5))
        + smile((200, 154), 54, 0.4, 6, _THREAD)
        + stitches("M200 132 V146", _THREAD, 5, 7)
    )


def nightlight_lion() -> str:
    """A lion that glows in the dark."""
    mane = "".join(
        ball(s, 42, "mustard" if i % 2 else "orange", 4) for i, s in enumerate(ringed((200, 150), 106, 14))
    )
    return (
        glow((200, 170), 230, "#fff0a0", 0.95)
        + ground_shadow((200, 390), (130, 12))
        + hair("M286 350 Q366 346 356 270", "#7a4410", 22)
        + hair("M286 350 Q366 346 356 270", "#f6b84a", 13)
        + fluff((354, 254), 32, 12, "orange")
        + shape("M130 232 Q200 210 270 232 Q306 310 278 380 H122 Q94 310 130 232Z", "mustard")
        + oval((200, 312), (52, 58), "lamp", 4)
        + flat(star((200, 308), 5, 32, 14), "#fffdf0")
        + both(oval((148, 376), (40, 15), "mustard") + hair("M138 368 V384 M152 366 V386", "#74500e", 4))
        + mane
        + both(ball((126, 74), 26, "mustard") + ball((128, 78), 13, "rose", 2))
        + oval((200, 152), (92, 86), "yellow")
        + both(bead((164, 138), 20) + hair("M140 104 Q162 94 180 106", "#a85a0c", 7))
        + oval((200, 186), (48, 34), "cream", 3)
        + shape("M182 166 H218 L200 188Z", "cocoa", 3)
        + hair("M200 188 V198 M200 198 Q182 214 168 200 M200 198 Q218 214 232 200", width=6)
        + cheeks(176, 136, 16)
        + stitches("M200 70 V130", "#fffbe0", 4, 9)
        + "".join(
            flat(star(s, 4, r, r * 0.32), "#fffdf0")
            for s, r in (((52, 70), 22), ((348, 96), 20), ((36, 240), 15), ((310, 30), 14), ((88, 26), 13))
        )
        + hair("M36 132 Q26 112 42 98 Q40 118 56 124 Q46 138 36 132Z", "#fff6c0", 4)
    )

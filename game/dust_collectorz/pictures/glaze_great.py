"""Glazeborn of gold, platinum and the epics."""

from __future__ import annotations

from game.dust_collectorz.pictures.glaze_small import flower
from game.dust_collectorz.pictures.parts import (
    bead,
    brushed_eye,
    crown,
    gown,
    smile,
    staff,
)
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    dot,
    flat,
    gleam,
    glow,
    ground_shadow,
    hair,
    limb,
    oval,
    put,
    shape,
)
from game.table.art.vector import star

_GOLD = "#f4ca50"


def seam(data: str, width: float = 7) -> str:
    """A crack mended with gold."""
    return hair(data, "#6a4408", width + 4) + hair(data, _GOLD, width) + hair(data, "#fff4c0", width * 0.3)


def stoneware_boar() -> str:
    """A boar of rough stoneware with tusks of porcelain."""
    return (
        ground_shadow((200, 388), (170, 14))
        + "".join(
            shape(f"M{x} 300 H{x + 50} L{x + 44} 382 H{x + 6}Z", "stone")
            + shape(f"M{x + 4} 366 H{x + 46} V386 H{x + 4}Z", "night", 4)
            for x in (110, 172, 256, 310)
        )
        + shape("M80 250 Q100 120 240 112 Q372 120 380 240 Q384 320 320 336 H140 Q80 320 80 250Z", "stone")
        + shape(
            "M130 140 L140 96 L168 122 L184 78 L212 112 L234 70 L256 110 L284 84 L296 122 L326 110 L330 148 Q230 104 130 140Z",
            "clay",
        )
        + hair("M382 220 Q398 196 386 180", "#3a2c1c", 9)
        + shape("M190 220 Q260 210 372 248 Q370 320 310 326 Q220 330 190 220Z", "honey", 3)
        + shape("M110 150 L96 92 L152 122Z", "clay")
        + shape("M34 224 Q60 138 140 140 Q206 160 198 240 Q186 312 110 312 Q40 306 34 224Z", "stone")
        + oval((74, 264), (48, 42), "clay")
        + oval((58, 262), (9, 14), "night", 0)
        + oval((90, 262), (9, 14), "night", 0)
        + shape("M112 290 Q150 284 152 236 Q168 296 124 318Z", "porcelain", 4)
        + shape("M38 292 Q14 276 20 236 Q34 262 56 272Z", "porcelain", 4)
        + bead((124, 204), 15)
        + hair("M98 180 L146 192", "#3a2412", 11)
        + flat("M150 160 Q220 130 300 150 Q220 146 160 178Z", "#ffffff", 0.35)
    )


def old_amphora() -> str:
    """An ancient amphora whose handles are arms akimbo, painted in black."""
    key = "".join(hair(f"M{x} 322 V300 H{x + 18} V314 H{x + 9}", "#2a1410", 5) for x in range(106, 290, 25))
    return (
        ground_shadow((200, 392), (80, 11))
        + both(
            hair("M160 84 Q44 80 50 190 Q60 244 92 262", "#3a1810", 34)
            + hair("M160 84 Q44 80 50 190 Q60 244 92 262", "#c87446", 22)
        )
        + shape("M170 352 H230 L250 390 H150Z", "clay")
        + shape(
            "M156 60 H244 L238 120 Q330 160 324 240 Q308 330 232 364 H168 Q92 330 76 240 Q70 160 162 120Z",
            "clay",
        )
        + shape("M136 30 H264 Q272 60 248 66 H152 Q128 60 136 30Z", "night")
        + hair("M158 96 H242", "#2a1410", 8)
        + both(brushed_eye((156, 202), 28, "#2a1410") + hair("M112 162 Q148 138 184 162", "#2a1410", 10))
        + hair("M200 204 L188 240 H206", "#2a1410", 6)
        + both(shape("M200 252 Q164 246 132 270 Q150 304 200 280Z", "porcelain", 4))
        + smile((200, 284), 44, 0.3, 6, "#2a1410")
        + hair("M90 292 H310 M104 330 H296", "#2a1410", 6)
        + key
        + both(flat("M100 196 Q86 180 94 164 Q108 176 100 196Z M108 216 Q92 206 94 190Z", "#2a1410"))
        + gleam("M94 230 Q98 170 150 144 Q118 180 116 250Z", 0.4)
    )


def furnace_widow() -> str:
    """A spider with a furnace in her belly."""
    legs = "M120 210 Q60 150 30 190 Q14 240 10 300 M112 240 Q50 220 40 270 Q34 330 44 376 M120 270 Q80 290 84 340 L92 386 M130 190 Q90 90 50 96 Q28 110 12 160"
    return (
        ground_shadow((200, 388), (160, 13))
        + both(hair(legs, "#0c0814", 24) + hair(legs, "#5a2430", 13) + hair(legs, "#b8505a", 4, 0.7))
        + glow((200, 250), 190, "#ff9a3a", 0.6)
        + ball((200, 250), 122, "night")
        + shape("M126 238 Q130 172 200 168 Q270 172 274 238 V318 H126Z", "clay")
        + shape("M142 240 Q146 188 200 186 Q254 188 258 240 V306 H142Z", "black", 4)
        + shape(
            "M206 200 Q220 232 244 250 Q256 282 236 306 H164 Q146 280 162 254 Q176 262 184 250 Q190 224 206 200Z",
            "ember",
            3,
        )
        + shape(
            "M204 246 Q212 266 226 276 Q230 294 220 306 H182 Q172 290 182 276 Q190 280 194 274Z", "lamp", 0
        )
        + hair("M158 222 V306 M186 206 V306 M214 206 V306 M242 222 V306", "#1c1016", 6)
        + oval((200, 120), (82, 66), "night")
        + both(
            ball((166, 118), 20, "ember", 3)
            + dot((160, 110), 6, "#ffffff")
            + ball((140, 90), 10, "ember", 3)
            + ball((186, 84), 9, "ember", 3)
        )
        + both(shape("M172 164 Q170 200 192 206 Q196 182 190 162Z", "porcelain", 4))
        + crown((200, 66), 0.5, "gold", "oxblood")
    )


def duchess_craquelure() -> str:
    """A duchess under a towering wig, her glaze a fine web of cracks."""
    web = "M110 300 L140 320 L132 356 M140 320 L176 312 M290 296 L262 322 L276 360 M262 322 L226 316 M176 140 L188 154 L182 172 M226 132 L216 150"
    return (
        ground_shadow((200, 392), (150, 12))
        + gown(216, 388, 100, 330, "blush")
        + shape("M160 224 Q130 300 138 386 Q200 398 262 386 Q270 300 240 224Z", "celadon", 4)
        + "".join(
            flower(s, 13, "#c83a5a")
            for s in ((110, 350), (74, 366), (290, 350), (326, 366), (200, 350), (172, 300), (228, 300))
        )
        + hair(web, "#8a5a6a", 3, 0.8)
        + both(
            limb("M152 214 Q100 244 130 286", "blush", 22)
            + shape("M108 274 L152 266 L146 306 L112 304Z", "white", 4)
            + ball((136, 306), 14, "bisque", 4)
        )
        + shape("M150 196 Q200 178 250 196 L240 262 Q200 276 160 262Z", "celadon")
        + hair("M186 206 L214 218 M186 222 L214 234 M186 238 L214 250", "#c83a5a", 5)
        + shape(
            "M120 140 Q96 60 140 24 Q200 -16 260 24 Q304 60 280 140 Q296 170 272 186 Q258 160 262 120 Q230 80 200 82 Q170 80 138 120 Q142 160 128 186 Q104 170 120 140Z",
            "porcelain",
        )
        + both(
            ball((122, 116), 22, "porcelain", 4)
            + ball((122, 160), 20, "porcelain", 4)
            + ball((144, 62), 24, "porcelain", 4)
        )
        + oval((200, 138), (50, 56), "bisque")
        + both(brushed_eye((180, 136), 14, "#2a4a44") + dot((166, 160), 11, "#ff6a80", 0.5))
        + flat("M190 170 Q200 162 210 170 Q200 180 190 170Z", "#b82a3a")
        + dot((222, 160), 4, "#2a1420")
        + put(flower((0, 0), 20, "#c83a5a"), (240, 48))
        + shape("M180 26 Q150 -10 176 -18 Q206 -8 198 24Z", "jade", 4)
        + "".join(ball((168 + i * 16, 200 + (4 - abs(2 - i) * 2)), 7, "white", 2.5) for i in range(5))
    )


def the_mended_monk() -> str:
    """A monk whose breaks are mended with gold."""
    return (
        ground_shadow((200, 392), (150, 12))
        + glow((200, 120), 160, "#ffe27a", 0.6)
        + f'<path d="M200 12 a110 110 0 1 1 -0.1 0" fill="none" stroke="{_GOLD}" stroke-width="7" stroke-opacity="0.9"/>'
        + shape("M50 384 Q40 330 120 312 Q200 300 280 312 Q360 330 350 384Z", "clay")
        + shape("M124 210 Q200 180 276 210 Q306 290 290 350 H110 Q94 290 124 210Z", "celadon")
        + shape("M140 204 L210 200 L286 330 L250 352 L180 300Z", "clay", 4)
        + both(limb("M118 226 Q84 290 140 318 Q168 326 188 318", "celadon", 30))
        + both(oval((182, 318), (24, 15), "bisque", 4))
        + both(shape("M108 100 Q84 98 86 126 Q90 148 112 142Z", "bisque", 4))
        + oval((200, 116), (88, 92), "bisque")
        + both(hair("M142 124 Q162 140 182 124", "#3a2420", 7) + hair("M136 96 Q160 84 184 98", "#8a6a5a", 6))
        + smile((200, 164), 42, 0.3, 6, "#8a3a34")
        + hair("M200 126 V144 H208", "#a0765c", 5)
        + seam("M206 26 L194 56 L214 78 L204 100")
        + seam("M286 96 L262 112 L272 140 L252 166")
        + seam("M120 240 L150 256 L138 284 L160 300")
        + seam("M270 230 L246 246 L258 268")
        + seam("M90 350 L110 366 L104 384")
        + "".join(
            ball((x, y), 11, "oxblood", 3)
            for x, y in ((150, 216), (160, 236), (176, 250), (196, 256), (216, 252), (236, 240), (250, 220))
        )
    )


def cobalt_sovereign() -> str:
    """A king whose body is a blue and white vase."""
    waves = "".join(
        hair(f"M{x} 330 Q{x + 14} 306 {x + 28} 330 Q{x + 14} 322 {x} 330", "#1f3fae", 5)
        for x in range(112, 280, 30)
    )
    return (
        ground_shadow((200, 392), (110, 12))
        + shape("M120 196 Q30 250 40 384 Q200 400 360 384 Q370 250 280 196Z", "cobalt")
        + hair("M48 372 Q200 392 352 372", "#f4f8ff", 14)
        + shape("M150 190 H250 Q320 250 286 340 L270 388 H130 L114 340 Q80 250 150 190Z", "porcelain")
        + hair("M122 238 Q200 262 278 238 M108 296 Q200 318 292 296 M126 352 Q200 368 274 352", "#1f3fae", 7)
        + waves
        + flower((200, 276), 22, "#1f3fae")
        + flower((150, 268), 14, "#1f3fae")
        + flower((250, 268), 14, "#1f3fae")
        + both(limb("M128 220 Q78 250 88 296", "cobalt", 28) + ball((90, 300), 19, "porcelain", 4))
        + staff((312, 290), 250, 0, "gold")
        + ball((312, 112), 26, "cobalt")
        + flat(star((312, 112), 5, 17, 7), "#fff2c0")
        + ball((310, 300), 19, "porcelain", 4)
        + both(shape("M200 198 Q150 210 130 186 Q160 178 200 176Z", "white", 4))
        + oval((200, 128), (60, 64), "porcelain")
        + both(brushed_eye((176, 122), 18) + dot((160, 148), 11, "#7aa0ff", 0.5))
        + shape("M150 150 Q200 136 250 150 Q252 206 200 232 Q148 206 150 150Z", "cobalt")
        + shape("M168 154 Q200 144 232 154 Q216 172 200 168 Q184 172 168 154Z", "porcelain", 3)
        + hair("M188 162 Q200 170 212 162", "#1f3fae", 4)
        + hair("M176 182 Q174 204 186 216 M200 180 V224 M224 182 Q226 204 214 216", "#a8ccff", 4)
        + crown((200, 76), 0.9, "gold", "cobalt")
    )


def mother_kiln() -> str:
    """A great kiln with kind eyes, her little pots about her."""
    bricks = "".join(
        hair(f"M{x} {y} h34", "#6a301c", 4, 0.7)
        for y in range(96, 210, 26)
        for x in range(110 + (y // 26 % 2) * 20, 270, 48)
    )
    return (
        ground_shadow((200, 392), (190, 12))
        + "".join(dot(s, r, "#ffffff", 0.75) for s, r in (((236, 6), 15), ((258, 2), 19)))
        + shape("M206 70 V24 H252 V80Z", "clay")
        + shape("M198 18 H260 V36 H198Z", "stone", 4)
        + shape("M48 384 Q40 66 200 56 Q360 66 352 384Z", "clay")
        + bricks
        + hair("M54 330 Q60 240 72 200 M346 330 Q340 240 328 200", "#6a301c", 5, 0.6)
        + both(
            brushed_eye((154, 168), 27, "#3a140c")
            + hair("M122 124 Q152 106 180 124", "#5a2410", 8)
            + dot((118, 206), 20, "#ff5a4a", 0.45)
        )
        + glow((200, 310), 150, "#ffc85a", 0.9)
        + shape("M112 384 V296 Q116 222 200 218 Q284 222 288 296 V384Z", "stone")
        + shape("M130 384 V300 Q134 240 200 238 Q266 240 270 300 V384Z", "black", 4)
        + shape(
            "M204 262 Q220 296 250 318 Q262 354 244 384 H156 Q138 350 158 322 Q172 332 180 318 Q186 288 204 262Z",
            "ember",
            3,
        )
        + shape(
            "M202 318 Q212 340 228 352 Q232 372 222 384 H178 Q168 366 180 350 Q190 354 194 346Z", "lamp", 0
        )
        + hair("M128 296 L140 302 M272 296 L260 302", "#3a2a1a", 6)
        + shape("M20 330 H84 L78 352 Q98 372 84 390 H20 Q6 372 26 352Z", "celadon", 4)
        + bead((40, 362), 6)
        + bead((64, 362), 6)
        + smile((52, 374), 16, 0.4, 4)
        + shape("M312 340 H384 L374 392 H322Z", "cobalt", 4)
        + dot((338, 362), 6, "#ffffff")
        + dot((360, 362), 6, "#ffffff")
        + smile((349, 374), 16, 0.4, 4, "#ffffff")
    )

"""Grainers of bronze and silver: carved, turned and pegged."""

from __future__ import annotations

from game.dust_collectorz.pictures.parts import bead, cheeks, fist, painted_eye, smile, spear
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
)
from game.table.art.vector import star

_GRAIN = "#5a3414"


def pegkin() -> str:
    """A clothes peg with a painted coat."""
    return (
        ground_shadow((200, 390), (80, 11))
        + shape("M148 180 H252 L250 380 Q236 394 220 380 L210 260 H190 L180 380 Q164 394 150 380Z", "pine")
        + shape("M146 170 Q200 156 254 170 L252 262 Q200 276 148 262Z", "leaf")
        + hair("M200 168 V266", "#265214", 4)
        + "".join(ball((214, y), 6, "gold", 2) for y in (190, 214, 238))
        + both(limb("M148 186 Q104 206 96 250", "leaf", 18) + ball((94, 256), 14, "pine", 4))
        + shape("M140 156 Q200 142 260 156 L262 180 Q200 166 138 180Z", "red", 4)
        + ball((200, 104), 62, "pine")
        + shape("M138 96 Q140 34 200 30 Q260 34 262 96 Q200 70 138 96Z", "walnut")
        + both(bead((178, 108), 10))
        + cheeks(128, 80, 13)
        + smile((200, 132), 36, 0.35, 5)
        + shape("M190 30 Q186 6 202 0 Q216 8 210 30Z", "leaf", 4)
    )


def knotling() -> str:
    """A stump of firewood whose knots are eyes."""
    return (
        ground_shadow((200, 388), (130, 14))
        + both(limb("M112 230 L60 196 L36 206 M60 196 L54 164", "walnut", 17))
        + both(shape("M118 332 Q70 350 62 386 H150Z", "walnut"))
        + shape("M104 96 Q92 240 112 380 H288 Q308 240 296 96Z", "walnut")
        + hair(
            "M126 130 Q118 240 134 370 M164 250 Q158 320 168 372 M272 130 Q284 240 268 370 M232 260 Q240 320 230 372",
            "#2a140a",
            4,
            0.6,
        )
        + oval((200, 96), (97, 36), "pine")
        + oval((200, 96), (68, 24), "pine", 2.5)
        + oval((202, 96), (40, 13), "pine", 2.5)
        + dot((203, 96), 6, "#7a4c1e")
        + both(
            oval((154, 196), (34, 38), "oak", 5)
            + oval((154, 196), (24, 28), "walnut", 3)
            + oval((156, 198), (14, 17), "ebony", 2)
            + dot((150, 190), 6, "#ffffff")
        )
        + hair("M118 154 Q148 140 176 158 M282 154 Q252 140 224 158", "#2a140a", 8)
        + shape("M156 270 Q200 288 244 270 Q240 314 200 316 Q160 314 156 270Z", "ebony", 4)
        + flat("M170 274 L180 292 L190 277Z M214 277 L222 293 L232 274Z", "#fff4d8")
        + shape("M286 120 Q316 82 350 92 Q338 128 294 136Z", "leaf", 4)
        + hair("M292 130 Q316 112 340 100", "#265214", 3)
    )


def splinter_finch() -> str:
    """A carved finch, all points, on a twig."""
    return (
        ground_shadow((200, 388), (110, 11))
        + limb("M40 356 Q200 330 366 350", "walnut", 15)
        + limb("M300 346 L334 312", "walnut", 8)
        + shape("M320 316 Q346 284 372 296 Q360 326 326 324Z", "leaf", 4)
        + shape("M262 236 L388 184 L352 226 L394 240 L338 256 L364 286 L262 292Z", "oak")
        + shape("M92 196 Q108 92 200 96 Q300 110 306 226 Q290 326 196 330 Q104 316 92 196Z", "oak")
        + shape("M102 240 Q160 220 206 322 Q124 330 102 240Z", "red", 3)
        + shape("M178 180 L318 216 L262 236 L300 258 L248 264 L276 290 L214 284 Q176 244 178 180Z", "walnut")
        + hair("M202 210 L276 230 M206 236 L250 250 M214 258 L246 270", "#2a140a", 4)
        + shape("M102 160 L20 178 L98 208Z", "yellow", 5)
        + hair("M30 180 L98 184", "#7a500c", 4)
        + shape("M150 104 L140 40 L176 80 L190 30 L208 98Z", "walnut", 4)
        + painted_eye((148, 162), 24)
        + hair("M176 328 V350 M166 352 H190 M218 326 V346 M208 348 H234", "#3a2010", 8)
    )


def spindle_tot() -> str:
    """A turned spindle with thread about its belly."""
    thread = "".join(
        hair(
            f"M{108 + abs(i - 5) * 5} {206 + i * 15} Q200 {224 + i * 15} {292 - abs(i - 5) * 5} {206 + i * 15}",
            tone,
            5,
            0.8,
        )
        for i in range(10)
        for tone in ("#8a1c4a" if i % 2 else "#ffb4cc",)
    )
    return (
        ground_shadow((200, 392), (60, 9))
        + shape("M188 350 H212 L204 394 H196Z", "birch")
        + shape("M132 344 Q200 330 268 344 L250 364 Q200 374 150 364Z", "birch")
        + shape("M128 190 Q200 176 272 190 Q316 270 272 346 Q200 360 128 346 Q84 270 128 190Z", "rose")
        + thread
        + hair("M292 270 Q344 280 340 330 Q336 366 372 372", "#d86c98", 5)
        + shape("M140 186 Q200 172 260 186 L250 202 Q200 212 150 202Z", "birch", 4)
        + both(limb("M128 214 Q84 206 70 170", "birch", 14) + ball((68, 164), 15, "birch", 4))
        + ball((200, 116), 72, "birch")
        + shape("M164 52 Q200 28 236 52 L222 66 H178Z", "birch", 4)
        + shape("M190 46 H210 L206 4 H194Z", "birch", 4)
        + ball((200, 6), 11, "red", 3)
        + both(painted_eye((174, 112), 18, "#2a6a9a"))
        + cheeks(142, 96, 13)
        + oval((200, 152), (11, 9), "oxblood", 3)
        + hair("M180 70 Q190 84 204 74 Q214 84 224 70", "#a86a2c", 6)
    )


def acorn_guard() -> str:
    """An acorn with spear and shield."""
    hatch = "".join(
        hair(f"M{x} 150 L{x + 46} 74", "#2a140a", 3, 0.6) + hair(f"M{x + 46} 150 L{x} 74", "#2a140a", 3, 0.6)
        for x in range(96, 270, 34)
    )
    return (
        ground_shadow((200, 388), (110, 13))
        + spear((318, 260), 330, 4)
        + both(limb("M172 350 V374", "walnut", 16) + oval((160, 380), (32, 12), "walnut"))
        + shape("M106 150 H294 Q304 270 238 334 L200 362 L162 334 Q96 270 106 150Z", "oak")
        + both(painted_eye((158, 206), 24) + hair("M130 172 L180 184", "#3a2010", 9))
        + hair("M160 256 Q200 240 240 256", "#3a2010", 8)
        + both(shape("M200 250 Q168 238 138 258 Q160 282 200 264Z", "birch", 4))
        + shape("M78 152 Q74 54 200 46 Q326 54 322 152 Q200 188 78 152Z", "walnut")
        + hatch
        + shape("M190 50 Q188 14 214 4 L226 18 Q212 30 212 52Z", "walnut", 4)
        + limb("M288 240 Q320 246 320 262", "oak", 15)
        + fist((320, 266), 16, "oak")
        + shape("M36 220 Q84 204 132 220 Q136 306 84 348 Q32 306 36 220Z", "leaf")
        + shape("M50 232 Q84 222 118 232 Q120 296 84 328 Q48 296 50 232Z", "pine", 3)
        + shape("M84 240 Q112 270 84 316 Q56 270 84 240Z", "leaf", 3)
    )


def dowel_dan() -> str:
    """A jointed mannequin of dowels and balls, who waves."""
    return (
        ground_shadow((200, 390), (110, 11))
        + shape("M120 374 H280 L290 392 H110Z", "walnut")
        + limb("M200 250 V374", "iron", 6)
        + limb("M176 262 L150 318 L164 366", "pine", 26)
        + limb("M224 262 L252 316 L238 366", "pine", 26)
        + ball((150, 316), 16, "oak", 4)
        + ball((252, 316), 16, "oak", 4)
        + oval((156, 374), (30, 12), "pine")
        + oval((246, 374), (30, 12), "pine")
        + shape("M156 150 Q200 136 244 150 Q250 200 226 226 H174 Q150 200 156 150Z", "pine")
        + ball((200, 238), 26, "oak")
        + limb("M154 162 L104 206 L124 262", "pine", 22)
        + ball((104, 206), 15, "oak", 4)
        + oval((128, 276), (15, 20), "pine")
        + limb("M246 162 L304 150 L316 84", "pine", 22)
        + ball((304, 150), 15, "oak", 4)
        + shape("M300 70 L292 34 L306 46 L312 22 L320 44 L334 28 L332 66 Q318 82 300 70Z", "pine", 4)
        + both(ball((154, 160), 15, "oak", 4))
        + ball((200, 138), 14, "oak", 4)
        + oval((200, 80), (48, 58), "pine")
        + both(dot((182, 76), 8, "#3a2010"))
        + smile((200, 100), 36, 0.35, 5, "#3a2010")
        + hair("M200 24 V50", _GRAIN, 3, 0.5)
    )


def rocking_charger() -> str:
    """A rocking horse at the charge."""
    return (
        ground_shadow((200, 392), (170, 9))
        + shape("M14 330 Q40 388 200 388 Q360 388 386 330 L368 326 Q330 364 200 364 Q70 364 32 326Z", "red")
        + limb("M150 270 L92 350", "birch", 24)
        + limb("M264 280 L320 346", "birch", 24)
        + limb("M184 280 L136 362", "birch", 24)
        + limb("M240 284 L274 360", "birch", 24)
        + shape("M300 222 Q360 200 374 250 Q390 300 350 330 Q350 280 302 262Z", "honey")
        + shape("M128 200 Q220 190 306 214 Q330 270 286 296 Q200 312 140 290 Q110 250 128 200Z", "birch")
        + "".join(
            dot(s, r, "#b8906a", 0.7)
            for s, r in (((240, 236), 11), ((270, 256), 9), ((246, 270), 8), ((288, 232), 7))
        )
        + shape("M134 262 Q100 170 128 96 L196 120 Q190 200 206 236Z", "birch")
        + shape("M128 84 Q84 100 34 168 Q24 194 48 204 Q80 200 104 178 Q150 170 168 118Z", "birch")
        + shape("M120 88 L118 36 L156 78Z", "birch")
        + shape("M134 62 Q190 50 214 104 Q236 160 226 226 Q196 210 190 160 Q180 118 134 96Z", "honey")
        + painted_eye((104, 124), 16)
        + oval((46, 184), (6, 9), "walnut", 2)
        + hair("M40 176 Q76 160 102 172 M66 120 L96 178 M90 168 Q150 200 196 206", "#c8282a", 8)
        + shape("M186 192 Q232 176 276 196 L270 250 Q230 266 192 250Z", "blue")
        + hair("M190 242 Q230 258 272 242", "#f4ca50", 6)
        + flat(star((230, 218), 5, 17, 7), "#f4ca50")
    )


def nutjaw_sergeant() -> str:
    """A nutcracker with a mighty jaw."""
    return (
        ground_shadow((200, 392), (110, 10))
        + shape("M110 368 H290 L298 394 H102Z", "walnut")
        + both(
            limb("M170 300 V352", "white", 34) + shape("M146 326 H194 V370 H140 Q140 340 146 326Z", "black")
        )
        + shape("M132 200 H268 L276 306 H124Z", "red")
        + hair("M132 226 H268 M130 256 H270", "#f4ca50", 6)
        + shape("M124 280 H276 V304 H124Z", "black", 4)
        + shape("M184 276 H216 V308 H184Z", "gold", 4)
        + both(
            shape("M106 204 Q122 184 150 192 L146 214 H104Z", "gold", 4)
            + limb("M116 220 V288", "red", 26)
            + ball((116, 298), 17, "white", 4)
        )
        + shape("M134 96 H266 V212 H134Z", "pine")
        + shape("M124 10 H276 L268 100 H132Z", "black")
        + shape("M120 88 H280 L276 110 H124Z", "gold", 4)
        + ball((200, 52), 24, "gold", 4)
        + flat(star((200, 52), 5, 17, 7), "#a82a24")
        + both(painted_eye((170, 128), 17, "#1e5aa8") + hair("M150 106 L186 112", "#3a2010", 9))
        + shape("M192 130 H208 L214 154 H186Z", "pine", 3)
        + both(shape("M200 160 Q164 150 130 172 Q160 188 200 172Z", "white", 4))
        + shape("M152 178 H248 V224 Q200 240 152 224Z", "pine", 4)
        + shape("M156 176 H244 V200 H156Z", "white", 4)
        + hair("M174 176V200 M192 176V200 M210 176V200 M228 176V200", width=3)
        + shape("M160 222 Q200 232 240 222 Q238 264 200 274 Q162 264 160 222Z", "white", 4)
    )


def lathe_lynx() -> str:
    """A lynx with turned legs, like those of a chair."""
    leg = "M-13 0 H13 L10 14 H-10Z M-16 14 Q-22 34 -10 46 H10 Q22 34 16 14Z M-10 46 H10 L13 84 H-13Z"
    return (
        ground_shadow((210, 388), (150, 13))
        + shape("M318 250 Q366 230 362 186 L344 172 Q338 210 306 224Z", "oak")
        + shape("M362 190 L344 170 L352 160 L370 178Z", "ebony", 4)
        + "".join(put(shape(leg, "walnut", 4), (x, 302)) for x in (150, 190, 276, 314))
        + shape("M116 250 Q200 200 326 226 Q346 290 320 310 H136 Q110 290 116 250Z", "oak")
        + "".join(
            oval(s, (11, 8), "walnut", 0)
            for s in ((214, 244), (250, 262), (284, 246), (228, 284), (300, 278), (262, 238))
        )
        + shape("M62 116 L58 24 L78 8 L130 86Z", "oak")
        + shape("M246 116 L250 24 L230 8 L178 86Z", "oak")
        + hair("M62 30 L50 -4 M246 30 L258 -4", "#1c1016", 10)
        + shape("M74 96 L72 48 L112 86Z", "blush", 2)
        + shape("M234 96 L236 48 L196 86Z", "blush", 2)
        + shape(
            "M44 210 L66 196 Q54 78 154 72 Q254 78 242 196 L264 210 L236 226 L246 250 L204 244 Q154 268 104 244 L62 250 L72 226Z",
            "oak",
        )
        + hair("M154 76 V116 M132 80 L140 112 M176 80 L168 112", "#6c4028", 7)
        + painted_eye((116, 160), 21, "#4a7a1c")
        + painted_eye((192, 160), 21, "#4a7a1c")
        + oval((154, 216), (40, 28), "birch", 3)
        + shape("M140 196 H168 L154 212Z", "oxblood", 3)
        + hair("M154 212 V224 M154 224 Q142 236 130 228 M154 224 Q166 236 178 228", width=5)
        + hair("M112 212 L72 206 M112 222 L76 228 M196 212 L236 206 M196 222 L232 228", "#3a2010", 3.5)
    )


def marble_run_otter() -> str:
    """An otter whose belly is a marble run."""
    return (
        ground_shadow((200, 390), (120, 13))
        + shape("M262 330 Q340 340 372 280 Q392 320 356 368 Q310 396 250 380Z", "walnut")
        + both(oval((152, 382), (42, 13), "walnut"))
        + shape("M132 170 Q200 150 268 170 Q312 280 276 376 H124 Q88 280 132 170Z", "walnut")
        + shape("M146 190 Q200 176 254 190 Q284 280 258 364 H142 Q116 280 146 190Z", "pine", 4)
        + hair("M150 216 L240 236 M252 262 L158 282 M146 306 L236 328", "#4a2810", 15)
        + hair("M150 216 L240 236 M252 262 L158 282 M146 306 L236 328", "#d8a058", 7)
        + ball((198, 212), 14, "blue", 3)
        + ball((190, 260), 14, "red", 3)
        + ball((226, 310), 14, "green", 3)
        + ball((242, 350), 14, "yellow", 3)
        + both(limb("M128 198 Q84 230 108 272", "walnut", 25) + ball((112, 276), 17, "walnut", 4))
        + both(ball((128, 64), 22, "walnut") + ball((128, 66), 11, "blush", 2))
        + shape("M112 110 Q116 34 200 30 Q284 34 288 110 Q284 182 200 186 Q116 182 112 110Z", "walnut")
        + oval((200, 138), (56, 38), "birch", 4)
        + both(bead((160, 94), 15))
        + oval((200, 116), (20, 14), "ebony", 3)
        + hair("M200 130 V142 M200 142 Q184 158 170 146 M200 142 Q216 158 230 146", width=5)
        + both(hair("M152 136 L104 128 M154 148 L108 154", "#3a2010", 3.5))
        + shape("M190 158 H210 V174 H190Z", "white", 3)
    )


def croquet_knight() -> str:
    """A knight of croquet: a ball for a body, a hoop for a crest, a mallet for a sword."""
    return (
        ground_shadow((200, 390), (120, 13))
        + hair("M40 388 V296 Q40 262 70 262 Q100 262 100 296 V388", "#1c1226", 15)
        + hair("M40 388 V296 Q40 262 70 262 Q100 262 100 296 V388", "#f4f4fa", 7)
        + both(oval((166, 382), (36, 13), "walnut"))
        + ball((200, 280), 96, "pine")
        + shape("M106 262 Q200 300 294 262 L296 296 Q200 334 104 296Z", "blue", 4)
        + both(limb("M118 238 Q84 232 72 258", "walnut", 20))
        + fist((72, 262), 17, "pine")
        + put(
            shape("M-8 -170 H8 V70 H-8Z", "birch", 5)
            + shape("M-62 -222 H62 V-160 H-62Z", "oak", 5)
            + shape("M-62 -222 H-44 V-160 H-62Z", "red", 4)
            + shape("M44 -222 H62 V-160 H44Z", "red", 4),
            (322, 268),
            1,
            8,
        )
        + limb("M284 236 Q318 236 322 262", "walnut", 20)
        + fist((322, 264), 17, "pine")
        + shape("M136 180 Q126 66 200 62 Q274 66 264 180 Q200 206 136 180Z", "oak")
        + shape("M142 116 H258 V150 H142Z", "ebony", 4)
        + both(dot((174, 134), 11, "#ffffff") + dot((176, 136), 6, "#120c1e"))
        + hair("M200 66 V196 M164 166 V188 M182 168 V192 M218 168 V192 M236 166 V188", "#4a2810", 5)
        + hair("M156 70 V36 Q158 6 200 6 Q242 6 244 36 V70", "#1c1226", 15)
        + hair("M156 70 V36 Q158 6 200 6 Q242 6 244 36 V70", "#ff7a6a", 7)
    )


def puzzlebox_crab() -> str:
    """A crab with a puzzle box for a shell."""
    claw = shape(
        "M0 0 Q-44 -20 -40 -70 Q-34 -112 4 -120 L-8 -74 L30 -112 Q54 -70 30 -24 Q18 -4 0 0Z", "mahogany"
    )
    return (
        ground_shadow((200, 386), (160, 14))
        + both(
            "".join(
                hair(f"M120 {y} Q{66 - d} {y - 10} {44 - d} {y + 60}", "#2a0c0c", 20)
                + hair(f"M120 {y} Q{66 - d} {y - 10} {44 - d} {y + 60}", "#b8523a", 11)
                for y, d in ((270, 14), (300, 2), (322, -18))
            )
        )
        + both(limb("M112 246 Q66 230 62 180", "mahogany", 20) + put(claw, (62, 186), 1, -14))
        + shape("M92 166 L126 132 H274 L308 166 V330 H92Z", "walnut")
        + shape("M92 166 H308 V330 H92Z", "oak")
        + shape("M92 166 H164 V212 Q188 204 188 230 Q188 254 164 248 V330 H92Z", "mahogany", 4)
        + shape(
            "M164 166 H238 V202 Q222 196 220 216 Q222 234 238 230 V260 H164 V248 Q188 254 188 230 Q188 204 164 212Z",
            "pine",
            4,
        )
        + shape("M238 166 H308 V260 H238 V230 Q222 234 220 216 Q222 196 238 202Z", "walnut", 4)
        + shape("M164 260 H308 V330 H164Z", "birch", 4)
        + both(
            hair("M174 140 V96", "#2a0c0c", 14)
            + hair("M174 140 V96", "#b8523a", 7)
            + painted_eye((174, 82), 25)
        )
        + smile((236, 290), 60, 0.3, 6, "#3a2010")
        + ball((128, 290), 13, "gold", 4)
    )

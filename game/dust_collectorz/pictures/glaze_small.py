"""Glazeborn of bronze and silver: cups, pots and porcelain figures."""

from __future__ import annotations

from game.dust_collectorz.pictures.parts import (
    brows,
    brushed_eye,
    cheeks,
    fist,
    shine_left,
    smile,
)
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    dot,
    flat,
    gleam_spot,
    glow,
    ground_shadow,
    hair,
    limb,
    oval,
    ringed,
    shape,
)
from game.table.art.vector import Point, polar, star

_BLUE = "#2450b4"


def flower(at: Point, radius: float, colour: str = _BLUE) -> str:
    """A painted flower."""
    return "".join(
        dot(polar(at, radius * 0.6, turn), radius * 0.42, colour) for turn in range(0, 360, 60)
    ) + dot(at, radius * 0.34, "#ffe27a")


def chipcup() -> str:
    """A teacup with a piece missing from its rim."""
    return (
        ground_shadow((200, 388), (160, 14))
        + oval((200, 362), (160, 26), "porcelain")
        + oval((200, 356), (110, 15), "porcelain", 3)
        + hair("M300 190 Q384 178 378 244 Q368 302 288 300", "#2a3450", 34)
        + hair("M300 190 Q384 178 378 244 Q368 302 288 300", "#e8eefa", 22)
        + shape(
            "M76 132 L112 132 L130 164 L150 146 L164 132 H324 Q326 296 256 344 H144 Q74 296 76 132Z",
            "porcelain",
        )
        + hair("M82 176 Q200 204 318 176", _BLUE, 9)
        + hair("M84 190 Q200 218 316 190", _BLUE, 3)
        + both(brushed_eye((158, 242), 25))
        + smile((200, 284), 60, 0.36, 7, _BLUE)
        + cheeks(280, 130, 16)
        + flower((276, 300), 17)
        + flower((124, 308), 13)
        + hair("M130 164 L140 196 L132 214", "#6a7a9c", 4)
        + shape("M98 88 L122 74 L134 98 L112 108Z", "porcelain", 4)
        + shine_left(104, 190, 110, 12, 0.7)
    )


def saucerling() -> str:
    """A round saucer on two small feet, a sugar bowl for a hat."""
    rim = "".join(flower(spot, 14) for spot in ringed((200, 236), 116, 10))
    return (
        ground_shadow((200, 388), (110, 13))
        + both(limb("M162 360 V376", "porcelain", 16) + oval((152, 384), (34, 12), "cobalt"))
        + both(limb("M72 240 Q40 250 34 216", "porcelain", 14) + ball((34, 210), 15, "cobalt", 4))
        + ball((200, 236), 144, "porcelain")
        + rim
        + ball((200, 236), 90, "porcelain", 4)
        + hair("M118 210 Q140 160 196 150", "#ffffff", 10, 0.9)
        + both(brushed_eye((168, 226), 24))
        + smile((200, 268), 52, 0.4, 7, _BLUE)
        + cheeks(258, 110, 14)
        + shape("M140 98 Q136 34 200 32 Q264 34 260 98 Q200 120 140 98Z", "cobalt")
        + ball((200, 26), 14, "gold", 4)
        + hair("M144 82 Q200 104 256 82", "#e8eefa", 5)
    )


def teapot_toad() -> str:
    """A toad that is a teapot: spout, handle and lid."""
    return (
        ground_shadow((200, 388), (150, 14))
        + hair("M312 210 Q392 202 384 272 Q372 326 304 322", "#163a30", 36)
        + hair("M312 210 Q392 202 384 272 Q372 326 304 322", "#8ccfae", 24)
        + shape("M100 262 Q56 240 50 190 L16 180 L26 160 Q64 152 82 172 Q86 206 116 224Z", "celadon")
        + shape("M84 268 Q86 168 200 160 Q314 168 316 268 Q314 376 200 380 Q86 376 84 268Z", "celadon")
        + oval((200, 318), (84, 54), "bisque", 3)
        + both(oval((120, 372), (52, 18), "celadon") + hair("M92 372 V384 M112 376 V388", "#1d4a3e", 4))
        + shape("M132 170 Q200 140 268 170 Q200 198 132 170Z", "jade", 4)
        + shape("M176 156 Q172 120 200 116 Q228 120 224 156 Q200 166 176 156Z", "honey", 4)
        + both(
            ball((134, 160), 42, "celadon")
            + ball((134, 156), 27, "honey", 4)
            + oval((134, 158), (8, 19), "black", 0)
            + dot((125, 146), 8, "#ffffff")
        )
        + hair("M116 238 Q200 292 284 238", "#14382e", 9)
        + both(dot((182, 214), 4, "#14382e") + dot((128, 300), 9, "#2f7a62") + dot((112, 270), 6, "#2f7a62"))
        + hair("M30 150 Q14 126 34 108 Q52 92 36 66", "#ffffff", 8, 0.75)
    )


def shardmouse() -> str:
    """A mouse put together from shards."""
    return (
        ground_shadow((200, 386), (150, 14))
        + shape("M300 300 L352 262 L340 300 L392 280 L360 322 L396 330 L310 344Z", "cobalt", 4)
        + shape("M130 246 L200 186 L280 212 L330 290 L304 362 L170 372 L112 330Z", "porcelain")
        + shape("M200 186 L280 212 L250 280 L186 258Z", "celadon", 3)
        + shape("M250 280 L330 290 L304 362 L236 350Z", "honey", 3)
        + shape("M186 258 L250 280 L236 350 L176 330Z", "blush", 3)
        + flower((220, 234), 14)
        + shape("M96 130 L62 44 L138 40 L170 96Z", "blush")
        + shape("M104 112 L82 60 L130 58 L146 88Z", "oxblood", 3)
        + shape("M186 90 L232 34 L284 80 L240 146Z", "cobalt")
        + shape("M204 94 L236 58 L264 84 L236 126Z", "blush", 3)
        + shape("M30 230 L92 118 L192 84 L250 150 L226 240 L120 264Z", "porcelain")
        + hair("M92 118 L150 178 L226 240 M150 178 L30 230 M150 178 L192 84", "#7a8aac", 4)
        + shape("M30 230 L14 214 L40 196Z", "oxblood", 4)
        + brushed_eye((118, 182), 19)
        + brushed_eye((190, 158), 19)
        + hair("M62 236 L20 262 M74 244 L44 280 M88 250 L74 288", "#3a4460", 4)
        + shape("M70 236 L82 262 L96 242Z", "white", 3)
        + limb("M160 358 V374", "porcelain", 14)
        + limb("M268 352 V374", "porcelain", 14)
    )


def dimple() -> str:
    """A pot that somebody pinched: all dimples and smiles."""
    return (
        ground_shadow((200, 388), (130, 14))
        + shape(
            "M128 96 Q200 70 272 96 L262 132 Q344 176 338 264 Q326 372 200 380 Q74 372 62 264 Q56 176 138 132Z",
            "honey",
        )
        + oval((200, 96), (72, 22), "clay")
        + oval((200, 98), (54, 13), "night", 3)
        + both(oval((112, 292), (22, 17), "clay", 0) + hair("M94 282 Q112 268 130 284", "#6a3c10", 5))
        + both(brushed_eye((156, 218), 30, "#4a2408"))
        + hair("M130 282 Q200 352 270 282", "#5a2a08", 11)
        + flat("M150 300 Q200 336 250 300 Q226 322 200 324 Q174 322 150 300Z", "#a8442a")
        + both(hair("M118 170 Q140 152 166 164", "#7a4a14", 8))
        + flat(star((236, 66), 8, 24, 10), "#ffffff")
        + dot((236, 66), 8, "#f6c83a")
        + hair("M224 96 Q222 84 232 74", "#2f8a4a", 6)
        + shine_left(92, 200, 120, 14, 0.6)
    )


def kiln_imp() -> str:
    """An imp of clay with a flame for hair."""
    return (
        ground_shadow((200, 388), (110, 13))
        + hair("M250 330 Q330 340 336 280 Q338 262 326 250", "#4a1c10", 16)
        + hair("M250 330 Q330 340 336 280 Q338 262 326 250", "#c8623a", 8)
        + shape("M326 262 L306 240 L338 222 L348 254Z", "ember", 4)
        + glow((200, 90), 130, "#ffb84a", 0.8)
        + shape(
            "M206 0 Q226 36 262 54 Q292 92 266 134 H134 Q108 92 142 62 Q154 78 164 74 Q164 36 206 0Z", "ember"
        )
        + shape(
            "M204 48 Q214 72 238 86 Q248 110 232 130 H168 Q156 106 174 92 Q182 100 188 94 Q188 72 204 48Z",
            "lamp",
            0,
        )
        + both(
            shape("M126 150 Q60 116 36 70 Q44 152 110 196Z", "clay")
            + shape("M118 156 Q76 132 56 104 Q70 152 108 180Z", "oxblood", 2)
        )
        + both(limb("M172 340 V372", "clay", 24) + oval((160, 380), (34, 12), "oxblood"))
        + shape("M140 262 Q200 240 260 262 Q274 330 246 358 H154 Q126 330 140 262Z", "clay")
        + oval((200, 316), (38, 32), "honey", 3)
        + both(
            limb("M142 282 Q96 290 88 250", "clay", 18)
            + shape("M70 250 L74 226 L84 238 L92 220 L98 238 L110 230 L106 256 Q88 266 70 250Z", "clay", 4)
        )
        + shape("M110 180 Q112 116 200 110 Q288 116 290 180 Q284 262 200 266 Q116 262 110 180Z", "clay")
        + both(
            shape("M130 164 Q160 148 190 180 Q166 206 136 192Z", "lamp", 4) + dot((164, 180), 9, "#3a0c08")
        )
        + brows(148, 84, 56, 0.3, "#4a1408", 10)
        + shape("M144 214 Q200 244 256 214 Q244 254 200 254 Q156 254 144 214Z", "night", 4)
        + flat(
            "M156 220 L166 238 L176 226Z M244 220 L234 238 L224 226Z M190 230 L200 246 L210 230Z", "#ffffff"
        )
    )


def bisque_ballerina() -> str:
    """A porcelain dancer on one toe, on a music box."""
    return (
        ground_shadow((200, 392), (110, 9))
        + shape("M120 348 H280 L292 392 H108Z", "blush")
        + hair("M120 368 H280", "#d8a03a", 7)
        + oval((200, 348), (80, 12), "bisque", 4)
        + limb("M200 260 V336", "bisque", 15)
        + shape("M188 322 H212 L206 350 H196Z", "rose", 4)
        + limb("M210 262 Q280 290 304 236 Q312 220 340 214", "bisque", 14)
        + shape("M326 202 L366 198 L338 226Z", "rose", 4)
        + shape(
            "M62 246 Q80 196 200 190 Q320 196 338 246 Q300 240 282 262 Q250 250 230 272 Q200 256 170 272 Q150 250 118 262 Q100 240 62 246Z",
            "rose",
        )
        + hair("M90 238 Q140 214 200 212 Q260 214 310 238", "#ffffff", 4, 0.8)
        + shape("M166 136 Q200 126 234 136 L226 206 Q200 214 174 206Z", "blush")
        + limb("M170 144 Q100 120 130 60 Q150 24 184 12", "bisque", 13)
        + limb("M230 144 Q300 120 270 60 Q250 24 216 12", "bisque", 13)
        + oval((200, 94), (41, 43), "bisque")
        + shape("M156 92 Q158 46 200 44 Q242 46 244 92 Q224 66 200 66 Q176 66 156 92Z", "cocoa", 4)
        + oval((200, 42), (20, 16), "cocoa", 4)
        + both(hair("M172 98 Q182 108 192 98", "#4a2a20", 5) + dot((172, 112), 9, "#ff6a80", 0.5))
        + flat("M192 118 Q200 112 208 118 Q200 128 192 118Z", "#c83a4a")
        + flower((228, 66), 12, "#e0506a")
    )


def crackle_cat() -> str:
    """A lucky cat with a web of fine cracks."""
    cracks = "M110 240 L138 262 L130 300 L156 330 M138 262 L176 258 M290 250 L262 280 L276 318 L252 346 M262 280 L226 276 M116 106 L140 124 L132 152 M282 100 L262 122 L276 146"
    return (
        ground_shadow((200, 388), (120, 14))
        + hair("M296 330 Q372 330 352 262", "#2c4a44", 26)
        + hair("M296 330 Q372 330 352 262", "#c8ecd4", 15)
        + shape("M120 210 Q200 180 280 210 Q326 300 290 378 H110 Q74 300 120 210Z", "celadon")
        + both(oval((152, 374), (36, 15), "celadon"))
        + limb("M284 236 Q340 210 330 140", "celadon", 34)
        + oval((328, 128), (27, 29), "celadon")
        + hair("M318 112 V126 M330 108 V124 M342 114 V126", "#2c5a4c", 4)
        + both(shape("M100 108 L98 14 L170 64Z", "celadon") + shape("M112 84 L110 38 L146 64Z", "blush", 3))
        + shape("M88 138 Q92 56 200 52 Q308 56 312 138 Q304 214 200 218 Q96 214 88 138Z", "celadon")
        + hair(cracks, "#3a6a5a", 3.5, 0.8)
        + both(hair("M124 136 Q150 106 176 136", "#1c3a32", 8))
        + shape("M188 152 H212 L200 168Z", "oxblood", 3)
        + hair("M200 168 Q190 188 172 180 M200 168 Q210 188 228 180", "#1c3a32", 5)
        + both(hair("M116 160 L68 150 M116 172 L68 176", "#1c3a32", 4) + dot((124, 172), 13, "#ff6a80", 0.4))
        + hair("M126 214 Q200 240 274 214", "#6a0c18", 18)
        + hair("M126 214 Q200 240 274 214", "#d8383a", 11)
        + ball((200, 238), 20, "gold", 4)
        + hair("M184 240 H216 M200 246 V256", "#5a3408", 4)
        + oval((176, 310), (46, 58), "gold")
        + hair("M176 272 V348 M156 290 H196 M158 330 H194", "#7a500c", 6)
    )


def figurine_thief() -> str:
    """A harlequin with a mask, off with a sack."""
    return (
        ground_shadow((200, 388), (110, 13))
        + shape("M262 80 Q340 70 366 140 Q384 220 316 236 Q256 220 250 150Z", "stone")
        + hair("M262 92 Q278 112 252 130", "#4a3a24", 8)
        + flat(star((316, 160), 5, 28, 11), "#574834")
        + limb("M178 300 Q150 330 118 358", "cobalt", 26)
        + shape("M90 340 L132 362 L110 386 Q80 380 76 362Z", "night", 4)
        + limb("M222 298 Q260 330 262 372", "porcelain", 26)
        + shape("M240 368 H284 Q312 372 312 386 H240Z", "night", 4)
        + shape("M150 190 Q200 172 250 190 L246 312 Q200 328 154 312Z", "porcelain")
        + "".join(
            shape(f"M{x} {y - 26} L{x + 19} {y} L{x} {y + 26} L{x - 19} {y}Z", tone, 2)
            for x, y, tone in (
                (174, 214, "cobalt"),
                (226, 214, "oxblood"),
                (200, 250, "honey"),
                (174, 286, "oxblood"),
                (226, 286, "cobalt"),
            )
        )
        + limb("M158 204 Q108 226 116 270", "oxblood", 20)
        + fist((118, 276), 16, "porcelain")
        + limb("M242 204 Q294 190 270 128", "cobalt", 20)
        + fist((266, 122), 17, "porcelain")
        + both(shape("M200 190 L168 176 L152 204 L178 206Z", "white", 3))
        + oval((194, 126), (52, 54), "porcelain")
        + shape(
            "M140 112 Q194 92 248 112 Q252 142 226 146 Q206 146 194 130 Q182 146 162 146 Q136 142 140 112Z",
            "night",
            4,
        )
        + dot((168, 126), 11, "#ffffff")
        + dot((171, 127), 6, "#120c1e")
        + dot((220, 126), 11, "#ffffff")
        + dot((223, 127), 6, "#120c1e")
        + smile((196, 158), 34, 0.35, 5)
        + shape(
            "M142 104 Q140 60 84 40 Q104 22 146 38 Q160 20 194 56 Q226 14 282 10 Q304 20 300 40 Q256 44 246 104 Q194 80 142 104Z",
            "oxblood",
        )
        + ball((82, 42), 12, "gold", 4)
        + ball((300, 30), 12, "gold", 4)
    )


def celadon_heron() -> str:
    """A heron on one leg among painted reeds."""
    return (
        ground_shadow((200, 390), (110, 12))
        + "".join(
            hair(f"M{x} 388 Q{x + d} 300 {x + d * 2} {y}", "#1f5a4a", 6)
            + oval((x + d * 2, y), (9, 26), "clay", 4)
            for x, d, y in ((64, -8, 236), (92, 6, 278), (336, 10, 226))
        )
        + hair("M212 310 L204 384 M204 384 H172 M204 384 H230", "#5a3a14", 11)
        + hair("M212 310 L204 384", "#e0a84a", 6)
        + hair("M232 306 L262 340 L216 350", "#5a3a14", 10)
        + hair("M232 306 L262 340 L216 350", "#e0a84a", 5)
        + shape(
            "M136 240 Q180 186 262 210 Q330 240 372 320 Q300 300 270 318 Q190 340 148 300 Q128 270 136 240Z",
            "celadon",
        )
        + shape("M180 236 Q250 216 300 258 Q330 282 350 306 Q290 286 246 292 Q196 286 180 236Z", "jade", 4)
        + hair("M206 258 Q254 250 306 282 M216 274 Q250 272 286 286", "#1f5a4a", 4)
        + shape(
            "M140 262 Q178 220 168 180 Q156 130 110 130 Q84 90 120 62 Q170 48 190 92 Q222 152 208 210 Q196 262 164 282Z",
            "celadon",
        )
        + shape("M112 76 L8 108 L114 106Z", "honey")
        + hair("M30 104 L108 92", "#6a3c10", 4)
        + shape("M140 60 Q200 30 262 60 Q214 62 176 84Z", "night", 4)
        + brushed_eye((132, 84), 15, "#123a30")
        + shine_left(186, 126, 80, 8, 0.6)
        + hair("M160 300 Q168 330 156 346 M176 306 Q186 332 178 350", "#bfe8cc", 6)
    )


def urn_whisperer() -> str:
    """A hooded figure that listens at an urn."""
    return (
        ground_shadow((200, 390), (140, 13))
        + shape("M150 120 Q230 150 262 250 Q292 340 296 384 H60 Q70 220 150 120Z", "night")
        + shape("M88 140 Q80 40 166 34 Q250 44 244 144 Q220 202 166 206 Q104 200 88 140Z", "night")
        + oval((170, 134), (54, 58), "black", 4)
        + oval((172, 142), (42, 46), "bisque", 3)
        + hair("M148 136 Q158 146 168 136 M184 136 Q194 146 204 136", "#2a1c24", 5)
        + oval((178, 166), (9, 7), "oxblood", 2)
        + dot((150, 154), 9, "#ff6a80", 0.4)
        + hair("M120 240 Q110 310 116 372 M176 250 Q180 320 176 376", "#6a6498", 5, 0.6)
        + shape(
            "M238 194 H342 L330 218 Q384 256 372 316 Q358 372 320 384 H262 Q222 372 208 316 Q198 256 250 218Z",
            "clay",
        )
        + oval((290, 194), (54, 14), "night", 4)
        + hair("M214 284 Q290 312 368 284 M222 334 Q290 356 358 334", "#2a1410", 7)
        + hair("M220 306 L240 290 L260 314 L280 296 L300 318 L320 296 L340 312 L360 294", "#f0c878", 6)
        + glow((290, 150), 80, "#a8fff0", 0.7)
        + hair("M286 184 Q262 150 290 128 Q316 106 294 76", "#ffffff", 9, 0.85)
        + hair("M306 182 Q330 156 312 132", "#ffffff", 6, 0.7)
        + limb("M214 226 Q232 214 246 236", "night", 22)
        + fist((250, 240), 16, "bisque")
    )


def slipcast_swan() -> str:
    """A swan of white porcelain, half a vase."""
    return (
        ground_shadow((200, 388), (150, 14))
        + shape(
            "M70 262 Q110 220 210 232 Q290 170 380 176 Q392 262 340 330 Q300 374 200 376 Q110 372 70 262Z",
            "porcelain",
        )
        + shape(
            "M84 282 Q40 180 84 96 Q110 46 160 54 Q204 66 194 118 Q186 146 158 142 Q164 112 140 110 Q112 120 124 180 Q136 230 190 252Z",
            "porcelain",
        )
        + shape("M188 92 Q244 100 246 124 Q214 136 184 126Z", "clay")
        + shape("M176 84 Q196 84 196 122 Q178 122 168 112Z", "night", 3)
        + brushed_eye((160, 88), 13)
        + shape("M170 258 Q260 190 366 200 Q370 270 316 312 Q236 330 170 258Z", "porcelain")
        + hair("M206 262 Q280 220 352 222 M220 284 Q284 256 344 256 M246 302 Q290 290 326 286", "#8aa0cc", 5)
        + flower((128, 316), 17)
        + flower((176, 340), 14)
        + flower((296, 344), 14)
        + hair("M100 336 Q200 376 316 352", _BLUE, 6)
        + gleam_spot((98, 160), (8, 40), 0.9)
        + shape("M140 374 H270 L284 392 H126Z", "cobalt")
    )

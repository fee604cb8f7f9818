"""Tinlings of bronze and silver: tin toys with keys and wheels."""

from __future__ import annotations

from game.dust_collectorz.pictures.parts import (
    bead,
    cheeks,
    fist,
    gear,
    glass,
    hammer,
    shine_left,
    smile,
    wind_key,
)
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    flat,
    gleam,
    gleam_spot,
    glow,
    ground_shadow,
    hair,
    limb,
    oval,
    put,
    ringed,
    rivets,
    shape,
)
from game.table.art.vector import star


def cogwick() -> str:
    """A walking cog with a candle's flame."""
    return (
        ground_shadow((200, 384), (120, 16))
        + both(limb("M166 330 L160 376", "iron", 18) + oval((150, 380), (32, 15), "copper"))
        + both(limb("M92 240 Q60 262 54 300", "iron", 14) + fist((54, 304), 18, "copper"))
        + shape("M172 130 H228 V80 H172Z", "cream", 5)
        + glow((200, 48), 85, "#ffd84a", 0.77)
        + shape(
            "M204 4 Q212 30 226 44 Q238 66 222 80 Q200 92 180 80 Q164 64 178 44 Q186 52 190 46 Q200 32 204 4Z",
            "ember",
            4,
        )
        + shape("M202 42 Q206 56 214 64 Q216 78 202 80 Q188 78 190 66 Q200 60 202 42Z", "lamp", 0)
        + gear((200, 226), 138, 12, "brass")
        + ball((200, 226), 98, "copper", 5)
        + both(glass((164, 208), 32))
        + smile((200, 264), 64, 0.3, 7)
        + rivets(ringed((200, 226), 86, 8, -68), "brass", 6)
    )


def rattlekey() -> str:
    """A rattle with a wind-up key on its head."""
    bumps = "".join(ball(spot, 15, "red", 4) for spot in ringed((200, 232), 118, 12))
    return (
        ground_shadow((200, 386), (100, 14))
        + wind_key((200, 128), 1.15)
        + shape("M184 330 H216 L222 384 H178Z", "iron")
        + bumps
        + ball((200, 232), 112, "blue")
        + ball((200, 232), 84, "tin", 4)
        + both(glass((168, 214), 28, "orange"))
        + shape("M160 258 Q200 276 240 258 Q232 298 200 298 Q168 298 160 258Z", "black", 4)
        + flat("M172 264 Q200 274 228 264 L224 272 Q200 280 176 272Z", "#ffffff")
        + hair(
            "M36 130 Q20 160 30 190 M12 140 Q-2 166 8 196 M364 130 Q380 160 370 190 M388 140 Q402 166 392 196",
            "#ffffff",
            7,
            0.8,
        )
    )


def tinnow() -> str:
    """A tin minnow on wheels."""
    scales = "".join(
        hair(f"M{x} {y}Q{x - 18} {y + 18} {x} {y + 36}", "#36527a", 4, 0.6)
        for x in (230, 266, 302)
        for y in (184, 220)
    )
    return (
        ground_shadow((200, 372), (140, 15))
        + shape("M316 214 L394 130 Q376 214 394 300Z", "red")
        + hair("M330 214 L380 160 M332 216 L376 216 M330 220 L380 270", "#70101c", 4, 0.7)
        + shape("M180 128 Q230 50 296 84 L274 148Z", "red")
        + shape("M24 214 Q90 112 200 116 Q290 124 334 214 Q290 306 200 312 Q90 318 24 214Z", "tin")
        + shape("M24 214 Q60 158 122 132 Q152 214 122 298 Q60 270 24 214Z", "yellow")
        + scales
        + shape("M176 230 Q232 222 242 262 Q210 290 182 268Z", "red", 4)
        + glass((88, 198), 30, "teal")
        + hair("M30 228 Q52 244 74 238", width=6)
        + rivets([(136, 152), (148, 184), (150, 216), (148, 248), (136, 280)], "brass", 5)
        + "".join(ball((x, 336), 34, "blue") + ball((x, 336), 12, "brass", 3) for x in (130, 256))
        + gleam("M150 136 Q210 120 274 158 Q214 142 156 150Z", 0.6)
    )


def clatterpup() -> str:
    """A tin pup with jointed legs and a spring for a tail."""
    return (
        ground_shadow((200, 386), (150, 14))
        + hair("M300 246 L334 226 L318 210 L352 194 L334 178 L366 160", "#2a3348", 15)
        + hair("M300 246 L334 226 L318 210 L352 194 L334 178 L366 160", "#d8e2f4", 8)
        + ball((368, 154), 14, "red", 4)
        + "".join(
            limb(f"M{x} 300 L{x - 6} 370", "iron", 22) + oval((x - 14, 376), (28, 14), "red")
            for x in (150, 200, 270, 312)
        )
        + shape("M132 230 Q220 196 310 230 Q326 290 300 326 H150 Q124 290 132 230Z", "blue")
        + gear((236, 276), 40, 10, "brass")
        + ball((236, 276), 12, "iron", 3)
        + shape("M62 96 Q36 66 24 116 Q18 170 50 186 L86 150Z", "copper")
        + shape("M196 80 Q236 44 250 96 Q258 160 222 176 L190 140Z", "copper")
        + shape("M66 110 Q130 50 200 104 Q226 170 196 222 Q140 262 76 226 Q44 170 66 110Z", "tin")
        + shape("M70 186 Q110 158 156 182 Q168 224 130 240 Q86 244 66 220Z", "white", 4)
        + oval((98, 182), (22, 16), "black", 3)
        + hair("M98 198 V214 M98 214 Q116 232 138 216", width=5)
        + glass((100, 136), 25, "blue")
        + glass((160, 138), 25, "blue")
        + shape("M104 228 Q108 262 126 258 Q140 250 132 224Z", "pink", 4)
        + rivets([(190, 116), (200, 150), (198, 186)], "brass", 5)
    )


def pip_rivet() -> str:
    """A tiny square robot with a hammer."""
    return (
        ground_shadow((200, 386), (110, 14))
        + both(limb("M170 330 V372", "iron", 22) + oval((160, 380), (36, 14), "red"))
        + limb("M110 270 Q70 280 64 316", "tin", 18)
        + fist((64, 322), 22, "brass")
        + limb("M292 262 Q338 250 336 206", "tin", 18)
        + hammer((330, 206), 0.82, 10)
        + fist((336, 204), 22, "brass")
        + shape("M118 230 H282 L272 338 H128Z", "red")
        + gear((200, 286), 36, 8, "brass")
        + ball((200, 286), 12, "iron", 3)
        + limb("M200 84 V50", "iron", 8)
        + ball((200, 40), 18, "lamp", 4)
        + shape("M98 86 H302 L294 236 H106Z", "tin")
        + shape("M120 112 H280 V190 H120Z", "ink", 4)
        + both(glass((164, 150), 30, "green"))
        + hair("M150 212 H250 M166 204 V220 M184 204 V220 M202 204 V220 M220 204 V220 M236 204 V220", width=5)
        + rivets([(108, 98), (292, 98), (114, 224), (286, 224), (136, 246), (264, 246)], "brass", 7)
        + shine_left(112, 110, 90, 10)
    )


def wobble_sentry() -> str:
    """A roly-poly guardsman."""
    return (
        ground_shadow((200, 386), (120, 16))
        + both(limb("M104 240 Q66 258 70 300", "red", 26) + fist((72, 306), 18, "white"))
        + oval((200, 284), (132, 104), "red")
        + flat("M76 320 Q200 366 324 320 Q300 388 200 388 Q100 388 76 320Z", "#22283e")
        + shape("M188 190 H212 V340 H188Z", "white", 3)
        + "".join(ball((200, y), 9, "gold", 3) for y in (216, 250, 284, 318))
        + hair("M96 218 L304 330 M304 218 L96 330", "#ffffff", 10)
        + ball((200, 148), 66, "skin")
        + shape("M120 142 Q108 26 200 18 Q292 26 280 142 Q200 108 120 142Z", "black")
        + hair(
            "M140 60 Q150 50 158 64 M190 40 Q200 30 208 44 M240 60 Q252 52 258 66 M160 96 Q170 86 178 98 M220 92 Q230 82 240 96",
            "#8a90a8",
            4,
            0.7,
        )
        + both(bead((172, 152), 11))
        + cheeks(178, 84, 14)
        + hair("M160 192 Q200 178 240 192", "#3a2214", 12)
        + hair("M140 190 Q160 230 200 226 Q240 230 260 190", "#e9b64a", 5)
        + gleam("M92 262 Q104 210 150 196 Q116 230 112 282Z", 0.45)
    )


def brass_marcher() -> str:
    """A soldier of brass with a trumpet."""
    return (
        ground_shadow((200, 386), (110, 14))
        + limb("M176 300 L150 366", "blue", 30)
        + oval((140, 376), (36, 15), "black")
        + limb("M222 300 L252 346 L250 370", "blue", 30)
        + oval((262, 374), (34, 15), "black")
        + shape("M136 190 Q200 168 264 190 L254 316 Q200 330 146 316Z", "brass")
        + hair("M150 214 H250 M150 242 H250 M150 270 H250", "#6a400c", 7)
        + limb("M142 204 Q100 240 112 286", "brass", 24)
        + fist((114, 292), 18, "white")
        + ball((200, 128), 56, "brass")
        + shape("M142 116 V40 Q200 18 258 40 V116 Q200 98 142 116Z", "blue")
        + shape("M136 112 Q200 92 264 112 L260 130 Q200 110 140 130Z", "gold", 4)
        + ball((200, 72), 18, "gold", 4)
        + shape("M188 32 Q180 0 206 -4 Q224 2 214 30Z", "red", 4)
        + both(glass((178, 134), 17, "blue", "copper"))
        + limb("M258 204 Q306 216 300 178", "brass", 24)
        + shape("M204 158 L310 138 L376 96 L388 200 L314 166 L206 172Z", "gold")
        + oval((382, 148), (14, 54), "copper", 4)
        + hair("M270 148 V120 M288 146 V116 M306 140 V112", "#3a2408", 6)
        + fist((300, 174), 18, "white")
    )


def gyro_wren() -> str:
    """A wren in the rings of a gyroscope, kept up by a rotor."""
    ring = "M200 120 Q348 140 352 232 Q340 318 200 330 Q60 318 48 232 Q52 140 200 120 Z"
    return (
        ground_shadow((200, 384), (90, 12))
        + hair(ring, "#22304a", 22)
        + hair(ring, "#e9b64a", 12)
        + limb("M200 110 V60", "iron", 9)
        + both(shape("M196 56 Q110 26 40 52 Q110 74 196 66Z", "red", 4))
        + ball((200, 58), 15, "brass", 4)
        + shape("M262 210 L352 118 L350 196 L276 262Z", "blue")
        + shape("M92 200 Q110 112 200 112 Q290 120 300 214 Q296 318 196 322 Q100 316 92 200Z", "copper")
        + oval((186, 262), (66, 52), "cream", 3)
        + shape("M216 204 Q304 206 300 280 Q254 300 222 262Z", "tin", 4)
        + hair("M236 226 L290 246 M234 246 L280 268", "#3a4c6e", 4)
        + shape("M96 186 L40 204 L100 220Z", "yellow", 4)
        + glass((146, 180), 34, "teal")
        + limb("M170 318 V352", "iron", 7, 3)
        + limb("M216 318 V352", "iron", 7, 3)
        + hair("M150 356 H186 M198 356 H234", "#2a3348", 9)
        + hair("M52 246 Q100 292 200 300 Q300 292 348 246", "#22304a", 20)
        + hair("M52 246 Q100 292 200 300 Q300 292 348 246", "#f4ca50", 10)
    )


def ratchet_hare() -> str:
    """A hare with a ratchet on its haunch."""
    return (
        ground_shadow((200, 386), (140, 15))
        + ball((330, 300), 26, "white", 5)
        + shape("M150 230 Q240 170 310 246 Q346 330 296 372 H150 Q110 310 150 230Z", "tin")
        + gear((250, 304), 62, 12, "brass")
        + ball((250, 304), 36, "copper", 4)
        + ball((250, 304), 11, "iron", 3)
        + oval((256, 376), (66, 18), "tin")
        + limb("M160 290 L142 366", "tin", 26)
        + oval((130, 376), (34, 15), "tin")
        + shape("M120 110 Q70 30 100 -2 Q146 20 162 106Z", "tin")
        + shape("M120 94 Q98 44 106 20 Q132 44 146 96Z", "pink", 2)
        + shape("M170 104 Q186 14 232 4 Q246 60 204 120Z", "tin")
        + shape("M182 100 Q194 44 222 24 Q226 64 198 110Z", "pink", 2)
        + shape("M76 180 Q86 100 158 98 Q222 104 224 178 Q214 240 150 242 Q88 240 76 180Z", "tin")
        + glass((122, 166), 25, "red")
        + glass((180, 164), 25, "red")
        + oval((146, 198), (15, 11), "pink", 3)
        + shape("M136 214 H158 V236 H136Z", "white", 3)
        + hair("M147 214 V236", width=3)
        + hair("M110 204 L64 196 M110 214 L68 222 M184 204 L228 194 M184 214 L226 222", "#2a3348", 4)
        + rivets([(168, 252), (196, 240), (224, 238)], "brass", 6)
    )


def lampjack() -> str:
    """A lamplighter whose head is a street lamp."""
    return (
        ground_shadow((200, 386), (100, 14))
        + both(limb("M180 322 L170 372", "black", 20) + oval((158, 380), (34, 13), "black"))
        + shape("M138 230 Q200 206 262 230 L284 346 Q200 364 116 346Z", "teal")
        + shape("M182 224 L200 246 L218 224 L214 344 H186Z", "cream", 3)
        + "".join(ball((200, y), 7, "gold", 2.5) for y in (266, 292, 318))
        + limb("M144 244 Q92 262 82 226", "teal", 24)
        + limb("M84 330 L84 40", "iron", 9)
        + shape("M62 46 H106 L98 22 H70Z", "brass", 4)
        + flat(star((84, 8), 4, 18, 6), "#fff0a0")
        + fist((82, 222), 18, "skin")
        + limb("M258 244 Q308 272 300 312", "teal", 24)
        + fist((300, 316), 18, "skin")
        + glow((200, 138), 153, "#fff0a0", 0.70)
        + shape("M136 84 H264 L248 216 H152Z", "lamp")
        + hair("M200 86 V112 M152 214 L136 86 M248 214 L264 86", "#6a480c", 8)
        + both(bead((178, 150), 13))
        + smile((200, 178), 50, 0.34, 6, "#6a2c08")
        + shape("M116 86 Q200 -6 284 86 Q200 70 116 86Z", "iron")
        + ball((200, 30), 15, "brass", 4)
        + shape("M140 214 H260 L252 236 H148Z", "iron", 4)
    )


def drum_corporal() -> str:
    """A drummer behind a large drum."""
    return (
        ground_shadow((200, 388), (130, 14))
        + both(oval((150, 380), (40, 15), "black"))
        + shape("M134 176 Q200 156 266 176 L262 260 H138Z", "red")
        + both(limb("M140 190 Q88 206 104 250", "red", 26))
        + ball((200, 122), 54, "skin")
        + shape("M148 108 L156 22 H244 L252 108 Q200 92 148 108Z", "black")
        + shape("M144 104 Q200 84 256 104 L252 124 Q200 104 148 124Z", "gold", 4)
        + shape("M190 24 Q184 -6 202 -10 Q220 -4 212 24Z", "white", 4)
        + flat(star((200, 62), 5, 22, 9), "#f4ca50")
        + both(bead((178, 128), 9))
        + hair("M166 152 Q184 140 200 150 Q216 140 234 152", "#5a3418", 9)
        + cheeks(150, 90, 12)
        + shape("M92 262 H308 L300 366 Q200 386 100 366Z", "blue")
        + hair(
            "M96 274 L124 362 L152 278 L180 370 L208 280 L236 370 L262 276 L286 362 L304 274", "#f6e8c8", 5
        )
        + oval((200, 262), (110, 28), "cream")
        + hair("M94 268 Q200 312 306 268", "#e9b64a", 9)
        + hair("M98 358 Q200 388 302 358", "#e9b64a", 9)
        + both(
            limb("M96 236 L176 262", "pine", 8, 3)
            + ball((178, 263), 10, "pine", 3)
            + fist((98, 240), 19, "white")
        )
    )


def keywound_goose() -> str:
    """A goose with a key in its back."""
    return (
        ground_shadow((210, 386), (130, 14))
        + put(wind_key((0, 0), 1.0), (276, 206), 1, 24)
        + limb("M196 340 V372", "orange", 12)
        + limb("M246 340 V372", "orange", 12)
        + shape("M160 388 L196 366 L214 388Z", "orange", 4)
        + shape("M210 388 L246 366 L264 388Z", "orange", 4)
        + shape(
            "M104 250 Q140 196 240 210 Q320 214 386 168 Q384 290 300 336 Q216 366 148 334 Q102 304 104 250Z",
            "white",
        )
        + shape(
            "M104 262 Q60 180 92 92 Q106 52 150 52 Q196 58 190 110 Q184 142 162 152 Q156 200 182 226 Q140 240 104 262Z",
            "white",
        )
        + shape("M94 82 L26 96 Q20 112 36 118 L100 118Z", "orange")
        + hair("M30 106 L90 102", "#7c3412", 5)
        + glass((138, 92), 22, "blue")
        + shape("M92 192 Q128 212 170 192 L176 222 Q134 244 94 222Z", "red", 4)
        + shape("M190 250 Q270 230 336 250 Q302 320 222 312 Q192 290 190 250Z", "tin")
        + hair("M214 286 Q262 286 296 268 M226 302 Q268 304 298 286", "#4a5c7e", 5)
        + rivets([(204, 262), (232, 254), (262, 250), (292, 250)], "brass", 5)
        + gleam_spot((122, 150), (9, 40), 0.6)
    )

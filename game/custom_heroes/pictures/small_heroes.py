"""The heroes of values 1 to 5: a chick in a pot, a mushroom, a fox-witch, a frog ronin, a clockwork man."""

from __future__ import annotations

from game.custom_heroes.pictures.limbs import arms, both, eye, eyes, filled, hands, oval, toned
from game.table.art.pen import LINE, ball, flat, glowing, hair, shade, shine
from game.table.art.vector import circle, ellipse, moved, path, ring_points, star


def chick() -> str:
    """1: a chick that came out of its egg this morning, under a cooking pot."""
    tones = (
        toned("down", "#fff6b0", "#ffd83c", "#e88a10", 80, 360)
        + toned("shell", "#ffffff", "#f4ead6", "#c9b493", 280, 400)
        + toned("pot", "#d8e6f4", "#7d93b4", "#3a4766", 0, 170)
    )
    wings = both(
        filled("M112 322Q58 312 40 262Q34 240 50 236Q46 218 66 222Q74 208 88 226Q112 246 128 292Z", "down", 6)
        + hair("M52 238Q60 258 74 270M68 224Q76 246 92 258", "#c87808", 5, 0.7)
    )
    body = filled(
        "M200 84C282 84 330 152 330 240C330 330 278 440 200 440C122 440 70 330 70 240C70 152 118 84 200 84Z",
        "down",
        8,
    )
    fluff = hair("M150 318q10 12 20 0M190 330q10 12 20 0M230 318q10 12 20 0", "#c87808", 5, 0.7)
    shell = filled(
        "M60 330L92 356L118 320L150 354L178 322L206 356L236 320L264 354L288 322L312 352L342 328"
        "Q352 420 312 474L88 474Q48 420 60 330Z",
        "shell",
        7,
    ) + shade("M250 340L264 354L288 322L312 352L342 328Q352 420 312 474L230 474Q270 410 250 340Z", 0.14)
    look = (
        eye((156, 206), (30, 36), "#5a3a1c", "#2a160a")
        + eye((244, 206), (30, 36), "#5a3a1c", "#2a160a")
        + filled("M200 222Q228 232 234 250Q216 276 200 276Q184 276 166 250Q172 232 200 222Z", "#ff8a1e", 5)
        + hair("M168 250Q200 262 232 250", LINE, 4)
        + ellipse((108, 252), (22, 13), "#ff7a5a", opacity=0.6)
        + ellipse((292, 252), (22, 13), "#ff7a5a", opacity=0.6)
        + hair("M124 158Q140 142 164 152M276 146Q256 140 238 156", LINE, 7)
    )
    drop = filled("M318 118Q340 150 322 164Q302 166 304 146Q306 134 318 118Z", "#8fe0ff", 4)
    pot = (
        filled("M286 62L382 20Q396 22 392 38L298 92Z", "#5a3a26", 6)
        + filled("M86 138Q74 40 150 16Q230 -8 280 40Q308 70 306 116Q196 92 86 138Z", "pot", 8)
        + shine("M104 116Q98 54 156 34Q126 70 128 110Z", 0.6)
        + filled("M72 134Q196 82 322 112L322 136Q196 110 76 160Z", "pot", 7)
        + "".join(circle(spot, 5, "#dfe9f4", LINE, 3) for spot in ((104, 134), (292, 116)))
        + hair("M214 22l-16 26l18 10l-14 24", LINE, 4, 0.8)
    )
    return (
        tones
        + body
        + wings
        + shine("M92 240Q92 160 134 140Q112 190 116 286Z", 0.45)
        + fluff
        + look
        + shell
        + pot
        + drop
    )


def mushroom() -> str:
    """2: a little fighter of the woods under a red cap."""
    tones = (
        toned("cap", "#ff8a7a", "#e8283c", "#8a0c34", 0, 200)
        + toned("stem", "#fffaf0", "#f6e2c4", "#cda77c", 140, 330)
        + toned("leaf", "#b6ee6a", "#4fae3c", "#1c6a3a", 250, 400)
    )
    limbs = arms("M142 304Q84 322 64 258", "stem", 24) + hands(circle((0, 0), 23, "#fbeed8", LINE, 6))
    body = filled("M134 262Q200 230 266 262Q300 330 302 474L98 474Q100 330 134 262Z", "stem", 7)
    tunic = (
        filled(
            "M136 276Q200 306 264 276Q300 330 310 474L280 380L256 474L228 376L200 474L172 376L144 474L120 380L90 474Q100 330 136 276Z",
            "leaf",
            7,
        )
        + hair("M200 298V370M160 292Q150 330 146 374M240 292Q250 330 254 374", "#1c5a34", 4, 0.7)
        + filled("M108 330Q200 362 292 330L296 350Q200 384 104 350Z", "#7a4a24", 5)
        + filled("M182 346h36v30h-36Z", "#f4c84a", 5)
    )
    face = filled("M112 158Q104 268 152 286Q200 302 248 286Q296 268 288 158Q200 130 112 158Z", "stem", 7)
    look = (
        eyes(216, 84, (25, 32), "#3fae5a", "#14522e")
        + hair("M132 176L184 190M268 176L216 190", LINE, 9)
        + filled("M180 262Q200 254 222 258Q216 278 198 278Q184 276 180 262Z", "#a8243c", 4)
        + ellipse((134, 254), (18, 10), "#ff8a7a", opacity=0.6)
        + ellipse((266, 254), (18, 10), "#ff8a7a", opacity=0.6)
        + path("M146 268l22 -6v14l-22 -2Z", "#fff4d8", LINE, 0.1, 0)
    )
    cap = (
        filled(
            "M40 172C26 80 102 4 200 4C298 4 374 80 360 172C330 198 290 176 262 182C236 190 220 178 200 178C180 178 164 190 138 182C110 176 70 198 40 172Z",
            "cap",
            9,
        )
        + shade("M292 40Q374 96 360 172Q330 198 290 178Q330 120 292 40Z", 0.22)
        + "".join(
            ellipse(spot, size, "#fff6e6", LINE, 4)
            for spot, size in (
                ((196, 64), (46, 34)),
                ((98, 108), (28, 34)),
                ((300, 112), (26, 36)),
                ((206, 140), (26, 17)),
            )
        )
        + ellipse((262, 42), (17, 12), "#fff6e6", LINE, 4)
        + ellipse((132, 46), (15, 12), "#fff6e6", LINE, 4)
        + shine("M56 140Q60 70 120 34Q84 80 80 156Z", 0.5)
    )
    plaster = path("M232 232l30 -10l6 16l-30 10Z", "#f2c79a", LINE, 3.4) + hair("M246 228l8 14", "#b07a4a", 3)
    return tones + limbs + body + tunic + face + look + plaster + cap


def fox_witch() -> str:
    """3: a fox who knows spells, in a tall hat."""
    tones = (
        toned("fur", "#ffc07a", "#f47a1e", "#a83c0c", 80, 300)
        + toned("robe", "#b48cff", "#6a34c8", "#2a1068", 200, 400)
        + toned("hat", "#a078f4", "#5a26b4", "#220a58", 0, 150)
        + toned("white", "#ffffff", "#fbeede", "#d8b898", 150, 330)
    )
    tail = filled(
        "M262 396Q400 390 384 270Q378 214 340 226Q352 262 326 300Q290 340 250 356Z", "fur", 7
    ) + filled("M384 270Q378 214 340 226Q350 254 336 284Q364 258 384 270Z", "white", 6)
    robe = (
        arms("M130 316Q74 332 62 276", "robe", 38)
        + hands(
            filled("M-26 26Q0 44 26 24L20 8Q0 22 -20 10Z", "#f4c84a", 5)
            + circle((0, 0), 23, "#f48a34", LINE, 6)
        )
        + filled("M134 270Q200 250 266 270Q312 330 320 474L80 474Q88 330 134 270Z", "robe", 7)
        + shade("M230 268Q300 310 320 474L256 474Q262 330 230 268Z", 0.25)
        + flat(star((160, 362), 5, 17, 7), "#ffd85a", 0.9)
        + flat(star((244, 380), 5, 12, 5), "#ffd85a", 0.8)
    )
    scarf = filled(
        "M124 268Q150 296 176 284Q200 306 224 284Q250 296 276 268Q290 300 262 314Q232 330 200 322Q168 330 138 314Q110 300 124 268Z",
        "white",
        6,
    )
    ears = both(
        filled("M96 164L64 62Q66 52 78 58L160 116Z", "fur", 7)
        + flat("M104 146L84 82L140 122Z", "#5a1e2a", 0.85)
    )
    head = filled(
        "M200 100Q272 98 300 158Q320 196 338 236Q306 236 292 244Q262 292 200 298Q138 292 108 244Q94 236 62 236"
        "Q80 196 100 158Q128 98 200 100Z",
        "fur",
        8,
    )
    mask = both(
        filled("M203 222Q176 206 148 218Q112 228 78 234Q100 240 112 250Q146 290 203 294Z", "white", 0.1)
    )
    look = (
        both(filled("M128 190Q150 164 182 196Q156 216 128 190Z", "#fff8e0", 4))
        + both(ellipse((157, 192), (14, 15), "#2fae6a") + ellipse((157, 192), (6, 13), LINE))
        + circle((152, 186), 4.5, "#ffffff")
        + circle((238, 186), 4.5, "#ffffff")
        + both(hair("M122 188Q148 156 186 192", LINE, 8))
        + both(hair("M132 160Q152 146 172 158", "#7a2a0a", 6))
        + filled("M186 246Q200 238 214 246Q212 260 200 264Q188 260 186 246Z", "#2a1220", 3)
        + hair("M200 264Q198 278 178 274M200 264Q206 280 230 268", LINE, 5)
        + flat("M214 272l8 14l6 -17Z", "#ffffff")
    )
    hat = (
        filled(
            "M112 130Q130 60 148 30Q164 2 216 8Q258 12 300 44Q318 62 300 66Q262 48 240 58Q272 92 290 128Z",
            "hat",
            8,
        )
        + shade("M240 58Q272 92 290 128L236 128Q246 86 214 48Z", 0.3)
        + filled("M116 116Q200 88 286 114L292 136Q200 112 108 140Z", "#f4b83a", 5)
        + filled(
            "M34 146Q60 118 116 126Q200 104 288 124Q344 116 368 142Q340 168 290 152Q200 132 112 154Q62 172 34 146Z",
            "hat",
            8,
        )
        + path("M180 96h40v34h-40Z", "none", LINE, 15)
        + path("M180 96h40v34h-40Z", "none", "#ffe48a", 7)
        + shine("M132 110Q146 54 172 30Q160 70 160 106Z", 0.35)
    )
    return (
        tones
        + tail
        + robe
        + scarf
        + ears
        + head
        + mask
        + shine("M112 200Q110 150 160 124Q136 160 132 176Z", 0.3)
        + look
        + hat
    )


def frog_ronin() -> str:
    """4: a calm frog with a straw hat, who has wandered far."""
    tones = (
        toned("skin", "#c8f47a", "#58b83a", "#14602e", 80, 300)
        + toned("straw", "#ffedb0", "#dcae58", "#84551c", 0, 150)
        + toned("robe", "#6aa8f4", "#2358b0", "#0c2458", 230, 400)
        + toned("belly", "#fbffd8", "#dcefa0", "#94b858", 180, 300)
    )
    sleeves = arms("M130 318Q72 336 64 286", "robe", 48) + hands(circle((0, 0), 26, "#7ccc4e", LINE, 6))
    robe = (
        filled("M128 272Q200 250 272 272Q322 320 330 474L70 474Q78 320 128 272Z", "robe", 8)
        + shade("M236 270Q300 310 330 474L262 474Q276 340 236 270Z", 0.26)
        + filled("M142 266L172 262Q196 300 232 330L214 352Q160 320 142 266Z", "#f2f4ff", 5)
        + filled("M258 266L228 262Q204 300 150 350L166 372Q240 330 258 266Z", "#f2f4ff", 5)
        + filled("M84 352Q200 384 316 352L322 384Q200 412 78 384Z", "#d8283c", 6)
        + filled("M206 362l44 -2l-6 42l-44 0Z", "#b01830", 5)
    )
    head = (
        both(oval((136, 142), (42, 40), "skin", 8))
        + filled("M200 134Q320 132 336 216Q330 288 200 296Q70 288 64 216Q80 132 200 134Z", "skin", 8)
        + flat("M80 238Q200 284 320 238Q298 284 200 288Q102 284 80 238Z", "#e2f2a8", 0.9)
    )
    look = (
        both(
            oval((136, 152), (29, 27), "#fffbe0", 4)
            + ellipse((139, 158), (17, 15), "#e88a1e")
            + ellipse((140, 158), (14, 6), LINE)
        )
        + circle((132, 152), 4.5, "#ffffff")
        + circle((254, 152), 4.5, "#ffffff")
        + both(filled("M102 146Q136 112 170 150Q136 138 102 146Z", "skin", 5))
        + hair("M78 228Q140 254 200 250Q260 254 322 228", LINE, 8)
        + both(circle((184, 204), 4, LINE))
        + both(ellipse((98, 210), (12, 7), "#2a7a2e", opacity=0.5))
        + hair("M282 178l26 34M302 176l-12 36", "#e8f8c0", 5)
    )
    stalk = (
        hair("M250 262Q288 288 330 270", LINE, 9)
        + hair("M250 262Q288 288 330 270", "#d8b45a", 5)
        + filled("M322 262Q346 250 352 268Q344 284 326 278Z", "#b8e86a", 4)
    )
    hat = (
        filled(
            "M12 128Q90 96 168 18Q200 -10 232 18Q310 96 388 128Q300 152 200 150Q100 152 12 128Z", "straw", 8
        )
        + hair(
            "M200 8L200 146M182 12Q130 90 84 138M218 12Q270 90 316 138M190 10Q164 90 146 146M210 10Q236 90 254 146",
            "#7a4a14",
            4,
            0.6,
        )
        + hair("M132 58Q200 84 268 58M76 100Q200 132 324 100", "#7a4a14", 4, 0.6)
        + shade("M218 10L388 128Q330 146 268 148Q292 90 218 10Z", 0.22)
        + shine("M52 122Q130 84 176 28Q150 84 116 130Z", 0.4)
        + both(hair("M70 140Q60 230 128 306", "#d8283c", 5))
    )
    return tones + robe + sleeves + moved(head + look + stalk, (0, 26)) + hat


def clockwork() -> str:
    """5: a brass man with a single eye, wound up by a key."""
    tones = (
        toned("brass", "#fff0b8", "#d89a3a", "#6e3a10", 10, 260)
        + toned("brass2", "#ffe8a8", "#c8862c", "#5a2c0c", 220, 400)
        + toned("teal", "#8af0e4", "#1f9a9a", "#0a4458", 230, 400)
    )
    key = (
        hair("M300 268L346 240", LINE, 22)
        + hair("M300 268L346 240", "#c8d4e6", 10)
        + filled("M344 252Q330 216 356 202Q384 200 380 228Q396 252 376 266Q356 272 344 252Z", "steel", 6)
        + circle((360, 224), 8, LINE)
        + circle((372, 248), 8, LINE)
    )
    limbs = (
        arms("M116 308Q62 336 60 276", "steel", 26)
        + both(hair("M98 330l4 -26M74 318l18 -20M54 296l24 -6", LINE, 4, 0.7))
        + both(oval((116, 290), (40, 36), "brass2", 7) + circle((116, 290), 11, "url(#steel)", LINE, 4))
        + hands(
            filled("M-28 24Q-30 -24 0 -26Q30 -24 28 24Q0 36 -28 24Z", "#e0a848", 6)
            + hair("M-13 -14v26M1 -16v30M15 -14v26", LINE, 4, 0.7)
        )
    )
    body = (
        filled("M124 262Q200 240 276 262Q306 320 290 474L110 474Q94 320 124 262Z", "brass2", 8)
        + shade("M244 256Q306 300 290 474L244 474Q262 330 244 256Z", 0.26)
        + oval((200, 342), (56, 54), "steel", 6)
        + oval((200, 342), (44, 42), "#0c2a36", 4)
    )
    teeth = "".join(
        path(f"M{x - 8:.1f} {y - 8:.1f}h16v16h-16Z", "#ffcf5a") for x, y in ring_points((200, 342), 27, 8)
    )
    gear = (
        teeth
        + circle((200, 342), 26, "#ffcf5a")
        + circle((200, 342), 11, "#0c2a36")
        + glowing((200, 342), 22, "#6af4ff", 0.9)
    )
    rivets = both(
        "".join(circle(spot, 5, "#fff0c0", LINE, 3) for spot in ((134, 290), (126, 330), (126, 370)))
    )
    head = (
        hair("M200 40V6", LINE, 14)
        + hair("M200 40V10", "#c8d4e6", 5)
        + ball((200, 12), 13, "#ff5a4a", 5)
        + both(oval((96, 146), (24, 40), "steel", 6) + hair("M88 126v40", LINE, 4, 0.6))
        + filled(
            "M200 30C282 30 312 88 310 150Q308 212 278 236L122 236Q92 212 90 150C88 88 118 30 200 30Z",
            "brass",
            8,
        )
        + shade("M240 36Q318 66 308 160Q306 212 278 236L232 236Q284 170 240 36Z", 0.24)
        + hair("M104 108Q200 84 296 108", LINE, 4, 0.6)
        + filled("M132 200h136v28h-136Z", "dark", 5)
        + hair("M150 202v24M168 202v24M186 202v24M204 202v24M222 202v24M240 202v24", "#e8b048", 5)
    )
    lens = (
        oval((200, 144), (62, 54), "steel", 7)
        + oval((200, 144), (48, 41), "#08202c", 5)
        + glowing((200, 144), 46, "#5af0ff", 1)
        + circle((200, 144), 24, "#bdfcff")
        + circle((200, 144), 13, "#ffffff")
        + shine("M164 132Q172 112 196 108Q178 120 174 140Z", 0.8)
        + filled("M134 112Q200 66 266 112L262 124Q200 92 138 124Z", "brass", 5)
    )
    filler = both(ellipse((118, 190), (5, 5), "#fff0c0", LINE, 3))
    return (
        tones
        + key
        + limbs
        + body
        + gear
        + rivets
        + head
        + lens
        + filler
        + shine("M108 140Q112 76 164 50Q136 88 132 104Z", 0.5)
    )

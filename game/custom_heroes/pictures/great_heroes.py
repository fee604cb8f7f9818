"""The heroes of values 6 to 10: a knight, a lion of embers, a golem, a winged maiden, the emperor of dragons."""

from __future__ import annotations

from game.custom_heroes.pictures.limbs import arms, both, eyes, filled, hands, oval, toned
from game.table.art.pen import LINE, flat, glowing, hair, jewel, shade, shine
from game.table.art.vector import circle, ellipse, moved, path, star


def knight() -> str:
    """6: a knight in full plate with a red plume."""
    tones = (
        toned("plate", "#ffffff", "#a8b8d4", "#3c4868", 20, 260)
        + toned("plate2", "#f4f8ff", "#93a5c6", "#333f60", 200, 400)
        + toned("coat", "#7ab0ff", "#2258d0", "#0c2468", 250, 400)
        + toned("plume", "#ff9a7a", "#e42a3a", "#7a0a2c", 0, 200)
    )
    plume = (
        filled(
            "M196 40Q210 -10 280 2Q360 10 372 92Q380 150 350 186Q352 140 330 116Q336 150 314 164Q316 118 284 92Q250 66 200 70Z",
            "plume",
            7,
        )
        + hair("M220 44Q290 30 330 84M236 58Q290 60 312 110", "#7a0a2c", 5, 0.6)
        + shine("M226 30Q270 6 320 36Q280 26 240 42Z", 0.45)
    )
    cape = both(filled("M118 262Q70 300 56 474L130 474Z", "plume", 6))
    limbs = (
        arms("M116 316Q66 332 62 276", "plate2", 34)
        + both(
            moved(
                filled("M56 300Q50 244 104 238Q146 236 156 268Q140 306 100 318Q70 322 56 300Z", "plate2", 7)
                + hair("M66 292Q104 296 148 262M72 272Q100 276 130 252", LINE, 4, 0.6)
                + shine("M66 278Q68 252 100 248Q82 262 80 284Z", 0.6),
                (20, 16),
            )
        )
        + hands(
            filled("M-29 27Q-32 -24 0 -28Q32 -24 29 27Q0 40 -29 27Z", "#c4d0e6", 6)
            + hair("M-22 0h44M-20 -14Q0 -21 20 -14M-22 14h44", LINE, 4, 0.7)
        )
    )
    body = (
        filled("M128 266Q200 242 272 266Q300 330 288 474L112 474Q100 330 128 266Z", "plate2", 8)
        + filled("M148 272Q200 300 252 272L264 474L136 474Z", "coat", 6)
        + shade("M214 290L252 272L264 474L214 474Z", 0.22)
        + path(star((200, 346), 4, 46, 16), "url(#gold)", LINE, 5)
    )
    neck = filled("M148 246Q200 268 252 246L262 276Q200 302 138 276Z", "plate2", 6)
    helm = (
        filled(
            "M200 40C280 40 304 100 302 160Q300 214 276 246L200 268L124 246Q100 214 98 160C96 100 120 40 200 40Z",
            "plate",
            8,
        )
        + shade("M240 46Q306 76 302 160Q300 214 276 246L224 262Q282 180 240 46Z", 0.22)
        + filled("M92 148Q200 112 308 148L302 184Q250 176 214 190L200 218L186 190Q150 176 98 184Z", "dark", 6)
        + both(
            glowing((146, 168), 34, "#6ae4ff", 0.9)
            + flat("M118 162Q146 154 176 172Q144 182 118 174Z", "#d8fbff")
        )
        + filled("M200 34L216 60L212 190L200 214L188 190L184 60Z", "gold", 5)
        + both(hair("M132 214v22M150 218v28M168 222v32", LINE, 6))
        + both(circle((106, 200), 6, "url(#gold)", LINE, 3))
        + shine("M112 142Q114 82 164 58Q136 94 134 132Z", 0.7)
    )
    return tones + plume + cape + limbs + body + neck + helm


def ember_lion() -> str:
    """7: a lion whose mane burns."""
    tones = (
        toned("outer", "#ff9a3a", "#e8341c", "#8a0a20", 0, 330)
        + toned("middle", "#ffd86a", "#ff8a1e", "#e03a14", 20, 320)
        + toned("coat", "#ffe8a8", "#f0b048", "#a8641c", 90, 300)
        + toned("mail", "#6a4a8a", "#3a2460", "#140a30", 240, 400)
        + toned("muzzle", "#fffdf0", "#ffeccc", "#d8b080", 180, 300)
    )
    mane = filled(
        "M200 -4Q216 30 250 16Q252 -2 272 -6Q276 24 304 30Q322 22 340 4Q346 44 334 70Q362 72 384 58Q382 98 352 122"
        "Q374 136 392 134Q376 170 344 178Q360 198 378 204Q352 226 324 222Q330 250 342 264Q306 268 286 256L200 310"
        "L114 256Q94 268 58 264Q70 250 76 222Q48 226 22 204Q40 198 56 178Q24 170 8 134Q26 136 48 122Q18 98 16 58"
        "Q38 72 66 70Q54 44 60 4Q78 22 96 30Q124 24 128 -6Q148 -2 150 16Q184 30 200 -4Z",
        "outer",
        8,
    ) + filled(
        "M200 34Q218 60 248 44Q262 62 290 58Q312 60 314 94Q334 112 326 144Q342 172 318 190Q318 222 288 232L200 290"
        "L112 232Q82 222 82 190Q58 172 74 144Q66 112 86 94Q88 60 110 58Q138 62 152 44Q182 60 200 34Z",
        "middle",
        0.1,
    )
    limbs = arms("M114 324Q64 340 62 274", "mail", 38) + both(
        moved(
            filled("M50 320Q44 262 100 250Q144 246 156 280Q132 322 92 334Q62 338 50 320Z", "gold", 7)
            + hair("M60 310Q104 312 148 276M68 288Q100 290 128 264", LINE, 4, 0.6),
            (24, 22),
        )
    )
    body = (
        filled("M122 280Q200 250 278 280Q306 340 296 474L104 474Q94 340 122 280Z", "mail", 8)
        + filled("M140 292Q200 330 260 292L252 330Q200 366 148 330Z", "gold", 6)
        + "".join(hair(f"M120 {y}Q200 {y + 34} 280 {y}", "#c8962c", 7, 0.9) for y in (350, 376))
        + jewel((200, 330), 18, "#ff4a3a")
    )
    ears = both(oval((118, 84), (30, 30), "coat", 7) + ellipse((120, 88), (16, 16), "#8a3a1c"))
    head = filled(
        "M200 68Q282 66 292 146Q296 206 258 240Q234 274 200 276Q166 274 142 240Q104 206 108 146Q118 66 200 68Z",
        "coat",
        7,
    )
    look = (
        flat("M200 70Q224 110 218 150L200 160L182 150Q176 110 200 70Z", "#c8701e", 0.5)
        + both(filled("M126 146Q152 128 182 162Q152 178 126 146Z", "#fff8d8", 5))
        + both(ellipse((156, 152), (12, 13), "#d83a14") + circle((157, 153), 6, LINE))
        + both(hair("M112 132Q150 116 190 156", LINE, 10))
        + filled(
            "M160 208Q200 186 240 208Q262 236 232 254Q216 278 200 278Q184 278 168 254Q138 236 160 208Z",
            "muzzle",
            5,
        )
        + filled("M172 196Q200 182 228 196Q222 216 200 222Q178 216 172 196Z", "#5a1c1c", 4)
        + filled("M170 240Q200 254 230 240Q226 268 200 270Q174 268 170 240Z", "#7a1020", 4)
        + flat("M176 243l9 16l8 -13ZM224 243l-9 16l-8 -13Z", "#ffffff")
        + both(hair("M146 222l-40 -6M146 234l-38 6", "#fff4d8", 4, 0.9))
        + shine("M122 132Q126 96 160 82Q142 104 140 128Z", 0.4)
    )
    paws = hands(
        circle((0, 0), 28, "#f4c468", LINE, 6) + hair("M-14 -8q14 -6 30 0M-16 4q16 -6 32 0", LINE, 4, 0.7)
    )
    return tones + mane + body + limbs + ears + head + look + paws


def golem() -> str:
    """8: a mountain that got up, with crystals on its shoulders."""
    tones = (
        toned("rock", "#c8c4dc", "#7a7698", "#34305a", 60, 320)
        + toned("rock2", "#aca8c6", "#625e86", "#26224a", 200, 400)
        + toned("ice", "#eaffff", "#4adcd8", "#0a6a8a", 0, 220)
        + toned("moss", "#c8f07a", "#6ab03a", "#2a6a2e", 100, 260)
    )
    crystals = both(
        filled("M70 186L44 96L66 56L96 110L104 184Z", "ice", 6)
        + filled("M36 196L8 140L22 112L54 150L66 196Z", "ice", 6)
        + filled("M100 180L98 122L120 92L138 136L134 182Z", "ice", 6)
        + shine("M66 56L78 110L76 180L66 180L54 100Z", 0.5)
        + shade("M96 110L104 184L90 184L82 92Z", 0.25)
    )
    body = (
        filled("M110 250L200 226L290 250L318 330L300 474L100 474L82 330Z", "rock2", 9)
        + flat("M110 250L200 226L200 474L160 474L120 330Z", "#ffffff", 0.10)
        + flat("M250 240L290 250L318 330L300 474L250 474Z", "#0a0828", 0.25)
    )
    heart = (
        glowing((200, 336), 76, "#4af0f0", 0.9)
        + filled("M200 296L234 326L222 368L200 384L178 368L166 326Z", "ice", 6)
        + shine("M200 296L212 330L200 350L180 326Z", 0.6)
        + hair(
            "M166 332L132 318L120 340M234 332L268 318L282 340M186 376L170 400M214 376L230 400", "#6af4f4", 6
        )
    )
    shoulders = both(
        filled("M14 240L34 184L92 160L146 176L160 236L132 290L70 304L28 284Z", "rock", 9)
        + flat("M34 184L92 160L146 176L96 206Z", "#ffffff", 0.22)
        + flat("M160 236L132 290L70 304L96 250Z", "#0a0828", 0.22)
        + hair("M96 206L96 250M60 230l-18 22", LINE, 4, 0.6)
        + filled(
            "M34 184L92 160L146 176Q138 196 122 184Q112 206 92 186Q76 206 60 190Q48 202 34 184Z", "moss", 5
        )
    )
    paws = hands(
        filled("M-38 26L-32 -22L0 -38L32 -22L38 18L16 42L-22 40Z", "#8a86aa", 7)
        + hair("M-28 6L30 2M-26 -10L24 -14M-24 22L26 20", LINE, 4, 0.7)
        + flat("M-32 -22L0 -38L32 -22L0 -14Z", "#ffffff", 0.25)
    )
    head = (
        filled("M132 226L118 150L146 86L200 70L254 86L282 150L268 226L200 250Z", "rock", 9)
        + flat("M146 86L200 70L200 128L132 140L118 150Z", "#ffffff", 0.22)
        + flat("M254 86L282 150L268 226L200 250L224 190L232 130Z", "#0a0828", 0.22)
        + filled("M124 132L200 120L276 132L270 156L222 160L200 152L178 160L130 156Z", "rock2", 6)
        + both(glowing((158, 174), 40, "#4af0f0", 1) + flat("M132 164L184 170L176 186L140 184Z", "#e0ffff"))
        + filled("M156 208L244 208L236 232L164 232Z", "#16123a", 6)
        + hair("M178 208v24M200 208v24M222 208v24", "#8a86a8", 6)
        + hair("M228 78L216 104L230 116", LINE, 4, 0.7)
        + filled(
            "M146 86L200 70L254 86Q248 104 232 92Q222 112 206 94Q190 112 174 94Q158 104 146 86Z", "moss", 5
        )
    )
    return tones + moved(crystals, (0, -6)) + body + heart + shoulders + head + paws


def winged_maiden() -> str:
    """9: a maiden of the sky with white wings and silver hair."""
    tones = (
        toned("wing", "#ffffff", "#eaf0ff", "#9ab0e4", 0, 330)
        + toned("locks", "#f4fbff", "#a8c8f4", "#5a78c8", 20, 380)
        + toned("skin", "#fff0e2", "#ffdcc2", "#eaa888", 90, 260)
        + toned("gown", "#ffffff", "#dfe6fb", "#93a4d8", 260, 400)
    )
    wings = both(
        "".join(
            filled(data, "wing", 6)
            for data in (
                "M150 300Q60 320 20 250Q70 268 120 244Z",
                "M150 280Q40 290 -2 200Q60 226 128 214Z",
                "M146 262Q30 250 -8 140Q56 184 130 190Z",
                "M146 250Q30 206 -2 74Q60 140 134 166Z",
                "M150 244Q50 160 22 14Q86 100 146 150Z",
            )
        )
        + hair("M128 180Q70 140 40 70M124 204Q64 178 24 128M122 228Q66 216 28 190", "#7a92d0", 4, 0.6)
    )
    back = filled(
        "M200 38Q300 36 308 140Q312 250 336 330Q300 340 276 320Q290 370 280 474L120 474Q110 370 124 320Q100 340 64 330Q88 250 92 140Q100 36 200 38Z",
        "locks",
        7,
    )
    limbs = arms("M132 306Q76 318 62 262", "skin", 24) + both(
        filled("M92 322Q46 318 38 274L80 266Q84 288 104 296Z", "gold", 5)
        + circle((60, 246), 22, "#ffdfc8", LINE, 5)
        + filled("M96 300Q90 262 136 256Q160 258 164 280Q140 304 112 310Z", "gold", 6)
        + shine("M104 292Q106 270 132 266Q116 276 114 294Z", 0.6)
    )
    body = (
        filled("M182 232h36v44h-36Z", "skin", 5)
        + filled(
            "M136 272Q168 262 200 288Q232 262 264 272Q282 330 270 474L130 474Q118 330 136 272Z", "gown", 7
        )
        + filled(
            "M140 278Q170 270 200 296Q230 270 260 278Q270 320 248 344Q224 356 200 340Q176 356 152 344Q130 320 140 278Z",
            "gold",
            6,
        )
        + hair("M200 296V340M152 322Q176 336 198 322M248 322Q224 336 202 322", LINE, 4, 0.6)
        + shine("M148 292Q164 282 180 292Q160 300 156 326Z", 0.6)
        + jewel((200, 308), 15, "#3ac8ff")
        + filled("M136 366Q200 384 264 366L266 384Q200 402 134 384Z", "gold", 5)
    )
    face = filled(
        "M200 74Q268 74 270 150Q268 200 236 226Q216 246 200 248Q184 246 164 226Q132 200 130 150Q132 74 200 74Z",
        "skin",
        6,
    )
    look = (
        eyes(172, 72, (21, 27), "#4ac8ff", "#1c4ac0")
        + both(hair("M144 136Q164 124 184 134", "#6a80c0", 5))
        + hair("M200 196l-5 12l6 2", "#c8785a", 4)
        + hair("M184 224Q200 236 218 222", "#a83a4a", 5)
        + both(ellipse((148, 206), (14, 8), "#ff8a8a", opacity=0.5))
    )
    fringe = (
        filled(
            "M200 60Q286 58 280 166Q262 150 256 122Q246 146 226 152Q236 130 228 112Q206 146 168 152Q178 136 174 118Q152 136 144 168Q130 170 120 164Q112 60 200 60Z",
            "locks",
            6,
        )
        + shine("M134 130Q150 92 200 86Q164 104 150 138Z", 0.7)
        + both(filled("M122 150Q108 210 122 262Q138 280 140 250Q130 200 140 160Z", "locks", 5))
    )
    crown = (
        both(
            filled("M128 112Q84 96 66 38Q104 54 120 50Q104 24 112 2Q140 30 152 66Q160 90 150 108Z", "wing", 6)
            + hair("M90 62Q116 76 136 100M122 34Q134 60 144 88", "#7a92d0", 4, 0.7)
        )
        + filled("M120 116Q200 66 280 116L276 92Q246 66 222 62L200 24L178 62Q154 66 124 92Z", "gold", 6)
        + jewel((200, 72), 14, "#3ac8ff")
    )
    return tones + wings + back + body + limbs + face + look + fringe + crown


def dragon_emperor() -> str:
    """10: the emperor of dragons, crowned with horns of gold."""
    tones = (
        toned("scale", "#f4566a", "#a8142e", "#3a0418", 40, 300)
        + toned("dusk", "#7a3a5a", "#3a1030", "#12020e", 0, 400)
        + toned("horn", "#fff6c8", "#f0b83c", "#7a4208", 0, 160)
        + toned("robe", "#5a4a6a", "#241a38", "#0a0618", 240, 400)
        + toned("jaw", "#ffdc9a", "#e08a3a", "#8a3414", 160, 320)
    )
    wings = both(
        filled(
            "M140 300Q110 210 120 150Q70 140 24 20Q14 110 -6 150Q14 170 10 230Q34 236 40 290Q66 284 84 330Q110 310 140 330Z",
            "dusk",
            8,
        )
        + hair(
            "M120 150Q60 170 10 230M124 180Q80 220 40 290M130 220Q104 270 84 330M120 150Q60 130 24 20",
            "#c83a5a",
            6,
            0.8,
        )
        + filled("M24 20L14 -6L40 26Z", "horn", 4)
    )
    limbs = arms("M112 328Q62 340 62 276", "scale", 40) + both(
        moved(
            filled("M40 330L30 262L70 276L86 240L118 262L156 256L160 300Q120 340 70 344Z", "robe", 7)
            + path("M44 322L40 280L74 292L92 258L120 276L148 272", "none", "#f0b83c", 7),
            (16, 34),
        )
    )
    claws = hands(
        circle((0, 0), 29, "#b01c34", LINE, 6)
        + "".join(filled(f"M{x} 16L{x - 5} 38L{x + 10} 20Z", "#f0c860", 3) for x in (-20, -4, 12))
        + hair("M-16 -8q16 -7 32 0M-18 4q18 -7 36 0", LINE, 4, 0.7)
    )
    body = (
        filled("M116 288Q200 252 284 288Q312 344 300 474L100 474Q88 344 116 288Z", "robe", 8)
        + filled("M160 280L200 320L240 280L262 300L222 474L178 474L138 300Z", "scale", 6)
        + "".join(
            hair(
                f"M{168 - i * 2} {322 + i * 22}Q200 {344 + i * 22} {232 + i * 2} {322 + i * 22}",
                "#f4a04a",
                6,
                0.8,
            )
            for i in range(4)
        )
        + both(path("M138 300L178 474", "none", "#f0b83c", 8))
        + jewel((200, 300), 20, "#ffb02a")
    )
    horns = both(
        filled("M152 84Q118 70 106 34Q92 30 74 -6Q130 2 150 28Q176 52 182 82Z", "horn", 7)
        + hair("M112 30Q128 34 138 24M128 56Q146 56 156 42M142 76Q158 74 168 60", "#8a4a0c", 5, 0.7)
        + filled("M128 122Q84 118 58 78Q52 130 96 164L130 168Z", "scale", 6)
        + filled("M122 164Q84 170 52 148Q62 196 112 208Z", "scale", 6)
        + filled("M126 204Q96 216 70 206Q90 242 134 240Z", "scale", 6)
    )
    head = (
        filled(
            "M200 66Q254 66 278 118Q288 164 270 204Q250 216 248 246Q236 286 200 296Q164 286 152 246Q150 216 130 204Q112 164 122 118Q146 66 200 66Z",
            "scale",
            8,
        )
        + shade("M230 74Q290 110 270 204Q250 216 248 246Q236 286 204 296Q250 200 230 74Z", 0.26)
        + filled("M200 66L222 104L212 150L222 214L200 236L178 214L188 150L178 104Z", "jaw", 5)
        + both(filled("M122 132L186 166L182 190Q146 192 128 164Z", "#1c0410", 5))
        + both(
            glowing((156, 172), 36, "#ffe04a", 0.9)
            + flat("M132 152L180 172Q156 188 140 172Z", "#fff2a0")
            + flat("M156 160L164 166L160 182L154 176Z", "#6a1408")
        )
        + both(hair("M116 124L188 162", LINE, 12) + hair("M118 122L186 158", "#f4566a", 5))
        + both(ellipse((182, 228), (8, 6), LINE))
        + filled("M154 244Q200 262 246 244Q238 282 200 290Q162 282 154 244Z", "#2a0410", 6)
        + glowing((200, 270), 30, "#ff9a2a", 1)
        + flat(
            "M158 247L167 270L176 253ZM242 247L233 270L224 253ZM182 254L188 268L194 256ZM218 254L212 268L206 256Z",
            "#fffdf0",
        )
        + both(
            hair("M150 232Q110 250 92 300Q84 320 96 332", LINE, 10)
            + hair("M150 232Q110 250 92 300Q84 320 96 332", "#f0b83c", 5)
        )
    )
    crown = (
        filled("M148 92L142 46L168 66L182 22L200 54L218 22L232 66L258 46L252 92Q200 68 148 92Z", "gold", 6)
        + jewel((200, 72), 12, "#4ae8ff")
        + shine("M154 84L150 58L168 74L184 36L180 76Z", 0.5)
    )
    return (
        tones
        + wings
        + body
        + limbs
        + horns
        + head
        + claws
        + shine("M132 140Q138 96 170 80Q150 104 146 136Z", 0.35)
        + crown
    )

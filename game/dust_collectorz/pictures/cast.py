"""Which drawing shows which card, by the card's slug; a card that nobody drew is shown by a stranger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.dust_collectorz.card_table import TRIBES
from game.dust_collectorz.cards import CARDS
from game.dust_collectorz.pictures import (
    glaze_great,
    glaze_small,
    paper_great,
    paper_small,
    tin_great,
    tin_small,
    wood_great,
    wood_small,
)
from game.dust_collectorz.pictures.strangers import stranger

Drawing = Callable[[], str]

CAST: Final[dict[str, Drawing]] = {
    "cogwick": tin_small.cogwick,
    "rattlekey": tin_small.rattlekey,
    "tinnow": tin_small.tinnow,
    "clatterpup": tin_small.clatterpup,
    "pip-rivet": tin_small.pip_rivet,
    "wobble-sentry": tin_small.wobble_sentry,
    "brass-marcher": tin_small.brass_marcher,
    "gyro-wren": tin_small.gyro_wren,
    "ratchet-hare": tin_small.ratchet_hare,
    "lampjack": tin_small.lampjack,
    "drum-corporal": tin_small.drum_corporal,
    "keywound-goose": tin_small.keywound_goose,
    "boilerback": tin_great.boilerback,
    "old-mainspring": tin_great.old_mainspring,
    "sheet-metal-bull": tin_great.sheet_metal_bull,
    "marshal-flywheel": tin_great.marshal_flywheel,
    "the-clockless-knight": tin_great.the_clockless_knight,
    "grand-automat-orra": tin_great.grand_automat_orra,
    "madame-zinc": tin_great.madame_zinc,
    "creaselet": paper_small.creaselet,
    "paper-gnat": paper_small.paper_gnat,
    "dogear": paper_small.dogear,
    "blotling": paper_small.blotling,
    "corner-moth": paper_small.corner_moth,
    "flatfin": paper_small.flatfin,
    "kite-courier": paper_small.kite_courier,
    "deckle-fox": paper_small.deckle_fox,
    "ribbon-asp": paper_small.ribbon_asp,
    "lantern-carp": paper_small.lantern_carp,
    "margin-rider": paper_small.margin_rider,
    "pleat-dancer": paper_small.pleat_dancer,
    "thousandfold-crane": paper_great.thousandfold_crane,
    "cardstock-ram": paper_great.cardstock_ram,
    "blueprint-stag": paper_great.blueprint_stag,
    "archivist-vell": paper_great.archivist_vell,
    "the-unfolded-one": paper_great.the_unfolded_one,
    "empress-vellum": paper_great.empress_vellum,
    "stormpage": paper_great.stormpage,
    "chipcup": glaze_small.chipcup,
    "saucerling": glaze_small.saucerling,
    "teapot-toad": glaze_small.teapot_toad,
    "shardmouse": glaze_small.shardmouse,
    "dimple": glaze_small.dimple,
    "kiln-imp": glaze_small.kiln_imp,
    "bisque-ballerina": glaze_small.bisque_ballerina,
    "crackle-cat": glaze_small.crackle_cat,
    "figurine-thief": glaze_small.figurine_thief,
    "celadon-heron": glaze_small.celadon_heron,
    "urn-whisperer": glaze_small.urn_whisperer,
    "slipcast-swan": glaze_small.slipcast_swan,
    "stoneware-boar": glaze_great.stoneware_boar,
    "old-amphora": glaze_great.old_amphora,
    "furnace-widow": glaze_great.furnace_widow,
    "duchess-craquelure": glaze_great.duchess_craquelure,
    "the-mended-monk": glaze_great.the_mended_monk,
    "cobalt-sovereign": glaze_great.cobalt_sovereign,
    "mother-kiln": glaze_great.mother_kiln,
    "pegkin": wood_small.pegkin,
    "knotling": wood_small.knotling,
    "splinter-finch": wood_small.splinter_finch,
    "spindle-tot": wood_small.spindle_tot,
    "acorn-guard": wood_small.acorn_guard,
    "dowel-dan": wood_small.dowel_dan,
    "rocking-charger": wood_small.rocking_charger,
    "nutjaw-sergeant": wood_small.nutjaw_sergeant,
    "lathe-lynx": wood_small.lathe_lynx,
    "marble-run-otter": wood_small.marble_run_otter,
    "croquet-knight": wood_small.croquet_knight,
    "puzzlebox-crab": wood_small.puzzlebox_crab,
    "oakenback": wood_great.oakenback,
    "toychest-golem": wood_great.toychest_golem,
    "grandfather-yew": wood_great.grandfather_yew,
    "captain-mahogany": wood_great.captain_mahogany,
    "the-quiet-carver": wood_great.the_quiet_carver,
    "rootfather-alder": wood_great.rootfather_alder,
    "ebon-nester": wood_great.ebon_nester,
}


def figure(kind: int) -> str:
    """What is seen on the card of `kind`, on 400 x 400 units."""
    card = CARDS[kind]
    drawing = CAST.get(card.slug)
    return drawing() if drawing is not None else stranger(min(card.tribe, len(TRIBES)))

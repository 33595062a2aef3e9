-- agency.lua: the Agency Deck: 30 cards of 14 designs.

-- One-Time-Use
agency { id = "med_pac", name = "Med Pac", type = "one_time", influence = 3, copies = 4, medical = 1,
         effect = { heal_team { 4 } },
         flavour = "Side effects are classified.",
         look = "first-aid-kit #c04a5a" }
agency { id = "background_check", name = "Full Background Check", type = "one_time", influence = 3, copies = 2,
         effect = { investigate { 2 } },
         flavour = "We spoke to your teachers. All of them.",
         look = "archive-research #4a7a8a" }
agency { id = "front_page_leak", name = "Front Page Leak", type = "one_time", influence = 3, copies = 2,
         effect = { expose { 1 } },
         flavour = "Sources close to the suspect: the suspect.",
         look = "newspaper #8a8270" }
agency { id = "prisoner_transfer", name = "Prisoner Transfer", type = "one_time", influence = 4, copies = 2,
         effect = { capture { 1 } },
         flavour = "Sign here, here, and over the name that is already there.",
         look = "prisoner #b0762f" }
agency { id = "clerical_air_strike", name = "Clerical Air Strike", type = "one_time", influence = 4, copies = 2,
         effect = { damage { 2, of = "other_hero" } },
         flavour = "An unfortunate typing error, delivered from nine thousand feet.",
         look = "bombing-run #5a7a9a" }

-- Equipment
agency { id = "parley_taser", name = "Parley Taser", type = "equipment", influence = 3, copies = 2,
         attack = 2, health = 1, categories = { "weapon", "gadget" },
         die = 2, die_effect = { damage { 1, of = "other_hero", only = "weapon" } },
         flavour = "Persuades metal first, then whoever is holding it.",
         look = "electric-whip #7d5ea8" }
agency { id = "reactive_trench_coat", name = "Reactive Trench Coat", type = "equipment", influence = 3, copies = 2,
         attack = 1, health = 3, categories = { "armour" },
         passive = { tough { 1, when = "damaged" } },
         flavour = "Takes offence on your behalf.",
         look = "robe #7a6248" }
agency { id = "second_chance_watch", name = "Second-Chance Watch", type = "equipment", influence = 3, copies = 2,
         attack = 1, health = 2, categories = { "gadget" }, limit = "round",
         use = { cost { discard { 1 } }, ready { of = "this_hero" } },
         flavour = "Runs a minute behind, by design.",
         look = "watch #3f8a80" }
agency { id = "armoured_ice_cream_truck", name = "Armoured Ice Cream Truck", type = "equipment", influence = 4,
         copies = 2, attack = 2, health = 3, categories = { "vehicle", "armour" },
         die = 4, die_effect = { heal { 1, of = "each_own" } },
         flavour = "The jingle is the warning shot.",
         look = "ice-cream-cone #c97fa0" }
agency { id = "verdict_cannon", name = "Verdict Cannon", type = "equipment", influence = 4, copies = 2,
         attack = 4, health = 1, categories = { "weapon" },
         flavour = "The defence may rest. In pieces.",
         look = "cannon #a84a3a" }
agency { id = "black_budget_chopper", name = "Black-Budget Chopper", type = "equipment", influence = 4, copies = 2,
         attack = 3, health = 2, categories = { "vehicle", "gadget" },
         die = 6, die_effect = { draw_agency { 1 } },
         flavour = "Does not exist, and is double-parked.",
         look = "helicopter #4a5468" }

-- Ambush
agency { id = "paper_person", name = "Paper Person", type = "ambush", influence = 2, copies = 2,
         condition = "investigated",
         effect = { cancel {}, discard { 1, who = "that_player" } },
         flavour = "You are looking for somebody we made up.",
         look = "id-card #8a6ea0" }
agency { id = "scheduled_blackout", name = "Scheduled Blackout", type = "ambush", influence = 2, copies = 2,
         condition = "event_set_off",
         effect = { cancel {} },
         flavour = "Nothing happened. Nobody saw it.",
         look = "unplugged #3d4660" }
agency { id = "body_double", name = "Body Double", type = "ambush", influence = 2, copies = 2,
         condition = "hero_defeated",
         effect = { revive { 4 } },
         flavour = "You have just beaten an actor. A good one.",
         look = "two-shadows #6a5a8c" }

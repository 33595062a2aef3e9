-- city.lua: the City Deck: 72 cards of 23 designs.

-- One-Time-Use
city { id = "first_aid_kit", name = "First Aid Kit", type = "one_time", influence = 1, copies = 10, medical = 1,
       effect = { heal { 2, of = "own_hero" } },
       flavour = "Contains: gauze, iodine, one brave face.",
       look = "medical-pack #d95d4b" }
city { id = "shoe_leather", name = "Shoe Leather", type = "one_time", influence = 2, copies = 3,
       effect = { investigate { 1 } },
       flavour = "Forty doors, thirty-nine lies.",
       look = "boot-prints #9a7a4a" }
city { id = "overheard_confession", name = "Overheard Confession", type = "one_time", influence = 2, copies = 3,
       effect = { investigate { 1 }, draw { 1 } },
       flavour = "The walls have ears; the bar has stools.",
       look = "human-ear #7a5a9c" }
city { id = "grocery_run", name = "Grocery Run", type = "one_time", influence = 1, copies = 6,
       effect = { draw { 2 } },
       flavour = "Milk, eggs, rope, flares.",
       look = "shopping-bag #6fa05b" }
city { id = "loose_cornice", name = "Loose Cornice", type = "one_time", influence = 2, copies = 3,
       effect = { damage { 1, of = "other_hero" } },
       flavour = "Old buildings, poor things, cannot be questioned.",
       look = "falling-rocks #8a7a70" }
city { id = "oil_slick", name = "Oil Slick", type = "one_time", influence = 2, copies = 3,
       effect = { damage { 1, of = "other_hero", only = "slot_1" },
                  boost_attack { -1, of = "that_hero", lasts = "this_round" } },
       flavour = "Whoever leads, leads downhill.",
       look = "oil-drum #5b6e8a" }
city { id = "sticky_fingers", name = "Sticky Fingers", type = "one_time", influence = 1, copies = 3,
       effect = { discard { 1, who = "other_player" } },
       flavour = "You had it when you came in. I counted.",
       look = "snatch #b0703a" }
city { id = "bribed_guard", name = "Bribed Guard", type = "one_time", influence = 3, copies = 3,
       effect = { free { 1, who = "other_player" } },
       flavour = "He looked away for the price of a better view.",
       look = "banknote #5f9a6e" }
city { id = "rousing_speech", name = "Rousing Speech", type = "one_time", influence = 2, copies = 6,
       effect = { rally { 2 } },
       flavour = "Nobody remembers the words. Everybody remembers the crate he stood on.",
       look = "public-speaker #e0a43b" }

-- Equipment
city { id = "trash_lid", name = "Trash Lid", type = "equipment", influence = 1, copies = 2,
       attack = 0, health = 1, categories = { "armour" },
       passive = { tough { 1, when = { "slot", 1 } } },
       flavour = "Dented in all the right places.",
       look = "trash-can #8a8f98" }
city { id = "honest_crowbar", name = "Honest Crowbar", type = "equipment", influence = 2, copies = 2,
       attack = 1, health = 0, categories = { "weapon" },
       passive = { attack { 1, when = "undamaged" } },
       flavour = "Opens negotiations.",
       look = "crowbar #a8562a" }
city { id = "delivery_moped", name = "Delivery Moped", type = "equipment", influence = 2, copies = 2,
       attack = 1, health = 0, categories = { "vehicle" },
       die = 1, die_effect = { draw { 1 } },
       flavour = "Justice in thirty minutes, or it is free.",
       look = "scooter #4fa89a" }
city { id = "police_scanner", name = "Police Scanner", type = "equipment", influence = 2, copies = 2,
       attack = 0, health = 1, categories = { "gadget" }, limit = "round",
       use = { scout {} },
       flavour = "Static, static, doughnuts, murder, static.",
       look = "walkie-talkie #4f86a8" }
city { id = "football_pads", name = "Football Pads", type = "equipment", influence = 2, copies = 2,
       attack = 0, health = 2, categories = { "armour" },
       flavour = "State champions, once. Still smell like it.",
       look = "shoulder-armor #6d8c3f" }
city { id = "loaded_trombone", name = "Loaded Trombone", type = "equipment", influence = 3, copies = 2,
       attack = 2, health = 1, categories = { "weapon" },
       flavour = "Everybody ducks on the glissando.",
       look = "trombone #c9963b" }
city { id = "sidecar", name = "Sidecar", type = "equipment", influence = 3, copies = 2,
       attack = 1, health = 1, categories = { "vehicle" },
       passive = { capacity { 1 } },
       flavour = "Room for one more bad idea.",
       look = "full-motorcycle-helmet #5f9a6e" }
city { id = "tool_bandolier", name = "Tool Bandolier", type = "equipment", influence = 3, copies = 2,
       attack = 1, health = 1, categories = { "weapon", "gadget" },
       die = 3, die_effect = { heal { 1, of = "each_own", only = "gadget" } },
       flavour = "A wrench for every occasion, and occasions for every wrench.",
       look = "toolbox #b5762f" }
city { id = "retired_riot_van", name = "Retired Riot Van", type = "equipment", influence = 3, copies = 2,
       attack = 1, health = 2, categories = { "vehicle", "armour" },
       flavour = "The siren only does lullabies now.",
       look = "apc #66788a" }
city { id = "storm_umbrella", name = "Storm Umbrella", type = "equipment", influence = 3, copies = 2,
       attack = 1, health = 1, categories = { "armour", "gadget" },
       die = 5, die_effect = { heal { 1, of = "each_own", only = "armour" } },
       flavour = "Rated for hail up to forty-five calibre.",
       look = "umbrella #4d6f97" }

-- Ambush
city { id = "parked_mattress_truck", name = "Parked Mattress Truck", type = "ambush", influence = 1, copies = 3,
       condition = "hero_damaged",
       effect = { given { "behind", prevent_all {}, otherwise = { prevent { 2 } } } },
       flavour = "Luck is where you fall.",
       look = "flatbed-covered #b58a9c" }
city { id = "double_locked", name = "Double-Locked", type = "ambush", influence = 2, copies = 3,
       condition = "villain_leaving",
       effect = { cancel {}, protect {} },
       flavour = "The second lock is for the ones who laugh at the first.",
       look = "padlock #7d6a4a" }
city { id = "cheap_shot", name = "Cheap Shot", type = "ambush", influence = 2, copies = 3,
       condition = "own_attack",
       effect = { rally { 2, lasts = "this_fight" }, given { { "level", 2 }, villain_health { -1 } } },
       flavour = "Look, behind you! Works every time but one.",
       look = "boxing-glove-surprise #c0392b" }
city { id = "red_tape", name = "Red Tape", type = "ambush", influence = 3, copies = 3,
       condition = "card_played",
       effect = { cancel {} },
       flavour = "Your plan has been received and will be processed in order.",
       look = "crime-scene-tape #b3402a" }

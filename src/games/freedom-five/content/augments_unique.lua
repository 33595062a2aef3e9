-- Unique Augments: two for each Hero.

augment { id = "grandfathers_watch", name = "Grandfather's Watch", hero = "legacy", envelope = 3,
          passive = { test_dice { 1, of = "each_here" } },
          flavour = "It stopped at noon, in the war, and has been right ever since.",
          look = "watch #4450a8" }
augment { id = "ring_of_the_line", name = "Ring of the Line", hero = "legacy", envelope = 4, once = "turn",
          effect = { cost { discard { 1 } }, draw { 1, of = "other_hero" } },
          flavour = "Worn thin by seven left hands.",
          look = "ring #4450a8" }

augment { id = "cowl_array", name = "Cowl Array", hero = "wraith", envelope = 3, passive = { draws { 1,
          when = "alone" } },
          flavour = "It hears a heartbeat through two floors and a lie through three.",
          look = "headphones #3d2f66" }
augment { id = "night_train_pass", name = "Night Train Pass", hero = "wraith", envelope = 4, once = "turn",
          effect = { cost { discard { 1 } }, teleport { at = "within_2" } },
          flavour = "Valid on trains that are not in the timetable.",
          look = "ticket #3d2f66" }

augment { id = "cracked_core", name = "Cracked Core", hero = "absolute_zero", envelope = 3,
          passive = { villain_dice { 1, when = { "damaged", 1 } }, henchman_dice { 1, when = { "damaged", 1 } } },
          flavour = "It leaks. It leaks the right way.",
          look = "frozen-orb #2d7f9e" }
augment { id = "lined_gloves", name = "Lined Gloves", hero = "absolute_zero", envelope = 4, passive = { tough { 1 } },
          flavour = "A present. He has not told anybody from whom.",
          look = "hand #2d7f9e" }

augment { id = "ninth_pair_of_boots", name = "Ninth Pair of Boots", hero = "tachyon", envelope = 3,
          passive = { moves { 1 }, recovers { 1 } }, flavour = "This pair has soles. It is a start.",
          look = "running-shoe #b03030" }
augment { id = "pocket_stopwatch", name = "Pocket Stopwatch", hero = "tachyon", envelope = 4, once = "turn",
          effect = { cost { discard { 2 } }, refresh { 1 } },
          flavour = "It measures how long everybody else is taking.",
          look = "stopwatch #b03030" }

augment { id = "outrigger_legs", name = "Outrigger Legs", hero = "bunker", envelope = 3, passive = { moves { 1 } },
          flavour = "Two more legs, borrowed from a crane that was not using them.",
          look = "crane #4d5c2e" }
augment { id = "auto_loader", name = "Auto-Loader", hero = "bunker", envelope = 4,
          passive = { villain_dice { 1, when = "alone" }, henchman_dice { 1 } },
          flavour = "It says please before each shell. She insisted.",
          look = "machine-gun-magazine #4d5c2e" }

augment { id = "commonplace_book", name = "Commonplace Book", hero = "marginalia", envelope = 3,
          passive = { hand_limit { 4 }, draws { 1 } },
          flavour = "Everything anybody ever said, and what she thought of it.",
          look = "black-book #7d2f5e" }
augment { id = "blue_ink", name = "Blue Ink", hero = "marginalia", envelope = 4, once = "turn",
          effect = { cost { discard { 1 } }, recall { 1 } },
          flavour = "For the things that turned out to be worth keeping.",
          look = "quill-ink #7d2f5e" }

augment { id = "tool_belt", name = "Municipal Tool Belt", hero = "kerbstone", envelope = 3,
          when = { on { "rescued", heal { 1 } } }, flavour = "Property of the city, in both senses.",
          look = "belt #6a6470" }
augment { id = "steel_toecaps", name = "Steel Toecaps", hero = "kerbstone", envelope = 4,
          passive = { henchman_dice { 2, when = { "crowd_least", 3 } } },
          flavour = "Standard issue. The dents are extra.",
          look = "walking-boot #6a6470" }

augment { id = "silent_clapper", name = "Silent Clapper", hero = "ninth_bell", envelope = 3,
          when = { on { "tested", reroll { 1 }, optional = true } },
          flavour = "Only the dice can hear it.",
          look = "sound-off #8a5a24" }
augment { id = "bell_rope_belt", name = "Bell-Rope Belt", hero = "ninth_bell", envelope = 4,
          passive = { moves { 1 }, spirit { -1 } }, flavour = "Tied with the knot that the ringers never teach.",
          look = "knot #8a5a24" }

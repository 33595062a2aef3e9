-- The Ability cards of Wraith: she knows where they will be, and is there before them.

ability { id = "grapnel_swing", name = "Grapnel Swing", hero = "wraith", colour = "red", dice = 1, use = "action",
          effect = { move { 3 }, remove { 1 } }, flavour = "Rooftop, gutter, chin.",
          look = "grapple #6a3d78" }
ability { id = "out_of_the_dark", name = "Out of the Dark", hero = "wraith", colour = "red", dice = 2, use = "action",
          effect = { given { "alone", clear {}, otherwise = { remove { 2 } } } },
          flavour = "They counted themselves. They counted one short, then two.",
          look = "hood #6a3d78" }
ability { id = "nerve_strike", name = "Nerve Strike", hero = "wraith", colour = "red", dice = 1, use = "action",
          effect = { strike { 1 }, draw { 1 } },
          flavour = "Left of the collarbone, half an inch down. Sleep well.",
          look = "punch #6a3d78" }
ability { id = "roll_with_it", name = "Roll With It", hero = "wraith", colour = "red", dice = 2,
          when = { on { "hurt", prevent { 1 }, move { 1 } } },
          flavour = "Falling is only travelling with less paperwork.",
          look = "dodge #6a3d78" }
ability { id = "vanish", name = "Vanish", hero = "wraith", colour = "red", dice = 1, use = "free",
          effect = { cost { discard { 1 } }, teleport { at = "near" }, guard { 1 } },
          flavour = "You look at the smoke. That was the mistake.",
          look = "cloak #6a3d78" }
ability { id = "knife_to_a_gunfight", name = "Knife to a Gunfight", hero = "wraith", colour = "red", dice = 2,
          when = { on { "struck", success { 1 } } }, flavour = "It was a very well-travelled knife.",
          look = "plain-dagger #6a3d78" }
ability { id = "interrogation", name = "Interrogation", hero = "wraith", colour = "blue", dice = 1, use = "action",
          effect = { discard { 1 }, dismiss { at = "any_location" } },
          flavour = "Everybody talks. Most of them while still upside down.",
          look = "bed-lamp #54418c" }
ability { id = "fear_of_falling", name = "Fear of Falling", hero = "wraith", colour = "blue", dice = 2, use = "action",
          effect = { drive { 3, at = "near" }, draw { 1 } },
          flavour = "She only opened the window. They did the rest.",
          look = "falling #54418c" }
ability { id = "cold_patience", name = "Cold Patience", hero = "wraith", colour = "blue", dice = 1, use = "action",
          effect = { draw { 3 } }, flavour = "Four hours on a ledge, and not one of them wasted.",
          look = "hourglass #54418c" }
ability { id = "dead_calm", name = "Dead Calm", hero = "wraith", colour = "blue", dice = 2,
          when = { on { "tested", reroll { 2 } } }, flavour = "Her pulse went down. That is when to worry.",
          look = "meditation #54418c" }
ability { id = "a_debt_called_in", name = "A Debt Called In", hero = "wraith", colour = "blue", dice = 1, use = "free",
          effect = { cost { discard { 2 } }, gain_special { 1 } },
          flavour = "He owed her a favour. He had hoped she was dead.",
          look = "scroll-unfurled #54418c" }
ability { id = "the_mask_slips", name = "The Mask Slips", hero = "wraith", colour = "blue", dice = 2, use = "free",
          effect = { cost { exhaust { 1 } }, heal { 1 } },
          flavour = "For one moment there is only a tired woman in a good coat.",
          look = "domino-mask #54418c" }
ability { id = "follow_the_money", name = "Follow the Money", hero = "wraith", colour = "green", dice = 1,
          use = "action", effect = { strip { 2, villain = "any_villain" }, draw { 1 } },
          flavour = "Three shell companies, one bakery, and there: a signature.",
          look = "two-coins #4b4a7a" }
ability { id = "surveillance_net", name = "Surveillance Net", hero = "wraith", colour = "green", dice = 1,
          use = "action", effect = { remove { 1, at = "any_location" }, draw { 2 } },
          flavour = "Every pigeon in this district has a good view.",
          look = "photo-camera #4b4a7a" }
ability { id = "case_board", name = "Case Board", hero = "wraith", colour = "green", dice = 2, use = "action",
          effect = { ease { 1, attribute = "all_colours" }, draw { 1 } },
          flavour = "String, pins, photographs, and one face in the middle.",
          look = "jigsaw-piece #4b4a7a" }
ability { id = "two_steps_ahead", name = "Two Steps Ahead", hero = "wraith", colour = "green", dice = 2,
          when = { on { "scheme", skip { "card" } } }, flavour = "She had the locks changed on Tuesday.",
          look = "chess-knight #4b4a7a" }
ability { id = "elementary", name = "Elementary", hero = "wraith", colour = "green", dice = 1,
          when = { on { "tested", success { 1 } } },
          flavour = "The dog did nothing. It was a very good disguise.",
          look = "magnifying-glass #4b4a7a" }
ability { id = "open_file", name = "Open File", hero = "wraith", colour = "green", dice = 2, use = "free",
          effect = { draw { 1 } }, flavour = "It is labelled Miscellaneous, and it is mostly you.",
          look = "open-folder #4b4a7a" }
ability { id = "remote_detonator", name = "Remote Detonator", hero = "wraith", colour = "yellow", dice = 1,
          use = "action", effect = { remove { 2, at = "within_2" } },
          flavour = "Ask her how long it has been there. Go on.",
          look = "detonator #7a5590" }
ability { id = "eleven_pouches", name = "Eleven Pouches", hero = "wraith", colour = "yellow", dice = 1, use = "action",
          effect = { recall { 2 } }, flavour = "She knows which one by feel, and so will you.",
          look = "belt #7a5590" }
ability { id = "wire_tap", name = "Wire Tap", hero = "wraith", colour = "yellow", dice = 2, use = "action",
          effect = { draw { 1 }, dice { 2 } }, flavour = "Say that again, please, and closer to the lamp.",
          look = "headphones #7a5590" }
ability { id = "smoke_pellet", name = "Smoke Pellet", hero = "wraith", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, remove { 1, at = "here_or_near" } },
          flavour = "Smells of liquorice and bad decisions.",
          look = "dust-cloud #7a5590" }
ability { id = "armoured_weave", name = "Armoured Weave", hero = "wraith", colour = "yellow", dice = 1,
          when = { on { "hurt", prevent { 2 } } },
          flavour = "Six thousand threads, each with a little grudge.",
          look = "kevlar-vest #7a5590" }
ability { id = "skeleton_key", name = "Skeleton Key", hero = "wraith", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, rescue { at = "here" } },
          flavour = "No door in Megalopolis has ever disliked her.",
          look = "key #7a5590" }
ability { id = "silent_takedown", name = "Silent Takedown", hero = "wraith", colour = "red", dice = 2, cost = 1,
          envelope = 1, use = "free", effect = { remove { 2 } },
          flavour = "The last one turned round to complain about the quiet.",
          look = "silence #6a3d78" }
ability { id = "the_whole_dossier", name = "The Whole Dossier", hero = "wraith", colour = "green", dice = 2, cost = 1,
          envelope = 1, use = "action", effect = { draw { 3 }, strip { 1, villain = "any_villain" } },
          flavour = "Volume nine is just receipts. It is the worst one.",
          look = "files #4b4a7a" }
ability { id = "contingency", name = "Contingency", hero = "wraith", colour = "yellow", dice = 3, cost = 2,
          envelope = 2, when = { on { "hurt", prevent_all {}, move { 2 } } },
          flavour = "There is a plan for this. There is a plan for the plan.",
          look = "strongbox #7a5590" }
ability { id = "she_was_never_there", name = "She Was Never There", hero = "wraith", colour = "purple", dice = 3,
          cost = 3, envelope = 4, use = "action",
          effect = { teleport { at = "any_location" }, clear {}, draw { 1 } },
          flavour = "No witnesses. Eleven people who would like to be dentists now.",
          look = "moon #3d2f66" }

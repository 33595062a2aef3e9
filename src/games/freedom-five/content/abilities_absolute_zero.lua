-- The Ability cards of Absolute Zero: what hurts him makes him colder, and what is cold stops moving.

ability { id = "frostbite_fist", name = "Frostbite Fist", hero = "absolute_zero", colour = "red", dice = 1,
          use = "action", effect = { strike { 1 }, remove { 2 } },
          flavour = "It hurts him more than it hurts you. He is used to it.",
          look = "fist #3fa3b8" }
ability { id = "ice_age", name = "Ice Age", hero = "absolute_zero", colour = "red", dice = 2, use = "action",
          effect = { cost { hurt { 1, kind = "unblockable" } }, clear {}, draw { 2 } },
          flavour = "The puddles went first. Then the sound.",
          look = "snowflake-1 #3fa3b8" }
ability { id = "glacier", name = "Glacier", hero = "absolute_zero", colour = "red", dice = 1, use = "action",
          effect = { remove { 3 } }, flavour = "Slow. Then suddenly all there is.",
          look = "iceberg #3fa3b8" }
ability { id = "hot_and_cold", name = "Hot and Cold", hero = "absolute_zero", colour = "red", dice = 2, use = "free",
          effect = { cost { hurt { 1, kind = "unblockable" } }, dice { 2 } },
          flavour = "Hot, cold, crack. In that order.",
          look = "flame #3fa3b8" }
ability { id = "suit_integrity", name = "Suit Integrity", hero = "absolute_zero", colour = "red", dice = 1,
          when = { on { "hurt", prevent { 2 } } },
          flavour = "The gauge says amber. It has said amber for years.",
          look = "kevlar-vest #3fa3b8" }
ability { id = "cold_shoulder", name = "Cold Shoulder", hero = "absolute_zero", colour = "red", dice = 2,
          when = { on { "hurt", prevent { 1 }, remove { 1 } } },
          flavour = "He turned away. They wished that he had not.",
          look = "shoulder-armor #3fa3b8" }
ability { id = "absolute_calm", name = "Absolute Calm", hero = "absolute_zero", colour = "blue", dice = 1,
          use = "action", effect = { heal { 2 } }, flavour = "Nothing moves in there. Not even the regret.",
          look = "meditation #5fb6d4" }
ability { id = "numb", name = "Numb", hero = "absolute_zero", colour = "blue", dice = 2, use = "action",
          effect = { cost { discard { 1 } }, heal { 1 }, refresh { 1 } },
          flavour = "Cannot feel it. Cannot feel much, to be fair.",
          look = "hand #5fb6d4" }
ability { id = "winter_comes_early", name = "Winter Comes Early", hero = "absolute_zero", colour = "blue", dice = 1,
          use = "action", effect = { remove { 1, at = "each_near" } },
          flavour = "The newspapers blamed the wind.",
          look = "windy-stripes #5fb6d4" }
ability { id = "grim_humour", name = "Grim Humour", hero = "absolute_zero", colour = "blue", dice = 2, use = "free",
          effect = { draw { 1 }, given { { "damaged", 2 }, draw { 1 } } },
          flavour = "How is he? Zero out of ten.",
          look = "death-skull #5fb6d4" }
ability { id = "frozen_tears", name = "Frozen Tears", hero = "absolute_zero", colour = "blue", dice = 1,
          when = { on { "tested", reroll { 3 } } }, flavour = "They fall like small change.",
          look = "water-drop #5fb6d4" }
ability { id = "long_night", name = "Long Night", hero = "absolute_zero", colour = "blue", dice = 2, use = "free",
          effect = { cost { hurt { 1, kind = "unblockable" } }, refresh { 1 } },
          flavour = "The hours pass at the speed of ice.",
          look = "moon #5fb6d4" }
ability { id = "weak_points", name = "Weak Points", hero = "absolute_zero", colour = "green", dice = 1, use = "action",
          effect = { dice { 3 } }, flavour = "Everything is brittle at the right temperature.",
          look = "crosshair #3c93a0" }
ability { id = "slow_thinking", name = "Slow Thinking", hero = "absolute_zero", colour = "green", dice = 1,
          use = "action", effect = { draw { 2 }, recall { 1 } },
          flavour = "He takes his time. It does not get any warmer.",
          look = "hourglass #3c93a0" }
ability { id = "cold_case", name = "Cold Case", hero = "absolute_zero", colour = "green", dice = 2, use = "action",
          effect = { strip { 2, villain = "any_villain" } },
          flavour = "Closed for ten years. Opened with an ice pick.",
          look = "briefcase #3c93a0" }
ability { id = "brain_freeze", name = "Brain Freeze", hero = "absolute_zero", colour = "green", dice = 2,
          when = { on { "scheme", skip { "event" } } }, flavour = "They had a thought. It stopped there.",
          look = "frozen-orb #3c93a0" }
ability { id = "black_ice", name = "Black Ice", hero = "absolute_zero", colour = "green", dice = 1, use = "free",
          effect = { cost { discard { 1 } }, drive { 2, at = "near" } },
          flavour = "They came round the corner and kept coming.",
          look = "falling #3c93a0" }
ability { id = "perspective", name = "Perspective", hero = "absolute_zero", colour = "green", dice = 2, use = "free",
          effect = { cost { discard { 2 } }, calm { 1 } },
          flavour = "In forty thousand years, he says, none of this. It helps, oddly.",
          look = "horizon-road #3c93a0" }
ability { id = "coolant_flood", name = "Coolant Flood", hero = "absolute_zero", colour = "yellow", dice = 1,
          use = "action", effect = { clear { at = "here_or_near" } },
          flavour = "Valve seven. Everybody off the carpet, please.",
          look = "waves #7cc4cc" }
ability { id = "overclocked_suit", name = "Overclocked Suit", hero = "absolute_zero", colour = "yellow", dice = 2,
          use = "action", effect = { cost { hurt { 1, kind = "unblockable" } }, strike { 2 } },
          flavour = "All needles to the right, and one through the glass.",
          look = "power-lightning #7cc4cc" }
ability { id = "pain_converter", name = "Pain Converter", hero = "absolute_zero", colour = "yellow", dice = 1,
          use = "action", effect = { given { { "damaged", 1 }, draw { 3 }, otherwise = { draw { 2 } } } },
          flavour = "Pain in, cold out. He keeps the difference.",
          look = "heart-beats #7cc4cc" }
ability { id = "insulated_plating", name = "Insulated Plating", hero = "absolute_zero", colour = "yellow", dice = 2,
          when = { on { "hurt", prevent_all {} } }, flavour = "Warranty void in case of use.",
          look = "shield #7cc4cc" }
ability { id = "ice_bridge", name = "Ice Bridge", hero = "absolute_zero", colour = "yellow", dice = 1, use = "free",
          effect = { cost { discard { 1 } }, move { 2 } },
          flavour = "It will hold. It will hold him, at any rate.",
          look = "stone-bridge #7cc4cc" }
ability { id = "emergency_vent", name = "Emergency Vent", hero = "absolute_zero", colour = "yellow", dice = 2,
          use = "free", effect = { cost { discard { 1 } }, heal { 1 } },
          flavour = "A hiss, a cloud, and the windows are white.",
          look = "steam #7cc4cc" }
ability { id = "snap_freeze", name = "Snap Freeze", hero = "absolute_zero", colour = "red", dice = 2, cost = 1,
          envelope = 1, use = "free", effect = { remove { 2 }, hurt { 1 } },
          flavour = "Click, said the street.",
          look = "frozen-block #3fa3b8" }
ability { id = "zero_point", name = "Zero Point", hero = "absolute_zero", colour = "blue", dice = 2, cost = 1,
          envelope = 1, use = "action", effect = { heal { 2 }, draw { 2 } },
          flavour = "The exact place where it stops hurting.",
          look = "snowflake-2 #5fb6d4" }
ability { id = "permafrost_plate", name = "Permafrost Plate", hero = "absolute_zero", colour = "yellow", dice = 3,
          cost = 2, envelope = 2, when = { on { "hurt", prevent_all {}, draw { 1 } } },
          flavour = "Twelve thousand years of doing nothing, worn on the chest.",
          look = "chest-armor #7cc4cc" }
ability { id = "heat_death", name = "Heat Death", hero = "absolute_zero", colour = "purple", dice = 3, cost = 3,
          envelope = 4, use = "action",
          effect = { cost { hurt { 2, kind = "unblockable" } }, clear {}, strike { 3, villain = "villain_here" } },
          flavour = "In the end everything is as cold as he is. Today, a little sooner.",
          look = "eclipse #2d7f9e" }

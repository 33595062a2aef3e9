-- The Ability cards of Kerbstone: he is the street, and the street looks after its own.

ability { id = "knuckles_of_granite", name = "Knuckles of Granite", hero = "kerbstone", colour = "red", dice = 1,
          use = "action", effect = { remove { 3 } }, flavour = "Quarried locally.",
          look = "fist #8b7a6b" }
ability { id = "pave_over", name = "Pave Over", hero = "kerbstone", colour = "red", dice = 2, use = "action",
          effect = { clear {}, draw { 1 } }, flavour = "It will need a second coat in spring.",
          look = "steamroller #8b7a6b" }
ability { id = "kerb_stomp", name = "Kerb Stomp", hero = "kerbstone", colour = "red", dice = 1, use = "action",
          effect = { strike { 1 }, drive { 2, at = "near" } },
          flavour = "Health and safety has asked him to rename it.",
          look = "boot-kick #8b7a6b" }
ability { id = "hard_to_shift", name = "Hard to Shift", hero = "kerbstone", colour = "red", dice = 2,
          when = { on { "hurt", prevent { 2 } } }, flavour = "They hit him with a bus. The bus is suing.",
          look = "rock #8b7a6b" }
ability { id = "paving_slab", name = "Paving Slab", hero = "kerbstone", colour = "red", dice = 1,
          when = { on { "overrun", cancel {} } }, flavour = "This road is closed. So is that one.",
          look = "stone-block #8b7a6b" }
ability { id = "street_fighter", name = "Street Fighter", hero = "kerbstone", colour = "red", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, remove { 1 } },
          flavour = "No rules, one referee, and he is the referee.",
          look = "boxing-glove #8b7a6b" }
ability { id = "neighbourhood_watch", name = "Neighbourhood Watch", hero = "kerbstone", colour = "blue", dice = 1,
          use = "action", effect = { calm { 1, at = "here_or_near" } },
          flavour = "Mrs Ortega has a whistle and a very good window.",
          look = "family-house #7c8288" }
ability { id = "soup_kitchen", name = "Soup Kitchen", hero = "kerbstone", colour = "blue", dice = 1, use = "action",
          effect = { heal { 1, of = "each_here" }, place_bystander { at = "here" } },
          flavour = "Lentil. It is always lentil. It always helps.",
          look = "cooking-pot #7c8288" }
ability { id = "block_party", name = "Block Party", hero = "kerbstone", colour = "blue", dice = 2, use = "action",
          effect = { calm { 1 }, draw { 1, of = "each_here" } },
          flavour = "The riot brought a guitar. After that it was only a matter of sausages.",
          look = "party-flags #7c8288" }
ability { id = "good_neighbour", name = "Good Neighbour", hero = "kerbstone", colour = "blue", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, rescue { at = "here" } },
          flavour = "He knows which floor, and the name of the cat.",
          look = "hand #7c8288" }
ability { id = "salt_of_the_earth", name = "Salt of the Earth", hero = "kerbstone", colour = "blue", dice = 1,
          when = { on { "tested", reroll { 2 } } }, flavour = "Also gravel, sand and a little iron.",
          look = "sprout #7c8288" }
ability { id = "local_hero", name = "Local Hero", hero = "kerbstone", colour = "blue", dice = 2,
          when = { on { "rescued", draw { 2 } } },
          flavour = "Nobody asks him for an autograph. They ask about his knee.",
          look = "medal #7c8288" }
ability { id = "word_on_the_street", name = "Word on the Street", hero = "kerbstone", colour = "green", dice = 1,
          use = "action", effect = { draw { 2 }, remove { 1, at = "any_location" } },
          flavour = "The pigeons, the paperboy and three bus drivers agree.",
          look = "chat-bubble #7a8472" }
ability { id = "shortcut", name = "Shortcut", hero = "kerbstone", colour = "green", dice = 1, use = "action",
          effect = { teleport { at = "within_2" }, remove { 2 } },
          flavour = "Through the laundry, mind the steam, out by the bins.",
          look = "crossroad #7a8472" }
ability { id = "old_acquaintance", name = "Old Acquaintance", hero = "kerbstone", colour = "green", dice = 2,
          use = "action", effect = { drive { 3, at = "near" }, draw { 1 } },
          flavour = "They went to school together. It was not that kind of school.",
          look = "three-friends #7a8472" }
ability { id = "keep_the_peace", name = "Keep the Peace", hero = "kerbstone", colour = "green", dice = 2,
          when = { on { "anarchy_placed", calm { 1, at = "there" } } },
          flavour = "Sit down. Both of you. You as well.",
          look = "peace-dove #7a8472" }
ability { id = "street_smarts", name = "Street Smarts", hero = "kerbstone", colour = "green", dice = 1, use = "free",
          effect = { draw { 1 } }, flavour = "The alley forks. The smart ones never take the left.",
          look = "light-bulb #7a8472" }
ability { id = "pothole", name = "Pothole", hero = "kerbstone", colour = "green", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, strip { 1, villain = "any_villain" } },
          flavour = "Unfilled since the flood, for exactly this purpose.",
          look = "hole #7a8472" }
ability { id = "manhole", name = "Manhole", hero = "kerbstone", colour = "yellow", dice = 1, use = "action",
          effect = { teleport { at = "any_location" }, guard { 1 } },
          flavour = "Down here there is only one street, and it goes everywhere.",
          look = "airtight-hatch #a08a5c" }
ability { id = "traffic_cone", name = "Traffic Cone", hero = "kerbstone", colour = "yellow", dice = 1, use = "action",
          effect = { drive { 2, at = "near" }, draw { 1 } },
          flavour = "The most powerful object in the city, and he has nine.",
          look = "traffic-cone #a08a5c" }
ability { id = "burst_main", name = "Burst Main", hero = "kerbstone", colour = "yellow", dice = 2, use = "action",
          effect = { clear { at = "here_or_near" } }, flavour = "He only leaned on it.",
          look = "waves #a08a5c" }
ability { id = "hi_vis", name = "Hi-Vis", hero = "kerbstone", colour = "yellow", dice = 1,
          when = { on { "other_hurt", prevent { 1 }, draw { 1 } } },
          flavour = "They will aim at the orange one.",
          look = "kevlar-vest #a08a5c" }
ability { id = "road_closed", name = "Road Closed", hero = "kerbstone", colour = "yellow", dice = 2,
          when = { on { "scheme", skip { "henchmen" } } },
          flavour = "Diversion, it says, and the arrow points at the river.",
          look = "barrier #a08a5c" }
ability { id = "works_van", name = "Works Van", hero = "kerbstone", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, move { 3, of = "hero_here" } },
          flavour = "It does thirty. Downhill, it does as it likes.",
          look = "bus #a08a5c" }
ability { id = "street_sweeper", name = "Street Sweeper", hero = "kerbstone", colour = "red", dice = 2, cost = 1,
          envelope = 1, use = "free", effect = { remove { 2 }, given { "no_henchmen", draw { 1 } } },
          flavour = "Mondays and Thursdays, and now.",
          look = "dust-cloud #8b7a6b" }
ability { id = "everybody_out", name = "Everybody Out", hero = "kerbstone", colour = "blue", dice = 2, cost = 1,
          envelope = 1, use = "action", effect = { rescue { at = "here" }, calm { 1 }, draw { 1 } },
          flavour = "In an orderly fashion, and take the piano.",
          look = "exit-door #7c8288" }
ability { id = "city_limits", name = "City Limits", hero = "kerbstone", colour = "green", dice = 3, cost = 2,
          envelope = 2, when = { on { "overrun", cancel {}, draw { 2 } } },
          flavour = "Here and no further, says the sign that he is holding.",
          look = "direction-sign #7a8472" }
ability { id = "the_whole_street", name = "The Whole Street", hero = "kerbstone", colour = "purple", dice = 3,
          cost = 3, envelope = 4, use = "action",
          effect = { clear { at = "here" }, calm { 2 }, heal { 1, of = "each_here" } },
          flavour = "Windows up, sleeves up, and somebody's grandmother in front.",
          look = "modern-city #6a6470" }

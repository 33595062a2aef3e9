-- The Ability cards of Bunker: she does not go to the trouble, the trouble comes into range.

ability { id = "suppressive_fire", name = "Suppressive Fire", hero = "bunker", colour = "red", dice = 1,
          use = "action", effect = { remove { 2, at = "near" } },
          flavour = "Keep your head down. Lower. There.",
          look = "bullets #7a7a3a" }
ability { id = "walking_wall", name = "Walking Wall", hero = "bunker", colour = "red", dice = 2, use = "action",
          effect = { move { 1 }, guard { 2 }, remove { 1 } },
          flavour = "Each step is entered in the road works register.",
          look = "brick-wall #7a7a3a" }
ability { id = "heavy_boots", name = "Heavy Boots", hero = "bunker", colour = "red", dice = 1, use = "action",
          effect = { remove { 2 }, draw { 1 } }, flavour = "Size twenty-two, riveted.",
          look = "walking-boot #7a7a3a" }
ability { id = "foxhole", name = "Foxhole", hero = "bunker", colour = "red", dice = 2,
          when = { on { "hurt", prevent { 2 } } }, flavour = "It came with her. She is the foxhole.",
          look = "bunker #7a7a3a" }
ability { id = "spare_plates", name = "Spare Plates", hero = "bunker", colour = "red", dice = 1,
          when = { on { "hurt", prevent_all {}, discard { 1 } } },
          flavour = "Bolted on over the ones that were bolted on before.",
          look = "metal-plate #7a7a3a" }
ability { id = "brace", name = "Brace", hero = "bunker", colour = "red", dice = 2, use = "free",
          effect = { cost { exhaust { 1 } }, dice { 2 } },
          flavour = "Both feet, both elbows, and a word with the floor.",
          look = "defensive-wall #7a7a3a" }
ability { id = "sergeants_voice", name = "Sergeant's Voice", hero = "bunker", colour = "blue", dice = 1,
          use = "action", effect = { move { 2, of = "any_hero" } },
          flavour = "It has been measured in decibels and in miles.",
          look = "megaphone #6b7f4a" }
ability { id = "not_one_step", name = "Not One Step", hero = "bunker", colour = "blue", dice = 2, use = "action",
          effect = { given { "villain_here", strike { 2, villain = "villain_here" }, otherwise = { clear {} } } },
          flavour = "They had been told about the gun. Nobody had mentioned the temper.",
          look = "halt #6b7f4a" }
ability { id = "letters_home", name = "Letters Home", hero = "bunker", colour = "blue", dice = 1, use = "action",
          effect = { heal { 1 }, draw { 2 } }, flavour = "Dear all. It is loud here. The coffee is fine.",
          look = "envelope #6b7f4a" }
ability { id = "covering_position", name = "Covering Position", hero = "bunker", colour = "blue", dice = 2,
          when = { on { "other_hurt", prevent { 2 } } }, flavour = "Get behind the lieutenant.",
          look = "shield #6b7f4a" }
ability { id = "watchful", name = "Watchful", hero = "bunker", colour = "blue", dice = 1,
          when = { on { "tested", reroll { 2 } } }, flavour = "She slept once, in March.",
          look = "light-projector #6b7f4a" }
ability { id = "stand_to", name = "Stand To", hero = "bunker", colour = "blue", dice = 2, use = "free",
          effect = { draw { 1, of = "each_here" } }, flavour = "Four in the morning is a state of mind.",
          look = "rally-the-troops #6b7f4a" }
ability { id = "firing_solution", name = "Firing Solution", hero = "bunker", colour = "green", dice = 1,
          use = "action", effect = { ease { 1, attribute = "all_colours" }, dice { 1 }, draw { 1 } },
          flavour = "Wind, distance, drop, and how annoyed she is.",
          look = "crosshair #56743e" }
ability { id = "map_reading", name = "Map Reading", hero = "bunker", colour = "green", dice = 1, use = "action",
          effect = { remove { 1, at = "within_2" }, draw { 1 } },
          flavour = "Grid square nine. Mind the bakery.",
          look = "compass #56743e" }
ability { id = "field_manual", name = "Field Manual", hero = "bunker", colour = "green", dice = 2, use = "action",
          effect = { recall { 2 } }, flavour = "Page one: do not lose the manual.",
          look = "black-book #56743e" }
ability { id = "ambush_drill", name = "Ambush Drill", hero = "bunker", colour = "green", dice = 2,
          when = { on { "overrun", cancel {}, discard { 1 } } },
          flavour = "They came round the corner in good order. It was the wrong corner.",
          look = "detonator #56743e" }
ability { id = "range_finder", name = "Range Finder", hero = "bunker", colour = "green", dice = 1, use = "free",
          effect = { cost { discard { 1 } }, strip { 1, villain = "any_villain" } },
          flavour = "Four hundred and twelve yards to your hat.",
          look = "eye-target #56743e" }
ability { id = "inventory", name = "Inventory", hero = "bunker", colour = "green", dice = 2, use = "free",
          effect = { cost { discard { 2 } }, draw { 2 } },
          flavour = "One of everything, two of the loud ones.",
          look = "checklist #56743e" }
ability { id = "mortar", name = "Mortar", hero = "bunker", colour = "yellow", dice = 1, use = "action",
          effect = { clear { at = "near" } }, flavour = "Up is not away.",
          look = "artillery-shell #94893f" }
ability { id = "shoulder_cannon", name = "Shoulder Cannon", hero = "bunker", colour = "yellow", dice = 2,
          use = "action", effect = { strike { 2, villain = "villain_near" } },
          flavour = "It has a safety. It has never been introduced.",
          look = "cannon #94893f" }
ability { id = "chain_feed", name = "Chain Feed", hero = "bunker", colour = "yellow", dice = 1, use = "action",
          effect = { remove { 1, at = "here" }, remove { 1, at = "each_near" } },
          flavour = "Six hundred rounds of polite request.",
          look = "machine-gun-magazine #94893f" }
ability { id = "hot_barrel", name = "Hot Barrel", hero = "bunker", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, remove { 1, at = "near" } }, flavour = "Do not lean on that.",
          look = "flame #94893f" }
ability { id = "hydraulic_assist", name = "Hydraulic Assist", hero = "bunker", colour = "yellow", dice = 1,
          use = "free", effect = { cost { discard { 1 } }, move { 2 } },
          flavour = "The knees are from an excavator.",
          look = "gears #94893f" }
ability { id = "ammunition_hoist", name = "Ammunition Hoist", hero = "bunker", colour = "yellow", dice = 2,
          use = "free", effect = { draw { 1 } }, flavour = "It goes up full and comes down embarrassed.",
          look = "ammo-box #94893f" }
ability { id = "rolling_barrage", name = "Rolling Barrage", hero = "bunker", colour = "red", dice = 2, cost = 1,
          envelope = 1, use = "action", effect = { clear { at = "near" }, draw { 1 } },
          flavour = "It starts over there and walks home.",
          look = "unlit-bomb #7a7a3a" }
ability { id = "siege_doctrine", name = "Siege Doctrine", hero = "bunker", colour = "blue", dice = 2, cost = 1,
          envelope = 1, use = "free", effect = { guard { 2 }, draw { 1 } },
          flavour = "Sit down. Wait. Be made of steel.",
          look = "anvil #6b7f4a" }
ability { id = "big_gun", name = "Big Gun", hero = "bunker", colour = "yellow", dice = 3, cost = 2, envelope = 2,
          use = "action", effect = { strike { 3, villain = "villain_near" } },
          flavour = "The paint on the barrel says Sorry.",
          look = "field-gun #94893f" }
ability { id = "all_batteries", name = "All Batteries", hero = "bunker", colour = "purple", dice = 3, cost = 3,
          envelope = 4, use = "action",
          effect = { remove { 2, at = "each_near" }, remove { 2 }, strike { 1, villain = "villain_near" } },
          flavour = "Every lamp in the district went dim, and then the sky did not.",
          look = "explosion-rays #4d5c2e" }

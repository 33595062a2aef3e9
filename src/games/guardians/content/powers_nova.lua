-- The Power cards of Super Nova: 8 normal ones, 2 for a Rookie, 2 for a Veteran.

power { id = "starlight_bolt", name = "Starlight Bolt", hero = "super_nova", attack = 2,
        symbol = "attack", mode = "permanent", passive = { ranged {} },
        look = "star-swirl #c8402f",
        flavour = "It left a distant sun four years ago. It was aimed at you all along." }
power { id = "afterburn", name = "Afterburn", hero = "super_nova", attack = 1, speed = 1,
        symbol = "movement", mode = "permanent", passive = { slips {} },
        look = "rocket-thruster #3f8f4f",
        flavour = "All they caught was the smell of singed linoleum." }
power { id = "blinding_corona", name = "Blinding Corona", hero = "super_nova", defense = 1, speed = 1,
        symbol = "defense", mode = "permanent", when = { on { "attacked", optional = true, shift { 2 } } },
        look = "sun-radiations #2f6db3",
        flavour = "The fist went through the light. She had been standing behind it." }
power { id = "airlift", name = "Airlift", hero = "super_nova", mental = 1,
        symbol = "coordination", mode = "unique_action",
        effect = { move { 2, of = "other_in_room", gait = "flying" } },
        look = "jet-pack #d08c1f",
        flavour = "Hold on to my hand. Not the hot one." }
power { id = "comet_dash", name = "Comet Dash", hero = "super_nova", speed = 2,
        symbol = "movement", mode = "action", effect = { dash { 2 } },
        look = "comet-spark #3f8f4f",
        flavour = "The wind in her hair is on fire, but then so is the hair." }
power { id = "both_ends_burning", name = "Both Ends Burning", hero = "super_nova", attack = 3, defense = -1,
        look = "candle-flame #2a7a80",
        flavour = "Twice the light for half the evening." }
power { id = "solar_flare", name = "Solar Flare", hero = "super_nova",
        symbol = "attack", mode = "action", effect = { strike { 1, style = "ranged" } },
        look = "sunbeams #c8402f",
        flavour = "Sunburn, said the robot's last report. Indoors." }
power { id = "burned_out", name = "Burned Out", hero = "super_nova",
        symbol = "weakness", mode = "permanent", passive = { no_ranged {}, speed { -1 } },
        look = "match-head #6b6470",
        flavour = "A faint glow, a wisp of smoke, and a strong wish for cocoa." }

power { id = "flight_lessons", name = "Flight Lessons", hero = "super_nova", rank = "rookie", speed = 1,
        replaces = "afterburn",
        look = "feathered-wing #2a7a80",
        flavour = "Lesson one: windows. Lesson two: closed windows." }
power { id = "helping_hand", name = "Helping Hand", hero = "super_nova", rank = "rookie", replaces = "airlift",
        symbol = "coordination", mode = "unique_action", effect = { shift { 2, of = "other_beside" } },
        look = "grab #d08c1f",
        flavour = "She can lift a friend. She cannot yet put one down gently." }
power { id = "solar_lance", name = "Solar Lance", hero = "super_nova", rank = "veteran", attack = 2, speed = 1,
        symbol = "attack", mode = "permanent", passive = { ranged {}, dice { 1, when = "ranged_attack" } },
        once = "turn", when = { on { "rolled", optional = true, reroll {} } },
        look = "laser-blast #c8402f",
        flavour = "The wall behind the target has applied for leave." }
power { id = "dazzle", name = "Dazzle", hero = "super_nova", rank = "veteran", defense = 1, speed = 2,
        symbol = "defense", mode = "unique_action",
        effect = { daze { 1, of = "villain_in_sight" }, token { 1, stat = "defense", of = "each_hero_in_room" } },
        look = "sunglasses #2f6db3",
        flavour = "Smile, please. Now look into the birdie. Now look for your eyebrows." }

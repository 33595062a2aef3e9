-- Justice cards: 8 by place, 8 by test, 8 by payment; 2 more in each envelope.

-- by place
justice { id = "lay_the_wreath", name = "Lay the Wreath", by = "place", location = "memorial_barracks", clear = 1,
          reward = { heal { 1, of = "each_here" } }, flavour = "For the names on the bricks, and the blank ones.",
          look = "rose #2f9488" }
justice { id = "guard_the_payroll", name = "Guard the Payroll", by = "place", location = "tidewater_shipyard",
          clear = 1,
          reward = { draw { 3 } }, flavour = "Nine hundred envelopes, one gate, one you.",
          look = "strongbox #2f9488" }
justice { id = "opening_night", name = "Opening Night", by = "place", location = "winter_gardens", clear = 1,
          reward = { refresh { 2 } }, flavour = "The diva will sing if the chandelier stays where it is.",
          look = "musical-notes #2f9488" }
justice { id = "school_outing", name = "School Outing", by = "place", location = "quarry_park", clear = 1,
          reward = { remove { 2, at = "any_location" } },
          flavour = "Thirty children and a duck were counted out. Thirty-one came back.",
          look = "duck #2f9488" }
justice { id = "testify", name = "Testify", by = "place", location = "high_court",
          reward = { strip { 2, villain = "any_villain" } },
          flavour = "The truth, the whole truth, and the bit about the shark.",
          look = "gavel #2f9488" }
justice { id = "return_the_book", name = "Return the Book", by = "place", location = "civic_library",
          reward = { recall { 2 } }, flavour = "Eleven years overdue, and it has grown a chapter.",
          look = "book-pile #2f9488" }
justice { id = "midnight_mass", name = "Midnight Mass", by = "place", location = "harbour_chapel",
          reward = { calm { 1, at = "here_or_near" } }, flavour = "The smugglers sang the loudest.",
          look = "church #2f9488" }
justice { id = "sweep_the_depot", name = "Sweep the Depot", by = "place", location = "tramway_depot", clear = 1,
          when = { on { "committed", add_dice { 2 } } },
          flavour = "Under the last tram lay a cache, and under the cache a plan.",
          look = "dust-cloud #2f9488" }

-- by test
justice { id = "defuse_the_statue", name = "Defuse the Statue", by = "test", colour = "yellow", dice = 3,
          successes = 1,
          reward = { draw { 2 } }, penalty = { hurt { 1 } }, flavour = "The founder of the city ticks.",
          look = "unlit-bomb #3f7fb5" }
justice { id = "the_locked_ward", name = "The Locked Ward", by = "test", colour = "green", dice = 3, successes = 2,
          reward = { gain_special { 1 } }, penalty = { discard { 1 } },
          flavour = "Patient nine writes letters to the future. They are answered.",
          look = "window-bars #3f7fb5" }
justice { id = "arm_wrestle_the_dock", name = "Arm-Wrestle the Dock", by = "test", colour = "red", dice = 3,
          successes = 1,
          reward = { remove { 2 } }, penalty = { hurt { 1 } }, flavour = "Loser talks. Everybody talks.",
          look = "fist #3f7fb5" }
justice { id = "talk_him_down", name = "Talk Him Down", by = "test", colour = "blue", dice = 3, successes = 1,
          reward = { heal { 2 } }, penalty = { discard { 1 } },
          flavour = "It is forty floors, and he only wanted somebody to ask.",
          look = "conversation #3f7fb5" }
justice { id = "crack_the_cipher", name = "Crack the Cipher", by = "test", colour = "green", dice = 3, successes = 1,
          when = { on { "scheme", skip { "villain" } } }, penalty = { discard { 1 } },
          flavour = "Every seventh word of the shipping news.",
          look = "key #3f7fb5" }
justice { id = "race_the_fuse", name = "Race the Fuse", by = "test", colour = "yellow", dice = 3, successes = 2,
          reward = { refresh { 2 }, draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "It was a very long fuse. That was the cruelty.",
          look = "stopwatch #3f7fb5" }
justice { id = "through_the_wall", name = "Through the Wall", by = "test", colour = "red", dice = 3, successes = 2,
          when = { on { "struck", success { 1 } } }, penalty = { hurt { 1 } },
          flavour = "The door was locked. The door was not the only way to be indoors.",
          look = "broken-wall #3f7fb5" }
justice { id = "stare_into_the_mirror", name = "Stare into the Mirror", by = "test", colour = "blue", dice = 3,
          successes = 2,
          when = { on { "hurt", prevent_all {} } }, penalty = { place_henchman { 1, colour = "blue" } },
          flavour = "It blinked first.",
          look = "mirror-mirror #3f7fb5" }

-- by payment
justice { id = "rebuild_the_gym", name = "Rebuild the Gym", by = "payment", colour = "red", cards = 2,
          reward = { dice { 2 } }, flavour = "Carry that beam. And that one. And the piano.",
          look = "brick-wall #c98a2e" }
justice { id = "vigil_at_the_shelter", name = "Vigil at the Shelter", by = "payment", colour = "blue", cards = 2,
          reward = { heal { 2 } }, flavour = "Nobody was attacked that night. It was the point.",
          look = "candle-light #c98a2e" }
justice { id = "night_school", name = "Night School", by = "payment", colour = "green", cards = 2,
          reward = { draw { 3 } }, flavour = "Half the class used to be henchmen.",
          look = "graduate-cap #c98a2e" }
justice { id = "mend_the_grid", name = "Mend the Grid", by = "payment", colour = "yellow", cards = 2,
          reward = { refresh { 2 } }, flavour = "Hold these two wires. Not those two wires.",
          look = "power-lightning #c98a2e" }
justice { id = "charity_match", name = "The Charity Match", by = "payment", colour = "red", cards = 3,
          when = { on { "committed", add_dice { 3 } } },
          flavour = "Three rounds, for the orphans. The orphans had bets on.",
          look = "boxing-glove #c98a2e" }
justice { id = "council_of_quarters", name = "Council of the Quarters", by = "payment", colour = "blue", cards = 3,
          reward = { calm { 1, at = "any_location" } },
          flavour = "They argued until dawn, which was better than the alternative.",
          look = "three-friends #c98a2e" }
justice { id = "cold_cases", name = "The Cold Cases", by = "payment", colour = "green", cards = 3,
          reward = { gain_special { 1 }, draw { 1 } }, flavour = "Box after box, until one of them is about tonight.",
          look = "files #c98a2e" }
justice { id = "new_armour", name = "New Armour", by = "payment", colour = "yellow", cards = 3,
          when = { on { "hurt", prevent { 3 } } }, flavour = "It fits. It is also, for some reason, purple.",
          look = "chest-armor #c98a2e" }

-- envelope 1
justice { id = "signing_session", name = "Signing Session", by = "place", location = "lantern_square", envelope = 1,
          reward = { draw { 2, of = "any_hero" } }, flavour = "To my greatest fan, again.",
          look = "quill-ink #2f9488" }
justice { id = "the_barons_receipts", name = "The Baron's Receipts", by = "test", colour = "green", dice = 3,
          successes = 1,
          envelope = 1, reward = { strip { 2, villain = "any_villain" }, draw { 1 } }, penalty = { discard { 1 } },
          flavour = "He kept all of them. Even evil is audited.",
          look = "papers #3f7fb5" }
-- envelope 2
justice { id = "strike_fund", name = "The Strike Fund", by = "payment", colour = "red", cards = 2, envelope = 2,
          reward = { remove { 3 } }, flavour = "The pickets will hold the gate if you hold the street.",
          look = "two-coins #c98a2e" }
justice { id = "inspect_the_furnaces", name = "Inspect the Furnaces", by = "place", location = "foundry_row",
          clear = 1,
          envelope = 2, reward = { guard { 2 }, draw { 1 } }, flavour = "Number four was cold, and full of uniforms.",
          look = "flame #2f9488" }
-- envelope 3
justice { id = "four_warrants", name = "Four Warrants", by = "place", location = "high_court", envelope = 3,
          clear = 1,
          when = { on { "committed", add_dice { 2 } } },
          flavour = "Signed in quadruplicate by a judge with a black eye.",
          look = "scroll-unfurled #2f9488" }
justice { id = "trace_the_call", name = "Trace the Call", by = "test", colour = "yellow", dice = 3, successes = 1,
          envelope = 3, reward = { dismiss { at = "any_location" } }, penalty = { hurt { 1 } },
          flavour = "Keep him talking. He loves to talk.",
          look = "phone #3f7fb5" }
-- envelope 4
justice { id = "cornerstone", name = "Cornerstone", by = "place", location = "freedom_tower", envelope = 4,
          reward = { heal { 2, of = "any_hero" } },
          flavour = "Laid again, with everybody's initials on the underside.",
          look = "stone-block #2f9488" }
justice { id = "the_ninth_verse", name = "The Ninth Verse", by = "payment", colour = "blue", cards = 2, envelope = 4,
          reward = { calm { 1, at = "near" }, draw { 1 } }, flavour = "The Choir only knows eight.",
          look = "prayer #c98a2e" }
-- envelope 5
justice { id = "the_open_file", name = "The Open File", by = "test", colour = "blue", dice = 3, successes = 2,
          envelope = 5,
          reward = { track_back { 1 } }, penalty = { advance { 1 } },
          flavour = "Your own, from the first day. It is thinner than you thought, and kinder.",
          look = "open-folder #3f7fb5" }
justice { id = "medals", name = "Medals", by = "payment", cards = 2, envelope = 5,
          reward = { draw { 1, of = "each_hero" } }, flavour = "There is one for the doorman.",
          look = "medal #c98a2e" }

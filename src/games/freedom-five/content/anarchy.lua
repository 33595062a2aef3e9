-- Anarchy cards: 8 of each colour, 3 with 3 dice and 1 success, 3 with 3 and 2, 2 with 4 and 3; and 8 Freedom Tower
-- Anarchy cards, 2 of each colour.

-- red
anarchy { id = "shop_windows", name = "Shop Windows", colour = "red", dice = 3, successes = 1,
          reward = { draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "Nobody wanted the lampshades. It was never about the lampshades.",
          look = "cracked-glass #a8382f" }
anarchy { id = "tug_of_war", name = "Tug of War", colour = "red", dice = 3, successes = 1,
          reward = { heal { 1 } }, penalty = { discard { 1 } },
          flavour = "Forty on one end of the fire hose, you on the other.",
          look = "knot #a8382f" }
anarchy { id = "runaway_dray", name = "Runaway Dray", colour = "red", dice = 3, successes = 1,
          reward = { draw { 2 } }, penalty = { hurt { 1 } },
          flavour = "Six barrels, four horses, one hill, no driver.",
          look = "rock #a8382f" }
anarchy { id = "bare_knuckle_street", name = "Bare-Knuckle Street", colour = "red", dice = 3, successes = 2,
          reward = { draw { 2 } }, penalty = { place_henchman { 1, colour = "red" } },
          flavour = "There is a queue, and a man taking bets on it.",
          look = "fist #a8382f" }
anarchy { id = "barricade_of_trams", name = "Barricade of Trams", colour = "red", dice = 3, successes = 2,
          reward = { refresh { 1 } }, penalty = { hurt { 1 } },
          flavour = "Mind the gap. There is no gap.",
          look = "subway-train #a8382f" }
anarchy { id = "falling_masonry", name = "Falling Masonry", colour = "red", dice = 3, successes = 2,
          reward = { draw { 1 }, heal { 1 } }, penalty = { hurt { 1 } },
          flavour = "The angel on the cornice comes down to help, too fast.",
          look = "falling-rocks #a8382f" }
anarchy { id = "wrecking_crew", name = "Wrecking Crew", colour = "red", dice = 4, successes = 3,
          reward = { gain_special { 1 } }, penalty = { place_henchman { 2, colour = "red" } },
          flavour = "They brought their own crane.",
          look = "crane #a8382f" }
anarchy { id = "prison_van", name = "Prison Van", colour = "red", dice = 4, successes = 3,
          reward = { draw { 2 }, refresh { 1 } }, penalty = { place_henchman { 1, colour = "red" }, hurt { 1 } },
          flavour = "The doors were welded. They asked the van nicely.",
          look = "window-bars #a8382f" }

-- blue
anarchy { id = "candles_in_the_rain", name = "Candles in the Rain", colour = "blue", dice = 3, successes = 1,
          reward = { heal { 1 } }, penalty = { discard { 1 } },
          flavour = "A crowd that has gone quiet can go either way.",
          look = "candle-light #34588f" }
anarchy { id = "the_last_bus", name = "The Last Bus", colour = "blue", dice = 3, successes = 1,
          reward = { draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "Everybody fits if everybody stops shouting.",
          look = "bus #34588f" }
anarchy { id = "false_prophet", name = "False Prophet", colour = "blue", dice = 3, successes = 1,
          reward = { draw { 2 } }, penalty = { discard { 1 } },
          flavour = "He has a crate, a collar and a date for the end.",
          look = "cultist #34588f" }
anarchy { id = "panic_on_the_stairs", name = "Panic on the Stairs", colour = "blue", dice = 3, successes = 2,
          reward = { heal { 1 }, draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "Somebody has to walk up while everybody runs down.",
          look = "stairs #34588f" }
anarchy { id = "the_names_of_the_missing", name = "The Names of the Missing", colour = "blue", dice = 3, successes = 2,
          reward = { refresh { 1 } }, penalty = { discard { 1 } },
          flavour = "They read them out until you promise to look.",
          look = "checklist #34588f" }
anarchy { id = "wake_for_a_hero", name = "Wake for a Hero", colour = "blue", dice = 3, successes = 2,
          reward = { draw { 2 } }, penalty = { place_henchman { 1, colour = "blue" } },
          flavour = "He is not dead. He is merely very late.",
          look = "tombstone #34588f" }
anarchy { id = "the_weeping_choir", name = "The Weeping Choir", colour = "blue", dice = 4, successes = 3,
          reward = { gain_special { 1 } }, penalty = { hurt { 1 }, discard { 1 } },
          flavour = "Once you hear the alto you cannot lift your arms.",
          look = "musical-notes #34588f" }
anarchy { id = "no_more_heroes", name = "No More Heroes", colour = "blue", dice = 4, successes = 3,
          reward = { heal { 2 } }, penalty = { advance { 1 } },
          flavour = "It is painted on your own front door.",
          look = "tombstone #34588f" }

-- green
anarchy { id = "two_maps", name = "Two Maps", colour = "green", dice = 3, successes = 1,
          reward = { draw { 1 } }, penalty = { discard { 1 } },
          flavour = "Both are official. Neither has this street.",
          look = "compass #3a7549" }
anarchy { id = "morning_edition", name = "The Morning Edition", colour = "green", dice = 3, successes = 1,
          reward = { draw { 2 } }, penalty = { place_henchman { 1, colour = "green" } },
          flavour = "Everything in it is true, except the nouns.",
          look = "newspaper #3a7549" }
anarchy { id = "riddle_on_the_hoarding", name = "Riddle on the Hoarding", colour = "green", dice = 3, successes = 1,
          reward = { refresh { 1 } }, penalty = { hurt { 1 } },
          flavour = "What has four doors, no windows, and a fuse?",
          look = "help #3a7549" }
anarchy { id = "borrowed_faces", name = "Borrowed Faces", colour = "green", dice = 3, successes = 2,
          reward = { draw { 2 } }, penalty = { discard { 1 } },
          flavour = "The constable who waves you through is your second constable named Ted.",
          look = "domino-mask #3a7549" }
anarchy { id = "wrong_numbers", name = "Wrong Numbers", colour = "green", dice = 3, successes = 2,
          reward = { draw { 1 }, refresh { 1 } }, penalty = { place_henchman { 1, colour = "green" } },
          flavour = "Every telephone in the quarter rings. It is always for you.",
          look = "phone #3a7549" }
anarchy { id = "expert_opinion", name = "Expert Opinion", colour = "green", dice = 3, successes = 2,
          reward = { heal { 1 } }, penalty = { discard { 1 } },
          flavour = "Nine out of ten doctors recommend the looting.",
          look = "graduate-cap #3a7549" }
anarchy { id = "the_honest_forger", name = "The Honest Forger", colour = "green", dice = 4, successes = 3,
          reward = { gain_special { 1 } }, penalty = { discard { 2 } },
          flavour = "He signs his work. With your name.",
          look = "quill-ink #3a7549" }
anarchy { id = "committee_of_public_safety", name = "Committee of Public Safety", colour = "green", dice = 4,
          successes = 3,
          reward = { draw { 3 } }, penalty = { place_henchman { 2, colour = "green" } },
          flavour = "Motion carried: that the Heroes be asked to leave. With pitchforks.",
          look = "gavel #3a7549" }

-- yellow
anarchy { id = "every_light_red", name = "Every Light Red", colour = "yellow", dice = 3, successes = 1,
          reward = { draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "The horns can be heard from the moon.",
          look = "halt #c08f24" }
anarchy { id = "pirate_wireless", name = "Pirate Wireless", colour = "yellow", dice = 3, successes = 1,
          reward = { draw { 2 } }, penalty = { discard { 1 } },
          flavour = "Dance music, then instructions, then dance music.",
          look = "walkie-talkie #c08f24" }
anarchy { id = "lift_between_floors", name = "Lift Between Floors", colour = "yellow", dice = 3, successes = 1,
          reward = { refresh { 1 } }, penalty = { hurt { 1 } },
          flavour = "Eleven people and one very calm bomb.",
          look = "elevator #c08f24" }
anarchy { id = "gas_main", name = "Gas Main", colour = "yellow", dice = 3, successes = 2,
          reward = { draw { 2 } }, penalty = { hurt { 1 } },
          flavour = "Do not light the lamp to see what hisses.",
          look = "flame #c08f24" }
anarchy { id = "rogue_tram", name = "Rogue Tram", colour = "yellow", dice = 3, successes = 2,
          reward = { draw { 1 }, heal { 1 } }, penalty = { place_henchman { 1, colour = "yellow" } },
          flavour = "No rails on this street. It does not seem to mind.",
          look = "subway-train #c08f24" }
anarchy { id = "clockwork_pigeons", name = "Clockwork Pigeons", colour = "yellow", dice = 3, successes = 2,
          reward = { refresh { 1 } }, penalty = { discard { 1 } },
          flavour = "You fed one. It took notes.",
          look = "big-gear #c08f24" }
anarchy { id = "the_counting_engine", name = "The Counting Engine", colour = "yellow", dice = 4, successes = 3,
          reward = { gain_special { 1 } }, penalty = { hurt { 1 }, place_henchman { 1, colour = "yellow" } },
          flavour = "It is counting down in fractions. Nobody can say how long that is.",
          look = "calculator #c08f24" }
anarchy { id = "blackout", name = "Blackout", colour = "yellow", dice = 4, successes = 3,
          reward = { draw { 2 }, refresh { 1 } }, penalty = { place_henchman { 2, colour = "yellow" } },
          flavour = "From the Tower you can see where the city used to be.",
          look = "plug #c08f24" }

-- Freedom Tower
tower { id = "bomb_in_the_lobby", name = "Bomb in the Lobby", colour = "yellow", dice = 3, successes = 1,
        reward = { draw { 1 } }, penalty = { hurt { 1 } },
        flavour = "The doorman has put his hat on it, so that nobody trips.",
        look = "unlit-bomb #c08f24" }
tower { id = "server_room_seven", name = "Server Room Seven", colour = "yellow", dice = 4, successes = 2,
        reward = { gain_special { 1 } }, penalty = { discard { 2 } },
        flavour = "There are six server rooms.",
        look = "server-rack #c08f24" }
tower { id = "siege_on_the_steps", name = "Siege on the Steps", colour = "red", dice = 3, successes = 1,
        reward = { heal { 1 } }, penalty = { place_henchman { 1, colour = "red" } },
        flavour = "They brought ladders, torches and sandwiches.",
        look = "greek-temple #a8382f" }
tower { id = "the_cracked_pillar", name = "The Cracked Pillar", colour = "red", dice = 4, successes = 2,
        reward = { draw { 2 } }, penalty = { hurt { 2 } },
        flavour = "Hold this, said the engineer, and ran.",
        look = "ancient-columns #a8382f" }
tower { id = "traitors_memo", name = "The Traitor's Memo", colour = "green", dice = 3, successes = 1,
        reward = { draw { 2 } }, penalty = { discard { 1 } },
        flavour = "It is on our paper, in our type, and nearly in our style.",
        look = "envelope #3a7549" }
tower { id = "the_vault_of_trophies", name = "The Vault of Trophies", colour = "green", dice = 4, successes = 2,
        reward = { refresh { 1 }, draw { 1 } }, penalty = { place_henchman { 2, colour = "green" } },
        flavour = "One of the death rays has been warm since Thursday.",
        look = "strongbox #3a7549" }
tower { id = "vigil_broken", name = "The Vigil Broken", colour = "blue", dice = 3, successes = 1,
        reward = { heal { 1 } }, penalty = { hurt { 1 } },
        flavour = "The eternal flame has been out for ten minutes. Do not tell Legacy.",
        look = "candle-light #34588f" }
tower { id = "letter_of_resignation", name = "Letter of Resignation", colour = "blue", dice = 4, successes = 2,
        reward = { draw { 1, of = "each_hero" } }, penalty = { discard { 1 }, place_henchman { 1, colour = "blue" } },
        flavour = "The whole support staff has signed it. Somebody held the pen.",
        look = "folded-paper #34588f" }

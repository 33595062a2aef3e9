-- Anarchy cards: 8 of each colour, 3 with 3 dice and 1 success, 3 with 3 and 2, 2 with 4 and 3; and 8 Freedom Tower
-- Anarchy cards, 2 of each colour.

-- red
anarchy { id = "shop_windows", name = "Shop Windows", colour = "red", dice = 3, successes = 1,
          reward = { draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "Nobody wanted the lampshades. It was never about the lampshades." }
anarchy { id = "tug_of_war", name = "Tug of War", colour = "red", dice = 3, successes = 1,
          reward = { heal { 1 } }, penalty = { discard { 1 } },
          flavour = "Forty on one end of the fire hose, you on the other." }
anarchy { id = "runaway_dray", name = "Runaway Dray", colour = "red", dice = 3, successes = 1,
          reward = { draw { 2 } }, penalty = { hurt { 1 } },
          flavour = "Six barrels, four horses, one hill, no driver." }
anarchy { id = "bare_knuckle_street", name = "Bare-Knuckle Street", colour = "red", dice = 3, successes = 2,
          reward = { draw { 2 } }, penalty = { place_henchman { 1, colour = "red" } },
          flavour = "There is a queue, and a man taking bets on it." }
anarchy { id = "barricade_of_trams", name = "Barricade of Trams", colour = "red", dice = 3, successes = 2,
          reward = { refresh { 1 } }, penalty = { hurt { 1 } },
          flavour = "Mind the gap. There is no gap." }
anarchy { id = "falling_masonry", name = "Falling Masonry", colour = "red", dice = 3, successes = 2,
          reward = { draw { 1 }, heal { 1 } }, penalty = { hurt { 1 } },
          flavour = "The angel on the cornice comes down to help, too fast." }
anarchy { id = "wrecking_crew", name = "Wrecking Crew", colour = "red", dice = 4, successes = 3,
          reward = { gain_special { 1 } }, penalty = { place_henchman { 2, colour = "red" } },
          flavour = "They brought their own crane." }
anarchy { id = "prison_van", name = "Prison Van", colour = "red", dice = 4, successes = 3,
          reward = { draw { 2 }, refresh { 1 } }, penalty = { place_henchman { 1, colour = "red" }, hurt { 1 } },
          flavour = "The doors were welded. They asked the van nicely." }

-- blue
anarchy { id = "candles_in_the_rain", name = "Candles in the Rain", colour = "blue", dice = 3, successes = 1,
          reward = { heal { 1 } }, penalty = { discard { 1 } },
          flavour = "A crowd that has gone quiet can go either way." }
anarchy { id = "the_last_bus", name = "The Last Bus", colour = "blue", dice = 3, successes = 1,
          reward = { draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "Everybody fits if everybody stops shouting." }
anarchy { id = "false_prophet", name = "False Prophet", colour = "blue", dice = 3, successes = 1,
          reward = { draw { 2 } }, penalty = { discard { 1 } },
          flavour = "He has a crate, a collar and a date for the end." }
anarchy { id = "panic_on_the_stairs", name = "Panic on the Stairs", colour = "blue", dice = 3, successes = 2,
          reward = { heal { 1 }, draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "Somebody has to walk up while everybody runs down." }
anarchy { id = "the_names_of_the_missing", name = "The Names of the Missing", colour = "blue", dice = 3, successes = 2,
          reward = { refresh { 1 } }, penalty = { discard { 1 } },
          flavour = "They read them out until you promise to look." }
anarchy { id = "wake_for_a_hero", name = "Wake for a Hero", colour = "blue", dice = 3, successes = 2,
          reward = { draw { 2 } }, penalty = { place_henchman { 1, colour = "blue" } },
          flavour = "He is not dead. He is merely very late." }
anarchy { id = "the_weeping_choir", name = "The Weeping Choir", colour = "blue", dice = 4, successes = 3,
          reward = { gain_special { 1 } }, penalty = { hurt { 1 }, discard { 1 } },
          flavour = "Once you hear the alto you cannot lift your arms." }
anarchy { id = "no_more_heroes", name = "No More Heroes", colour = "blue", dice = 4, successes = 3,
          reward = { heal { 2 } }, penalty = { advance { 1 } },
          flavour = "It is painted on your own front door." }

-- green
anarchy { id = "two_maps", name = "Two Maps", colour = "green", dice = 3, successes = 1,
          reward = { draw { 1 } }, penalty = { discard { 1 } },
          flavour = "Both are official. Neither has this street." }
anarchy { id = "morning_edition", name = "The Morning Edition", colour = "green", dice = 3, successes = 1,
          reward = { draw { 2 } }, penalty = { place_henchman { 1, colour = "green" } },
          flavour = "Everything in it is true, except the nouns." }
anarchy { id = "riddle_on_the_hoarding", name = "Riddle on the Hoarding", colour = "green", dice = 3, successes = 1,
          reward = { refresh { 1 } }, penalty = { hurt { 1 } },
          flavour = "What has four doors, no windows, and a fuse?" }
anarchy { id = "borrowed_faces", name = "Borrowed Faces", colour = "green", dice = 3, successes = 2,
          reward = { draw { 2 } }, penalty = { discard { 1 } },
          flavour = "The constable who waves you through is your second constable named Ted." }
anarchy { id = "wrong_numbers", name = "Wrong Numbers", colour = "green", dice = 3, successes = 2,
          reward = { draw { 1 }, refresh { 1 } }, penalty = { place_henchman { 1, colour = "green" } },
          flavour = "Every telephone in the quarter rings. It is always for you." }
anarchy { id = "expert_opinion", name = "Expert Opinion", colour = "green", dice = 3, successes = 2,
          reward = { heal { 1 } }, penalty = { discard { 1 } },
          flavour = "Nine out of ten doctors recommend the looting." }
anarchy { id = "the_honest_forger", name = "The Honest Forger", colour = "green", dice = 4, successes = 3,
          reward = { gain_special { 1 } }, penalty = { discard { 2 } },
          flavour = "He signs his work. With your name." }
anarchy { id = "committee_of_public_safety", name = "Committee of Public Safety", colour = "green", dice = 4,
          successes = 3,
          reward = { draw { 3 } }, penalty = { place_henchman { 2, colour = "green" } },
          flavour = "Motion carried: that the Heroes be asked to leave. With pitchforks." }

-- yellow
anarchy { id = "every_light_red", name = "Every Light Red", colour = "yellow", dice = 3, successes = 1,
          reward = { draw { 1 } }, penalty = { hurt { 1 } },
          flavour = "The horns can be heard from the moon." }
anarchy { id = "pirate_wireless", name = "Pirate Wireless", colour = "yellow", dice = 3, successes = 1,
          reward = { draw { 2 } }, penalty = { discard { 1 } },
          flavour = "Dance music, then instructions, then dance music." }
anarchy { id = "lift_between_floors", name = "Lift Between Floors", colour = "yellow", dice = 3, successes = 1,
          reward = { refresh { 1 } }, penalty = { hurt { 1 } },
          flavour = "Eleven people and one very calm bomb." }
anarchy { id = "gas_main", name = "Gas Main", colour = "yellow", dice = 3, successes = 2,
          reward = { draw { 2 } }, penalty = { hurt { 1 } },
          flavour = "Do not light the lamp to see what hisses." }
anarchy { id = "rogue_tram", name = "Rogue Tram", colour = "yellow", dice = 3, successes = 2,
          reward = { draw { 1 }, heal { 1 } }, penalty = { place_henchman { 1, colour = "yellow" } },
          flavour = "No rails on this street. It does not seem to mind." }
anarchy { id = "clockwork_pigeons", name = "Clockwork Pigeons", colour = "yellow", dice = 3, successes = 2,
          reward = { refresh { 1 } }, penalty = { discard { 1 } },
          flavour = "You fed one. It took notes." }
anarchy { id = "the_counting_engine", name = "The Counting Engine", colour = "yellow", dice = 4, successes = 3,
          reward = { gain_special { 1 } }, penalty = { hurt { 1 }, place_henchman { 1, colour = "yellow" } },
          flavour = "It is counting down in fractions. Nobody can say how long that is." }
anarchy { id = "blackout", name = "Blackout", colour = "yellow", dice = 4, successes = 3,
          reward = { draw { 2 }, refresh { 1 } }, penalty = { place_henchman { 2, colour = "yellow" } },
          flavour = "From the Tower you can see where the city used to be." }

-- Freedom Tower
tower { id = "bomb_in_the_lobby", name = "Bomb in the Lobby", colour = "yellow", dice = 3, successes = 1,
        reward = { draw { 1 } }, penalty = { hurt { 1 } },
        flavour = "The doorman has put his hat on it, so that nobody trips." }
tower { id = "server_room_seven", name = "Server Room Seven", colour = "yellow", dice = 4, successes = 2,
        reward = { gain_special { 1 } }, penalty = { discard { 2 } },
        flavour = "There are six server rooms." }
tower { id = "siege_on_the_steps", name = "Siege on the Steps", colour = "red", dice = 3, successes = 1,
        reward = { heal { 1 } }, penalty = { place_henchman { 1, colour = "red" } },
        flavour = "They brought ladders, torches and sandwiches." }
tower { id = "the_cracked_pillar", name = "The Cracked Pillar", colour = "red", dice = 4, successes = 2,
        reward = { draw { 2 } }, penalty = { hurt { 2 } },
        flavour = "Hold this, said the engineer, and ran." }
tower { id = "traitors_memo", name = "The Traitor's Memo", colour = "green", dice = 3, successes = 1,
        reward = { draw { 2 } }, penalty = { discard { 1 } },
        flavour = "It is on our paper, in our type, and nearly in our style." }
tower { id = "the_vault_of_trophies", name = "The Vault of Trophies", colour = "green", dice = 4, successes = 2,
        reward = { refresh { 1 }, draw { 1 } }, penalty = { place_henchman { 2, colour = "green" } },
        flavour = "One of the death rays has been warm since Thursday." }
tower { id = "vigil_broken", name = "The Vigil Broken", colour = "blue", dice = 3, successes = 1,
        reward = { heal { 1 } }, penalty = { hurt { 1 } },
        flavour = "The eternal flame has been out for ten minutes. Do not tell Legacy." }
tower { id = "letter_of_resignation", name = "Letter of Resignation", colour = "blue", dice = 4, successes = 2,
        reward = { draw { 1, of = "each_hero" } }, penalty = { discard { 1 }, place_henchman { 1, colour = "blue" } },
        flavour = "The whole support staff has signed it. Somebody held the pen." }

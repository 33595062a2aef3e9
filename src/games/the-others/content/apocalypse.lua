-- The Apocalypse Track and its three decks of 10; the Dark Pasts.

level { id = "level_1", name = "Level 1", number = 1, effect = { apocalypse_card {} }, look = "card-pickup #5c1f2d" }
level { id = "level_2", name = "Level 2", number = 2, effect = { draw { 2 } }, look = "card-draw #6b1f2d" }
level { id = "level_3", name = "Level 3", number = 3, effect = { apocalypse_card {} }, look = "card-pickup #7a1f2d" }
level { id = "level_4", name = "Level 4", number = 4, effect = { reaction_token { 1 } }, passive = { reactions { 1 } },
        look = "return-arrow #8c1f2d" }
level { id = "level_5", name = "Level 5", number = 5, effect = { apocalypse_card {} }, look = "card-pickup #9c1f2d" }
level { id = "level_6", name = "Level 6", number = 6, passive = { sin_dice { 1 } }, look = "rolling-dice-cup #ac1f2d" }
level { id = "level_7", name = "Level 7", number = 7, effect = { apocalypse_card {} }, look = "daemon-skull #c01f2d" }

-- Terror
apocalypse { id = "last_orders", name = "Last Orders", type = "terror", monster = "the_runner",
             flavour = "Finish your drink. He will wait by the door, warming up.", look = "run #7a2a5c" }
apocalypse { id = "house_rules", name = "House Rules", type = "terror", monster = "the_bouncer",
             flavour = "You are not on the list. Nobody has ever left the list.", look = "bull-horns #8c1f2d" }
apocalypse { id = "sharpened_bones", name = "Sharpened Bones", type = "terror", passive = { fight { 1, of = "abominations" } },
             look = "bone-knife #8c3a2a" }
apocalypse { id = "scar_plate", name = "Scar Plate", type = "terror", passive = { armour { 1, of = "abominations" } },
             look = "layered-armor #6b3a3a" }
apocalypse { id = "frenzied_flock", name = "Frenzied Flock", type = "terror", passive = { fight { 1, of = "acolytes" } },
             flavour = "They have stopped chanting. That is worse.", look = "evil-bat #7a1f2d" }
apocalypse { id = "masters_rise", name = "The Masters Rise", type = "terror",
             passive = { fight { 1, of = "controller" }, fight { 1, of = "avatar" } }, look = "overlord-helm #5c1f3c" }
apocalypse { id = "doors_kicked_in", name = "Doors Kicked In", type = "terror", passive = { sin_dice { 1, when = "in_district" } },
             look = "boot-kick #8c4a2a" }
apocalypse { id = "red_asphalt", name = "Red Asphalt", type = "terror", passive = { sin_dice { 1, when = "in_street" } },
             look = "splurt #a31f2d" }
apocalypse { id = "the_pits_open", name = "The Pits Open", type = "terror", passive = { summons { 1 } },
             look = "hell-crosses #7a2d14" }
apocalypse { id = "hunting_in_pairs", name = "Hunting in Pairs", type = "terror", passive = { movers { 1 } },
             look = "wolf-howl #5a3a4a" }

-- Corruption
apocalypse { id = "torch_song", name = "Torch Song", type = "corruption", monster = "the_singer",
             flavour = "Everyone in the room believes it was written about them.", look = "old-microphone #7a1f5c" }
apocalypse { id = "by_invitation_only", name = "By Invitation Only", type = "corruption", monster = "the_hostess",
             look = "wine-glass #6e1626" }
apocalypse { id = "thin_places", name = "Thin Places", type = "corruption", passive = { corruption_dice { 1 } },
             look = "portal #5a2f8c" }
apocalypse { id = "wet_chalk", name = "Wet Chalk", type = "corruption", passive = { pentagram_dice { 1 } },
             look = "pentagram-rose #6b2f7a" }
apocalypse { id = "voices_in_the_walls", name = "Voices in the Walls", type = "corruption",
             passive = { sin_corruption { 1, when = "in_district" } }, look = "brick-wall #5a3f5a" }
apocalypse { id = "the_confessor_lies", name = "The Confessor Lies", type = "corruption", passive = { no_first_repent {} },
             look = "snake-tongue #5c2f6b" }
apocalypse { id = "black_rain", name = "Black Rain", type = "corruption",
             when = { on { "round_start", place { "corruption", at = "any_space" } } },
             flavour = "It does not wash off. It washes in.", look = "heavy-rain #33405a" }
apocalypse { id = "thick_habits", name = "Thick Habits", type = "corruption", passive = { armour { 1, of = "acolytes" } },
             look = "nun-face #3c4468" }
apocalypse { id = "open_secrets", name = "Open Secrets", type = "corruption", passive = { draws { 1 } },
             look = "open-book #6b3f7a" }
apocalypse { id = "nobody_stays_clean", name = "Nobody Stays Clean", type = "corruption", passive = { entry_level { 1 } },
             flavour = "The new ones arrive with the same look as the old ones.", look = "oily-spiral #4a2f5c" }

-- Redemption
apocalypse { id = "marked_cards", name = "Marked Cards", type = "redemption", monster = "the_dealer",
             flavour = "The deck has five aces, and you have been dealt none of them.", look = "poker-hand #1f5c4a" }
apocalypse { id = "dry_wind", name = "Dry Wind", type = "redemption", passive = { fire_dice { 1 } },
             look = "windy-stripes #a3712f" }
apocalypse { id = "arsonists", name = "Arsonists", type = "redemption",
             when = { on { "round_start", place { "fire", at = "any_space" } } }, look = "molotov #b3471f" }
apocalypse { id = "closed_wards", name = "Closed Wards", type = "redemption", passive = { no_first_heal {} },
             flavour = "The bell at the night desk has been cut out of the wall.", look = "hospital-cross #7a3f3a" }
apocalypse { id = "sour_holy_water", name = "Sour Holy Water", type = "redemption", passive = { foul { 1 } },
             look = "holy-water #5f7a2f" }
apocalypse { id = "the_graves_are_full", name = "The Graves Are Full", type = "redemption", passive = { summons { 1 } },
             look = "graveyard #4a4f5c" }
apocalypse { id = "rationing", name = "Rationing", type = "redemption", passive = { inventory_offer { 3 } },
             look = "canned-fish #7a6a3a" }
apocalypse { id = "street_sermons", name = "Street Sermons", type = "redemption", passive = { fight { 1, of = "acolytes" } },
             look = "public-speaker #7a4a2f" }
apocalypse { id = "patient_hatred", name = "Patient Hatred", type = "redemption", passive = { draws { 1 } },
             look = "burning-eye #8c2a1f" }
apocalypse { id = "broken_uplink", name = "Broken Uplink", type = "redemption", passive = { strike_steps { -1 } },
             flavour = "Please hold. Your apocalypse is important to us.", look = "satellite #3f5f7a" }

-- Dark Pasts, from the mildest to the worst
dark_past { id = "an_old_lie", name = "An Old Lie", number = 1, effect = { wound { 1, of = "this_hero" } },
            flavour = "It was such a small one, and it worked so well.", look = "carnival-mask #5a3f7a" }
dark_past { id = "stolen_tools", name = "Stolen Tools", number = 2,
            effect = { given { "has_upgrade", lose_upgrade {}, otherwise = { wound { 1, of = "this_hero" } } } },
            look = "toolbox #6b4a2f" }
dark_past { id = "the_brother_left_behind", name = "The Brother Left Behind", number = 3, effect = { wound { 2, of = "this_hero" } },
            look = "shadow-follower #3f4a5c" }
dark_past { id = "on_the_payroll", name = "On the Payroll", number = 4, effect = { lose_extra_turns {}, draw { 2 } },
            flavour = "The money came every month. Nobody ever asked for anything. Until now.", look = "cash #3f6b3a" }
dark_past { id = "the_night_of_the_fire", name = "The Night of the Fire", number = 5,
            effect = { wound { 2, of = "this_hero" }, wound { 1, of = "others_here" } },
            look = "burning-forest #a3471f" }
dark_past { id = "a_debt_in_blood", name = "A Debt in Blood", number = 6, effect = { kill {} },
            look = "bloody-stash #8c1420" }
dark_past { id = "never_one_of_us", name = "Never One of Us", number = 7, effect = { turn_into_monster {} },
            flavour = "Check the photograph again. Who took it?", look = "photo-camera #2d2a3c" }

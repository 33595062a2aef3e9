-- The Apocalypse Track and its three decks of 10; the Dark Pasts.

level { id = "level_1", name = "Level 1", number = 1, effect = { apocalypse_card {} } }
level { id = "level_2", name = "Level 2", number = 2, effect = { draw { 2 } } }
level { id = "level_3", name = "Level 3", number = 3, effect = { apocalypse_card {} } }
level { id = "level_4", name = "Level 4", number = 4, effect = { reaction_token { 1 } }, passive = { reactions { 1 } } }
level { id = "level_5", name = "Level 5", number = 5, effect = { apocalypse_card {} } }
level { id = "level_6", name = "Level 6", number = 6, passive = { sin_dice { 1 } } }
level { id = "level_7", name = "Level 7", number = 7, effect = { apocalypse_card {} } }

-- Terror
apocalypse { id = "last_orders", name = "Last Orders", type = "terror", monster = "the_runner",
             flavour = "Finish your drink. He will wait by the door, warming up." }
apocalypse { id = "house_rules", name = "House Rules", type = "terror", monster = "the_bouncer",
             flavour = "You are not on the list. Nobody has ever left the list." }
apocalypse { id = "sharpened_bones", name = "Sharpened Bones", type = "terror", passive = { fight { 1, of = "abominations" } } }
apocalypse { id = "scar_plate", name = "Scar Plate", type = "terror", passive = { armour { 1, of = "abominations" } } }
apocalypse { id = "frenzied_flock", name = "Frenzied Flock", type = "terror", passive = { fight { 1, of = "acolytes" } },
             flavour = "They have stopped chanting. That is worse." }
apocalypse { id = "masters_rise", name = "The Masters Rise", type = "terror",
             passive = { fight { 1, of = "controller" }, fight { 1, of = "avatar" } } }
apocalypse { id = "doors_kicked_in", name = "Doors Kicked In", type = "terror", passive = { sin_dice { 1, when = "in_district" } } }
apocalypse { id = "red_asphalt", name = "Red Asphalt", type = "terror", passive = { sin_dice { 1, when = "in_street" } } }
apocalypse { id = "the_pits_open", name = "The Pits Open", type = "terror", passive = { summons { 1 } } }
apocalypse { id = "hunting_in_pairs", name = "Hunting in Pairs", type = "terror", passive = { movers { 1 } } }

-- Corruption
apocalypse { id = "torch_song", name = "Torch Song", type = "corruption", monster = "the_singer",
             flavour = "Everyone in the room believes it was written about them." }
apocalypse { id = "by_invitation_only", name = "By Invitation Only", type = "corruption", monster = "the_hostess" }
apocalypse { id = "thin_places", name = "Thin Places", type = "corruption", passive = { corruption_dice { 1 } } }
apocalypse { id = "wet_chalk", name = "Wet Chalk", type = "corruption", passive = { pentagram_dice { 1 } } }
apocalypse { id = "voices_in_the_walls", name = "Voices in the Walls", type = "corruption",
             passive = { sin_corruption { 1, when = "in_district" } } }
apocalypse { id = "the_confessor_lies", name = "The Confessor Lies", type = "corruption", passive = { no_first_repent {} } }
apocalypse { id = "black_rain", name = "Black Rain", type = "corruption",
             when = { on { "round_start", place { "corruption", at = "any_space" } } },
             flavour = "It does not wash off. It washes in." }
apocalypse { id = "thick_habits", name = "Thick Habits", type = "corruption", passive = { armour { 1, of = "acolytes" } } }
apocalypse { id = "open_secrets", name = "Open Secrets", type = "corruption", passive = { draws { 1 } } }
apocalypse { id = "nobody_stays_clean", name = "Nobody Stays Clean", type = "corruption", passive = { entry_level { 1 } },
             flavour = "The new ones arrive with the same look as the old ones." }

-- Redemption
apocalypse { id = "marked_cards", name = "Marked Cards", type = "redemption", monster = "the_dealer",
             flavour = "The deck has five aces, and you have been dealt none of them." }
apocalypse { id = "dry_wind", name = "Dry Wind", type = "redemption", passive = { fire_dice { 1 } } }
apocalypse { id = "arsonists", name = "Arsonists", type = "redemption",
             when = { on { "round_start", place { "fire", at = "any_space" } } } }
apocalypse { id = "closed_wards", name = "Closed Wards", type = "redemption", passive = { no_first_heal {} },
             flavour = "The bell at the night desk has been cut out of the wall." }
apocalypse { id = "sour_holy_water", name = "Sour Holy Water", type = "redemption", passive = { foul { 1 } } }
apocalypse { id = "the_graves_are_full", name = "The Graves Are Full", type = "redemption", passive = { summons { 1 } } }
apocalypse { id = "rationing", name = "Rationing", type = "redemption", passive = { inventory_offer { 3 } } }
apocalypse { id = "street_sermons", name = "Street Sermons", type = "redemption", passive = { fight { 1, of = "acolytes" } } }
apocalypse { id = "patient_hatred", name = "Patient Hatred", type = "redemption", passive = { draws { 1 } } }
apocalypse { id = "broken_uplink", name = "Broken Uplink", type = "redemption", passive = { strike_steps { -1 } },
             flavour = "Please hold. Your apocalypse is important to us." }

-- Dark Pasts, from the mildest to the worst
dark_past { id = "an_old_lie", name = "An Old Lie", number = 1, effect = { wound { 1, of = "this_hero" } },
            flavour = "It was such a small one, and it worked so well." }
dark_past { id = "stolen_tools", name = "Stolen Tools", number = 2,
            effect = { given { "has_upgrade", lose_upgrade {}, otherwise = { wound { 1, of = "this_hero" } } } } }
dark_past { id = "the_brother_left_behind", name = "The Brother Left Behind", number = 3, effect = { wound { 2, of = "this_hero" } } }
dark_past { id = "on_the_payroll", name = "On the Payroll", number = 4, effect = { lose_extra_turns {}, draw { 2 } },
            flavour = "The money came every month. Nobody ever asked for anything. Until now." }
dark_past { id = "the_night_of_the_fire", name = "The Night of the Fire", number = 5,
            effect = { wound { 2, of = "this_hero" }, wound { 1, of = "others_here" } } }
dark_past { id = "a_debt_in_blood", name = "A Debt in Blood", number = 6, effect = { kill {} } }
dark_past { id = "never_one_of_us", name = "Never One of Us", number = 7, effect = { turn_into_monster {} },
            flavour = "Check the photograph again. Who took it?" }

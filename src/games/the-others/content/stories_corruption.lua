-- Corruption: Dark Pasts, Corruption tokens and offers that are hard to refuse.

-- Each Round somebody opens an envelope, or the Sins Player reads one himself. He also lays out the rooms.
story { id = "gilded_invitation", name = "The Gilded Invitation", type = "corruption", first = "gi_room_by_room",
        tale = "Envelopes with gold edges lie on every doormat. Whoever opens one is reminded of the worst thing " ..
               "they ever did, and invited to have it undone.",
        pool = { 0, 3, 2, 1, 4, 0 }, sins_hide = 1,
        passive = { entry_level { 1 }, sin_dice { 2, when = "alone" } },
        begin = { place { "fire", at = "any_space", only = "without_fire" },
                  place { "corruption", at = "any_space", only = "without_corruption" },
                  choose { by = "hero_side", { corrupt { 1, of = "hero_of_their_choice" } }, { draw { 1 } } },
                  given { { "round", 2 }, summon { "new_acolyte" } } },
        finish = { given { "no_mission", rise { 1 } }, given { { "corruption", 10 }, rise { 1 } } },
        look = "envelope #a3751f" }

mission { id = "gi_room_by_room", name = "Room by Room", story = "gilded_invitation",
          kind = "turn_up", per_hero = 1,
          after = { summon { "controller" } }, next = { "gi_the_master_of_ceremonies", "gi_burn_the_guest_list" },
          look = "secret-door #6b4a2f" }
mission { id = "gi_the_master_of_ceremonies", name = "The Master of Ceremonies", story = "gilded_invitation",
          kind = "kill", target = "controller", number = 1,
          next = { "gi_confessions" }, look = "ringmaster #7a1f3c" }
mission { id = "gi_burn_the_guest_list", name = "Burn the Guest List", story = "gilded_invitation",
          kind = "cleanse", target = "corruption", per_hero = 1,
          before = { draw { 1 } }, next = { "gi_confessions" }, look = "burning-book #a3471f" }
mission { id = "gi_confessions", name = "Confessions", story = "gilded_invitation",
          kind = "city_action", per_hero = 2,
          after = { choose { by = "hero_side", { corrupt { 1, of = "each_hero" } }, { rise { 1 } } } },
          next = { "gi_nothing_left_to_sign", "gi_settle_the_account" }, look = "prayer #5a4a7a" }
mission { id = "gi_nothing_left_to_sign", name = "Nothing Left to Sign", story = "gilded_invitation",
          kind = "at_most", target = "corruption", per_hero = 1,
          next = { "gi_the_host_himself" }, look = "quill-ink #4a5a3a" }
mission { id = "gi_settle_the_account", name = "Settle the Account", story = "gilded_invitation",
          kind = "kill", target = "abomination", per_hero = 2,
          next = { "gi_the_host_himself" }, look = "gooey-daemon #5f7a2f" }
mission { id = "gi_the_host_himself", name = "The Host Himself", story = "gilded_invitation",
          kind = "kill", target = "avatar", number = 1,
          before = { summon { "avatar" } }, look = "horned-skull #8c1420" }

-- The river lies between the banks; what it carries may come ashore anywhere.
story { id = "what_the_river_keeps", name = "What the River Keeps", type = "corruption",
        first = "wr_the_man_with_the_files",
        tale = "The river has given back every gun, every ledger and every name that was ever thrown into it. Now " ..
               "each agent waits for one certain thing to surface.",
        setup = { place { "corruption", at = "street", only = "without_corruption" } },
        passive = { sin_corruption { 1, when = { "level", 5 } } },
        begin = { place { "fire", at = "any_space", only = "without_fire" },
                  choose { { place { "corruption", at = "any_space", only = "without_corruption" } },
                           { teleport_monster { at = "street", only = "without_hero" } } } },
        finish = { given { "no_mission", rise { 1 }, otherwise = { heal { 1, of = "each_hero" } } },
                   given { "no_city_action", rise { 1 } } }, look = "river #2f5f6b" }

mission { id = "wr_the_man_with_the_files", name = "The Man with the Files", story = "what_the_river_keeps",
          kind = "collect", target = "ravencorp", number = 1,
          after = { summon { "controller" } }, next = { "wr_drown_the_ferryman", "wr_clean_hands" },
          look = "files #4f5a7a" }
mission { id = "wr_drown_the_ferryman", name = "Drown the Ferryman", story = "what_the_river_keeps",
          kind = "kill", target = "controller", number = 1,
          next = { "wr_every_door_in_the_street" }, look = "canoe #2f5f6b" }
mission { id = "wr_clean_hands", name = "Clean Hands", story = "what_the_river_keeps",
          kind = "cleanse", target = "corruption", per_hero = 1,
          before = { times { 2, place { "corruption", at = "any_space" } } },
          next = { "wr_every_door_in_the_street" }, look = "hand #4a7a6b" }
mission { id = "wr_every_door_in_the_street", name = "Every Door in the Street", story = "what_the_river_keeps",
          kind = "city_action", per_hero = 2,
          after = { choose { by = "hero_side", { corrupt { 2, of = "hero_of_their_choice" } },
                             { summon { "dead_monster" }, draw { 1 } } } },
          next = { "wr_no_witnesses", "wr_scrub_everything_down" }, look = "doorway #6b543a" }
mission { id = "wr_no_witnesses", name = "No Witnesses", story = "what_the_river_keeps",
          kind = "kill", target = "acolyte", per_hero = 2,
          next = { "wr_the_water_runs_clear" }, look = "cultist #7a2d2d" }
mission { id = "wr_scrub_everything_down", name = "Scrub Everything Down", story = "what_the_river_keeps",
          kind = "cleanse", per_hero = 2,
          before = { corrupt { 1, of = "each_hero" } }, next = { "wr_the_water_runs_clear" }, look = "broom #4a6b5a" }
mission { id = "wr_the_water_runs_clear", name = "The Water Runs Clear", story = "what_the_river_keeps",
          kind = "at_most", target = "corruption", per_hero = 1, at_round_end = 1,
          before = { summon { "avatar" }, times { 2, place { "corruption", at = "any_space" } } },
          look = "water-drop #2f7aa3" }

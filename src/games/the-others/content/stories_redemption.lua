-- Redemption: people to be brought out, fires to be put out.

-- Nobody knows what the doors hide: a fire, or a child behind the curtain. Four Heroes may lose one fewer of them than
-- three, so they get their breath back after a Mission, and three meet with more.
story { id = "children_of_ash", name = "Children of Ash", type = "redemption", first = "ca_break_down_the_doors",
        tale = "The school burned for three days, and nobody came out. Tonight there is light behind the windows, " ..
               "and small hands are knocking on the glass.",
        pool = { 3, 1, 1, 0, 1, 6 },
        passive = { strike_steps { 1 }, sin_dice { 1, when = { "few_heroes", 3 } } },
        begin = { place { "fire", at = "any_space", only = "without_fire" } },
        finish = { given { "no_mission", rise { 1 },
                           otherwise = { given { { "heroes", 4 }, heal { 1, of = "each_hero" } } } },
                   given { { "fire", 9 }, rise { 1 } } }, look = "burning-tree #8c4a2f" }

mission { id = "ca_break_down_the_doors", name = "Break Down the Doors", story = "children_of_ash",
          kind = "turn_up", per_hero = 1,
          after = { times { 2, place { "fire", at = "district" } } },
          next = { "ca_clean_sheets", "ca_bucket_chain" }, look = "breaking-chain #7a543a" }
mission { id = "ca_clean_sheets", name = "Clean Sheets", story = "children_of_ash",
          kind = "deliver", target = "innocent", at = "orphans_court", per_hero = 1,
          next = { "ca_the_headmaster" }, look = "bed #5a6b8c" }
mission { id = "ca_bucket_chain", name = "Bucket Chain", story = "children_of_ash",
          kind = "cleanse", target = "fire", per_hero = 2,
          next = { "ca_the_headmaster" }, look = "full-metal-bucket-handle #2f7aa3" }
mission { id = "ca_the_headmaster", name = "The Headmaster", story = "children_of_ash",
          kind = "kill", target = "controller", number = 1,
          before = { summon { "controller" } }, next = { "ca_once_more_inside", "ca_smother_it" },
          look = "puppet #6b2f5a" }
mission { id = "ca_once_more_inside", name = "Once More Inside", story = "children_of_ash",
          kind = "deliver", target = "innocent", at = "orphans_court", per_hero = 1,
          next = { "ca_the_last_fire" }, look = "exit-door #6b4a2f" }
mission { id = "ca_smother_it", name = "Smother It", story = "children_of_ash",
          kind = "at_most", target = "fire", per_hero = 2, at_round_end = 1,
          before = { summon { "dead_monster" } }, next = { "ca_the_last_fire" }, look = "fire-extinguisher #b3471f" }
mission { id = "ca_the_last_fire", name = "The Last Fire", story = "children_of_ash",
          kind = "cleanse", target = "fire", per_hero = 2,
          before = { summon { "avatar" }, times { { per = "hero_number" }, place { "fire", at = "street" } } },
          look = "wildfires #a3391f" }

-- People come out of hiding all night; a Round with a Mission accomplished gives everybody hope.
story { id = "last_tram_to_morning", name = "The Last Tram to Morning", type = "redemption",
        first = "lt_power_to_the_rails",
        tale = "One tram still has power. The driver will wait until somebody tells her that nobody else is coming.",
        setup = { place { "extra_turn", at = "street" } },
        passive = { sin_dice { 1, when = { "few_heroes", 3 } } },
        begin = { place { "innocent", at = "district", only = "without_hero" },
                  times { 2, place { "fire", at = "any_space", only = "without_fire" } },
                  given { { "round", 2 }, summon { "new_abomination" } } },
        finish = { given { "no_mission", rise { 1 },
                           otherwise = { repent { 1, of = "each_hero" },
                                         given { { "heroes", 4 }, heal { 1, of = "each_hero" } } } } },
        look = "subway-train #4a5a8c" }

mission { id = "lt_power_to_the_rails", name = "Power to the Rails", story = "last_tram_to_morning",
          kind = "gather", at = "tram_depot", per_hero = 1,
          after = { summon { "controller" } }, next = { "lt_names_on_a_list", "lt_clear_the_line" },
          look = "electric #8c7a2f" }
mission { id = "lt_names_on_a_list", name = "Names on a List", story = "last_tram_to_morning",
          kind = "collect", target = "innocent", per_hero = 1,
          before = { place { "innocent", at = "street" } }, next = { "lt_the_inspector" },
          look = "scroll-unfurled #6b5a3a" }
mission { id = "lt_clear_the_line", name = "Clear the Line", story = "last_tram_to_morning",
          kind = "cleanse", target = "nest", per_hero = 1,
          before = { times { { per = "hero_number" }, place { "nest", at = "street", only = "without_nest" } } },
          next = { "lt_the_inspector" }, look = "nest-eggs #5a3f7a" }
mission { id = "lt_the_inspector", name = "The Inspector", story = "last_tram_to_morning",
          kind = "kill", target = "controller", number = 1,
          after = { summon { "avatar" } }, next = { "lt_hold_the_platform", "lt_lights_out_behind_us" },
          look = "ticket #6b2f4a" }
mission { id = "lt_hold_the_platform", name = "Hold the Platform", story = "last_tram_to_morning",
          kind = "kill", target = "abomination", per_hero = 1,
          next = { "lt_mind_the_gap" }, look = "shield-bash #4a5a6b" }
mission { id = "lt_lights_out_behind_us", name = "Lights Out behind Us", story = "last_tram_to_morning",
          kind = "at_most", target = "fire", per_hero = 1,
          before = { times { 2, place { "fire", at = "district" } } }, next = { "lt_mind_the_gap" },
          look = "light-bulb #8c6a2f" }
mission { id = "lt_mind_the_gap", name = "Mind the Gap", story = "last_tram_to_morning",
          kind = "deliver", target = "innocent", at = "central_station", per_hero = 1,
          before = { draw { 2 } }, look = "subway-train #4a5a8c" }

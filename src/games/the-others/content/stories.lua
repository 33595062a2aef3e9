-- The Stories: tasks of the Rounds, Missions with their forks, Events.

story { id = "havens_last_stand", name = "Haven's Last Stand", type = "terror", first = "hls_thin_the_flock",
        tale = "Smoke hangs over every roof, and the bridges are gone. What is left of the city is a few streets and the people who still hold them.",
        begin = { place { "fire", at = "any_space", only = "without_fire" },
                  given { { "round", 2 }, summon { "new_abomination" } } },
        finish = { given { "no_mission", rise { 1 } }, given { "hero_killed", rise { 1 } } } }

mission { id = "hls_thin_the_flock", name = "Thin the Flock", story = "havens_last_stand", kind = "kill", target = "acolyte", per_hero = 1,
          after = { summon { "controller" } }, next = { "hls_cut_the_strings", "hls_put_it_out" } }
mission { id = "hls_cut_the_strings", name = "Cut the Strings", story = "havens_last_stand", kind = "kill", target = "controller", number = 1,
          next = { "hls_cull" } }
mission { id = "hls_put_it_out", name = "Put It Out", story = "havens_last_stand", kind = "cleanse", target = "fire", per_hero = 1,
          next = { "hls_cull" } }
mission { id = "hls_cull", name = "The Cull", story = "havens_last_stand", kind = "kill", target = "abomination", per_hero = 1,
          after = { summon { "avatar" } }, next = { "hls_no_quarter", "hls_clean_streets" } }
mission { id = "hls_no_quarter", name = "No Quarter", story = "havens_last_stand", kind = "kill", per_hero = 1,
          next = { "hls_cast_down" } }
mission { id = "hls_clean_streets", name = "Clean Streets", story = "havens_last_stand", kind = "cleanse", per_hero = 1,
          next = { "hls_cast_down" } }
mission { id = "hls_cast_down", name = "Cast It Down", story = "havens_last_stand", kind = "kill", target = "avatar", number = 1 }

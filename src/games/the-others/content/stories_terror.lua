-- Terror: killing against the clock. Tasks of the Rounds, Missions with their forks, Events.

story { id = "havens_last_stand", name = "Haven's Last Stand", type = "terror", first = "hls_thin_the_flock",
        tale = "Smoke hangs over every roof, and the bridges are gone. What is left of the city is a few streets " ..
               "and the people who still hold them.",
        begin = { place { "fire", at = "any_space", only = "without_fire" },
                  given { { "round", 2 }, summon { "new_abomination" } } },
        finish = { given { "no_mission", rise { 1 } }, given { "hero_killed", rise { 1 } } },
        look = "modern-city #8c3a1f" }

mission { id = "hls_thin_the_flock", name = "Thin the Flock", story = "havens_last_stand",
          kind = "kill", target = "acolyte", per_hero = 1,
          after = { summon { "controller" } }, next = { "hls_cut_the_strings", "hls_put_it_out" },
          look = "cultist #7a2d2d" }
mission { id = "hls_cut_the_strings", name = "Cut the Strings", story = "havens_last_stand",
          kind = "kill", target = "controller", number = 1,
          next = { "hls_cull" }, look = "puppet #6b2f5a" }
mission { id = "hls_put_it_out", name = "Put It Out", story = "havens_last_stand",
          kind = "cleanse", target = "fire", per_hero = 1,
          next = { "hls_cull" }, look = "fire-extinguisher #b3471f" }
mission { id = "hls_cull", name = "The Cull", story = "havens_last_stand",
          kind = "kill", target = "abomination", per_hero = 1,
          after = { summon { "avatar" } }, next = { "hls_no_quarter", "hls_clean_streets" },
          look = "gooey-daemon #5f7a2f" }
mission { id = "hls_no_quarter", name = "No Quarter", story = "havens_last_stand",
          kind = "kill", per_hero = 1,
          next = { "hls_cast_down" }, look = "crossed-swords #8c2a2a" }
mission { id = "hls_clean_streets", name = "Clean Streets", story = "havens_last_stand",
          kind = "cleanse", per_hero = 1,
          next = { "hls_cast_down" }, look = "broom #4a6b5a" }
mission { id = "hls_cast_down", name = "Cast It Down", story = "havens_last_stand",
          kind = "kill", target = "avatar", number = 1, look = "horned-skull #8c1420" }

-- The bell tolls for every quiet Round: not to kill feeds the Apocalypse. It calls up more against three
-- Heroes, who may lose one more of them than four.
story { id = "thirteen_strokes", name = "Thirteen Strokes", type = "terror", first = "ts_clear_the_square",
        tale = "At midnight the bells of Haven struck thirteen, and they have not stopped since. Somebody is on the " ..
               "rope, and every stroke calls something up out of the drains.",
        setup = { place { "pentagram", at = "street", only = "without_monster" } },
        passive = { fight { 1, of = "controller" }, sin_dice { 1, when = { "few_heroes", 3 } } },
        begin = { times { 2, place { "fire", at = "any_space", only = "without_fire" } },
                  given { { "few_heroes", 3 },
                          choose { { summon { "new_acolyte" } },
                                   { place { "pentagram", at = "street", only = "without_pentagram" } } } } },
        finish = { given { "no_mission", rise { 1 } }, given { { "few_dead", 1 }, rise { 1 } } },
        look = "clock-tower #5a3f6b" }

mission { id = "ts_clear_the_square", name = "Clear the Square", story = "thirteen_strokes",
          kind = "kill", per_hero = 1, in_fight = 1,
          after = { summon { "controller" } }, next = { "ts_the_ringer", "ts_wash_off_the_chalk" },
          look = "sword-slice #7a3a2d" }
mission { id = "ts_the_ringer", name = "The Ringer", story = "thirteen_strokes",
          kind = "kill", target = "controller", number = 1,
          next = { "ts_break_the_procession" }, look = "ringing-bell #8c6a2f" }
mission { id = "ts_wash_off_the_chalk", name = "Wash Off the Chalk", story = "thirteen_strokes",
          kind = "cleanse", target = "pentagram", per_hero = 1,
          before = { times { { per = "hero_number" }, place { "pentagram", at = "street" } } },
          next = { "ts_break_the_procession" }, look = "pentagram-rose #6b2f7a" }
mission { id = "ts_break_the_procession", name = "Break the Procession", story = "thirteen_strokes",
          kind = "kill", target = "abomination", per_hero = 1,
          after = { times { 2, summon { "dead_monster" } } },
          next = { "ts_stop_every_clock", "ts_blow_for_blow" }, look = "broken-wall #6b4a3a" }
mission { id = "ts_stop_every_clock", name = "Stop Every Clock", story = "thirteen_strokes",
          kind = "city_action", per_hero = 2,
          before = { draw { 1 } }, next = { "ts_ring_it_out" }, look = "stopwatch #4a4f7a" }
mission { id = "ts_blow_for_blow", name = "Blow for Blow", story = "thirteen_strokes",
          kind = "kill", per_hero = 2,
          next = { "ts_ring_it_out" }, look = "sword-clash #8c2a2a" }
mission { id = "ts_ring_it_out", name = "Ring It Out", story = "thirteen_strokes",
          kind = "kill", target = "avatar", number = 1,
          before = { summon { "avatar" } }, look = "church #8c1420" }

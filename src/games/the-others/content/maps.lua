-- The maps: tiles in rows from north to south, tokens and Monsters by Space.

map { id = "last_stand_old_town", name = "Haven's Last Stand: Old Town", story = "havens_last_stand",
      tiles = { { "st_brigids", "arsenal", "tannery_row" },
                { "night_market", "signal_hill", "ravencorp_hq" },
                { "cathedral_close", "gasworks", "central_station" } },
      tokens = { { "nest", "x-11", 2 }, { "nest", "x-12" }, { "nest", "x-22" }, { "nest", "s-13" },
                 { "pentagram", "d-13" }, { "pentagram", "x-22" }, { "fire", "d-22" }, { "fire", "x-11" },
                 { "corruption", "d-23" }, { "corruption", "s-21" }, { "extra_turn", "d-12" }, { "extra_turn", "d-21" },
                 { "altar", "d-11" }, { "altar", "d-33" }, { "orbital_strike", "x-21" },
                 { "commissioner", "d-32" }, { "proxy", "d-21" }, { "ravencorp", "d-23" } },
      metro = { { "red", "e-11" }, { "red", "s-23" } },
      start = "e-31",
      monsters = { { "acolyte", "x-11" }, { "acolyte", "x-12" }, { "acolyte", "x-22" }, { "acolyte", "s-13" },
                   { "abomination", "d-11" }, { "abomination", "d-13" }, { "abomination", "x-12" } } }

-- The tiles of Haven: one District each, with its City Actions and permanent tokens
-- (permanent = Fire, Corruption, Pentagram, Nest).

tile { id = "st_brigids", name = "St Brigid's Infirmary", icons = { "heal", "repent" },
       flavour = "The night shift never left. Nobody has dared to tell them it is over." }
tile { id = "arsenal", name = "The Arsenal", icons = { "inventory", "orbital_strike" } }
tile { id = "tannery_row", name = "Tannery Row", icons = { "extra_turn", "heal" }, permanent = { 0, 0, 0, 1 },
       flavour = "The vats were emptied years ago. Something has filled them again." }
tile { id = "night_market", name = "The Night Market", icons = { "inventory", "inventory" },
       flavour = "Cash, rings, teeth. No questions." }
tile { id = "signal_hill", name = "Signal Hill", icons = { "orbital_strike", "extra_turn" } }
tile { id = "ravencorp_hq", name = "RavenCorp HQ", icons = { "heal", "inventory" }, permanent = { 0, 1, 0, 0 },
       flavour = "Forty floors of glass, and every pane looks back." }
tile { id = "cathedral_close", name = "Cathedral Close", icons = { "repent", "repent" } }
tile { id = "gasworks", name = "The Gasworks", icons = { "heal", "orbital_strike" }, permanent = { 1, 0, 0, 0 } }
tile { id = "central_station", name = "Central Station", icons = { "extra_turn", "inventory" } }

tile { id = "drowned_quay", name = "The Drowned Quay", icons = { "extra_turn", "repent" }, permanent = { 0, 0, 0, 1 },
       flavour = "At low tide the steps go down further than they were built." }
tile { id = "orphans_court", name = "Orphans' Court", icons = { "heal", "heal", "repent" },
       flavour = "Thirty iron beds, and a door that opens from the inside only." }
tile { id = "old_assizes", name = "The Old Assizes", icons = { "repent", "inventory" }, permanent = { 0, 0, 1, 0 },
       flavour = "The verdicts were always written on the floor." }
tile { id = "tram_depot", name = "The Tram Depot", icons = { "extra_turn", "extra_turn" } }
tile { id = "lantern_observatory", name = "Lantern Observatory", icons = { "orbital_strike", "orbital_strike", "repent" },
       flavour = "Built to count stars. These days it counts what comes down." }
tile { id = "slaughteryard", name = "The Slaughteryard", icons = { "inventory", "inventory", "heal" },
       permanent = { 0, 0, 0, 1 }, flavour = "Good knives, cold rooms, and hooks that swing without wind." }
tile { id = "winter_gardens", name = "The Winter Gardens", icons = { "heal", "repent", "inventory" },
       permanent = { 0, 1, 0, 0 }, flavour = "The lilies opened in December and turned to watch the visitors." }

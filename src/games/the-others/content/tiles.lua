-- The tiles of Haven: one District each, with its City Actions and permanent tokens
-- (permanent = Fire, Corruption, Pentagram, Nest).

tile { id = "st_brigids", name = "St Brigid's Infirmary", icons = { "heal", "repent" },
       flavour = "The night shift never left. Nobody has dared to tell them it is over.", look = "hospital #6b4a5c" }
tile { id = "arsenal", name = "The Arsenal", icons = { "inventory", "orbital_strike" }, look = "cannon-ball #4a4f6b" }
tile { id = "tannery_row", name = "Tannery Row", icons = { "extra_turn", "heal" }, permanent = { 0, 0, 0, 1 },
       flavour = "The vats were emptied years ago. Something has filled them again.", look = "barrel-leak #6b543a" }
tile { id = "night_market", name = "The Night Market", icons = { "inventory", "inventory" },
       flavour = "Cash, rings, teeth. No questions.", look = "shop #7a4a2f" }
tile { id = "signal_hill", name = "Signal Hill", icons = { "orbital_strike", "extra_turn" },
       look = "radio-tower #4a5a7a" }
tile { id = "ravencorp_hq", name = "RavenCorp HQ", icons = { "heal", "inventory" }, permanent = { 0, 1, 0, 0 },
       flavour = "Forty floors of glass, and every pane looks back.", look = "raven #4f4a7a" }
tile { id = "cathedral_close", name = "Cathedral Close", icons = { "repent", "repent" },
       look = "saint-basil-cathedral #6b3f6b" }
tile { id = "gasworks", name = "The Gasworks", icons = { "heal", "orbital_strike" }, permanent = { 1, 0, 0, 0 },
       look = "gas-pump #7a5a2f" }
tile { id = "central_station", name = "Central Station", icons = { "extra_turn", "inventory" },
       look = "steam-locomotive #4f5a6b" }

tile { id = "drowned_quay", name = "The Drowned Quay", icons = { "extra_turn", "repent" }, permanent = { 0, 0, 0, 1 },
       flavour = "At low tide the steps go down further than they were built.", look = "harbor-dock #2f5f6b" }
tile { id = "orphans_court", name = "Orphans' Court", icons = { "heal", "heal", "repent" },
       flavour = "Thirty iron beds, and a door that opens from the inside only.", look = "bunk-beds #6b5a4a" }
tile { id = "old_assizes", name = "The Old Assizes", icons = { "repent", "inventory" }, permanent = { 0, 0, 1, 0 },
       flavour = "The verdicts were always written on the floor.", look = "gavel #6b3f3a" }
tile { id = "tram_depot", name = "The Tram Depot", icons = { "extra_turn", "extra_turn" }, look = "rail-road #5a4f6b" }
tile { id = "lantern_observatory", name = "Lantern Observatory", icons = { "orbital_strike", "orbital_strike", "repent" },
       flavour = "Built to count stars. These days it counts what comes down.", look = "observatory #4a4a8c" }
tile { id = "slaughteryard", name = "The Slaughteryard", icons = { "inventory", "inventory", "heal" },
       permanent = { 0, 0, 0, 1 }, flavour = "Good knives, cold rooms, and hooks that swing without wind.",
       look = "meat-hook #7a2f35" }
tile { id = "winter_gardens", name = "The Winter Gardens", icons = { "heal", "repent", "inventory" },
       permanent = { 0, 1, 0, 0 }, flavour = "The lilies opened in December and turned to watch the visitors.",
       look = "greenhouse #3f6b4f" }

-- The tiles of Haven: one District each, with its City Actions and permanent tokens
-- (permanent = Fire, Corruption, Pentagram, Nest).

tile { id = "st_brigids", name = "St Brigid's Infirmary", icons = { "heal", "repent" } }
tile { id = "arsenal", name = "The Arsenal", icons = { "inventory", "orbital_strike" } }
tile { id = "tannery_row", name = "Tannery Row", icons = { "extra_turn", "heal" }, permanent = { 0, 0, 0, 1 } }
tile { id = "night_market", name = "The Night Market", icons = { "inventory", "inventory" } }
tile { id = "signal_hill", name = "Signal Hill", icons = { "orbital_strike", "extra_turn" } }
tile { id = "ravencorp_hq", name = "RavenCorp HQ", icons = { "heal", "inventory" }, permanent = { 0, 1, 0, 0 } }
tile { id = "cathedral_close", name = "Cathedral Close", icons = { "repent", "repent" } }
tile { id = "gasworks", name = "The Gasworks", icons = { "heal", "orbital_strike" }, permanent = { 1, 0, 0, 0 } }
tile { id = "central_station", name = "Central Station", icons = { "extra_turn", "inventory" } }

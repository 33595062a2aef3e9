-- The maps: tiles in rows from north to south, tokens and Monsters by Space. Two for each Story.

-- Haven's Last Stand ------------------------------------------------------------------------------------------

-- Tuned: an observatory instead of a market so near the start and a third Altar in the middle. With two more Inventory
-- icons and two Altars the Heroes won three games of four.
map { id = "last_stand_old_town", name = "Haven's Last Stand: Old Town", story = "havens_last_stand",
      tiles = { { "st_brigids", "arsenal", "tannery_row" },
                { "lantern_observatory", "signal_hill", "ravencorp_hq" },
                { "cathedral_close", "gasworks", "central_station" } },
      tokens = { { "nest", "x-11", 2 }, { "nest", "x-12" }, { "nest", "x-22" }, { "nest", "s-13" },
                 { "pentagram", "d-13" }, { "pentagram", "x-22" }, { "fire", "d-22" }, { "fire", "x-11" },
                 { "corruption", "d-23" }, { "corruption", "s-21" }, { "extra_turn", "d-12" }, { "extra_turn", "d-21" },
                 { "altar", "d-11" }, { "altar", "d-22" }, { "altar", "d-33" }, { "orbital_strike", "x-21" },
                 { "commissioner", "d-32" }, { "proxy", "d-21" }, { "ravencorp", "d-23" } },
      metro = { { "red", "e-11" }, { "red", "s-23" } },
      start = "e-31",
      monsters = { { "acolyte", "x-11" }, { "acolyte", "x-12" }, { "acolyte", "x-22" }, { "acolyte", "s-13" },
                   { "abomination", "d-11" }, { "abomination", "d-13" }, { "abomination", "x-12" } },
      look = "modern-city #8c3a1f" }

-- Two rows along the water: one long street that burns, no Metro, and everything that comes up it can be seen coming.
map { id = "last_stand_docks", name = "Haven's Last Stand: The Docks", story = "havens_last_stand",
      tiles = { { "drowned_quay", "arsenal", "signal_hill", "cathedral_close" },
                { "ravencorp_hq", "lantern_observatory", "tannery_row", "central_station" } },
      tokens = { { "nest", "x-11", 2 }, { "nest", "x-12", 2 }, { "nest", "e-12" }, { "nest", "e-22" },
                 { "pentagram", "d-11" }, { "pentagram", "x-12" }, { "pentagram", "e-22" }, { "fire", "s-12" },
                 { "fire", "s-13" }, { "fire", "e-13" }, { "fire", "d-23" }, { "fire", "e-22" },
                 { "corruption", "x-11" }, { "corruption", "d-22" }, { "extra_turn", "d-12" }, { "extra_turn", "d-21" },
                 { "altar", "d-11" }, { "altar", "d-22" }, { "altar", "d-24" }, { "orbital_strike", "s-13" },
                 { "commissioner", "d-13" }, { "proxy", "d-22" }, { "ravencorp", "d-12" } },
      start = "s-14",
      monsters = { { "acolyte", "x-11" }, { "acolyte", "e-22" }, { "acolyte", "x-12" }, { "acolyte", "e-12" },
                   { "acolyte", "s-13" },
                   { "abomination", "d-11" }, { "abomination", "d-23" }, { "abomination", "x-11" },
                   { "abomination", "d-12" } }, look = "harbor-dock #8c3a1f" }

-- Thirteen Strokes -----------------------------------------------------------------------------------------------

-- A ring around a park that nobody enters any more.
map { id = "strokes_ring", name = "Thirteen Strokes: Around the Park", story = "thirteen_strokes",
      tiles = { { "cathedral_close", "night_market", "slaughteryard" },
                { "lantern_observatory", "", "central_station" },
                { "st_brigids", "old_assizes", "tram_depot" } },
      tokens = { { "nest", "x-11" }, { "nest", "x-12", 2 }, { "nest", "x-22" }, { "nest", "s-21" },
                 { "pentagram", "d-11" }, { "pentagram", "x-12" }, { "fire", "e-11" }, { "fire", "s-21" },
                 { "corruption", "d-12" }, { "corruption", "x-21" }, { "extra_turn", "d-21" }, { "extra_turn", "d-12" },
                 { "altar", "d-11" }, { "altar", "d-13" }, { "orbital_strike", "x-21" },
                 { "commissioner", "d-23" }, { "proxy", "d-31" }, { "ravencorp", "d-12" } },
      metro = { { "red", "e-12" }, { "red", "e-31" } },
      start = "e-32",
      monsters = { { "acolyte", "x-11" }, { "acolyte", "e-12" }, { "acolyte", "x-22" }, { "acolyte", "s-21" },
                   { "abomination", "d-11" }, { "abomination", "d-13" }, { "abomination", "x-12" } },
      look = "clock-tower #5a3f6b" }

-- Three streets up the hill, two corners of it fallen away.
map { id = "strokes_hill", name = "Thirteen Strokes: Bellfounders' Hill", story = "thirteen_strokes",
      tiles = { { "", "arsenal", "tannery_row", "signal_hill" },
                { "cathedral_close", "gasworks", "night_market", "old_assizes" },
                { "central_station", "orphans_court", "tram_depot", "" } },
      tokens = { { "nest", "x-11", 2 }, { "nest", "x-12" }, { "nest", "x-22" }, { "nest", "e-21" },
                 { "pentagram", "d-21" }, { "pentagram", "x-22" }, { "fire", "s-13" }, { "fire", "e-31" },
                 { "corruption", "e-22" }, { "corruption", "x-21" }, { "extra_turn", "d-12" }, { "extra_turn", "d-32" },
                 { "altar", "d-21" }, { "altar", "d-33" }, { "orbital_strike", "x-12" },
                 { "commissioner", "d-22" }, { "proxy", "d-33" }, { "ravencorp", "d-12" } },
      metro = { { "red", "e-13" }, { "red", "e-31" }, { "blue", "s-12" }, { "blue", "x-23" } },
      start = "s-14",
      monsters = { { "acolyte", "x-11", 2 }, { "acolyte", "x-12" }, { "acolyte", "x-22" }, { "acolyte", "e-21" },
                   { "abomination", "d-21" }, { "abomination", "x-22" }, { "abomination", "d-31" },
                   { "abomination", "x-12" } }, look = "hills #5a3f6b" }

-- The Gilded Invitation --------------------------------------------------------------------------------------------

-- One avenue, two houses wide: the party is at the other end.
map { id = "gilded_avenue", name = "The Gilded Invitation: The Avenue", story = "gilded_invitation",
      tiles = { { "night_market", "ravencorp_hq" },
                { "st_brigids", "old_assizes" },
                { "winter_gardens", "slaughteryard" },
                { "lantern_observatory", "tram_depot" } },
      tokens = { { "nest", "x-11", 2 }, { "nest", "x-21", 2 }, { "nest", "s-12", 2 },
                 { "pentagram", "s-21" }, { "fire", "x-31" }, { "corruption", "e-11" }, { "corruption", "x-21" },
                 { "altar", "d-12" }, { "altar", "d-31" }, { "altar", "d-42" }, { "orbital_strike", "x-21" },
                 { "commissioner", "d-21" }, { "proxy", "d-31" }, { "ravencorp", "d-12" } },
      hidden = { "d-11", "d-12", "d-21", "d-22", "d-31", "d-32", "e-21", "e-31", "s-11", "s-22" },
      metro = { { "red", "s-31" }, { "red", "e-11" } },
      start = "e-41",
      monsters = { { "acolyte", "x-11" }, { "acolyte", "x-21" }, { "acolyte", "s-12" }, { "acolyte", "e-21" },
                   { "abomination", "d-12" }, { "abomination", "d-32" }, { "abomination", "x-11" },
                   { "abomination", "d-21" } }, look = "envelope #a3751f" }

-- A lozenge of great houses with the courts in the middle.
map { id = "gilded_lozenge", name = "The Gilded Invitation: Candlewick Gardens", story = "gilded_invitation",
      tiles = { { "", "winter_gardens", "cathedral_close", "" },
                { "drowned_quay", "night_market", "old_assizes", "ravencorp_hq" },
                { "", "arsenal", "central_station", "" } },
      tokens = { { "nest", "x-11" }, { "nest", "x-12", 2 }, { "nest", "x-13" }, { "nest", "e-12" },
                 { "pentagram", "e-12" }, { "pentagram", "e-21" }, { "fire", "s-22" }, { "corruption", "s-13" },
                 { "corruption", "e-21" },
                 { "altar", "d-13" }, { "altar", "d-21" }, { "altar", "d-24" }, { "orbital_strike", "x-22" },
                 { "commissioner", "d-23" }, { "proxy", "d-21" }, { "ravencorp", "d-24" } },
      hidden = { "d-12", "d-13", "d-22", "d-23", "d-24", "d-32", "e-21", "e-23", "x-21", "s-23" },
      metro = { { "red", "e-21" }, { "red", "e-23" } },
      start = "e-32",
      monsters = { { "acolyte", "x-11" }, { "acolyte", "x-12" }, { "acolyte", "x-13" }, { "acolyte", "e-12" },
                   { "abomination", "d-13" }, { "abomination", "d-21" }, { "abomination", "d-24" },
                   { "abomination", "x-12" } }, look = "park-bench #a3751f" }

-- What the River Keeps ----------------------------------------------------------------------------------------------

-- The river runs from north to south between two halves of the town.
map { id = "river_embankments", name = "What the River Keeps: Both Embankments", story = "what_the_river_keeps",
      tiles = { { "", "st_brigids", "ravencorp_hq", "slaughteryard" },
                { "tram_depot", "drowned_quay", "lantern_observatory", "cathedral_close" },
                { "central_station", "arsenal", "gasworks", "" } },
      river_column = 2,
      tokens = { { "nest", "x-21" }, { "nest", "x-13", 2 }, { "nest", "s-23" },
                 { "pentagram", "d-24" }, { "pentagram", "x-11" }, { "fire", "e-13" },
                 { "corruption", "s-12" }, { "corruption", "d-14" }, { "corruption", "x-23" }, { "corruption", "e-21" },
                 { "extra_turn", "d-12" }, { "extra_turn", "d-23" },
                 { "altar", "d-12" }, { "altar", "d-24" }, { "altar", "d-33" },
                 { "orbital_strike", "x-21" }, { "orbital_strike", "x-13" },
                 { "commissioner", "d-32" }, { "proxy", "d-21" }, { "ravencorp", "d-13" } },
      metro = { { "red", "s-21" }, { "red", "s-13" }, { "blue", "s-12" }, { "blue", "x-23" } },
      start = "e-31",
      monsters = { { "acolyte", "x-11" }, { "acolyte", "x-21" }, { "acolyte", "x-13", 2 }, { "acolyte", "s-23" },
                   { "abomination", "d-22" }, { "abomination", "d-14" }, { "abomination", "d-13" },
                   { "abomination", "x-13" } }, look = "river #2f5f6b" }

-- North of the river a single row of offices, south of it the town.
map { id = "river_north_bank", name = "What the River Keeps: The North Bank", story = "what_the_river_keeps",
      tiles = { { "ravencorp_hq", "slaughteryard", "cathedral_close", "gasworks" },
                { "st_brigids", "night_market", "drowned_quay", "lantern_observatory" },
                { "tram_depot", "arsenal", "central_station", "winter_gardens" } },
      river_row = 1,
      tokens = { { "nest", "e-12", 2 }, { "nest", "x-21" }, { "nest", "x-22" }, { "nest", "e-23" },
                 { "pentagram", "d-13" }, { "pentagram", "e-21" }, { "fire", "s-24" }, { "fire", "x-21" },
                 { "corruption", "e-13" }, { "corruption", "x-21" }, { "corruption", "s-22" },
                 { "extra_turn", "d-22" }, { "extra_turn", "d-33" },
                 { "altar", "d-13" }, { "altar", "d-22" }, { "altar", "d-34" },
                 { "orbital_strike", "e-12" }, { "orbital_strike", "x-22" },
                 { "commissioner", "d-14" }, { "proxy", "d-31" }, { "ravencorp", "d-11" } },
      metro = { { "red", "e-11" }, { "red", "s-21" }, { "blue", "e-13" }, { "blue", "x-23" } },
      start = "e-32",
      monsters = { { "acolyte", "e-12", 2 }, { "acolyte", "x-21" }, { "acolyte", "x-22" }, { "acolyte", "e-23" },
                   { "abomination", "d-11" }, { "abomination", "d-12" }, { "abomination", "d-23" } },
      look = "stone-bridge #2f5f6b" }

-- Children of Ash -----------------------------------------------------------------------------------------------------

-- Stairs of streets from the Court down to the close: out is easy, back is uphill.
map { id = "ash_stairs", name = "Children of Ash: The Long Stairs", story = "children_of_ash",
      tiles = { { "orphans_court", "st_brigids" },
                { "tram_depot", "gasworks", "old_assizes" },
                { "", "night_market", "slaughteryard", "signal_hill" },
                { "", "", "central_station", "cathedral_close" } },
      tokens = { { "nest", "x-22" }, { "nest", "x-23" }, { "nest", "x-33", 2 }, { "nest", "s-33" },
                 { "pentagram", "x-33" }, { "fire", "e-22" }, { "fire", "s-23" }, { "fire", "d-43" },
                 { "fire", "e-33" },
                 { "fire", "e-11" },
                 { "corruption", "s-34" }, { "extra_turn", "d-32" },
                 { "innocent", "d-23" }, { "innocent", "s-22" }, { "innocent", "d-33" }, { "innocent", "x-32" },
                 { "innocent", "d-44" }, { "innocent", "e-43" },
                 { "altar", "d-23" }, { "altar", "d-44" }, { "orbital_strike", "x-22" },
                 { "commissioner", "d-22" }, { "proxy", "d-12" }, { "ravencorp", "d-43" } },
      hidden = { "d-12", "d-21", "d-22", "d-23", "d-32", "d-33", "d-34", "d-43", "d-44", "e-32", "x-21", "s-12" },
      metro = { { "red", "x-11" }, { "red", "e-33" } },
      start = "e-11",
      monsters = { { "acolyte", "x-22" }, { "acolyte", "x-23" }, { "acolyte", "x-33" },
                   { "abomination", "d-33" }, { "abomination", "d-44" }, { "abomination", "x-32" } },
      look = "3d-stairs #8c4a2f" }

-- A wide ring: twelve Districts around the burnt ground, and two lines that run beneath it.
map { id = "ash_ring", name = "Children of Ash: Around the Burnt Ground", story = "children_of_ash",
      tiles = { { "tannery_row", "st_brigids", "gasworks", "arsenal" },
                { "old_assizes", "", "", "night_market" },
                { "drowned_quay", "", "", "orphans_court" },
                { "tram_depot", "ravencorp_hq", "central_station", "signal_hill" } },
      tokens = { { "nest", "s-11" }, { "nest", "e-12", 2 }, { "nest", "x-31" },
                 { "pentagram", "d-11" }, { "fire", "e-11" }, { "fire", "s-31" }, { "fire", "x-11" },
                 { "fire", "x-13" },
                 { "corruption", "s-21" }, { "corruption", "e-41" }, { "extra_turn", "d-24" }, { "extra_turn", "d-12" },
                 { "innocent", "d-11" }, { "innocent", "d-12" }, { "innocent", "e-13" }, { "innocent", "d-21" },
                 { "innocent", "s-31" }, { "innocent", "d-41" },
                 { "altar", "d-12" }, { "altar", "d-14" }, { "altar", "d-31" }, { "orbital_strike", "e-12" },
                 { "commissioner", "d-43" }, { "proxy", "d-24" }, { "ravencorp", "d-42" } },
      hidden = { "d-12", "d-13", "d-14", "d-21", "d-24", "d-31", "d-41", "d-42", "d-43", "e-11", "s-21", "e-41" },
      metro = { { "red", "e-12" }, { "red", "e-42" }, { "blue", "s-21" }, { "blue", "s-24" } },
      start = "e-43",
      monsters = { { "acolyte", "s-11" }, { "acolyte", "e-12", 2 }, { "acolyte", "x-31" },
                   { "abomination", "d-11" }, { "abomination", "d-31" }, { "abomination", "d-13" } },
      look = "burning-tree #8c4a2f" }

-- The Last Tram to Morning ------------------------------------------------------------------------------------------

-- Four streets by three, and two lines that still run.
map { id = "tram_grid", name = "The Last Tram to Morning: The Grid", story = "last_tram_to_morning",
      tiles = { { "drowned_quay", "cathedral_close", "arsenal", "st_brigids" },
                { "night_market", "tram_depot", "ravencorp_hq", "orphans_court" },
                { "gasworks", "signal_hill", "slaughteryard", "central_station" } },
      tokens = { { "nest", "x-12" }, { "nest", "x-13" }, { "nest", "x-22" }, { "nest", "e-33" },
                 { "pentagram", "x-12" }, { "pentagram", "d-33" }, { "fire", "e-22" }, { "fire", "x-23" },
                 { "fire", "s-13" },
                 { "corruption", "d-12" }, { "corruption", "s-23" }, { "extra_turn", "d-22" }, { "extra_turn", "d-24" },
                 { "innocent", "d-12" }, { "innocent", "e-13" }, { "innocent", "d-23" }, { "innocent", "d-32" },
                 { "innocent", "s-14" }, { "innocent", "d-11" },
                 { "altar", "d-12" }, { "altar", "d-23" }, { "altar", "d-33" }, { "orbital_strike", "x-22" },
                 { "commissioner", "d-13" }, { "proxy", "d-31" }, { "ravencorp", "d-23" } },
      metro = { { "red", "s-11" }, { "red", "x-13" }, { "blue", "e-31" }, { "blue", "e-23" } },
      start = "s-21",
      monsters = { { "acolyte", "x-12" }, { "acolyte", "x-13" }, { "acolyte", "x-22" }, { "acolyte", "e-33" },
                   { "abomination", "d-12" }, { "abomination", "d-24" }, { "abomination", "d-33" },
                   { "abomination", "x-22" } }, look = "rail-road #4a5a8c" }

-- The bridges are down; to reach the last stop one goes under the river.
map { id = "tram_two_banks", name = "The Last Tram to Morning: Under the River", story = "last_tram_to_morning",
      tiles = { { "tannery_row", "winter_gardens", "signal_hill" },
                { "night_market", "tram_depot", "cathedral_close" },
                { "gasworks", "arsenal", "" },
                { "st_brigids", "slaughteryard", "central_station" } },
      river_row = 2,
      tokens = { { "nest", "x-11" }, { "nest", "e-22" }, { "nest", "x-31" }, { "nest", "e-42" },
                 { "pentagram", "x-11" }, { "pentagram", "d-42" }, { "fire", "e-21" }, { "fire", "x-12" },
                 { "corruption", "s-32" }, { "corruption", "e-31" }, { "extra_turn", "d-13" }, { "extra_turn", "d-41" },
                 { "innocent", "d-12" }, { "innocent", "d-21" }, { "innocent", "x-12" }, { "innocent", "d-23" },
                 { "innocent", "s-12" }, { "innocent", "d-32" },
                 { "altar", "d-23" }, { "altar", "d-42" }, { "orbital_strike", "x-12" }, { "orbital_strike", "x-31" },
                 { "commissioner", "d-22" }, { "proxy", "d-13" }, { "ravencorp", "d-32" } },
      metro = { { "red", "s-11" }, { "red", "s-31" }, { "blue", "s-13" }, { "blue", "x-32" } },
      start = "e-12",
      monsters = { { "acolyte", "x-11" }, { "acolyte", "e-22" }, { "acolyte", "x-31" }, { "acolyte", "e-42" },
                   { "abomination", "d-11" }, { "abomination", "d-42" }, { "abomination", "d-23" },
                   { "abomination", "x-31" } }, look = "subway-train #4a5a8c" }

-- The 5 scenarios, and the 3 sizes of bases that Skarov builds himself. The purple Spaces of the Control Room belong to
-- the Objectives and Traps in the order of `rooms`.

scenario { id = "first_alarm", name = "First Alarm",
           look = "ringing-alarm #c8402f",
           tiles = 4, rank = "rookie", rank_of_two = "hero", least = 2, most = 4, spares = 0,
           story = "A farmer reports a silo that was not there on Sunday. It is not for corn.",
           rooms = { { "a1", "command_deck" }, { "b1", "missile_silo" }, { "a2", "hangar" },
                     { "b2", "gas_vents", turn = 1 } },
           links = { { "a2", "b2", "door" }, { "b2", "b1", "door" }, { "b1", "a1", "control_door" } },
           lieutenants = { { "chi", "b1" } } }

scenario { id = "save_zurkovia", name = "Save Zurkovia",
           look = "missile-launcher #b8552e",
           tiles = 6, rank = "hero", least = 3, most = 4,
           story = "Four missiles, one small country, and a ransom note that spells Zurkovia wrong.",
           rooms = { { "a1", "barracks" }, { "b1", "command_deck" }, { "c1", "missile_silo", turn = 1 },
                     { "a2", "hangar" }, { "b2", "live_wires" }, { "c2", "teleport_chamber", turn = 2 } },
           links = { { "a2", "a1", "door" }, { "a2", "b2", "door" }, { "b2", "c2", "airlock" },
                     { "c2", "c1", "door" }, { "b2", "b1", "control_door" } },
           lieutenants = { { "ki", "c1" } } }

scenario { id = "behind_bars", name = "Behind Bars",
           look = "imprisoned #7a5a35",
           tiles = 6, rank = "hero", least = 3, most = 4, spares = 1,
           story = "The President's daughter went to the opera. The opera came back without her.",
           rooms = { { "a1", "holding_cells" }, { "b1", "eyrie" }, { "c1", "guard_post", turn = 3 },
                     { "a2", "laser_grid" }, { "b2", "sewer_grate" }, { "c2", "cold_store" } },
           links = { { "b2", "a2", "door" }, { "b2", "c2", "airlock" }, { "a2", "a1", "door" },
                     { "c2", "c1", "door" }, { "c1", "b1", "control_door" } },
           lieutenants = { { "noi", "a1" } } }

scenario { id = "two_fires", name = "Two Fires",
           look = "burning-dot #d0701f",
           tiles = 9, rank = "veteran", least = 4, most = 4, spares = 0,
           story = "A missile in one wing, a melting reactor in the other. He calls it a choice of views.",
           rooms = { { "a1", "missile_silo" }, { "b1", "barracks", turn = 2 }, { "c1", "reactor" },
                     { "a2", "gas_vents" }, { "b2", "command_deck" }, { "c2", "robot_foundry", turn = 1 },
                     { "a3", "live_wires", turn = 3 }, { "b3", "hangar" }, { "c3", "teleport_chamber" } },
           links = { { "b3", "a3", "door" }, { "b3", "c3", "door" }, { "a3", "a2", "airlock" },
                     { "c3", "c2", "airlock" }, { "a2", "a1", "door" }, { "c2", "c1", "door" },
                     { "a1", "b1", "door" }, { "b1", "c1", "door" }, { "b1", "b2", "control_door" } },
           lieutenants = { { "chi", "a1" }, { "alison", "c1" } } }

scenario { id = "the_doktors_masterpiece", name = "The Doktor's Masterpiece",
           look = "radio-tower #55407e",
           tiles = 9, rank = "veteran", least = 4, most = 4,
           story = "Every wireless set in the land is about to say the same thing, and everybody is going to agree.",
           rooms = { { "a1", "holding_cells", turn = 1 }, { "b1", "guard_post" }, { "c1", "mind_transmitter" },
                     { "a2", "magnetic_floor" }, { "b2", "eyrie" }, { "c2", "gun_gallery", turn = 1 },
                     { "a3", "cold_store" }, { "b3", "sewer_grate", turn = 2 }, { "c3", "laser_grid", turn = 2 } },
           links = { { "b3", "a3", "door" }, { "b3", "c3", "door" }, { "a3", "a2", "door" },
                     { "c3", "c2", "door" }, { "a2", "a1", "airlock" }, { "c2", "c1", "door" },
                     { "a1", "b1", "door" }, { "b1", "c1", "airlock" }, { "b1", "b2", "control_door" } },
           lieutenants = { { "ki", "a1" }, { "noi", "c1" } } }

scenario { id = "free_easy", name = "A Base of His Own: Easy",
           look = "armor-blueprint #3b6ea5",
           tiles = 4, rank = "rookie", rank_of_three = "hero", rank_of_two = "veteran", least = 2, most = 4, free = 1,
           story = "Four rooms and a dream. Skarov builds the base himself: 1 Objective, 1 Trap." }

scenario { id = "free_challenging", name = "A Base of His Own: Challenging",
           look = "armor-blueprint #7a4a9e",
           tiles = 6, rank = "hero", rank_of_two = "veteran", least = 2, most = 4, free = 1,
           story = "Six rooms, planning permission pending. Skarov builds the base himself: 1 Objective, 3 Traps." }

scenario { id = "free_difficult", name = "A Base of His Own: Difficult",
           look = "armor-blueprint #8c2f39",
           tiles = 9, rank = "veteran", least = 4, most = 4, free = 1,
           story = "Nine rooms and no fire exits. Skarov builds the base himself: 2 Objectives, 5 Traps." }

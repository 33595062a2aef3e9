-- Megalopolis: 30 Locations, declared in the order of their numbers; x and y are cells of the map, from the top left.
-- Cells without a Location are blocks that nothing enters (FF-006).

location { id = "breakwater_station", name = "Breakwater Power Station", colour = "yellow", x = 0, y = 0,
           flavour = "It hums in the key of the harbour.",
           look = "power-generator #e0b03c" }
location { id = "quarry_park", name = "Old Quarry Park", colour = "green", x = 1, y = 0,
           flavour = "They took the stone out to build the city, and put ducks in.",
           look = "duck #5aa05e" }
location { id = "hammer_street_gym", name = "Hammer Street Gym", colour = "red", x = 2, y = 0,
           flavour = "Four champions started here. Three of them came back to pay.",
           look = "boxing-glove #d8594a" }
location { id = "saint_orlas_shelter", name = "Saint Orla's Shelter", colour = "blue", x = 3, y = 0,
           flavour = "Soup at six. Nobody asks about the mask.",
           look = "cooking-pot #4a86c9" }
location { id = "tidewater_shipyard", name = "Tidewater Shipyard", colour = "yellow", x = 4, y = 0,
           flavour = "Half of what is built here has a second, secret hull.",
           look = "cargo-ship #e0b03c" }
location { id = "ropewalk_docks", name = "Ropewalk Docks", colour = "red", x = 0, y = 1,
           flavour = "Crates arrive without papers. Papers arrive without crates.",
           look = "anchor #d8594a" }
location { id = "lantern_square", name = "Lantern Square", colour = "blue", x = 1, y = 1,
           flavour = "One lantern for each night the city did not fall.",
           look = "lantern #4a86c9" }
location { id = "ferris_field", name = "Ferris Field", colour = "yellow", x = 2, y = 1,
           flavour = "An airfield with one hangar, one windsock and one very patriotic tenant.",
           look = "control-tower #e0b03c" }
location { id = "civic_library", name = "Civic Library", colour = "green", x = 3, y = 1,
           flavour = "Silence, please. The stacks are listening.",
           look = "book-pile #5aa05e" }
location { id = "foundry_row", name = "Foundry Row", colour = "red", x = 4, y = 1,
           flavour = "Rents are low and the sky is orange.",
           look = "anvil #d8594a" }
location { id = "harbour_chapel", name = "Harbour Chapel", colour = "blue", x = 5, y = 1,
           flavour = "The sailors light candles. The smugglers light more.",
           look = "church #4a86c9" }
location { id = "copperline_terminus", name = "Copperline Terminus", colour = "yellow", x = 0, y = 2,
           flavour = "All trams end here. So do most getaways.",
           look = "subway-train #e0b03c" }
location { id = "nightshade_heights", name = "Nightshade Heights", colour = "green", x = 1, y = 2,
           flavour = "Old money, high hedges, and a light in one attic window.",
           look = "spooky-house #5aa05e" }
location { id = "ironworks_arena", name = "Ironworks Arena", colour = "red", x = 2, y = 2,
           flavour = "Seats twenty thousand. Has been thrown at someone twice.",
           look = "boxing-ring #d8594a" }
location { id = "freedom_tower", name = "Freedom Tower", colour = "blue", x = 3, y = 2,
           flavour = "Hero HQ. The doorman has been evacuated forty-one times.",
           look = "space-needle #4a86c9" }
location { id = "skyline_exchange", name = "Skyline Exchange", colour = "yellow", x = 4, y = 2,
           flavour = "Numbers fall here, and sometimes people in capes.",
           look = "bank #e0b03c" }
location { id = "halvard_institute", name = "Halvard Institute", colour = "green", x = 5, y = 2,
           flavour = "Please do not feed the particle.",
           look = "orbit #5aa05e" }
location { id = "butchers_wharf", name = "Butchers' Wharf", colour = "red", x = 0, y = 3,
           flavour = "Everything hangs on hooks, including the rent book.",
           look = "meat-cleaver #d8594a" }
location { id = "memorial_barracks", name = "Memorial Barracks", colour = "blue", x = 1, y = 3,
           flavour = "A name on every brick, and room for more.",
           look = "medal #4a86c9" }
location { id = "high_court", name = "High Court", colour = "green", x = 3, y = 3,
           flavour = "Justice is blind. The gargoyles are not.",
           look = "scales #5aa05e" }
location { id = "cobblers_rise", name = "Cobblers' Rise", colour = "red", x = 4, y = 3,
           flavour = "Steep, cobbled, and paved twice a year after fights.",
           look = "stairs #d8594a" }
location { id = "consulate_hill", name = "Consulate Hill", colour = "blue", x = 5, y = 3,
           flavour = "Nine flags, nine immunities, one very large cellar.",
           look = "capitol #4a86c9" }
location { id = "tramway_depot", name = "Tramway Depot", colour = "yellow", x = 0, y = 4,
           flavour = "Tram 9 has been missing since spring. It is seen most evenings.",
           look = "bus #e0b03c" }
location { id = "paper_lane", name = "Paper Lane", colour = "green", x = 1, y = 4,
           flavour = "Second-hand books, third-hand secrets.",
           look = "papers #5aa05e" }
location { id = "market_hall", name = "Market Hall", colour = "red", x = 2, y = 4,
           flavour = "Fish on Fridays. Riots by arrangement.",
           look = "double-fish #d8594a" }
location { id = "winter_gardens", name = "Winter Gardens", colour = "blue", x = 3, y = 4,
           flavour = "Palms under glass, and one wing kept strangely cold.",
           look = "palm-tree #4a86c9" }
location { id = "cinder_stacks", name = "Cinder Stacks", colour = "red", x = 0, y = 5,
           flavour = "The chimneys went out years ago. The smoke did not.",
           look = "factory #d8594a" }
location { id = "belltower_row", name = "Belltower Row", colour = "blue", x = 1, y = 5,
           flavour = "Eight bells in the tower, says the verger. He has counted.",
           look = "clock-tower #4a86c9" }
location { id = "riverside_waterworks", name = "Riverside Waterworks", colour = "yellow", x = 2, y = 5,
           flavour = "If you hear it, it is not working. If you do not, run.",
           look = "water-tower #e0b03c" }
location { id = "saltmarsh_sanatorium", name = "Saltmarsh Sanatorium", colour = "green", x = 3, y = 5,
           flavour = "Visitors until four. Some have been visitors since nineteen sixty.",
           look = "hospital #5aa05e" }

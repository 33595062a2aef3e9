-- Megalopolis: 30 Locations, declared in the order of their numbers; x and y are cells of the map, from the top left.
-- Cells without a Location are blocks that nothing enters (FF-006).

location { id = "breakwater_station", name = "Breakwater Power Station", colour = "yellow", x = 0, y = 0,
           flavour = "It hums in the key of the harbour." }
location { id = "quarry_park", name = "Old Quarry Park", colour = "green", x = 1, y = 0,
           flavour = "They took the stone out to build the city, and put ducks in." }
location { id = "hammer_street_gym", name = "Hammer Street Gym", colour = "red", x = 2, y = 0,
           flavour = "Four champions started here. Three of them came back to pay." }
location { id = "saint_orlas_shelter", name = "Saint Orla's Shelter", colour = "blue", x = 3, y = 0,
           flavour = "Soup at six. Nobody asks about the mask." }
location { id = "tidewater_shipyard", name = "Tidewater Shipyard", colour = "yellow", x = 4, y = 0,
           flavour = "Half of what is built here has a second, secret hull." }
location { id = "ropewalk_docks", name = "Ropewalk Docks", colour = "red", x = 0, y = 1,
           flavour = "Crates arrive without papers. Papers arrive without crates." }
location { id = "lantern_square", name = "Lantern Square", colour = "blue", x = 1, y = 1,
           flavour = "One lantern for each night the city did not fall." }
location { id = "ferris_field", name = "Ferris Field", colour = "yellow", x = 2, y = 1,
           flavour = "An airfield with one hangar, one windsock and one very patriotic tenant." }
location { id = "civic_library", name = "Civic Library", colour = "green", x = 3, y = 1,
           flavour = "Silence, please. The stacks are listening." }
location { id = "foundry_row", name = "Foundry Row", colour = "red", x = 4, y = 1,
           flavour = "Rents are low and the sky is orange." }
location { id = "harbour_chapel", name = "Harbour Chapel", colour = "blue", x = 5, y = 1,
           flavour = "The sailors light candles. The smugglers light more." }
location { id = "copperline_terminus", name = "Copperline Terminus", colour = "yellow", x = 0, y = 2,
           flavour = "All trams end here. So do most getaways." }
location { id = "nightshade_heights", name = "Nightshade Heights", colour = "green", x = 1, y = 2,
           flavour = "Old money, high hedges, and a light in one attic window." }
location { id = "ironworks_arena", name = "Ironworks Arena", colour = "red", x = 2, y = 2,
           flavour = "Seats twenty thousand. Has been thrown at someone twice." }
location { id = "freedom_tower", name = "Freedom Tower", colour = "blue", x = 3, y = 2,
           flavour = "Hero HQ. The doorman has been evacuated forty-one times." }
location { id = "skyline_exchange", name = "Skyline Exchange", colour = "yellow", x = 4, y = 2,
           flavour = "Numbers fall here, and sometimes people in capes." }
location { id = "halvard_institute", name = "Halvard Institute", colour = "green", x = 5, y = 2,
           flavour = "Please do not feed the particle." }
location { id = "butchers_wharf", name = "Butchers' Wharf", colour = "red", x = 0, y = 3,
           flavour = "Everything hangs on hooks, including the rent book." }
location { id = "memorial_barracks", name = "Memorial Barracks", colour = "blue", x = 1, y = 3,
           flavour = "A name on every brick, and room for more." }
location { id = "high_court", name = "High Court", colour = "green", x = 3, y = 3,
           flavour = "Justice is blind. The gargoyles are not." }
location { id = "cobblers_rise", name = "Cobblers' Rise", colour = "red", x = 4, y = 3,
           flavour = "Steep, cobbled, and paved twice a year after fights." }
location { id = "consulate_hill", name = "Consulate Hill", colour = "blue", x = 5, y = 3,
           flavour = "Nine flags, nine immunities, one very large cellar." }
location { id = "tramway_depot", name = "Tramway Depot", colour = "yellow", x = 0, y = 4,
           flavour = "Tram 9 has been missing since spring. It is seen most evenings." }
location { id = "paper_lane", name = "Paper Lane", colour = "green", x = 1, y = 4,
           flavour = "Second-hand books, third-hand secrets." }
location { id = "market_hall", name = "Market Hall", colour = "red", x = 2, y = 4,
           flavour = "Fish on Fridays. Riots by arrangement." }
location { id = "winter_gardens", name = "Winter Gardens", colour = "blue", x = 3, y = 4,
           flavour = "Palms under glass, and one wing kept strangely cold." }
location { id = "cinder_stacks", name = "Cinder Stacks", colour = "red", x = 0, y = 5,
           flavour = "The chimneys went out years ago. The smoke did not." }
location { id = "belltower_row", name = "Belltower Row", colour = "blue", x = 1, y = 5,
           flavour = "Eight bells in the tower, says the verger. He has counted." }
location { id = "riverside_waterworks", name = "Riverside Waterworks", colour = "yellow", x = 2, y = 5,
           flavour = "If you hear it, it is not working. If you do not, run." }
location { id = "saltmarsh_sanatorium", name = "Saltmarsh Sanatorium", colour = "green", x = 3, y = 5,
           flavour = "Visitors until four. Some have been visitors since nineteen sixty." }

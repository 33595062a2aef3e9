-- Personal Tasks: three for each Hero, which cost no, one and two Ability cards.

task { id = "a_speech_for_the_fair", name = "A Speech for the Fair", hero = "legacy", location = "quarry_park",
       flavour = "Three minutes, no capes, and please mention the ducks." }
task { id = "uncle_abel_is_on_parade", name = "Uncle Abel Is on Parade", hero = "legacy",
       location = "memorial_barracks", colour = "blue", cards = 1,
       flavour = "The medals weigh more every year." }
task { id = "sit_for_the_portrait", name = "Sit for the Portrait", hero = "legacy", location = "nightshade_heights",
       colour = "green", cards = 2,
       flavour = "Chin up. No, the other chin up." }

task { id = "sign_the_cheques", name = "Sign the Cheques", hero = "wraith", location = "skyline_exchange",
       flavour = "All two hundred, and one of them to herself." }
task { id = "opening_night", name = "Opening Night", hero = "wraith", location = "ironworks_arena", colour = "blue",
       cards = 1,
       flavour = "She clapped at the right moments and counted the exits." }
task { id = "the_foundation_gala", name = "The Foundation Gala", hero = "wraith", location = "consulate_hill",
       colour = "green", cards = 2,
       flavour = "Nine ambassadors, eight alibis." }

task { id = "seal_inspection", name = "Seal Inspection", hero = "absolute_zero", location = "halvard_institute",
       flavour = "Breathe out. Slowly. Stand back, everybody." }
task { id = "visiting_hours", name = "Visiting Hours", hero = "absolute_zero", location = "saltmarsh_sanatorium",
       colour = "blue", cards = 1,
       flavour = "She likes it when he brings snow." }
task { id = "replace_the_gaskets", name = "Replace the Gaskets", hero = "absolute_zero",
       location = "tidewater_shipyard", colour = "yellow", cards = 2,
       flavour = "They are made for submarines, and so is he." }

task { id = "return_the_books", name = "Return the Books", hero = "tachyon", location = "civic_library",
       flavour = "Read, annotated, and nine years late." }
task { id = "faculty_meeting", name = "Faculty Meeting", hero = "tachyon", location = "high_court", colour = "green",
       cards = 1,
       flavour = "It lasts an hour. For her, a month." }
task { id = "calibrate_the_dynamo", name = "Calibrate the Dynamo", hero = "tachyon", location = "breakwater_station",
       colour = "yellow", cards = 2,
       flavour = "Run on the spot, they said, and hold these two wires." }

task { id = "letters_from_the_families", name = "Letters from the Families", hero = "bunker",
       location = "saint_orlas_shelter",
       flavour = "She answers every one by hand." }
task { id = "veterans_boxing_night", name = "Veterans' Boxing Night", hero = "bunker", location = "hammer_street_gym",
       colour = "red", cards = 1,
       flavour = "She holds the coats. Nobody has asked her to fight since." }
task { id = "order_spare_parts", name = "Order Spare Parts", hero = "bunker", location = "riverside_waterworks",
       colour = "yellow", cards = 2,
       flavour = "One of everything on page nine, and the crane." }

task { id = "proofs_due_at_noon", name = "Proofs Due at Noon", hero = "marginalia", location = "lantern_square",
       flavour = "Noon was an hour ago in the second draft." }
task { id = "a_reading_for_children", name = "A Reading for Children", hero = "marginalia",
       location = "winter_gardens", colour = "blue", cards = 1,
       flavour = "The dragon was real, but only for a page." }
task { id = "argue_with_the_censor", name = "Argue with the Censor", hero = "marginalia", location = "high_court",
       colour = "green", cards = 2,
       flavour = "She won. He has been a character in everything since." }

task { id = "fill_in_the_forms", name = "Fill in the Forms", hero = "kerbstone", location = "copperline_terminus",
       flavour = "In triplicate, in ink, in person." }
task { id = "coach_the_under_tens", name = "Coach the Under-Tens", hero = "kerbstone", location = "hammer_street_gym",
       colour = "red", cards = 1,
       flavour = "Lost nine to nothing. Best game yet." }
task { id = "grandmothers_piano", name = "Grandmother's Piano", hero = "kerbstone", location = "market_hall",
       colour = "red", cards = 2,
       flavour = "Fourth floor, narrow stairs, no magic." }

task { id = "oil_the_carillon", name = "Oil the Carillon", hero = "ninth_bell", location = "harbour_chapel",
       flavour = "Forty-seven clappers, one small can." }
task { id = "evening_prayer", name = "Evening Prayer", hero = "ninth_bell", location = "lantern_square",
       colour = "blue", cards = 1,
       flavour = "He leads it from the back, where the draught is." }
task { id = "wind_the_city_clock", name = "Wind the City Clock", hero = "ninth_bell", location = "skyline_exchange",
       colour = "yellow", cards = 2,
       flavour = "Seven hundred turns, and it still runs slow for lovers." }

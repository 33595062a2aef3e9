-- Personal Tasks: three for each Hero, which cost no, one and two Ability cards.

task { id = "a_speech_for_the_fair", name = "A Speech for the Fair", hero = "legacy", location = "quarry_park",
       flavour = "Three minutes, no capes, and please mention the ducks.",
       look = "public-speaker #4a78c8" }
task { id = "uncle_abel_is_on_parade", name = "Uncle Abel Is on Parade", hero = "legacy",
       location = "memorial_barracks", colour = "blue", cards = 1,
       flavour = "The medals weigh more every year.",
       look = "medal #4a78c8" }
task { id = "sit_for_the_portrait", name = "Sit for the Portrait", hero = "legacy", location = "nightshade_heights",
       colour = "green", cards = 2,
       flavour = "Chin up. No, the other chin up.",
       look = "portrait #4a78c8" }

task { id = "sign_the_cheques", name = "Sign the Cheques", hero = "wraith", location = "skyline_exchange",
       flavour = "All two hundred, and one of them to herself.",
       look = "scroll-unfurled #7a5590" }
task { id = "opening_night", name = "Opening Night", hero = "wraith", location = "ironworks_arena", colour = "blue",
       cards = 1,
       flavour = "She clapped at the right moments and counted the exits.",
       look = "domino-mask #7a5590" }
task { id = "the_foundation_gala", name = "The Foundation Gala", hero = "wraith", location = "consulate_hill",
       colour = "green", cards = 2,
       flavour = "Nine ambassadors, eight alibis.",
       look = "wine-glass #7a5590" }

task { id = "seal_inspection", name = "Seal Inspection", hero = "absolute_zero", location = "halvard_institute",
       flavour = "Breathe out. Slowly. Stand back, everybody.",
       look = "magnifying-glass #7cc4cc" }
task { id = "visiting_hours", name = "Visiting Hours", hero = "absolute_zero", location = "saltmarsh_sanatorium",
       colour = "blue", cards = 1,
       flavour = "She likes it when he brings snow.",
       look = "rose #7cc4cc" }
task { id = "replace_the_gaskets", name = "Replace the Gaskets", hero = "absolute_zero",
       location = "tidewater_shipyard", colour = "yellow", cards = 2,
       flavour = "They are made for submarines, and so is he.",
       look = "wrench #7cc4cc" }

task { id = "return_the_books", name = "Return the Books", hero = "tachyon", location = "civic_library",
       flavour = "Read, annotated, and nine years late.",
       look = "book-pile #ec8a3c" }
task { id = "faculty_meeting", name = "Faculty Meeting", hero = "tachyon", location = "high_court", colour = "green",
       cards = 1,
       flavour = "It lasts an hour. For her, a month.",
       look = "graduate-cap #ec8a3c" }
task { id = "calibrate_the_dynamo", name = "Calibrate the Dynamo", hero = "tachyon", location = "breakwater_station",
       colour = "yellow", cards = 2,
       flavour = "Run on the spot, they said, and hold these two wires.",
       look = "power-lightning #ec8a3c" }

task { id = "letters_from_the_families", name = "Letters from the Families", hero = "bunker",
       location = "saint_orlas_shelter",
       flavour = "She answers every one by hand.",
       look = "envelope #94893f" }
task { id = "veterans_boxing_night", name = "Veterans' Boxing Night", hero = "bunker", location = "hammer_street_gym",
       colour = "red", cards = 1,
       flavour = "She holds the coats. Nobody has asked her to fight since.",
       look = "boxing-glove #94893f" }
task { id = "order_spare_parts", name = "Order Spare Parts", hero = "bunker", location = "riverside_waterworks",
       colour = "yellow", cards = 2,
       flavour = "One of everything on page nine, and the crane.",
       look = "gears #94893f" }

task { id = "proofs_due_at_noon", name = "Proofs Due at Noon", hero = "marginalia", location = "lantern_square",
       flavour = "Noon was an hour ago in the second draft.",
       look = "stopwatch #c9688a" }
task { id = "a_reading_for_children", name = "A Reading for Children", hero = "marginalia",
       location = "winter_gardens", colour = "blue", cards = 1,
       flavour = "The dragon was real, but only for a page.",
       look = "open-book #c9688a" }
task { id = "argue_with_the_censor", name = "Argue with the Censor", hero = "marginalia", location = "high_court",
       colour = "green", cards = 2,
       flavour = "She won. He has been a character in everything since.",
       look = "gavel #c9688a" }

task { id = "fill_in_the_forms", name = "Fill in the Forms", hero = "kerbstone", location = "copperline_terminus",
       flavour = "In triplicate, in ink, in person.",
       look = "checklist #a08a5c" }
task { id = "coach_the_under_tens", name = "Coach the Under-Tens", hero = "kerbstone", location = "hammer_street_gym",
       colour = "red", cards = 1,
       flavour = "Lost nine to nothing. Best game yet.",
       look = "medal #a08a5c" }
task { id = "grandmothers_piano", name = "Grandmother's Piano", hero = "kerbstone", location = "market_hall",
       colour = "red", cards = 2,
       flavour = "Fourth floor, narrow stairs, no magic.",
       look = "musical-notes #a08a5c" }

task { id = "oil_the_carillon", name = "Oil the Carillon", hero = "ninth_bell", location = "harbour_chapel",
       flavour = "Forty-seven clappers, one small can.",
       look = "carillon #d6a83c" }
task { id = "evening_prayer", name = "Evening Prayer", hero = "ninth_bell", location = "lantern_square",
       colour = "blue", cards = 1,
       flavour = "He leads it from the back, where the draught is.",
       look = "prayer #d6a83c" }
task { id = "wind_the_city_clock", name = "Wind the City Clock", hero = "ninth_bell", location = "skyline_exchange",
       colour = "yellow", cards = 2,
       flavour = "Seven hundred turns, and it still runs slow for lovers.",
       look = "clock-tower #d6a83c" }

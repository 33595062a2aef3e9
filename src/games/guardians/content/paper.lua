-- The newspaper: articles for either side, headlines, advertisements. In titles and texts the newspaper puts in
--   {hero}  the Hero whom it is about, or whose deed it was      {turn}    the turn in which it happened
--   {by}    the Villain or Hero who did it to him                {turns}   how many turns the adventure took
--   {room}  where it happened                                    {heroes}  the Heroes who took part, as a list

article { id = "missiles", name = "The Missiles", about = "objective", room = "missile_silo",
          look = "missile-pod #b8552e",
          patrol_title = "FOUR MISSILES, NO BANG",
          patrol_text = "There was dancing in Zurkovia last night after {hero} pulled the last plug in the " ..
                        "{room} in turn {turn}. \"It was the red wire,\" our hero said. \"On all four. The " ..
                        "man has no imagination.\" The missiles will be used as flower pots.",
          skarov_title = "UP, UP AND AWAY WENT THE MISSILES",
          skarov_text = "Windows rattled in nine counties in turn {turn} when the {room} emptied itself into " ..
                        "the night sky. The authorities ask the public to stay calm, to stay indoors, and to " ..
                        "stay somewhere else. LIBERTY PATROL was said to be \"nearly there\"." }

article { id = "captive", name = "The Captive", about = "objective", room = "holding_cells",
          look = "imprisoned #7a5a35",
          patrol_title = "MISS VANDERGELT HOME IN TIME FOR TEA",
          patrol_text = "Valerie Vandergelt, daughter of the President, walked out of the {room} on the arm " ..
                        "of {hero} in turn {turn}. \"The food was dreadful, and the speeches were worse,\" " ..
                        "she told this paper. \"I have asked the Doktor for my hat back.\"",
          skarov_title = "WHERE IS MISS VANDERGELT?",
          skarov_text = "An empty cell and a single glove: that is all that was found in the {room} after " ..
                        "turn {turn}. The President has cancelled his golf. A ransom note arrived by robot, " ..
                        "postage due." }

article { id = "reactor_shut", name = "The Reactor", about = "objective", room = "reactor",
          look = "radioactive #b58a1b",
          patrol_title = "REACTOR SHUT DOWN WITH A SPANNER AND A PRAYER",
          patrol_text = "The needle stood on TUESDAY when {hero} turned the last valve of the {room} in turn " ..
                        "{turn}. Experts call the deed impossible. The experts have been asked to leave " ..
                        "their deckchairs.",
          skarov_title = "NIGHT TURNS INTO DAY, REMAINS SO",
          skarov_text = "Since turn {turn} nobody in the valley needs a reading lamp. The {room} hums a " ..
                        "little tune, and the cows hum it too. Doktor Skarov speaks of \"cheap energy for " ..
                        "everyone who is left\"." }

article { id = "transmitter", name = "The Mind Transmitter", about = "objective", room = "mind_transmitter",
          look = "radio-tower #55407e",
          patrol_title = "OUR THOUGHTS ARE OUR OWN AGAIN",
          patrol_text = "At the stroke of turn {turn} {hero} brought down the last mast of the {room}, and a " ..
                        "nation that had been about to love Doktor Skarov went back to loving baseball. \"I " ..
                        "felt a click,\" said a housewife.",
          skarov_title = "WE ALL LOVE DOKTOR SKAROV",
          skarov_text = "Doktor Skarov is good. Doktor Skarov is wise. Since turn {turn} the {room} has told " ..
                        "us so, and why should the {room} lie? This newspaper has always said so. This " ..
                        "newspaper will always say so." }

article { id = "about_freedom", name = "Sgt Freedom", about = "hero", hero = "sgt_freedom",
          look = "round-star #24508f",
          patrol_title = "THE SERGEANT WHO KEPT HIS WORD",
          patrol_text = "He said that he would do it, and he did it in turn {turn}. \"Just a day's work, " ..
                        "ma'am,\" said {hero}, whose day's work took {turns} turns and most of a wall. " ..
                        "Recruiting offices report queues round the block.",
          skarov_title = "FREEDOM FALLS",
          skarov_text = "The shield still rang when {hero} went down in the {room} in turn {turn}, at the " ..
                        "hands of {by}. He is said to have saluted on the way to the floor. The flag on City " ..
                        "Hall hangs a little lower today." }

article { id = "about_goldenboy", name = "GoldenBoy", about = "hero", hero = "goldenboy",
          look = "gold-bar #8a6a1c",
          patrol_title = "GOOD AS GOLD",
          patrol_text = "The mint sent its congratulations to {hero} after his feat of turn {turn}. Asked " ..
                        "for the secret of his success, he thought for a moment, and then for another. \"I " ..
                        "hit it,\" he said.",
          skarov_title = "GOLD DROPS SHARPLY",
          skarov_text = "At the close of turn {turn} GoldenBoy was down in the {room}, with {by} the only " ..
                        "buyer. Brokers advise against panic. Scrap dealers have been seen near the base " ..
                        "with wheelbarrows." }

article { id = "about_nova", name = "Super Nova", about = "hero", hero = "super_nova",
          look = "sun #d0701f",
          patrol_title = "A STAR IS BORN, AGAIN",
          patrol_text = "Astronomers who looked up in turn {turn} saw {hero} outshine the moon. \"I only " ..
                        "wanted to get the job done,\" she said, and burned a small hole into our notebook.",
          skarov_title = "STAR GOES OUT",
          skarov_text = "There was a flash in the {room} in turn {turn}, and then there was none. {by} was " ..
                        "seen to lower a pair of smoked glasses. Super Nova is in hospital, in the dark " ..
                        "ward, where the nurses can read by her." }

article { id = "about_spell", name = "Adam Spell", about = "hero", hero = "adam_spell",
          look = "top-hat #4a3a78",
          patrol_title = "MAGICIAN FINDS THE LADY, THE RABBIT AND THE FUSE",
          patrol_text = "Nothing up his sleeve but his arm: {hero} did in turn {turn} what he had promised, " ..
                        "and vanished before the bill came. The library reminds him of a certain book.",
          skarov_title = "FOR HIS LAST TRICK: NOTHING",
          skarov_text = "The audience in the {room} waited in vain in turn {turn}. {by} had sawn the evening " ..
                        "in half. Mr Spell's hat has been returned to his landlady. It bit her." }

article { id = "showdown", name = "The Showdown", about = "showdown",
          look = "handcuffed #8c2f39",
          patrol_title = "SKAROV IN CHAINS",
          patrol_text = "It ended in turn {turn} with a blow by {hero}. Doktor Skarov was led away muttering " ..
                        "numbers. {heroes} waved, declined all reward, and asked only where one could get a " ..
                        "sandwich at that hour.",
          skarov_title = "SKAROV LAUGHS LAST",
          skarov_text = "A hatch, a hiss, a speck in the sky: in turn {turn} Doktor Skarov was gone. " ..
                        "\"This,\" said a loudspeaker in the empty {room}, \"was merely Episode One.\" " ..
                        "It has been laughing ever since; nobody can find the switch." }

headline { id = "triumph", name = "Triumph", from = 3, to = 9,
           text = "LIBERTY TRIUMPHS! DOKTOR'S DASTARDLY DREAMS IN DUST" }
headline { id = "good_day", name = "A Good Day", from = 1, to = 2,
           text = "PATROL FOILS SKAROV: NATION SLEEPS SOUNDLY, MOSTLY" }
headline { id = "by_a_whisker", name = "By a Whisker", from = 0, to = 0,
           text = "TOO CLOSE TO CALL! WE CALL IT ANYWAY" }
headline { id = "dark_hour", name = "A Dark Hour", from = -2, to = -1,
           text = "HEROES HUMBLED! WHO WILL STOP SKAROV NOW?" }
headline { id = "all_is_lost", name = "All Is Lost", from = -9, to = -3,
           text = "ALL HAIL DOKTOR SKAROV (THIS PAPER IS UNDER NEW MANAGEMENT)" }

advertisement { id = "cape_cleaners", name = "Whitlock's Cape Cleaners",
                text = "WHITLOCK'S CAPE CLEANERS. Slime, soot, death rays: out by Friday or your money back. " ..
                       "We ask no names." }
advertisement { id = "x_ray_goggles", name = "Peerless Goggles",
                text = "SEE THROUGH WALLS! Peerless Goggles, one dollar. (Walls not included. Windows " ..
                       "recommended.)" }
advertisement { id = "henchmen_wanted", name = "Henchmen Wanted",
                text = "HENCHMEN WANTED. Steady work, own uniform, good prospects of promotion at short " ..
                       "notice. Box 13, Hidden Base." }
advertisement { id = "dynamo_breakfast", name = "Dynamo Flakes",
                text = "THE BREAKFAST OF GOLDENBOY! Now with real flakes. Collect ten lids " ..
                       "and send us the lids." }
advertisement { id = "radium_tonic", name = "Dr Glow's Tonic",
                text = "LISTLESS? PALE? Dr Glow's Tonic puts the colour back. You may choose the colour." }
advertisement { id = "door_repairs", name = "Hobbs & Daughter, Doors",
                text = "HOBBS & DAUGHTER, DOORS. Has yours been opened by an Attack check? We come the same " ..
                       "day. Heroes' discount." }

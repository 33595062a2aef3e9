-- The Personal Missions: for each Hero one for each result of the Combat die.

mission { id = "opening_night", name = "Opening Night", hero = "sgt_freedom", result = "0", deed = "open_doors",
          number = 2, flavour = "Somebody has to go first, and it is in the manual." }
mission { id = "the_better_man", name = "The Better Man", hero = "sgt_freedom", result = "1", deed = "lieutenant",
          flavour = "Fair and square, in front of witnesses." }
mission { id = "present_and_correct", name = "Present and Correct", hero = "sgt_freedom", result = "2",
          deed = "at_objective", flavour = "A sergeant is where the trouble stops." }
mission { id = "personal_compliments", name = "Personal Compliments", hero = "sgt_freedom", result = "pow",
          deed = "hit_skarov", flavour = "With the regards of the forty-eight states." }

mission { id = "scrap_merchant", name = "Scrap Merchant", hero = "goldenboy", result = "0", deed = "acolytes",
          number = 5, flavour = "Five cents a pound, and he keeps the eyes." }
mission { id = "two_at_a_blow", name = "Two at a Blow", hero = "goldenboy", result = "1", deed = "acolytes_at_once",
          number = 2, flavour = "The tailor did seven, but those were flies." }
mission { id = "does_not_do_handles", name = "Does Not Do Handles", hero = "goldenboy", result = "2",
          deed = "break_doors", number = 2, flavour = "PULL, it said. He pushed." }
mission { id = "champion_of_the_base", name = "Champion of the Base", hero = "goldenboy", result = "pow",
          deed = "lieutenant", flavour = "And the loser, in the blue corner, and in the red one, and in the wall..." }

mission { id = "a_full_spectrum", name = "A Full Spectrum", hero = "super_nova", result = "0", deed = "villain_cards",
          number = 3, flavour = "One of each, please." }
mission { id = "shooting_gallery", name = "Shooting Gallery", hero = "super_nova", result = "1",
          deed = "acolytes_at_range", number = 4, flavour = "Four in a row wins the large bear." }
mission { id = "lights_out", name = "Lights Out", hero = "super_nova", result = "2", deed = "task",
          flavour = "She melts the switch. It cannot be switched back." }
mission { id = "chain_reaction", name = "Chain Reaction", hero = "super_nova", result = "pow",
          deed = "acolytes_at_once", number = 3, flavour = "The first explodes, and the others take the hint." }

mission { id = "man_of_method", name = "Man of Method", hero = "adam_spell", result = "0", deed = "checks", number = 4,
          flavour = "Four miracles, each with a footnote." }
mission { id = "house_calls", name = "House Calls", hero = "adam_spell", result = "1", deed = "healing", number = 4,
          flavour = "No charge. The bill would be in goats." }
mission { id = "secrets_of_the_machine", name = "Secrets of the Machine", hero = "adam_spell", result = "2",
          deed = "objective_tasks", number = 2, flavour = "Science is only magic that has been to night school." }
mission { id = "not_a_scratch", name = "Not a Scratch", hero = "adam_spell", result = "pow", deed = "unwounded",
          flavour = "The suit is hired." }

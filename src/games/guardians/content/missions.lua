-- The Personal Missions: for each Hero one for each result of the Combat die.

mission { id = "opening_night", name = "Opening Night", hero = "sgt_freedom", result = "0", deed = "open_doors",
          number = 2,
          look = "open-gate #24508f",
          flavour = "Somebody has to go first, and it is in the manual." }
mission { id = "the_better_man", name = "The Better Man", hero = "sgt_freedom", result = "1", deed = "lieutenant",
          look = "duel #b8372e",
          flavour = "Fair and square, in front of witnesses." }
mission { id = "present_and_correct", name = "Present and Correct", hero = "sgt_freedom", result = "2",
          deed = "at_objective",
          look = "flag-objective #3f6d4c",
          flavour = "A sergeant is where the trouble stops." }
mission { id = "personal_compliments", name = "Personal Compliments", hero = "sgt_freedom", result = "pow",
          deed = "hit_skarov",
          look = "mailed-fist #8a6a1c",
          flavour = "With the regards of the forty-eight states." }

mission { id = "scrap_merchant", name = "Scrap Merchant", hero = "goldenboy", result = "0", deed = "acolytes",
          number = 5,
          look = "gears #7d6a3a",
          flavour = "Five cents a pound, and he keeps the eyes." }
mission { id = "two_at_a_blow", name = "Two at a Blow", hero = "goldenboy", result = "1", deed = "acolytes_at_once",
          number = 2,
          look = "punch-blast #c8402f",
          flavour = "The tailor did seven, but those were flies." }
mission { id = "does_not_do_handles", name = "Does Not Do Handles", hero = "goldenboy", result = "2",
          deed = "break_doors", number = 2,
          look = "broken-wall #6a4fa0",
          flavour = "PULL, it said. He pushed." }
mission { id = "champion_of_the_base", name = "Champion of the Base", hero = "goldenboy", result = "pow",
          deed = "lieutenant",
          look = "trophy-cup #b5851b",
          flavour = "And the loser, in the blue corner, and in the red one, and in the wall..." }

mission { id = "a_full_spectrum", name = "A Full Spectrum", hero = "super_nova", result = "0", deed = "villain_cards",
          number = 3,
          look = "prism #3a6ab0",
          flavour = "One of each, please." }
mission { id = "shooting_gallery", name = "Shooting Gallery", hero = "super_nova", result = "1",
          deed = "acolytes_at_range", number = 4,
          look = "target-shot #c8402f",
          flavour = "Four in a row wins the large bear." }
mission { id = "lights_out", name = "Lights Out", hero = "super_nova", result = "2", deed = "task",
          look = "power-button #2a7a80",
          flavour = "She melts the switch. It cannot be switched back." }
mission { id = "chain_reaction", name = "Chain Reaction", hero = "super_nova", result = "pow",
          deed = "acolytes_at_once", number = 3,
          look = "chain-lightning #d0701f",
          flavour = "The first explodes, and the others take the hint." }

mission { id = "man_of_method", name = "Man of Method", hero = "adam_spell", result = "0", deed = "checks", number = 4,
          look = "checklist #4a3a78",
          flavour = "Four miracles, each with a footnote." }
mission { id = "house_calls", name = "House Calls", hero = "adam_spell", result = "1", deed = "healing", number = 4,
          look = "stethoscope #3f8f4f",
          flavour = "No charge. The bill would be in goats." }
mission { id = "secrets_of_the_machine", name = "Secrets of the Machine", hero = "adam_spell", result = "2",
          deed = "objective_tasks", number = 2,
          look = "circuitry #2a7a80",
          flavour = "Science is only magic that has been to night school." }
mission { id = "not_a_scratch", name = "Not a Scratch", hero = "adam_spell", result = "pow", deed = "unwounded",
          look = "bow-tie #8c2f39",
          flavour = "The suit is hired." }

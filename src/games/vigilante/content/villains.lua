-- villains.lua: the 60 Villains, 20 of each Level.

-- Level 1, no effect
villain { id = "pocket_change_charlie", name = "Pocket-Change Charlie", level = 1, health = 2, chart = { 1, 0, 0, 0 },
          flavour = "Wanted in nine boroughs for sums under a dollar." }
villain { id = "dine_and_dasher", name = "The Dine-and-Dasher", level = 1, health = 2, chart = { 2, 0, 0, 0 },
          flavour = "Runs faster after the cheese course." }
villain { id = "lefty_both_hands", name = "Lefty Both-Hands", level = 1, health = 3, chart = { 1, 1, 0, 0 },
          flavour = "The nickname is older than the practice." }
villain { id = "doorbell_danny", name = "Doorbell Danny", level = 1, health = 2, chart = { 0, 0, 1, 0 },
          flavour = "Rings twice, takes thrice." }
villain { id = "umbrella_thief", name = "The Umbrella Thief", level = 1, health = 3, chart = { 1, 0, 1, 0 },
          flavour = "Strikes only on dry days. Nobody knows why." }
villain { id = "sidewalk_baron", name = "The Sidewalk Baron", level = 1, health = 3, chart = { 0, 0, 1, 1 },
          flavour = "Charges rent for standing still." }
villain { id = "bouncer_bess", name = "Bouncer Bess", level = 1, health = 4, chart = { 2, 1, 0, 0 },
          flavour = "Checks identities the hard way." }
villain { id = "gravy_malone", name = "Gravy Malone", level = 1, health = 4, chart = { 1, 0, 0, 1 },
          flavour = "Slippery, warm, and on every plate in town." }
villain { id = "loud_burglar", name = "The Loud Burglar", level = 1, health = 5, chart = { 1, 0, 0, 0 },
          flavour = "Gave up on stealth, took up the tuba." }
villain { id = "big_tuesday", name = "Big Tuesday", level = 1, health = 5, chart = { 1, 1, 1, 0 },
          flavour = "You were expecting somebody later in the week." }

-- Level 1, on reveal
villain { id = "slim_margin", name = "Slim Margin", level = 1, health = 2, chart = { 1, 0, 0, 0 },
          effect = { discard_random { 1 } },
          flavour = "Takes a little off the top. Then the middle." }
villain { id = "matchstick_marv", name = "Matchstick Marv", level = 1, health = 3, chart = { 0, 1, 0, 0 },
          effect = { damage { 1, of = "own_hero", only = "unequipped" } },
          flavour = "Strikes anywhere." }
villain { id = "turncoat_teller", name = "The Turncoat Teller", level = 1, health = 5, chart = { 2, 0, 0, 1 },
          effect = { may { cost { discard { 1 } }, villain_jailed {} } },
          flavour = "Surrenders to anyone with the correct change." }
villain { id = "crooked_cabbie", name = "The Crooked Cabbie", level = 1, health = 3, chart = { 1, 1, 0, 0 },
          effect = { draw { 1, who = "right_player" } },
          flavour = "Your luggage is across town. So is your neighbour." }
villain { id = "penny_arsonist", name = "The Penny Arsonist", level = 1, health = 4, chart = { 1, 0, 1, 0 },
          effect = { choose { { damage { 1, of = "own_hero" } }, { discard { 1 } } } },
          flavour = "Your coat or your papers, love. Both burn lovely." }
villain { id = "coward_of_canal_street", name = "The Coward of Canal Street", level = 1, health = 3,
          chart = { 0, 0, 0, 1 },
          effect = { given { { "team", 3 }, villain_flees {} } },
          flavour = "Can count to three, and does it running." }

-- Level 1, To Jail
villain { id = "picket_fence", name = "Picket the Fence", level = 1, health = 4, chart = { 2, 0, 0, 0 },
          to_jail = { draw { 1, who = "any_player" } },
          flavour = "Fell off a lorry, and landed on a receipt." }
villain { id = "cellmate_sully", name = "Cellmate Sully", level = 1, health = 4, chart = { 1, 0, 1, 1 },
          to_jail = { scout {} },
          flavour = "Hears who is coming before they do." }
villain { id = "snitch_in_time", name = "A Snitch in Time", level = 1, health = 4, chart = { 1, 1, 0, 1 },
          to_jail = { investigate { 1 } },
          flavour = "Saves nine, names ten." }
villain { id = "bail_bond_bertha", name = "Bail-Bond Bertha", level = 1, health = 2, chart = { 0, 1, 1, 0 },
          to_jail = { damage { 1, of = "own_hero", only = "slot_2" } },
          flavour = "Goes quietly. Kicks quietly, too." }

-- Level 2, no effect
villain { id = "cement_sommelier", name = "The Cement Sommelier", level = 2, health = 9, chart = { 3, 0, 0, 0 },
          flavour = "A heavy vintage, with notes of harbour." }
villain { id = "upright_bassist", name = "The Upright Bassist", level = 2, health = 8, chart = { 2, 2, 0, 0 },
          flavour = "There is no bass in the case." }
villain { id = "iron_deficiency", name = "Iron Deficiency", level = 2, health = 8, chart = { 2, 1, 1, 1 },
          flavour = "Eats railings. Doctor's orders." }
villain { id = "grandma_gravel", name = "Grandma Gravel", level = 2, health = 7, chart = { 3, 1, 1, 0 },
          flavour = "Pinches cheeks off." }

-- Level 2, on reveal
villain { id = "backdraft_betty", name = "Backdraft Betty", level = 2, health = 6, chart = { 1, 1, 1, 0 },
          effect = { damage { 1, of = "each_own", only = "damaged" } },
          flavour = "Opens doors for people." }
villain { id = "repo_wizard", name = "The Repo Wizard", level = 2, health = 7, chart = { 2, 0, 1, 0 },
          effect = { break_equipment { of = "own_hero" } },
          flavour = "Now you own it. Now you don't." }
villain { id = "notary_sinister", name = "Notary Sinister", level = 2, health = 6, chart = { 2, 0, 0, 1 },
          effect = { remove_event { "helpful" }, discard { 1 } },
          flavour = "Your good fortune was not signed in triplicate." }
villain { id = "hush_money", name = "Hush Money", level = 2, health = 7, chart = { 0, 1, 1, 1 },
          effect = { discard { { per = "villains", most = 3 } } },
          flavour = "Silence is golden. So is everything else he wants." }
villain { id = "blackmail_mary", name = "Blackmail Mary", level = 2, health = 5, chart = { 2, 1, 1, 0 },
          effect = { each { "other_player", draw { 1, who = "that_player" } } },
          flavour = "Has a little something on you for each of your friends." }
villain { id = "hit_and_run_harriet", name = "Hit-and-Run Harriet", level = 2, health = 7, chart = { 1, 1, 1, 1 },
          effect = { damage { 2, of = "own_hero", only = "vehicle" } },
          flavour = "Brakes are for people with regrets." }
villain { id = "professor_pepper", name = "Professor Pepper", level = 2, health = 6, chart = { 2, 0, 2, 0 },
          effect = { given { { "hand", 4 }, villain_attack { 1 }, otherwise = { discard { 1 } } } },
          flavour = "So many cards, such watery eyes." }
villain { id = "wrong_number", name = "Wrong Number", level = 2, health = 6, chart = { 3, 1, 0, 0 },
          effect = { given { "first_player", discard { 2 }, otherwise = { add_event { 1 } } } },
          flavour = "Dials at random. Something always picks up." }
villain { id = "short_fuse_sherman", name = "Short-Fuse Sherman", level = 2, health = 8, chart = { 2, 1, 0, 1 },
          effect = { damage { 1, of = "own_hero", only = "strongest" },
                     boost_attack { -1, of = "that_hero", lasts = "this_fight" } },
          flavour = "Goes off in the best of company." }
villain { id = "empty_chair", name = "The Empty Chair", level = 2, health = 5, chart = { 1, 2, 0, 1 },
          effect = { damage { { per = "open_slots", most = 2 }, of = "own_hero" } },
          flavour = "There was a fourth at this table." }

-- Level 2, To Jail
villain { id = "tax_haven_tess", name = "Tax-Haven Tess", level = 2, health = 7, chart = { 0, 2, 2, 0 },
          to_jail = { draw { 2 } },
          flavour = "Her pockets are registered offshore." }
villain { id = "plea_bargain_pete", name = "Plea-Bargain Pete", level = 2, health = 6, chart = { 1, 0, 1, 2 },
          to_jail = { choose { { draw_agency { 1 } }, { remove_event { "jailbreak" } } } },
          flavour = "Knows where the tunnel starts. Wants a window." }
villain { id = "martyr_of_mill_row", name = "The Martyr of Mill Row", level = 2, health = 7, chart = { 2, 2, 0, 1 },
          to_jail = { damage { 1, of = "each_own", only = "undamaged" } },
          flavour = "His people throw bricks. He has many people." }
villain { id = "revolving_door_ray", name = "Revolving-Door Ray", level = 2, health = 8, chart = { 1, 2, 2, 0 },
          to_jail = { given { { "villains", 4 }, free { 1, who = "you" }, otherwise = { discard { 1 } } } },
          flavour = "One in, one out. Fire regulations." }
villain { id = "class_action_clara", name = "Class-Action Clara", level = 2, health = 9, chart = { 3, 0, 0, 2 },
          to_jail = { discard { 1, who = "each_player" } },
          flavour = "See you all in court." }
villain { id = "extradition_eddie", name = "Extradition Eddie", level = 2, health = 5, chart = { 1, 1, 0, 1 },
          to_jail = { may { deport { 1, who = "other_player" }, draw_agency { 2 } } },
          flavour = "Somebody, somewhere, wants him. They said so in writing." }

-- Level 3, on reveal
villain { id = "doctor_whimper", name = "Doctor Whimper", level = 3, health = 10, chart = { 2, 1, 1, 1 },
          effect = { damage { 1, of = "each_own" } },
          flavour = "Not with a bang, dear colleagues." }
villain { id = "velvet_guillotine", name = "The Velvet Guillotine", level = 3, health = 9, chart = { 4, 0, 0, 0 },
          effect = { damage { 2, of = "own_hero", only = "dearest" } },
          flavour = "Only ever invited to the better necks." }
villain { id = "mister_curtains", name = "Mister Curtains", level = 3, health = 12, chart = { 2, 1, 1, 0 },
          effect = { given { { "defeated", 1 }, villain_attack { 1 }, otherwise = { damage { 2, of = "own_hero" } } } },
          flavour = "Every show he has seen has closed." }
villain { id = "queen_of_overtime", name = "The Queen of Overtime", level = 3, health = 11, chart = { 3, 0, 2, 0 },
          effect = { choose { { discard { 3 } }, { villain_health { 3 } }, { damage { 1, of = "each_own" } } } },
          flavour = "You may leave when you have paid, bled or stayed." }
villain { id = "warden_emeritus", name = "The Warden Emeritus", level = 3, health = 11, chart = { 2, 2, 1, 0 },
          effect = { free { 1, who = "you" } },
          flavour = "Retired with a gold watch and all the keys." }
villain { id = "bonfire_choir", name = "The Bonfire Choir", level = 3, health = 11, chart = { 0, 1, 2, 2 },
          effect = { damage { 1, of = "each_hero" } },
          flavour = "The whole city will hear them. The whole city will smoke." }
villain { id = "magnus_opal", name = "Magnus Opal", level = 3, health = 10, chart = { 2, 2, 2, 0 },
          effect = { damage { 1, of = "each_own", only = "equipped" },
                     times { { per = "equipment", most = 2 }, reclaim {} } },
          flavour = "Attractive, in the worst sense." }
villain { id = "shadow_of_city_hall", name = "The Shadow of City Hall", level = 3, health = 10, chart = { 3, 1, 1, 1 },
          effect = { add_event { 1 }, discard { { per = "events", most = 4 } } },
          flavour = "Longest at noon, when everyone is at lunch." }
villain { id = "headline_hess", name = "Headline Hess", level = 3, health = 10, chart = { 4, 1, 0, 1 },
          effect = { expose { 1, who = "you" }, damage { 2, of = "own_hero", only = "slot_4" } },
          flavour = "Prints the truth when nothing worse is to hand." }
villain { id = "professor_of_doubt", name = "The Professor of Doubt", level = 3, health = 9, chart = { 2, 0, 2, 2 },
          effect = { boost_attack { -1, of = "each_own", lasts = "this_fight" } },
          flavour = "Are you sure? Are you quite sure?" }
villain { id = "uncle_avalanche", name = "Uncle Avalanche", level = 3, health = 13, chart = { 3, 3, 0, 0 },
          effect = { damage { { per = "villains", most = 3 }, of = "own_hero" } },
          flavour = "You locked up family. Family comes down hard." }
villain { id = "tiebreaker", name = "The Tiebreaker", level = 3, health = 12, chart = { 0, 2, 2, 2 },
          effect = { given { "behind", villain_health { -2 }, otherwise = { villain_health { 2 }, discard { 1 } } } },
          flavour = "Always sides with the loser, until there is one." }
villain { id = "absolute_monday", name = "Absolute Monday", level = 3, health = 14, chart = { 3, 0, 2, 2 },
          effect = { discard { { per = "level_3_villains", plus = 1, most = 4 } }, damage { 1, of = "own_hero" } },
          flavour = "There is no weekend behind her." }

-- Level 3, To Jail
villain { id = "gentleman_landslide", name = "The Gentleman Landslide", level = 3, health = 11, chart = { 4, 1, 1, 1 },
          to_jail = { damage { { per = "hand", most = 3 }, of = "own_hero" } },
          flavour = "After you. Then over you." }
villain { id = "contessa_of_kindling", name = "The Contessa of Kindling", level = 3, health = 12,
          chart = { 3, 1, 0, 1 },
          to_jail = { choose { { expose { 1 }, discard { 1 } },
                               { draw_agency { 2 }, damage { 2, of = "own_hero" } } } },
          flavour = "Every secret she keeps is kept for a fire." }
villain { id = "kid_armistice", name = "Kid Armistice", level = 3, health = 9, chart = { 3, 2, 2, 0 },
          to_jail = { choose { { deport { 1, who = "left_player" } }, { discard { 3 } } } },
          flavour = "Peace, he says, is when the other fellow has it." }
villain { id = "consequence", name = "Consequence", level = 3, health = 14, chart = { 2, 2, 1, 2 },
          to_jail = { free { 1, who = "each_player_ahead" } },
          flavour = "She was coming for whoever was winning." }
villain { id = "firepower_abbess", name = "The Firepower Abbess", level = 3, health = 13, chart = { 4, 2, 1, 1 },
          to_jail = { damage { 1, of = "each_other", only = "slot_1" } },
          flavour = "Bless you. And you. And you at the back." }
villain { id = "omega_landlord", name = "The Omega Landlord", level = 3, health = 12, chart = { 2, 2, 2, 2 },
          to_jail = { discard { { per = "heroes" } } },
          flavour = "The cell is his. You owe rent on it, per head." }
villain { id = "curator_of_endings", name = "The Curator of Endings", level = 3, health = 11, chart = { 3, 3, 1, 1 },
          to_jail = { add_event { 2 }, each { "player", damage { 1, of = "their_hero" } } },
          flavour = "Please do not touch the catastrophe." }

-- villains.lua: the 60 Villains, 20 of each Level.

-- Level 1, no effect
villain { id = "pocket_change_charlie", name = "Pocket-Change Charlie", level = 1, health = 2, chart = { 1, 0, 0, 0 },
          flavour = "Wanted in nine boroughs for sums under a dollar.",
          look = "human bricks stripes flatcap domino grin skin0 #9aa58a #2d2d34 #e9e3d5 #5a3420" }
villain { id = "dine_and_dasher", name = "The Dine-and-Dasher", level = 1, health = 2, chart = { 2, 0, 0, 0 },
          flavour = "Runs faster after the cheese course.",
          look = "human doors tux short wide moustache skin4 #c9774f #1d1d26 #d8412f #2a1d16" }
villain { id = "lefty_both_hands", name = "Lefty Both-Hands", level = 1, health = 3, chart = { 1, 1, 0, 0 },
          flavour = "The nickname is older than the practice.",
          look = "human city coat fedora sly stern skin1 #8a9a5a #3a3a44 #a87a3a #2a1d16" }
villain { id = "doorbell_danny", name = "Doorbell Danny", level = 1, health = 2, chart = { 0, 0, 1, 0 },
          flavour = "Rings twice, takes thrice.",
          look = "human doors hoodie cap domino smirk skin2 #d9b36c #6b2d2d #3f7d55 #1b1b24 ringing-bell" }
villain { id = "umbrella_thief", name = "The Umbrella Thief", level = 1, health = 3, chart = { 1, 0, 1, 0 },
          flavour = "Strikes only on dry days. Nobody knows why.",
          look = "human rain trench bowler domino smirk skin0 #9cc0d0 #33333d #6a4f7a #7d7d85 umbrella" }
villain { id = "sidewalk_baron", name = "The Sidewalk Baron", level = 1, health = 3, chart = { 0, 0, 1, 1 },
          flavour = "Charges rent for standing still.",
          look = "human city uniform crown eyes moustache skin1 #b8a37a #5b2a4a #e0b84a #7d7d85" }
villain { id = "bouncer_bess", name = "Bouncer Bess", level = 1, health = 4, chart = { 2, 1, 0, 0 },
          flavour = "Checks identities the hard way.",
          look = "human doors vest bun shades stern skin3 #b0567a #1d1d26 #3a3a44 #1b1512" }
villain { id = "gravy_malone", name = "Gravy Malone", level = 1, health = 4, chart = { 1, 0, 0, 1 },
          flavour = "Slippery, warm, and on every plate in town.",
          look = "human plain apron chef sly grin skin4 #b5783a #d9c7a0 #8a5a2b #5a3420" }
villain { id = "loud_burglar", name = "The Loud Burglar", level = 1, health = 5, chart = { 1, 0, 0, 0 },
          flavour = "Gave up on stealth, took up the tuba.",
          look = "human moon stripes beanie domino gasp skin1 #35507a #22222a #f4f0e2 #2a1d16" }
villain { id = "big_tuesday", name = "Big Tuesday", level = 1, health = 5, chart = { 1, 1, 1, 0 },
          flavour = "You were expecting somebody later in the week.",
          look = "human rays suit bald eyes stern skin5 #d98c2b #3a4a5c #f2c230 #2a1d16" }

-- Level 1, on reveal
villain { id = "slim_margin", name = "Slim Margin", level = 1, health = 2, chart = { 1, 0, 0, 0 },
          effect = { discard_random { 1 } },
          flavour = "Takes a little off the top. Then the middle.",
          look = "human doors vest visor sly smirk skin0 #a8b86f #2a3a2f #5fae6b #5a3420" }
villain { id = "matchstick_marv", name = "Matchstick Marv", level = 1, health = 3, chart = { 0, 1, 0, 0 },
          effect = { damage { 1, of = "own_hero", only = "unequipped" } },
          flavour = "Strikes anywhere.",
          look = "human flames hoodie mohawk wide grin skin4 #7a2d26 #3c3238 #f2552c #c0331f" }
villain { id = "turncoat_teller", name = "The Turncoat Teller", level = 1, health = 5, chart = { 2, 0, 0, 1 },
          effect = { may { cost { discard { 1 } }, villain_jailed {} } },
          flavour = "Surrenders to anyone with the correct change.",
          look = "human bars vest visor glasses gasp skin4 #c0b59a #4a3f5a #4f8a9e #8c5a2b" }
villain { id = "crooked_cabbie", name = "The Crooked Cabbie", level = 1, health = 3, chart = { 1, 1, 0, 0 },
          effect = { draw { 1, who = "right_player" } },
          flavour = "Your luggage is across town. So is your neighbour.",
          look = "human city coat cap shades smirk skin5 #f2c230 #2d2a32 #5a4a2a #2a1d16" }
villain { id = "penny_arsonist", name = "The Penny Arsonist", level = 1, health = 4, chart = { 1, 0, 1, 0 },
          effect = { choose { { damage { 1, of = "own_hero" } }, { discard { 1 } } } },
          flavour = "Your coat or your papers, love. Both burn lovely.",
          look = "human flames dress pigtails sly lips skin4 #b3402a #4a1f1f #f2b91f #5a2014" }
villain { id = "coward_of_canal_street", name = "The Coward of Canal Street", level = 1, health = 3,
          chart = { 0, 0, 0, 1 },
          effect = { given { { "team", 3 }, villain_flees {} } },
          flavour = "Can count to three, and does it running.",
          look = "human rain trench beanie wide gasp skin0 #7f96a8 #5a5f4a #8a8f6a #d9b36c" }

-- Level 1, To Jail
villain { id = "picket_fence", name = "Picket the Fence", level = 1, health = 4, chart = { 2, 0, 0, 0 },
          to_jail = { draw { 1, who = "any_player" } },
          flavour = "Fell off a lorry, and landed on a receipt.",
          look = "human bricks trench flatcap domino cigar skin4 #a8926a #4f5a3f #3f4a34 #5a3420" }
villain { id = "cellmate_sully", name = "Cellmate Sully", level = 1, health = 4, chart = { 1, 0, 1, 1 },
          to_jail = { scout {} },
          flavour = "Hears who is coming before they do.",
          look = "human bars stripes bald eyes beard skin1 #7f8f9c #e07b1f #2a1d16 #5a3420" }
villain { id = "snitch_in_time", name = "A Snitch in Time", level = 1, health = 4, chart = { 1, 1, 0, 1 },
          to_jail = { investigate { 1 } },
          flavour = "Saves nine, names ten.",
          look = "human moon hoodie hood wide scarf skin0 #5a5f8a #6a6a5a #c9a24c #5a3420" }
villain { id = "bail_bond_bertha", name = "Bail-Bond Bertha", level = 1, health = 2, chart = { 0, 1, 1, 0 },
          to_jail = { damage { 1, of = "own_hero", only = "slot_2" } },
          flavour = "Goes quietly. Kicks quietly, too.",
          look = "human bars dress curls shades lips skin4 #c08a9c #8a2f4a #f2d0a8 #d9b36c" }

-- Level 2, no effect
villain { id = "cement_sommelier", name = "The Cement Sommelier", level = 2, health = 9, chart = { 3, 0, 0, 0 },
          flavour = "A heavy vintage, with notes of harbour.",
          look = "human bricks tux short monocle moustache skin6 #8c8c94 #2a2a30 #9a2433 #3f3f46" }
villain { id = "upright_bassist", name = "The Upright Bassist", level = 2, health = 8, chart = { 2, 2, 0, 0 },
          flavour = "There is no bass in the case.",
          look = "human moon tux fedora shades cigar skin3 #4a3d6b #1d1d26 #d86b4a #1b1b24" }
villain { id = "iron_deficiency", name = "Iron Deficiency", level = 2, health = 8, chart = { 2, 1, 1, 1 },
          flavour = "Eats railings. Doctor's orders.",
          look = "human bricks armour mohawk sly grille skin6 #a8562a #3c4450 #8a8f98 #2b2b30" }
villain { id = "grandma_gravel", name = "Grandma Gravel", level = 2, health = 7, chart = { 3, 1, 1, 0 },
          flavour = "Pinches cheeks off.",
          look = "human city coat bun sly stern skin6 #b8a88f #6b6b70 #8a7a9a #e8e4da" }

-- Level 2, on reveal
villain { id = "backdraft_betty", name = "Backdraft Betty", level = 2, health = 6, chart = { 1, 1, 1, 0 },
          effect = { damage { 1, of = "each_own", only = "damaged" } },
          flavour = "Opens doors for people.",
          look = "human flames jumpsuit helmet goggles grin skin0 #c0391f #3a3238 #f2b91f #a8321f" }
villain { id = "repo_wizard", name = "The Repo Wizard", level = 2, health = 7, chart = { 2, 0, 1, 0 },
          effect = { break_equipment { of = "own_hero" } },
          flavour = "Now you own it. Now you don't.",
          look = "human stars cape tophat mask goatee skin0 #3a2d6b #221a3a #e0b84a #1b1b24" }
villain { id = "notary_sinister", name = "Notary Sinister", level = 2, health = 6, chart = { 2, 0, 0, 1 },
          effect = { remove_event { "helpful" }, discard { 1 } },
          flavour = "Your good fortune was not signed in triplicate.",
          look = "human doors robe curls monocle goatee skin9 #6b2f44 #1d1d26 #f4f0e2 #e4dcc8" }
villain { id = "hush_money", name = "Hush Money", level = 2, health = 7, chart = { 0, 1, 1, 1 },
          effect = { discard { { per = "villains", most = 3 } } },
          flavour = "Silence is golden. So is everything else he wants.",
          look = "human plain tux short shades scarf skin3 #4f8a5f #15211a #8fc06b #1b1b24" }
villain { id = "blackmail_mary", name = "Blackmail Mary", level = 2, health = 5, chart = { 2, 1, 1, 0 },
          effect = { each { "other_player", draw { 1, who = "that_player" } } },
          flavour = "Has a little something on you for each of your friends.",
          look = "human doors dress long sly lips skin4 #6a6480 #241f2e #c0392b #15110f envelope" }
villain { id = "hit_and_run_harriet", name = "Hit-and-Run Harriet", level = 2, health = 7, chart = { 1, 1, 1, 1 },
          effect = { damage { 2, of = "own_hero", only = "vehicle" } },
          flavour = "Brakes are for people with regrets.",
          look = "human city coat wild goggles grin skin1 #8aa0b5 #3a2a22 #b3202c #a8321f" }
villain { id = "professor_pepper", name = "Professor Pepper", level = 2, health = 6, chart = { 2, 0, 2, 0 },
          effect = { given { { "hand", 4 }, villain_attack { 1 }, otherwise = { discard { 1 } } } },
          flavour = "So many cards, such watery eyes.",
          look = "human smoke coat wild glasses gasp skin0 #c0392b #4a5a3f #f4f0e2 #e8e4da" }
villain { id = "wrong_number", name = "Wrong Number", level = 2, health = 6, chart = { 3, 1, 0, 0 },
          effect = { given { "first_player", discard { 2 }, otherwise = { add_event { 1 } } } },
          flavour = "Dials at random. Something always picks up.",
          look = "robot screens suit bald glow grin skin7 #24404a #2a2a3a #e85d75 #2b2b30" }
villain { id = "short_fuse_sherman", name = "Short-Fuse Sherman", level = 2, health = 8, chart = { 2, 1, 0, 1 },
          effect = { damage { 1, of = "own_hero", only = "strongest" },
                     boost_attack { -1, of = "that_hero", lasts = "this_fight" } },
          flavour = "Goes off in the best of company.",
          look = "human flames uniform helmet eyes moustache skin4 #d9a24c #4a5a3a #c9a24c #5a3420" }
villain { id = "empty_chair", name = "The Empty Chair", level = 2, health = 5, chart = { 1, 2, 0, 1 },
          effect = { damage { { per = "open_slots", most = 2 }, of = "own_hero" } },
          flavour = "There was a fourth at this table.",
          look = "wooden-chair #6b2d3a" }

-- Level 2, To Jail
villain { id = "tax_haven_tess", name = "Tax-Haven Tess", level = 2, health = 7, chart = { 0, 2, 2, 0 },
          to_jail = { draw { 2 } },
          flavour = "Her pockets are registered offshore.",
          look = "human rays dress long shades lips skin1 #3fb0b5 #e07b9a #f2e6b8 #d9b36c palm-tree" }
villain { id = "plea_bargain_pete", name = "Plea-Bargain Pete", level = 2, health = 6, chart = { 1, 0, 1, 2 },
          to_jail = { choose { { draw_agency { 1 } }, { remove_event { "jailbreak" } } } },
          flavour = "Knows where the tunnel starts. Wants a window.",
          look = "human bars stripes short eyes gasp skin1 #8a94ad #55555c #f4f0e2 #5a3420" }
villain { id = "martyr_of_mill_row", name = "The Martyr of Mill Row", level = 2, health = 7, chart = { 2, 2, 0, 1 },
          to_jail = { damage { 1, of = "each_own", only = "undamaged" } },
          flavour = "His people throw bricks. He has many people.",
          look = "human bricks robe hood sly beard skin4 #a8562a #5a5248 #d8c9a8 #5a3420" }
villain { id = "revolving_door_ray", name = "Revolving-Door Ray", level = 2, health = 8, chart = { 1, 2, 2, 0 },
          to_jail = { given { { "villains", 4 }, free { 1, who = "you" }, otherwise = { discard { 1 } } } },
          flavour = "One in, one out. Fire regulations.",
          look = "human doors stripes pompadour shades grin skin0 #6a9aa8 #2d2d34 #e8a33d #1b1b24" }
villain { id = "class_action_clara", name = "Class-Action Clara", level = 2, health = 9, chart = { 3, 0, 0, 2 },
          to_jail = { discard { 1, who = "each_player" } },
          flavour = "See you all in court.",
          look = "human curtain robe bob glasses gasp skin2 #5a6ea8 #1d1d2c #f4f0e2 #1b1512" }
villain { id = "extradition_eddie", name = "Extradition Eddie", level = 2, health = 5, chart = { 1, 1, 0, 1 },
          to_jail = { may { deport { 1, who = "other_player" }, draw_agency { 2 } } },
          flavour = "Somebody, somewhere, wants him. They said so in writing.",
          look = "human stars suit fedora shades goatee skin5 #c98a5a #e9e3d5 #d8412f #1b1b24 world" }

-- Level 3, on reveal
villain { id = "doctor_whimper", name = "Doctor Whimper", level = 3, health = 10, chart = { 2, 1, 1, 1 },
          effect = { damage { 1, of = "each_own" } },
          flavour = "Not with a bang, dear colleagues.",
          look = "human smoke coat bald goggles gasp skin8 #3f5f4a #2a3a3f #dfe8d8 #1b1b24" }
villain { id = "velvet_guillotine", name = "The Velvet Guillotine", level = 3, health = 9, chart = { 4, 0, 0, 0 },
          effect = { damage { 2, of = "own_hero", only = "dearest" } },
          flavour = "Only ever invited to the better necks.",
          look = "human curtain cape long mask smirk skin0 #8a2048 #2b1020 #c02f5f #15110f guillotine" }
villain { id = "mister_curtains", name = "Mister Curtains", level = 3, health = 12, chart = { 2, 1, 1, 0 },
          effect = { given { { "defeated", 1 }, villain_attack { 1 }, otherwise = { damage { 2, of = "own_hero" } } } },
          flavour = "Every show he has seen has closed.",
          look = "skull curtain tux tophat glow grin skin9 #8a1d2a #15131c #f2c230 #15131c" }
villain { id = "queen_of_overtime", name = "The Queen of Overtime", level = 3, health = 11, chart = { 3, 0, 2, 0 },
          effect = { choose { { discard { 3 } }, { villain_health { 3 } }, { damage { 1, of = "each_own" } } } },
          flavour = "You may leave when you have paid, bled or stayed.",
          look = "human moon dress tiara sly lips skin3 #5a3a8c #2d1f4a #e0b84a #1b1512" }
villain { id = "warden_emeritus", name = "The Warden Emeritus", level = 3, health = 11, chart = { 2, 2, 1, 0 },
          effect = { free { 1, who = "you" } },
          flavour = "Retired with a gold watch and all the keys.",
          look = "human bars uniform police monocle beard skin4 #6f7f8a #2a3340 #c9a24c #e8e4da key" }
villain { id = "bonfire_choir", name = "The Bonfire Choir", level = 3, health = 11, chart = { 0, 1, 2, 2 },
          effect = { damage { 1, of = "each_hero" } },
          flavour = "The whole city will hear them. The whole city will smoke.",
          look = "skull flames robe hood glow stern skin9 #c0391f #3a1418 #f2b91f #15131c" }
villain { id = "magnus_opal", name = "Magnus Opal", level = 3, health = 10, chart = { 2, 2, 2, 0 },
          effect = { damage { 1, of = "each_own", only = "equipped" },
                     times { { per = "equipment", most = 2 }, reclaim {} } },
          flavour = "Attractive, in the worst sense.",
          look = "alien stars armour crest glow stern skin6 #3a5a8c #8a2f5a #7fe0d0 #15131c magnet" }
villain { id = "shadow_of_city_hall", name = "The Shadow of City Hall", level = 3, health = 10, chart = { 3, 1, 1, 1 },
          effect = { add_event { 1 }, discard { { per = "events", most = 4 } } },
          flavour = "Longest at noon, when everyone is at lunch.",
          look = "human city suit tophat glow scarf skin6 #e0c890 #15131c #3a6a7a #15110f" }
villain { id = "headline_hess", name = "Headline Hess", level = 3, health = 10, chart = { 4, 1, 0, 1 },
          effect = { expose { 1, who = "yourself" }, damage { 2, of = "own_hero", only = "slot_4" } },
          flavour = "Prints the truth when nothing worse is to hand.",
          look = "human doors suit fedora glasses cigar skin0 #e4d5b7 #5a2a2a #1d1d26 #2a1d16 newspaper" }
villain { id = "professor_of_doubt", name = "The Professor of Doubt", level = 3, health = 9, chart = { 2, 0, 2, 2 },
          effect = { boost_attack { -1, of = "each_own", lasts = "this_fight" } },
          flavour = "Are you sure? Are you quite sure?",
          look = "human smoke suit wild monocle goatee skin4 #6a6f8c #3a3f33 #8a7a9a #9a9aa5" }
villain { id = "uncle_avalanche", name = "Uncle Avalanche", level = 3, health = 13, chart = { 3, 3, 0, 0 },
          effect = { damage { { per = "villains", most = 3 }, of = "own_hero" } },
          flavour = "You locked up family. Family comes down hard.",
          look = "human storm coat wild eyes beard skin0 #7fa8c9 #4a6a8c #f4f0e2 #f4f0e2 summits" }
villain { id = "tiebreaker", name = "The Tiebreaker", level = 3, health = 12, chart = { 0, 2, 2, 2 },
          effect = { given { "behind", villain_health { -2 }, otherwise = { villain_health { 2 }, discard { 1 } } } },
          flavour = "Always sides with the loser, until there is one.",
          look = "human rays stripes bald mask grin skin3 #d8412f #15131c #f2c230 #15131c" }
villain { id = "absolute_monday", name = "Absolute Monday", level = 3, health = 14, chart = { 3, 0, 2, 2 },
          effect = { discard { { per = "level_3_villains", plus = 1, most = 4 } }, damage { 1, of = "own_hero" } },
          flavour = "There is no weekend behind her.",
          look = "human rain suit bob sly stern skin9 #6a7a8a #2a2f3a #8a2f39 #22222c alarm-clock" }

-- Level 3, To Jail
villain { id = "gentleman_landslide", name = "The Gentleman Landslide", level = 3, health = 11, chart = { 4, 1, 1, 1 },
          to_jail = { damage { { per = "hand", most = 3 }, of = "own_hero" } },
          flavour = "After you. Then over you.",
          look = "human bricks tux tophat monocle beard skin6 #b89a7a #4a3f38 #c9a24c #6b6058" }
villain { id = "contessa_of_kindling", name = "The Contessa of Kindling", level = 3, health = 12,
          chart = { 3, 1, 0, 1 },
          to_jail = { choose { { expose { 1 }, discard { 1 } },
                               { draw_agency { 2 }, damage { 2, of = "own_hero" } } } },
          flavour = "Every secret she keeps is kept for a fire.",
          look = "human flames dress tiara mask lips skin4 #7a1f2a #2b1020 #f2b91f #c0331f" }
villain { id = "kid_armistice", name = "Kid Armistice", level = 3, health = 9, chart = { 3, 2, 2, 0 },
          to_jail = { choose { { deport { 1, who = "left_player" } }, { discard { 3 } } } },
          flavour = "Peace, he says, is when the other fellow has it.",
          look = "human rays uniform helmet wide grin skin0 #8aa05a #4a5a3a #f4f0e2 #d9b36c peace-dove" }
villain { id = "consequence", name = "Consequence", level = 3, health = 14, chart = { 2, 2, 1, 2 },
          to_jail = { free { 1, who = "each_player_ahead" } },
          flavour = "She was coming for whoever was winning.",
          look = "human storm cape long slits stern skin9 #2d2a4a #1d1a2e #d8412f #f4f0e2" }
villain { id = "firepower_abbess", name = "The Firepower Abbess", level = 3, health = 13, chart = { 4, 2, 1, 1 },
          to_jail = { damage { 1, of = "each_other", only = "slot_1" } },
          flavour = "Bless you. And you. And you at the back.",
          look = "human flames robe veil patch cigar skin4 #a8321f #22222a #f4f0e2 #22222a" }
villain { id = "omega_landlord", name = "The Omega Landlord", level = 3, health = 12, chart = { 2, 2, 2, 2 },
          to_jail = { discard { { per = "heroes" } } },
          flavour = "The cell is his. You owe rent on it, per head.",
          look = "alien city tux tophat eyes cigar skin8 #6a5a9a #1d1d26 #8fc06b #15131c" }
villain { id = "curator_of_endings", name = "The Curator of Endings", level = 3, health = 11, chart = { 3, 3, 1, 1 },
          to_jail = { add_event { 2 }, each { "player", damage { 1, of = "their_hero" } } },
          flavour = "Please do not touch the catastrophe.",
          look = "human curtain trench curls monocle lips skin9 #33505a #1d2a2a #c9a24c #c8c8d8 hourglass" }

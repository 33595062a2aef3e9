-- heroes.lua: the 36 Heroes, by cost.

-- cost 3
hero { id = "paper_route", name = "Paper Route", attack = 1, health = 2, influence = 3, limit = "round",
       use = { draw { 1 } },
       flavour = "Rain, snow or gunfire: on your doorstep by six.",
       look = "human rain hoodie flatcap eyes grin skin0 #8fa7b5 #3d4f63 #d8412f #8c5a2b newspaper" }
hero { id = "lollipop_sergeant", name = "Lollipop Sergeant", attack = 2, health = 2, influence = 3,
       when = { on { "defeated", heal { 2, of = "each_ally" } } },
       flavour = "Everybody across. Then me.",
       look = "human city vest police eyes smirk skin1 #8fbf93 #2d3b4f #f2e34c #7d7d85 stop-sign" }
hero { id = "pothole", name = "Pothole", attack = 1, health = 4, influence = 3,
       passive = { tough { 1, when = { "team", 3 } } },
       flavour = "The city has promised to do something about him since spring.",
       look = "human bricks vest helmet eyes beard skin6 #d7a54a #55575c #e8772e #3a3a3e traffic-cone" }
hero { id = "stand_in_stan", name = "Stand-In Stan", attack = 2, health = 3, influence = 3,
       passive = { attack { 1, when = { "defeated", 1 } } },
       flavour = "Knows everybody's lines. Is sorry how he got the part.",
       look = "human curtain suit short wide smirk skin4 #a3322f #8a7a5c #d9c08a #8c5a2b" }
hero { id = "sister_candle", name = "Sister Candle", attack = 1, health = 4, influence = 3, limit = "round",
       use = { heal { 2, of = "own_hero" } },
       flavour = "Forgives easily. Bandages tightly.",
       look = "human rays robe veil eyes lips skin1 #e9c46a #2b2b3a #f4f0e2 #2b2b3a" }
hero { id = "tin_opener", name = "Tin Opener", attack = 2, health = 2, influence = 3,
       when = { on { "recruited", optional = true, break_equipment { of = "other_hero" } } },
       flavour = "Armour is only packaging.",
       look = "human plain jumpsuit bandana goggles grin skin2 #7f96a8 #4b5864 #c0392b #1b1b24" }

-- cost 4
hero { id = "stenographer", name = "The Stenographer", attack = 2, health = 3, influence = 4, limit = "round",
       use = { cost { discard { 1 } }, investigate { 1 } },
       flavour = "Anything you say has been taken down already.",
       look = "human doors dress bob glasses lips skin0 #9a8fb0 #3b3355 #c9b458 #5a3420" }
hero { id = "getaway_gus", name = "Getaway Gus", attack = 2, health = 4, influence = 4,
       passive = { attack { 2, when = "vehicle" } },
       flavour = "Drove for the other side until they stopped tipping.",
       look = "human city coat flatcap shades moustache skin5 #d98f4e #4a3a2c #7a5230 #2a1d16" }
hero { id = "slow_burn", name = "Slow Burn", attack = 2, health = 3, influence = 4,
       passive = { attack { 2, when = { "round", 5 } } },
       flavour = "Still thinking about what you said on Tuesday.",
       look = "human flames cape long mask stern skin5 #8a2c22 #2b2124 #f08a24 #a8321f" }
hero { id = "fire_escape", name = "Fire Escape", attack = 2, health = 3, influence = 4,
       when = { on { "ally_defeated", boost_attack { 1, of = "each_own", lasts = "this_round" }, draw { 1 } } },
       flavour = "Last one out, every time, and furious about it.",
       look = "human flames vest short goggles stern skin2 #b3402a #3a3238 #e4602d #1d1512" }
hero { id = "bargain_basement", name = "Bargain Basement", attack = 2, health = 3, influence = 4, limit = "round",
       use = { refresh_market {}, bargain { 1 } },
       flavour = "Slightly used sidekicks, no questions, no refunds.",
       look = "human rays vest bowler glasses grin skin4 #e3b23c #5b3a6b #a8c256 #5a3420 price-tag" }
hero { id = "live_rail", name = "Live Rail", attack = 2, health = 4, influence = 4,
       when = { on { "damaged", boost_attack { 2, of = "this_hero", lasts = "this_turn" } } },
       flavour = "The sign says DO NOT TOUCH. People are bad at signs.",
       look = "human storm jumpsuit mohawk glow stern skin3 #2d4a6b #22303f #ffe14d #1b1b24 electric" }
hero { id = "soldering_ida", name = "Soldering Ida", attack = 2, health = 4, influence = 4,
       passive = { attack { 1, when = "gadget" }, dice { 1, when = "gadget" } },
       flavour = "It was a toaster. Now it votes.",
       look = "human screens apron bandana glasses smirk skin1 #3f6f73 #7a4a2e #d98c2b #8c2f1d soldering-iron" }
hero { id = "blind_alibi", name = "Blind Alibi", attack = 2, health = 4, influence = 4,
       when = { on { "villain_freed", discard { 1, who = "each_other_player" } } },
       flavour = "If mine walks, everybody pays.",
       look = "human bars tux short shades smirk skin3 #6d5a8c #1d1d26 #c7b8e0 #1b1b24" }

-- cost 5
hero { id = "overcoat", name = "The Overcoat", attack = 3, health = 5, influence = 5,
       flavour = "Nobody has seen what is inside. Several have felt it.",
       look = "human rain trench fedora shade stern skin4 #6f8695 #6b4f35 #4c3725 #2a1d16" }
hero { id = "doorman", name = "The Doorman", attack = 2, health = 5, influence = 5,
       passive = { attack { 1, when = { "slot", 1 } }, tough { 1, when = { "slot", 1 } } },
       flavour = "You are not on the list. There is no list.",
       look = "human doors uniform police sly stern skin3 #c9774f #7a1d2a #e0b84a #1b1b24" }
hero { id = "two_bit_oracle", name = "Two-Bit Oracle", attack = 2, health = 4, influence = 5,
       use = { scout {} },
       flavour = "Sees the future; charges for the past as well.",
       look = "human moon cape turban eyes smirk skin1 #5d3f73 #1f5c5b #e0a92f #2a1d16 crystal-ball" }
hero { id = "anvil_chorus", name = "Anvil Chorus", attack = 2, health = 5, influence = 5,
       passive = { capacity { 1 }, attack { 1, when = "equipped" } },
       flavour = "Travels light, by her own scales.",
       look = "human flames apron afro goggles grin skin3 #5b5f6a #8c3b2a #c9882e #20160f anvil" }
hero { id = "ambulance_chaser", name = "Ambulance Chaser", attack = 3, health = 3, influence = 5,
       use = { cost { discard { 1 } }, heal { 3, of = "any_hero" } },
       flavour = "Usually catches it. Usually drives it.",
       look = "human rays vest cap glasses grin skin2 #d9c9a3 #c33c32 #f5f1e6 #2a1d16 hospital-cross" }
hero { id = "friend_in_records", name = "A Friend in Records", attack = 2, health = 4, influence = 5,
       passive = { access { 1 } },
       flavour = "The form you need was stamped before you asked.",
       look = "human doors suit bun glasses smirk skin3 #caa15f #3f5f5b #b8452f #1b1512" }
hero { id = "party_line", name = "Party Line", attack = 2, health = 4, influence = 5,
       when = { on { "recruited", investigate { 2 } } },
       flavour = "Do go on, dear. I hung up ages ago.",
       look = "human plain dress curls sly lips skin0 #e79ab0 #6b2d5b #f2d0d9 #cdb3dd" }
hero { id = "street_sweeper", name = "Street Sweeper", attack = 3, health = 4, influence = 5, limit = "round",
       use = { cost { discard { 2 } }, remove_event { "harmful" } },
       flavour = "Up at four, so that nothing has happened by five.",
       look = "human bricks vest beanie eyes beard skin5 #7d9a8c #3f5a4a #f28c28 #7d7d85" }

-- cost 6
hero { id = "captain_curbside", name = "Captain Curbside", attack = 3, health = 4, influence = 6,
       passive = { attack { 1, of = "your_other_heroes", when = "full_team" } },
       flavour = "Four abreast, and nobody steps off on my count but me.",
       look = "human rays cape pompadour mask grin skin4 #5fa3d6 #1f3f73 #d8412f #d9b36c round-star" }
hero { id = "dray_horse", name = "Dray Horse", attack = 3, health = 5, influence = 6,
       passive = { attack { 1, when = "armour" }, tough { 1, when = "armour" } },
       flavour = "Pulled a bank vault across the bridge. It was on the way.",
       look = "beast city armour mohawk eyes stern skin5 #a8b58a #5a4632 #7a3f22 #2a1d16 horseshoe" }
hero { id = "parole_board", name = "The Parole Board", attack = 3, health = 4, influence = 6,
       passive = { secure { 2 } },
       flavour = "Three votes, all hers, all no.",
       look = "human bars robe bun glasses stern skin2 #8a94ad #2d2a32 #f4f0e2 #9a9aa5" }
hero { id = "miss_curfew", name = "Miss Curfew", attack = 3, health = 5, influence = 6,
       when = { on { "die_submitted", optional = true, replace_event { "any_event" } } },
       flavour = "Whatever you had planned tonight, you had.",
       look = "human moon trench bob sly lips skin4 #28365e #3d2f5e #c9a24c #15131c" }
hero { id = "brass_section", name = "Brass Section", attack = 3, health = 5, influence = 6, limit = "round",
       use = { choose { { boost_attack { 2, of = "own_hero", lasts = "next_fight" } },
                        { boost_health { 2, of = "own_hero", lasts = "this_round" } } } },
       flavour = "Plays loud enough for the enemy to lose count.",
       look = "human rays uniform crest shades grin skin3 #d98c3a #7d1f2a #f2c230 #1b1b24" }
hero { id = "forty_watt", name = "Forty-Watt", attack = 3, health = 4, influence = 6,
       passive = { hunter { 2, when = { "level", 3 } } },
       flavour = "Not the brightest. Big shadows fear her all the same.",
       look = "human moon hoodie wild wide smirk skin0 #3a3f5c #555a73 #f2c230 #ffe9a8 light-bulb" }

-- cost 7
hero { id = "aunt_velvet", name = "Aunt Velvet", attack = 3, health = 6, influence = 7,
       passive = { health { 1, of = "your_other_heroes" } },
       flavour = "Nobody leaves this house without a vest on.",
       look = "human rays dress bun glasses lips skin0 #b4849c #4b1f3b #7a2e5d #c9c3bd" }
hero { id = "talent_scout", name = "The Talent Scout", attack = 3, health = 5, influence = 7,
       when = { on { "recruited", optional = true, enlist { 3 } } },
       flavour = "You, kid. Yes, you, with the cape on backwards.",
       look = "human curtain coat beret shades smirk skin1 #b23a48 #3a2f2a #e0b84a #2a1d16" }
hero { id = "falling_piano", name = "Falling Piano", attack = 4, health = 5, influence = 7, limit = "round",
       use = { damage { 1, of = "other_hero", only = "slot_3" } },
       flavour = "Timing is everything. Weight is the rest.",
       look = "human rays suit tophat mask grin skin0 #c54b3c #1d1d26 #ece4d2 #1b1b24" }
hero { id = "double_shift", name = "Double Shift", attack = 4, health = 4, influence = 7,
       when = { on { "fight_won", draw { 1 } } },
       flavour = "Clocks in at dusk, clocks them out by dawn.",
       look = "human moon jumpsuit cap sly stern skin2 #445a7a #2f4a6b #e8a33d #1b1b24 alarm-clock" }
hero { id = "judge_sundown", name = "Judge Sundown", attack = 3, health = 5, influence = 7, limit = "round",
       use = { cost { discard { 2 } }, expose { 1 } },
       flavour = "Court is in session wherever he sits down.",
       look = "human flames robe curls eyes moustache skin4 #e07b39 #241d2b #f4f0e2 #efe8da" }

-- cost 8
hero { id = "last_streetcar", name = "The Last Streetcar", attack = 5, health = 7, influence = 8,
       flavour = "Does not stop on request.",
       look = "human city armour helmet slits beard skin3 #d08a2e #7d1f1f #d9a441 #3a2a20 steam-locomotive" }
hero { id = "mayor_tomorrow", name = "Mayor Tomorrow", attack = 4, health = 6, influence = 8,
       when = { on { "revealed", optional = true, cost { discard { 3 } }, villain_jailed {} } },
       flavour = "Every crook has a price. The budget passed last week.",
       look = "human screens tux short eyes grin skin5 #2a8388 #1e2d4f #f2c230 #8a8a92" }
hero { id = "mother_thunder", name = "Mother Thunder", attack = 4, health = 5, influence = 8,
       passive = { attack { 1, of = "your_heroes", when = "behind" } },
       flavour = "She is not angry, only very loudly disappointed.",
       look = "human storm armour wild mask stern skin2 #45548a #2a2d55 #f2c230 #e8e4da lightning-helix" }

-- heroes.lua: the 36 Heroes, by cost.

-- cost 3
hero { id = "paper_route", name = "Paper Route", attack = 1, health = 2, influence = 3, limit = "round",
       use = { draw { 1 } },
       flavour = "Rain, snow or gunfire: on your doorstep by six." }
hero { id = "lollipop_sergeant", name = "Lollipop Sergeant", attack = 2, health = 2, influence = 3,
       when = { on { "defeated", heal { 2, of = "each_ally" } } },
       flavour = "Everybody across. Then me." }
hero { id = "pothole", name = "Pothole", attack = 1, health = 4, influence = 3,
       passive = { tough { 1, when = { "team", 3 } } },
       flavour = "The city has promised to do something about him since spring." }
hero { id = "stand_in_stan", name = "Stand-In Stan", attack = 2, health = 3, influence = 3,
       passive = { attack { 1, when = { "defeated", 1 } } },
       flavour = "Knows everybody's lines. Is sorry how he got the part." }
hero { id = "sister_candle", name = "Sister Candle", attack = 1, health = 4, influence = 3, limit = "round",
       use = { heal { 2, of = "own_hero" } },
       flavour = "Forgives easily. Bandages tightly." }
hero { id = "tin_opener", name = "Tin Opener", attack = 2, health = 2, influence = 3,
       when = { on { "recruited", optional = true, break_equipment { of = "other_hero" } } },
       flavour = "Armour is only packaging." }

-- cost 4
hero { id = "stenographer", name = "The Stenographer", attack = 2, health = 3, influence = 4, limit = "round",
       use = { cost { discard { 1 } }, investigate { 1 } },
       flavour = "Anything you say has been taken down already." }
hero { id = "getaway_gus", name = "Getaway Gus", attack = 2, health = 4, influence = 4,
       passive = { attack { 2, when = "vehicle" } },
       flavour = "Drove for the other side until they stopped tipping." }
hero { id = "slow_burn", name = "Slow Burn", attack = 2, health = 3, influence = 4,
       passive = { attack { 2, when = { "round", 5 } } },
       flavour = "Still thinking about what you said on Tuesday." }
hero { id = "fire_escape", name = "Fire Escape", attack = 2, health = 3, influence = 4,
       when = { on { "ally_defeated", boost_attack { 1, of = "each_own", lasts = "this_round" }, draw { 1 } } },
       flavour = "Last one out, every time, and furious about it." }
hero { id = "bargain_basement", name = "Bargain Basement", attack = 2, health = 3, influence = 4, limit = "round",
       use = { refresh_market {}, bargain { 1 } },
       flavour = "Slightly used sidekicks, no questions, no refunds." }
hero { id = "live_rail", name = "Live Rail", attack = 2, health = 4, influence = 4,
       when = { on { "damaged", boost_attack { 2, of = "this_hero", lasts = "this_turn" } } },
       flavour = "The sign says DO NOT TOUCH. People are bad at signs." }
hero { id = "soldering_ida", name = "Soldering Ida", attack = 2, health = 4, influence = 4,
       passive = { attack { 1, when = "gadget" }, dice { 1, when = "gadget" } },
       flavour = "It was a toaster. Now it votes." }
hero { id = "blind_alibi", name = "Blind Alibi", attack = 2, health = 4, influence = 4,
       when = { on { "villain_freed", discard { 1, who = "each_other_player" } } },
       flavour = "If mine walks, everybody pays." }

-- cost 5
hero { id = "overcoat", name = "The Overcoat", attack = 3, health = 5, influence = 5,
       flavour = "Nobody has seen what is inside. Several have felt it." }
hero { id = "doorman", name = "The Doorman", attack = 2, health = 5, influence = 5,
       passive = { attack { 1, when = { "slot", 1 } }, tough { 1, when = { "slot", 1 } } },
       flavour = "You are not on the list. There is no list." }
hero { id = "two_bit_oracle", name = "Two-Bit Oracle", attack = 2, health = 4, influence = 5,
       use = { scout {} },
       flavour = "Sees the future; charges for the past as well." }
hero { id = "anvil_chorus", name = "Anvil Chorus", attack = 2, health = 5, influence = 5,
       passive = { capacity { 1 }, attack { 1, when = "equipped" } },
       flavour = "Travels light, by her own scales." }
hero { id = "ambulance_chaser", name = "Ambulance Chaser", attack = 3, health = 3, influence = 5,
       use = { cost { discard { 1 } }, heal { 3, of = "any_hero" } },
       flavour = "Usually catches it. Usually drives it." }
hero { id = "friend_in_records", name = "A Friend in Records", attack = 2, health = 4, influence = 5,
       passive = { access { 1 } },
       flavour = "The form you need was stamped before you asked." }
hero { id = "party_line", name = "Party Line", attack = 2, health = 4, influence = 5,
       when = { on { "recruited", investigate { 2 } } },
       flavour = "Do go on, dear. I hung up ages ago." }
hero { id = "street_sweeper", name = "Street Sweeper", attack = 3, health = 4, influence = 5, limit = "round",
       use = { cost { discard { 2 } }, remove_event { "harmful" } },
       flavour = "Up at four, so that nothing has happened by five." }

-- cost 6
hero { id = "captain_curbside", name = "Captain Curbside", attack = 3, health = 4, influence = 6,
       passive = { attack { 1, of = "your_other_heroes", when = "full_team" } },
       flavour = "Four abreast, and nobody steps off on my count but me." }
hero { id = "dray_horse", name = "Dray Horse", attack = 3, health = 5, influence = 6,
       passive = { attack { 1, when = "armour" }, tough { 1, when = "armour" } },
       flavour = "Pulled a bank vault across the bridge. It was on the way." }
hero { id = "parole_board", name = "The Parole Board", attack = 3, health = 4, influence = 6,
       passive = { secure { 2 } },
       flavour = "Three votes, all hers, all no." }
hero { id = "miss_curfew", name = "Miss Curfew", attack = 3, health = 5, influence = 6,
       when = { on { "die_submitted", optional = true, replace_event { "any_event" } } },
       flavour = "Whatever you had planned tonight, you had." }
hero { id = "brass_section", name = "Brass Section", attack = 3, health = 5, influence = 6, limit = "round",
       use = { choose { { boost_attack { 2, of = "own_hero", lasts = "next_fight" } },
                        { boost_health { 2, of = "own_hero", lasts = "this_round" } } } },
       flavour = "Plays loud enough for the enemy to lose count." }
hero { id = "forty_watt", name = "Forty-Watt", attack = 3, health = 4, influence = 6,
       passive = { hunter { 2, when = { "level", 3 } } },
       flavour = "Not the brightest. Big shadows fear her all the same." }

-- cost 7
hero { id = "aunt_velvet", name = "Aunt Velvet", attack = 3, health = 6, influence = 7,
       passive = { health { 1, of = "your_other_heroes" } },
       flavour = "Nobody leaves this house without a vest on." }
hero { id = "talent_scout", name = "The Talent Scout", attack = 3, health = 5, influence = 7,
       when = { on { "recruited", optional = true, enlist { 3 } } },
       flavour = "You, kid. Yes, you, with the cape on backwards." }
hero { id = "falling_piano", name = "Falling Piano", attack = 4, health = 5, influence = 7, limit = "round",
       use = { damage { 1, of = "other_hero", only = "slot_3" } },
       flavour = "Timing is everything. Weight is the rest." }
hero { id = "double_shift", name = "Double Shift", attack = 4, health = 4, influence = 7,
       when = { on { "fight_won", draw { 1 } } },
       flavour = "Clocks in at dusk, clocks them out by dawn." }
hero { id = "judge_sundown", name = "Judge Sundown", attack = 3, health = 5, influence = 7, limit = "round",
       use = { cost { discard { 2 } }, expose { 1 } },
       flavour = "Court is in session wherever he sits down." }

-- cost 8
hero { id = "last_streetcar", name = "The Last Streetcar", attack = 5, health = 7, influence = 8,
       flavour = "Does not stop on request." }
hero { id = "mayor_tomorrow", name = "Mayor Tomorrow", attack = 4, health = 6, influence = 8,
       when = { on { "revealed", optional = true, cost { discard { 3 } }, villain_jailed {} } },
       flavour = "Every crook has a price. The budget passed last week." }
hero { id = "mother_thunder", name = "Mother Thunder", attack = 4, health = 5, influence = 8,
       passive = { attack { 1, of = "your_heroes", when = "behind" } },
       flavour = "She is not angry, only very loudly disappointed." }

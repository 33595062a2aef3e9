-- mercenaries.lua: the 12 Mercenaries of the variant, by cost.

-- cost 2
mercenary { id = "claims_adjuster", name = "The Claims Adjuster", influence = 2,
            effect = { draw { { per = "damage", most = 4 } } },
            flavour = "Does it hurt here? And here? Splendid." }
mercenary { id = "soup_kitchen_sal", name = "Soup Kitchen Sal", influence = 2,
            effect = { heal_team { 3 } },
            flavour = "Nobody asks what is in it. It works." }
mercenary { id = "underdog_promoter", name = "The Underdog Promoter", influence = 2,
            effect = { draw { { per = "players_ahead", plus = 1, most = 3 } } },
            flavour = "Ten to one against! I could kiss you." }

-- cost 3
mercenary { id = "fuse_box_freddie", name = "Fuse Box Freddie", influence = 3,
            effect = { replace_event { "firefight_or_hacking" } },
            flavour = "Fixes one thing, breaks another, bills for both." }
mercenary { id = "divorce_detective", name = "The Divorce Detective", influence = 3,
            effect = { investigate { 2 } },
            flavour = "It is always the one you had lunch with." }
mercenary { id = "grave_accountant", name = "The Grave Accountant", influence = 3,
            effect = { draw_agency { { per = "defeated", plus = 1, most = 3 } } },
            flavour = "Every loss can be written off, with dates." }
mercenary { id = "leg_work_lonnie", name = "Leg-Work Lonnie", influence = 3,
            effect = { steal { 1, who = "other_player" }, damage { 1, of = "their_hero" } },
            flavour = "Collects. The legs are extra." }

-- cost 4
mercenary { id = "tow_truck_tamar", name = "Tow Truck Tamar", influence = 4,
            effect = { break_equipment { of = "other_hero" }, damage { 1, of = "that_hero" } },
            flavour = "You were parked in it? Should have said." }
mercenary { id = "demolition_doris", name = "Demolition Doris", influence = 4,
            effect = { discard_random { 1, who = "other_player" }, damage { 1, of = "each_theirs" } },
            flavour = "Measures once, cuts everything." }
mercenary { id = "second_opinion", name = "Doctor Second Opinion", influence = 4,
            effect = { revive { 5 } },
            flavour = "Dead? Who told you dead? Get up." }

-- cost 5
mercenary { id = "prison_bus_driver", name = "The Prison Bus Driver", influence = 5,
            effect = { capture { 1 } },
            flavour = "Scheduled stops are a matter of opinion." }
mercenary { id = "casting_director", name = "The Casting Director", influence = 5,
            effect = { enlist { 7 } },
            flavour = "Love the jaw. Can it start tonight?" }

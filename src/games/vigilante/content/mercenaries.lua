-- mercenaries.lua: the 12 Mercenaries of the variant, by cost.

-- cost 2
mercenary { id = "claims_adjuster", name = "The Claims Adjuster", influence = 2,
            effect = { draw { { per = "damage", most = 4 } } },
            flavour = "Does it hurt here? And here? Splendid.",
            look = "human doors suit short glasses smirk skin0 #b8bfa8 #4a5560 #c0392b #7d7d85" }
mercenary { id = "soup_kitchen_sal", name = "Soup Kitchen Sal", influence = 2,
            effect = { heal_team { 3 } },
            flavour = "Nobody asks what is in it. It works.",
            look = "human plain apron chef eyes grin skin2 #d98f5a #e9dcc0 #7f9e5b #1b1b24 cooking-pot" }
mercenary { id = "underdog_promoter", name = "The Underdog Promoter", influence = 2,
            effect = { draw { { per = "players_ahead", plus = 1, most = 3 } } },
            flavour = "Ten to one against! I could kiss you.",
            look = "human rays suit fedora sly cigar skin4 #e0a43b #7a2e8c #f2d94c #5a3420" }

-- cost 3
mercenary { id = "fuse_box_freddie", name = "Fuse Box Freddie", influence = 3,
            effect = { replace_event { "firefight_or_hacking" } },
            flavour = "Fixes one thing, breaks another, bills for both.",
            look = "human screens jumpsuit cap wide moustache skin1 #5b7f8c #2f5a6b #f2c230 #8c5a2b electric" }
mercenary { id = "divorce_detective", name = "The Divorce Detective", influence = 3,
            effect = { investigate { 2 } },
            flavour = "It is always the one you had lunch with.",
            look = "human rain trench fedora eyes cigar skin1 #56657a #8a7a5c #5a4a38 #5a3420" }
mercenary { id = "grave_accountant", name = "The Grave Accountant", influence = 3,
            effect = { draw_agency { { per = "defeated", plus = 1, most = 3 } } },
            flavour = "Every loss can be written off, with dates.",
            look = "skull moon suit visor glow stern skin9 #4a5a4a #2b2b30 #7fcf8e #2b2b30" }
mercenary { id = "leg_work_lonnie", name = "Leg-Work Lonnie", influence = 3,
            effect = { steal { 1, who = "other_player" }, damage { 1, of = "their_hero" } },
            flavour = "Collects. The legs are extra.",
            look = "human bricks vest flatcap sly scarf skin5 #9a5a4a #3a3238 #6b2d2d #2a1d16" }

-- cost 4
mercenary { id = "tow_truck_tamar", name = "Tow Truck Tamar", influence = 4,
            effect = { break_equipment { of = "other_hero" }, damage { 1, of = "that_hero" } },
            flavour = "You were parked in it? Should have said.",
            look = "human city jumpsuit bandana shades smirk skin3 #e0a050 #3a4a5c #d8412f #1b1512 hook" }
mercenary { id = "demolition_doris", name = "Demolition Doris", influence = 4,
            effect = { discard_random { 1, who = "other_player" }, damage { 1, of = "each_theirs" } },
            flavour = "Measures once, cuts everything.",
            look = "human smoke vest helmet shades grin skin0 #c9882e #4a4a52 #f2b91f #8c2f1d dynamite" }
mercenary { id = "second_opinion", name = "Doctor Second Opinion", influence = 4,
            effect = { revive { 5 } },
            flavour = "Dead? Who told you dead? Get up.",
            look = "human plain coat short monocle goatee skin5 #8fc0b8 #3f5f6b #f4f0e2 #7d7d85 hospital-cross" }

-- cost 5
mercenary { id = "prison_bus_driver", name = "The Prison Bus Driver", influence = 5,
            effect = { capture { 1 } },
            flavour = "Scheduled stops are a matter of opinion.",
            look = "human bars uniform cap shades beard skin4 #8a9aa9 #3b4a3f #c9a24c #5a3420" }
mercenary { id = "casting_director", name = "The Casting Director", influence = 5,
            effect = { enlist { 7 } },
            flavour = "Love the jaw. Can it start tonight?",
            look = "human curtain dress turban shades lips skin4 #7a2e5d #1d1d26 #e0b84a #1b1b24" }

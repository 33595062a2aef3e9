-- The F.A.I.T.H. agents: 1 Leader, 2 Fixers, 2 Shooters, 2 Bruisers, and the second form of one of them.

hero { id = "leah", name = "Leah", class = "leader", fight = 3, skill = 3, defense = 1,
       quote = "Stay close. I only lose people who wander off.",
       passive = { defense { 1, of = "others_here" } },
       look = "human city coat bob eyes stern skin4 #3d4a72 #263a5c #d9a22b #5a2a18" }

hero { id = "karl", name = "Karl", class = "fixer", fight = 2, skill = 4, defense = 1, second = "karl_wolf",
       quote = "Please don't make me angry near the carpets.",
       when = { on { "volunteered", given { "in_fight", change_form {} } } },
       look = "human moon vest beanie eyes beard skin0 #2f5c66 #3a2a22 #8c2f39 #5a3420" }

second_form { id = "karl_wolf", name = "Karl the Wolf", class = "fixer", fight = 5, skill = 1, defense = 2,
              passive = { hits { 1 } },
              when = { on { "reset", change_back {} } },
              look = "beast moon vest wild glow fangs skin6 #2f5c66 #3a2a22 #ff5a3c #4d5862" }

hero { id = "brad", name = "Brad", class = "fixer", fight = 2, skill = 4, defense = 1,
       quote = "The red wire. It is nearly always the red wire.",
       passive = { skill { 1 } },
       look = "human screens jumpsuit short goggles smirk skin2 #24505a #4d5a34 #e9a23f #1b1b24 time-bomb" }

hero { id = "rocco", name = "Rocco", class = "shooter", fight = 2, skill = 2, defense = 2, ranged = 1,
       quote = "You run. I count to two.",
       passive = { hits { 2, when = "ranged_fight" } },
       look = "human storm suit fedora shade moustache skin5 #5c3a70 #2d2a35 #c9a24c #1b1b24" }

hero { id = "rose", name = "Rose", class = "shooter", fight = 2, skill = 3, defense = 1, ranged = 1,
       quote = "They grabbed my coat once. It was a good coat.",
       passive = { nimble {} }, look = "human rain coat long eyes lips skin0 #4a6a8c #7a1628 #b3202c #8c2a14" }

hero { id = "thorley", name = "Thorley", class = "bruiser", fight = 4, skill = 1, defense = 2,
       quote = "Two of you? Now it is fair.",
       passive = { hits { 1, when = { "monsters", 2 } } },
       look = "human flames armour bald patch stern skin3 #8c2f1c #3b3f4a #d98c2b #1b1b24" }

hero { id = "morgana", name = "Morgana", class = "bruiser", fight = 4, skill = 2, defense = 1, per_round = 1,
       quote = "I have given up drinking. Mostly.",
       when = { on { "after_fight", condition = { "killed", 1 }, optional = true, heal { 1 } } },
       look = "human doors cape wild slits lips skin9 #4a2a5c #1c1424 #b3202c #17121f bat-mask" }

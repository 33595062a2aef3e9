-- The F.A.I.T.H. agents: 1 Leader, 2 Fixers, 2 Shooters, 2 Bruisers, and the second form of one of them.

hero { id = "leah", name = "Leah", class = "leader", fight = 3, skill = 3, defense = 1,
       quote = "Stay close. I only lose people who wander off.",
       passive = { defense { 1, of = "others_here" } } }

hero { id = "karl", name = "Karl", class = "fixer", fight = 2, skill = 4, defense = 1, second = "karl_wolf",
       quote = "Please don't make me angry near the carpets.",
       when = { on { "volunteered", given { "in_fight", change_form {} } } } }

second_form { id = "karl_wolf", name = "Karl the Wolf", class = "fixer", fight = 5, skill = 1, defense = 2,
              passive = { hits { 1 } },
              when = { on { "reset", change_back {} } } }

hero { id = "brad", name = "Brad", class = "fixer", fight = 2, skill = 4, defense = 1,
       quote = "The red wire. It is nearly always the red wire.",
       passive = { skill { 1 } } }

hero { id = "rocco", name = "Rocco", class = "shooter", fight = 2, skill = 2, defense = 2, ranged = 1,
       quote = "You run. I count to two.",
       passive = { hits { 2, when = "ranged_fight" } } }

hero { id = "rose", name = "Rose", class = "shooter", fight = 2, skill = 3, defense = 1, ranged = 1,
       quote = "They grabbed my coat once. It was a good coat.",
       passive = { nimble {} } }

hero { id = "thorley", name = "Thorley", class = "bruiser", fight = 4, skill = 1, defense = 2,
       quote = "Two of you? Now it is fair.",
       passive = { hits { 1, when = { "monsters", 2 } } } }

hero { id = "morgana", name = "Morgana", class = "bruiser", fight = 4, skill = 2, defense = 1, per_round = 1,
       quote = "I have given up drinking. Mostly.",
       when = { on { "after_fight", condition = { "killed", 1 }, optional = true, heal { 1 } } } }

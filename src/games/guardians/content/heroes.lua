-- LIBERTY PATROL. The three ID cards of a Hero: Speed, Attack, Defense, Mental, Health.

hero { id = "sgt_freedom", name = "Sgt Freedom", civil_name = "Alan Stevens", type = "soldier",
       rookie = { 2, 3, 3, 3, 3 }, hero = { 2, 3, 4, 3, 3 }, veteran = { 2, 4, 4, 4, 3 },
       passive = { total { 1 } },
       look = "human rays cape steel mask smirk skin0 #b8372e #24508f #f4ecd8 #5a3420 round-star",
       flavour = "He salutes the flag, the mailman, and any dog that looks as if it has served." }

hero { id = "goldenboy", name = "GoldenBoy", civil_name = "Barney Goldmann", type = "brawler",
       rookie = { 2, 3, 4, 1, 4 }, hero = { 2, 3, 5, 2, 4 }, veteran = { 3, 4, 5, 2, 4 },
       when = { on { "attack_hit", optional = true, shift { 1 } } },
       look = "human city jumpsuit short eyes grin skin7 #6a4fa0 #c9921f #8c2f1f #f8e7a0 gold-bar",
       flavour = "Fell into a vat at the mint. Has been worth his weight ever since." }

hero { id = "super_nova", name = "Super Nova", civil_name = "Nora Vance", type = "energy",
       rookie = { 3, 3, 3, 2, 4 }, hero = { 3, 4, 4, 2, 4 }, veteran = { 3, 4, 4, 3, 4 },
       passive = { flies {} },
       look = "human stars jumpsuit wild mask lips skin4 #1f2a5c #d8412f #ffd24a #ff8a2b sun",
       flavour = "By day she counts stars at the observatory. By night there is one fewer to count." }

hero { id = "adam_spell", name = "Adam Spell", civil_name = "Adam Spelczyk", type = "mystic",
       rookie = { 2, 2, 3, 3, 4 }, hero = { 2, 2, 4, 4, 4 }, veteran = { 3, 3, 4, 5, 4 },
       use = { heal { 1, of = "other_in_room" } },
       look = "human moon suit tophat monocle moustache skin1 #2c6f86 #4b2f7f #e0b23a #1b1b24",
       flavour = "Learned the forbidden arts from a library book that is now forty years overdue." }

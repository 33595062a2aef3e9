-- cards.lua: the deck: 40 cards of 15 kinds. Their texts are printed from their effects.

-- Deeds
card { id = "windfall", name = "Windfall", type = "deed", copies = 4, look = "coins #e2b33c",
       effect = { gain { 2 } } }
card { id = "levy", name = "Levy", type = "deed", copies = 3,
       effect = { each { "other_player", lose { 1, who = "that_player" } }, gain { 1 } } }
card { id = "pickpocket", name = "Pickpocket", type = "deed", copies = 3, effect = { steal {} } }
card { id = "spyglass", name = "Spyglass", type = "deed", copies = 3, effect = { peek {}, draw { 1 } } }
card { id = "crossroads", name = "Crossroads", type = "deed", copies = 3,
       effect = { choose { { gain { 1 }, draw { 1 } }, { lose { 3, who = "other_player" } } } } }
card { id = "pawn_shop", name = "Pawn Shop", type = "deed", copies = 3,
       effect = { may { cost { discard { 2 } }, gain { 4 } } } }
card { id = "lean_times", name = "Lean Times", type = "deed", copies = 2,
       effect = { given { { "poor", 3 }, gain { 3 }, otherwise = { draw { 2 } } } } }
card { id = "dice_cup", name = "Dice Cup", type = "deed", copies = 2, effect = { times { 3, toss {} } } }
card { id = "exhibition", name = "Exhibition", type = "deed", copies = 2,
       effect = { gain { { per = "relics", plus = 1, most = 4 } } } }

-- Relics
card { id = "lucky_charm", name = "Lucky Charm", type = "relic", copies = 2, passive = { bonus { 1 } } }
card { id = "beggars_bowl", name = "Beggar's Bowl", type = "relic", copies = 2,
       passive = { bonus { 2, when = { "poor", 2 } } } }
card { id = "abacus", name = "Abacus", type = "relic", copies = 2,
       when = { on { "die_rolled", condition = { "die", 4 }, gain { 1 } } } }
card { id = "ledger", name = "Ledger", type = "relic", copies = 2,
       when = { on { "die_rolled", optional = true, lose { 1, who = "you" }, draw { 1 } } } }

-- Traps
card { id = "umbrella", name = "Umbrella", type = "trap", copies = 4, trap = "losing", effect = { prevent { 2 } } }
card { id = "veto", name = "Veto", type = "trap", copies = 3, trap = "deed_played", effect = { cancel {} } }

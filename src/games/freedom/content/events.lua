-- events.lua: 12 event cards of 9 names. Each names its window; the text is printed from the effect.

event { id = "popular_uprising", name = "Popular Uprising", ja = "民衆蜂起", copies = 2, window = "rebellion",
        effect = { politics { 2 } } }
event { id = "leaked_files", name = "Leaked Files", ja = "機密漏洩", copies = 2, window = "declarations",
        effect = { spy { who = "other_player", of = "any_character" } } }
event { id = "ambush", name = "Ambush", ja = "待ち伏せ", copies = 2, window = "battle",
        effect = { strength { 2 } } }
event { id = "purge", name = "Purge", ja = "粛清", copies = 1, window = "missions",
        effect = { discard_random { 1, who = "other_player" } } }
event { id = "construction_delay", name = "Construction Delay", ja = "建造遅延", copies = 1, window = "doomsday",
        effect = { delay {} } }
event { id = "rift_storm", name = "Rift Storm", ja = "次元嵐", copies = 1, window = "reactions",
        effect = { pin { who = "non_active_player" } } }
event { id = "convoy", name = "Convoy", ja = "輸送船団", copies = 1, window = "refilled",
        effect = { draw { 2 } } }
event { id = "amnesty", name = "Amnesty", ja = "恩赦", copies = 1, window = "before_reveals",
        effect = { recall { of = "discarded_rebel" } } }
event { id = "counter_order", name = "Counter-order", ja = "取消命令", copies = 1, window = "deployed",
        effect = { destroy { 3 } } }

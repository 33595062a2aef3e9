-- events.lua: 12 event cards of 9 names. Each names its window; the text is printed from the effect.

event { id = "popular_uprising", name = "Popular Uprising", ja = "民衆蜂起", copies = 2, window = "rebellion",
        effect = { politics { 2 } }, look = "rally-the-troops #d8412f" }
event { id = "leaked_files", name = "Leaked Files", ja = "機密漏洩", copies = 2, window = "declarations",
        effect = { spy { who = "other_player", of = "any_character" } }, look = "files #3f6fa0" }
event { id = "ambush", name = "Ambush", ja = "待ち伏せ", copies = 2, window = "battle",
        effect = { strength { 2 } }, look = "daggers #4f6b3a" }
event { id = "purge", name = "Purge", ja = "粛清", copies = 1, window = "missions",
        effect = { discard_random { 1, who = "other_player" } }, look = "guillotine #5a2a3a" }
event { id = "construction_delay", name = "Construction Delay", ja = "建造遅延", copies = 1, window = "doomsday",
        effect = { delay {} }, look = "cargo-crane #c98a2b" }
event { id = "rift_storm", name = "Rift Storm", ja = "次元嵐", copies = 1, window = "reactions",
        effect = { pin { who = "non_active_player" } }, look = "vortex #5b3a8a" }
event { id = "convoy", name = "Convoy", ja = "輸送船団", copies = 1, window = "refilled",
        effect = { draw { 2 } }, look = "cargo-ship #2f7f86" }
event { id = "amnesty", name = "Amnesty", ja = "恩赦", copies = 1, window = "before_reveals",
        effect = { recall { of = "discarded_rebel" } }, look = "dove #6fa0c0" }
event { id = "counter_order", name = "Counter-order", ja = "取消命令", copies = 1, window = "deployed",
        effect = { destroy { 3 } }, look = "cancel #a0303a" }

-- monsters.lua: 8 monster cards, one of each: attack cards for step 5.3.

monster { id = "sand_lurker", name = "Sand Lurker", ja = "砂潜み", combat = 2 }
monster { id = "cave_swarm", name = "Cave Swarm", ja = "洞窟の群れ", combat = 3 }
monster { id = "rogue_automaton", name = "Rogue Automaton", ja = "暴走機械", combat = 3 }
monster { id = "void_leech", name = "Void Leech", ja = "虚空ヒル", combat = 4 }
monster { id = "ice_stalker", name = "Ice Stalker", ja = "氷原の追跡者", combat = 4 }
monster { id = "acid_drake", name = "Acid Drake", ja = "酸竜", combat = 4 }
monster { id = "titan_worm", name = "Titan Worm", ja = "巨大蟲", combat = 5 }
monster { id = "nightmare", name = "Nightmare", ja = "悪夢", combat = 5 }

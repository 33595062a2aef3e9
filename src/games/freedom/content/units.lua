-- units.lua: 31 rebel and 25 imperial unit cards; copies are alike.

rebel_unit { id = "guerrilla", name = "Guerrilla", ja = "ゲリラ部隊", strength = 1, copies = 10, guerrilla = 1,
             look = "bandana #4f7a3a" }
rebel_unit { id = "militia", name = "Militia", ja = "民兵部隊", strength = 2, copies = 7, look = "uprising #3f8f6a" }
rebel_unit { id = "regulars", name = "Regulars", ja = "正規部隊", strength = 3, copies = 6, look = "brodie-helmet #2f7f86" }
rebel_unit { id = "veterans", name = "Veterans", ja = "古参部隊", strength = 4, copies = 4, look = "rank-3 #c98a2b" }
rebel_unit { id = "elite", name = "Rebel Elite", ja = "反乱軍エリート部隊", strength = 5, copies = 4, reserve = 1,
             look = "winged-sword #d8602f" }

imperial_unit { id = "patrol", name = "Patrol", ja = "パトロール部隊", strength = 1, copies = 8, patrol = 1,
                look = "binoculars #7a808c" }
imperial_unit { id = "security", name = "Security", ja = "帝国軍保安部隊", strength = 2, copies = 5,
                look = "police-badge #6a5a7a" }
imperial_unit { id = "line", name = "Line", ja = "帝国軍戦列部隊", strength = 3, copies = 4, look = "guards #8a4a4a" }
imperial_unit { id = "heavy", name = "Heavy", ja = "帝国軍重装部隊", strength = 4, copies = 2, look = "battle-tank #5a5560" }
imperial_unit { id = "crack", name = "Imperial Crack", ja = "帝国軍精鋭部隊", strength = 5, copies = 4, reserve = 1,
                look = "centurion-helmet #a0303a" }
imperial_unit { id = "guard", name = "Imperial Guard", ja = "帝国軍親衛部隊", strength = 6, copies = 2, reserve = 1,
                look = "imperial-crown #7a1620" }

-- monsters.lua: 8 monster cards, one of each: attack cards for step 5.3.

monster { id = "sand_lurker", name = "Sand Lurker", ja = "砂潜み", combat = 2,
          look = "beast rays bald slits grin hoodie #d9a24a #8a5a2b #b5793a #2a1d16 #c79a5a" }
monster { id = "cave_swarm", name = "Cave Swarm", ja = "洞窟の群れ", combat = 3,
          look = "insect doors bald eyes stern vest #2b2436 #4b3a5c #d8412f #2a1d16 #6b4f86" }
monster { id = "rogue_automaton", name = "Rogue Automaton", ja = "暴走機械", combat = 3,
          look = "robot flames horns glow grille armour skin7 #4a2a20 #6b4a2f #ff4d36 #2a1d16 cog" }
monster { id = "void_leech", name = "Void Leech", ja = "虚空ヒル", combat = 4,
          look = "alien stars bald glow grin hoodie #0f1330 #2b1d52 #e060b0 #2a1d16 #4a3f86" }
monster { id = "ice_stalker", name = "Ice Stalker", ja = "氷原の追跡者", combat = 4,
          look = "beast rain horns glow grin cape #6f9fbf #dfe9ee #4fd0ea #2a1d16 #eef3f4" }
monster { id = "acid_drake", name = "Acid Drake", ja = "酸竜", combat = 4,
          look = "beast storm crest slits grin armour #3d5a1f #55802f #c9e04a #2a1d16 #86b24a" }
monster { id = "titan_worm", name = "Titan Worm", ja = "巨大蟲", combat = 5, look = "leeching-worm #a8542b" }
monster { id = "nightmare", name = "Nightmare", ja = "悪夢", combat = 5,
          look = "skull moon horns glow grin cape #24103a #1b1426 #b04ae0 #2a1d16 #d9cfe6" }

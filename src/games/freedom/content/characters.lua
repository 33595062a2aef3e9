-- characters.lua: 20 rebel and 10 imperial characters, in the order of their numbers; they come before all other cards.

-- leaders
rebel { id = "senator_ilane", name = "Senator Ilane", ja = "イレーヌ議員", combat = 1, command = 1, politics = 5,
        flavour = "She resigned by broadcast, on every channel.",
        look = "human plain bun eyes lips dress skin1 #2f7f86 #e9dcc0 #d9a441 #3a2418 scales" }
rebel { id = "princess_seravel", name = "Princess Seravel", ja = "セラヴェル王女", combat = 2, command = 2, politics = 5,
        flavour = "Heir to a throne she would rather melt down.",
        look = "human stars long eyes lips cape skin0 #33265e #f3e7cf #d8412f #8c3a1e queen-crown" }
rebel { id = "preacher_odun", name = "Preacher Odun", ja = "説教師オドゥン", combat = 1, command = 0, politics = 5,
        flavour = "His sermons end where the garrison begins.",
        look = "human rays hood eyes beard trench skin3 #d98b2b #6b4a2f #e7c27a #c9c2b4 sun" }
rebel { id = "chancellor_brask", name = "Chancellor Brask", ja = "ブラスク宰相", combat = 1, command = 2, politics = 4,
        flavour = "Kept two sets of books. The second one was the constitution.",
        look = "alien doors bald glasses stern suit #6d5a8c #2b3550 #e2b33c #2a1d16 #8fbf6a" }
rebel { id = "orator_mirelle", name = "Orator Mirelle", ja = "弁士ミレル", combat = 2, command = 0, politics = 4,
        flavour = "Give her a crate and a crowd.",
        look = "human rays afro eyes grin vest skin3 #d8412f #26364f #f2c14e #1b1b24 megaphone" }
rebel { id = "governor_quill", name = "Governor Quill", ja = "クイル総督", combat = 1, command = 3, politics = 4,
        flavour = "Signed the order, then joined those it was against.",
        look = "human city short monocle moustache suit skin4 #3f6f73 #3b2a4a #c9503c #7d7d85" }

-- officers
rebel { id = "general_korvane", name = "General Korvane", ja = "コルヴェイン将軍", combat = 3, command = 4, politics = 2,
        flavour = "Three wars, two of them on the wrong side.",
        look = "human flames helmet patch stern armour skin2 #7a2f1f #3e5a3a #d9a441 #2a1d16 medal" }
rebel { id = "admiral_yselt", name = "Admiral Yselt", ja = "イゼルト提督", combat = 2, command = 4, politics = 3,
        flavour = "Her fleet is eleven freighters and a rumour.",
        look = "alien stars crest slits lips coat #16324f #f0ead8 #e2b33c #2a1d16 #5fa9bf anchor" }
rebel { id = "colonel_brandt", name = "Colonel Brandt", ja = "ブラント大佐", combat = 3, command = 3, politics = 1,
        flavour = "Counts his people every evening, by name.",
        look = "human rain cap eyes beard trench skin0 #52657a #46583a #a8452f #8b8d94" }
rebel { id = "captain_solano", name = "Captain Solano", ja = "ソラノ大尉", combat = 3, command = 3, politics = 2,
        flavour = "Promoted twice, demoted three times, followed always.",
        look = "human moon wild eyes smirk jumpsuit skin5 #2a4f7c #a34a24 #f2c14e #1b1b24" }
rebel { id = "commander_veld", name = "Commander Veld", ja = "ヴェルド司令", combat = 4, command = 3, politics = 1,
        flavour = "Leads from so far in front that maps are late.",
        look = "beast storm mohawk slits grin armour #3a5c72 #7c2f2a #e3b23c #2a1d16 #d8953f" }
rebel { id = "marshal_tolliver", name = "Marshal Tolliver", ja = "トリヴァー元帥", combat = 2, command = 4, politics = 1,
        flavour = "The old school. He burned it down himself.",
        look = "human flames bald monocle beard coat skin4 #8c3b22 #55351f #d8c7a0 #efeadd" }

-- fighters
rebel { id = "duellist_kaen", name = "Duellist Kaen", ja = "決闘者カエン", combat = 5, command = 1, politics = 1,
        flavour = "Has never been asked for a second opinion.",
        look = "human plain long mask scarf cape skin5 #c9a24c #1f2430 #b3202c #15151c crossed-swords" }
rebel { id = "hunter_marrow", name = "Hunter Marrow", ja = "狩人マロウ", combat = 5, command = 0, politics = 1,
        flavour = "The trophies are from people who hunted him.",
        look = "human moon fedora shade scarf trench skin3 #3f5a48 #4a3a2a #7f8f55 #2a1d16" }
rebel { id = "bodyguard_grum", name = "Bodyguard Grum", ja = "護衛グラム", combat = 5, command = 1, politics = 0,
        flavour = "Speaks rarely. Stands in the way often.",
        look = "robot doors bald glow grille armour skin6 #a0522d #4d5a66 #f29b30 #2a1d16 shield" }

-- rogues
rebel { id = "pilot_lark", name = "Pilot Lark", ja = "操縦士ラーク", combat = 4, command = 2, politics = 2,
        flavour = "Lands things that have no wings left.",
        look = "human stars helmet goggles grin jumpsuit skin2 #1f5f7a #c9502e #f2c14e #2a1d16 starfighter" }
rebel { id = "smuggler_ferro", name = "Smuggler Ferro", ja = "密輸人フェロ", combat = 4, command = 1, politics = 2,
        flavour = "Customs officers send him birthday cards.",
        look = "human city short shade smirk vest skin1 #4b3a6b #2d2a32 #b8763a #5a3420 key" }
rebel { id = "spy_nione", name = "Spy Nione", ja = "密偵ニオネ", combat = 3, command = 0, politics = 3,
        flavour = "You met her last week. You thought she was the wall.",
        look = "alien doors hood slits lips hoodie #5d5675 #4a4562 #8d7fb0 #2a1d16 #b59ad1" }
rebel { id = "engineer_pell", name = "Engineer Pell", ja = "技師ペル", combat = 2, command = 1, politics = 2,
        flavour = "Knows which bolt holds up an empire.",
        look = "insect screens visor goggles grille apron #24505a #8a5a2b #f2a63b #5a3420 #9fb86a gears" }
rebel { id = "mystic_aurel", name = "Mystic Aurel", ja = "神秘家アウレル", combat = 4, command = 2, politics = 4,
        flavour = "Says the stars are on our side. So far they have not denied it.",
        look = "alien stars turban glow beard cape #2b1d52 #7a4a9e #7fe0d0 #e9e2cf #c48a5e star-swirl" }

-- Imperial Knights (starting deck)
imperial { id = "knight_of_the_lance", name = "Knight of the Lance", ja = "槍の帝国騎士", knight = 1,
           combat = 4, command = 2, politics = 1, flavour = "One direction, and that is forward.",
           look = "robot rays crest slits grille armour skin6 #7a1620 #2d2a32 #d8412f #2a1d16 spears" }
imperial { id = "knight_of_the_wall", name = "Knight of the Wall", ja = "壁の帝国騎士", knight = 1,
           combat = 4, command = 3, politics = 1, flavour = "Has held the same gate for nine years.",
           look = "robot doors helmet glow grille armour #3b3f4a #565b66 #c9302c #2a1d16 #79818d stone-tower" }
imperial { id = "knight_of_the_blade", name = "Knight of the Blade", ja = "刃の帝国騎士", knight = 1,
           combat = 5, command = 2, politics = 1, flavour = "Wears no helmet. Nobody has aimed that well.",
           look = "human storm bob patch stern armour skin0 #8c1c28 #3a3f4c #c7ccd4 #e0c27a broadsword" }
imperial { id = "knight_of_the_crown", name = "Knight of the Crown", ja = "冠の帝国騎士", knight = 1,
           combat = 5, command = 3, politics = 1, flavour = "Swore an oath, and has begun to read it.",
           look = "human plain helmet eyes moustache armour skin1 #5e1420 #b98a2e #f2c14e #5a3420 crown" }

-- other imperial characters (reserve)
imperial { id = "crown_heir", name = "Crown Heir", ja = "帝位継承者", combat = 3, command = 3, politics = 4,
           flavour = "Waiting is also a kind of treason.",
           look = "human doors crown eyes smirk cape skin4 #4a1a3a #f3e7cf #d9a441 #d9b36c eagle-emblem" }
imperial { id = "voice_of_the_throne", name = "Voice of the Throne", ja = "玉座の声", combat = 1, command = 2, politics = 5,
           flavour = "Nobody has heard the throne itself for years.",
           look = "alien rays bald glow grille dress #2a1420 #7a1620 #e7c05a #2a1d16 #d9cdb8 imperial-crown" }
imperial { id = "grand_marshal", name = "Grand Marshal", ja = "大元帥", combat = 3, command = 4, politics = 2,
           flavour = "Moves worlds about like inkwells.",
           look = "human plain police eyes moustache suit skin4 #b3202c #2f3442 #e2b33c #c9c2b4 star-medal" }
imperial { id = "lord_of_the_fleet", name = "Lord of the Fleet", ja = "艦隊卿", combat = 2, command = 4, politics = 2,
           flavour = "A thousand ships, and a fear of water.",
           look = "beast rain police monocle stern coat #27405e #1f2d4a #e2b33c #2a1d16 #9a8f86 battleship" }
imperial { id = "inquisitor", name = "Inquisitor", ja = "異端審問官", combat = 5, command = 1, politics = 3,
           flavour = "Asks one question. Knows the answer.",
           look = "skull flames hood glow stern trench #3a0d14 #1d1a20 #ff5a3c #2a1d16 #e6dcc8 burning-eye" }
imperial { id = "master_of_spies", name = "Master of Spies", ja = "密偵頭", combat = 4, command = 1, politics = 4,
           flavour = "Pays both sides, to be fair.",
           look = "human screens tophat mask smirk coat skin2 #1c2f33 #23202b #6a7f5a #1b1b24 eyeball" }

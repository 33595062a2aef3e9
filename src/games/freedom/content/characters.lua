-- characters.lua: 20 rebel and 10 imperial characters, in the order of their numbers; they come before all other cards.

-- leaders
rebel { id = "senator_ilane", name = "Senator Ilane", ja = "イレーヌ議員", combat = 1, command = 1, politics = 5,
        flavour = "She resigned by broadcast, on every channel." }
rebel { id = "princess_seravel", name = "Princess Seravel", ja = "セラヴェル王女", combat = 2, command = 2, politics = 5,
        flavour = "Heir to a throne she would rather melt down." }
rebel { id = "preacher_odun", name = "Preacher Odun", ja = "説教師オドゥン", combat = 1, command = 0, politics = 5,
        flavour = "His sermons end where the garrison begins." }
rebel { id = "chancellor_brask", name = "Chancellor Brask", ja = "ブラスク宰相", combat = 1, command = 2, politics = 4,
        flavour = "Kept two sets of books. The second one was the constitution." }
rebel { id = "orator_mirelle", name = "Orator Mirelle", ja = "弁士ミレル", combat = 2, command = 0, politics = 4,
        flavour = "Give her a crate and a crowd." }
rebel { id = "governor_quill", name = "Governor Quill", ja = "クイル総督", combat = 1, command = 3, politics = 4,
        flavour = "Signed the order, then joined those it was against." }

-- officers
rebel { id = "general_korvane", name = "General Korvane", ja = "コルヴェイン将軍", combat = 3, command = 4, politics = 2,
        flavour = "Three wars, two of them on the wrong side." }
rebel { id = "admiral_yselt", name = "Admiral Yselt", ja = "イゼルト提督", combat = 2, command = 4, politics = 3,
        flavour = "Her fleet is eleven freighters and a rumour." }
rebel { id = "colonel_brandt", name = "Colonel Brandt", ja = "ブラント大佐", combat = 3, command = 3, politics = 1,
        flavour = "Counts his people every evening, by name." }
rebel { id = "captain_solano", name = "Captain Solano", ja = "ソラノ大尉", combat = 3, command = 3, politics = 2,
        flavour = "Promoted twice, demoted three times, followed always." }
rebel { id = "commander_veld", name = "Commander Veld", ja = "ヴェルド司令", combat = 4, command = 3, politics = 1,
        flavour = "Leads from so far in front that maps are late." }
rebel { id = "marshal_tolliver", name = "Marshal Tolliver", ja = "トリヴァー元帥", combat = 2, command = 4, politics = 1,
        flavour = "The old school. He burned it down himself." }

-- fighters
rebel { id = "duellist_kaen", name = "Duellist Kaen", ja = "決闘者カエン", combat = 5, command = 1, politics = 1,
        flavour = "Has never been asked for a second opinion." }
rebel { id = "hunter_marrow", name = "Hunter Marrow", ja = "狩人マロウ", combat = 5, command = 0, politics = 1,
        flavour = "The trophies are from people who hunted him." }
rebel { id = "bodyguard_grum", name = "Bodyguard Grum", ja = "護衛グラム", combat = 5, command = 1, politics = 0,
        flavour = "Speaks rarely. Stands in the way often." }

-- rogues
rebel { id = "pilot_lark", name = "Pilot Lark", ja = "操縦士ラーク", combat = 4, command = 2, politics = 2,
        flavour = "Lands things that have no wings left." }
rebel { id = "smuggler_ferro", name = "Smuggler Ferro", ja = "密輸人フェロ", combat = 4, command = 1, politics = 2,
        flavour = "Customs officers send him birthday cards." }
rebel { id = "spy_nione", name = "Spy Nione", ja = "密偵ニオネ", combat = 3, command = 0, politics = 3,
        flavour = "You met her last week. You thought she was the wall." }
rebel { id = "engineer_pell", name = "Engineer Pell", ja = "技師ペル", combat = 2, command = 1, politics = 2,
        flavour = "Knows which bolt holds up an empire." }
rebel { id = "mystic_aurel", name = "Mystic Aurel", ja = "神秘家アウレル", combat = 4, command = 2, politics = 4,
        flavour = "Says the stars are on our side. So far they have not denied it." }

-- Imperial Knights (starting deck)
imperial { id = "knight_of_the_lance", name = "Knight of the Lance", ja = "槍の帝国騎士", knight = 1,
           combat = 4, command = 2, politics = 1, flavour = "One direction, and that is forward." }
imperial { id = "knight_of_the_wall", name = "Knight of the Wall", ja = "壁の帝国騎士", knight = 1,
           combat = 4, command = 3, politics = 1, flavour = "Has held the same gate for nine years." }
imperial { id = "knight_of_the_blade", name = "Knight of the Blade", ja = "刃の帝国騎士", knight = 1,
           combat = 5, command = 2, politics = 1, flavour = "Wears no helmet. Nobody has aimed that well." }
imperial { id = "knight_of_the_crown", name = "Knight of the Crown", ja = "冠の帝国騎士", knight = 1,
           combat = 5, command = 3, politics = 1, flavour = "Swore an oath, and has begun to read it." }

-- other imperial characters (reserve)
imperial { id = "crown_heir", name = "Crown Heir", ja = "帝位継承者", combat = 3, command = 3, politics = 4,
           flavour = "Waiting is also a kind of treason." }
imperial { id = "voice_of_the_throne", name = "Voice of the Throne", ja = "玉座の声", combat = 1, command = 2, politics = 5,
           flavour = "Nobody has heard the throne itself for years." }
imperial { id = "grand_marshal", name = "Grand Marshal", ja = "大元帥", combat = 3, command = 4, politics = 2,
           flavour = "Moves worlds about like inkwells." }
imperial { id = "lord_of_the_fleet", name = "Lord of the Fleet", ja = "艦隊卿", combat = 2, command = 4, politics = 2,
           flavour = "A thousand ships, and a fear of water." }
imperial { id = "inquisitor", name = "Inquisitor", ja = "異端審問官", combat = 5, command = 1, politics = 3,
           flavour = "Asks one question. Knows the answer." }
imperial { id = "master_of_spies", name = "Master of Spies", ja = "密偵頭", combat = 4, command = 1, politics = 4,
           flavour = "Pays both sides, to be fair." }

-- planets.lua: the nine planets of the map, in the order of their numbers.

planet { id = "tarn", name = "Tarn", ja = "ターン", zone = "outer", garrison = 2, economy = 1, influence = 1,
         look = "water-drop #3f8fb0" }
planet { id = "oressa", name = "Oressa", ja = "オレッサ", zone = "outer", garrison = 2, economy = 1, influence = 2,
         look = "desert #d9a24a" }
planet { id = "kolvane", name = "Kolvane", ja = "コルヴァネ", zone = "outer", garrison = 3, economy = 1, influence = 3,
         look = "volcano #b0482f" }
planet { id = "merrow", name = "Merrow", ja = "メロウ", zone = "outer", garrison = 3, economy = 2, influence = 2,
         look = "island #2f9a86" }
planet { id = "duskhaven", name = "Duskhaven", ja = "ダスクヘイヴン", zone = "outer", garrison = 4, economy = 2, influence = 3,
         look = "evil-moon #7a5aa0" }
planet { id = "veyra", name = "Veyra", ja = "ヴェイラ", zone = "central", garrison = 4, economy = 1, influence = 3,
         look = "forest #5f9a4a" }
planet { id = "castellan", name = "Castellan", ja = "カステラン", zone = "central", garrison = 5, economy = 2, influence = 4,
         look = "castle #9a9aa6" }
planet { id = "aurelion", name = "Aurelion", ja = "アウレリオン", zone = "central", garrison = 6, economy = 2, influence = 5,
         look = "sun #e2b33c" }
planet { id = "imperatrix", name = "Imperatrix", ja = "帝都インペラトリクス", zone = "capital",
         garrison = 10, economy = 3, influence = 1, flavour = "All roads lead here. So do all grudges.",
         look = "imperial-crown #b3202c" }

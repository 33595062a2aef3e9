-- scenarios.lua: how long a game lasts and what everybody begins with.

scenario { id = "short", name = "A Short Evening", rounds = 4, coins = 3, hand = 3 }
scenario { id = "long", name = "A Long Night", rounds = 9, coins = 5, hand = 2 }

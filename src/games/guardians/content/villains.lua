-- Doktor Skarov and those who work for him.

master { id = "skarov", name = "Doktor Skarov", type = "genius", speed = 2, attack = 5, defense = 6, actions = 3,
         health = 6,
         passive = { ranged { of = "this_villain" } }, once = "turn",
         when = { on { "would_hit", optional = true, cost { discard_event {} }, foil {} } },
         flavour = "They laughed at him at the academy. The academy is a lake now." }

lieutenant { id = "chi", name = "Chi", type = "kinoichi", speed = 3, attack = 4, defense = 6, actions = 3, health = 3,
             once = "turn", when = { on { "attacked", optional = true, shift { 1, of = "this_villain" } } },
             flavour = "The eldest sister. She was behind you when you began this sentence." }
lieutenant { id = "ki", name = "Ki", type = "kinoichi", speed = 3, attack = 4, defense = 5, actions = 3, health = 3,
             once = "activation", when = { on { "attack_done", optional = true, free_attack { of = "this_villain" } } },
             flavour = "The middle sister. She never says a thing once when twice will hurt more." }
lieutenant { id = "noi", name = "Noi", type = "kinoichi", speed = 3, attack = 4, defense = 5, actions = 3, health = 3,
             passive = { two_targets { of = "this_villain" } },
             flavour = "The youngest sister. Two swords, two targets, no patience." }
lieutenant { id = "alison", name = "Alison", type = "mutant", speed = 2, attack = 5, defense = 5, actions = 3,
             health = 5,
             passive = { push_far { of = "this_villain" } },
             flavour = "She answered an advertisement for a laboratory assistant. She should have read the back." }

acolyte { id = "android", name = "Android", type = "robot", figures = 10,
          speed = 1, attack = 3, defense = 4, actions = 2, health = 1, passive = { fewer { of = "this_villain" } },
          flavour = "Riveted, enamelled, and polite until the second knock." }
acolyte { id = "gynoid", name = "Gynoid", type = "robot", figures = 10,
          speed = 2, attack = 3, defense = 3, actions = 2, health = 1, passive = { ranged { of = "this_villain" } },
          flavour = "Her eyes light up when she sees you. Then the rest of the corridor does." }
acolyte { id = "araknoid", name = "Araknoid", type = "robot", figures = 10,
          speed = 3, attack = 3, defense = 3, actions = 2, health = 1, passive = { slips { of = "this_villain" } },
          flavour = "Eight legs, no brakes." }

-- Doktor Skarov and those who work for him.

master { id = "skarov", name = "Doktor Skarov", type = "genius", speed = 2, attack = 5, defense = 6, actions = 3,
         health = 6,
         passive = { ranged { of = "this_villain" } }, once = "turn",
         when = { on { "would_hit", optional = true, cost { discard_event {} }, foil {} } },
         look = "human screens coat bald goggles beard skin0 #2c6b48 #ece6d6 #c4282f #8d8d95 skull-crossed-bones",
         flavour = "They laughed at him at the academy. The academy is a lake now." }

lieutenant { id = "chi", name = "Chi", type = "kinoichi", speed = 3, attack = 4, defense = 6, actions = 3, health = 3,
             once = "turn", when = { on { "attacked", optional = true, shift { 1, of = "this_villain" } } },
             look = "human moon vest bun slits scarf skin4 #7a2435 #201c28 #d8412f #1b1b24 shuriken",
             flavour = "The eldest sister. She was behind you when you began this sentence." }
lieutenant { id = "ki", name = "Ki", type = "kinoichi", speed = 3, attack = 4, defense = 5, actions = 3, health = 3,
             once = "activation", when = { on { "attack_done", optional = true, free_attack { of = "this_villain" } } },
             look = "human rain hoodie bob eyes scarf skin5 #2a6a66 #1c2a2c #35a38c #15131c sai",
             flavour = "The middle sister. She never says a thing once when twice will hurt more." }
lieutenant { id = "noi", name = "Noi", type = "kinoichi", speed = 3, attack = 4, defense = 5, actions = 3, health = 3,
             passive = { two_targets { of = "this_villain" } },
             look = "human storm armour long mask lips skin4 #55407e #241f33 #e0b23a #2a1d16 katana",
             flavour = "The youngest sister. Two swords, two targets, no patience." }
lieutenant { id = "alison", name = "Alison", type = "mutant", speed = 2, attack = 5, defense = 5, actions = 3,
             health = 5,
             passive = { push_far { of = "this_villain" } },
             look = "human flames apron wild glow grin skin8 #3d5a2c #4c3b63 #b7e04a #9a3fae biohazard",
             flavour = "She answered an advertisement for a laboratory assistant. She should have read the back." }

acolyte { id = "android", name = "Android", type = "robot", figures = 10,
          speed = 1, attack = 3, defense = 4, actions = 2, health = 1, passive = { fewer { of = "this_villain" } },
          look = "robot doors armour bald goggles grille skin6 #52708c #7f8d99 #e0523c #7d7d85 vintage-robot",
          flavour = "Riveted, enamelled, and polite until the second knock." }
acolyte { id = "gynoid", name = "Gynoid", type = "robot", figures = 10,
          speed = 2, attack = 3, defense = 3, actions = 2, health = 1, passive = { ranged { of = "this_villain" } },
          look = "robot rays dress bob glow lips skin9 #8c4a78 #b9b3c4 #f06fb0 #d9b36c android-mask",
          flavour = "Her eyes light up when she sees you. Then the rest of the corridor does." }
acolyte { id = "araknoid", name = "Araknoid", type = "robot", figures = 10,
          speed = 3, attack = 3, defense = 3, actions = 2, health = 1, passive = { slips { of = "this_villain" } },
          look = "insect screens armour bald eyes grille skin6 #4a5a34 #5b6157 #a7d93f #2a1d16 spider-bot",
          flavour = "Eight legs, no brakes." }

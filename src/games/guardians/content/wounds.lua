-- The Wound cards: 20.

wound { id = "twisted_ankle", name = "Twisted Ankle", copies = 4, speed = -1,
        look = "foot-trip #a8574c",
        flavour = "He will limp until the last panel." }
wound { id = "sprained_wrist", name = "Sprained Wrist", copies = 4, attack = -1,
        look = "hand-bandage #b3653f",
        flavour = "POW has become more of a pff." }
wound { id = "cracked_rib", name = "Cracked Rib", copies = 4, defense = -1,
        look = "ribcage #8c3f4a",
        flavour = "It only hurts during witty remarks." }
wound { id = "seeing_stars", name = "Seeing Stars", copies = 4, mental = -1,
        look = "knocked-out-stars #a3762a",
        flavour = "And little birds, in a circle, singing in close harmony." }
wound { id = "knocked_silly", name = "Knocked Silly", copies = 2, speed = -1, mental = -1,
        look = "broken-skull #7a4a6e",
        flavour = "Which way is up? Whose feet are these?" }
wound { id = "torn_cape", name = "Torn Cape", copies = 2, no_unique = 1,
        look = "cape #9a4136",
        flavour = "One cannot be magnificent with one's lining showing." }

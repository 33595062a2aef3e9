-- The Wound cards: 20.

wound { id = "twisted_ankle", name = "Twisted Ankle", copies = 4, speed = -1,
        flavour = "He will limp until the last panel." }
wound { id = "sprained_wrist", name = "Sprained Wrist", copies = 4, attack = -1,
        flavour = "POW has become more of a pff." }
wound { id = "cracked_rib", name = "Cracked Rib", copies = 4, defense = -1,
        flavour = "It only hurts during witty remarks." }
wound { id = "seeing_stars", name = "Seeing Stars", copies = 4, mental = -1,
        flavour = "And little birds, in a circle, singing in close harmony." }
wound { id = "knocked_silly", name = "Knocked Silly", copies = 2, speed = -1, mental = -1,
        flavour = "Which way is up? Whose feet are these?" }
wound { id = "torn_cape", name = "Torn Cape", copies = 2, no_unique = 1,
        flavour = "One cannot be magnificent with one's lining showing." }

-- Monsters: Acolytes, each Sin's own, the Hell Club, and what a Hero may turn into.

acolyte { id = "doctor", name = "Corrupted Doctor", fight = 2, defense = 2 }
acolyte { id = "hobo", name = "Corrupted Hobo", fight = 2, defense = 2 }
acolyte { id = "nun", name = "Corrupted Nun", fight = 2, defense = 2 }

abomination { id = "pride_abomination", name = "Abomination of Pride", fight = 3, defense = 3 }
controller { id = "pride_controller", name = "Controller of Pride", fight = 4, defense = 4 }
avatar { id = "pride_avatar", name = "Avatar of Pride", fight = 6, defense = 6 }

abomination { id = "sloth_abomination", name = "Abomination of Sloth", fight = 3, defense = 3 }
controller { id = "sloth_controller", name = "Controller of Sloth", fight = 3, defense = 5 }
avatar { id = "sloth_avatar", name = "Avatar of Sloth", fight = 5, defense = 7 }

hell_club { id = "the_runner", name = "The Runner", fight = 4, defense = 4, move = 3,
            flavour = "He gives everybody a start. He likes it better that way." }
hell_club { id = "the_bouncer", name = "The Bouncer", fight = 6, defense = 6, passive = { grip {} },
            flavour = "Nobody leaves early." }
hell_club { id = "the_singer", name = "The Singer", fight = 4, defense = 5, passive = { sin_corruption {} },
            flavour = "She takes requests. She takes everything else as well." }
hell_club { id = "the_hostess", name = "The Hostess", fight = 5, defense = 5, passive = { no_repent {} },
            flavour = "Your sins are at home here. Please, let her take their coats." }
hell_club { id = "the_dealer", name = "The Dealer", fight = 5, defense = 4, passive = { greed {} },
            flavour = "He never touches the chips. They come to him." }

turned_hero { id = "turned_hero", name = "Turned Hero", fight = 4, defense = 4 }

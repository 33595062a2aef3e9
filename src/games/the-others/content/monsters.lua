-- Monsters: Acolytes, each Sin's own, the Hell Club, and what a Hero may turn into.

acolyte { id = "doctor", name = "Corrupted Doctor", fight = 2, defense = 2,
          look = "human rain coat tophat goggles beak skin9 #4f6b52 #2f2c36 #cfd8a0 #1b1b24 plague-doctor-profile" }
acolyte { id = "hobo", name = "Corrupted Hobo", fight = 2, defense = 2,
          look = "human city hoodie beanie glow beard skin8 #4a4436 #54452f #e9a23f #6e6552 shambling-zombie" }
acolyte { id = "nun", name = "Corrupted Nun", fight = 2, defense = 2,
          look = "human doors dress veil glow stern skin9 #3c4468 #1d1b29 #9ecbff #1b1b24 nun-face" }

abomination { id = "pride_abomination", name = "Abomination of Pride", fight = 3, defense = 3,
              look = "beast rays armour crest slits fangs skin7 #7a4a14 #4a1f2a #f2b33c #7a2318 lion" }
controller { id = "pride_controller", name = "Controller of Pride", fight = 4, defense = 4,
             look = "human moon cape crown mask smirk skin9 #5c2a5a #2d1230 #f2b33c #e9e2cf ceremonial-mask" }
avatar { id = "pride_avatar", name = "Avatar of Pride", fight = 6, defense = 6,
         look = "skull flames armour halo glow stern skin9 #7a1f2d #3a1016 #ffd75e #f2b33c crowned-skull" }

abomination { id = "sloth_abomination", name = "Abomination of Sloth", fight = 3, defense = 3,
              look = "alien plain hoodie ooze eyes fangs skin8 #3d5426 #2f3d22 #93c95a #7fb069 gooey-daemon" }
controller { id = "sloth_controller", name = "Controller of Sloth", fight = 3, defense = 5,
             look = "beast doors apron ooze shade stern skin2 #6b4a1c #4a3524 #e9a24a #c98a3c sloth" }
avatar { id = "sloth_avatar", name = "Avatar of Sloth", fight = 5, defense = 7,
         look = "skull storm cape horns glow stern skin8 #5a1420 #2a1016 #ff4a5e #2a1016 horned-skull" }

hell_club { id = "the_runner", name = "The Runner", fight = 4, defense = 4, move = 3,
            flavour = "He gives everybody a start. He likes it better that way.",
            look = "human storm jumpsuit visor glow grin skin6 #7a2a5c #2d2a35 #ff6bb0 #e9e2cf run" }
hell_club { id = "the_bouncer", name = "The Bouncer", fight = 6, defense = 6, passive = { grip {} },
            flavour = "Nobody leaves early.",
            look = "beast doors suit horns shade stern skin3 #5c1f2d #1d1b24 #d8412f #1b1b24 bull-horns" }
hell_club { id = "the_singer", name = "The Singer", fight = 4, defense = 5, passive = { sin_corruption {} },
            flavour = "She takes requests. She takes everything else as well.",
            look = "human stars dress long glow lips skin9 #2d1f5c #7a1f5c #ff6bb0 #d9b36c old-microphone" }
hell_club { id = "the_hostess", name = "The Hostess", fight = 5, defense = 5, passive = { no_repent {} },
            flavour = "Your sins are at home here. Please, let her take their coats.",
            look = "insect doors dress bun glow lips skin9 #5c2a1f #6e1626 #ffb03c #2a1d16 wine-glass" }
hell_club { id = "the_dealer", name = "The Dealer", fight = 5, defense = 4, passive = { greed {} },
            flavour = "He never touches the chips. They come to him.",
            look = "skull screens vest visor glow grin skin9 #1f5c4a #1d2a24 #6bffb0 #2a1d16 poker-hand" }

turned_hero { id = "turned_hero", name = "Turned Hero", fight = 4, defense = 4,
              look = "human flames trench hood glow fangs skin8 #5c1420 #2d2a35 #ff4a5e #1b1b24 evil-hand" }

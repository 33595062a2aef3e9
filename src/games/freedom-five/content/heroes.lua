-- The eight Hero boards with their Character cards.

hero { id = "legacy", name = "Legacy", civil_name = "Abel Whitlock",
       about = "The leader: names the first player, makes everybody beside him better.",
       mind = 4, body = 4, spirit = 3, tech = 5, move = 2, recover = 2, heal = 2,
       heal_in = { "freedom_tower" }, home = { "freedom_tower", "ferris_field" }, names_first = 1, has_die = 1,
       private_name = "Open Surgery Hours", private_use = "free_once", private_effect = { draw { 1,
       of = "other_hero" } },
       hero_name = "The White Die", hero_use = "free_once", hero_effect = { white_die { of = "hero_here" } },
       flavour = "Seven generations of jaw, and the manners to match.",
       look = "human rays cape short eyes grin skin0 #f0b93c #2459a8 #cf3a2e #2b2320 round-star" }

hero { id = "wraith", name = "Wraith", civil_name = "Ines Valcourt",
       about = "The detective: many cards, few friends in sight, and Henchmen who never hear her land.",
       mind = 3, body = 4, spirit = 5, tech = 4, move = 2, recover = 2, heal = 2,
       heal_in = { "nightshade_heights" }, home = { "nightshade_heights", "freedom_tower" },
       private_name = "The Charity Ball", private_use = "free_once",
       private_effect = { cost { discard { 1 } }, draw { 2 } },
       hero_name = "From Above", hero_when = { on { "moved", optional = true, remove { 1 } } },
       flavour = "By day she signs cheques. By night the underworld bounces.",
       look = "human moon cape hood mask lips skin4 #5a4b94 #33254f #a58be0 #1b1b24 moon" }

hero { id = "absolute_zero", name = "Absolute Zero", civil_name = "Ansel Frey",
       about = "The engine of ice: pain makes him stronger, until it does not.",
       mind = 5, body = 3, spirit = 4, tech = 4, move = 2, recover = 1, heal = 3,
       heal_in = { "freedom_tower" }, home = { "freedom_tower", "winter_gardens" },
       private_name = "Cold Chamber", private_use = "action_once", private_effect = { heal { 1 }, draw { 1 } },
       hero_name = "Thermodynamics", hero_passive = { villain_dice { 1, when = { "damaged", 1 } } },
       flavour = "He was asked to warm to the team. He is working on it.",
       look = "human rays armour helmet goggles stern skin9 #7cc9e6 #d9eef5 #2f8fc0 #eaf6fb snowflake-2" }

hero { id = "tachyon", name = "Tachyon", civil_name = "Dr. Maro Quill",
       about = "The sprinter: everywhere at once, for as long as the notes hold out.",
       mind = 4, body = 4, spirit = 5, tech = 3, move = 4, recover = 2, heal = 1,
       heal_in = { "freedom_tower" }, home = { "freedom_tower", "halvard_institute" },
       private_name = "Laboratory Notes", private_passive = { recovers { 1 } },
       hero_name = "Between Two Seconds", hero_use = "free_once", hero_effect = { move { 1 } },
       flavour = "She has already finished this sentence.",
       look = "human storm jumpsuit wild goggles grin skin2 #f2933f #d8382a #ffd24a #6b2412 lightning-trio" }

hero { id = "bunker", name = "Bunker", civil_name = "Lieutenant Thea Osgood",
       about = "The armour: slow to arrive, hard to move, mends herself anywhere.",
       mind = 4, body = 5, spirit = 4, tech = 3, move = 1, recover = 2, heal = 2, heals_anywhere = 1,
       home = { "freedom_tower", "memorial_barracks" },
       private_name = "Field Workshop", private_use = "free_once", private_effect = { recall { 1 } },
       hero_name = "Dug In", hero_passive = { tough { 1 }, henchman_dice { 1 } },
       flavour = "Three tonnes of suit around one very patient officer.",
       look = "robot city armour helmet glow grille skin6 #cdbb6c #5d6b34 #ffb52e #2a1d16 crosshair" }

hero { id = "marginalia", name = "Marginalia", civil_name = "Philippa Strand",
       about = "The reader: what she writes into the margins of the world comes true, mostly.",
       mind = 3, body = 5, spirit = 4, tech = 4, move = 2, recover = 3, heal = 1,
       heal_in = { "paper_lane" }, home = { "paper_lane", "foundry_row" },
       private_name = "Second Reading", private_use = "free_once",
       private_effect = { cost { discard { 1 } }, recall { 1 }, draw { 1 } },
       hero_name = "Footnote", hero_when = { on { "tested", optional = true, reroll { 1 } } },
       flavour = "See page 15, note 2: the villain falls.",
       look = "human doors vest bun glasses lips skin1 #dd8fac #7d2f5e #f2d7a0 #5a2a20 open-book" }

hero { id = "kerbstone", name = "Kerbstone", civil_name = "Joss Adeyemi",
       about = "The street itself: gets up again, and gets others up with him.",
       mind = 4, body = 3, spirit = 4, tech = 5, move = 3, recover = 2, heal = 1,
       heal_in = { "quarry_park" }, home = { "quarry_park", "cobblers_rise" },
       private_name = "Half-Day Mason", private_use = "free_once",
       private_effect = { given { "at_home", heal { 1 }, otherwise = { draw { 1 } } } },
       hero_name = "Load-Bearing",
       hero_when = { on { "hurt", optional = true, cost { discard { 1 } }, prevent { 2 } } },
       flavour = "He was laid in eighteen ninety-four and has been walked over long enough.",
       look = "human city hoodie bald glow beard skin6 #c9bfa8 #e07b2a #f2c230 #5d6670 traffic-cone" }

hero { id = "ninth_bell", name = "Ninth Bell", civil_name = "Tomas Ilk",
       about = "The watch: where it rings, crowds go home and Anarchy loses its nerve.",
       mind = 5, body = 4, spirit = 3, tech = 4, move = 3, recover = 1, heal = 2,
       heal_in = { "freedom_tower" }, home = { "freedom_tower", "belltower_row" },
       private_name = "Vespers", private_use = "free_once", private_effect = { heal { 1,
       of = "other_here" }, draw { 1 } },
       hero_name = "Toll", hero_use = "action_once",
       hero_effect = { choose { { calm { 1, at = "here_or_near" } }, { remove { 2, at = "here_or_near" } } } },
       flavour = "There are eight bells in the tower. The ninth walks.",
       look = "human moon cape hood glow stern skin7 #3f6080 #7a5220 #ffd75c #2a1d16 ringing-bell" }

-- The Power cards of GoldenBoy: 8 normal ones, 2 for a Rookie, 2 for a Veteran.

power { id = "fourteen_carat_fists", name = "Fourteen-Carat Fists", hero = "goldenboy", attack = 2,
        symbol = "attack", mode = "permanent", passive = { dice { 1 } },
        look = "fist #c8402f",
        flavour = "Hallmarked on the left, bruised on the right." }
power { id = "earthquake", name = "Earthquake", hero = "goldenboy", attack = 1, defense = 1,
        symbol = "attack", mode = "unique_action", effect = { each { "villain_beside", fight {} } },
        look = "earth-crack #c8402f",
        flavour = "One stamp. The seismologists two towns away put down their coffee." }
power { id = "solid_gold", name = "Solid Gold", hero = "goldenboy", defense = 2, speed = -1,
        symbol = "defense", mode = "permanent", passive = { fewer { 1 } },
        look = "gold-bar #2f6db3",
        flavour = "Soft metal, say the chemists. The chemists have never punched him." }
power { id = "nobody_is_looking", name = "Nobody Is Looking", hero = "goldenboy", mental = 1, defense = 1,
        symbol = "mental", mode = "permanent", passive = { checks { -2, when = "alone" } },
        look = "abacus #7a4a9e",
        flavour = "Left alone for a minute he does long division. For fun." }
power { id = "gangway", name = "Gangway!", hero = "goldenboy", speed = 1, attack = 1,
        symbol = "movement", mode = "action",
        effect = { shift { 2, of = "villain_beside" }, shift { 1 } },
        look = "charging-bull #3f8f4f",
        flavour = "Pardon me. Pardon me. Pardon THIS." }
power { id = "all_muscle", name = "All Muscle", hero = "goldenboy", attack = 3, mental = -1,
        look = "biceps #2a7a80",
        flavour = "There is thinking, and there is doing, and the doing has bigger arms." }
power { id = "golden_thunderclap", name = "Golden Thunderclap", hero = "goldenboy",
        symbol = "attack", mode = "action", effect = { strike { 2 } },
        look = "thunder-struck #c8402f",
        flavour = "He claps once. It is not applause." }
power { id = "show_off", name = "Show-Off", hero = "goldenboy",
        symbol = "weakness", mode = "permanent", passive = { defense { -1 }, must_attack {} },
        look = "muscle-up #6b6470",
        flavour = "Hey, gang! Watch this! Is everybody watching? Somebody watch!" }

power { id = "sparring_partner", name = "Sparring Partner", hero = "goldenboy", rank = "rookie", attack = 1,
        replaces = "earthquake",
        look = "punching-bag #2a7a80",
        flavour = "The punchbag has asked for a transfer." }
power { id = "counts_on_his_fingers", name = "Counts on His Fingers", hero = "goldenboy", rank = "rookie",
        replaces = "nobody_is_looking", symbol = "mental", mode = "permanent",
        passive = { checks { -1, when = "alone" } },
        look = "hand #7a4a9e",
        flavour = "Up to ten he is infallible." }
power { id = "twenty_four_carat", name = "Twenty-Four Carat", hero = "goldenboy", rank = "veteran", attack = 3,
        symbol = "attack", mode = "permanent", passive = { dice { 1 }, dice { 1, when = "damaged" } },
        look = "cut-diamond #c8402f",
        flavour = "Scratch him, and he only shines the more." }
power { id = "you_scratched_me", name = "You Scratched Me!", hero = "goldenboy", rank = "veteran",
        defense = 2, speed = 1, symbol = "defense", mode = "permanent",
        when = { on { "hit", optional = true, fight { of = "attacker" } } },
        look = "angry-eyes #2f6db3",
        flavour = "An hour of polishing. An HOUR." }

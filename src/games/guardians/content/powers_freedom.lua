-- The Power cards of Sgt Freedom: 8 normal ones, 2 for a Rookie, 2 for a Veteran.

power { id = "one_two_for_justice", name = "One-Two for Justice", hero = "sgt_freedom", attack = 2,
        symbol = "attack", mode = "action", effect = { strike { 2, style = "flanked" } },
        look = "punch-blast #c8402f",
        flavour = "You take the one. I shall take the two." }
power { id = "close_ranks", name = "Close Ranks!", hero = "sgt_freedom", attack = 1, defense = 1,
        symbol = "coordination", mode = "permanent", passive = { defense { 1, of = "others_in_room" } },
        look = "shield-echoes #d08c1f",
        flavour = "Shoulder to shoulder! No, the other shoulder, Barney." }
power { id = "not_on_my_watch", name = "Not on My Watch", hero = "sgt_freedom", defense = 2,
        symbol = "defense", mode = "permanent",
        when = { on { "ally_attacked", condition = "target_beside", optional = true, intercept {} } },
        look = "shield-bash #2f6db3",
        flavour = "The shield has forty dents. He knows each one by name." }
power { id = "field_briefing", name = "Field Briefing", hero = "sgt_freedom", mental = 1, speed = 1,
        symbol = "mental", mode = "unique_action", effect = { ease { 1, of = "each_hero" } },
        look = "public-speaker #7a4a9e",
        flavour = "The plan has four parts. Part four is the exciting one." }
power { id = "forward_march", name = "Forward, March!", hero = "sgt_freedom", speed = 1, attack = 1,
        symbol = "movement", mode = "action", effect = { move { 1, of = "other_hero" } },
        look = "steeltoe-boots #3f8f4f",
        flavour = "And a-left, and a-right, and mind the acid." }
power { id = "a_moments_reflection", name = "A Moment's Reflection", hero = "sgt_freedom", mental = 2, attack = -1,
        look = "thought-bubble #2a7a80",
        flavour = "What would Abraham Lincoln do? He would look for the fuse box." }
power { id = "follow_me", name = "Follow Me!", hero = "sgt_freedom",
        symbol = "coordination", mode = "permanent", passive = { attack { 1, of = "other_heroes",
        when = "activated" } },
        look = "rally-the-troops #d08c1f",
        flavour = "He always goes in first. The doors of this country have learned to fear it." }
power { id = "barking_orders", name = "Barking Orders", hero = "sgt_freedom",
        symbol = "weakness", mode = "permanent", passive = { mental { -1, of = "other_heroes" } },
        look = "shouting #6b6470",
        flavour = "LEFT! NO, MY LEFT! WHO TOUCHED THAT? WHO IS BREATHING?" }

power { id = "boot_camp_basics", name = "Boot Camp Basics", hero = "sgt_freedom", rank = "rookie", defense = 1,
        replaces = "close_ranks",
        look = "boots #2a7a80",
        flavour = "Keep your head down and your chin up. It takes practice." }
power { id = "crib_sheet", name = "Crib Sheet", hero = "sgt_freedom", rank = "rookie", replaces = "field_briefing",
        symbol = "mental", mode = "unique_action", effect = { ease { 1, of = "other_hero" } },
        look = "scroll-quill #7a4a9e",
        flavour = "Written on the inside of the shield, in very small letters." }
power { id = "give_em_the_works", name = "Give 'Em the Works!", hero = "sgt_freedom", rank = "veteran",
        attack = 2, defense = 1, symbol = "coordination", mode = "unique_action",
        effect = { free_attack { of = "other_in_room" } },
        look = "pointing #d08c1f",
        flavour = "He only points. It is a very good point." }
power { id = "old_soldiers_eye", name = "Old Soldier's Eye", hero = "sgt_freedom", rank = "veteran",
        mental = 2, speed = 1, symbol = "defense", mode = "permanent", passive = { fewer { 1, of = "team_in_room" } },
        look = "awareness #2f6db3",
        flavour = "He hears the click before the gun has made up its mind." }

-- Bystander cards: 12 with 1 icon, 5 with 2, and 3 penalties with none; 2 more in each envelope.

bystander { id = "tram_conductor", name = "The Tram Conductor", effect = { move { 2 } },
            flavour = "Anywhere but the depot, guv." }
bystander { id = "night_nurse", name = "The Night Nurse", effect = { heal { 1 } },
            flavour = "She has stitched worse capes than yours." }
bystander { id = "newspaper_boy", name = "The Newspaper Boy", effect = { draw { 1 } },
            flavour = "Read all about it. He has." }
bystander { id = "retired_boxer", name = "The Retired Boxer", effect = { remove { 1, at = "here_or_near" } },
            flavour = "Left hook, nap, left hook." }
bystander { id = "flower_seller", name = "The Flower Seller", effect = { draw { 1, of = "any_hero" } },
            flavour = "Take a red one. The ones with the listening device are white." }
bystander { id = "lost_child", name = "The Lost Child", effect = { draw { 1 } },
            flavour = "She knows exactly where she is. Her parents are lost." }
bystander { id = "bicycle_courier", name = "The Bicycle Courier", effect = { move { 1, of = "any_hero" } },
            flavour = "Between two trams there is always room for one idiot." }
bystander { id = "watchmaker", name = "The Watchmaker", effect = { refresh { 1 } },
            flavour = "You have more time than you think. He has checked." }
bystander { id = "window_cleaner", name = "The Window Cleaner", effect = { remove { 1, at = "any_location" } },
            flavour = "From up there he sees everything, and drops some of it." }
bystander { id = "court_stenographer", name = "The Court Stenographer", effect = { recall { 1 } },
            flavour = "You said it on page nine." }
bystander { id = "street_violinist", name = "The Street Violinist", effect = { heal { 1, of = "any_hero" } },
            flavour = "One bar of that and you could go another round." }
bystander { id = "locksmith", name = "The Locksmith", effect = { strip { 1, villain = "any_villain" } },
            flavour = "He fitted the villain's cellar. He kept a key. He keeps all the keys." }
bystander { id = "mayors_driver", name = "The Mayor's Driver", icons = 2, effect = { draw { 1 } },
            flavour = "He has never seen anything, and remembers all of it." }
bystander { id = "professor_on_leave", name = "The Professor on Leave", icons = 2, effect = { dice { 1 } },
            flavour = "Strictly speaking it is your left tentacle that should worry." }
bystander { id = "fire_captain", name = "The Fire Captain", icons = 2, effect = { calm { 1, at = "near" } },
            flavour = "She has a ladder, an axe and the only working hydrant." }
bystander { id = "union_steward", name = "The Union Steward", icons = 2, effect = { remove { 2, at = "near" } },
            flavour = "The henchmen had not heard of overtime." }
bystander { id = "opera_singer", name = "The Opera Singer", icons = 2, effect = { heal { 1 } },
            flavour = "Her scream broke the window. Her C broke the safe." }
bystander { id = "man_with_a_mask", name = "The Man with the Other Mask", icons = 0,
            effect = { hurt { 1 } }, flavour = "Thank you, he says, and the sleeve has a blade in it." }
bystander { id = "grateful_saboteur", name = "The Grateful Saboteur", icons = 0,
            effect = { discard { 1 } }, flavour = "She hugged everyone. Everyone is missing something." }
bystander { id = "decoy", name = "The Decoy", icons = 0,
            effect = { place_henchman { 1 } },
            flavour = "It is a coat on a broom. Behind you is the rest of the plan." }

-- envelope 1
bystander { id = "cub_reporter", name = "The Cub Reporter", envelope = 1, effect = { draw { 2 } },
            flavour = "Just one question, she says, and has nine." }
bystander { id = "lamplighter", name = "The Lamplighter", icons = 2, envelope = 1, effect = { draw { 1 } },
            flavour = "After that night there was one more lantern on the square." }
-- envelope 2
bystander { id = "deserter", name = "The Deserter", envelope = 2, effect = { strip { 2, villain = "any_villain" } },
            flavour = "He joined for the boots. He left without them." }
bystander { id = "steel_worker", name = "The Steel Worker", envelope = 2, effect = { guard { 1 }, draw { 1 } },
            flavour = "Stand behind this, she says, and means the door of a furnace." }
-- envelope 3
bystander { id = "four_witnesses", name = "The Fourth Witness", icons = 2, envelope = 3, effect = { draw { 1 } },
            flavour = "The other three saw four different villains." }
bystander { id = "magistrate", name = "The Magistrate", envelope = 3, effect = { new_justice {}, draw { 1 } },
            flavour = "Bail is refused. So is dessert." }
-- envelope 4
bystander { id = "site_foreman", name = "The Site Foreman", envelope = 4, effect = { finish_task {}, draw { 1 } },
            flavour = "Give me the list, he says. All of it. Go and be a hero." }
bystander { id = "choir_master", name = "The Choir Master", envelope = 4, effect = { heal { 1, of = "each_here" } },
            flavour = "Breathe from the cape." }
-- envelope 5
bystander { id = "old_clerk", name = "The Old Clerk", envelope = 5, icons = 2, effect = { recall { 1 } },
            flavour = "Forty years of filing, and finally somebody asks for the Evil drawer." }
bystander { id = "the_doorman", name = "The Doorman", envelope = 5, effect = { refresh { 1 }, draw { 1 } },
            flavour = "Evening. Forty-two, if anybody is counting." }

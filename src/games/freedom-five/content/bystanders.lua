-- Bystander cards: 12 with 1 icon, 5 with 2, and 3 penalties with none; 2 more in each envelope.

bystander { id = "tram_conductor", name = "The Tram Conductor", effect = { move { 2 } },
            flavour = "Anywhere but the depot, guv.",
            look = "human city coat police eyes moustache skin4 #d9b36c #7a2f2a #e0b040 #5a3420 ticket" }
bystander { id = "night_nurse", name = "The Night Nurse", effect = { heal { 1 } },
            flavour = "She has stitched worse capes than yours.",
            look = "human moon apron bun eyes lips skin2 #5a7fb8 #bcd4e4 #f6f2ea #2a1d16 first-aid-kit" }
bystander { id = "newspaper_boy", name = "The Newspaper Boy", effect = { draw { 1 } },
            flavour = "Read all about it. He has.",
            look = "human city vest cap eyes grin skin0 #e0a85c #6b5a3a #b07a3c #8c5a2b newspaper" }
bystander { id = "retired_boxer", name = "The Retired Boxer", effect = { remove { 1, at = "here_or_near" } },
            flavour = "Left hook, nap, left hook.",
            look = "human rays hoodie bald patch stern skin3 #cf6a50 #8c2f39 #d9d0c0 #2a1d16 boxing-glove" }
bystander { id = "flower_seller", name = "The Flower Seller", effect = { draw { 1, of = "any_hero" } },
            flavour = "Take a red one. The ones with the listening device are white.",
            look = "human plain dress long eyes grin skin1 #9ccf86 #b5446e #f2c14e #8c5a2b rose" }
bystander { id = "lost_child", name = "The Lost Child", effect = { draw { 1 } },
            flavour = "She knows exactly where she is. Her parents are lost.",
            look = "human city dress bob eyes stern skin0 #8fbce8 #d8412f #f2d75c #d9b36c duck" }
bystander { id = "bicycle_courier", name = "The Bicycle Courier", effect = { move { 1, of = "any_hero" } },
            flavour = "Between two trams there is always room for one idiot.",
            look = "human rain hoodie helmet goggles grin skin2 #f2a63c #2f6fae #f2d75c #2a1d16 fast-arrow" }
bystander { id = "watchmaker", name = "The Watchmaker", effect = { refresh { 1 } },
            flavour = "You have more time than you think. He has checked.",
            look = "human doors vest bald monocle beard skin4 #b8a06c #4a3a2a #c9a24c #e9e2cf watch" }
bystander { id = "window_cleaner", name = "The Window Cleaner", effect = { remove { 1, at = "any_location" } },
            flavour = "From up there he sees everything, and drops some of it.",
            look = "human city jumpsuit beanie eyes smirk skin5 #7cc4e8 #2f5f8c #f2c14e #2a1d16 water-drop" }
bystander { id = "court_stenographer", name = "The Court Stenographer", effect = { recall { 1 } },
            flavour = "You said it on page nine.",
            look = "human doors suit bun glasses stern skin0 #b8a884 #4a4a5c #8c2f39 #5a3420 pencil" }
bystander { id = "street_violinist", name = "The Street Violinist", effect = { heal { 1, of = "any_hero" } },
            flavour = "One bar of that and you could go another round.",
            look = "human moon coat wild eyes moustache skin1 #7d6a9c #2d2a32 #c98a3c #5a3420 musical-notes" }
bystander { id = "locksmith", name = "The Locksmith", effect = { strip { 1, villain = "any_villain" } },
            flavour = "He fitted the villain's cellar. He kept a key. He keeps all the keys.",
            look = "human plain apron cap glasses beard skin5 #98a2bb #3c3c52 #c9a24c #7d7d85 key" }
bystander { id = "mayors_driver", name = "The Mayor's Driver", icons = 2, effect = { draw { 1 } },
            flavour = "He has never seen anything, and remembers all of it.",
            look = "human city suit police shade stern skin3 #6b7894 #1f2430 #c9c9d2 #1b1b24" }
bystander { id = "professor_on_leave", name = "The Professor on Leave", icons = 2, effect = { dice { 1 } },
            flavour = "Strictly speaking it is your left tentacle that should worry.",
            look = "human rays coat fedora glasses beard skin0 #f0d08a #c9b38a #d8612f #e9e2cf graduate-cap" }
bystander { id = "fire_captain", name = "The Fire Captain", icons = 2, effect = { calm { 1, at = "near" } },
            flavour = "She has a ladder, an axe and the only working hydrant.",
            look = "human flames coat helmet eyes lips skin2 #e8743f #8c2f22 #f2c230 #2a1d16 flame" }
bystander { id = "union_steward", name = "The Union Steward", icons = 2, effect = { remove { 2, at = "near" } },
            flavour = "The henchmen had not heard of overtime.",
            look = "human city vest cap eyes beard skin4 #c07050 #4a5568 #c8372d #8c2f22 fist" }
bystander { id = "opera_singer", name = "The Opera Singer", icons = 2, effect = { heal { 1 } },
            flavour = "Her scream broke the window. Her C broke the safe.",
            look = "human rays dress bun eyes lips skin3 #a2578a #c8372d #f2c14e #1b1b24 musical-notes" }
bystander { id = "man_with_a_mask", name = "The Man with the Other Mask", icons = 0,
            effect = { hurt { 1 } }, flavour = "Thank you, he says, and the sleeve has a blade in it.",
            look = "human doors coat short mask smirk skin0 #6b5a70 #2d2a32 #e9e3d5 #1b1b24 plain-dagger" }
bystander { id = "grateful_saboteur", name = "The Grateful Saboteur", icons = 0,
            effect = { discard { 1 } }, flavour = "She hugged everyone. Everyone is missing something.",
            look = "human plain jumpsuit long eyes grin skin1 #d0ab58 #4a5a3a #e07a3f #b3401f unlit-bomb" }
bystander { id = "decoy", name = "The Decoy", icons = 0,
            effect = { place_henchman { 1 } },
            flavour = "It is a coat on a broom. Behind you is the rest of the plan.",
            look = "human plain trench fedora shade scarf skin9 #8a7f6c #8c7a5c #5a4a3a #2a1d16 help" }

-- envelope 1
bystander { id = "cub_reporter", name = "The Cub Reporter", envelope = 1, effect = { draw { 2 } },
            flavour = "Just one question, she says, and has nine.",
            look = "human city trench bob eyes grin skin4 #f2d08a #a8783c #d8412f #b3401f photo-camera" }
bystander { id = "lamplighter", name = "The Lamplighter", icons = 2, envelope = 1, effect = { draw { 1 } },
            flavour = "After that night there was one more lantern on the square.",
            look = "human moon coat tophat eyes beard skin1 #3f4e7c #4a4438 #f2c230 #e9e2cf lantern" }
-- envelope 2
bystander { id = "deserter", name = "The Deserter", envelope = 2, effect = { strip { 2, villain = "any_villain" } },
            flavour = "He joined for the boots. He left without them.",
            look = "human rain trench helmet eyes stern skin0 #8a9a7a #5a6a4a #8c8c7a #5a3420 peace-dove" }
bystander { id = "steel_worker", name = "The Steel Worker", envelope = 2, effect = { guard { 1 }, draw { 1 } },
            flavour = "Stand behind this, she says, and means the door of a furnace.",
            look = "human flames apron visor goggles stern skin3 #d8682c #4a4a52 #a87a4a #1b1b24 anvil" }
-- envelope 3
bystander { id = "four_witnesses", name = "The Fourth Witness", icons = 2, envelope = 3, effect = { draw { 1 } },
            flavour = "The other three saw four different villains.",
            look = "human rain suit short glasses moustache skin2 #7a94b8 #5c4a3a #d9c89a #5a3420 eye-target" }
bystander { id = "magistrate", name = "The Magistrate", envelope = 3, effect = { new_justice {}, draw { 1 } },
            flavour = "Bail is refused. So is dessert.",
            look = "human doors cape long glasses stern skin5 #9c6a58 #2d2a32 #c8372d #f3efe4 gavel" }
-- envelope 4
bystander { id = "site_foreman", name = "The Site Foreman", envelope = 4, effect = { finish_task {}, draw { 1 } },
            flavour = "Give me the list, he says. All of it. Go and be a hero.",
            look = "human city vest helmet eyes moustache skin1 #c9c08a #4a5568 #f2a63c #5a3420 crane" }
bystander { id = "choir_master", name = "The Choir Master", envelope = 4, effect = { heal { 1, of = "each_here" } },
            flavour = "Breathe from the cape.",
            look = "human rays cape bald glasses grin skin3 #9fb8d8 #3a3f6b #e9e3d5 #2a1d16 musical-notes" }
-- envelope 5
bystander { id = "old_clerk", name = "The Old Clerk", envelope = 5, icons = 2, effect = { recall { 1 } },
            flavour = "Forty years of filing, and finally somebody asks for the Evil drawer.",
            look = "human doors vest visor glasses moustache skin4 #a6b494 #5c5c4a #3f8f6a #e9e2cf files" }
bystander { id = "the_doorman", name = "The Doorman", envelope = 5, effect = { refresh { 1 }, draw { 1 } },
            flavour = "Evening. Forty-two, if anybody is counting.",
            look = "human city coat tophat eyes smirk skin3 #dcb85a #8c1f2a #e0b040 #8a8a94 entry-door" }

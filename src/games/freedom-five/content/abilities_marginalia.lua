-- The Ability cards of Marginalia: what she writes beside the plan becomes the plan.

ability { id = "paper_cut", name = "Paper Cut", hero = "marginalia", colour = "red", dice = 1, use = "action",
          effect = { remove { 2 }, recall { 1 } }, flavour = "The deepest wounds are footnotes.",
          look = "papers #b5446e" }
ability { id = "throw_the_book", name = "Throw the Book", hero = "marginalia", colour = "red", dice = 2,
          use = "action", effect = { cost { discard { 2 } }, strike { 3 } }, flavour = "Unabridged.",
          look = "black-book #b5446e" }
ability { id = "struck_out", name = "Struck Out", hero = "marginalia", colour = "red", dice = 1, use = "action",
          effect = { cost { discard { 1 } }, clear {} },
          flavour = "One red line, and the whole paragraph left by the window.",
          look = "cross-mark #b5446e" }
ability { id = "dog_eared", name = "Dog-Eared", hero = "marginalia", colour = "red", dice = 2,
          when = { on { "hurt", prevent { 1 }, draw { 1 } } },
          flavour = "Bent at the corner, still perfectly readable.",
          look = "folded-paper #b5446e" }
ability { id = "cover_to_cover", name = "Cover to Cover", hero = "marginalia", colour = "red", dice = 1,
          when = { on { "hurt", cost { discard { 1 } }, prevent { 3 } } },
          flavour = "She held up the atlas. The bullet stopped at Portugal.",
          look = "book-pile #b5446e" }
ability { id = "bold_type", name = "Bold Type", hero = "marginalia", colour = "red", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, dice { 2 } }, flavour = "SOMETIMES IT HAS TO BE.",
          look = "stamper #b5446e" }
ability { id = "dedication", name = "Dedication", hero = "marginalia", colour = "blue", dice = 1, use = "action",
          effect = { draw { 2, of = "any_hero" } }, flavour = "To whoever needs it most tonight.",
          look = "rose #a3527f" }
ability { id = "read_aloud", name = "Read Aloud", hero = "marginalia", colour = "blue", dice = 1, use = "action",
          effect = { heal { 1, of = "each_here" }, draw { 1 } },
          flavour = "She does the voices. Grown thugs have wept.",
          look = "public-speaker #a3527f" }
ability { id = "happy_ending", name = "Happy Ending", hero = "marginalia", colour = "blue", dice = 2, use = "action",
          effect = { cost { discard { 3 } }, heal { 2, of = "any_hero" }, calm { 1 } },
          flavour = "She insisted. The publisher gave way.",
          look = "hearts #a3527f" }
ability { id = "between_the_lines", name = "Between the Lines", hero = "marginalia", colour = "blue", dice = 2,
          use = "free", effect = { draw { 1 } }, flavour = "White space is where it happens.",
          look = "magnifying-glass #a3527f" }
ability { id = "poetic_licence", name = "Poetic Licence", hero = "marginalia", colour = "blue", dice = 1,
          when = { on { "tested", success { 1 } } }, flavour = "Laminated. Expires never.",
          look = "feather #a3527f" }
ability { id = "change_of_heart", name = "Change of Heart", hero = "marginalia", colour = "blue", dice = 2,
          when = { on { "scheme", cost { discard { 1 } }, skip { "villain" } } },
          flavour = "In her version he stays home and waters the ferns.",
          look = "broken-heart #a3527f" }
ability { id = "errata", name = "Errata", hero = "marginalia", colour = "green", dice = 1, use = "action",
          effect = { draw { 2 }, new_justice {} }, flavour = "For arsonist read florist, throughout.",
          look = "pencil #94466a" }
ability { id = "index", name = "Index", hero = "marginalia", colour = "green", dice = 1, use = "action",
          effect = { recall { 3 } }, flavour = "See also: see also.",
          look = "files #94466a" }
ability { id = "plot_hole", name = "Plot Hole", hero = "marginalia", colour = "green", dice = 2, use = "action",
          effect = { dismiss { at = "any_location" }, draw { 1 } },
          flavour = "If he was in the vault, who wound the clock?",
          look = "hole #94466a" }
ability { id = "deleted_scene", name = "Deleted Scene", hero = "marginalia", colour = "green", dice = 2,
          when = { on { "scheme", cost { discard { 2 } }, skip { "card" } } },
          flavour = "It slowed the second act.",
          look = "film-strip #94466a" }
ability { id = "citation_needed", name = "Citation Needed", hero = "marginalia", colour = "green", dice = 1,
          when = { on { "advance", cost { discard { 3 } }, cancel {} } },
          flavour = "She raised one finger, and destiny looked for its notes.",
          look = "help #94466a" }
ability { id = "speed_reading", name = "Speed Reading", hero = "marginalia", colour = "green", dice = 2, use = "free",
          effect = { cost { discard { 1 } }, draw { 2 } }, flavour = "Whodunnit, page three.",
          look = "open-book #94466a" }
ability { id = "printing_press", name = "Printing Press", hero = "marginalia", colour = "yellow", dice = 1,
          use = "action", effect = { draw { 1, of = "each_hero" }, discard { 1 } },
          flavour = "By morning every wall had read it.",
          look = "newspaper #c9688a" }
ability { id = "typesetters_tray", name = "Typesetter's Tray", hero = "marginalia", colour = "yellow", dice = 2,
          use = "action", effect = { recall { 1 }, dice { 1 }, draw { 1 } },
          flavour = "A heavy drawer of small possibilities.",
          look = "jigsaw-piece #c9688a" }
ability { id = "edited_footage", name = "Edited Footage", hero = "marginalia", colour = "yellow", dice = 1,
          use = "action", effect = { remove { 2, at = "any_location" } },
          flavour = "Frame by frame, there were fewer of them.",
          look = "clapperboard #c9688a" }
ability { id = "asterisk", name = "Asterisk", hero = "marginalia", colour = "yellow", dice = 2,
          when = { on { "other_tested", cost { discard { 1 } }, reroll { 3 } } },
          flavour = "* But see below.",
          look = "flower-star #c9688a" }
ability { id = "reading_lamp", name = "Reading Lamp", hero = "marginalia", colour = "yellow", dice = 1, use = "free",
          effect = { cost { discard { 1 } }, ease { 1, attribute = "all_colours" } },
          flavour = "Everything is easier in a good light.",
          look = "bed-lamp #c9688a" }
ability { id = "library_card", name = "Library Card", hero = "marginalia", colour = "yellow", dice = 2, use = "free",
          effect = { cost { discard { 2 } }, gain_special { 1 } },
          flavour = "Forty years overdue, and they let her in anyway.",
          look = "id-card #c9688a" }
ability { id = "revised_edition", name = "Revised Edition", hero = "marginalia", colour = "green", dice = 2, cost = 1,
          envelope = 1, use = "free", effect = { recall { 2 } }, flavour = "Now with everybody alive.",
          look = "cycle #94466a" }
ability { id = "open_letter", name = "Open Letter", hero = "marginalia", colour = "blue", dice = 2, cost = 1,
          envelope = 1, use = "action", effect = { draw { 2, of = "each_other" } },
          flavour = "Dear city. You are better than this. Page two.",
          look = "envelope #a3527f" }
ability { id = "red_pencil", name = "Red Pencil", hero = "marginalia", colour = "red", dice = 3, cost = 2,
          envelope = 2, when = { on { "scheme", skip { "card" } } },
          flavour = "She sighs before she uses it, which is the merciful part.",
          look = "highlighter #b5446e" }
ability { id = "the_author_steps_in", name = "The Author Steps In", hero = "marginalia", colour = "purple", dice = 3,
          cost = 3, envelope = 4, use = "action", effect = { track_back { 1 }, draw { 2 } },
          flavour = "Chapter one, she wrote again, and this time they were ready.",
          look = "quill-ink #7d2f5e" }

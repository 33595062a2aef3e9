-- Scenario Comic 5: The Final Draft.

-- Their texts are in events.lua.
local function events_of(chapter)
    local ids = {}
    for i = 1, 5 do ids[i] = chapter .. "_event_" .. i end
    return ids
end

comic { id = "final_draft", name = "The Final Draft", number = 5, jrn = 3, plots = { 3, 6, 8 },
        anarchy = { 2, 2, 2, 2 }, purple = 2, points = 5, augments = 2, allies = 2, modifiers = 2,
        win = "mastermind_defeated",
        villains = { { "sledge_marrow" }, { "mother_lull" }, { "archivist", "halvard_institute" }, { "switchboard" } },
        introduction = "Parcels, letters, labels: the green ink leads to the Halvard Institute, third basement, door "
            .. "without a number. Behind it are shelves. On the shelves stands every villain the city ever had, in "
            .. "grey folders, and what each of them would one day want. Baron Blade: a country. Anvil: a war. The "
            .. "Choir: an audience. On the desk lies one more folder, very thick. It says: Freedom Five. The lamp is "
            .. "on. 'You are early,' says the Archivist. 'Page four. But do sit down.'",
        objective = "The Archivist has written the end of the city. Beat the author before the track reaches 10.",
        victory = "The pen breaks. It makes a small sound, like a full stop. All over the city words come off the "
            .. "walls, folders fall open, and four hundred people who had been minor characters look up and wonder "
            .. "what to do with the evening. The Heroes carry the last folder up to the roof of the Tower. Nobody "
            .. "opens it. Marginalia writes one line on the cover and lets the wind have it. What does it say? 'To "
            .. "be continued.'",
        defeat = "The last line is very well written. It is about a city that had heroes once, and how quiet it was "
            .. "afterwards. But the doorman never could leave a page unturned; and on the back of it, in five "
            .. "different hands, in the dark, somebody has begun: 'Chapter one.'",
        look = "quill-ink #2f5a44" }

chapter { id = "missing_pages", name = "Missing Pages", comic = "final_draft", number = 1,
          mastermind = "guarded", objective = "villains_defeated", objective_number = 1,
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 1 } }, events = events_of("missing_pages"),
          reward_1 = { heal { 2 } }, reward_2 = { calm { 1 } },
          before = "Sledge Marrow is out. So is Mother Lull, so is Switchboard: three cells, locked, empty, and a "
              .. "library slip on each pillow. 'Returned before the due date,' reads Wraith. 'The Archivist is "
              .. "bringing the cast back.' Take one of them out of the story, and the next scene cannot be played as "
              .. "written.",
          after = "Somewhere a pen stops, crosses out a line, and stays lifted for the length of one breath.",
          look = "files #2f5a44" }
chapter { id = "evidence", name = "Evidence", comic = "final_draft", number = 2,
          mastermind = "spared", objective = "tokens_claimed", objective_number = 3, quest = "evidence",
          quest_at = { "saint_orlas_shelter", "memorial_barracks", "riverside_waterworks" },
          quest_failure = { hurt { 1 } },
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("evidence"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "Three first drafts exist, from before the Archivist learnt not to make mistakes: one under an "
              .. "altar cloth at Saint Orla's, one behind a brick with a name on it, one in a bottle in the filter "
              .. "beds. Put side by side they show the author's hand. 'And an author's hand,' says Marginalia, "
              .. "sharpening a pencil, 'can be slapped.'",
          after = "Three pages, three corrections, one mistake made three times. The Archivist cannot spell "
              .. "'mercy'.",
          look = "magnifying-glass #2f5a44" }
chapter { id = "unbound", name = "Unbound", comic = "final_draft", number = 3, flips_mastermind = 1,
          phase = { { "attack" }, { "draw", 2 }, { "scheme", 2 } }, events = events_of("unbound"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          before = "'Enough drafts.' The desk goes over. The ink runs upward: over the cuffs, the collar, the eyes. "
              .. "What stands up in the lamplight has the Archivist's spectacles and no more use for them. It writes "
              .. "with its hands now, on the walls, on the trams, on the air. Where it writes a full stop, something "
              .. "stops.",
          after = "The ink is running low. It has begun to use other things.",
          look = "burning-book #2f5a44" }
chapter { id = "last_edition", name = "Last Edition", comic = "final_draft", number = 4,
          phase = { { "attack" }, { "scheme", 2 } }, events = events_of("last_edition"),
          reward_1 = { heal { 2 } }, reward_2 = { clear {} },
          special_rules = "There is no Draw step: nobody hands you lines any more.",
          before = "The streets are black on white. Lampposts have serifs. Nobody can think of anything to say, "
              .. "because it has all been said already, two lines further up. 'Then we improvise,' says Legacy. It "
              .. "is not in the script. On the far side of the page, for the first time, something looks uncertain.",
          after = "The page turns.",
          look = "open-book #2f5a44" }

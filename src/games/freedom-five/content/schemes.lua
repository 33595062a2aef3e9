-- Scheme cards: 30, and 6 cards Justice Rules the Night. Step 1 names every Location once.

scheme { id = "lights_out_at_the_breakwater", name = "Lights Out at the Breakwater",
         steps = { { "henchman", "breakwater_station", "yellow" }, { "henchman", "paper_lane", "red" },
                   { "villain", "nightshade_heights", "green" } },
         event = "bad", effect = { place_henchman { 1, at = "random" } },
         flavour = "The harbour went dark from left to right, as if somebody were reading it." }
scheme { id = "digging_at_midnight", name = "Digging at Midnight",
         steps = { { "henchman", "quarry_park", "green" }, { "mastermind", "civic_library" },
                   { "villain", "copperline_terminus", "yellow" } },
         gives_task = 1,
         flavour = "The ducks have complained. The ducks were right." }
scheme { id = "prize_fighters_for_hire", name = "Prize Fighters for Hire",
         steps = { { "henchman", "hammer_street_gym", "yellow" }, { "henchman", "quarry_park", "green" },
                   { "villain", "ironworks_arena", "yellow" } },
         event = "good", effect = { draw { 2 } },
         flavour = "Three of them remembered who taught them to box." }
scheme { id = "wolves_in_the_soup_line", name = "Wolves in the Soup Line",
         steps = { { "henchman", "saint_orlas_shelter", "blue" }, { "mastermind", "ropewalk_docks" },
                   { "villain", "paper_lane", "green" } },
         event = "bad", effect = { discard { 1 } },
         flavour = "They took the bread, the blankets and, oddly, the ladle." }
scheme { id = "the_second_hull", name = "The Second Hull",
         steps = { { "henchman", "tidewater_shipyard", "green" }, { "bystander", "harbour_chapel" },
                   { "villain", "butchers_wharf", "blue" } },
         event = "bad", effect = { place_token { at = "random" } },
         flavour = "The tide went out and the ship stayed afloat. That was the clue." }
scheme { id = "crates_without_papers", name = "Crates Without Papers",
         steps = { { "henchman", "ropewalk_docks", "red" }, { "henchman", "belltower_row", "blue" },
                   { "henchman", "harbour_chapel", "yellow" } },
         gives_task = 1,
         flavour = "Somebody signed for them in your name." }
scheme { id = "lanterns_put_out", name = "Lanterns Put Out",
         steps = { { "henchman", "lantern_square", "red" }, { "bystander", "winter_gardens" },
                   { "villain", "breakwater_station", "yellow" } },
         event = "good", effect = { remove { 1, at = "any_location" } },
         flavour = "One by one the neighbours lit them again." }
scheme { id = "stolen_wings", name = "Stolen Wings",
         steps = { { "henchman", "ferris_field", "yellow" }, { "henchman", "breakwater_station", "red" },
                   { "henchman", "memorial_barracks", "green" } },
         event = "bad", effect = { move_villain { villain = "lesser_villain", at = "here" } },
         flavour = "They left a receipt on the windsock." }
scheme { id = "overdue_and_dangerous", name = "Overdue and Dangerous",
         steps = { { "henchman", "civic_library", "green" }, { "henchman", "nightshade_heights", "red" },
                   { "villain", "lantern_square", "red" } },
         event = "good", effect = { dismiss { at = "any_location" } },
         flavour = "The librarian kept the ticket, the thumbprint and her nerve." }
scheme { id = "a_casting_of_masks", name = "A Casting of Masks",
         steps = { { "henchman", "foundry_row", "yellow" }, { "henchman", "memorial_barracks", "blue" },
                   { "villain", "ropewalk_docks", "red" } },
         gives_task = 1,
         flavour = "Forty copper faces, and every one of them is yours." }
scheme { id = "the_smugglers_candle", name = "The Smugglers' Candle",
         steps = { { "henchman", "harbour_chapel", "red" }, { "bystander", "ironworks_arena" },
                   { "villain", "riverside_waterworks", "yellow" } },
         event = "bad", effect = { place_anarchy { 1, at = "random" } },
         flavour = "If it burns blue, the boat is in. It burned blue." }
scheme { id = "last_tram_to_nowhere", name = "Last Tram to Nowhere",
         steps = { { "henchman", "copperline_terminus", "yellow" }, { "henchman", "cobblers_rise", "yellow" },
                   { "villain", "tramway_depot", "blue" } },
         event = "good", effect = { move { 2 } },
         flavour = "The driver owed somebody a favour. Today it was you." }
scheme { id = "party_crashers", name = "Party Crashers",
         steps = { { "henchman", "nightshade_heights", "red" }, { "bystander", "tidewater_shipyard" },
                   { "henchman", "winter_gardens", "blue" } },
         gives_task = 1,
         flavour = "Black tie, white gloves, yellow dynamite." }
scheme { id = "twenty_thousand_hostages", name = "Twenty Thousand Hostages",
         steps = { { "henchman", "ironworks_arena", "yellow" }, { "mastermind", "skyline_exchange" },
                   { "villain", "consulate_hill", "green" } },
         event = "bad", effect = { place_henchman { 1, at = "each_near" } },
         flavour = "The match was already rather one-sided." }
scheme { id = "knock_at_the_front_door", name = "Knock at the Front Door",
         steps = { { "henchman", "freedom_tower", "blue" }, { "henchman", "ferris_field", "yellow" },
                   { "henchman", "high_court", "red" } },
         event = "good", effect = { heal { 1 } },
         flavour = "The doorman hit back. He had been waiting eleven years." }
scheme { id = "a_run_on_the_bank", name = "A Run on the Bank",
         steps = { { "henchman", "skyline_exchange", "red" }, { "mastermind", "saltmarsh_sanatorium" },
                   { "henchman", "market_hall", "blue" } },
         event = "bad", effect = { hurt { 1 } },
         flavour = "The bank ran first." }
scheme { id = "the_particle_escapes", name = "The Particle Escapes",
         steps = { { "henchman", "halvard_institute", "green" }, { "bystander", "copperline_terminus" },
                   { "henchman", "civic_library", "yellow" } },
         event = "good", effect = { draw { 1, of = "each_hero" } },
         flavour = "It left through the wall and was seen, briefly, being happy." }
scheme { id = "hooks_and_hatchets", name = "Hooks and Hatchets",
         steps = { { "henchman", "butchers_wharf", "green" }, { "henchman", "market_hall", "green" },
                   { "villain", "freedom_tower", "green" } },
         event = "bad", effect = { place_henchman { 1 } },
         flavour = "They wore aprons. It was not a comfort." }
scheme { id = "names_scratched_out", name = "Names Scratched Out",
         steps = { { "henchman", "memorial_barracks", "red" }, { "bystander", "cinder_stacks" },
                   { "villain", "skyline_exchange", "green" } },
         gives_task = 1,
         flavour = "You know whose name was under the first scratch." }
scheme { id = "contempt_of_court", name = "Contempt of Court",
         steps = { { "henchman", "high_court", "green" }, { "bystander", "hammer_street_gym" },
                   { "henchman", "quarry_park", "blue" } },
         event = "good", effect = { calm { 1, at = "any_location" } },
         flavour = "The judge adjourned the riot until Tuesday." }
scheme { id = "barricades_on_the_rise", name = "Barricades on the Rise",
         steps = { { "henchman", "cobblers_rise", "red" }, { "mastermind", "tramway_depot" },
                   { "villain", "cinder_stacks", "yellow" } },
         event = "bad", effect = { place_henchman { 1 } },
         flavour = "Sofas, trams, a piano. Somebody was playing it." }
scheme { id = "diplomatic_baggage", name = "Diplomatic Baggage",
         steps = { { "henchman", "consulate_hill", "red" }, { "bystander", "lantern_square" },
                   { "henchman", "hammer_street_gym", "yellow" } },
         event = "bad", effect = { place_token { at = "random" } },
         flavour = "It ticked with full immunity." }
scheme { id = "tram_9_returns", name = "Tram 9 Returns",
         steps = { { "henchman", "tramway_depot", "yellow" }, { "mastermind", "riverside_waterworks" },
                   { "henchman", "ferris_field", "green" } },
         gives_task = 1,
         flavour = "It had been cleaned. That was the worst part." }
scheme { id = "burn_the_ledgers", name = "Burn the Ledgers",
         steps = { { "henchman", "paper_lane", "green" }, { "henchman", "foundry_row", "green" },
                   { "villain", "halvard_institute", "blue" } },
         event = "good", effect = { gain_special { 1 } },
         flavour = "The clerk ran out of the smoke with the only page that mattered." }
scheme { id = "fish_and_firebombs", name = "Fish and Firebombs",
         steps = { { "henchman", "market_hall", "blue" }, { "mastermind", "butchers_wharf" },
                   { "villain", "saltmarsh_sanatorium", "red" } },
         event = "bad", effect = { hurt { 1 } },
         flavour = "The haddock was blameless throughout." }
scheme { id = "frost_on_the_inside", name = "Frost on the Inside",
         steps = { { "henchman", "winter_gardens", "blue" }, { "bystander", "consulate_hill" },
                   { "villain", "cobblers_rise", "blue" } },
         event = "good", effect = { strip { 2, villain = "any_villain" } },
         flavour = "Even hired muscle has its melting point." }
scheme { id = "the_chimneys_smoke_again", name = "The Chimneys Smoke Again",
         steps = { { "henchman", "cinder_stacks", "green" }, { "mastermind", "saint_orlas_shelter" },
                   { "villain", "foundry_row", "red" } },
         event = "bad", effect = { advance { 1 } },
         flavour = "Nobody lit them. Nobody lives there. Nobody is very busy." }
scheme { id = "who_rings_at_this_hour", name = "Who Rings at This Hour?",
         steps = { { "henchman", "belltower_row", "blue" }, { "mastermind", "freedom_tower" },
                   { "villain", "tidewater_shipyard", "blue" } },
         gives_task = 1,
         flavour = "Three strokes at a quarter past. Somebody wants you awake." }
scheme { id = "something_in_the_pipes", name = "Something in the Pipes",
         steps = { { "henchman", "riverside_waterworks", "blue" }, { "bystander", "high_court" },
                   { "villain", "saint_orlas_shelter", "red" } },
         event = "good", effect = { place_bystander { at = "here" }, draw { 1 } },
         flavour = "A plumber climbed out with a rather good map." }
scheme { id = "visiting_hours_are_over", name = "Visiting Hours Are Over",
         steps = { { "henchman", "saltmarsh_sanatorium", "blue" }, { "mastermind", "halvard_institute" },
                   { "henchman", "belltower_row", "red" } },
         gives_task = 1,
         flavour = "The visitors' book has one name too many." }

justice_rules { id = "justice_rules_1", name = "Justice Rules the Night",
                flavour = "A lamp goes on in every window of Lantern Square." }
justice_rules { id = "justice_rules_2", name = "Justice Rules the Night",
                flavour = "The sirens stop, one street at a time." }
justice_rules { id = "justice_rules_3", name = "Justice Rules the Night",
                flavour = "The villains wait for the signal. Somebody has taken the signal home." }
justice_rules { id = "justice_rules_4", name = "Justice Rules the Night",
                flavour = "For one night the only footsteps on the roofs are friendly." }
justice_rules { id = "justice_rules_5", name = "Justice Rules the Night",
                flavour = "The papers call it luck. The papers have never met the night shift." }
justice_rules { id = "justice_rules_6", name = "Justice Rules the Night",
                flavour = "Somewhere a getaway car does not start." }

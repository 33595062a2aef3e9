-- Mastermind Events: five for each Chapter, each a test of its own colour; failures are harder from Chapter 2 on.

-- The fifth is of the colour of the Mastermind; `master` = "hero": there is none, and the Hero chooses before the roll.
local function events(chapter, n, said, master)
    local ground = { "#3f7f52", "#b5443a", "#3f6aa8", "#c4942c", "#6b3a86" }
    local colour = { "green", "red", "blue", "yellow", "mastermind" }
    local success = { { draw { 2 } }, { heal { 1 } }, { refresh { 1 } }, { gain_special { 1 } }, { track_back { 1 } } }
    local failure = { { discard { n } }, { hurt { n } }, { place_henchman { n, colour = "blue" } },
                      { place_anarchy { 1, colour = "yellow" } }, { advance { 1 } } }
    for i = 1, 5 do
        event { id = chapter .. "_event_" .. i, name = said[i][1], flavour = said[i][2], colour = colour[i], dice = 3,
                successes = 2, success = success[i], failure = failure[i], look = said[i][3] .. " " .. ground[i],
                hero_chooses = i == 5 and master == "hero" and 1 or 0 }
    end
end

-- Diplomatic Immunity
events("nine_flags", 1, {
    { "A Passport for Nobody", "The photograph is of a keyhole. Somebody has signed it.", "passport" },
    { "The Door Guard", "Two metres of uniform with a very small man inside, pulling levers.", "chest-armor" },
    { "Voices Under the Grating", "They are counting. They have been counting for days.", "conversation" },
    { "The Ticking Cable", "Cut the red one. They are all red; he is that sort of man.", "unlit-bomb" },
    { "The Baron's Card", "'Regrets,' it says, in gold. It does not say for what.", "envelope" } })
events("cellar_door", 2, {
    { "The Land Registry", "On this map the Tower stands on a hinge.", "compass" },
    { "Press Room", "Not newspapers. Walls. They have begun to move.", "brick-wall" },
    { "The Orchestra of the Deep", "If the oboe stops, so does the air.", "musical-notes" },
    { "Counterweights", "Each weighs as much as a tram. Each is a tram.", "weight" },
    { "The Great Lever", "It goes up, it goes down, and it is stuck in between.", "detonator" } })

-- The Anvil Strikes
events("smoke_signals", 1, {
    { "Order of Battle", "Page two is about you, and is not unkind.", "chess-knight" },
    { "Sentry in Plate", "He says nothing. He clanks significantly.", "metal-plate" },
    { "The Drummer Boy", "Nine years old, and cannot be made to stop.", "gong" },
    { "Field Telephone", "A polite voice asks you to hold the line. The line is sparking.", "phone" },
    { "The General's Wager", "Heads, she withdraws a company. Tails, she sends one.", "two-coins" } })
events("marching_orders", 2, {
    { "Cipher of the Day", "Today it is a laundry list. Four socks means cavalry.", "key" },
    { "Ambush at the Statue", "The statue of the unknown soldier steps down and introduces itself.", "portrait" },
    { "Roll Call", "They answer for the dead as well.", "checklist" },
    { "Ammunition Cart", "The mule is the only one who knows the way, and is thinking about it.", "ammo-box" },
    { "The Fourth Envelope", "Addressed to you. By rank, by name, and by the name of your first dog.", "envelope" } })
events("hammer_and_gate", 2, {
    { "The Quartermaster's Books", "Forty wheels, thirty-nine nails. Find the one.", "black-book" },
    { "Under the Hammer", "Push. No, up.", "hammer-drop" },
    { "The Old Regiment", "They sing one verse, and wait to hear whether you know the second.", "rally-the-troops" },
    { "Boiler Thirteen", "The needle left the dial some time ago.", "steam" },
    { "Parley", "She offers tea. The table stands on a mine. The tea is excellent.", "coffee-cup" } })

-- Four of a Kind
events("page_nine", 1, {
    { "The Compositor", "He remembers every word, and none of the face.", "newspaper" },
    { "Scissors", "Long ones. The line on the map goes through where you stand.", "plain-dagger" },
    { "The Other Applicants", "They did not get the job. They took it badly.", "three-friends" },
    { "Dead Letter Office", "One of the parcels is for you. One of the parcels is warm.", "folded-paper" },
    { "A Quarter Each", "What would you do with yours? Think about something else, quickly.",
      "jigsaw-piece" } }, "hero")
events("four_quarters", 2, {
    { "Toll of Memories", "What did you have for breakfast? You may pass.", "hourglass" },
    { "Toll of Noses", "They do take cards, but they hit you with the machine.", "fist" },
    { "The Border Lullaby", "Half the queue is asleep on its feet, and marching.", "moon" },
    { "Exchange Closed", "All calls are being recorded, cut up, and played back to your mother.", "plug" },
    { "The Fifth Map", "It shows the whole city, in green, and is already coloured in.", "compass" } }, "hero")
events("house_rules", 2, {
    { "The Small Print", "In case of arrest the applicant was never born.", "scroll-unfurled" },
    { "An Inch Taller", "The door frame was in the way. So was the house.", "entry-door" },
    { "Four Anthems", "They are all the same tune. It is a nursery rhyme. You know the last line.", "flying-flag" },
    { "The Green Bottle", "Shake well. Stand back.", "wine-glass" },
    { "The Dealer's Chair", "Empty, still warm, and facing you.", "poker-hand" } }, "hero")

-- The Silent Choir
events("note_too_low", 1, {
    { "The Score", "No notes. Only rests, very close together.", "musical-notes" },
    { "The Rocking Crowd", "A thousand shoulders, left, right. You are in the way, left, right.", "three-friends" },
    { "Empty Hood", "Look in, and it is your own voice that comes out.", "hood" },
    { "The Tuning Peg", "One quarter turn. Not that way.", "tune-pitch" },
    { "First Soprano", "She holds the note. Hold it longer.", "sonic-shout" } })
events("tower_sings", 2, {
    { "The Forty-First Floor", "The plans show forty. Somebody has been living in between.", "elevator" },
    { "Steel Rain", "Rivets, warm, in B flat.", "falling-rocks" },
    { "The Doorman's List", "One name is not ticked. He went back in for the cat.", "checklist" },
    { "Scaffold Dance", "Third plank from the left. Trust the foreman.", "ladders-platform" },
    { "The Keystone", "If it hums, it holds. If it holds its breath, jump.", "stone-block" } })
events("encore", 2, {
    { "Upside Down", "Read from the bottom, and it is almost kind.", "cycle" },
    { "Wall of Sound", "It has a door. It has a doorman. He is not ours.", "sound-waves" },
    { "Nine Against One", "Sing. It need not be good. It need only be yours.", "all-for-one" },
    { "The Prompter's Box", "A gramophone, a horn, and a needle the length of an arm.", "megaphone" },
    { "The Tenth Voice", "There was always room for one more. It knows your name.", "public-speaker" } })

-- The Final Draft
events("missing_pages", 1, {
    { "The Card Index", "You are under H. See also: Hubris.", "files" },
    { "Moving Shelves", "They move towards the centre. You are the centre.", "book-pile" },
    { "The Reading Room", "Everybody in it is reading aloud, very softly, about you.", "open-book" },
    { "Pneumatic Post", "The capsule says 'Urgent'. It says it in a small, scared voice.", "ticket" },
    { "Author's Note", "'Here they fail.' There is room in the margin.", "quill-ink" } })
events("evidence", 2, {
    { "First Draft", "In this one you are the villain. The argument is annoyingly good.", "pencil" },
    { "Hostile Witness", "He swears on a stack of Bibles, then throws it.", "gavel" },
    { "The Confession Box", "Somebody has confessed to everything. In your handwriting.", "prayer" },
    { "The Developing Tray", "The picture comes up slowly. It is of the next five minutes.", "photo-camera" },
    { "Cross-Examination", "And where were you on the night of tomorrow?", "magnifying-glass" } })
events("unbound", 2, {
    { "Full Stop", "It rolls down the hill towards you, the size of a tram.", "rock" },
    { "Run-On Sentence", "It goes on and on and has hooks and it is coming round the corner and", "knot" },
    { "Struck from the Record", "Whom were we just speaking of? Hold on to the name.", "cross-mark" },
    { "Blotting Paper", "A square mile of it. Take cover.", "papers" },
    { "The Last Drop", "It is looking for a vein. Not necessarily its own.", "water-drop" } })
events("last_edition", 2, {
    { "Ad Lib", "Say something it would never have written.", "chat-bubble" },
    { "Deadline", "It is a real line. It is moving.", "stopwatch" },
    { "The Readers", "Faces at every window, holding their breath. Do not look at the last page.", "eye-target" },
    { "Stop Press", "Pull the lever. Both hands. Mind the headline.", "newspaper" },
    { "To Be Continued", "Two words too many, says the Archivist. Prove it.", "fast-arrow" } })

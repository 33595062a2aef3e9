-- The 18 rooms on their 9 two-sided tiles. A picture shows cells of two letters with walls between them:
--   a. blue Space of Area a    ag green    ap purple    a1 orange, of task 1    ac where the captive is held
--   +1 Reinforcement Space for 1 or more Heroes    ## solid    -- and | walls, a gap in an outer side its opening

entrance { id = "hangar", name = "Hangar", tile = 1,
       picture = [[
+--+--+  +--+--+
|a. a. ag b. b.|
+  +--+  +  +--+
|a.|##|ag b.|##|
+--+--+  +--+--+
 c. c. cg|dg d. 
+  +--+  +  +  +
|c.|##|eg d. d.|
+--+--+  +  +--+
|##|e. e. e.|##|
+--+--+  +--+--+
]],
       flavour = "One rocket plane, fuelled. One parking ticket, unpaid." }

entrance { id = "sewer_grate", name = "Sewer Grate", tile = 1,
       picture = [[
+--+--+  +--+--+
|##|a. a. a.|##|
+--+--+--+  +--+
|b. b.|##|c. c.|
+  +  +--+  +  +
 b. bg dg cg c. 
+--+  +  +  +--+
|##|dg dg d.|##|
+--+  +--+--+  +
|e. e. e. e.|##|
+--+--+  +--+--+
]],
       flavour = "Capes are dry-clean only. Nobody ever thinks of the capes." }

control_room { id = "command_deck", name = "Command Deck", tile = 2,
       picture = [[
+--+--+  +--+--+
|ap a. a. b. bp|
+  +--+  +--+  +
|ap|##|a.|##|bp|
+  +--+  +--+--+
 c. c. d. d. d. 
+  +--+  +--+  +
|cp|##|d.|##|ep|
+  +--+  +--+  +
|cp e. e. ep e.|
+--+--+  +--+--+
]],
       flavour = "Three hundred switches, and he labelled every one of them MINE." }

control_room { id = "eyrie", name = "Eyrie", tile = 2,
       picture = [[
+--+--+  +--+--+
|##|ap a. ap|##|
+--+  +  +  +--+
|bp b. d. c. cp|
+  +  +  +  +  +
 b. b.|d.|c. c. 
+  +  +  +  +  +
|bp ep d. ep cp|
+--+  +  +  +--+
|##|e. e. e.|##|
+--+--+  +--+--+
]],
       flavour = "From here you can see the whole country. He would like the rest, too." }

objective { id = "missile_silo", name = "Missile Silo", tile = 3,
       picture = [[
+--+--+  +--+--+
|+1|a. a. a. +2|
+  +--+  +  +--+
|b. b. a1 a.|##|
+  +  +--+  +--+
 b. b1|##|c1 c. 
+--+  +--+  +  +
|##|d. d1 c. c.|
+--+  +  +--+  +
|+3 d. d. d.|+4|
+--+--+  +--+--+
]],
       tokens = 4, what = "missile",
       tasks = { { stats = { "mental" }, dice = 4, heroes = 1, success = "resolve" } },
       activated = { assail { 3, dice = "combat" } },
       flavour = "Each one has a name painted on it. They are the names of capital cities." }

trap { id = "gun_gallery", name = "Gun Gallery", tile = 3,
       picture = [[
+--+--+  +--+--+
|+1 a. a. b. +2|
+--+  +--+  +  +
|##|a.|##|b1 b.|
+--+  +--+  +--+
 c. c. c. d. d. 
+--+  +--+  +--+
|e. e1|##|d.|##|
+  +  +--+  +--+
|+3 e. e. d. +4|
+--+--+  +--+--+
]],
       tasks = { { stats = { "attack" }, dice = 4, heroes = 1, success = "switch_off" } },
       activated = { assail { 4, dice = "combat" } },
       flavour = "The portraits on the wall have very small barrels for eyes." }

objective { id = "holding_cells", name = "Holding Cells", tile = 4,
       picture = [[
+--+--+  +--+--+
|+1 a. a. b. +2|
+  +  +--+  +  +
|a. a.|##|b. b.|
+--+  +--+  +  +
 c. c. c. d. d. 
+--+  +--+  +  +
|##|e1 ec d1 d.|
+--+  +  +--+  +
|+3 e. e.|##|+4|
+--+--+  +--+--+
]],
       tokens = 1, what = "captive", captive = 1,
       tasks = { { stats = { "attack", "mental" }, dice = 4, heroes = 1, success = "free_captive" } },
       activated = { reinforce { 2 } },
       flavour = "She has scratched five days into the wall, and a rather good likeness of the Doktor being hit by a train." }

trap { id = "gas_vents", name = "Gas Vents", tile = 4,
       picture = [[
+--+--+  +--+--+
|+3|a. a.|+1 b.|
+  +  +--+--+  +
|c. a1|d.|##|b.|
+  +  +  +--+  +
 c. c. d. b1 b. 
+  +--+  +--+--+
|+2|##|d.|##|+4|
+--+--+  +--+  +
|e. e. e. e. e.|
+--+--+  +--+--+
]],
       tasks = { { stats = { "mental" }, dice = 4, heroes = 1, success = "switch_off" } },
       activated = { peril { 3, stat = "mental_and_heroes" } },
       flavour = "It smells of violets. That is how you know you have three seconds." }

objective { id = "reactor", name = "Reactor", tile = 5,
       picture = [[
+--+--+  +--+--+
|a. a. a. a.|+2|
+  +--+--+  +  +
|a1|## ##|b. b.|
+  +--+  +  +  +
 c. +1|##|b2 b. 
+  +  +--+--+  +
|c. c. d.|+4 e.|
+  +  +  +  +  +
|+3|d3 d. e. e.|
+--+--+  +--+--+
]],
       tokens = 3, what = "valve", separate = 1,
       tasks = { { stats = { "attack", "mental" }, dice = 3, heroes = 1, success = "resolve" },
       { stats = { "attack", "mental" }, dice = 3, heroes = 1, success = "resolve" },
       { stats = { "attack", "mental" }, dice = 3, heroes = 1, success = "resolve" } },
       activated = { peril { 3, stat = "mental_and_heroes" } },
       flavour = "The needle says DANGER. Beyond DANGER somebody has pencilled in TUESDAY." }

trap { id = "magnetic_floor", name = "Magnetic Floor", tile = 5,
       picture = [[
+--+--+  +--+--+
|+1 a. a. b. +2|
+  +  +--+  +  +
|a. a.|##|b. b.|
+  +  +--+  +  +
 c. c. c. d. d. 
+  +  +--+  +  +
|e. e.|##|d. d1|
+  +  +--+--+  +
|+3 e1 e.|##|+4|
+--+--+  +--+--+
]],
       tasks = { { stats = { "mental" }, dice = 4, heroes = 1, success = "switch_off" } },
       activated = { token { -1, stat = "speed" } },
       flavour = "Everybody who owns a belt buckle regrets it here." }

objective { id = "mind_transmitter", name = "Mind Transmitter", tile = 6,
       picture = [[
+--+--+  +--+--+
|a1 a. a. b. b.|
+  +--+  +--+  +
|a.|##|+1|##|b.|
+  +--+--+--+  +
 c. c. c. d. d. 
+  +--+  +  +  +
|+2|##|e.|+3 d.|
+  +--+  +--+--+
|+4 e. e. e. e2|
+--+--+  +--+--+
]],
       tokens = 2, what = "mast", separate = 1,
       tasks = { { stats = { "attack" }, dice = 5, heroes = 1, success = "resolve" },
       { stats = { "attack" }, dice = 5, heroes = 1, success = "resolve" } },
       activated = { token { -1, stat = "speed", of = "any_hero" } },
       each_turn = { token { -1, stat = "mental" } },
       flavour = "OBEY, say the loudspeakers, and then, after a pause: PLEASE HOLD." }

trap { id = "robot_foundry", name = "Robot Foundry", tile = 6,
       picture = [[
+--+--+  +--+--+
|+1|a. a. a. +2|
+  +--+  +--+--+
|b. b. b1|## ##|
+--+--+  +--+--+
 c. c. c. c. c. 
+--+--+--+--+  +
|##|d. d. d1 d.|
+--+  +--+--+  +
|+3 e. e. e.|+4|
+--+--+  +--+--+
]],
       tasks = { { stats = { "attack" }, dice = 5, heroes = 1, success = "switch_off" } },
       activated = { reinforce { 2 } },
       flavour = "NO ACCIDENTS SINCE: NEVER. WE ARE ROBOTS." }

trap { id = "laser_grid", name = "Laser Grid", tile = 7,
       picture = [[
+--+--+  +--+--+
|+4|a. a.|+1 b.|
+  +  +  +--+  +
|d. a. c.|##|b.|
+  +  +  +--+  +
 d. d1|c. b. b. 
+  +--+  +--+  +
|d.|##|c.|##|+3|
+  +--+  +--+--+
|+2|e. e. e. e.|
+--+--+  +--+--+
]],
       tasks = { { stats = { "mental" }, dice = 5, success = "switch_off" } },
       activated = { peril { 2, stat = "speed" } },
       flavour = "Red beams, ankle high, knee high, and one for people who think they are clever." }

trap { id = "barracks", name = "Barracks", tile = 7,
       picture = [[
+--+--+  +--+--+
|+1 a. a. a. +2|
+--+--+  +--+--+
|##|b. b. b.|##|
+--+  +  +  +--+
 c. c. b. d. d. 
+  +--+  +--+  +
|c.|##|e1|##|d.|
+  +--+  +--+  +
|+3|e. e. e.|+4|
+--+--+  +--+--+
]],
       tasks = { { stats = { "attack" }, dice = 5, heroes = 1, success = "switch_off" } },
       activated = { reinforce { { per = "heroes" } } },
       flavour = "Robots do not sleep. The bunks are for morale." }

trap { id = "live_wires", name = "Live Wires", tile = 8,
       picture = [[
+--+--+  +--+--+
|a. a. a. b. +1|
+  +--+--+  +  +
|a.|## ##|b. b.|
+  +--+--+--+  +
 c. c.|d. d. b. 
+  +  +--+  +  +
|+2 c.|##|d1|+3|
+--+  +--+  +  +
|e. e. e. e. +4|
+--+--+  +--+--+
]],
       tasks = { { stats = { "mental" }, dice = 4, success = "switch_off" } },
       activated = { assail { 3, dice = "power", of = "hero_here" } },
       flavour = "The sign says HIGH VOLTAGE. Underneath, in another hand: KISS IT." }

trap { id = "cold_store", name = "Cold Store", tile = 8,
       picture = [[
+--+--+  +--+--+
|+1|a. a. a. +2|
+  +--+  +--+--+
|b.|##|a.|##|c.|
+  +--+  +--+  +
 b. b. d. c. c. 
+  +--+  +--+  +
|b1|##|d.|##|c.|
+--+--+  +--+  +
|+3 d. d. d.|+4|
+--+--+  +--+--+
]],
       tasks = { { stats = { "attack" }, dice = 4, success = "switch_off" } },
       activated = { token { -1, stat = "defense" } },
       flavour = "Forty below, and the peas are arranged by rank." }

trap { id = "teleport_chamber", name = "Teleport Chamber", tile = 9,
       picture = [[
+--+--+  +--+--+
|##|a. a. a.|+1|
+--+  +  +  +  +
|b. b.|+2|c. c.|
+  +  +--+  +  +
 b. d. d. d1 c. 
+  +--+  +--+  +
|+3|e. e. e. c.|
+--+  +  +  +--+
|##|e. e. +4|##|
+--+--+  +--+--+
]],
       tasks = { { stats = { "mental" }, dice = 5, heroes = 1, success = "switch_off" } },
       activated = { choose { { swap {} }, { place { of = "hero_here", at = "entrance" } } } },
       flavour = "Please keep your elbows inside the booth. Please keep them inside you." }

trap { id = "guard_post", name = "Guard Post", tile = 9,
       picture = [[
+--+--+  +--+--+
|a. a. a. a. +1|
+  +--+--+--+  +
|a.|##|b.|##|+2|
+  +--+  +--+  +
 c. c. b. b1|d. 
+  +  +--+  +  +
|+3 c.|##|e. d.|
+  +  +--+  +  +
|+4 c. e. e. d.|
+--+--+  +--+--+
]],
       tasks = { { stats = { "attack" }, dice = 4, heroes = 1, success = "switch_off" } },
       activated = { march {} },
       flavour = "Halt! Who goes there? Answer in binary." }

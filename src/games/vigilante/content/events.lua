-- events.lua: the 30 Event tokens: each type once with each die number.

for n = 1, 6 do
    event { id = "jailbreak_" .. n, name = "Jailbreak", type = "jailbreak", number = n, look = "breaking-chain #c7472f" }
end
for n = 1, 6 do
    event { id = "firefight_" .. n, name = "Firefight", type = "firefight", number = n, look = "revolver #a06a1c" }
end
for n = 1, 6 do
    event { id = "hacking_" .. n, name = "Hacking", type = "hacking", number = n, look = "laptop #41669c" }
end
for n = 1, 6 do
    event { id = "loot_crate_" .. n, name = "Loot Crate", type = "loot_crate", number = n, look = "cargo-crate #5d7c34" }
end
for n = 1, 6 do
    event { id = "paramedic_" .. n, name = "Paramedic", type = "paramedic", number = n, look = "hospital-cross #a83f61" }
end

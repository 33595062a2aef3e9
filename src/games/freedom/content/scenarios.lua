-- scenarios.lua: the game, and the same with a last Turn for test runs (FR-323).

scenario { id = "rebellion", name = "The Rebellion", ja = "反乱", look = "rally-the-troops #b3402a" }
scenario { id = "short_war", name = "The Short War", ja = "短期戦", limit = 10, look = "sands-of-time #9a7a3a" }

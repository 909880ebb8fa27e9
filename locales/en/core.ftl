# What the contract of all games says.
core-unknown-end = The game will end, and everything will be counted.

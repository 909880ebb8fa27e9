cli-games-players = { $fewest } to { $most } players
cli-games-default-follows = follows from the other options

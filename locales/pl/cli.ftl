cli-games-players = od { $fewest } do { $most } graczy
cli-games-default-follows = wynika z pozostałych opcji

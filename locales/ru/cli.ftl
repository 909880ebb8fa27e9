cli-games-players = от { $fewest } до { $most } игроков
cli-games-default-follows = следует из остальных настроек

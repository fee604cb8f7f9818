strength-duel = Wins { $share }% against { $rival } (2 players, measured)
strength-table = Wins { $share }% against { $others } rivals like { $rival } (measured; equals would win { $even }%)
strength-team = Wins { $share }% with a partner of its kind against two like { $rival } (measured)
strength-chance = Wins { $share }% against rivals who play by chance ({ $seats } players, measured)

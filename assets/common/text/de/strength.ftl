strength-duel = Gewinnt { $share } % gegen { $rival } (zu zweit, gemessen)
strength-table = Gewinnt { $share } % gegen { $others } Gegner wie { $rival } (gemessen; gleich Starke kämen auf { $even } %)
strength-team = Gewinnt { $share } % mit einem Partner von seiner Art gegen zwei wie { $rival } (gemessen)
strength-chance = Gewinnt { $share } % gegen den blinden Zufall ({ $seats } am Tisch, gemessen)

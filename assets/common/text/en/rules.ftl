rules-heading = Rules
rules-search = Search
rules-found = { $number } of { $count }
rules-before = The place before
rules-next = The next place
rules-none = Not found
rules-damaged = { $file } is missing or damaged. Please install Herotable again.

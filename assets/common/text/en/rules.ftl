### The rules pages.

rules-heading = Rules
rules-search = Search
rules-found = { $number } of { $count }
rules-before = Previous result
rules-next = Next result
rules-none = Not found
rules-damaged = { $file } is missing or damaged. Please reinstall Herotable.

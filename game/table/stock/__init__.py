"""Stock pieces that all tables share: panels, seat heads, the turn strip."""

akropolis-prospect-star = One more star
akropolis-prospect-value = One more of value
akropolis-prospect-covered = Covered, its stars count no more
akropolis-prospect-closed = With all six spaces around it built on
akropolis-prospect-quarry = Covered, it brings a Stone

akropolis-prospect-star = Une étoile de plus
akropolis-prospect-value = Un de valeur en plus
akropolis-prospect-covered = Recouverte, ses étoiles ne comptent plus
akropolis-prospect-closed = Une fois les six cases voisines bâties
akropolis-prospect-quarry = Recouverte, elle rapporte une Pierre

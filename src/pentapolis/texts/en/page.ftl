# The page: everything around the boards.

page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show the whole board

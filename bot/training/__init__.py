"""Training of networks by self-play, with numpy: `piazza train`."""

# The playground.
playground-ready = The playground is open: { $url }
playground-how = Open the address in a browser, type /table new, and play. The menu at the top switches between the people in the channel. Ctrl+C ends it.
playground-intro = Welcome to the playground. Type `/table new` and choose the game, add a computer player with a click, and press **Start**.

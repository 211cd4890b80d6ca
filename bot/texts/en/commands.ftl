# Names and descriptions of /table, /hand and /rules and their options, as Discord shows them; those of other commands
# are with their features.
# Names: small letters, no spaces, at most 32; descriptions: at most 100 characters.

command-table = table
command-table-description = Open, join and manage tables
command-table-new = new
command-table-new-description = Open a table in this channel
option-table-new-game = game
option-table-new-game-description = Which game (default: this channel’s or your latest)
option-table-new-seats = seats
option-table-new-seats-description = How many seats (default: the game’s maximum)
option-table-new-language = language
option-table-new-language-description = Language of the table (default: the server’s or yours)
option-table-new-open-hands = open_hands
option-table-new-open-hands-description = Whether everyone sees all hands (default: no)
command-table-join = join
command-table-join-description = Join this channel’s table
command-table-leave = leave
command-table-leave-description = Leave the table before the game starts
command-table-computer = computer
command-table-computer-description = Add, replace or remove a computer player
option-table-computer-action = action
option-table-computer-action-description = Add, replace or remove
option-table-computer-level = level
option-table-computer-level-description = How strong it is
command-table-start = start
command-table-start-description = Start the game
command-table-show = show
command-table-show-description = Show the current board (only you see it)
option-table-show-text = text
option-table-show-text-description = Everything in words, without a picture
option-table-show-player = player
option-table-show-player-description = One player’s board, large
command-table-log = log
command-table-log-description = Read all moves of this game
command-table-undo = undo
command-table-undo-description = Take back your latest move, or ask the others to agree
command-table-abandon = abandon
command-table-abandon-description = Host: abandon the table for everyone, without a result
command-table-export = export
command-table-export-description = Get the record of a finished game as a file
command-hand = hand
command-hand-description = Show your hand (only you see it); in a DM, all your hands
command-rules = rules
command-rules-description = Read the rules of a game
option-rules-game = game
option-rules-game-description = Which game (default: this channel’s or your latest)
option-rules-chapter = chapter
option-rules-chapter-description = Which chapter

choice-computer-add = add
choice-computer-remove = remove
choice-language-en = English
choice-language-de = Deutsch

-- Where people have shared how they did: one message for an answer and a channel, sent in response to an interaction.
-- As long as the message is NULL, it is unknown whether Discord has it.
CREATE TABLE puzzle_cards (
    user INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    interaction INTEGER NOT NULL,
    message INTEGER,
    PRIMARY KEY (user, day, puzzle, channel)
) WITHOUT ROWID;

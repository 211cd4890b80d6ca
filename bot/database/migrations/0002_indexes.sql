-- So that what is asked at every move and click costs the same however many games there have been.

CREATE INDEX games_of_channel ON games (channel, id);

CREATE INDEX outbox_votes ON outbox (game) WHERE kind = 'vote';

-- Indexes, so that the queries of every move and click take the same time however many games there have been.

CREATE INDEX games_of_channel ON games (channel, id);

CREATE INDEX outbox_votes ON outbox (game) WHERE kind = 'vote';

-- Tables whose server is gone: asked for at every start, once for each server.
CREATE INDEX lost_tables ON tables (guild) WHERE gone = 'server';

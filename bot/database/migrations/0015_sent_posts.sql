-- Messages that were sent, by table, newest last: a recap looks for the newest one at every click.
CREATE INDEX outbox_sent ON outbox (table_id, id) WHERE status = 'sent';

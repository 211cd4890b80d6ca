-- The notices that a direct message tells: those of several tables may be told by one.
CREATE INDEX outbox_told ON outbox (message) WHERE kind = 'notice' AND status = 'sent';

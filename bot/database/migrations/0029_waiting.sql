-- What waits for a time is moved on by the time that the bot was away, however many games there have been.
CREATE INDEX questions_due ON questions (due) WHERE due IS NOT NULL;
CREATE INDEX invitations ON tables (status, id) WHERE status = 'invitation';

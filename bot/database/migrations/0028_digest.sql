-- When people who want one message a day get it, in minutes after midnight; NULL for those who are called singly.
ALTER TABLE people ADD COLUMN digest INTEGER;

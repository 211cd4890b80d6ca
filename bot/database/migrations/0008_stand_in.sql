-- The computer player that acts for who is absent or has conceded; without one it is the strongest that decides quickly.

ALTER TABLE games ADD COLUMN stand_in TEXT;

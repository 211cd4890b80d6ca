-- The computer player that acts for anyone absent or conceded; without one, the strongest that decides quickly.

ALTER TABLE games ADD COLUMN stand_in TEXT;

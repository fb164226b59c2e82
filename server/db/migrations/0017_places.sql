-- Until when a place of the round stands for somebody who has begun, while they are silent; null for none: then they need one to go on.
-- Whoever began before this step has none, and gets one when they come back, if there is one.
ALTER TABLE respondent ADD COLUMN held_until timestamp(3) with time zone;
-- Since when a person has said of whoever has begun that they do not count; null while they do.
ALTER TABLE respondent ADD COLUMN uncounted_at timestamp(3) with time zone;
CREATE INDEX respondent_held ON respondent (company_id, held_until) WHERE held_until IS NOT NULL;
-- What a company's plan is counted by, in all its rounds.
CREATE INDEX respondent_finished ON respondent (company_id, finished_at) WHERE finished_at IS NOT NULL;
-- The challenge that whoever came by an open link has answered: none is answered twice.
ALTER TABLE respondent ADD COLUMN challenge text;
CREATE INDEX respondent_by_challenge ON respondent (company_id, challenge) WHERE challenge IS NOT NULL;

-- Whether the transcript of an interview tells no contact that was left in it. A server of before wrote them down: such transcripts are
-- looked at once.
ALTER TABLE respondent ADD COLUMN contacts_hidden boolean NOT NULL DEFAULT false;
CREATE INDEX respondent_contacts_told ON respondent (company_id, id) WHERE NOT contacts_hidden AND filed_at IS NOT NULL;

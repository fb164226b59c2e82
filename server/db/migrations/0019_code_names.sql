-- Whether the study knows them by their code name alone. A server of before wrote the contact's name into the participant: such
-- interviews are looked at once.
ALTER TABLE respondent ADD COLUMN code_named boolean NOT NULL DEFAULT false;
CREATE INDEX respondent_named ON respondent (company_id, id) WHERE NOT code_named AND filed_at IS NOT NULL AND contact_id IS NOT NULL;

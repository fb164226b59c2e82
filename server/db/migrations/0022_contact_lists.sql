-- Keys of contacts may repeat between lists that were imported before: a person is told by list and key.
ALTER TABLE respondent DROP CONSTRAINT respondent_of_contact;
ALTER TABLE respondent ADD CONSTRAINT respondent_of_contact UNIQUE (company_id, round_id, list_id, contact_id);
-- As which participant their interview stands in the studies; null before it does. A server of before filed it under the contact's key.
ALTER TABLE respondent ADD COLUMN participant_id text;

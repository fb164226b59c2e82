-- Prints of the addresses by which a contact was invited, as JSON: who refused is known by them when the contact has been erased and is
-- imported again; no address. Null for who came by an open link, and where an older server has invited.
ALTER TABLE respondent ADD COLUMN address_prints text;

-- What was said is kept for the term that was promised when somebody agreed; then only what is counted stands.
ALTER TABLE respondent ADD COLUMN keeps_months integer;
ALTER TABLE respondent ADD COLUMN erased_at timestamp(3) with time zone;
CREATE INDEX respondent_to_erase ON respondent (last_at) WHERE began_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX respondent_erased_files ON respondent (erased_at) WHERE erased_at IS NOT NULL AND files <> '[]';

-- Whoever erases sees who has said something.
CREATE POLICY of_retention ON respondent FOR SELECT
  USING (began_at IS NOT NULL AND current_setting('orientir.fieldwork', true) = 'on');

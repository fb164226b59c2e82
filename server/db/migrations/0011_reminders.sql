CREATE INDEX respondent_to_remind ON respondent (remind_at) WHERE remind_at IS NOT NULL;

-- Whoever reminds sees who is to be reminded.
CREATE POLICY of_reminding ON respondent FOR SELECT
  USING (remind_at IS NOT NULL AND current_setting('orientir.fieldwork', true) = 'on');

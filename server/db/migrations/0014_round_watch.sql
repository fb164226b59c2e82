-- What was told of a round that goes on by itself, so that each thing is told once, whichever server looks; and when to look again.
CREATE TABLE round_watch (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  round_id text NOT NULL,
  told text NOT NULL,
  begun_by text NOT NULL,
  ended_by text NOT NULL,
  look_at timestamp(3) with time zone,
  PRIMARY KEY (company_id, round_id)
);
CREATE INDEX round_watch_due ON round_watch (look_at) WHERE look_at IS NOT NULL;

ALTER TABLE round_watch ENABLE ROW LEVEL SECURITY;
ALTER TABLE round_watch FORCE ROW LEVEL SECURITY;
CREATE POLICY of_company ON round_watch USING (company_id = current_setting('orientir.company', true));
-- Whoever looks after rounds sees which are to be looked at.
CREATE POLICY of_fieldwork ON round_watch FOR SELECT
  USING (look_at IS NOT NULL AND current_setting('orientir.fieldwork', true) = 'on');

-- Since when somebody who began is taken to have left, with what they said kept in the study; null while they talk.
ALTER TABLE respondent ADD COLUMN left_at timestamp(3) with time zone;

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON round_watch TO orientir_app;
  END IF;
END
$$;

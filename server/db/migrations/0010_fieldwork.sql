-- Somebody who is asked in a round of interviews, and all that they have said. Their words stand here while they talk; once they are through,
-- the study's records tell them, too.
CREATE TABLE respondent (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  id text NOT NULL,
  round_id text NOT NULL,
  list_id text,
  contact_id text,
  link_id text,
  code_name text NOT NULL,
  segment text NOT NULL,
  token_hash text NOT NULL CONSTRAINT respondent_token UNIQUE,
  channel text CHECK (channel IN ('web', 'telegram')),
  state text NOT NULL CHECK (state IN ('invited', 'opened', 'began', 'finished', 'stopped', 'declined', 'withdrawn')),
  script text,
  conversation text NOT NULL,
  trail text NOT NULL,
  files text NOT NULL,
  version integer NOT NULL,
  invited_at timestamp(3) with time zone NOT NULL,
  opened_at timestamp(3) with time zone,
  began_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  reminded integer NOT NULL,
  remind_at timestamp(3) with time zone,
  paid double precision NOT NULL,
  paid_on text,
  due_at timestamp(3) with time zone,
  tries integer NOT NULL,
  filed_at timestamp(3) with time zone,
  PRIMARY KEY (company_id, id),
  CONSTRAINT respondent_of_contact UNIQUE (company_id, round_id, contact_id)
);
CREATE INDEX respondent_of_round ON respondent (company_id, round_id, invited_at, id);
CREATE INDEX respondent_due ON respondent (due_at) WHERE due_at IS NOT NULL;

-- Which answers came when: the feed of a round is read by it. The words stand with the respondent alone.
CREATE TABLE answer (
  company_id text NOT NULL,
  respondent_id text NOT NULL,
  id text NOT NULL,
  round_id text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  PRIMARY KEY (company_id, respondent_id, id),
  -- Not of the company: whoever writes one holds the respondent, and must not wait for the company behind it.
  FOREIGN KEY (company_id, respondent_id) REFERENCES respondent ON DELETE CASCADE
);
CREATE INDEX answer_of_round ON answer (company_id, round_id, at, respondent_id, id);

-- An address by which anybody may be asked in a round: one for each way.
CREATE TABLE round_link (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  id text NOT NULL,
  round_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('open', 'widget')),
  token_hash text NOT NULL CONSTRAINT round_link_token UNIQUE,
  created_by text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT round_link_of_round UNIQUE (company_id, round_id, kind)
);

-- What is given for an interview: each code to one respondent.
CREATE TABLE incentive_code (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  round_id text NOT NULL,
  code text NOT NULL,
  respondent_id text,
  given_at timestamp(3) with time zone,
  PRIMARY KEY (company_id, round_id, code),
  CONSTRAINT incentive_code_of_respondent UNIQUE (company_id, round_id, respondent_id)
);

ALTER TABLE respondent ENABLE ROW LEVEL SECURITY;
ALTER TABLE respondent FORCE ROW LEVEL SECURITY;
ALTER TABLE answer ENABLE ROW LEVEL SECURITY;
ALTER TABLE answer FORCE ROW LEVEL SECURITY;
ALTER TABLE round_link ENABLE ROW LEVEL SECURITY;
ALTER TABLE round_link FORCE ROW LEVEL SECURITY;
ALTER TABLE incentive_code ENABLE ROW LEVEL SECURITY;
ALTER TABLE incentive_code FORCE ROW LEVEL SECURITY;

CREATE POLICY of_company ON respondent USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON answer USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON round_link USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON incentive_code USING (company_id = current_setting('orientir.company', true));
-- Whoever has a token finds by it which company and which respondent it is of; all else is asked of that company.
CREATE POLICY of_token ON respondent FOR SELECT USING (token_hash = current_setting('orientir.link', true));
CREATE POLICY of_token ON round_link FOR SELECT USING (token_hash = current_setting('orientir.link', true));
-- Whoever brings what was said into the studies sees for whom there is something to do.
CREATE POLICY of_fieldwork ON respondent FOR SELECT
  USING (due_at IS NOT NULL AND current_setting('orientir.fieldwork', true) = 'on');

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON respondent, answer, round_link, incentive_code TO orientir_app;
  END IF;
END
$$;

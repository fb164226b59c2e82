-- What concerns somebody, in the order in which it came.
CREATE TABLE notice (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  person_id text NOT NULL REFERENCES person ON DELETE CASCADE,
  id text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  why text NOT NULL,
  by_person text NOT NULL,
  kind text NOT NULL,
  record_id text NOT NULL,
  subject text NOT NULL,
  part text,
  read_at timestamp(3) with time zone,
  mailed_at timestamp(3) with time zone,
  PRIMARY KEY (company_id, person_id, id)
);
CREATE INDEX notice_by_at ON notice (company_id, person_id, at, id);
CREATE INDEX notice_unread ON notice (person_id, company_id) WHERE read_at IS NULL;
CREATE INDEX notice_unmailed ON notice (at) WHERE read_at IS NULL AND mailed_at IS NULL;
CREATE INDEX notice_of_record ON notice (company_id, kind, record_id);

-- Who has spoken in a thread: a reply concerns them.
CREATE TABLE thread_voice (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  thread_id text NOT NULL,
  member_id text NOT NULL,
  PRIMARY KEY (company_id, thread_id, member_id)
);

-- What somebody hears nothing of any more.
CREATE TABLE muted (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  person_id text NOT NULL REFERENCES person ON DELETE CASCADE,
  subject text NOT NULL,
  PRIMARY KEY (company_id, person_id, subject)
);

-- What somebody wants to hear of at all, and when letters tell of it.
CREATE TABLE inbox_choice (
  person_id text PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  mail text NOT NULL CHECK (mail IN ('now', 'daily', 'never')),
  off text NOT NULL,
  told_at timestamp(3) with time zone
);

ALTER TABLE notice ENABLE ROW LEVEL SECURITY;
ALTER TABLE notice FORCE ROW LEVEL SECURITY;
ALTER TABLE thread_voice ENABLE ROW LEVEL SECURITY;
ALTER TABLE thread_voice FORCE ROW LEVEL SECURITY;
ALTER TABLE muted ENABLE ROW LEVEL SECURITY;
ALTER TABLE muted FORCE ROW LEVEL SECURITY;

CREATE POLICY of_company ON notice USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON thread_voice USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON muted USING (company_id = current_setting('orientir.company', true));
-- Somebody counts what they have not read in all of their companies; whoever writes the letters of it sees whom to write to.
CREATE POLICY of_person ON notice FOR SELECT USING (person_id = current_setting('orientir.person', true));
CREATE POLICY of_mail ON notice FOR SELECT USING (current_setting('orientir.mail', true) = 'on');

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON notice, thread_voice, muted, inbox_choice TO orientir_app;
  END IF;
END
$$;

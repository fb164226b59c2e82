-- Which member record of the company a person is: what colleagues see of them, and what their role is read from. Null while the
-- company is on its way up.
ALTER TABLE membership ADD COLUMN member_id text;
CREATE UNIQUE INDEX membership_by_member ON membership (company_id, member_id);

-- Who was taken out of a company: whoever is put back gets their access back with it.
CREATE TABLE former_member (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  member_id text NOT NULL,
  person_id text NOT NULL REFERENCES person ON DELETE CASCADE,
  link_id text,
  ended_at timestamp(3) with time zone NOT NULL,
  PRIMARY KEY (company_id, member_id)
);

-- Letters on their way out, written in the transaction that causes them. What they say is forgotten once they are gone.
CREATE TABLE letter (
  id text PRIMARY KEY,
  company_id text REFERENCES company ON DELETE CASCADE,
  purpose text NOT NULL,
  about text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  words text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'bounced')),
  tries integer NOT NULL,
  next_at timestamp(3) with time zone NOT NULL,
  until timestamp(3) with time zone NOT NULL,
  reason text,
  created_at timestamp(3) with time zone NOT NULL,
  done_at timestamp(3) with time zone
);
CREATE INDEX letter_by_state ON letter (state, next_at);
CREATE INDEX letter_by_company ON letter (company_id);

-- Ways in for one address each, used once. There is one for a member record: asked again, it is another.
CREATE TABLE invitation (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  member_id text NOT NULL,
  email text NOT NULL,
  token_hash text NOT NULL CONSTRAINT invitation_token UNIQUE,
  invited_by text NOT NULL,
  letter_id text,
  created_at timestamp(3) with time zone NOT NULL,
  until timestamp(3) with time zone NOT NULL,
  accepted_at timestamp(3) with time zone,
  accepted_by text,
  PRIMARY KEY (company_id, member_id)
);
CREATE INDEX invitation_by_email ON invitation (email);

ALTER TABLE former_member ENABLE ROW LEVEL SECURITY;
ALTER TABLE former_member FORCE ROW LEVEL SECURITY;
ALTER TABLE letter ENABLE ROW LEVEL SECURITY;
ALTER TABLE letter FORCE ROW LEVEL SECURITY;
ALTER TABLE invitation ENABLE ROW LEVEL SECURITY;
ALTER TABLE invitation FORCE ROW LEVEL SECURITY;

CREATE POLICY of_company ON former_member USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON letter USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON invitation USING (company_id = current_setting('orientir.company', true));
-- Who has an invitation's token sees that invitation.
CREATE POLICY of_token ON invitation FOR SELECT USING (token_hash = current_setting('orientir.link', true));
CREATE POLICY of_sign_in ON invitation FOR SELECT USING (current_setting('orientir.sign_in', true) = 'on');
-- A letter that lets somebody in belongs to no company. Whoever carries letters sees all.
CREATE POLICY of_nobody ON letter FOR INSERT WITH CHECK (company_id IS NULL);
CREATE POLICY of_mail ON letter USING (current_setting('orientir.mail', true) = 'on');

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON former_member, letter, invitation TO orientir_app;
  END IF;
END
$$;

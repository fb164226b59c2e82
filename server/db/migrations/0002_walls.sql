-- The second wall: a query that forgets its company sees nothing of another one. Each transaction says with set_config which
-- company, person or link it is about; without, nothing is seen. FORCE, because the server owns its tables.

ALTER TABLE company ENABLE ROW LEVEL SECURITY;
ALTER TABLE company FORCE ROW LEVEL SECURITY;
ALTER TABLE record ENABLE ROW LEVEL SECURITY;
ALTER TABLE record FORCE ROW LEVEL SECURITY;
ALTER TABLE change ENABLE ROW LEVEL SECURITY;
ALTER TABLE change FORCE ROW LEVEL SECURITY;
ALTER TABLE file ENABLE ROW LEVEL SECURITY;
ALTER TABLE file FORCE ROW LEVEL SECURITY;
ALTER TABLE membership ENABLE ROW LEVEL SECURITY;
ALTER TABLE membership FORCE ROW LEVEL SECURITY;
ALTER TABLE link ENABLE ROW LEVEL SECURITY;
ALTER TABLE link FORCE ROW LEVEL SECURITY;
ALTER TABLE erasure ENABLE ROW LEVEL SECURITY;
ALTER TABLE erasure FORCE ROW LEVEL SECURITY;

CREATE POLICY of_company ON record USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON change USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON file USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON erasure USING (company_id = current_setting('orientir.company', true));

-- A person sees where they are a member; only somebody who acts for the company changes that.
CREATE POLICY of_company ON membership USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_person ON membership FOR SELECT USING (person_id = current_setting('orientir.person', true));
CREATE POLICY of_company ON company USING (id = current_setting('orientir.company', true));
CREATE POLICY of_person ON company FOR SELECT USING (
  EXISTS (
    SELECT 1 FROM membership
    WHERE membership.company_id = company.id AND membership.person_id = current_setting('orientir.person', true)
  )
);

-- Who has a link's token sees that link; the links of the server's owner belong to no company.
CREATE POLICY of_company ON link USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_token ON link FOR SELECT USING (token_hash = current_setting('orientir.link', true));
CREATE POLICY of_host ON link
  USING (company_id IS NULL AND current_setting('orientir.host', true) = 'on');

-- A superuser passes every policy, and the embedded database knows no other user: there each transaction takes this role. Where
-- the server's user may make no roles it is none who passes policies either.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    CREATE ROLE orientir_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION
  WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN NULL;
END
$$;

DO $$
BEGIN
  EXECUTE format('GRANT orientir_app TO %I', current_user);
EXCEPTION
  WHEN OTHERS THEN NULL;
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO orientir_app', current_schema());
    GRANT SELECT, INSERT, UPDATE, DELETE
      ON company, record, change, file, person, session, membership, link, erasure TO orientir_app;
  END IF;
END
$$;

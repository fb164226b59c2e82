CREATE TABLE outward (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  id text NOT NULL,
  token_hash text NOT NULL CONSTRAINT outward_token UNIQUE,
  kind text NOT NULL,
  record_id text NOT NULL,
  title text NOT NULL,
  document text,
  hides boolean NOT NULL,
  created_by text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  shown_at timestamp(3) with time zone NOT NULL,
  until timestamp(3) with time zone NOT NULL,
  opened integer NOT NULL,
  PRIMARY KEY (company_id, id)
);

ALTER TABLE outward ENABLE ROW LEVEL SECURITY;
ALTER TABLE outward FORCE ROW LEVEL SECURITY;

-- Whoever has a page's token sees that page, and nothing else of its company.
CREATE POLICY of_company ON outward USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_token ON outward FOR SELECT USING (token_hash = current_setting('orientir.link', true));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON outward TO orientir_app;
  END IF;
END
$$;

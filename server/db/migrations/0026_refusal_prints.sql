-- Prints of the addresses of contacts that are gone: they had refused, or the person was forgotten. Whoever imports one again learns of
-- it, and nobody is invited by them; no address. Of which contact they are, so that one that is put back speaks for itself.
CREATE TABLE refusal_print (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  list_id text NOT NULL,
  contact_id text NOT NULL,
  print text NOT NULL,
  day text NOT NULL,
  PRIMARY KEY (company_id, list_id, contact_id, print)
);

ALTER TABLE refusal_print ENABLE ROW LEVEL SECURITY;
ALTER TABLE refusal_print FORCE ROW LEVEL SECURITY;
CREATE POLICY of_company ON refusal_print USING (company_id = current_setting('orientir.company', true));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON refusal_print TO orientir_app;
  END IF;
END
$$;

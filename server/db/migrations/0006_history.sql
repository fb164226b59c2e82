-- The history of a record: what each commit wrote over stands beside what it wrote, and a record's commits are found by its name
-- alone. The list of names in `change` cannot serve for that: row-level security keeps an array's index from being used.

ALTER TABLE change ADD COLUMN former text;
-- When the server took it: an offline commit is as old as its device says, and is news all the same.
ALTER TABLE change ADD COLUMN taken_at timestamp(3) with time zone NOT NULL DEFAULT now();

CREATE TABLE touched (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  kind text NOT NULL,
  id text NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (company_id, kind, id, seq)
);

-- What stands in the log already. Its policies hold for the owner of the tables, too, who here is about no company: lifted until the end.
ALTER TABLE change NO FORCE ROW LEVEL SECURITY;
ALTER TABLE company NO FORCE ROW LEVEL SECURITY;
UPDATE change SET taken_at = at;
INSERT INTO touched (company_id, kind, id, seq)
  SELECT DISTINCT company_id, left(name, strpos(name, '/') - 1), substr(name, strpos(name, '/') + 1), seq
  FROM change, unnest(names) AS name WHERE seq IS NOT NULL;
ALTER TABLE change FORCE ROW LEVEL SECURITY;
ALTER TABLE company FORCE ROW LEVEL SECURITY;

DROP INDEX change_by_name;
CREATE INDEX change_by_taking ON change (company_id, taken_at);

-- Filled by the database itself: so it is right after a backup of before, and while a server of before still takes commits.
CREATE FUNCTION note_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched (company_id, kind, id, seq)
    SELECT DISTINCT added.company_id, left(name, strpos(name, '/') - 1), substr(name, strpos(name, '/') + 1), added.seq
    FROM added, unnest(added.names) AS name WHERE added.seq IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_touched AFTER INSERT ON change
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_touched();

-- What owners are shown of who let whom in, took what out and erased what.
CREATE TABLE audit (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  id text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  actor text,
  action text NOT NULL,
  subject text NOT NULL,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX audit_by_at ON audit (company_id, at, id);

ALTER TABLE touched ENABLE ROW LEVEL SECURITY;
ALTER TABLE touched FORCE ROW LEVEL SECURITY;
ALTER TABLE audit ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit FORCE ROW LEVEL SECURITY;
CREATE POLICY of_company ON touched USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON audit USING (company_id = current_setting('orientir.company', true));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON touched, audit TO orientir_app;
  END IF;
END
$$;

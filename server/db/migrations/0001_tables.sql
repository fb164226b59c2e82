CREATE TABLE company (
  id text PRIMARY KEY,
  name text NOT NULL,
  seq bigint NOT NULL,
  records integer NOT NULL,
  bytes bigint NOT NULL,
  is_uploading boolean NOT NULL,
  created_by text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE record (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  kind text NOT NULL,
  id text NOT NULL,
  body text NOT NULL,
  bytes integer NOT NULL,
  seq bigint NOT NULL,
  changed_by text NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  PRIMARY KEY (company_id, kind, id)
);
CREATE INDEX record_by_seq ON record (company_id, seq);

CREATE TABLE change (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  commit_id text NOT NULL,
  seq bigint,
  actor text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  ops text,
  names text[] NOT NULL,
  refused text,
  PRIMARY KEY (company_id, commit_id)
);
CREATE UNIQUE INDEX change_by_seq ON change (company_id, seq);
CREATE INDEX change_by_name ON change USING gin (names);

CREATE TABLE file (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  sha256 text NOT NULL,
  bytes bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  PRIMARY KEY (company_id, sha256)
);

CREATE TABLE person (
  id text PRIMARY KEY,
  name text NOT NULL,
  is_host boolean NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE session (
  token_hash text PRIMARY KEY,
  person_id text NOT NULL REFERENCES person ON DELETE CASCADE,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE membership (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  person_id text NOT NULL REFERENCES person ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('Viewer', 'Researcher', 'Admin', 'Owner')),
  link_id text,
  created_at timestamp(3) with time zone NOT NULL,
  PRIMARY KEY (company_id, person_id)
);
CREATE INDEX membership_by_person ON membership (person_id);

CREATE TABLE link (
  id text PRIMARY KEY,
  company_id text REFERENCES company ON DELETE CASCADE,
  token_hash text NOT NULL CONSTRAINT link_token UNIQUE,
  role text,
  created_by text,
  created_at timestamp(3) with time zone NOT NULL,
  until timestamp(3) with time zone NOT NULL
);
CREATE INDEX link_by_company ON link (company_id);

CREATE TABLE erasure (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  kind text NOT NULL,
  id text NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (company_id, kind, id)
);
CREATE INDEX erasure_by_seq ON erasure (company_id, seq);

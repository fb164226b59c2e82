-- Who somebody is, as better-auth keeps it. A person may have no address: they came by a link.

ALTER TABLE person ALTER COLUMN is_host SET DEFAULT false;
ALTER TABLE person ADD COLUMN email text CONSTRAINT person_email UNIQUE CHECK (email = lower(email));
ALTER TABLE person ADD COLUMN email_verified boolean NOT NULL DEFAULT false;
ALTER TABLE person ADD COLUMN image text;
ALTER TABLE person ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false;
ALTER TABLE person ADD COLUMN updated_at timestamp(3) with time zone NOT NULL DEFAULT now();

-- Servers of before go on writing sessions of theirs; nobody is let in by one, for their cookies are not signed.
ALTER TABLE session ADD COLUMN id text NOT NULL CONSTRAINT session_id UNIQUE DEFAULT gen_random_uuid()::text;
ALTER TABLE session ADD COLUMN updated_at timestamp(3) with time zone NOT NULL DEFAULT now();
ALTER TABLE session ADD COLUMN ip_address text;
ALTER TABLE session ADD COLUMN user_agent text;
CREATE INDEX session_by_person ON session (person_id);

CREATE TABLE account (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES person ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp(3) with time zone,
  refresh_token_expires_at timestamp(3) with time zone,
  scope text,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT account_of_provider UNIQUE (provider_id, account_id)
);
CREATE INDEX account_by_person ON account (person_id);

CREATE TABLE verification (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL
);
CREATE INDEX verification_by_identifier ON verification (identifier);
CREATE INDEX verification_by_expiry ON verification (expires_at);

CREATE TABLE passkey (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES person ON DELETE CASCADE,
  name text,
  credential_id text NOT NULL CONSTRAINT passkey_credential UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamp(3) with time zone
);
CREATE INDEX passkey_by_person ON passkey (person_id);

CREATE TABLE two_factor (
  id text PRIMARY KEY,
  person_id text NOT NULL CONSTRAINT two_factor_person UNIQUE REFERENCES person ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamp(3) with time zone
);

-- What servers on this database must agree on.
CREATE TABLE server_mark (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Proofs of who somebody is are seen by the way in alone: no query about a company, a person or a link finds them.
ALTER TABLE account ENABLE ROW LEVEL SECURITY;
ALTER TABLE account FORCE ROW LEVEL SECURITY;
ALTER TABLE verification ENABLE ROW LEVEL SECURITY;
ALTER TABLE verification FORCE ROW LEVEL SECURITY;
ALTER TABLE passkey ENABLE ROW LEVEL SECURITY;
ALTER TABLE passkey FORCE ROW LEVEL SECURITY;
ALTER TABLE two_factor ENABLE ROW LEVEL SECURITY;
ALTER TABLE two_factor FORCE ROW LEVEL SECURITY;

CREATE POLICY of_sign_in ON account USING (current_setting('orientir.sign_in', true) = 'on');
CREATE POLICY of_sign_in ON verification USING (current_setting('orientir.sign_in', true) = 'on');
CREATE POLICY of_sign_in ON passkey USING (current_setting('orientir.sign_in', true) = 'on');
CREATE POLICY of_sign_in ON two_factor USING (current_setting('orientir.sign_in', true) = 'on');

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON account, verification, passkey, two_factor, server_mark TO orientir_app;
  END IF;
END
$$;

-- A company's own model. Its key lets whoever has it spend the company's money: it stands here sealed with the server's secret, and
-- nowhere else. format and streams: what it was found to be able to do at that address, under that name.
CREATE TABLE model (
  company_id text NOT NULL PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('openai', 'gigachat')),
  address text NOT NULL,
  name text NOT NULL,
  key text NOT NULL,
  budget_tokens double precision,
  budget_roubles double precision,
  price_in double precision,
  price_out double precision,
  format text CHECK (format IN ('json_schema', 'json_object', 'text')),
  streams boolean NOT NULL,
  problem text,
  checked_at timestamp(3) with time zone NOT NULL
);

-- What a company's questions to models have taken in a month. Its row is locked while one is let through: two servers count as one.
-- cost: millionths of a rouble.
CREATE TABLE model_month (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  month text NOT NULL,
  tokens_in bigint NOT NULL,
  tokens_out bigint NOT NULL,
  cost bigint NOT NULL,
  is_priced boolean NOT NULL,
  PRIMARY KEY (company_id, month)
);

-- Each question to a model: what it was for and what it took, without a word of it. While it is under way (settled_at is null) it holds
-- what it may take at most; a server that fell in the middle holds it for some minutes.
CREATE TABLE model_call (
  company_id text NOT NULL REFERENCES company ON DELETE CASCADE,
  id text NOT NULL,
  month text NOT NULL,
  task text NOT NULL,
  model text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  settled_at timestamp(3) with time zone,
  outcome text NOT NULL,
  tokens_in bigint NOT NULL,
  tokens_out bigint NOT NULL,
  cost bigint NOT NULL,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX model_call_open ON model_call (company_id, at) WHERE settled_at IS NULL;

ALTER TABLE model ENABLE ROW LEVEL SECURITY;
ALTER TABLE model FORCE ROW LEVEL SECURITY;
ALTER TABLE model_month ENABLE ROW LEVEL SECURITY;
ALTER TABLE model_month FORCE ROW LEVEL SECURITY;
ALTER TABLE model_call ENABLE ROW LEVEL SECURITY;
ALTER TABLE model_call FORCE ROW LEVEL SECURITY;

CREATE POLICY of_company ON model USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON model_month USING (company_id = current_setting('orientir.company', true));
CREATE POLICY of_company ON model_call USING (company_id = current_setting('orientir.company', true));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON model, model_month, model_call TO orientir_app;
  END IF;
END
$$;

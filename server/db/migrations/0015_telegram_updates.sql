-- Which updates of a bot were taken: each counts once, in whatever order and however often Telegram brings them. Nothing of whom they are.
CREATE TABLE telegram_update (
  company_id text NOT NULL REFERENCES bot ON DELETE CASCADE,
  bot_id text NOT NULL,
  update_id bigint NOT NULL,
  taken_at timestamp(3) with time zone NOT NULL,
  PRIMARY KEY (company_id, bot_id, update_id)
);

ALTER TABLE telegram_update ENABLE ROW LEVEL SECURITY;
ALTER TABLE telegram_update FORCE ROW LEVEL SECURITY;

CREATE POLICY of_company ON telegram_update USING (company_id = current_setting('orientir.company', true));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'orientir_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON telegram_update TO orientir_app;
  END IF;
END
$$;

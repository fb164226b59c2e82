-- Lookups of one record or commit by its key must not take these indexes instead, and read everything of its company: where the
-- statistics are older than the company, the database expects one row of it, and all indexes cost the same. As partial indexes they serve
-- only what names the column that they order by.
DROP INDEX record_by_seq;
CREATE INDEX record_by_seq ON record (company_id, seq) WHERE seq > 0;
DROP INDEX change_by_seq;
CREATE UNIQUE INDEX change_by_seq ON change (company_id, seq) WHERE seq IS NOT NULL;
DROP INDEX change_by_taking;
CREATE INDEX change_by_taking ON change (company_id, taken_at) WHERE taken_at > '-infinity';

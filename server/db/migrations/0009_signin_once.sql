-- A code of an authenticator lets in once: the step of time of the last one that did. And when a passkey let in last.
ALTER TABLE two_factor ADD COLUMN used_step bigint;
ALTER TABLE passkey ADD COLUMN used_at timestamp(3) with time zone;

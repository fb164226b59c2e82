-- Where the reader of a letter is written to no more, for their mail program; '' for none. It lets its reader in, as the letter does.
ALTER TABLE letter ADD COLUMN unsubscribe text NOT NULL DEFAULT '';
